import Testing

@testable import PresentationRules

/// Rule bases that the engine cannot work with, and searches that are given up.
@Suite struct SoundnessTests {
  private func variables(_ count: Int, _ kind: VariableKind) -> [VariableDefinition] {
    let domain = Domain(Answer.self)
    return (0..<count).map {
      VariableDefinition(
        id: VariableID($0), name: "v\($0)", summary: "", kind: kind, domain: domain, initial: domain.everything,
        smaller: nil, larger: nil)
    }
  }

  private func base(_ variables: [VariableDefinition], _ decisions: [Decision] = []) -> RuleBase {
    RuleBase(variables: variables, decisions: decisions, choreographies: [], forwarding: [])
  }

  /// Asks every variable of a situation, which must not trap.
  private func ask(_ rules: RuleBase) {
    for variable in rules.variables.indices {
      var situation = rules.openSituation()
      _ = try? rules.value(of: VariableID(variable), in: &situation)
    }
  }

  @Test func uiKitIsSound() { #expect(RuleBase.uiKit.unsoundness == nil) }

  @Test func moreThanThereIsRoomForIsReported() {
    let many = base(variables(257, .environment))
    #expect(many.unsoundness == .tooMany(what: "variables", count: 257, limit: 256))
    ask(many)
    #expect(many.findings().contains { $0.kind == .tooMany })
    let contested = base(variables(65, .reading))
    #expect(contested.unsoundness == .tooMany(what: "contested points", count: 65, limit: 64))
    ask(contested)
    #expect(contested.findings().contains { $0.kind == .tooMany })
    #expect(base(variables(256, .environment)).unsoundness == nil)
  }

  @Test func cyclesAreReportedAndNeverRun() {
    let rules = RuleBase(
      variables: Sample.variables,
      decisions: [
        Decision(
          Sample.first, .first,
          [Rule("first.second", "So.", when: [], thenValueOf: Sample.second, .documented, [Sample.manual])]),
        Decision(
          Sample.second, .first,
          [Rule("second.first", "So.", when: [], thenValueOf: Sample.first, .documented, [Sample.manual])]),
      ], choreographies: [], forwarding: [])
    #expect(rules.unsoundness == .cycle(["first", "second?"]))
    ask(rules)
    #expect(rules.findings(in: Sample.universe).contains { $0.kind == .cycle })
  }

  @Test func decisionsOfVariablesThatAreNotThereAreReported() {
    let rules = base(
      variables(2, .environment),
      [Decision(Sample.allowed, .first, [Sample.rule("allowed", when: [], then: Answer.yes)])])
    #expect(rules.unsoundness == .misplaced(variable: "#\(Sample.allowed.id.index)"))
    ask(rules)
  }

  @Test func givingUpIsNeitherPossibleNorImpossible() {
    var rules = RuleBase.uiKit
    var world = World()
    world.controllers = [Controller(name: "presented", situation: rules.openSituation())]
    let setup = Setup(world: world, steps: [], subject: 0)
    #expect(rules.possibility(of: setup).setup != nil)
    rules.caseLimit = 1
    #expect(rules.possibility(of: setup).isUnknown)
    #expect(!rules.answer(Question([setup], aspects: [.outcome(Derived.layout)])).isComplete)
    let ways = rules.ways(WaySearch(from: [setup], steps: [Step(.swipe)], depth: 1)) { _ in .no }
    #expect(!ways.isComplete)
  }
}

/// Answers with many parts.
@Suite struct PartitionLimitTests {
  /// Binary inputs, of which each part fixes some.
  private func response(_ count: Int, _ parts: [(fixed: [Int: Int], outcome: Int)]) -> Response {
    let domain = Domain(Answer.self)
    let variables = (0..<count).map {
      VariableDefinition(
        id: VariableID($0), name: "v\($0)", summary: "", kind: .environment, domain: domain,
        initial: domain.everything, smaller: nil, larger: nil)
    }
    let rules = RuleBase(variables: variables, decisions: [], choreographies: [], forwarding: [])
    var world = World()
    world.controllers = [Controller(name: "presented", situation: rules.openSituation())]
    let setup = Setup(world: world, steps: [], subject: 0)
    let atoms = parts.map { part in
      var narrowed = setup
      for (variable, value) in part.fixed {
        narrowed.world.controllers[0].situation.narrow(variable, to: ValueSet(value))
      }
      return Atom(setupNumber: 0, setup: narrowed, values: [.value(part.outcome)])
    }
    return Response(rules: rules, setups: [setup], atoms: atoms, isComplete: true)
  }

  @Test(arguments: [63, 64, 65, 70]) func anyNumberOfDimensionsCanBeTold(_ count: Int) {
    // The first input that is yes decides: a chain through all dimensions.
    var parts: [(fixed: [Int: Int], outcome: Int)] = []
    for place in 0..<count {
      var fixed: [Int: Int] = [place: 0]
      for earlier in 0..<place { fixed[earlier] = 1 }
      parts.append((fixed, place == count - 1 ? 1 : 0))
    }
    parts.append((Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, 1) }), 2))
    let partition = response(count, parts).partition()
    #expect(partition.cases.count == 3)
    #expect(response(count, parts).isComplete)
  }

  @Test func moreDimensionsThanAreToldMakeAnAnswerIncomplete() {
    let rules = RuleBase(
      variables: (0..<20).map { place in
        VariableDefinition(
          id: VariableID(place), name: "v\(place)", summary: "", kind: .presentation, domain: Domain(Answer.self),
          initial: Domain(Answer.self).everything, smaller: nil, larger: nil)
      }, decisions: [], choreographies: [], forwarding: [])
    var world = World()
    world.controllers = (0..<20).map { Controller(name: "C\($0)", situation: rules.openSituation()) }
    let setup = Setup(world: world, steps: [], subject: 0)
    var narrowed = setup
    for controller in 0..<20 {
      for variable in 0..<20 {
        narrowed.world.controllers[controller].situation.narrow(variable, to: ValueSet(0))
      }
    }
    let atoms = [narrowed, setup].map { Atom(setupNumber: 0, setup: $0, values: [.value(0)]) }
    let response = Response(rules: rules, setups: [setup], atoms: atoms, isComplete: true)
    #expect(response.dimensions.count == Response.dimensionLimit)
    #expect(!response.isComplete)
    #expect(response.partition().cases.count == 1)
  }

  @Test func manyPartsArePartedInReasonableTime() {
    // Parity of eleven inputs: no part can be joined with another one, and every pair of parts would be compared.
    let bits = 11
    let parts = (0..<(1 << bits)).map { number in
      (
        fixed: Dictionary(uniqueKeysWithValues: (0..<bits).map { ($0, number >> $0 & 1) }),
        outcome: number.nonzeroBitCount & 1
      )
    }
    let start = ContinuousClock.now
    let partition = response(bits, parts).partition()
    #expect(partition.cases.count == 2)
    #expect(partition.cases.allSatisfy { $0.atoms.count == parts.count / 2 })
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
