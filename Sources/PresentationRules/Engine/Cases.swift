extension Setup {
  /// The two halves that a split asks for; the first is the one inside.
  func halves(of split: Split, program: Program) -> (inside: Setup, outside: Setup) {
    var inside = self
    var outside = self
    let known = world.controllers[split.level].situation[VariableID(split.variable)]
    let left = known.subtracting(split.inside)
    if program.isShared[split.variable] {
      for index in world.controllers.indices {
        inside.world.controllers[index].situation.narrow(split.variable, to: split.inside)
        outside.world.controllers[index].situation.narrow(split.variable, to: left)
      }
    } else {
      inside.world.controllers[split.level].situation.narrow(split.variable, to: split.inside)
      outside.world.controllers[split.level].situation.narrow(split.variable, to: left)
    }
    return (inside, outside)
  }
}

/// Whether to go on with further cases.
public enum Continuation: Sendable {
  case goOn, stop
}

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
  /// Answers a question that leaves things open case by case, in a fixed order.
  ///
  /// - Parameters:
  ///   - setup: what is known.
  ///   - body: answers one case; it may decide variables in the setup that it gets, and throws the split that it needs.
  /// - Returns: whether all cases were looked at; false if `body` stopped or there were more than `caseLimit`.
  @discardableResult
  public func forEachCase(of setup: Setup, _ body: (inout Setup) throws(Split) -> Continuation) -> Bool {
    var open = [setup]
    var count = 0
    while var current = open.popLast() {
      do throws(Split) {
        if case .stop = try body(&current) { return false }
      } catch {
        count += 1
        if count > caseLimit { return false }
        let halves = current.halves(of: error, program: program)
        open.append(halves.outside)
        open.append(halves.inside)
      }
    }
    return true
  }

  /// Whether some situation within the setup can be at all.
  public func possibility(of setup: Setup) -> Possibility {
    guard variables.indices.contains(Derived.isPossible.id.index) else { return .possible(setup) }
    var found: Setup?
    let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      for index in current.world.controllers.indices {
        let number: Int
        do throws(Split) {
          number = try current.world.controllers[index].situation.value(of: Derived.isPossible.id.index, program)
        } catch {
          throw Split(level: index, variable: error.variable, inside: error.inside)
        }
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

  /// Plays a setup whose inputs are known well enough.
  public func course(of setup: Setup) throws(Split) -> Course {
    var simulation = Simulation(rules: self, world: setup.world)
    return try simulation.course(of: setup.steps, subject: setup.subject)
  }

  /// Decides a variable in a situation.
  ///
  /// - Returns: the number of its value.
  public func value(of variable: VariableID, in situation: inout Situation) throws(Split) -> Int {
    try situation.value(of: variable.index, program)
  }
}

/// A rule that took part in an answer.
public struct FiredRule: Sendable {
  /// The decision's variable.
  public let variable: VariableID
  /// The rule.
  public let rule: RuleDefinition
}

extension RuleBase {
  /// The rules that an answer rests on: the one that decided the variable, then those that decided what it asked about.
  ///
  /// Only variables that are decided in the situation have rules.
  public func rules(behind variable: VariableID, in situation: Situation) -> [FiredRule] {
    var result: [FiredRule] = []
    var seen = [Bool](repeating: false, count: variables.count)
    var open = [variable.index]
    while !open.isEmpty {
      let next = open.removeFirst()
      if seen[next] { continue }
      seen[next] = true
      let line = situation.line(of: next)
      guard line >= 0, line < program.lines.count, let rule = rule(at: line) else { continue }
      result.append(FiredRule(variable: VariableID(next), rule: rule))
      for condition in rule.conditions { open.append(condition.variable.index) }
      if let source = rule.outcomeVariable { open.append(source.index) }
    }
    return result
  }

  /// The contested points that deciding something in the situation has asked about.
  public func contestedPoints(askedIn situation: Situation) -> [VariableID] {
    var result: [VariableID] = []
    for (bit, variable) in program.readings.enumerated() where situation.readingsAsked & (1 << UInt64(bit)) != 0 {
      result.append(VariableID(variable))
    }
    return result
  }
}
