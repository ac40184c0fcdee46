/// A rule base in the form in which the engine reads it: flat tables, no strings, no types.
///
/// The engine knows the shape of a rule, never a particular one.
public final class Program: Sendable {
  struct Test: Sendable {
    let variable: Int
    let values: ValueSet
    /// The bit of the contested point that the test asks about; 0 for any other variable.
    let reading: UInt64
  }

  struct Line: Sendable {
    let tests: Range<Int>
    let outcome: Int
    /// The variable whose value is the outcome; -1 if the outcome is a value.
    let outcomeVariable: Int
  }

  enum Derivation: Sendable {
    case none
    case rules(Range<Int>)
    case comparison(smaller: Int, larger: Int)
  }

  let tests: [Test]
  let lines: [Line]
  let derivations: [Derivation]
  let initial: [ValueSet]
  /// The contested points; bit `n` of a set of readings stands for the variable at index `n`.
  let readings: [Int]
  /// Whether a variable is shared by all controllers of a world.
  let isShared: [Bool]
  /// What is read off a world in which nothing is under way, where the world says nothing else.
  let restingFacts: [(variable: VariableID, values: ValueSet)]
  /// For each variable those that are decided with its help, also through others, as bits.
  let dependents: [SIMD4<UInt64>]
  /// Tests, lines and derivations once more, in bare memory for the inner loop.
  let tables: ProgramTables
  /// The choreographies.
  let plays: [Play]
  /// The callbacks that containers pass on, as bits.
  let forwarded: UInt64
  /// The variables that are only read when a transition begins.
  let lateInputs: [VariableID]
  /// What is lost with a presentation controller.
  let lostInputs: [LostInput.Property]
  /// What setting one variable freezes.
  let frozenInputs: [(trigger: VariableID, variable: VariableID)]

  /// A choreography without names and sources.
  struct Play: Sendable {
    let conditions: Range<Int>
    let emissions: [EmissionLine]
    let order: [OrderLine]
    let flags: [FlagLine]
  }

  struct EmissionLine: Sendable {
    let kind: EventKind
    let count: Count
    /// The variable whose value is the argument; -1 without one.
    let argument: Int
    let tests: Range<Int>
  }

  struct OrderLine: Sendable {
    let before: EventKind
    let after: EventKind
    let tests: Range<Int>
  }

  struct FlagLine: Sendable {
    let kind: EventKind
    let reading: FlagReading
    let tests: Range<Int>
  }

  /// Lays the rules out flat.
  ///
  /// A variable that two decisions claim belongs to the last one; lint reports it.
  init(
    variables: [VariableDefinition], decisions: [Decision], choreographies: [Choreography],
    forwarding: [Forwarding] = [], lateInputs: [LateInput] = [], lostInputs: [LostInput] = [],
    frozenInputs: [FrozenInput] = []
  ) {
    let readings = variables.filter { $0.kind == .reading }.map { $0.id.index }
    var tests: [Test] = []
    var lines: [Line] = []
    var derivations = variables.map { variable in
      if let smaller = variable.smaller, let larger = variable.larger {
        Derivation.comparison(smaller: smaller.index, larger: larger.index)
      } else {
        Derivation.none
      }
    }
    func lay(_ conditions: [Condition]) -> Range<Int> {
      let start = tests.count
      for condition in conditions {
        var bit: UInt64 = 0
        if let position = readings.firstIndex(of: condition.variable.index) { bit = 1 << UInt64(position) }
        tests.append(Test(variable: condition.variable.index, values: condition.values, reading: bit))
      }
      return start..<tests.count
    }
    for decision in decisions {
      let start = lines.count
      for rule in decision.rules {
        lines.append(
          Line(
            tests: lay(rule.conditions), outcome: rule.outcome, outcomeVariable: rule.outcomeVariable?.index ?? -1))
      }
      derivations[decision.variable.index] = .rules(start..<lines.count)
    }
    let conditions = choreographies.map { lay($0.conditions) }
    var plays: [Play] = []
    for (number, choreography) in choreographies.enumerated() {
      plays.append(
        Play(
          conditions: conditions[number],
          emissions: choreography.emissions.map { emission in
            EmissionLine(
              kind: emission.kind, count: emission.count, argument: emission.argument?.index ?? -1,
              tests: lay(emission.conditions))
          },
          order: choreography.order.map { OrderLine(before: $0.before, after: $0.after, tests: lay($0.conditions)) },
          flags: choreography.flags.map { fact in
            FlagLine(kind: fact.kind, reading: FlagReading(fact.flag, fact.value), tests: lay(fact.conditions))
          }))
    }
    self.plays = plays
    var forwarded: UInt64 = 0
    for part in forwarding { forwarded |= 1 << UInt64(part.callback.rawValue) }
    self.forwarded = forwarded
    self.lateInputs = lateInputs.map { $0.variable }
    self.lostInputs = lostInputs.map { $0.property }
    self.frozenInputs = frozenInputs.map { (trigger: $0.trigger, variable: $0.variable) }
    restingFacts = variables.filter { $0.kind == .fact }.map { (variable: $0.id, values: $0.initial) }
    isShared = variables.map { $0.kind == .environment || $0.kind == .reading }
    self.tests = tests
    self.lines = lines
    self.derivations = derivations
    self.readings = readings
    initial = variables.map { $0.initial }
    tables = ProgramTables(tests: tests, lines: lines, derivations: derivations)
    dependents = Self.dependents(tests: tests, lines: lines, derivations: derivations)
  }

