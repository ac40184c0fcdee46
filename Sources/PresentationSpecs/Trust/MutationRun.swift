import PresentationRules

/// What came of one small fault put into the rules.
public struct MutantResult: Sendable {
  /// What became of it.
  public enum Fate: Sendable {
    /// A row fails with it.
    case killed
    /// No answer is another one.
    case equivalent
    /// It only takes possible sequences away, which no pattern can notice.
    case onlyNarrows
    /// Some answer differs, and no row notices.
    case survived(Difference)
    /// No row notices, and nobody can say whether one could: in no world to depth three is anything different.
    case undecided
  }

  /// The fault.
  public let mutant: Mutant
  /// What became of it.
  public let fate: Fate
  /// A row that would kill it, of one that survived; nil where none was found.
  public var row: WitnessRow?
  /// Where it might show, of one that is undecided; nil if it would take too much effort to say.
  public var difference: Difference?
}

/// Puts faults into the rules one by one and looks which of them the specs notice.
public struct MutationRun: Sendable {
  /// What became of each mutant, in the order of the rule base.
  public private(set) var results: [MutantResult] = []
  /// How long it took, in seconds.
  public private(set) var seconds = 0.0

  /// Which mutants are tried.
  public enum Scope: Sendable {
    /// Every kind of change.
    case everything
    /// Each piece of knowledge left out.
    case dropping
  }

  /// Tries the mutants on all cores; each on no more rows than can reach it.
  ///
  /// - Parameters:
  ///   - suite: the rows, all of which pass with the rules as they are.
  ///   - rules: the rules that faults are put into.
  ///   - universe: which situations count.
  ///   - scope: which mutants are tried.
  ///   - progress: is told how many mutants are done, of how many.
  public init(
    of suite: SpecSuite, rules: RuleBase = .uiKit, in universe: Universe = .uiKit, _ scope: Scope = .everything,
    progress: (Int, Int) -> Void = { _, _ in }
  ) async throws(AnalysisFailure) {
    let start = FileSystem.seconds
    let mutants = rules.mutants.filter { scope == .everything || $0.change == .dropped }
    let reach = await Self.reach(of: suite, rules)
    let judge = try MutantJudge(rules, in: universe)
    let search = WitnessSearch(rules: rules)
    let size = 20
    let chunks = stride(from: 0, to: mutants.count, by: size).map { $0..<min($0 + size, mutants.count) }
    var found = [[MutantResult]](repeating: [], count: chunks.count)
    await withTaskGroup(of: (Int, [MutantResult]).self) { group in
      var next = 0
      var done = 0
      func start() {
        guard next < chunks.count else { return }
        let number = next
        next += 1
        group.addTask {
          var judge = judge
          return (number, chunks[number].map { Self.result(of: mutants[$0], suite, reach, rules, &judge, search) })
        }
      }
      for _ in 0..<CoverageRun.parts { start() }
      while let (number, results) = await group.next() {
        found[number] = results
        done += results.count
        progress(done, mutants.count)
        start()
      }
    }
    results = found.flatMap { $0 }
    seconds = FileSystem.seconds - start
  }

  /// What each row reaches.
  private static func reach(of suite: SpecSuite, _ rules: RuleBase) async -> [Coverage] {
    var reach = [Coverage](repeating: Coverage(of: rules), count: suite.rows.count)
    await withTaskGroup(of: [(Int, Coverage)].self) { group in
      for part in 0..<CoverageRun.parts {
        group.addTask {
          let tracer = RowTracer(rules: rules)
          return suite.rows.indices.filter { $0 % CoverageRun.parts == part }.map { index in
            let row = suite.rows[index]
            return (index, tracer.coverage(of: row.scenario.index, in: row.prepared))
          }
        }
      }
      for await part in group {
        for (index, coverage) in part { reach[index] = coverage }
      }
    }
    return reach
  }

  private static func result(
    of mutant: Mutant, _ suite: SpecSuite, _ reach: [Coverage], _ rules: RuleBase, _ judge: inout MutantJudge,
    _ search: WitnessSearch
  ) -> MutantResult {
    let mutated = rules.mutated(by: mutant)
    for index in suite.rows.indices where reach[index].isReached(by: mutant) {
      if !suite.rows[index].passes(with: mutated) { return MutantResult(mutant: mutant, fate: .killed) }
    }
    if mutant.onlyNarrows { return MutantResult(mutant: mutant, fate: .onlyNarrows) }
    return survivor(mutant, mutated, &judge, search)
  }

