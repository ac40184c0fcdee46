/// One small fault put into a rule base, to find out whether anything notices.
public struct Mutant: Hashable, Sendable {
  /// A piece of knowledge, by its place in the rule base.
  public enum Part: Hashable, Sendable {
    /// A rule of a decision.
    case rule(decision: Int, rule: Int)
    /// A choreography as a whole.
    case choreography(Int)
    /// An emission of a choreography.
    case emission(choreography: Int, emission: Int)
    /// An order fact of a choreography.
    case order(choreography: Int, fact: Int)
    /// A flag fact of a choreography.
    case flag(choreography: Int, fact: Int)
    /// A forwarding.
    case forwarding(Int)
    /// A late input.
    case lateInput(Int)
    /// A lost input.
    case lostInput(Int)
    /// A frozen input.
    case frozenInput(Int)
  }

  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The part is left out.
    case dropped
    /// One condition is left out.
    case withoutCondition(Int)
    /// One condition holds where it did not, and the other way round.
    case negatedCondition(Int)
    /// One condition has another set, with a bound moved to the neighbouring value.
    case movedBound(condition: Int, values: ValueSet)
    /// The outcome is another value.
    case outcome(Int)
    /// The outcome is that of another variable.
    case outcomeVariable(VariableID)
    /// The event comes more or less often.
    case count(Count)
    /// The order is the opposite.
    case reversed
  }

  /// The part's name, and what is changed: `style.form-sheet/without-1`.
  public let id: String
  /// What is changed, in words.
  public let description: String
  /// What is changed, by its place.
  public let part: Part
  /// How it is changed.
  public let change: Change
  /// Whether it only makes fewer sequences of events possible, which no pattern that accepts them all can notice.
  public let onlyNarrows: Bool
}

extension RuleBase {
  /// A rule base with one fault in it.
  ///
  /// Only what is changed is made anew; its program is laid out again, which takes a fraction of a millisecond.
  public func mutated(by mutant: Mutant) -> RuleBase {
    var result = self
    switch mutant.part {
    case .rule(let decision, let rule):
      result.decisions[decision].rules = mutatedRules(of: decisions[decision], rule, mutant.change)
    case .choreography(let index):
      if case .dropped = mutant.change {
        result.choreographies.remove(at: index)
      } else {
        let old = choreographies[index]
        result.choreographies[index] = Choreography(
          old.id, old.summary, when: mutated(old.conditions, mutant.change), emissions: old.emissions,
          order: old.order, flags: old.flags)
      }
    case .emission(let choreography, _), .order(let choreography, _), .flag(let choreography, _):
      mutate(&result.choreographies[choreography], by: mutant)
    case .forwarding(let index): result.forwarding.remove(at: index)
    case .lateInput(let index): result.lateInputs.remove(at: index)
    case .lostInput(let index): result.lostInputs.remove(at: index)
    case .frozenInput(let index): result.frozenInputs.remove(at: index)
    }
    if result.unsoundness == nil { result.lay() }
    return result
  }

  /// Puts a fault into an emission, an order fact or a flag fact.
  private func mutate(_ choreography: inout Choreography, by mutant: Mutant) {
    switch (mutant.part, mutant.change) {
    case (.emission(_, let index), .dropped): choreography.emissions.remove(at: index)
    case (.emission(_, let index), .count(let count)): choreography.emissions[index].count = count
    case (.emission(_, let index), _):
      choreography.emissions[index].conditions = mutated(choreography.emissions[index].conditions, mutant.change)
    case (.order(_, let index), .dropped): choreography.order.remove(at: index)
    case (.order(_, let index), .reversed):
      let fact = choreography.order[index]
      choreography.order[index].before = fact.after
      choreography.order[index].after = fact.before
    case (.order(_, let index), _):
      choreography.order[index].conditions = mutated(choreography.order[index].conditions, mutant.change)
    case (.flag(_, let index), .dropped): choreography.flags.remove(at: index)
    case (.flag(_, let index), _):
      choreography.flags[index].conditions = mutated(choreography.flags[index].conditions, mutant.change)
    default: break
    }
  }

