import Testing

@testable import PresentationRules

/// Random rule bases, analysed once by set arithmetic and once by trying every situation with the engine.
@Suite("Analysis against every situation")
struct AnalysisBruteForceTests {
  private static let inputs = [Sample.speed.id, Sample.limit.id, Sample.paint.id, Sample.lamp.id]

  /// Every situation of a rule base.
  private static func situations(of rules: RuleBase) -> [Situation] {
    var result = [rules.openSituation()]
    for input in inputs {
      result = result.flatMap { situation in
        rules.variables[input.index].domain.everything.map { value in
          var next = situation
          next.set(input, to: ValueSet(value), program: rules.program)
          return next
        }
      }
    }
    return result
  }

  /// The outcome of the second decision in every situation that can be, with the rule that fired; -1 where none can be.
  private static func answers(of rules: RuleBase) throws -> [Answered] {
    try situations(of: rules).map { situation in
      var situation = situation
      guard try rules.value(of: Sample.allowed.id, in: &situation) == 0 else {
        return Answered(value: -1, confidence: -1, fired: "", sure: -1)
      }
      let value = try rules.value(of: Sample.second.id, in: &situation)
      let behind = rules.rules(behind: Sample.second.id, in: situation)
      let weakest = behind.reduce(0) { max($0, Int($1.rule.confidence.rawValue)) }
      let own = behind.first.flatMap { $0.variable == Sample.second.id ? $0.rule : nil }
      return Answered(
        value: value, confidence: weakest, fired: own?.id ?? "gap", sure: own.map { Int($0.confidence.rawValue) } ?? -1)
    }
  }

  private struct Answered: Equatable {
    var value: Int
    var confidence: Int
    var fired: String
    var sure: Int

    /// What a single decision says, which leaves out how sure the earlier ones are.
    func isLike(_ other: Answered) -> Bool {
      value == other.value && sure == other.sure && (fired == "gap") == (other.fired == "gap")
    }
  }

  private static func randomBase(_ seed: UInt64) -> RuleBase {
    var random = Seeded(seed)
    func set(_ count: Int) -> ValueSet {
      ValueSet(bits: UInt64.random(in: 1..<((1 << UInt64(count)) - 1), using: &random))
    }
    func conditions(_ sources: [(VariableID, Int)]) -> [Condition] {
      (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in
        sources.randomElement(using: &random).map { Condition($0.0, set($0.1)) }
      }
    }
    func rules(_ name: String, _ sources: [(VariableID, Int)], last: Bool) -> [Rule<Colour>] {
      var result: [Rule<Colour>] = []
      for index in 0..<Int.random(in: 2...6, using: &random) {
        let confidence = Confidence.allCases[Int.random(in: 0...1, using: &random)]
        let conditions = conditions(sources)
        if Int.random(in: 0..<4, using: &random) == 0 {
          result.append(
            Rule(
              "\(name).\(index)", "So.", when: conditions, thenValueOf: Sample.paint, confidence, [Sample.manual]))
        } else {
          let value = Colour.allCases[Int.random(in: 0..<3, using: &random)]
          result.append(Sample.rule("\(name).\(index)", when: conditions, then: value, confidence))
        }
      }
      if last { result.append(Sample.rule("\(name).last", when: [], then: .blue)) }
      return result
    }
    let open = [(Sample.speed.id, 6), (Sample.paint.id, 4), (Sample.lamp.id, 2), (Sample.isSlow.id, 2)]
    let first = Decision(Sample.first, .first, rules("first", open, last: Bool.random(using: &random)))
    let second = Decision(
      Sample.second, .first, rules("second", open + [(Sample.first.id, 4)], last: Bool.random(using: &random)))
    let allowed = Decision(
      Sample.allowed, .first,
      [
        Sample.rule("allowed.not", when: conditions(open) + [Sample.limit.is(.zero, .one)], then: Answer.no),
        Sample.rule("allowed.else", when: [], then: .yes),
      ])
    return RuleBase(
      variables: Sample.variables, decisions: [first, second, allowed], choreographies: [], forwarding: [])
  }

  @Test("Mutants are judged as trying all situations judges them", arguments: UInt64(1)...12)
  func mutants(seed: UInt64) throws {
    let rules = Self.randomBase(seed)
    let universe = Universe(possible: Sample.allowed.is(.yes), finals: [Sample.second.id])
    var judge = try MutantJudge(rules, in: universe)
    let before = try Self.answers(of: rules)
    for mutant in rules.mutants {
      let mutated = rules.mutated(by: mutant)
      let after = try Self.answers(of: mutated)
      let isSame = zip(before, after).allSatisfy { $0.value == $1.value && $0.confidence == $1.confidence }
      switch judge.judge(mutant) {
      case .equivalent: #expect(isSame, "\(mutant.id) is judged equivalent")
      case .different(let difference):
        #expect(!isSame, "\(mutant.id) is judged different")
        try expectDifference(difference, rules, mutated, mutant.id)
      case .undecided: Issue.record("\(mutant.id) is undecided")
      }
    }
  }

