// Whether what is said can be, and why not.

/// Whether something within a setup can be.
public enum Possibility: Sendable {
  /// It can; that much of the setup can be for certain.
  case possible(Setup)
  /// Nothing that the setup describes can be.
  case impossible
  /// There were more cases than are looked at, and none of those that were can be.
  case unknown

  /// The part of the setup that can be for certain; nil if there is none, or nobody knows.
  public var setup: Setup? { if case .possible(let setup) = self { setup } else { nil } }

  /// Whether it is known that nothing can be; what nobody knows may still be.
  public var isRuledOut: Bool { if case .impossible = self { true } else { false } }

  /// Whether nobody knows.
  public var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension RuleBase {
  /// Whether some situation within the setup can be at all.
  public func possibility(of setup: Setup) -> Possibility {
    guard variables.indices.contains(Derived.isPossible.id.index) else { return .possible(setup) }
    var found: Setup?
    let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      for index in current.world.controllers.indices {
        let number = try value(of: Derived.isPossible.id, index, in: &current)
        if number == Int(Answer.no.rawValue) { return .goOn }
      }
      found = current
      return .stop
    }
    if let found { return .possible(found) }
    return isComplete ? .impossible : .unknown
  }

  /// Whether some of several setups can be: the best that can be said of one of them.
  public func possibility(ofAny setups: [Setup]) -> Possibility {
    var result = Possibility.impossible
    for setup in setups {
      switch possibility(of: setup) {
      case .possible(let found): return .possible(found)
      case .unknown: result = .unknown
      case .impossible: break
      }
    }
    return result
  }

  /// The rule that best tells why nothing of some setups can be: one that holds for all of it, else the one that rules
  /// out most.
  ///
  /// - Returns: nil if no rule says that any of it cannot be.
  public func impossibility(of setups: [Setup]) -> RuleDefinition? {
    guard let decision = decision(of: Derived.isPossible.id),
      case .rules(let lines) = program.derivations[Derived.isPossible.id.index]
    else { return nil }
    var best: (rule: RuleDefinition, share: Double)?
    for (line, rule) in zip(lines, decision.rules) where rule.outcome == Int(Answer.no.rawValue) {
      let shares = setups.map { share(of: $0, inWhichHold: program.lines[line].tests) }
      if shares.allSatisfy({ $0 == 1 }) { return rule }
      let total = shares.reduce(0, +)
      if total > best?.share ?? 0 { best = (rule, total) }
    }
    return best?.rule
  }

  /// The part of a setup in which tests hold for some controller; exactly 1 if they do in all of it.
  private func share(of setup: Setup, inWhichHold tests: Range<Int>) -> Double {
    var share = 0.0
    var isWhole = true
    let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      for index in current.world.controllers.indices {
        let holds: Bool
        do throws(Split) {
          holds = try current.world.controllers[index].situation.holds(tests, program)
        } catch {
          throw Split(level: index, variable: error.variable, inside: error.inside)
        }
        guard holds else { continue }
        share += size(of: current, within: setup)
        return .goOn
      }
      isWhole = false
      return .goOn
    }
    return isWhole && isComplete ? 1 : min(share, 0.999)
  }

  /// How much of a setup a part of it is, if all values of a variable count the same.
  private func size(of part: Setup, within whole: Setup) -> Double {
    var size = 1.0
    for index in whole.world.controllers.indices {
      for variable in variables where variable.kind == .presentation || (variable.kind == .environment && index == 0) {
        let all = whole.world.controllers[index].situation[variable.id].count
        let kept = part.world.controllers[index].situation[variable.id].count
        if kept < all { size *= Double(kept) / Double(all) }
      }
    }
    return size
  }
}
