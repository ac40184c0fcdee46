// What set arithmetic finds in the decisions.
extension RuleSpace {
  /// Findings about the rules of one decision.
  mutating func findings(of decision: Decision) -> [Finding] {
    do throws(EffortExceeded) {
      return try findingsWithinEffort(of: decision)
    } catch {
      return [Finding(.undecided, name(of: decision), "its rules are too large to analyse")]
    }
  }

  private func name(of decision: Decision) -> String { rules.variables[decision.variable.index].name }

  private mutating func findingsWithinEffort(of decision: Decision) throws(EffortExceeded) -> [Finding] {
    let situations = try situations(for: decision.variable.index)
    let chain = try RuleChain(decision.rules, &self)
    let later = try LaterRules(decision.rules, chain, situations, &self)
    var findings: [Finding] = []
    for (index, rule) in decision.rules.enumerated() {
      guard store.meet(chain.regions[index], situations) else {
        findings.append(Finding(.contradiction, rule.id, "its conditions never hold together"))
        continue
      }
      if decision.policy == .unique {
        findings += try overlaps(of: index, decision.rules, chain.regions, situations)
      }
      let fires = try store.combine(.both, chain.left[index], chain.regions[index])
      guard store.meet(fires, situations) else {
        let others = try rivals(of: index, decision.rules, chain.regions, situations)
        findings.append(Finding(.shadowed, rule.id, "it never applies, since earlier rules do: \(others)"))
        continue
      }
      if try !later.differ(fires, from: index, &self) {
        findings.append(Finding(.redundantRule, rule.id, "without it every answer would be the same"))
      } else {
        let open = decision.policy == .unique ? DiagramStore.always : chain.left[index]
        findings += try redundantConditions(of: index, decision, open, later)
      }
    }
    if let left = chain.left.last, let gap = try example(in: left, within: situations) {
      findings.append(
        Finding(.gap, name(of: decision), "no rule applies to: \(rules.description(of: gap))"))
    }
    return findings
  }

  /// The earlier rules that apply together with one.
  private mutating func overlaps(
    of index: Int, _ all: [RuleDefinition], _ regions: [Node], _ situations: Node
  ) throws(EffortExceeded) -> [Finding] {
    var findings: [Finding] = []
    for earlier in 0..<index {
      let common = try store.combine(.both, regions[index], regions[earlier])
      guard let witness = try example(in: common, within: situations) else { continue }
      findings.append(
        Finding(
          .overlap, all[index].id, "it applies together with `\(all[earlier].id)`: \(rules.description(of: witness))"))
    }
    return findings
  }

  /// The names of the earlier rules that take all situations from one.
  private mutating func rivals(
    of index: Int, _ all: [RuleDefinition], _ regions: [Node], _ situations: Node
  ) throws(EffortExceeded) -> String {
    var left = regions[index]
    var result = ""
    for earlier in 0..<index {
      let taken = try store.combine(.both, left, regions[earlier])
      guard store.meet(taken, situations) else { continue }
      result += result.isEmpty ? "`\(all[earlier].id)`" : ", `\(all[earlier].id)`"
      left = try store.combine(.butNot, left, regions[earlier])
    }
    return result
  }

  private mutating func redundantConditions(
    of index: Int, _ decision: Decision, _ open: Node, _ later: LaterRules
  ) throws(EffortExceeded) -> [Finding] {
    let rule = decision.rules[index]
    var findings: [Finding] = []
    for place in rule.conditions.indices {
      var others = rule.conditions
      let condition = others.remove(at: place)
      let added = try store.combine(
        .butNot, store.combine(.both, open, region(of: others)), region(of: condition))
      if store.meet(added, later.situations) {
        // Of rules that must not overlap, one that applies to more than it does is another rule.
        if decision.policy == .unique { continue }
        if try later.differ(added, from: index, &self) { continue }
      }
      findings.append(
        Finding(
          .redundantCondition, rule.id,
          "without its condition on `\(rules.variables[condition.variable.index].name)` every answer would be the same")
      )
    }
    return findings
  }
}

/// What the rules after each rule of a decision say, to compare with what it says.
private struct LaterRules {
  typealias Node = DiagramStore.Node

  /// The situations that count.
  let situations: Node
  private let chain: RuleChain
  /// How sure each rule is.
  private let confidences: [Node]
  /// How sure the first of the rules from a place on that applies is.
  private let laterConfidences: [Node]

  init(
    _ rules: [RuleDefinition], _ chain: RuleChain, _ situations: Node, _ space: inout RuleSpace
  ) throws(EffortExceeded) {
    self.situations = situations
    self.chain = chain
    confidences = rules.map { Node($0.confidence.rawValue) }
    laterConfidences = try RuleChain.later(confidences, in: chain.regions, &space)
  }

  /// Whether a rule says something else, somewhere in a region, than the rules after it would.
  func differ(_ region: Node, from index: Int, _ space: inout RuleSpace) throws(EffortExceeded) -> Bool {
    let value = try space.store.combine(.differs, chain.values[index], chain.later[index + 1])
    if space.store.meet(try space.store.combine(.both, region, value), situations) { return true }
    let confidence = try space.store.combine(.differs, confidences[index], laterConfidences[index + 1])
    return space.store.meet(try space.store.combine(.both, region, confidence), situations)
  }
}
