extension RuleBase {
  /// Answers a question twice, in two settings, and pairs the answers.
  ///
  /// The values of each part are those of the first setting followed by those of the second. Both have to be possible.
  ///
  /// - Parameters:
  ///   - first: the setups of the first setting.
  ///   - second: those of the second, one for each of the first, with the same controllers.
  ///   - aspects: what is asked.
  ///   - different: the inputs in which the settings differ; they tell no parts apart.
  public func compare(
    _ first: [Setup], with second: [Setup], aspects: [Aspect], differing different: Set<VariableID>
  ) -> Response {
    var atoms: [Atom] = []
    var isComplete = true
    for (number, pair) in zip(first, second).enumerated() where number < 64 {
      let left = answer(Question([pair.0], aspects: aspects))
      let right = answer(Question([pair.1], aspects: aspects))
      isComplete = isComplete && left.isComplete && right.isComplete
      for one in left.atoms {
        for other in right.atoms {
          guard let common = common(one.setup, other.setup, apartFrom: different) else { continue }
          if atoms.count >= Self.atomLimit {
            isComplete = false
            break
          }
          atoms.append(
            Atom(setupNumber: number, setup: common, counterpart: other.setup, values: one.values + other.values))
        }
      }
    }
    return Response(rules: self, setups: first, atoms: atoms, isComplete: isComplete)
  }

  /// The first setup, narrowed to what the second one leaves as well; nil if nothing is left.
  private func common(_ first: Setup, _ second: Setup, apartFrom different: Set<VariableID>) -> Setup? {
    var result = first
    for variable in variables where !different.contains(variable.id) {
      guard variable.kind == .environment || variable.kind == .presentation || variable.kind == .reading else {
        continue
      }
      for index in result.world.controllers.indices where index < second.world.controllers.count {
        let other = second.world.controllers[index].situation[variable.id]
        result.world.controllers[index].situation.narrow(variable.id.index, to: other)
        if result.world.controllers[index].situation[variable.id].isEmpty { return nil }
      }
    }
    return result
  }

  /// The rule that makes an aspect differ between two cases.
  ///
  /// - Returns: nil if the reasons are the same, or what is called differs and not what a rule decides.
  public func decidingRule(of aspect: Aspect, from first: Setup, to second: Setup) -> Reason? {
    let variable: VariableID
    let isOfStep: Bool
    switch aspect.kind {
    case .outcome(let outcome): (variable, isOfStep) = (outcome, false)
    case .stepOutcome(let outcome): (variable, isOfStep) = (outcome, true)
    default: (variable, isOfStep) = (Derived.effect.id, true)
    }
    func situation(_ setup: Setup) -> Situation? {
      guard
        let course = try? course(of: setup, afterSteps: min(aspect.stepCount ?? setup.steps.count, setup.steps.count))
      else { return nil }
      var situation = isOfStep ? course.stepSituation : course.situation
      guard (try? value(of: variable, in: &situation)) != nil else { return nil }
      return situation
    }
    guard let before = situation(first), let after = situation(second) else { return nil }
    return decidingRule(of: variable, from: before, to: after).map { Reason($0) }
  }

  /// The rule that makes two values of a variable differ: the first one on the way from the answer to the inputs whose
  /// own conditions, not those of a decision that it asks, are what changed.
  ///
  /// - Returns: nil if the reasons are the same.
  public func decidingRule(
    of variable: VariableID, from first: Situation, to second: Situation
  ) -> RuleDefinition? {
    let before = rules(behind: variable, in: first)
    let after = rules(behind: variable, in: second)
    var seen: Set<VariableID> = []
    var current = variable
    var result: RuleDefinition?
    while seen.insert(current).inserted {
      guard let old = before.first(where: { $0.variable == current })?.rule,
        let new = after.first(where: { $0.variable == current })?.rule
      else { return result }
      if old.id != new.id { result = new }
      let asked =
        (old.conditions + new.conditions).map { $0.variable }
        + [old.outcomeVariable, new.outcomeVariable].compactMap { $0 }
      guard
        let next = asked.first(where: { asked in
          !seen.contains(asked) && first[asked] != second[asked] && decision(of: asked) != nil
            && before.contains { $0.variable == asked } && after.contains { $0.variable == asked }
        })
      else { return result }
      current = next
    }
    return result
  }
}
