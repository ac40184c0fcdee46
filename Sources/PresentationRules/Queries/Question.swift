/// Something that a question wants to know, after all steps or after the first few of them.
public struct Aspect: Hashable, Sendable {
  /// What is looked at.
  public enum Kind: Hashable, Sendable {
    /// The outcome of a decision about the presentation.
    case outcome(VariableID)
    /// The outcome of a decision about the step itself.
    case stepOutcome(VariableID)
    /// The chain of presentations, as numbers of controllers.
    case chain
    /// Whether the step ended the presentation.
    case dismissed
    /// The name of the detent at which the sheet rests.
    case detent
    /// Everything that is called in the step.
    case events
    /// Whether one callback comes in the step, whoever hears it.
    case isCalled(Callback)
  }

  /// What is looked at.
  public let kind: Kind
  /// After how many of the question's steps; nil for after all of them.
  public let stepCount: Int?

  /// Makes an aspect.
  public init(_ kind: Kind, afterSteps stepCount: Int? = nil) {
    self.kind = kind
    self.stepCount = stepCount
  }

  /// The outcome of a decision about the presentation.
  public static func outcome<Value: DomainValue>(_ variable: Variable<Value>) -> Aspect {
    Aspect(.outcome(variable.id))
  }
}

/// What an aspect is in one case.
public enum AspectValue: Hashable, Sendable {
  /// A value of a decision's domain, by its number.
  case value(Int)
  /// Controllers, by their numbers.
  case controllers([Int])
  /// A text: a detent's name, an answer that is spelled out.
  case text(String)
  /// What is called, with all that is known of its order.
  case events(CalledEvents)
  /// Nobody knows.
  case undetermined
}

/// What is called in a step, in a form that can be compared.
public struct CalledEvents: Hashable, Sendable {
  /// An event without what it comes from.
  public struct Item: Hashable, Sendable {
    /// The controller that hears it; -1 for nobody.
    public let subject: Int
    /// Whether it is the visible child of that controller that hears it.
    public let isChild: Bool
    /// What is called.
    public let callback: Callback
    /// The number of its argument's value; -1 without one.
    public let argument: Int
    /// A handler's title, a detent's name.
    public let text: String
    /// How often it comes.
    public let count: Count
    /// What properties read at that moment.
    public let flags: [FlagReading]

    /// Makes an item of an event.
    public init(_ event: Event) {
      subject = event.subject
      isChild = event.isChild
      callback = event.callback
      argument = event.argument
      text = event.text
      count = event.count
      flags = event.flags
    }
  }

  /// The events.
  public let items: [Item]
  /// For each event those that come before it, as bits; empty where there are too many events.
  public let before: [UInt64]

  /// Takes what a timeline says.
  public init(_ timeline: Timeline) {
    items = timeline.events.map { Item($0) }
    before = timeline.predecessors() ?? []
  }
}

/// Setups and what somebody wants to know of them.
///
/// What the setups leave open is answered case by case. Several setups are alternatives of which one is meant.
///
///     let response = rules.answer(Question([setup], aspects: [.outcome(Derived.effectiveStyle)]))
///     for found in response.partition().cases { print(found.values, found.conditions) }
public struct Question: Sendable {
  /// The alternatives; at most 64 are looked at.
  public var setups: [Setup]
  /// What is asked.
  public var aspects: [Aspect]

  /// Makes a question.
  public init(_ setups: [Setup], aspects: [Aspect]) {
    self.setups = setups
    self.aspects = aspects
  }
}

extension RuleBase {
  /// Answers a question.
  ///
  /// Contested points that the setups leave open are followed in all their readings, each a case of its own.
  public func answer(_ question: Question) -> Response {
    collect(question.setups) { (setup: inout Setup) throws(Split) in
      try values(of: question.aspects, in: setup)
    }
  }

