import PresentationRules

/// Which rows of some specs reach which rules and facts.
public struct RowPlaces: Sendable {
  /// Where a row stands.
  public struct Place: Hashable, Sendable {
    /// The file, as it is shown.
    public let file: String
    /// The line of the row.
    public let line: Int
    /// Whether the row fails without the piece; nil if that was not tried.
    public var isTelling: Bool?
  }

  /// The rows that reach each piece, by its name, in the order of the files.
  public private(set) var places: [String: [Place]] = [:]
  /// What is wrong with the specs, a problem each.
  public private(set) var problems: [String] = []

  /// Plays all rows below the paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders of specs.
  ///   - index: the knowledge that is asked about.
  ///   - ids: the pieces that are asked about; all if it is empty. Of those that are named, each row is tried without
  ///     the piece as well, and rows that fail come first.
  public init(in paths: [String], of index: KnowledgeIndex, only ids: Set<String> = []) {
    let rules = index.rules
    let dropped = Dictionary(
      rules.mutants.filter { $0.change == .dropped }.map { ($0.part, $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = index.pieces.filter { ids.isEmpty || ids.contains($0.id) }
    let without =
      ids.isEmpty
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: wanted.compactMap { piece in
          dropped[piece.part].map { (piece.id, Checker(rules: rules.mutated(by: $0))) }
        })
    let base = BaseSituation(rules: rules)
    let tracer = RowTracer(rules: rules)
    var feeder = SpecFeeder(paths: paths)
    var found: [SpecProblem] = []
    while let work = feeder.next() {
      for item in work {
        guard case .rows(let rows) = item else {
          if case .problems(let problems) = item { found += problems }
          continue
        }
        for scenario in ScenarioRows.scenarios(of: rows, problems: &found) {
          let prepared = Preparation.prepare(scenario, of: rows.table, base: base, problems: &found)
          guard !prepared.isEmpty else { continue }
          for number in scenario.indices {
            let coverage = tracer.coverage(of: number, in: prepared)
            let place = Place(file: rows.table.source.file, line: scenario[number].line)
            for piece in wanted where Self.isReached(piece, coverage, dropped) {
              var place = place
              if let checker = without[piece.id] {
                place.isTelling = true
                if case .passed = checker.outcome(of: number, in: prepared) { place.isTelling = false }
              }
              places[piece.id, default: []].append(place)
            }
          }
        }
      }
    }
    for id in without.keys {
      let all = places[id] ?? []
      places[id] = all.filter { $0.isTelling == true } + all.filter { $0.isTelling != true }
    }
    found += feeder.problems + feeder.foldersWithoutSpecs
    problems = found.map { $0.description }
  }

  private static func isReached(
    _ piece: KnowledgePiece, _ coverage: Coverage, _ dropped: [Mutant.Part: Mutant]
  ) -> Bool {
    switch piece.part {
    case .rule(let decision, let rule): return coverage.hasFired(decision: decision, rule: rule)
    case .lateInput, .lostInput, .frozenInput:
      // They leave no trace; whether a row needs one shows only without it.
      return false
    default: return dropped[piece.part].map { coverage.isReached(by: $0) } ?? false
    }
  }
}
