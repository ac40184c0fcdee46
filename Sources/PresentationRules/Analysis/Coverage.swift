/// What of a rule base was seen at work: which rules decided, which conditions held and failed, what was called in which
/// order.
///
/// A coverage is a set of bits that belongs to one rule base; coverages of one rule base can be merged.
public struct Coverage: Sendable {
  private let layout: CoverageLayout
  private var bits: [UInt64]

  /// Makes the coverage of a rule base of which nothing was seen.
  public init(of rules: RuleBase) {
    layout = CoverageLayout(rules)
    bits = [UInt64](repeating: 0, count: layout.wordCount)
  }

  /// The same coverage with nothing seen; cheaper than making a new one.
  public var emptied: Coverage {
    var result = self
    result.bits = [UInt64](repeating: 0, count: layout.wordCount)
    return result
  }

  /// Adds what another coverage of the same rule base has seen.
  public mutating func merge(_ other: Coverage) {
    for index in bits.indices where index < other.bits.count { bits[index] |= other.bits[index] }
  }

  fileprivate func contains(_ bit: Int) -> Bool { bits[bit >> 6] & (1 << UInt64(bit & 63)) != 0 }

  private mutating func insert(_ bit: Int) { bits[bit >> 6] |= 1 << UInt64(bit & 63) }
}

// MARK: - Tracing

extension Situation {
  /// Begins to note which rules decide and which conditions hold and fail; what was decided before is not noted.
  public mutating func startTracing(in rules: RuleBase) {
    forgetDecisions(program: rules.program)
    trace = [UInt64](repeating: 0, count: (rules.program.traceBitCount + 63) >> 6)
  }
}

extension Setup {
  /// Begins to note, in all controllers, which rules decide and which conditions hold and fail.
  public mutating func startTracing(in rules: RuleBase) {
    for index in world.controllers.indices { world.controllers[index].situation.startTracing(in: rules) }
  }
}

// MARK: - Noting

extension Coverage {
  /// Adds what was noted in a situation since `startTracing`.
  public mutating func note(_ situation: Situation) {
    // The bits of a trace come first.
    for index in situation.trace.indices where index < bits.count { bits[index] |= situation.trace[index] }
  }

  /// Adds what was noted in all situations of a world since `startTracing`.
  public mutating func note(_ world: World) {
    for controller in world.controllers { note(controller.situation) }
  }

  /// Adds the events of a timeline, their order and their flags.
  ///
  /// - Parameters:
  ///   - timeline: all that was called; not a filtered one, which does not know which facts its order comes from.
  ///   - rules: the rule base that it comes from.
  ///   - isHeard: whether somebody looks at an event; two events are neighbours if nobody hears anything in between.
  public mutating func note(_ timeline: Timeline, of rules: RuleBase, where isHeard: (Event) -> Bool = { _ in true }) {
    let events = timeline.events
    let heard = events.map(isHeard)
    for (index, event) in events.enumerated() where heard[index] && event.origin >= 0 {
      let number = event.origin / 1024
      insert(layout.emissions[number] + event.origin % 1024)
      let choreography = rules.choreographies[number]
      let kind = choreography.emissions[event.origin % 1024].kind
      for (place, fact) in choreography.flags.enumerated()
      where fact.kind == kind && event.flags.contains(FlagReading(fact.flag, fact.value)) {
        insert(layout.flags[number] + place)
      }
      guard event.isChild else { continue }
      let isForwarded = events.contains { !$0.isChild && $0.origin == event.origin && $0.subject == event.subject }
      if isForwarded, let place = rules.forwarding.firstIndex(where: { $0.callback == event.callback }) {
        insert(layout.forwarding + place)
      }
    }
    var heardBits: UInt64 = 0
    for index in heard.indices where heard[index] && index < 64 { heardBits |= 1 << UInt64(index) }
    let before = timeline.predecessors()
    for pair in timeline.order where pair.origin >= 0 && heard[pair.before] && heard[pair.after] {
      let number = pair.origin / 1024
      insert(layout.order[number] + pair.origin % 1024)
      guard let before else { continue }
      let between = ValueSet(bits: before[pair.after] & heardBits)
      let hasOneBetween = between.contains { $0 != pair.before && before[$0] & (1 << UInt64(pair.before)) != 0 }
      if !hasOneBetween { insert(layout.neighbours[number] + pair.origin % 1024) }
    }
  }
}