  /// The rules of a decision with a fault in one of them.
  func mutatedRules(of decision: Decision, _ index: Int, _ change: Mutant.Change) -> [RuleDefinition] {
    var rules = decision.rules
    switch change {
    case .dropped: rules.remove(at: index)
    case .outcome(let value):
      rules[index].outcome = value
      rules[index].outcomeVariable = nil
    case .outcomeVariable(let variable): rules[index].outcomeVariable = variable
    default: rules[index].conditions = mutated(rules[index].conditions, change)
    }
    return rules
  }

  /// Conditions with a fault in one of them.
  func mutated(_ conditions: [Condition], _ change: Mutant.Change) -> [Condition] {
    var conditions = conditions
    switch change {
    case .withoutCondition(let index): conditions.remove(at: index)
    case .negatedCondition(let index):
      let old = conditions[index]
      let everything = variables[old.variable.index].domain.everything
      conditions[index] = Condition(old.variable, everything.subtracting(old.values))
    case .movedBound(let index, let values): conditions[index] = Condition(conditions[index].variable, values)
    default: break
    }
    return conditions
  }
}

// MARK: - The list of all mutants

extension RuleBase {
  /// All mutants: those of the rules first, then those of choreographies and of the rest, in the order of the rule base.
  public var mutants: [Mutant] {
    var result: [Mutant] = []
    for (number, decision) in decisions.enumerated() {
      for (index, rule) in decision.rules.enumerated() {
        let maker = MutantMaker(name: rule.id, part: .rule(decision: number, rule: index), rules: self)
        result.append(maker.dropped())
        result += maker.conditions(rule.conditions)
        result += maker.outcomes(rule, of: decision)
      }
    }
    for (number, choreography) in choreographies.enumerated() {
      let whole = MutantMaker(name: choreography.id, part: .choreography(number), rules: self)
      result.append(whole.dropped())
      result += whole.conditions(choreography.conditions)
      for (index, emission) in choreography.emissions.enumerated() {
        let maker = MutantMaker(
          name: emission.id, part: .emission(choreography: number, emission: index), rules: self)
        result.append(maker.dropped(onlyNarrows: emission.count == .perhaps || emission.count == .anyNumber))
        result += maker.counts(emission.count)
        result += maker.conditions(emission.conditions)
      }
      for (index, fact) in choreography.order.enumerated() {
        let maker = MutantMaker(name: fact.id, part: .order(choreography: number, fact: index), rules: self)
        result.append(maker.dropped())
        result.append(maker.make("reversed", "the order is the opposite", .reversed))
        result += maker.conditions(fact.conditions)
      }
      for (index, fact) in choreography.flags.enumerated() {
        let maker = MutantMaker(name: fact.id, part: .flag(choreography: number, fact: index), rules: self)
        result.append(maker.dropped())
        result += maker.conditions(fact.conditions)
      }
    }
    for (index, fact) in forwarding.enumerated() {
      result.append(MutantMaker(name: fact.id, part: .forwarding(index), rules: self).dropped())
    }
    for (index, fact) in lateInputs.enumerated() {
      result.append(MutantMaker(name: fact.id, part: .lateInput(index), rules: self).dropped())
    }
    for (index, fact) in lostInputs.enumerated() {
      result.append(MutantMaker(name: fact.id, part: .lostInput(index), rules: self).dropped())
    }
    for (index, fact) in frozenInputs.enumerated() {
      result.append(MutantMaker(name: fact.id, part: .frozenInput(index), rules: self).dropped())
    }
    return result
  }
}

/// Makes the mutants of one part.
private struct MutantMaker {
  let name: String
  let part: Mutant.Part
  let rules: RuleBase

