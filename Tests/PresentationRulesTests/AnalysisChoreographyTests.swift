import Testing

@testable import PresentationRules

/// Findings about choreographies, and the judgement of their mutants.
@Suite("Choreographies under analysis")
struct AnalysisChoreographyTests {
  private static let will = EventKind.presented(.viewWillAppear)
  private static let did = EventKind.presented(.viewDidAppear)
  private static let done = EventKind.nobody(.completion)
  private static let above = EventKind.above(.viewWillDisappear)

  private static func emission(
    _ id: String, _ kind: EventKind, count: Count = .once, when conditions: [Condition] = []
  ) -> Emission {
    Emission(id, kind, "It comes.", count: count, when: conditions, .documented, [Sample.manual])
  }

  private static func order(
    _ id: String, _ before: EventKind, _ after: EventKind, when conditions: [Condition] = []
  ) -> OrderFact {
    OrderFact(id, before, before: after, when: conditions, .documented, [Sample.manual])
  }

  private static func base(
    when conditions: [Condition] = [Sample.lamp.is(.yes)], _ emissions: [Emission], _ order: [OrderFact] = [],
    _ flags: [FlagFact] = [], forwarding: [Forwarding] = []
  ) -> RuleBase {
    Sample.base(
      .first, [Sample.rule("second.rest", when: [], then: Colour.blue)],
      choreographies: [
        Choreography("play", "It plays.", when: conditions, emissions: emissions, order: order, flags: flags)
      ], forwarding: forwarding)
  }

  private func ids(_ kind: Finding.Kind, _ rules: RuleBase) -> [String] {
    rules.findings(in: Sample.universe).filter { $0.kind == kind }.map { $0.id }
  }

  private static let three = [emission("play.will", will), emission("play.did", did), emission("play.done", done)]

  @Test("Parts that never count")
  func never() {
    let rules = Self.base(
      [
        Self.emission("play.will", Self.will), Self.emission("play.did", Self.did, when: [Sample.lamp.is(.no)]),
        Self.emission("play.done", Self.done, when: [Sample.paint.is(.red)]),
      ],
      [
        Self.order("order.a", Self.will, Self.done, when: [Sample.paint.is(.green)]),
        Self.order("order.b", Self.will, Self.above),
      ],
      [FlagFact("flag.a", Self.above, .animated, reads: .yes, .documented, [Sample.manual])])
    #expect(ids(.neverPlays, rules) == ["play.did", "order.a"])
    #expect(ids(.noSuchEvent, rules) == ["order.b", "flag.a"])
  }

  @Test("A choreography behind another one never plays")
  func shadowedChoreography() {
    var rules = Self.base(Self.three)
    rules.choreographies.append(
      Choreography(
        "second-play", "It plays.", when: [Sample.lamp.is(.yes), Sample.paint.is(.red)], emissions: [], order: []))
    #expect(ids(.neverPlays, rules) == ["second-play"])
  }

  @Test("Order that follows from other facts, where their conditions hold")
  func implied() {
    let always = Self.base(
      Self.three,
      [
        Self.order("order.a", Self.will, Self.did), Self.order("order.b", Self.will, Self.done),
        Self.order("order.c", Self.did, Self.done),
      ])
    #expect(ids(.impliedOrder, always) == ["order.b"])
    let sometimes = Self.base(
      Self.three,
      [
        Self.order("order.a", Self.will, Self.did, when: [Sample.paint.is(.red)]),
        Self.order("order.b", Self.will, Self.done), Self.order("order.c", Self.did, Self.done),
      ])
    #expect(ids(.impliedOrder, sometimes) == [])
  }

  @Test("An event that may be missing carries no order")
  func missingInBetween() {
    let conditional = Self.base(
      [
        Self.emission("play.will", Self.will), Self.emission("play.did", Self.did, when: [Sample.paint.is(.red)]),
        Self.emission("play.done", Self.done),
      ],
      [
        Self.order("order.a", Self.will, Self.did), Self.order("order.b", Self.will, Self.done),
        Self.order("order.c", Self.did, Self.done),
      ])
    #expect(ids(.impliedOrder, conditional) == [])
    let elsewhere = Self.base(
      [
        Self.emission("play.will", Self.will), Self.emission("play.up", Self.above),
        Self.emission("play.done", Self.done),
      ],
      [
        Self.order("order.a", Self.will, Self.above), Self.order("order.b", Self.will, Self.done),
        Self.order("order.c", Self.above, Self.done),
      ])
    #expect(ids(.impliedOrder, elsewhere) == [])
  }

