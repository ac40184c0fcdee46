import PresentationRules

/// Everything about one rule, emission or fact.
public struct Explanation: Sendable {
  /// A name that no rule and no fact has.
  public struct UnknownID: Error, CustomStringConvertible, Sendable {
    let id: String
    let nearest: [String]

    /// One sentence, and help on a line of its own.
    public var description: String {
      let names = nearest.map { "`\($0)`" }.joined(separator: ", ")
      let help = nearest.isEmpty ? "`presentcheck rules` lists them" : "did you mean \(names)?"
      return "error: there is no rule, fact, decision or choreography `\(id)`\n  help: \(help)"
    }
  }

  /// A contested point that it asks about.
  public struct Contested: Sendable {
    /// The point's name.
    public let name: String
    /// What it is about.
    public let summary: String
    /// The readings with which it applies; empty if it does not ask about the point itself.
    public let readings: [String]
    /// All readings, the better supported first.
    public let all: [String]
    /// The rules of its decision that ask about the point.
    public let rules: [String]
  }

  /// Another rule of its decision that applies in some of its situations.
  public struct Neighbour: Sendable {
    /// Its name.
    public let id: String
    /// Its statement.
    public let statement: String
  }

  /// The piece itself.
  public let piece: KnowledgePiece
  /// Its conditions in words.
  public let conditions: String
  /// What its decision or choreography is about; empty if it belongs to none.
  public let about: String
  /// The releases with which it counts, a line each; empty where that is not known.
  public let releases: [(systems: String, builds: String)]
  /// Whether `releases` was computed.
  public let knowsReleases: Bool
  /// A situation in which it counts, in words; nil where none is known.
  public let example: String?
  /// The contested points that it or its decision asks about.
  public let contested: [Contested]
  /// The earlier rules of its decision that take situations from it.
  public let losesTo: [Neighbour]
  /// The later rules of its decision that it takes situations from.
  public let winsOver: [Neighbour]
  /// The rows that reach it; nil if no specs were given.
  public let rows: [RowPlaces.Place]?

  /// Explains the piece with a name.
  ///
  /// - Parameters:
  ///   - id: its name.
  ///   - index: all knowledge.
  ///   - universe: which situations count.
  ///   - rows: the rows that reach each piece; nil if no specs were given.
  public init(
    of id: String, in index: KnowledgeIndex, universe: Universe, rows: RowPlaces? = nil
  ) throws(UnknownID) {
    guard let piece = index.piece(named: id) else { throw Self.unknown(id, in: index) }
    let rules = index.rules
    let words = ConditionWords(rules: rules)
    self.piece = piece
    self.rows = rows.map { $0.places[id] ?? [] }
    conditions = words.text(piece.conditions, none: Self.isLast(piece, in: rules) ? "otherwise" : "always")
    about = ReferenceGroup.all(of: index).first { $0.name == piece.group }?.summary ?? ""
    contested = Self.contested(piece, rules)
    let applicability = rules.applicability(of: [piece.part], in: universe)[0]
    let system = rules.variables[Input.os.id.index]
    let build = rules.variables[Input.sdk.id.index]
    releases =
      applicability?.spans.map { span in
        (words.releases(span.systems, of: system), words.releases(span.builds, of: build))
      } ?? []
    knowsReleases = applicability != nil
    example = applicability.flatMap { $0.everCounts ? WitnessCells.words(for: $0.example, rules) : nil }
    if case .rule(let decision, _) = piece.part {
      let neighbours = rules.decisions[decision].rules.map { Neighbour(id: $0.id, statement: $0.statement) }
      losesTo = applicability?.losesTo.map { neighbours[$0] } ?? []
      winsOver = applicability?.winsOver.map { neighbours[$0] } ?? []
    } else {
      losesTo = []
      winsOver = []
    }
  }

  /// Whether the piece is the last rule of its decision.
  private static func isLast(_ piece: KnowledgePiece, in rules: RuleBase) -> Bool {
    guard case .rule(let decision, let rule) = piece.part else { return false }
    return rule > 0 && rule + 1 == rules.decisions[decision].rules.count
  }

