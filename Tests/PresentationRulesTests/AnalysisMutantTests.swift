import Testing

@testable import PresentationRules

/// The list of mutants, and what each of them is.
@Suite("Mutants")
struct AnalysisMutantTests {
  private static let rules = Sample.base(
    .first,
    [
      Sample.rule("second.a", when: [Sample.speed.atLeast(.two), Sample.paint.is(.red)], then: Colour.red),
      Sample.rule("second.b", when: [], then: .blue),
    ],
    choreographies: [
      Choreography(
        "play", "It plays.", when: [],
        emissions: [
          Emission("play.a", .presented(.viewWillAppear), "So.", .documented, [Sample.manual]),
          Emission("play.b", .presented(.viewDidAppear), "So.", count: .perhaps, .documented, [Sample.manual]),
        ],
        order: [
          OrderFact(
            "order.a", .presented(.viewWillAppear), before: .presented(.viewDidAppear), .documented, [Sample.manual])
        ])
    ],
    forwarding: [Forwarding("pass.a", .viewWillAppear, "So.", .documented, [Sample.manual])])

  private func mutant(_ id: String) throws -> Mutant { try #require(Self.rules.mutants.first { $0.id == id }) }

  @Test("Every part has its mutants, each with a name of its own")
  func list() {
    let ids = Self.rules.mutants.map { $0.id }
    #expect(Set(ids).count == ids.count)
    #expect(
      ids.filter { $0.hasPrefix("second.a/") } == [
        "second.a/dropped", "second.a/without-1", "second.a/not-1", "second.a/bound-1-2-up", "second.a/bound-1-2-down",
        "second.a/without-2", "second.a/not-2", "second.a/outcome-2",
      ])
    #expect(ids.filter { $0.hasPrefix("play.a/") } == ["play.a/dropped", "play.a/optional", "play.a/repeatable"])
    #expect(ids.filter { $0.hasPrefix("order.a/") } == ["order.a/dropped", "order.a/reversed"])
    #expect(ids.filter { $0.hasPrefix("pass.a/") } == ["pass.a/dropped"])
  }

  @Test("A bound is moved to the next value and to the one before")
  func bounds() throws {
    let up = Self.rules.mutated(by: try mutant("second.a/bound-1-2-up"))
    let down = Self.rules.mutated(by: try mutant("second.a/bound-1-2-down"))
    #expect(up.decisions[1].rules[0].conditions[0] == Sample.speed.atLeast(.three))
    #expect(down.decisions[1].rules[0].conditions[0] == Sample.speed.atLeast(.one))
  }

  @Test("A mutant changes what it says, in the program too")
  func changes() throws {
    func answer(_ rules: RuleBase) throws -> Int {
      var situation = rules.openSituation()
      situation.set(Sample.speed.id, to: ValueSet(3), program: rules.program)
      return try rules.value(of: Sample.second.id, in: &situation)
    }
    #expect(try answer(Self.rules) == 0)
    #expect(try answer(Self.rules.mutated(by: mutant("second.a/dropped"))) == 2)
    #expect(try answer(Self.rules.mutated(by: mutant("second.a/not-2"))) == 2)
    #expect(try answer(Self.rules.mutated(by: mutant("second.a/outcome-2"))) == 2)
    let reversed = Self.rules.mutated(by: try mutant("order.a/reversed"))
    #expect(reversed.choreographies[0].order[0].before == .presented(.viewDidAppear))
    #expect(Self.rules.mutated(by: try mutant("play.b/always")).choreographies[0].emissions[1].count == .once)
    #expect(Self.rules.mutated(by: try mutant("pass.a/dropped")).forwarding.isEmpty)
  }

  @Test("Mutants that only make fewer sequences possible are marked")
  func narrowing() throws {
    #expect(try mutant("play.b/dropped").onlyNarrows)
    #expect(try mutant("play.b/always").onlyNarrows)
    #expect(try !mutant("play.b/repeatable").onlyNarrows)
    #expect(try !mutant("play.a/dropped").onlyNarrows)
    #expect(try !mutant("order.a/dropped").onlyNarrows)
  }

  @Test("A judge that may not do anything leaves mutants undecided, and goes on")
  func effort() throws {
    var judge = try MutantJudge(Self.rules, in: Sample.universe, effort: 0)
    guard case .undecided = judge.judge(try mutant("second.a/bound-1-2-up")) else {
      Issue.record("it is judged without effort")
      return
    }
  }

  @Test("The rules of UIKit have mutants with names of their own")
  func uiKit() {
    let ids = RuleBase.uiKit.mutants.map { $0.id }
    #expect(ids.count > 1000)
    #expect(Set(ids).count == ids.count)
  }
}