  /// The situation that a difference names must show it.
  private func expectDifference(
    _ difference: Difference, _ rules: RuleBase, _ mutated: RuleBase, _ id: String
  ) throws {
    guard case .variable(let variable) = difference.subject else {
      Issue.record("\(id) differs in no variable")
      return
    }
    var values: [Int] = []
    for base in [rules, mutated] {
      var situation = base.openSituation()
      for assignment in difference.situation {
        situation.set(assignment.variable, to: assignment.values, program: base.program)
      }
      for input in Self.inputs {
        situation.set(input, to: ValueSet(situation[input].first), program: base.program)
      }
      let value = try base.value(of: variable, in: &situation)
      let weakest = base.rules(behind: variable, in: situation).reduce(0) { max($0, Int($1.rule.confidence.rawValue)) }
      values.append(difference.isOnlyConfidence ? weakest : value)
    }
    #expect(values == [difference.before, difference.after], "\(id)")
    #expect(values[0] != values[1], "\(id)")
  }

  @Test("A mutant that a situation does not reach answers it as before", arguments: UInt64(51)...56)
  func reach(seed: UInt64) throws {
    let rules = Self.randomBase(seed)
    let mutants = rules.mutants
    let mutated = try mutants.map { try Self.answers(of: rules.mutated(by: $0)) }
    let before = try Self.answers(of: rules)
    var spared = 0
    for (index, situation) in Self.situations(of: rules).enumerated() {
      var situation = situation
      situation.startTracing(in: rules)
      if try rules.value(of: Sample.allowed.id, in: &situation) == 0 {
        _ = try rules.value(of: Sample.second.id, in: &situation)
      }
      var coverage = Coverage(of: rules)
      coverage.note(situation)
      for (number, mutant) in mutants.enumerated() where !coverage.isReached(by: mutant) {
        spared += 1
        let after = mutated[number][index]
        let isSame = before[index].value == after.value && before[index].confidence == after.confidence
        #expect(isSame, "\(mutant.id)")
      }
    }
    #expect(spared > 0)
  }

  @Test("Gaps, dead and redundant rules are those that trying all situations finds", arguments: UInt64(21)...40)
  func findings(seed: UInt64) throws {
    let rules = Self.randomBase(seed)
    let universe = Universe(possible: Sample.allowed.is(.yes), finals: [Sample.second.id])
    let findings = rules.findings(in: universe)
    let answers = try Self.answers(of: rules)
    let possible = answers.filter { $0.value >= 0 }
    let hasGap = findings.contains { $0.kind == .gap && $0.id == "second?" }
    #expect(hasGap == possible.contains { $0.fired == "gap" })
    let second = try #require(rules.decisions.firstIndex { $0.variable == Sample.second.id })
    for (index, rule) in rules.decisions[second].rules.enumerated() {
      func has(_ kinds: Finding.Kind...) -> Bool {
        findings.contains { $0.id == rule.id && kinds.contains($0.kind) }
      }
      let fires = possible.contains { $0.fired == rule.id }
      #expect(has(.shadowed, .contradiction) == !fires, "\(rule.id)")
      guard fires else { continue }
      let dropped = Mutant.Part.rule(decision: second, rule: index)
      let without = try Self.answers(of: rules.mutated(by: try mutant(dropped, .dropped, of: rules)))
      let isRedundant = zip(answers, without).allSatisfy { $0.isLike($1) }
      #expect(has(.redundantRule) == isRedundant, "\(rule.id)")
      if isRedundant { continue }
      var redundant = 0
      for place in rule.conditions.indices {
        let wider = try Self.answers(of: rules.mutated(by: try mutant(dropped, .withoutCondition(place), of: rules)))
        if zip(answers, wider).allSatisfy({ $0.isLike($1) }) { redundant += 1 }
      }
      #expect(findings.count { $0.id == rule.id && $0.kind == .redundantCondition } == redundant, "\(rule.id)")
    }
  }

  private func mutant(_ part: Mutant.Part, _ change: Mutant.Change, of rules: RuleBase) throws -> Mutant {
    try #require(rules.mutants.first { $0.part == part && $0.change == change })
  }
}
