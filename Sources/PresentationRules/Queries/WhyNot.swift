/// Why something is not called in a case.
public struct Obstacle: Sendable {
  /// What would call it, if its conditions held.
  public let emission: Emission
  /// The first condition that fails.
  public let failed: Condition
  /// The value that its variable has.
  public let actual: ValueSet
  /// The rules behind that value, the one that decides first; none for an input or a fact.
  public let reasons: [Reason]
}

/// A change of one thing that makes something happen.
public enum Change: Sendable {
  /// An input of a controller becomes one of these values; all controllers share it if the number is -1.
  case input(VariableID, of: Int, ValueSet)
  /// Something else is done in the last step.
  case step(Step)
}

/// Changes that belong together, and when they make something happen.
public struct Remedy: Sendable {
  /// What has to change.
  public internal(set) var changes: [Change]
  /// When that is enough: one of these lists holds. An empty list always does.
  public let conditions: [[Restriction]]

  /// Whether it is enough whatever else is open.
  public var isCertain: Bool { conditions.contains { $0.isEmpty } }
}

/// What a search for remedies has found.
public struct Remedies: Sendable {
  /// The remedies: first those that are enough in all cases that are open, then those that are in some.
  public internal(set) var list: [Remedy] = []
  /// Whether everything was tried; false if there were more changes or cases than are looked at.
  public internal(set) var isComplete = true
}

/// Something that may be changed: an input with the values that it may get.
public struct Changeable: Sendable {
  /// The input.
  public let variable: VariableID
  /// The values that can be said of it.
  public let values: ValueSet

  /// Makes something that may be changed.
  public init(_ variable: VariableID, _ values: ValueSet) {
    self.variable = variable
    self.values = values
  }
}

extension RuleBase {
  /// Why a callback does not come in the last step of a case.
  ///
  /// - Returns: what comes nearest to calling it; nil if it does come, or nothing ever calls it.
  public func obstacle(to callback: Callback, in setup: Setup) throws(Split) -> Obstacle? {
    var course = try course(of: setup)
    if course.timeline.events.contains(where: { $0.callback == callback }) { return nil }
    var best: (obstacle: Obstacle, failures: Int)?
    for choreography in choreographies {
      for emission in choreography.emissions where emission.kind.callback == callback && emission.count != .unknown {
        var failures = 0
        var first: (condition: Condition, actual: Int)?
        for condition in choreography.conditions + emission.conditions {
          let actual = try value(of: condition.variable, in: &course)
          if condition.values.contains(actual) { continue }
          failures += 1
          if first == nil { first = (condition, actual) }
        }
        guard let first, failures < best?.failures ?? .max else { continue }
        let obstacle = Obstacle(
          emission: emission, failed: first.condition, actual: ValueSet(first.actual),
          reasons: reasons(behind: first.condition.variable, in: course.stepSituation))
        best = (obstacle, failures)
      }
    }
    return best?.obstacle
  }

  private func value(of variable: VariableID, in course: inout Course) throws(Split) -> Int {
    do throws(Split) {
      return try value(of: variable, in: &course.stepSituation)
    } catch {
      throw Split(level: course.subject, variable: error.variable, inside: error.inside)
    }
  }

  /// A setup after some changes.
  public func setup(_ setup: Setup, after changes: [Change]) -> Setup {
    var result = setup
    for change in changes {
      switch change {
      case .input(let variable, let controller, let values):
        for index in result.world.controllers.indices where controller < 0 || index == controller {
          result.world.controllers[index].situation.set(variable, to: values, program: program)
        }
      case .step(let step):
        if !result.steps.isEmpty { result.steps.removeLast() }
        result.steps.append(step)
      }
    }
    return result
  }

  /// Whether a rule applies where no rule before it does, whatever else is so.
  public func isFallback(_ reason: Reason) -> Bool {
    decisions.contains { $0.rules.contains { $0.id == reason.id && $0.conditions.isEmpty } }
  }

