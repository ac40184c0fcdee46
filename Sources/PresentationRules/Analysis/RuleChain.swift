/// The rules of a decision, one behind the other: where each applies, what the earlier ones leave, what the later ones say.
struct RuleChain: Sendable {
  typealias Node = DiagramStore.Node

  /// Where the conditions of each rule hold.
  private(set) var regions: [Node] = []
  /// Where no rule before each one applies; the last is what no rule covers.
  private(set) var left: [Node] = [DiagramStore.always]
  /// What each rule concludes.
  private(set) var values: [Node] = []
  /// What each rule and those after it conclude, and at the end nothing; undefined where none of them applies.
  let later: [Node]

  init(_ rules: [RuleDefinition], _ space: inout RuleSpace) throws(EffortExceeded) {
    for (index, rule) in rules.enumerated() {
      regions.append(try space.region(of: rule.conditions))
      values.append(try space.value(of: rule))
      left.append(try space.store.combine(.butNot, left[index], regions[index]))
    }
    later = try Self.later(values, in: regions, &space)
  }

  /// For some function of each rule, what the first of the rules from each place on that applies gives.
  static func later(
    _ functions: [Node], in regions: [Node], _ space: inout RuleSpace
  ) throws(EffortExceeded) -> [Node] {
    var result = [Node](repeating: DiagramStore.undefined, count: functions.count + 1)
    for index in functions.indices.reversed() {
      let own = try space.store.combine(.when, regions[index], functions[index])
      result[index] = try space.store.combine(.orElse, own, result[index + 1])
    }
    return result
  }
}