  @Test("Order facts that run in a circle, where they hold together")
  func circle() {
    let circle = Self.base(
      Self.three,
      [
        Self.order("order.a", Self.will, Self.did), Self.order("order.b", Self.did, Self.done),
        Self.order("order.c", Self.done, Self.will),
      ])
    #expect(ids(.cyclicOrder, circle) == ["order.c"])
    let apart = Self.base(
      Self.three,
      [
        Self.order("order.a", Self.will, Self.did, when: [Sample.paint.is(.red)]),
        Self.order("order.b", Self.did, Self.will, when: [Sample.paint.is(.green)]),
      ])
    #expect(ids(.cyclicOrder, apart) == [])
  }

  @Test("Flag facts that contradict each other, and forwarding of nothing")
  func flagsAndForwarding() {
    let rules = Self.base(
      Self.three, [],
      [
        FlagFact("flag.a", Self.will, .animated, reads: .yes, .documented, [Sample.manual]),
        FlagFact(
          "flag.b", Self.will, .animated, reads: .no, when: [Sample.paint.is(.red)], .documented, [Sample.manual]),
      ],
      forwarding: [
        Forwarding("pass.will", .viewWillAppear, "It is passed on.", .documented, [Sample.manual]),
        Forwarding("pass.will-again", .viewWillAppear, "It is passed on.", .documented, [Sample.manual]),
        Forwarding("pass.size", .viewWillTransition, "It is passed on.", .documented, [Sample.manual]),
      ])
    #expect(ids(.contradictingFlags, rules) == ["flag.b"])
    #expect(ids(.forwarding, rules) == ["pass.will-again", "pass.size"])
  }

  @Test("Mutants of choreographies are judged by where their parts count")
  func judgements() throws {
    let rules = Self.base(
      [
        Self.emission("play.will", Self.will), Self.emission("play.did", Self.did),
        Self.emission("play.done", Self.done, when: [Sample.lamp.is(.yes)]),
        Self.emission(
          "play.never", Self.above, count: .perhaps, when: [Sample.isSlow.is(.yes), Sample.limit.is(.zero)]),
      ],
      [
        Self.order("order.a", Self.will, Self.did), Self.order("order.b", Self.will, Self.done),
        Self.order("order.c", Self.did, Self.done),
      ])
    var judge = try MutantJudge(rules, in: Sample.universe)
    var same: [String] = []
    for mutant in rules.mutants where mutant.id.contains("play") || mutant.id.contains("order") {
      if case .equivalent = judge.judge(mutant) { same.append(mutant.id) }
    }
    #expect(
      same == [
        "play.done/without-1", "play.never/dropped", "play.never/always", "play.never/repeatable",
        "play.never/bound-2-1-down", "order.b/dropped",
      ])
  }

  @Test("A fault in a decision is seen through the choreographies that read it")
  func throughChoreography() throws {
    let rules = Self.base(
      when: [Sample.first.is(.red)], Self.three)
    let universe = Universe(finals: [Sample.second.id])
    var judge = try MutantJudge(rules, in: universe)
    let reading = Decision(
      Sample.first, .first,
      [
        Sample.rule("first.red", when: [Sample.paint.is(.red)], then: Colour.red),
        Sample.rule("first.green", when: [Sample.paint.is(.green)], then: Colour.green),
        Sample.rule("first.rest", when: [], then: Colour.blue),
      ])
    var decided = rules
    decided.decisions[0] = reading
    decided.program = Program(
      variables: decided.variables, decisions: decided.decisions, choreographies: decided.choreographies)
    judge = try MutantJudge(decided, in: universe)
    var verdicts: [String: Bool] = [:]
    for mutant in decided.mutants where mutant.id.hasPrefix("first") {
      guard case .different(let difference) = judge.judge(mutant) else {
        verdicts[mutant.id] = false
        continue
      }
      #expect(difference.subject == .part("play"))
      verdicts[mutant.id] = true
    }
    #expect(verdicts["first.red/dropped"] == true)
    #expect(verdicts["first.red/outcome-1"] == true)
    // Whether it is green or blue makes no difference to what plays.
    #expect(verdicts["first.green/dropped"] == false)
    #expect(verdicts["first.green/outcome-2"] == false)
    #expect(verdicts["first.green/outcome-0"] == true)
  }
}
