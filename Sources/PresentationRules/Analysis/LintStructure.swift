// What can be said of decisions, variables and values without set arithmetic.
extension RuleBase {
  /// Findings about decisions that depend on each other, and about variables and values that nothing reads.
  func structureFindings(in universe: Universe) -> [Finding] {
    switch unsoundness {
    case .misplaced(let name):
      return [Finding(.misplacedVariable, name, "it does not stand at its own place of the list of variables")]
    case .tooMany(let what, let count, let limit):
      return [Finding(.tooMany, "rules", "there are \(count) \(what), and the engine has room for \(limit)")]
    case .cycle, nil: break
    }
    var findings: [Finding] = []
    for (index, decision) in decisions.enumerated() {
      let variable = variables[decision.variable.index]
      if decisions[..<index].contains(where: { $0.variable == decision.variable }) {
        findings.append(Finding(.doubleDecision, variable.name, "two decisions give it a value"))
      }
      if variable.kind != .decision {
        findings.append(Finding(.strayDecision, variable.name, "a decision gives a value to what is no outcome"))
      }
    }
    for variable in variables where variable.kind == .decision && decision(of: variable.id) == nil {
      findings.append(Finding(.missingDecision, variable.name, "no decision gives it a value"))
    }
    if case .cycle(let cycle) = unsoundness, let first = cycle.first {
      var path = ""
      for variable in cycle { path += "`\(variable)` from " }
      findings.append(Finding(.cycle, first, "it depends on itself: \(path)`\(first)`"))
    }
    let readings = Readings(self, universe)
    for variable in variables where !readings.isRead[variable.id.index] && !universe.finals.contains(variable.id) {
      findings.append(Finding(.unreadVariable, variable.name, "no rule reads it, and no answer shows it"))
    }
    return findings + readings.unreadValues(self, universe)
  }
}

/// Which variables are read, and which of their values are told apart.
private struct Readings {
  /// Whether something reads the variable.
  var isRead: [Bool]
  /// The sets that conditions ask about, by the name of the domain.
  var sets: [String: Set<ValueSet>] = [:]
  /// The values that rules conclude, by the name of the domain.
  var concluded: [String: ValueSet] = [:]
  /// The domains of what somebody says or does, and of what callbacks report.
  var said: Set<String> = []

  init(_ rules: RuleBase, _ universe: Universe) {
    isRead = [Bool](repeating: false, count: rules.variables.count)
    for variable in rules.variables {
      if let smaller = variable.smaller, let larger = variable.larger {
        isRead[smaller.index] = true
        isRead[larger.index] = true
      }
    }
    for decision in rules.decisions {
      for rule in decision.rules {
        note(rule.conditions, rules)
        if let source = rule.outcomeVariable {
          isRead[source.index] = true
        } else {
          conclude(ValueSet(rule.outcome), rules.variables[decision.variable.index].domain)
        }
      }
    }
    for variable in rules.variables {
      switch variable.kind {
      case .environment, .presentation, .fact: said.insert(variable.domain.name)
      case .reading, .decision, .comparison: break
      }
    }
    for choreography in rules.choreographies {
      note(choreography.conditions, rules)
      for part in choreography.emissions {
        note(part.conditions, rules)
        if let argument = part.argument {
          isRead[argument.index] = true
          said.insert(rules.variables[argument.index].domain.name)
        }
      }
      for part in choreography.order { note(part.conditions, rules) }
      for part in choreography.flags { note(part.conditions, rules) }
    }
    // The attributes of devices tell values apart, too, and what is said by default is named by that.
    for alternatives in universe.limits {
      for conditions in alternatives {
        for condition in conditions {
          sets[rules.variables[condition.variable.index].domain.name, default: []].insert(condition.values)
        }
      }
    }
    for variable in rules.variables where variable.initial != variable.domain.everything {
      conclude(variable.initial, variable.domain)
    }
  }

  private mutating func note(_ conditions: [Condition], _ rules: RuleBase) {
    for condition in conditions {
      isRead[condition.variable.index] = true
      sets[rules.variables[condition.variable.index].domain.name, default: []].insert(condition.values)
    }
  }

  private mutating func conclude(_ values: ValueSet, _ domain: Domain) {
    concluded[domain.name] = (concluded[domain.name] ?? .empty).union(values)
  }

  /// Values of outcomes that no rule gives and no rule tells apart.
  ///
  /// A value that somebody can say, that mirrors what was said or done, or that a recording may hold, may well have the
  /// effect of another one; only what rules alone speak of has to be of use to them. A condition names the values of its set or, if they are fewer, those outside. Of ordered values, each has to be told
  /// apart from the one before by some condition.
  func unreadValues(_ rules: RuleBase, _ universe: Universe) -> [Finding] {
    var findings: [Finding] = []
    var done: Set<String> = []
    for variable in rules.variables where done.insert(variable.domain.name).inserted {
      let domain = variable.domain
      let isAnyRead = rules.variables.contains { isRead[$0.id.index] && $0.domain.name == domain.name }
      guard isAnyRead, !said.contains(domain.name), domain.valueNames.count > 1 else { continue }
      var named = concluded[domain.name] ?? .empty
      for set in sets[domain.name] ?? [] {
        let inside = set.intersection(domain.everything)
        let outside = domain.everything.subtracting(set)
        if domain.isOrdered {
          let changes = (inside.bits ^ inside.bits << 1) & domain.everything.bits
          named = named.union(ValueSet(bits: changes | 1))
        } else if inside.count <= outside.count {
          named = named.union(inside)
        }
        if !domain.isOrdered, outside.count <= inside.count { named = named.union(outside) }
      }
      let unread = domain.everything.subtracting(named)
      if unread.isEmpty { continue }
      var list = ""
      for value in unread { list += list.isEmpty ? "`\(domain.valueNames[value])`" : ", `\(domain.valueNames[value])`" }
      let other = domain.isOrdered ? "from the value before" : "from what no rule names"
      findings.append(Finding(.unreadValue, domain.name, "no rule tells apart \(other): \(list)"))
    }
    return findings
  }
}