  /// The contested points that a piece asks about or, of a rule, its decision.
  private static func contested(_ piece: KnowledgePiece, _ rules: RuleBase) -> [Contested] {
    var siblings: [RuleDefinition] = []
    if case .rule(let decision, _) = piece.part { siblings = rules.decisions[decision].rules }
    return rules.variables.filter { $0.kind == .reading }.compactMap { point in
      let own = piece.conditions.first { $0.variable == point.id }
      let asking = siblings.filter { rule in rule.conditions.contains { $0.variable == point.id } }
      guard own != nil || !asking.isEmpty else { return nil }
      let names = point.domain.valueNames
      return Contested(
        name: point.name, summary: point.summary, readings: own.map { $0.values.map { names[$0] } } ?? [], all: names,
        rules: asking.map { $0.id })
    }
  }

  /// The error about a name that nothing has, with up to three that are near.
  public static func unknown(_ id: String, in index: KnowledgeIndex) -> UnknownID {
    var known = index.pieces.map { $0.id } + index.groups
    var nearest = known.filter { !id.isEmpty && $0.hasPrefix(id) }
    if nearest.isEmpty {
      while nearest.count < 3, let name = NearestName.nearest(to: id, among: known) {
        nearest.append(name)
        known.removeAll { $0 == name }
      }
    }
    return UnknownID(id: id, nearest: Array(nearest.prefix(3)))
  }
}

extension Explanation {
  /// The explanation for a reader.
  public var text: String {
    var text = "\(piece.id): \(piece.statement)\n\n"
    let of = piece.group.isEmpty ? "" : " of \(piece.group)"
    text += "  \(piece.kind.rawValue)\(of)" + (about.isEmpty ? "\n" : ": \(about)\n")
    text += conditions == "otherwise" || conditions == "always" ? "  \(conditions)\n" : "  when \(conditions)\n"
    text += "  \(piece.kind == .rule ? "then " : "")\(piece.outcome)\n"
    text += "  \(piece.confidence.name): \(piece.confidence.summary)\n"
    text += "\nsources\n" + piece.sources.map { "  \(SourceWords.line($0))\n" }.joined()
    if let experiment = piece.experiment { text += "\nexperiment that would settle it\n  \(experiment)\n" }
    if knowsReleases {
      text += "\nreleases\n"
      if releases.isEmpty { text += "  it never applies\n" }
      for line in releases { text += "  \(line.systems): \(line.builds)\n" }
    }
    if let example { text += "\nfor example\n  \(example)\n" }
    for point in contested {
      text += "\ncontested: \(point.name)\n  \(point.summary)\n"
      text += "  readings: \(point.all.joined(separator: " / ")), the better supported first\n"
      text +=
        point.readings.isEmpty
        ? "  asked about by \(point.rules.joined(separator: ", "))\n"
        : "  applies with \(point.readings.joined(separator: " or "))\n"
    }
    if !losesTo.isEmpty { text += "\nloses to\n" + losesTo.map { "  \($0.id): \($0.statement)\n" }.joined() }
    if !winsOver.isEmpty { text += "\nwins over\n" + winsOver.map { "  \($0.id): \($0.statement)\n" }.joined() }
    return text + rowText
  }

  /// The rows that need it, then those that only reach it.
  private var rowText: String {
    guard let rows else { return "" }
    var text = ""
    let telling = rows.filter { $0.isTelling == true }
    for (title, rows) in [
      ("rows that fail without it", telling), ("rows that reach it", rows.filter { $0.isTelling != true }),
    ] where !rows.isEmpty {
      text += "\n\(title)\n"
      for row in rows.prefix(Self.rowLimit) { text += "  \(row.file):\(row.line)\n" }
      if rows.count > Self.rowLimit { text += "  and \(rows.count - Self.rowLimit) more\n" }
    }
    return text.isEmpty ? "\nrows that reach it\n  none\n" : text
  }

  /// The most rows of a kind that the text lists.
  private static let rowLimit = 12
}
