import Testing

@testable import PresentationRules

/// What is seen of a rule base when it is at work.
@Suite("Coverage")
struct AnalysisCoverageTests {
  private static let rules = Sample.base(
    .first,
    [
      Sample.rule("second.a", when: [Sample.first.is(.red), Sample.lamp.is(.yes)], then: Colour.green),
      Sample.rule("second.b", when: [Sample.first.is(.green)], then: .red),
      Sample.rule("second.c", when: [], then: .blue),
    ],
    choreographies: [
      Choreography(
        "play", "It plays.", when: [],
        emissions: [
          Emission("play.a", .presented(.viewWillAppear), "So.", .documented, [Sample.manual]),
          Emission("play.b", .presented(.viewDidAppear), "So.", .documented, [Sample.manual]),
          Emission("play.c", .nobody(.completion), "So.", .documented, [Sample.manual]),
        ],
        order: [
          OrderFact(
            "order.ab", .presented(.viewWillAppear), before: .presented(.viewDidAppear), .documented, [Sample.manual]),
          OrderFact("order.bc", .presented(.viewDidAppear), before: .nobody(.completion), .documented, [Sample.manual]),
          OrderFact(
            "order.ac", .presented(.viewWillAppear), before: .nobody(.completion), .documented, [Sample.manual]),
        ],
        flags: [
          FlagFact("flag.a", .presented(.viewWillAppear), .animated, reads: .yes, .documented, [Sample.manual])
        ])
    ],
    forwarding: [Forwarding("pass.a", .viewWillAppear, "So.", .documented, [Sample.manual])])

  private func traced(_ paint: Colour, lamp: Answer) throws -> Coverage {
    var situation = Self.rules.openSituation()
    situation.set(Sample.paint.id, to: ValueSet(Int(paint.rawValue)), program: Self.rules.program)
    situation.set(Sample.lamp.id, to: ValueSet(Int(lamp.rawValue)), program: Self.rules.program)
    situation.startTracing(in: Self.rules)
    _ = try Self.rules.value(of: Sample.second.id, in: &situation)
    // What was decided is noted even if it is forgotten later.
    situation.forgetDecisions(program: Self.rules.program)
    var coverage = Coverage(of: Self.rules)
    coverage.note(situation)
    return coverage
  }

  @Test("Rules that decided, and conditions that held and failed, add up")
  func decisions() throws {
    var coverage = try traced(.red, lamp: .yes)
    var report = coverage.report(of: Self.rules)
    #expect(report.rules.missing == ["second.b", "second.c", "allowed.always"])
    #expect(coverage.hasFired(decision: 1, rule: 0))
    #expect(!coverage.hasFired(decision: 1, rule: 1))
    #expect(
      report.conditions.missing == [
        "second.a: first fails", "second.a: lamp fails", "second.b: first holds", "second.b: first fails",
      ])
    coverage.merge(try traced(.red, lamp: .no))
    coverage.merge(try traced(.green, lamp: .no))
    report = coverage.report(of: Self.rules)
    #expect(report.rules.missing == ["allowed.always"])
    #expect(report.conditions.missing == [])
    #expect(report.rules.seen == 4)
    #expect(coverage.emptied.report(of: Self.rules).rules.seen == 0)
  }

  @Test("Without tracing nothing is noted")
  func untraced() throws {
    var situation = Self.rules.openSituation()
    _ = try Self.rules.value(of: Sample.second.id, in: &situation)
    var coverage = Coverage(of: Self.rules)
    coverage.note(situation)
    #expect(coverage.report(of: Self.rules).rules.seen == 0)
  }

  @Test("A mutant reaches what looked at the changed part")
  func reach() throws {
    let coverage = try traced(.red, lamp: .yes)
    var reached: [String] = []
    for mutant in Self.rules.mutants where mutant.id.hasPrefix("second") {
      if coverage.isReached(by: mutant) { reached.append(mutant.id) }
    }
    #expect(
      reached == [
        "second.a/dropped", "second.a/without-1", "second.a/not-1", "second.a/not-2", "second.a/outcome-0",
        "second.a/outcome-2",
      ])
  }

  private var timeline: Timeline {
    func event(_ callback: Callback, _ emission: Int, subject: Int, isChild: Bool = false) -> Event {
      Event(
        subject: subject, isChild: isChild, callback: callback, argument: -1, text: "", count: .once,
        flags: emission == 0 ? [FlagReading(.animated, .yes)] : [], origin: emission)
    }
    var timeline = Timeline()
    timeline.events = [
      event(.viewWillAppear, 0, subject: 1), event(.viewDidAppear, 1, subject: 1), event(.completion, 2, subject: -1),
      event(.viewWillAppear, 0, subject: 1, isChild: true),
    ]
    timeline.order = [
      OrderedPair(before: 0, after: 1, origin: 0), OrderedPair(before: 1, after: 2, origin: 1),
      OrderedPair(before: 0, after: 2, origin: 2),
    ]
    return timeline
  }

  @Test("Events, their order, flags and forwarding")
  func timelines() {
    var coverage = Coverage(of: Self.rules)
    coverage.note(timeline, of: Self.rules)
    let report = coverage.report(of: Self.rules)
    #expect(report.emissions.missing == [])
    #expect(report.order.missing == [])
    #expect(report.neighbours.missing == ["order.ac"])
    #expect(report.flags.missing == [])
    #expect(report.forwarding.missing == [])
  }

  @Test("Events that nobody hears are not covered, and others become neighbours")
  func heard() {
    var coverage = Coverage(of: Self.rules)
    coverage.note(timeline, of: Self.rules) { $0.callback != .viewDidAppear }
    let report = coverage.report(of: Self.rules)
    #expect(report.emissions.missing == ["play.b"])
    #expect(report.order.missing == ["order.ab", "order.bc"])
    #expect(report.neighbours.missing == ["order.ab", "order.bc"])
  }

  @Test("A course of the rules of UIKit is noted with all its controllers")
  func course() throws {
    let rules = RuleBase.uiKit
    var world = World()
    for name in ["root", "sheet"] { world.controllers.append(Controller(name: name, situation: rules.openSituation())) }
    world.chain = [0]
    var step = Step(.present)
    step.receiver = 0
    step.object = 1
    var setup = Setup(world: world, steps: [step], subject: 1)
    setup.startTracing(in: rules)
    var coverage = Coverage(of: rules)
    var count = 0
    rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      let course = try rules.course(of: current)
      coverage.note(course.world)
      coverage.note(course.timeline, of: rules)
      count += 1
      return count < 3 ? .goOn : .stop
    }
    let report = coverage.report(of: rules)
    #expect(report.rules.seen > 10)
    #expect(report.conditions.seen > 10)
    #expect(report.emissions.seen > 3)
    let effect = try #require(rules.decisions.firstIndex { $0.variable == Derived.effect.id })
    #expect(rules.decisions[effect].rules.indices.contains { coverage.hasFired(decision: effect, rule: $0) })
  }
}