  private static func dependents(tests: [Test], lines: [Line], derivations: [Derivation]) -> [SIMD4<UInt64>] {
    func bits(_ variable: Int) -> SIMD4<UInt64> {
      var result = SIMD4<UInt64>.zero
      result[variable >> 6 & 3] = 1 << UInt64(variable & 63)
      return result
    }
    var result = [SIMD4<UInt64>](repeating: .zero, count: derivations.count)
    var isChanging = true
    while isChanging {
      isChanging = false
      func note(_ source: Int, _ variable: Int) {
        let all = result[source] | bits(variable) | result[variable]
        if all != result[source] {
          result[source] = all
          isChanging = true
        }
      }
      for (variable, derivation) in derivations.enumerated() {
        switch derivation {
        case .none: break
        case .comparison(let smaller, let larger):
          note(smaller, variable)
          note(larger, variable)
        case .rules(let range):
          for line in lines[range] {
            for test in tests[line.tests] { note(test.variable, variable) }
            if line.outcomeVariable >= 0 { note(line.outcomeVariable, variable) }
          }
        }
      }
    }
    return result
  }
}

extension Program {
  /// How many bits a trace has: two a test, one a line.
  var traceBitCount: Int { tests.count * 2 + lines.count }

  /// The bit that says that a test was seen to hold, or to fail.
  func traceBit(ofTest test: Int, holds: Bool) -> Int { test * 2 + (holds ? 0 : 1) }

  /// The bit that says that a line has decided its variable.
  func traceBit(ofLine line: Int) -> Int { tests.count * 2 + line }
}

/// What the inner loop reads, in memory that never moves.
///
/// It is never written to after it was made, so it can be shared.
final class ProgramTables: @unchecked Sendable {
  let tests: UnsafePointer<Program.Test>
  let lines: UnsafePointer<Program.Line>
  let derivations: UnsafePointer<Program.Derivation>
  let testCount: Int
  private let lineCount: Int
  private let derivationCount: Int

  init(tests: [Program.Test], lines: [Program.Line], derivations: [Program.Derivation]) {
    self.tests = Self.memory(tests)
    self.lines = Self.memory(lines)
    self.derivations = Self.memory(derivations)
    testCount = tests.count
    lineCount = lines.count
    derivationCount = derivations.count
  }

  private static func memory<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    for (index, element) in elements.enumerated() { (memory + index).initialize(to: element) }
    return UnsafePointer(memory)
  }

  private static func release<Element>(_ memory: UnsafePointer<Element>, _ count: Int) {
    UnsafeMutablePointer(mutating: memory).deinitialize(count: count).deallocate()
  }

  deinit {
    Self.release(tests, testCount)
    Self.release(lines, lineCount)
    Self.release(derivations, derivationCount)
  }
}