// MARK: - Mutants

extension Coverage {
  /// Whether what was seen can be otherwise with a fault in the rule base.
  ///
  /// Of one row, it tells which mutants have to be tried on it: a dropped rule where the rule has decided, a changed
  /// condition where it was looked at. The timeline must have been noted with all its events.
  public func isReached(by mutant: Mutant) -> Bool {
    switch mutant.part {
    case .rule(let decision, let rule):
      let line = layout.lines[decision] + rule
      switch mutant.change {
      case .outcome, .outcomeVariable: return contains(layout.testCount * 2 + line)
      case .dropped:
        // A rule that only asks about a contested point makes the answer contested, and one that what others decided keeps
        // out makes it as sure as that.
        return contains(layout.testCount * 2 + line)
          || layout.ruleTests[line].contains { (layout.isReading[$0] || layout.isDecided[$0]) && isEvaluated($0) }
      default: return isReached(by: mutant.change, in: layout.ruleTests[line])
      }
    case .choreography(let number):
      let tests = layout.choreographyTests[number]
      if case .dropped = mutant.change { return tests.isEmpty || contains((tests.upperBound - 1) * 2) }
      return isReached(by: mutant.change, in: tests)
    case .emission(let number, let index):
      switch mutant.change {
      case .dropped, .count: return contains(layout.emissions[number] + index)
      default: return isReached(by: mutant.change, in: layout.emissionTests[number][index])
      }
    case .order(let number, let index):
      switch mutant.change {
      case .dropped, .reversed: return contains(layout.order[number] + index)
      default: return isReached(by: mutant.change, in: layout.orderTests[number][index])
      }
    case .flag(let number, let index):
      if case .dropped = mutant.change { return contains(layout.flags[number] + index) }
      return isReached(by: mutant.change, in: layout.flagTests[number][index])
    case .forwarding(let index): return contains(layout.forwarding + index)
    case .lateInput, .lostInput, .frozenInput: return true
    }
  }

  private func isReached(by change: Mutant.Change, in tests: Range<Int>) -> Bool {
    switch change {
    case .withoutCondition(let index):
      // What it kept out is different or, if rules or readings are behind it, how sure the answer is.
      let test = tests.lowerBound + index
      return contains(test * 2 + 1)
        || (layout.isDecided[test] || layout.isReading[test]) && isEvaluated(test)
    case .negatedCondition(let index), .movedBound(let index, _): return isEvaluated(tests.lowerBound + index)
    default: return true
    }
  }

  /// Whether a test was seen to hold or to fail.
  private func isEvaluated(_ test: Int) -> Bool { contains(test * 2) || contains(test * 2 + 1) }
}

// MARK: - Reports

/// How much of a kind of knowledge was seen, and what was not.
public struct CoverageShare: Sendable {
  /// How many there are.
  public internal(set) var count = 0
  /// The names of those that were seen.
  public internal(set) var found: [String] = []
  /// The names of those that were not seen.
  public internal(set) var missing: [String] = []

  /// How many were seen.
  public var seen: Int { found.count }

  mutating func add(_ name: String, _ isSeen: Bool) {
    count += 1
    if isSeen { found.append(name) } else { missing.append(name) }
  }
}

/// What of a rule base was seen, and what was not.
public struct CoverageReport: Sendable {
  /// The rules that decided.
  public internal(set) var rules = CoverageShare()
  /// The conditions of rules, choreographies and their parts, each once for holding and once for failing.
  public internal(set) var conditions = CoverageShare()
  /// The emissions that came.
  public internal(set) var emissions = CoverageShare()
  /// The order facts whose two events came.
  public internal(set) var order = CoverageShare()
  /// The order facts whose two events were neighbours.
  public internal(set) var neighbours = CoverageShare()
  /// The flag facts that said something.
  public internal(set) var flags = CoverageShare()
  /// What was forwarded.
  public internal(set) var forwarding = CoverageShare()
}

