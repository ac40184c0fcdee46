/// All knowledge as one value: variables, decisions, choreographies.
///
/// The engine is handed a rule base; it never knows a particular rule.
public struct RuleBase: Sendable {
  /// All variables; a variable's place is its index.
  public let variables: [VariableDefinition]
  /// All decisions.
  public internal(set) var decisions: [Decision]
  /// All choreographies; the first whose conditions hold plays.
  public internal(set) var choreographies: [Choreography]
  /// What containers pass on to their visible child.
  public internal(set) var forwarding: [Forwarding]
  /// What is only read when a transition begins.
  public internal(set) var lateInputs: [LateInput]
  /// What is lost with a presentation controller.
  public internal(set) var lostInputs: [LostInput]
  /// What no longer counts once the presentation controller exists.
  public internal(set) var frozenInputs: [FrozenInput]
  /// The most cases that one question is split into before it is given up.
  public var caseLimit = 100_000
  /// The same in the form in which the engine reads it.
  public internal(set) var program: Program

  /// Makes a rule base; the order of `variables` does not matter.
  ///
  /// Rules that the engine cannot work with are not laid out: everything is open, and `unsoundness` says why.
  public init(
    variables: [VariableDefinition], decisions: [Decision], choreographies: [Choreography], forwarding: [Forwarding],
    lateInputs: [LateInput] = [], lostInputs: [LostInput] = [], frozenInputs: [FrozenInput] = []
  ) {
    self.variables = variables.sorted { $0.id.index < $1.id.index }
    self.decisions = decisions
    self.choreographies = choreographies
    self.forwarding = forwarding
    self.lateInputs = lateInputs
    self.lostInputs = lostInputs
    self.frozenInputs = frozenInputs
    program = Program(variables: self.variables.map { $0.undecided }, decisions: [], choreographies: [])
    if unsoundness == nil { lay() }
  }

  /// Lays sound rules out anew, after some of them were changed.
  mutating func lay() {
    program = Program(
      variables: variables, decisions: decisions, choreographies: choreographies, forwarding: forwarding,
      lateInputs: lateInputs, lostInputs: lostInputs, frozenInputs: frozenInputs)
  }

  /// The rule that a line of the program was made of.
  ///
  /// - Returns: nil for a line that is no rule, as the outcome of a comparison.
  public func rule(at line: Int) -> RuleDefinition? {
    var start = 0
    for decision in decisions {
      if line < start + decision.rules.count { return line >= start ? decision.rules[line - start] : nil }
      start += decision.rules.count
    }
    return nil
  }

  /// The decision of a variable; nil if it is no outcome.
  public func decision(of variable: VariableID) -> Decision? {
    decisions.first { $0.variable == variable }
  }

  /// The situation in which nothing was said.
  public func openSituation() -> Situation { Situation(program: program) }
}
