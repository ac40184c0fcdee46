import PresentationRules

/// A rule, an emission or a fact, in the one form in which the reference lists all of them.
public struct KnowledgePiece: Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case rule
    case emission
    case order = "order fact"
    case flag = "flag fact"
    case forwarding
    case lateInput = "late input"
    case lostInput = "lost input"
    case frozenInput = "frozen input"
  }

  /// A name that no other piece has.
  public let id: String
  /// What it is.
  public let kind: Kind
  /// The name of the decision or choreography that it belongs to; empty if it belongs to none.
  public let group: String
  /// One sentence; made from the events for facts, which have none of their own.
  public let statement: String
  /// All have to hold.
  public let conditions: [Condition]
  /// What it says, in a few words, without backticks.
  public let outcome: String
  /// How sure it is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]
  /// The smallest experiment that would settle it, for what nobody knows.
  public let experiment: String?
  /// Its place in the rule base.
  public let part: Mutant.Part
}

/// All pieces of knowledge of a rule base, by their names.
public struct KnowledgeIndex: Sendable {
  /// The rule base.
  public let rules: RuleBase
  /// All pieces: those of decisions, then those of choreographies, then the rest, in the order of the rule base.
  public private(set) var pieces: [KnowledgePiece] = []

  /// Lists the pieces of a rule base.
  public init(of rules: RuleBase) {
    self.rules = rules
    for number in rules.decisions.indices { addRules(of: number) }
    for number in rules.choreographies.indices { addParts(of: number) }
    addRest()
  }

  /// The piece with a name; nil if there is none.
  public func piece(named id: String) -> KnowledgePiece? { pieces.first { $0.id == id } }

  /// The pieces of a decision or choreography; of the rest if the name is empty.
  public func pieces(of group: String) -> [KnowledgePiece] { pieces.filter { $0.group == group } }

  /// The names of all decisions and choreographies, in the order of the rule base.
  public var groups: [String] {
    rules.decisions.map { rules.variables[$0.variable.index].name } + rules.choreographies.map { $0.id }
  }

  private mutating func addRules(of number: Int) {
    let decision = rules.decisions[number]
    let variable = rules.variables[decision.variable.index]
    for (index, rule) in decision.rules.enumerated() {
      let outcome =
        rule.outcomeVariable.map { "as \(rules.variables[$0.index].name)" } ?? variable.domain.valueNames[rule.outcome]
      pieces.append(
        KnowledgePiece(
          id: rule.id, kind: .rule, group: variable.name, statement: rule.statement, conditions: rule.conditions,
          outcome: outcome, confidence: rule.confidence, sources: rule.sources, experiment: rule.experiment,
          part: .rule(decision: number, rule: index)))
    }
  }

  private mutating func addParts(of number: Int) {
    let choreography = rules.choreographies[number]
    for (index, part) in choreography.emissions.enumerated() {
      pieces.append(
        KnowledgePiece(
          id: part.id, kind: .emission, group: choreography.id, statement: part.statement, conditions: part.conditions,
          outcome: "\(EventWords.name(of: part.kind)), \(EventWords.count(part.count))", confidence: part.confidence,
          sources: part.sources, experiment: nil, part: .emission(choreography: number, emission: index)))
    }
    for (index, part) in choreography.order.enumerated() {
      let outcome = "\(EventWords.name(of: part.before)) → \(EventWords.name(of: part.after))"
      pieces.append(
        KnowledgePiece(
          id: part.id, kind: .order, group: choreography.id,
          statement: "`\(EventWords.name(of: part.before))` comes before `\(EventWords.name(of: part.after))`.",
          conditions: part.conditions, outcome: outcome, confidence: part.confidence, sources: part.sources,
          experiment: nil, part: .order(choreography: number, fact: index)))
    }
    for (index, part) in choreography.flags.enumerated() {
      pieces.append(
        KnowledgePiece(
          id: part.id, kind: .flag, group: choreography.id,
          statement: "In `\(EventWords.name(of: part.kind))`, `\(part.flag.name)` is \(part.value.name).",
          conditions: part.conditions,
          outcome: "\(EventWords.name(of: part.kind))(\(part.flag.name): \(part.value.name))",
          confidence: part.confidence, sources: part.sources, experiment: nil,
          part: .flag(choreography: number, fact: index)))
    }
  }

  private mutating func addRest() {
    func name(_ variable: VariableID) -> String { rules.variables[variable.index].name }
    func add(
      _ id: String, _ kind: KnowledgePiece.Kind, _ statement: String, _ outcome: String, _ confidence: Confidence,
      _ sources: [Source], _ part: Mutant.Part
    ) {
      pieces.append(
        KnowledgePiece(
          id: id, kind: kind, group: "", statement: statement, conditions: [], outcome: outcome,
          confidence: confidence, sources: sources, experiment: nil, part: part))
    }
    for (index, part) in rules.forwarding.enumerated() {
      add(
        part.id, .forwarding, part.statement, "\(part.callback.name) goes on to the visible child", part.confidence,
        part.sources, .forwarding(index))
    }
    for (index, part) in rules.lateInputs.enumerated() {
      add(
        part.id, .lateInput, part.statement, "\(name(part.variable)) is read late", part.confidence, part.sources,
        .lateInput(index))
    }
    for (index, part) in rules.lostInputs.enumerated() {
      let what =
        switch part.property {
        case .variable(let variable, _): name(variable)
        case .detents: "detents"
        }
      add(
        part.id, .lostInput, part.statement, "\(what) does not outlive the presentation", part.confidence,
        part.sources, .lostInput(index))
    }
    for (index, part) in rules.frozenInputs.enumerated() {
      add(
        part.id, .frozenInput, part.statement, "setting \(name(part.trigger)) freezes \(name(part.variable))",
        part.confidence, part.sources, .frozenInput(index))
    }
  }
}

/// Spells events without a case around them.
enum EventWords {
  /// Who hears what: `presenter.viewWillAppear`, `delegate.didDismiss`, `completion`.
  static func name(of kind: EventKind) -> String {
    let isDelegate = kind.callback.owner == .delegate
    return switch kind.role {
    case .presented: "\(isDelegate ? "delegate" : "presented").\(kind.callback.name)"
    case .child: "presented.child.\(kind.callback.name)"
    case .presenter: "presenter.\(isDelegate ? "delegate." : "")\(kind.callback.name)"
    case .above: "above.\(isDelegate ? "delegate." : "")\(kind.callback.name)"
    case .below: "below.\(isDelegate ? "delegate." : "")\(kind.callback.name)"
    case .nobody: kind.callback.name
    }
  }

  /// How often, in words.
  static func count(_ count: Count) -> String {
    switch count {
    case .once: "once"
    case .perhaps: "once or not at all"
    case .onceOrMore: "once or more"
    case .anyNumber: "any number of times"
    case .unknown: "nobody knows whether"
    }
  }
}
