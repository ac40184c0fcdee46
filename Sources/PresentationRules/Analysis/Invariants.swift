/// What has to hold in every world, whatever the rules say.
public enum Invariant: UInt8, Hashable, Sendable, CaseIterable {
  /// A controller appears before it disappears, and the other way round.
  case appearanceAlternates
  /// Nothing is called on a controller that is neither in the chain nor on its way into it.
  case nothingIsCalledOnTheGone
  /// What is known to be never called in a step is not called.
  case silencesAreKept
  /// A completion runs at most once.
  case completionRunsOnce
  /// A step that is refused leaves the chain as it was.
  case refusedStepsChangeNothing

  /// The invariant in one sentence.
  public var statement: String {
    switch self {
    case .appearanceAlternates: "appearance callbacks of a controller alternate"
    case .nothingIsCalledOnTheGone: "nothing is called on a controller that is gone"
    case .silencesAreKept: "what is known to be never called in a step is not called"
    case .completionRunsOnce: "a completion is called at most once"
    case .refusedStepsChangeNothing: "a refused step leaves the chain as it was"
    }
  }
}

/// An invariant that does not hold.
public struct BrokenInvariant: Sendable {
  /// Which one.
  public let invariant: Invariant
  /// The families that were presented, the lowest first.
  public let chain: [String]
  /// The step that broke it.
  public let step: StepKind
  /// The place in the chain that the step was done to.
  public let place: Int
}

/// What a walk through the worlds found.
public struct InvariantReport: Sendable {
  /// The number of distinct worlds.
  public internal(set) var worlds = 0
  /// The number of steps that were played.
  public internal(set) var steps = 0
  /// The invariants that do not hold, the shortest way there first.
  public internal(set) var broken: [BrokenInvariant] = []

  /// Makes the report of a walk that has not begun.
  public init() {}
}

extension InvariantReport {
  /// Adds what a walk of its own found.
  public mutating func merge(_ other: InvariantReport) {
    worlds += other.worlds
    steps += other.steps
    broken += other.broken
  }
}

extension RuleBase {
  /// Walks through all distinct worlds that can be reached from a lone root, in every environment, and looks for broken
  /// invariants.
  ///
  /// - Parameter depth: how many steps from the root.
  public func walkInvariants(depth: Int) -> InvariantReport {
    var report = InvariantReport()
    for environment in worldEnvironments { report.merge(walkInvariants(depth: depth, in: environment)) }
    return report
  }

  /// The same in one environment.
  public func walkInvariants(depth: Int, in environment: WorldEnvironment) -> InvariantReport {
    var report = InvariantReport()
    report.worlds = walkWorlds(depth: depth) { trial in
      report.steps += 1
      return play(trial, environment, &report)
    }
    return report
  }

  private func play(_ trial: WorldTrial, _ environment: WorldEnvironment, _ report: inout InvariantReport) -> [Int]? {
    let setup = setup(of: trial, in: environment)
    var reached: [Int]?
    let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      let course = try course(of: current)
      for invariant in Invariant.allCases where !holds(invariant, before: current.world, current.steps[0], course) {
        report.broken.append(
          BrokenInvariant(
            invariant: invariant, chain: trial.chain.map { WorldFamily.all[$0].name }, step: trial.kind,
            place: trial.place))
      }
      reached = course.world.chain.dropFirst().map { number in
        number <= trial.chain.count ? trial.chain[number - 1] : trial.family
      }
      return .goOn
    }
    return isComplete ? reached : nil
  }

  private func holds(_ invariant: Invariant, before world: World, _ step: Step, _ course: Course) -> Bool {
    let events = course.timeline.events
    switch invariant {
    case .appearanceAlternates:
      return world.controllers.indices.allSatisfy { alternates($0, before: world, course) }
    case .nothingIsCalledOnTheGone:
      return events.allSatisfy { $0.subject < 0 || world.chain.contains($0.subject) || $0.subject == step.object }
    case .silencesAreKept:
      return Silence.all.allSatisfy { silence in
        silence.step != step.kind || events.allSatisfy { !silence.callbacks.contains($0.callback) }
      }
    case .completionRunsOnce:
      let completions = events.filter { $0.callback == .completion }
      return completions.count <= 1 && completions.allSatisfy { !$0.count.isRepeatable }
    case .refusedStepsChangeNothing:
      switch course.effect {
      case .ignore, .refuse, .raise, .returnToRest, .nothing, .note: return course.world.chain == world.chain
      default: return true
      }
    }
  }

  /// How a view stands to the window.
  private enum Appearance {
    case gone, appearing, visible, disappearing

    func after(_ callback: Callback) -> Appearance? {
      switch (self, callback) {
      case (.gone, .viewWillAppear), (.disappearing, .viewWillAppear): .appearing
      case (.appearing, .viewIsAppearing): .appearing
      case (.appearing, .viewDidAppear): .visible
      case (.visible, .viewWillDisappear), (.appearing, .viewWillDisappear): .disappearing
      case (.disappearing, .viewDidDisappear): .gone
      default: nil
      }
    }
  }

  /// Whether every possible sequence of a controller's appearance callbacks makes sense.
  ///
  /// What comes only perhaps is left out: nobody knows whether it makes sense.
  private func alternates(_ controller: Int, before world: World, _ course: Course) -> Bool {
    let heard = course.timeline.filtered { event in
      guard event.subject == controller, !event.isChild, event.count == .once else { return false }
      switch event.callback {
      case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: return true
      default: return false
      }
    }
    guard !heard.events.isEmpty, let before = heard.predecessors() else { return true }
    let isVisible = world.chain.contains(controller) && !isCovered(controller, in: course, world)
    var open: [(Timeline.Progress, Appearance)] = [(Timeline.Progress(), isVisible ? .visible : .gone)]
    while let (progress, appearance) = open.popLast() {
      for step in heard.steps(from: progress, before: before) {
        guard let next = appearance.after(heard.events[step.event].callback) else { return false }
        open.append((step.to, next))
      }
    }
    return true
  }

  /// Whether something above took the controller's view out of the hierarchy before the step.
  private func isCovered(_ controller: Int, in course: Course, _ world: World) -> Bool {
    var simulation = Simulation(rules: self, world: world)
    guard (try? simulation.course(of: [], subject: controller)) != nil else { return false }
    return (try? simulation.value(of: Fact.coveredByRemoval, controller)) == .yes
  }
}
