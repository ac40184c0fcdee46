/// The number of a variable: its place in every situation.
public struct VariableID: Hashable, Sendable {
  /// The place, counted from 0.
  public let index: Int

  /// Makes the number of the variable at a place.
  public init(_ index: Int) { self.index = index }
}

/// How a variable gets its value.
public enum VariableKind: Hashable, Sendable {
  /// Said by whoever asks; shared by all presentations of a world (the system, the device, the window).
  case environment
  /// Said by whoever asks, of one view controller and its presentation.
  case presentation
  /// Read off the world by the engine before a step; never said.
  case fact
  /// Chosen among the readings of a contested point; the first reading unless it is asked for.
  case reading
  /// The outcome of a decision.
  case decision
  /// Whether one ordered variable's value is smaller than another's: `yes` or `no`.
  case comparison
}

/// A variable without its type: everything that a parser, a report or the engine needs.
public struct VariableDefinition: Sendable {
  /// The place of the variable.
  public let id: VariableID
  /// The name in specs and questions, UIKit's own where there is one.
  public let name: String
  /// One sentence on what it is.
  public let summary: String
  /// How it gets its value.
  public let kind: VariableKind
  /// The values that it can have.
  public let domain: Domain
  /// What is assumed when nothing is said; all values means open.
  public let initial: ValueSet
  /// For a comparison, the variable that has to be smaller.
  public let smaller: VariableID?
  /// For a comparison, the variable that has to be larger.
  public let larger: VariableID?

  /// The same without what decides it.
  var undecided: VariableDefinition {
    VariableDefinition(
      id: id, name: name, summary: summary, kind: kind, domain: domain, initial: initial, smaller: nil, larger: nil)
  }
}

/// A variable with the type of its values, for writing rules.
public struct Variable<Value: DomainValue>: Sendable {
  /// Its place in every situation.
  public let slot: VariableSlot

  /// The place of the variable.
  public var id: VariableID { VariableID(Int(slot.rawValue)) }

  /// Makes the variable at a place.
  public init(_ slot: VariableSlot) { self.slot = slot }

  /// Describes the variable; without `initial` it is open until something is said.
  @inline(never) func defined(
    _ name: String, _ kind: VariableKind, initial: Value? = nil, _ summary: String
  ) -> VariableDefinition {
    let domain = Domain(Value.self)
    return VariableDefinition(
      id: id, name: name, summary: summary, kind: kind, domain: domain,
      initial: initial.map { ValueSet(Int($0.rawValue)) } ?? domain.everything, smaller: nil, larger: nil)
  }

  /// The set of these values.
  public static func set(_ values: [Value]) -> ValueSet {
    var bits: UInt64 = 0
    for value in values { bits |= 1 << UInt64(value.rawValue) }
    return ValueSet(bits: bits)
  }

  /// Holds if the value is one of these.
  @inline(never) public func `is`(_ values: Value...) -> Condition { Condition(id, Self.set(values)) }

  /// Holds if the value is none of these.
  @inline(never) public func isNot(_ values: Value...) -> Condition {
    Condition(id, ValueSet(first: Value.allCases.count).subtracting(Self.set(values)))
  }

  /// Holds if the value is this one or a later one of the domain.
  @inline(never) public func atLeast(_ value: Value) -> Condition {
    Condition(id, ValueSet(first: Value.allCases.count).subtracting(ValueSet(first: Int(value.rawValue))))
  }

  /// Holds if the value comes before this one in the domain.
  @inline(never) public func before(_ value: Value) -> Condition { Condition(id, ValueSet(first: Int(value.rawValue))) }
}

extension Variable where Value == Answer {
  /// Describes a variable that says whether `smaller` is before `larger`, of two variables of one ordered domain.
  @inline(never) func defined<Compared: DomainValue>(
    _ name: String, whether smaller: Variable<Compared>, isBefore larger: Variable<Compared>, _ summary: String
  ) -> VariableDefinition {
    let domain = Domain(Answer.self)
    return VariableDefinition(
      id: id, name: name, summary: summary, kind: .comparison, domain: domain, initial: domain.everything,
      smaller: smaller.id, larger: larger.id)
  }
}

/// Yes or no.
public enum Answer: UInt8, DomainValue {
  case yes, no

  /// The words of a message.
  public static var domainName: String { "yes or no" }

  /// The value's name.
  public var name: String { self == .yes ? "yes" : "no" }
}

/// "This variable is in this set."
public struct Condition: Hashable, Sendable {
  /// The variable that is asked about.
  public let variable: VariableID
  /// The values for which the condition holds.
  public let values: ValueSet

  /// Makes a condition.
  public init(_ variable: VariableID, _ values: ValueSet) {
    self.variable = variable
    self.values = values
  }
}
