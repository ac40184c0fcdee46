/// What has to hold in every world, whatever the rules say.
public enum Invariant: UInt8, Hashable, Sendable, CaseIterable {
  /// A controller appears before it disappears, and the other way round.
  case appearanceAlternates
  /// Nothing is called on a controller that is neither in the chain nor on its way into it.
  case nothingIsCalledOnTheGone
  /// A dismissal from code tells the delegate neither that it begins nor that it has ended.
  case codeDismissesSilently
  /// A completion runs at most once.
  case completionRunsOnce
  /// A step that is refused leaves the chain as it was.
  case refusedStepsChangeNothing

  /// The invariant in one sentence.
  public var statement: String {
    switch self {
    case .appearanceAlternates: "appearance callbacks of a controller alternate"
    case .nothingIsCalledOnTheGone: "nothing is called on a controller that is gone"
    case .codeDismissesSilently: "a dismissal from code sends no willDismiss and no didDismiss"
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
}

/// What a world of the walk is made of: an environment, and what was presented in it.
private struct Family {
  let name: String
  let values: [(VariableID, ValueSet)]

  init(_ name: String, _ style: Style, _ controller: ControllerKind = .plain, isModal: Bool = false) {
    self.name = name
    values = [
      (Input.style.id, Variable.set([style])), (Input.controller.id, Variable.set([controller])),
      (Input.isModal.id, Variable.set([isModal ? Answer.yes : .no])),
      (Input.usualAnchor.id, Variable.set([Answer.yes])),
    ]
  }

  static let all: [Family] = [
    Family("fullScreen", .fullScreen), Family("overFullScreen", .overFullScreen), Family("pageSheet", .pageSheet),
    Family("formSheet", .formSheet), Family("popover", .popover), Family("currentContext", .currentContext),
    Family("custom", .custom), Family("alert", .automatic, .alert),
    Family("action sheet", .automatic, .actionSheet), Family("modal sheet", .pageSheet, isModal: true),
  ]
}

extension RuleBase {
  /// Walks through all distinct worlds that can be reached from a lone root, breadth first, and looks for broken invariants.
  ///
  /// - Parameter depth: how many steps from the root.
  public func walkInvariants(depth: Int) -> InvariantReport {
    var report = InvariantReport()
    let systems: [(Release, Release)] = [(.iOS12, .iOS12), (.iOS17, .iOS17), (.iOS26, .iOS26)]
    let sizes: [(SizeClass, SizeClass)] = [(.compact, .regular), (.regular, .regular), (.compact, .compact)]
    for (os, sdk) in systems {
      for (horizontal, vertical) in sizes {
        walk(
          [
            (Input.os.id, Variable.set([os])), (Input.sdk.id, Variable.set([sdk])),
            (Input.horizontal.id, Variable.set([horizontal])), (Input.vertical.id, Variable.set([vertical])),
          ], depth: depth, &report)
      }
    }
    return report
  }

  private func walk(_ environment: [(VariableID, ValueSet)], depth: Int, _ report: inout InvariantReport) {
    var seen: Set<[Int]> = [[]]
    var level: [[Int]] = [[]]
    report.worlds += 1
    for _ in 0..<depth {
      var next: [[Int]] = []
      for chain in level {
        for step in steps(in: chain) {
          report.steps += 1
          guard let reached = play(step, in: chain, environment, &report), reached.count <= depth else { continue }
          if seen.insert(reached).inserted {
            report.worlds += 1
            next.append(reached)
          }
        }
      }
      level = next
    }
  }

  /// A step to try: its kind, the place in the chain, and for a present the family.
  private struct Trial {
    let kind: StepKind
    let place: Int
    var family = 0
  }

  private func steps(in chain: [Int]) -> [Trial] {
    var result: [Trial] = []
    for family in Family.all.indices {
      for place in 0...chain.count { result.append(Trial(kind: .present, place: place, family: family)) }
    }
    for place in 0...chain.count { result.append(Trial(kind: .dismiss, place: place)) }
    for kind: StepKind in [.swipe, .swipeAndLetGo, .tapOutside, .pressEscape, .choose] {
      result.append(Trial(kind: kind, place: chain.count))
    }
    return result
  }

  private func play(
    _ trial: Trial, in chain: [Int], _ environment: [(VariableID, ValueSet)], _ report: inout InvariantReport
  ) -> [Int]? {
    var world = World()
    func add(_ name: String, _ values: [(VariableID, ValueSet)]) {
      var situation = openSituation()
      situation.set((environment + values).map { (variable: $0.0, values: $0.1) }, program: program)
      world.controllers.append(Controller(name: name, situation: situation))
    }
    add("root", [])
    for family in chain { add(Family.all[family].name, Family.all[family].values) }
    world.chain = Array(world.controllers.indices)
    var step = Step(trial.kind)
    step.receiver = trial.place
    step.text = trial.kind == .choose ? "OK" : ""
    if trial.kind == .present {
      add(Family.all[trial.family].name, Family.all[trial.family].values)
      step.object = world.controllers.count - 1
    }
    let setup = Setup(world: world, steps: [step], subject: trial.place)
    var reached: [Int]?
    let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      let course = try course(of: current)
      for invariant in Invariant.allCases where !holds(invariant, before: current.world, step, course) {
        report.broken.append(
          BrokenInvariant(
            invariant: invariant, chain: chain.map { Family.all[$0].name }, step: trial.kind, place: trial.place))
      }
      reached = course.world.chain.dropFirst().map { number in
        number <= chain.count ? chain[number - 1] : trial.family
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
    case .codeDismissesSilently:
      return step.kind != .dismiss
        || events.allSatisfy { $0.callback != .willDismiss && $0.callback != .didDismiss }
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