  func make(
    _ suffix: String, _ description: String, _ change: Mutant.Change, onlyNarrows: Bool = false
  ) -> Mutant {
    Mutant(
      id: "\(name)/\(suffix)", description: "`\(name)`: \(description)", part: part, change: change,
      onlyNarrows: onlyNarrows)
  }

  func dropped(onlyNarrows: Bool = false) -> Mutant {
    make("dropped", "left out", .dropped, onlyNarrows: onlyNarrows)
  }

  func conditions(_ conditions: [Condition]) -> [Mutant] {
    var result: [Mutant] = []
    for (index, condition) in conditions.enumerated() {
      let variable = rules.variables[condition.variable.index]
      let words = "`\(variable.name)` \(rules.description(of: condition.values, in: variable.domain))"
      result.append(make("without-\(index + 1)", "without the condition \(words)", .withoutCondition(index)))
      result.append(make("not-\(index + 1)", "with the condition \(words) negated", .negatedCondition(index)))
      if variable.domain.isOrdered { result += bounds(of: condition, index, variable) }
    }
    return result
  }

  /// Each bound of a set of ordered values, moved to the next value and to the one before.
  private func bounds(of condition: Condition, _ index: Int, _ variable: VariableDefinition) -> [Mutant] {
    let domain = variable.domain
    var result: [Mutant] = []
    for value in 1..<max(1, domain.valueNames.count)
    where condition.values.contains(value - 1) != condition.values.contains(value) {
      // The bound lies between the value and the one before; one of the two changes sides.
      for moved in [value, value - 1] {
        let toggled = ValueSet(bits: condition.values.bits ^ ValueSet(moved).bits).intersection(domain.everything)
        let bound = domain.valueNames[value]
        let direction = moved == value ? "up" : "down"
        result.append(
          make(
            "bound-\(index + 1)-\(bound)-\(direction)",
            "with the bound \(bound) of `\(variable.name)` moved \(direction)",
            .movedBound(condition: index, values: toggled)))
      }
    }
    return result
  }

  /// The outcome replaced by each other outcome that the decision has.
  func outcomes(_ rule: RuleDefinition, of decision: Decision) -> [Mutant] {
    var values: [Int] = []
    var variables: [VariableID] = []
    for other in decision.rules {
      if let source = other.outcomeVariable {
        if !variables.contains(source), source != rule.outcomeVariable { variables.append(source) }
      } else if !values.contains(other.outcome), rule.outcomeVariable != nil || other.outcome != rule.outcome {
        values.append(other.outcome)
      }
    }
    var result: [Mutant] = []
    let names = rules.variables[decision.variable.index].domain.valueNames
    for value in values where names.indices.contains(value) {
      let words = names[value]
      result.append(make("outcome-\(value)", "with the outcome `\(words)`", .outcome(value)))
    }
    for variable in variables {
      let words = rules.variables[variable.index].name
      result.append(
        make("outcome-of-\(variable.index)", "with the outcome of `\(words)`", .outcomeVariable(variable)))
    }
    return result
  }

  /// The count made optional or not, repeatable or not; what nobody knows made known.
  func counts(_ count: Count) -> [Mutant] {
    let optional: Count
    let repeatable: Count
    switch count {
    case .once: (optional, repeatable) = (.perhaps, .onceOrMore)
    case .perhaps: (optional, repeatable) = (.once, .anyNumber)
    case .onceOrMore: (optional, repeatable) = (.anyNumber, .once)
    case .anyNumber: (optional, repeatable) = (.onceOrMore, .perhaps)
    case .unknown: return [make("known", "it is known to come", .count(.once))]
    }
    return [
      make(
        optional.isOptional ? "optional" : "always", optional.isOptional ? "it may stay away" : "it always comes",
        .count(optional), onlyNarrows: !optional.isOptional),
      make(
        repeatable.isRepeatable ? "repeatable" : "single",
        repeatable.isRepeatable ? "it may come again" : "it does not come again", .count(repeatable),
        onlyNarrows: !repeatable.isRepeatable),
    ]
  }
}
