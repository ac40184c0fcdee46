/// A rule or fact that an answer rests on.
public struct Reason: Sendable {
  /// Its name.
  public let id: String
  /// One sentence; empty for a fact about order.
  public let statement: String
  /// How sure it is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]
  /// The smallest experiment that would settle it, for what nobody knows.
  public let experiment: String?
  /// Whether it only passes on what was said, or what another rule says.
  public let passesOn: Bool

  /// Makes a reason of its parts.
  public init(id: String, statement: String, confidence: Confidence, sources: [Source]) {
    self.id = id
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
    experiment = nil
    passesOn = false
  }

  /// Makes a reason of a rule.
  public init(_ rule: RuleDefinition) {
    id = rule.id
    statement = rule.statement
    confidence = rule.confidence
    sources = rule.sources
    experiment = rule.experiment
    passesOn = rule.outcomeVariable != nil
  }

  /// Makes a reason of an emission.
  public init(_ emission: Emission) {
    id = emission.id
    statement = emission.statement
    confidence = emission.confidence
    sources = emission.sources
    experiment = nil
    passesOn = false
  }

  /// Makes a reason of a fact about order.
  public init(_ fact: OrderFact) {
    id = fact.id
    statement = ""
    confidence = fact.confidence
    sources = fact.sources
    experiment = nil
    passesOn = false
  }
}

extension RuleBase {
  /// The rules and facts that an aspect of a case rests on; the rule that decides comes first.
  ///
  /// - Throws: a split, if the case is not known well enough; no part of an answer throws.
  public func reasons(for aspect: Aspect, in setup: Setup) throws(Split) -> [Reason] {
    var course = try course(of: setup, afterSteps: min(aspect.stepCount ?? setup.steps.count, setup.steps.count))
    switch aspect.kind {
    case .outcome(let variable):
      _ = try value(of: variable, in: &course.situation)
      return reasons(behind: variable, in: course.situation)
    case .stepOutcome(let variable):
      _ = try value(of: variable, in: &course.stepSituation)
      return reasons(behind: variable, in: course.stepSituation)
    case .chain, .dismissed, .detent:
      return reasons(behind: Derived.effect.id, in: course.stepSituation)
    case .events, .isCalled:
      let wanted: Callback? = if case .isCalled(let callback) = aspect.kind { callback } else { nil }
      return reasons(behindEventsOf: course) { wanted == nil || $0.callback == wanted }
        + reasons(behind: Derived.effect.id, in: course.stepSituation)
    }
  }

  /// The rules behind a variable: first the one that decides, behind those that only pass on what another one says.
  func reasons(behind variable: VariableID, in situation: Situation) -> [Reason] {
    let fired = rules(behind: variable, in: situation)
    var deciding = fired.first
    while let next = deciding?.rule.outcomeVariable, let rule = fired.first(where: { $0.variable == next }) {
      deciding = rule
    }
    guard let deciding else { return [] }
    return [Reason(deciding.rule)] + fired.filter { $0.rule.id != deciding.rule.id }.map { Reason($0.rule) }
  }

  /// What some events of a course rest on: emissions, the rules that their conditions ask about, facts about their order.
  ///
  /// - Parameter isHeard: which events count.
  public func reasons(behindEventsOf course: Course, where isHeard: (Event) -> Bool) -> [Reason] {
    if course.isUndetermined { return [] }
    var result: [Reason] = []
    var origins: Set<Int> = []
    var asked: Set<VariableID> = []
    let heard = course.timeline.events.map(isHeard)
    for (event, isHeard) in zip(course.timeline.events, heard) where isHeard && event.origin >= 0 {
      guard origins.insert(event.origin).inserted else { continue }
      let emission = choreographies[event.origin / 1024].emissions[event.origin % 1024]
      result.append(Reason(emission))
      for condition in emission.conditions where asked.insert(condition.variable).inserted {
        add(rules(behind: condition.variable, in: course.stepSituation), to: &result)
      }
    }
    for part in course.parts {
      guard let number = part.choreography else { continue }
      for (index, emission) in choreographies[number].emissions.enumerated()
      where !origins.contains(number * 1024 + index) && isHeard(emission.event(of: part)) {
        if let variable = obstacle(to: emission.conditions, in: part.situation), asked.insert(variable).inserted {
          add(rules(behind: variable, in: part.situation), to: &result)
        }
      }
    }
    var facts: Set<Int> = []
    for pair in course.timeline.order
    where pair.origin >= 0 && heard[pair.before] && heard[pair.after] && facts.insert(pair.origin).inserted {
      result.append(Reason(choreographies[pair.origin / 1024].order[pair.origin % 1024]))
    }
    return result
  }

  private func add(_ fired: [FiredRule], to reasons: inout [Reason]) {
    for rule in fired where !reasons.contains(where: { $0.id == rule.rule.id }) { reasons.append(Reason(rule.rule)) }
  }

  /// The contested points that a case has settled one way or the other.
  public func contestedPoints(in atom: Atom) -> [VariableID] {
    let situation = atom.setup.world.controllers[atom.setup.subject].situation
    return variables.filter { $0.kind == .reading && situation[$0.id] != $0.domain.everything }.map { $0.id }
  }
}

extension Emission {
  /// The event that it would make in a step, as far as who hears it goes.
  fileprivate func event(of part: CoursePart) -> Event {
    let subject: Int =
      switch kind.role {
      case .presented, .child: part.subject
      case .presenter: part.presenter
      case .above, .below, .nobody: -1
      }
    return Event(
      subject: subject, isChild: kind.role == .child, callback: kind.callback, argument: -1, text: "", count: count,
      flags: [], origin: -1)
  }
}