  /// The most differences of one mutant for which a row is looked for.
  private static let differenceLimit = 4

  /// What becomes of a mutant that no row notices.
  private static func survivor(
    _ mutant: Mutant, _ mutated: RuleBase, _ judge: inout MutantJudge, _ search: WitnessSearch
  ) -> MutantResult {
    var known: Set<Difference.Subject> = []
    var first: Difference?
    /// A difference that nothing but what somebody says leads to.
    var sayable: Difference?
    while known.count < differenceLimit {
      guard case .different(let difference) = judge.judge(mutant, besides: known) else { break }
      if let row = search.row(for: difference, with: mutated) {
        return MutantResult(mutant: mutant, fate: .survived(difference), row: row)
      }
      known.insert(difference.subject)
      first = first ?? difference
      if sayable == nil, !search.restsOnTheWorld(difference) { sayable = difference }
    }
    if let sayable { return MutantResult(mutant: mutant, fate: .survived(sayable)) }
    if let first { return MutantResult(mutant: mutant, fate: .undecided, difference: first) }
    switch judge.judge(mutant) {
    case .equivalent: return MutantResult(mutant: mutant, fate: .equivalent)
    default: return MutantResult(mutant: mutant, fate: .undecided)
    }
  }
}

// MARK: - Figures and text

extension MutationRun {
  /// The mutants that a row notices.
  public var killed: Int { results.count { if case .killed = $0.fate { true } else { false } } }

  /// The mutants that count: neither equivalent nor merely narrower.
  public var counted: Int {
    results.count {
      switch $0.fate {
      case .killed, .survived, .undecided: true
      case .equivalent, .onlyNarrows: false
      }
    }
  }

  /// The share of the mutants that count that a row notices, in percent.
  public var percent: Double { counted == 0 ? 100 : Double(killed) * 100 / Double(counted) }

  /// The mutants that nobody can tell from the rules, and that no row notices.
  public var undecided: Int { results.count { if case .undecided = $0.fate { true } else { false } } }

  /// The survivors, each with a row that would kill it, then those that are undecided, then the figures.
  public func text(rules: RuleBase = .uiKit) -> String {
    var text = ""
    for result in results {
      guard case .survived(let difference) = result.fate else { continue }
      text += "survived: \(result.mutant.id): \(result.mutant.description)\n"
      text += "  " + Self.text(of: difference, rules) + "\n"
      if let row = result.row {
        text += "  it fails this row:\n\n\(row.markdown)\n"
      } else {
        text += "  no row was found that it fails\n"
      }
    }
    for result in results {
      guard case .undecided = result.fate else { continue }
      text += "undecided: \(result.mutant.id): \(result.mutant.description)\n"
      if let difference = result.difference {
        text += "  no world to depth three shows that \(Self.text(of: difference, rules))\n"
      }
    }
    let seconds = Int((self.seconds * 10).rounded())
    text += "\(killed) of \(counted) mutants killed (\(CoverageRun.rounded(percent)) %), "
    if undecided > 0 { text += "\(undecided) undecided, which count as not killed, " }
    text += "\(results.count - counted) equivalent or merely narrower, \(seconds / 10).\(seconds % 10) s\n"
    return text
  }

  private static func text(of difference: Difference, _ rules: RuleBase) -> String {
    let situation = rules.description(of: difference.situation)
    switch difference.subject {
    case .part(let id): return "whether \(id) counts differs with \(situation)"
    case .variable(let id):
      let variable = rules.variables[id.index]
      if difference.isOnlyConfidence {
        let names = Confidence.allCases.map { $0.name }
        return
          "the confidence of \(variable.name) is \(names[difference.before]), not \(names[difference.after]), with \(situation)"
      }
      let names = variable.domain.valueNames
      return "\(variable.name) is \(names[difference.before]), not \(names[difference.after]), with \(situation)"
    }
  }
}
