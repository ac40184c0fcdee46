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
    var findings: [Finding] = []
    var regions: [Node] = []
    for rule in decision.rules { regions.append(try region(of: rule.conditions)) }
    let later = try Suffixes(decision.rules, regions, situations, &self)
    // Where no rule so far applies.
    var left = DiagramStore.always
    for (index, rule) in decision.rules.enumerated() {
      guard store.meet(regions[index], situations) else {
        findings.append(Finding(.contradiction, rule.id, "its conditions never hold together"))
        continue
      }
      if decision.policy == .unique {
        findings += try overlaps(of: index, decision.rules, regions, situations)
      }
      let fires = try store.combine(.both, left, regions[index])
      guard store.meet(fires, situations) else {
        let others = try rivals(of: index, decision.rules, regions, situations)
        findings.append(Finding(.shadowed, rule.id, "it never applies, since earlier rules do: \(others)"))
        continue
      }
      if try !later.differ(fires, from: index, &self) {
        findings.append(Finding(.redundantRule, rule.id, "without it every answer would be the same"))
      } else {
        let open = decision.policy == .unique ? DiagramStore.always : left
        findings += try redundantConditions(of: index, decision, open, later)
      }
      left = try store.combine(.butNot, left, regions[index])
    }
    if let gap = try example(in: left, within: situations) {
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
    of index: Int, _ decision: Decision, _ open: Node, _ later: Suffixes
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

/// What the rules of a decision and those after them conclude, and how sure they are.
private struct Suffixes {
  typealias Node = DiagramStore.Node

  /// The situations that count.
  let situations: Node
  /// What each rule concludes.
  var values: [Node] = []
  /// How sure each rule is.
  var confidences: [Node] = []
  /// What the rules from a place on conclude; undefined where none of them applies.
  var laterValues: [Node]
  /// How sure the rules from a place on are.
  var laterConfidences: [Node]

  init(
    _ rules: [RuleDefinition], _ regions: [Node], _ situations: Node, _ space: inout RuleSpace
  ) throws(EffortExceeded) {
    self.situations = situations
    laterValues = [Node](repeating: DiagramStore.undefined, count: rules.count + 1)
    laterConfidences = laterValues
    for rule in rules {
      values.append(try space.value(of: rule))
      confidences.append(Node(rule.confidence.rawValue))
    }
    for index in rules.indices.reversed() {
      laterValues[index] = try space.store.combine(
        .orElse, space.store.combine(.when, regions[index], values[index]), laterValues[index + 1])
      laterConfidences[index] = try space.store.combine(
        .orElse, space.store.combine(.when, regions[index], confidences[index]), laterConfidences[index + 1])
    }
  }

  /// Whether a rule says something else, somewhere in a region, than the rules after it would.
  func differ(_ region: Node, from index: Int, _ space: inout RuleSpace) throws(EffortExceeded) -> Bool {
    let value = try space.store.combine(.differs, values[index], laterValues[index + 1])
    if space.store.meet(try space.store.combine(.both, region, value), situations) { return true }
    let confidence = try space.store.combine(.differs, confidences[index], laterConfidences[index + 1])
    return space.store.meet(try space.store.combine(.both, region, confidence), situations)
  }
}
