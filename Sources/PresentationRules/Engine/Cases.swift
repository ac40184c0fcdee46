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

  /// Plays a setup whose inputs are known well enough.
  public func course(of setup: Setup) throws(Split) -> Course {
    var simulation = Simulation(rules: self, world: setup.world)
    return try simulation.course(of: setup.steps, subject: setup.subject)
  }

  /// Decides a variable of one controller of a setup.
  ///
  /// - Returns: the number of its value.
  public func value(of variable: VariableID, _ controller: Int, in setup: inout Setup) throws(Split) -> Int {
    do throws(Split) {
      return try value(of: variable, in: &setup.world.controllers[controller].situation)
    } catch {
      throw Split(level: controller, variable: error.variable, inside: error.inside)
    }
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
  ///
  /// - Parameter includingObstacles: whether those count as well that keep earlier rules from applying: what they decide
  ///   is part of why the answer is as it is.
  public func rules(
    behind variable: VariableID, in situation: Situation, includingObstacles: Bool = false
  ) -> [FiredRule] {
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
      // What applies where nothing else does rests on that alone.
      guard includingObstacles || rule.conditions.isEmpty, case .rules(let lines) = program.derivations[next] else {
        continue
      }
      for earlier in lines.lowerBound..<line {
        guard let rule = self.rule(at: earlier) else { continue }
        if let obstacle = obstacle(to: rule.conditions, in: situation) { open.append(obstacle.index) }
      }
    }
    return result
  }

  /// The decided variable that keeps conditions from holding together; nil where something that was said or done does.
  ///
  /// The first condition that fails counts, as it does for the engine.
  func obstacle(to conditions: [Condition], in situation: Situation) -> VariableID? {
    let first = conditions.first { situation[$0.variable].intersection($0.values).isEmpty }
    return first.flatMap { variables[$0.variable.index].kind == .decision ? $0.variable : nil }
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
