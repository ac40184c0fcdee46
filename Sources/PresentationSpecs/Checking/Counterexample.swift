import PresentationRules

extension Checker {
  /// For which values of what a row leaves open it fails: the shortest description that is found.
  ///
  /// A case may be narrower than it has to be, so everything that does not matter is opened again.
  func counterexample(
    _ whole: Setup, _ failing: Setup, _ check: Check, _ scenario: PreparedScenario
  ) -> String {
    var current = failing
    var narrowed = Self.differences(whole, failing, rules)
    for difference in narrowed {
      var wider = current
      wider.widen(rules.variables[difference.variable], of: difference.controller, as: whole, rules)
      if fails(wider, check, scenario), rules.possibility(of: wider).setup != nil {
        current = wider
        narrowed.removeAll { $0 == difference }
      }
    }
    return narrowed.map { Self.text($0, current, rules) }.joined(separator: "; ")
  }

  /// A variable of a controller that is narrower than the row says.
  private struct Difference: Hashable {
    let controller: Int
    let variable: Int
  }

  private static func differences(_ whole: Setup, _ part: Setup, _ rules: RuleBase) -> [Difference] {
    var result: [Difference] = []
    for index in whole.world.controllers.indices {
      for variable in rules.variables {
        let isShared = variable.kind == .environment
        guard isShared ? index == 0 : variable.kind == .presentation else { continue }
        let before = whole.world.controllers[index].situation[variable.id]
        if part.world.controllers[index].situation[variable.id] != before {
          result.append(Difference(controller: index, variable: variable.id.index))
        }
      }
    }
    return result
  }

  /// The most cases that are looked at before a wider description is given up.
  private static var widerCaseLimit: Int { 64 }

  /// Whether the check fails in every case of a setup that can be.
  private func fails(_ setup: Setup, _ check: Check, _ scenario: PreparedScenario) -> Bool {
    var count = 0
    return rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      count += 1
      if count > Self.widerCaseLimit { return .stop }
      var view = try oracle.view(of: current, isDirect: scenario.isDirect)
      let answer = try oracle.answers(to: [check], in: &view)[0]
      let isFine = holds(check, answer, [], current, scenario) && !rules.possibility(of: current).isRuledOut
      return isFine ? .stop : .goOn
    }
  }

  private static func text(_ difference: Difference, _ setup: Setup, _ rules: RuleBase) -> String {
    let variable = rules.variables[difference.variable]
    let controller = setup.world.controllers[difference.controller]
    let values = SetText.text(controller.situation[variable.id], in: variable.domain)
    let isNamed = variable.kind == .presentation && difference.controller != setup.subject
    return (isNamed ? controller.name + "." : "") + "\(variable.name) \(values)"
  }
}

extension Setup {
  /// Opens a variable of a controller, or of all if they share it, as wide as it is in another setup.
  fileprivate mutating func widen(
    _ variable: VariableDefinition, of controller: Int, as whole: Setup, _ rules: RuleBase
  ) {
    for index in world.controllers.indices where variable.kind == .environment || index == controller {
      world.controllers[index].situation.set(
        variable.id, to: whole.world.controllers[index].situation[variable.id], program: rules.program)
    }
  }
}

/// Spells sets of values as cells do.
enum SetText {
  /// The values: one, a range, all but one, or a list.
  static func text(_ set: ValueSet, in domain: Domain) -> String {
    if set.isEmpty { return "nothing" }
    if set.isSingle { return name(set.first, domain) }
    if set == domain.everything { return "any" }
    if domain.isOrdered, set.count == set.last - set.first + 1 {
      if set.last == domain.valueNames.count - 1 { return "≥ " + name(set.first, domain) }
      if set.first == 0 { return "< " + name(set.last + 1, domain) }
      return "\(name(set.first, domain))…\(name(set.last, domain))"
    }
    let rest = ValueCells.sayable(domain).subtracting(set)
    if rest.isSingle, set.count > 2 { return "not " + name(rest.first, domain) }
    return set.map { name($0, domain) }.joined(separator: ", ")
  }

  private static func name(_ index: Int, _ domain: Domain) -> String {
    domain.valueNames.indices.contains(index) ? domain.valueNames[index] : "undetermined"
  }
}
