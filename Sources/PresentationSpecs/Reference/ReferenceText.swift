import PresentationRules

/// Lists knowledge for a terminal.
public struct ReferenceText: Sendable {
  private let index: KnowledgeIndex
  private let words: ConditionWords

  /// Prepares the listing of a rule base.
  public init(_ index: KnowledgeIndex) {
    self.index = index
    words = ConditionWords(rules: index.rules)
  }

  /// All pieces that are wanted, grouped by decision and choreography, and how many there are.
  ///
  /// - Parameters:
  ///   - isWanted: which pieces to list.
  ///   - showsExperiments: whether to name the experiments that would settle what nobody knows.
  public func list(showsExperiments: Bool = false, where isWanted: (KnowledgePiece) -> Bool = { _ in true }) -> String {
    var text = ""
    var count = 0
    for group in ReferenceGroup.all(of: index) {
      let pieces = group.pieces.filter(isWanted)
      if pieces.isEmpty { continue }
      count += pieces.count
      text += "\(group.name): \(group.summary)\n"
      if let note = group.note { text += "  \(note)\n" }
      if !group.conditions.isEmpty { text += "  when \(words.text(group.conditions))\n" }
      text += "\n"
      for piece in pieces { text += entry(piece, showsExperiment: showsExperiments) }
    }
    return text + "\(count) rules and facts\n"
  }

  private func entry(_ piece: KnowledgePiece, showsExperiment: Bool) -> String {
    var text = "  \(piece.id)\n"
    if !piece.conditions.isEmpty { text += "    when \(words.text(piece.conditions))\n" }
    text += "    \(piece.kind == .rule ? "then " : "")\(piece.outcome)\n"
    if piece.kind != .order, piece.kind != .flag { text += "    \(piece.statement)\n" }
    text += "    \(piece.confidence.name): \(piece.sources.map { $0.title }.joined(separator: "; "))\n"
    if showsExperiment, let experiment = piece.experiment { text += "    experiment: \(experiment)\n" }
    return text + "\n"
  }
}

/// A decision or choreography with its pieces, or the pieces that belong to neither.
struct ReferenceGroup {
  let name: String
  /// One sentence.
  let summary: String
  /// How its rules work together; nil where that needs no saying.
  let note: String?
  /// All have to hold.
  let conditions: [Condition]
  let pieces: [KnowledgePiece]

  /// The name of the group of everything that belongs to no decision and no choreography.
  static let rest = "containers and properties"

  /// All groups, in the order of the rule base.
  static func all(of index: KnowledgeIndex) -> [ReferenceGroup] {
    let rules = index.rules
    let pieces = Dictionary(grouping: index.pieces) { $0.group }
    var groups = rules.decisions.map { decision in
      let variable = rules.variables[decision.variable.index]
      return ReferenceGroup(
        name: variable.name, summary: variable.summary, note: note(decision.policy), conditions: [],
        pieces: pieces[variable.name] ?? [])
    }
    groups += rules.choreographies.map { choreography in
      ReferenceGroup(
        name: choreography.id, summary: choreography.summary, note: nil, conditions: choreography.conditions,
        pieces: pieces[choreography.id] ?? [])
    }
    if let others = pieces[""] {
      groups.append(
        ReferenceGroup(
          name: rest, summary: "What containers pass on, and what properties are read late, lost or frozen.", note: nil,
          conditions: [], pieces: others))
    }
    return groups
  }

  /// How the rules of a decision work together.
  static func note(_ policy: HitPolicy) -> String {
    switch policy {
    case .first: "The first rule that applies counts."
    case .unique: "No two rules apply together."
    }
  }
}
