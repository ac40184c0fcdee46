/// What is known: for every variable, the values that are still possible, and for every decided one the rule that did.
///
/// Decided values stay right when the situation is narrowed further, since they held for all of it.
public struct Situation: Sendable {
  /// What is known of one variable.
  struct Cell: Sendable {
    /// The values that it can still have.
    var possible: ValueSet
    /// The line of the program that decided it; -1 if none has.
    var line: Int32
  }

  private(set) var cells: [Cell]
  /// The variables that are decided, as bits, so that forgetting costs no more than deciding did.
  private var decided = SIMD4<UInt64>.zero
  /// The contested points that some test has asked about, as bits.
  var readingsAsked: UInt64 = 0
  /// Which tests were seen to hold and to fail, and which lines fired, as bits; empty unless that is asked for.
  var trace: [UInt64] = []

  /// Makes the situation in which nothing was said.
  init(program: Program) {
    cells = program.initial.map { Cell(possible: $0, line: -1) }
  }

  /// The values that a variable can still have.
  public subscript(_ variable: VariableID) -> ValueSet { cells[variable.index].possible }

  /// The line of the program that decided a variable; -1 if none has.
  func line(of variable: Int) -> Int { Int(cells[variable].line) }

  /// Says what a variable can be, and forgets what was decided with its help.
  public mutating func set(_ variable: VariableID, to values: ValueSet, program: Program) {
    guard cells[variable.index].possible != values else { return }
    cells[variable.index].possible = values
    forget(decided & program.dependents[variable.index], program)
  }

  /// Sets several variables, and forgets what was decided with their help.
  public mutating func set(_ values: [(variable: VariableID, values: ValueSet)], program: Program) {
    for (variable, values) in values { set(variable, to: values, program: program) }
  }

  /// Opens every decided variable again.
  mutating func forgetDecisions(program: Program) { forget(decided, program) }

  /// Opens decided variables again, given as bits.
  private mutating func forget(_ variables: SIMD4<UInt64>, _ program: Program) {
    guard variables != .zero else { return }
    for word in 0..<4 {
      for bit in ValueSet(bits: variables[word]) {
        let index = word << 6 | bit
        cells[index] = Cell(possible: program.initial[index], line: -1)
      }
    }
    decided &= ~variables
    if decided == .zero { readingsAsked = 0 }
  }

  /// Keeps only these values of a variable; what was decided stays.
  mutating func narrow(_ variable: Int, to values: ValueSet) {
    cells[variable].possible = cells[variable].possible.intersection(values)
  }
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
    precondition(cells.indices.contains(variable), "there is no variable at this place")
    if cells[variable].line >= 0 { return cells[variable].possible.first }
    return try evaluate(program) { $0.value(of: variable) }
  }

  /// Whether all tests hold.
  mutating func holds(_ tests: Range<Int>, _ program: Program) throws(Split) -> Bool {
    if tests.isEmpty { return true }
    return try evaluate(program) { evaluation in
      switch evaluation.hold(tests) {
      case .holds: 1
      case .fails: 0
      case .open: -1
      }
    } == 1
  }

  /// Lets an evaluation work on the cells, and keeps what it decided.
  private mutating func evaluate(
    _ program: Program, _ body: (inout Evaluation) -> Int
  ) throws(Split) -> Int {
    var split: Split?
    var result = 0
    if trace.isEmpty {
      // The empty trace is left alone: to hand out its memory would make a copy of it.
      result = run(program, trace: nil, 0, body, &split)
    } else {
      var noted = trace
      trace = []
      noted.withUnsafeMutableBufferPointer { result = run(program, trace: $0.baseAddress, $0.count, body, &split) }
      trace = noted
    }
    if let split { throw split }
    return result
  }

  private mutating func run(
    _ program: Program, trace: UnsafeMutablePointer<UInt64>?, _ noteCapacity: Int,
    _ body: (inout Evaluation) -> Int, _ split: inout Split?
  ) -> Int {
    // The inner loop trusts every place that it finds in the tables, so that the cells have to be as many.
    precondition(cells.count == program.derivations.count, "the situation belongs to another rule base")
    precondition(trace == nil || noteCapacity * 64 >= program.traceBitCount, "the trace belongs to another rule base")
    return cells.withUnsafeMutableBufferPointer { cells in
      guard let base = cells.baseAddress else { return 0 }
      var evaluation = Evaluation(
        cells: base, tables: program.tables, trace: trace, decided: decided, readings: readingsAsked)
      let result = body(&evaluation)
      decided = evaluation.decided
      readingsAsked = evaluation.readings
      split = evaluation.split
      return result
    }
  }
}