  /// Answers what a function finds out of each case; it throws the split that it needs.
  public func collect(
    _ setups: [Setup], _ values: (inout Setup) throws(Split) -> [AspectValue]
  ) -> Response {
    var atoms: [Atom] = []
    var isComplete = setups.count <= 64
    for (number, setup) in setups.prefix(64).enumerated() {
      let wasComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
        let found = try values(&current)
        let possibility = possibility(of: current)
        if possibility.isUnknown { isComplete = false }
        if !possibility.isRuledOut { atoms.append(Atom(setupNumber: number, setup: current, values: found)) }
        return atoms.count < Self.atomLimit ? .goOn : .stop
      }
      isComplete = isComplete && wasComplete
    }
    return Response(rules: self, setups: setups, atoms: atoms, isComplete: isComplete)
  }

  /// The most cases that an answer is made of before they are merged.
  static let atomLimit = 20_000

  /// The values of aspects in a case that is known well enough.
  ///
  /// - Throws: the split that one of them needs.
  public func values(of aspects: [Aspect], in setup: Setup) throws(Split) -> [AspectValue] {
    var courses: [(count: Int, course: Course)] = []
    var result: [AspectValue] = []
    result.reserveCapacity(aspects.count)
    for aspect in aspects {
      let count = min(aspect.stepCount ?? setup.steps.count, setup.steps.count)
      var place = courses.firstIndex { $0.count == count }
      if place == nil {
        courses.append((count, try course(of: setup, afterSteps: count)))
        place = courses.count - 1
      }
      guard let place else { continue }
      result.append(try value(of: aspect.kind, in: &courses[place].course))
    }
    return result
  }

  /// Plays the first steps of a setup.
  public func course(of setup: Setup, afterSteps count: Int) throws(Split) -> Course {
    if count == setup.steps.count { return try course(of: setup) }
    return try course(of: Setup(world: setup.world, steps: Array(setup.steps.prefix(count)), subject: setup.subject))
  }

  private func value(of kind: Aspect.Kind, in course: inout Course) throws(Split) -> AspectValue {
    switch kind {
    case .outcome(let variable):
      do throws(Split) {
        return .value(try value(of: variable, in: &course.situation))
      } catch {
        throw Split(level: course.subject, variable: error.variable, inside: error.inside)
      }
    case .stepOutcome(let variable):
      do throws(Split) {
        return .value(try value(of: variable, in: &course.stepSituation))
      } catch {
        throw Split(level: course.subject, variable: error.variable, inside: error.inside)
      }
    case .chain: return .controllers(course.world.chain)
    case .dismissed:
      if course.isUndetermined { return .undetermined }
      let isDismissed = course.dismissed.contains(course.subject)
      return .value(Int((isDismissed ? Verdict.yes : Verdict.no).rawValue))
    case .detent: return .text(course.world.controllers[course.subject].restingDetent ?? "")
    case .events: return course.isUndetermined ? .undetermined : .events(CalledEvents(course.timeline))
    case .isCalled(let callback):
      if course.isUndetermined { return .undetermined }
      return .value(Int(course.timeline.presence(of: callback).rawValue))
    }
  }
}

/// Whether a callback comes in a step.
public enum Presence: UInt8, DomainValue {
  case called, perhaps, notCalled, undetermined

  /// The words of a message.
  public static var domainName: String { "presence" }

  /// The value's name.
  public var name: String {
    switch self {
    case .called: "called"
    case .perhaps: "perhaps"
    case .notCalled: "not called"
    case .undetermined: "undetermined"
    }
  }
}

extension Timeline {
  /// Whether a callback comes, whoever hears it.
  public func presence(of callback: Callback) -> Presence {
    var result = Presence.notCalled
    for event in events where event.callback == callback {
      switch event.count {
      case .once, .onceOrMore: return .called
      case .unknown: result = .undetermined
      case .perhaps, .anyNumber: if result == .notCalled { result = .perhaps }
      }
    }
    return result
  }
}