  /// The single changes after which something holds; where there are none, the pairs of changes.
  ///
  /// - Parameters:
  ///   - setup: the case as it is.
  ///   - inputs: the inputs that may be changed.
  ///   - steps: what may be done in place of the last step.
  ///   - holds: whether it holds in a case that is known well enough.
  public func remedies(
    of setup: Setup, inputs: [Changeable], steps: [Step], until holds: (Setup) throws(Split) -> Bool
  ) -> Remedies {
    var candidates: [(change: Change, setup: Setup)] = []
    for input in inputs {
      let isShared = variables[input.variable.index].kind == .environment
      let controller = isShared ? -1 : setup.subject
      let now = setup.world.controllers[setup.subject].situation[input.variable]
      for value in input.values.subtracting(now) {
        var changed = setup
        for index in changed.world.controllers.indices where isShared || index == controller {
          changed.world.controllers[index].situation.set(input.variable, to: ValueSet(value), program: program)
        }
        candidates.append((.input(input.variable, of: controller, ValueSet(value)), changed))
      }
    }
    for step in steps {
      var changed = setup
      if !changed.steps.isEmpty { changed.steps.removeLast() }
      changed.steps.append(step)
      candidates.append((.step(step), changed))
    }
    var search = RemedySearch()
    for candidate in candidates { attempt(&search, [candidate.change], candidate.setup, holds) }
    search.found = merged(search.found)
    if search.found.isEmpty {
      tryPairs(&search, candidates, holds)
      search.found = merged(search.found)
    }
    let found = search.found
    return Remedies(
      list: found.filter { $0.isCertain } + found.filter { !$0.isCertain }, isComplete: search.isComplete)
  }

  /// The most pairs of changes that are tried, the most that are told, and the most cases of all of them together.
  private static var pairLimit: Int { 20_000 }
  private static var pairsTold: Int { 40 }
  private static var remedyCaseLimit: Int { 200_000 }

  private struct RemedySearch {
    var found: [Remedy] = []
    var isComplete = true
    /// How many cases were looked at.
    var cases = 0
  }

  private func tryPairs(
    _ search: inout RemedySearch, _ candidates: [(change: Change, setup: Setup)],
    _ holds: (Setup) throws(Split) -> Bool
  ) {
    var count = 0
    for (index, first) in candidates.enumerated() {
      guard case .input(let variable, let controller, let values) = first.change else { continue }
      for second in candidates[(index + 1)...] {
        if case .input(let other, _, _) = second.change, other == variable { continue }
        count += 1
        if count > Self.pairLimit || search.cases > Self.remedyCaseLimit || search.found.count >= Self.pairsTold {
          search.isComplete = false
          return
        }
        var changed = second.setup
        for index in changed.world.controllers.indices where controller < 0 || index == controller {
          changed.world.controllers[index].situation.set(variable, to: values, program: program)
        }
        attempt(&search, [first.change, second.change], changed, holds)
      }
    }
  }

  /// Looks when something holds after some changes, and notes it if it ever does.
  ///
  /// To part the cases costs far more than to find them, so it is only done where some of them are wanted.
  private func attempt(
    _ search: inout RemedySearch, _ changes: [Change], _ setup: Setup, _ holds: (Setup) throws(Split) -> Bool
  ) {
    let response = collect([setup]) { (current: inout Setup) throws(Split) in
      [.value(try holds(current) ? 1 : 0)]
    }
    search.cases += response.atoms.count
    if !response.isComplete { search.isComplete = false }
    guard response.atoms.contains(where: { $0.values == [.value(1)] }),
      let found = response.partition().cases.first(where: { $0.values == [.value(1)] })
    else { return }
    search.found.append(Remedy(changes: changes, conditions: found.conditions))
  }

  /// The same with the values of one input in one change, where all else is the same.
  private func merged(_ remedies: [Remedy]) -> [Remedy] {
    var result: [Remedy] = []
    next: for remedy in remedies {
      for place in result.indices where result[place].conditions == remedy.conditions {
        guard let changes = joined(result[place].changes, remedy.changes) else { continue }
        result[place].changes = changes
        continue next
      }
      result.append(remedy)
    }
    return result
  }

  /// One list of changes for two that differ in the values of one input; nil if they differ in more.
  private func joined(_ left: [Change], _ right: [Change]) -> [Change]? {
    guard left.count == right.count else { return nil }
    var result = left
    var differences = 0
    for index in left.indices {
      switch (left[index], right[index]) {
      case (.input(let variable, let controller, let values), .input(let other, let otherController, let others)):
        guard variable == other, controller == otherController else { return nil }
        if values == others { continue }
        differences += 1
        result[index] = .input(variable, of: controller, values.union(others))
      case (.step(let step), .step(let other)):
        guard step.kind == other.kind, step.receiver == other.receiver else { return nil }
      default: return nil
      }
    }
    return differences <= 1 ? result : nil
  }
}