/// The inner loop: it works on bare memory, and allocates, copies and throws nothing.
struct Evaluation {
  /// What came of a test.
  enum Outcome {
    case holds, fails
    /// It depends on something that is open; `split` says on what.
    case open
  }

  /// The situation's cells; valid while the evaluation runs.
  let cells: UnsafeMutablePointer<Situation.Cell>
  let tables: ProgramTables
  /// The situation's trace; nil if nothing is noted.
  let trace: UnsafeMutablePointer<UInt64>?
  var decided: SIMD4<UInt64>
  var readings: UInt64
  /// What has to be split, after something came out open.
  var split: Split?

  /// Decides a variable: the number of its value, or -1 if it is open.
  mutating func value(of variable: Int) -> Int {
    let known = cells[variable].possible
    switch tables.derivations[variable] {
    case .none:
      if known.isSingle { return known.first }
      return open(variable, ValueSet(known.first))
    case .comparison(let smaller, let larger):
      if cells[variable].line >= 0 { return known.first }
      return compare(smaller, larger, into: variable)
    case .rules(let lines):
      if cells[variable].line >= 0 { return known.first }
      for number in lines {
        switch hold(tables.lines[number].tests) {
        case .fails: continue
        case .open: return -1
        case .holds: break
        }
        let source = tables.lines[number].outcomeVariable
        let outcome = source < 0 ? tables.lines[number].outcome : value(of: source)
        if outcome < 0 { return -1 }
        decide(variable, outcome, by: Int32(truncatingIfNeeded: number))
        if trace != nil { note(tables.testCount * 2 + number) }
        return outcome
      }
      return known.last
    }
  }

  /// Whether all tests hold.
  mutating func hold(_ tests: Range<Int>) -> Outcome {
    for number in tests {
      let variable = tables.tests[number].variable
      let values = tables.tests[number].values
      readings |= tables.tests[number].reading
      var known = cells[variable].possible
      if !known.isSubset(of: values), !known.intersection(values).isEmpty {
        if case .none = tables.derivations[variable] {
          _ = open(variable, known.intersection(values))
          return .open
        }
        let value = value(of: variable)
        if value < 0 { return .open }
        known = ValueSet(value)
      }
      let isHeld = known.isSubset(of: values)
      if trace != nil { note(number * 2 + (isHeld ? 0 : 1)) }
      if !isHeld { return .fails }
    }
    return .holds
  }

  private mutating func open(_ variable: Int, _ inside: ValueSet) -> Int {
    split = Split(level: 0, variable: variable, inside: inside)
    return -1
  }

  private mutating func decide(_ variable: Int, _ outcome: Int, by line: Int32) {
    cells[variable] = Situation.Cell(possible: ValueSet(outcome), line: line)
    decided[variable >> 6] |= 1 << UInt64(variable & 63)
  }

  @inline(never) private func note(_ bit: Int) { trace?[bit >> 6] |= 1 << UInt64(bit & 63) }

  private mutating func compare(_ smaller: Int, _ larger: Int, into variable: Int) -> Int {
    let left = cells[smaller].possible
    let right = cells[larger].possible
    if left.last < right.first || left.first >= right.last {
      let answer: Answer = left.last < right.first ? .yes : .no
      decide(variable, Int(answer.rawValue), by: .max)
      return Int(answer.rawValue)
    }
    if right.isSingle { return open(smaller, left.intersection(ValueSet(first: right.first))) }
    return open(larger, ValueSet(right.first))
  }
}
