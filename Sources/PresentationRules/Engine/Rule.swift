/// What a rule concludes.
public enum Outcome<Value: DomainValue>: Sendable {
  /// This value.
  case value(Value)
  /// Whatever value that variable has.
  case valueOf(Variable<Value>)
}

/// Conditions, an outcome, a statement in one sentence, and what it rests on.
public struct Rule<Value: DomainValue>: Sendable {
  /// The same rule without the type of its outcome.
  public let definition: RuleDefinition

  /// Makes a rule that concludes a value.
  ///
  /// - Parameters:
  ///   - id: a name that no other rule has, `decision.case`.
  ///   - statement: one sentence of at most 150 characters.
  ///   - conditions: all have to hold; none means always.
  ///   - value: the outcome.
  ///   - experiment: the smallest experiment that would settle it, for what nobody knows.
  @inline(never) public init(
    _ id: String, _ statement: String, when conditions: [Condition], then value: Value, _ confidence: Confidence,
    _ sources: [Source], experiment: String? = nil
  ) {
    definition = RuleDefinition(
      id: id, statement: statement, conditions: conditions, outcome: Int(value.rawValue), outcomeVariable: nil,
      confidence: confidence, sources: sources, experiment: experiment)
  }

  /// Makes a rule that concludes the value of a variable.
  @inline(never) public init(
    _ id: String, _ statement: String, when conditions: [Condition], thenValueOf variable: Variable<Value>,
    _ confidence: Confidence, _ sources: [Source]
  ) {
    definition = RuleDefinition(
      id: id, statement: statement, conditions: conditions, outcome: 0, outcomeVariable: variable.id,
      confidence: confidence, sources: sources, experiment: nil)
  }
}

/// A rule without the type of its outcome.
public struct RuleDefinition: Sendable {
  /// A name that no other rule has.
  public let id: String
  /// One sentence in our own words.
  public let statement: String
  /// All have to hold.
  public var conditions: [Condition]
  /// The outcome's number in the decision's domain, if the outcome is a value.
  public var outcome: Int
  /// The variable whose value is the outcome, if it is one.
  public var outcomeVariable: VariableID?
  /// How sure the rule is.
  public let confidence: Confidence
  /// What it rests on; never empty.
  public let sources: [Source]
  /// The smallest experiment that would settle what nobody knows; nil where something is known.
  public let experiment: String?
}

/// Which of the rules that apply counts.
public enum HitPolicy: Hashable, Sendable {
  /// The first one, in the order in which they stand.
  case first
  /// There is never more than one.
  case unique
}

/// The rules that give one variable its value.
public struct Decision: Sendable {
  /// The variable.
  public let variable: VariableID
  /// Which of the rules that apply counts.
  public let policy: HitPolicy
  /// The rules, in order.
  public var rules: [RuleDefinition]

  /// Makes a decision from rules of its outcome's type; parts stand one after the other.
  @inline(never) public init<Value: DomainValue>(
    _ variable: Variable<Value>, _ policy: HitPolicy, _ parts: [Rule<Value>]...
  ) {
    self.variable = variable.id
    self.policy = policy
    rules = parts.flatMap { part in part.map { $0.definition } }
  }
}