extension Coverage {
  /// What was seen of the rule base, and what was not.
  public func report(of rules: RuleBase) -> CoverageReport {
    var report = CoverageReport()
    for (number, decision) in rules.decisions.enumerated() {
      for (index, rule) in decision.rules.enumerated() {
        let line = layout.lines[number] + index
        report.rules.add(rule.id, contains(layout.testCount * 2 + line))
        add(rule.conditions, of: rule.id, layout.ruleTests[line], rules, &report)
      }
    }
    for (number, choreography) in rules.choreographies.enumerated() {
      add(choreography.conditions, of: choreography.id, layout.choreographyTests[number], rules, &report)
      for (index, part) in choreography.emissions.enumerated() {
        report.emissions.add(part.id, contains(layout.emissions[number] + index))
        add(part.conditions, of: part.id, layout.emissionTests[number][index], rules, &report)
      }
      for (index, part) in choreography.order.enumerated() {
        report.order.add(part.id, contains(layout.order[number] + index))
        report.neighbours.add(part.id, contains(layout.neighbours[number] + index))
        add(part.conditions, of: part.id, layout.orderTests[number][index], rules, &report)
      }
      for (index, part) in choreography.flags.enumerated() {
        report.flags.add(part.id, contains(layout.flags[number] + index))
        add(part.conditions, of: part.id, layout.flagTests[number][index], rules, &report)
      }
    }
    for (index, part) in rules.forwarding.enumerated() {
      report.forwarding.add(part.id, contains(layout.forwarding + index))
    }
    return report
  }

  private func add(
    _ conditions: [Condition], of id: String, _ tests: Range<Int>, _ rules: RuleBase, _ report: inout CoverageReport
  ) {
    for (index, condition) in conditions.enumerated() {
      let name = "\(id): \(rules.variables[condition.variable.index].name)"
      let test = tests.lowerBound + index
      report.conditions.add("\(name) holds", contains(test * 2))
      report.conditions.add("\(name) fails", contains(test * 2 + 1))
    }
  }

  /// Whether a rule has decided, by its place in the rule base.
  public func hasFired(decision: Int, rule: Int) -> Bool {
    contains(layout.testCount * 2 + layout.lines[decision] + rule)
  }
}

/// Where the bits of a rule base's parts are.
private struct CoverageLayout: Sendable {
  let testCount: Int
  /// Whether rules are behind the variable of each test.
  let isDecided: [Bool]
  /// Whether each test asks about a contested point.
  let isReading: [Bool]
  /// The first line of each decision.
  var lines: [Int] = []
  let ruleTests: [Range<Int>]
  let choreographyTests: [Range<Int>]
  let emissionTests: [[Range<Int>]]
  let orderTests: [[Range<Int>]]
  let flagTests: [[Range<Int>]]
  /// The first bit of each choreography's emissions.
  var emissions: [Int] = []
  /// The first bit of each choreography's order facts.
  var order: [Int] = []
  /// The first bit of each choreography's order facts as neighbours.
  var neighbours: [Int] = []
  /// The first bit of each choreography's flag facts.
  var flags: [Int] = []
  /// The first bit of the forwardings.
  let forwarding: Int
  let wordCount: Int

  init(_ rules: RuleBase) {
    let program = rules.program
    testCount = program.tests.count
    isDecided = program.tests.map { test in
      if case .rules = program.derivations[test.variable] { return true }
      return false
    }
    isReading = program.tests.map { $0.reading != 0 }
    ruleTests = program.lines.map { $0.tests }
    choreographyTests = program.plays.map { $0.conditions }
    emissionTests = program.plays.map { play in play.emissions.map { $0.tests } }
    orderTests = program.plays.map { play in play.order.map { $0.tests } }
    flagTests = program.plays.map { play in play.flags.map { $0.tests } }
    var line = 0
    for decision in rules.decisions {
      lines.append(line)
      line += decision.rules.count
    }
    var next = program.traceBitCount
    for choreography in rules.choreographies {
      emissions.append(next)
      next += choreography.emissions.count
      order.append(next)
      next += choreography.order.count
      neighbours.append(next)
      next += choreography.order.count
      flags.append(next)
      next += choreography.flags.count
    }
    forwarding = next
    next += rules.forwarding.count
    wordCount = (next + 63) >> 6
  }
}
