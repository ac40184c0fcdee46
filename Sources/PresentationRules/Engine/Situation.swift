/// What is known: for every variable, the values that are still possible, and for every decided one the rule that did.
///
/// Decided values stay right when the situation is narrowed further, since they held for all of it.
public struct Situation: Sendable {
  /// The values that are still possible, one set a variable.
  public private(set) var possible: [ValueSet]
  /// The line of the program that decided a variable; -1 if none has.
  private(set) var decidedBy: [Int32]
  /// The variables that are decided, so that forgetting costs no more than deciding did.
  private var decided: [Int32] = []
  /// The contested points that some test has asked about, as bits.
  var readingsAsked: UInt64 = 0
  /// Which tests were seen to hold and to fail, and which lines fired, as bits; empty unless that is asked for.
  var trace: [UInt64] = []

  /// Makes the situation in which nothing was said.
  init(program: Program) {
    possible = program.initial
    decidedBy = [Int32](repeating: -1, count: program.initial.count)
  }

  /// The values that a variable can still have.
  public subscript(_ variable: VariableID) -> ValueSet { possible[variable.index] }

  /// Says what a variable can be, and forgets what was decided before.
  public mutating func set(_ variable: VariableID, to values: ValueSet, program: Program) {
    possible[variable.index] = values
    forgetDecisions(program: program)
  }

  /// Sets several variables at once, and forgets what was decided before.
  public mutating func set(_ values: [(variable: VariableID, values: ValueSet)], program: Program) {
    for (variable, values) in values { possible[variable.index] = values }
    forgetDecisions(program: program)
  }

  /// Opens every decided variable again.
  mutating func forgetDecisions(program: Program) {
    for variable in decided {
      let index = Int(variable)
      decidedBy[index] = -1
      possible[index] = program.initial[index]
    }
    decided.removeAll(keepingCapacity: true)
    readingsAsked = 0
  }

  /// Keeps only these values of a variable; what was decided stays.
  mutating func narrow(_ variable: Int, to values: ValueSet) { possible[variable] = possible[variable].intersection(values) }
}

/// The situation has to be split in two before the question can be answered.
public struct Split: Error, Hashable, Sendable {
  /// The controller whose situation it is; 0 where there is only one.
  public var level: Int
  /// The variable that is not known well enough.
  public let variable: Int
  /// The values of one half; the other half has the rest.
  public let inside: ValueSet

  /// Makes a split; the engine makes most of them, a report passes them on with another level.
  public init(level: Int, variable: Int, inside: ValueSet) {
    self.level = level
    self.variable = variable
    self.inside = inside
  }
}

extension Situation {
  /// Decides a variable.
  ///
  /// - Returns: the number of its value.
  /// - Throws: a split, if the answer depends on something that is open. A gap in a decision is answered with its last value.
  mutating func value(of variable: Int, _ program: Program) throws(Split) -> Int {
    let known = possible[variable]
    switch program.derivations[variable] {
    case .none:
      if known.isSingle { return known.first }
      throw Split(level: 0, variable: variable, inside: ValueSet(known.first))
    case .comparison(let smaller, let larger):
      if known.isSingle { return known.first }
      return try compare(smaller, larger, into: variable, program)
    case .rules(let lines):
      if decidedBy[variable] >= 0 { return known.first }
      for line in lines where try holds(program.lines[line].tests, program) {
        let source = program.lines[line].outcomeVariable
        let outcome = source < 0 ? program.lines[line].outcome : try value(of: source, program)
        decide(variable, ValueSet(outcome), by: Int32(truncatingIfNeeded: line))
        if !trace.isEmpty { note(program.traceBit(ofLine: line)) }
        return outcome
      }
      return known.last
    }
  }

  private mutating func decide(_ variable: Int, _ values: ValueSet, by line: Int32) {
    possible[variable] = values
    decidedBy[variable] = line
    decided.append(Int32(truncatingIfNeeded: variable))
  }

  /// Whether all tests hold.
  mutating func holds(_ tests: Range<Int>, _ program: Program) throws(Split) -> Bool {
    for index in tests {
      let test = program.tests[index]
      readingsAsked |= test.reading
      let isHeld = try holds(test.variable, test.values, program)
      if !trace.isEmpty { note(program.traceBit(ofTest: index, holds: isHeld)) }
      if !isHeld { return false }
    }
    return true
  }

  @inline(never) private mutating func note(_ bit: Int) { trace[bit >> 6] |= 1 << UInt64(bit & 63) }

  /// Whether a variable is in a set.
  mutating func holds(_ variable: Int, _ values: ValueSet, _ program: Program) throws(Split) -> Bool {
    var known = possible[variable]
    if known.isSubset(of: values) { return true }
    if known.intersection(values).isEmpty { return false }
    if case .none = program.derivations[variable] {
      throw Split(level: 0, variable: variable, inside: known.intersection(values))
    }
    known = ValueSet(try value(of: variable, program))
    return known.isSubset(of: values)
  }

  private mutating func compare(
    _ smaller: Int, _ larger: Int, into variable: Int, _ program: Program
  ) throws(Split) -> Int {
    let left = possible[smaller]
    let right = possible[larger]
    if left.last < right.first {
      decide(variable, ValueSet(Int(Answer.yes.rawValue)), by: Int32.max)
      return Int(Answer.yes.rawValue)
    }
    if left.first >= right.last {
      decide(variable, ValueSet(Int(Answer.no.rawValue)), by: Int32.max)
      return Int(Answer.no.rawValue)
    }
    if right.isSingle {
      throw Split(level: 0, variable: smaller, inside: left.intersection(ValueSet(first: right.first)))
    }
    throw Split(level: 0, variable: larger, inside: ValueSet(right.first))
  }
}
