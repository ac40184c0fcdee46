/// A world at rest and what is done in it.
public struct Setup: Sendable {
  /// The world at the start.
  public var world: World
  /// What is done, in order.
  public var steps: [Step]
  /// The controller that is meant where none is named.
  public var subject: Int

  /// Makes a setup.
  public init(world: World, steps: [Step], subject: Int) {
    self.world = world
    self.steps = steps
    self.subject = subject
  }
}

/// Plays steps in a world: reads facts off it, asks the rules, and does what they say.
///
/// It knows the shape of worlds and choreographies; what UIKit does stands in the rule base alone.
public struct Simulation {
  let program: Program
  var world: World

  /// Makes a simulation that starts with a world at rest.
  public init(rules: RuleBase, world: World) {
    program = rules.program
    self.world = world
  }

  /// Plays all steps and tells the course of the last one; steps that are joined are one.
  ///
  /// - Throws: a split, if what happens depends on something that is open.
  public mutating func course(of steps: [Step], subject: Int) throws(Split) -> Course {
    for place in world.chain.indices {
      let controller = world.chain[place]
      world.controllers[controller].isLoaded = true
      if place > 0, world.controllers[controller].presenter < 0 {
        world.controllers[controller].presenter = world.chain[place - 1]
      }
    }
    try rest()
    var course = Course(
      world: world, subject: subject, presenter: world.controllers[subject].presenter,
      situation: world.controllers[subject].situation)
    var isJoined = false
    for (index, step) in steps.enumerated() {
      isJoined = step.timing != .afterwards && index > 0
      if !isJoined {
        course.timeline = Timeline()
        course.parts = []
        course.dismissed = []
      }
      if world.hasEnded {
        if !isJoined { try restAfterEnd(&course) }
        continue
      }
      setLateInputs(steps[(index + 1)...], after: step)
      try perform(step, joinedTo: isJoined ? course : nil, into: &course)
    }
    course.world = world
    return course
  }

  /// What a step does when the app is gone: nothing.
  private mutating func restAfterEnd(_ course: inout Course) throws(Split) {
    try rest()
    course.effect = .nothing
    course.dismissed = []
    course.isUndetermined = false
    course.situation = world.controllers[course.subject].situation
    course.stepSituation = course.situation
  }

  /// Sets what the steps that follow in the same turn set, where that is only read when the transition begins.
  private mutating func setLateInputs(_ following: ArraySlice<Step>, after current: Step) {
    let top = current.kind == .present ? current.object : world.chain.last ?? -1
    for step in following {
      guard step.timing == .atOnce else { return }
      let receiver = step.receiver >= 0 ? step.receiver : top
      guard step.kind == .setProperty, receiver >= 0 else { continue }
      for assignment in step.assignments where program.lateInputs.contains(assignment.variable) {
        world.controllers[receiver].situation.set(assignment.variable, to: assignment.values, program: program)
      }
    }
  }

  /// Decides a variable of a controller.
  mutating func value<Value: DomainValue>(of variable: Variable<Value>, _ controller: Int) throws(Split) -> Value {
    let number: Int
    do throws(Split) {
      number = try world.controllers[controller].situation.value(of: variable.id.index, program)
    } catch {
      throw Split(level: controller, variable: error.variable, inside: error.inside)
    }
    return Value(rawValue: UInt8(truncatingIfNeeded: number)) ?? Value.allCases[0]
  }

  /// Whether tests hold in a controller's situation.
  mutating func holds(_ tests: Range<Int>, _ controller: Int) throws(Split) -> Bool {
    do throws(Split) {
      return try world.controllers[controller].situation.holds(tests, program)
    } catch {
      throw Split(level: controller, variable: error.variable, inside: error.inside)
    }
  }
}

// MARK: - Facts

extension Simulation {
  /// Facts about one controller, collected before they are set together.
  struct Facts {
    var values: [(variable: VariableID, values: ValueSet)] = []

    init() { values.reserveCapacity(24) }

    init(_ values: [(variable: VariableID, values: ValueSet)]) {
      self.values.reserveCapacity(values.count + 16)
      self.values.append(contentsOf: values)
    }

    mutating func set<Value: DomainValue>(_ variable: Variable<Value>, _ value: Value) {
      values.append((variable.id, ValueSet(Int(value.rawValue))))
    }
  }

  /// Sets the facts of every controller of the chain as they are when nothing is under way.
  ///
  /// Goes upwards, since how a controller is laid out may depend on those below; whether a view is removed depends on
  /// what is above.
  mutating func rest() throws(Split) {
    for place in world.chain.indices {
      let controller = world.chain[place]
      var facts = restFacts(place: place)
      if place > 1 {
        let presenter = world.chain[place - 1]
        facts.set(Fact.presenterLayout, try value(of: Derived.layout, presenter))
        facts.set(Fact.presenterRefuses, try value(of: Derived.refusesDismissal, presenter))
      }
      world.controllers[controller].situation.set(facts.values, program: program)
      try setDetentFacts(controller)
    }
    for place in world.chain.indices.dropLast() {
      guard try value(of: Derived.presenterStays, world.chain[place + 1]) == .no else { continue }
      set(Fact.coveredByRemoval, .yes, of: world.chain[place])
    }
  }

  /// The facts of a controller at rest: those that speak of a step are as if there were none.
  private func restFacts(place: Int) -> Facts {
    var facts = Facts(program.restingFacts)
    facts.set(Fact.isOnTop, place + 1 == world.chain.count ? .yes : .no)
    facts.set(Fact.receiverIsPresented, place > 0 ? .yes : .no)
    facts.set(Fact.receiverPresents, place + 1 < world.chain.count ? .yes : .no)
    facts.set(Fact.viewIsLoaded, world.controllers[world.chain[place]].isLoaded ? .yes : .no)
    setActionFacts(world.chain[place], &facts)
    return facts
  }

  /// Sets what the list of actions means for the rules.
  private func setActionFacts(_ controller: Int, _ facts: inout Facts) {
    let actions = world.controllers[controller].actions
    facts.set(Fact.offersCancel, actions.contains { $0.isCancel } ? .yes : .no)
    facts.set(Fact.hasTwoActions, actions.count == 2 ? .yes : .no)
  }

  /// Sets what the list of detents means for the rules: which are active, where the sheet rests, whether that is undimmed.
  mutating func setDetentFacts(_ controller: Int) throws(Split) {
    let offers = world.controllers[controller].detents
    if offers == Controller.usualDetents, world.controllers[controller].largestUndimmedDetent == nil {
      // The facts as they are at rest say just this.
      world.controllers[controller].restingDetent = offers[0].name
      return
    }
    var facts = Facts()
    var active: [String] = []
    for offer in offers {
      set(Fact.detentKind, offer.kind, of: controller)
      if try value(of: Derived.detentIsActive, controller) == .yes { active.append(offer.name) }
    }
    facts.set(Fact.offersDetents, offers.isEmpty ? .no : .yes)
    facts.set(Fact.activeDetents, active.isEmpty ? .nothing : active.count == 1 ? .one : .several)
    let selected = world.controllers[controller].selectedDetent
    facts.set(Fact.selectionIsOffered, selected.map { active.contains($0) } == true ? .yes : .no)
    world.controllers[controller].situation.set(facts.values, program: program)
    if let resting = world.controllers[controller].restingDetent, active.contains(resting) {
      world.controllers[controller].restingDetent = resting
    } else if try value(of: Derived.initialDetent, controller) == .selected {
      world.controllers[controller].restingDetent = selected
    } else {
      world.controllers[controller].restingDetent = active.first
    }
    let resting = world.controllers[controller].restingDetent
    facts.set(Fact.restsAt, resting == active.first ? .smallest : .larger)
    facts.set(Fact.restsAtLarge, offers.contains { $0.name == resting && $0.kind == .large } ? .yes : .no)
    var isWithin = false
    if let undimmed = world.controllers[controller].largestUndimmedDetent,
      let limit = offers.firstIndex(where: { $0.name == undimmed }),
      let place = offers.firstIndex(where: { $0.name == resting })
    {
      isWithin = place <= limit
    }
    facts.set(Fact.withinUndimmed, isWithin ? .yes : .no)
    world.controllers[controller].situation.set(facts.values, program: program)
  }

  mutating func set<Value: DomainValue>(_ variable: Variable<Value>, _ value: Value, of controller: Int) {
    world.controllers[controller].situation.set(variable.id, to: ValueSet(Int(value.rawValue)), program: program)
  }

  /// Sets a variable that all controllers share.
  mutating func setShared(_ assignment: Step.Assignment) {
    for index in world.controllers.indices {
      world.controllers[index].situation.set(assignment.variable, to: assignment.values, program: program)
    }
  }
}

// MARK: - Steps

extension Simulation {
  mutating func perform(_ step: Step, joinedTo earlier: Course?, into course: inout Course) throws(Split) {
    var step = step
    if step.receiver < 0 { step.receiver = world.chain.last ?? course.subject }
    switch step.kind {
    case .rest: break
    case .present: try present(step, earlier, &course)
    case .dismiss: try dismiss(step, earlier, &course)
    case .swipe, .swipeAndLetGo, .swipeAndFlick, .tapOutside, .tapOutsideTwice, .pressEscape, .accessibilityEscape,
      .choose, .drag, .push, .pop:
      try gesture(step, earlier, &course)
    case .rotate, .resize, .fold, .unfold: try changeEnvironment(step, earlier, &course)
    case .setProperty: try setProperty(step, earlier, &course)
    }
  }

  /// The facts of a step that do not depend on its kind.
  private func facts(of step: Step, _ earlier: Course?, after resting: Facts = Facts()) -> Facts {
    var facts = resting
    facts.set(Fact.step, step.kind)
    facts.set(Fact.timing, earlier == nil ? .afterwards : step.timing)
    facts.set(Fact.isAnimated, step.isAnimated ? .yes : .no)
    facts.set(Fact.moment, step.moment)
    facts.set(Fact.receiverIsChild, step.receiverIsChild ? .yes : .no)
    let underWay: Transition =
      switch earlier?.effect {
      case .link, .queue: .presenting
      case .unlink, .unlinkTwo: .dismissing
      default: .nothing
      }
    facts.set(Fact.transitionUnderWay, underWay)
    return facts
  }

  private mutating func present(_ step: Step, _ earlier: Course?, _ course: inout Course) throws(Split) {
    let receiver = step.receiver
    let object = step.object
    let place = world.chain.firstIndex(of: receiver)
    let instance: Instance =
      if object < 0 {
        .nothing
      } else if object == receiver {
        .receiverItself
      } else if world.chain.contains(object) {
        .presentedAlready
      } else {
        .fresh
      }
    let subject = instance == .fresh ? object : receiver
    // What is not in the chain may still have the facts of an earlier presentation.
    var facts = facts(of: step, earlier, after: instance == .fresh ? Facts(program.restingFacts) : Facts())
    facts.set(Fact.instance, instance)
    facts.set(Fact.isOnTop, .yes)
    facts.set(Fact.receiverIsPresented, .yes)
    facts.set(Fact.receiverPresents, .no)
    facts.set(Fact.presenterIsPresenting, place.map { $0 + 1 < world.chain.count } == true ? .yes : .no)
    let isCovered = try value(of: Fact.coveredByRemoval, receiver) == .yes
    // What was called in the same turn has not taken any view away yet.
    let isStillThere = step.timing == .atOnce && earlier?.effect == .link && earlier?.presenter == receiver
    facts.set(Fact.receiverInWindow, place == nil || isCovered && !isStillThere ? .notInWindow : .inWindow)
    facts.set(Fact.presenterIsPresented, place.map { $0 > 0 } == true ? .yes : .no)
    if let place, place > 0 { facts.set(Fact.presenterLayout, try value(of: Derived.layout, receiver)) }
    if instance == .fresh, step.receiverIsChild, try value(of: Derived.callStyle, object) == .context {
      facts.set(Fact.contextIsChild, try value(of: Derived.childIsPresentationContext, receiver))
    }
    if instance == .fresh {
      facts.set(Fact.viewIsLoaded, world.controllers[object].isLoaded ? .yes : .no)
      setActionFacts(object, &facts)
      world.controllers[object].restingDetent = nil
    }
    world.controllers[subject].situation.set(facts.values, program: program)
    if instance == .fresh { try setDetentFacts(object) }
    let effect = try value(of: Derived.effect, subject)
    var isChild = false
    if instance == .fresh { isChild = try value(of: Derived.presenterNode, subject) == .child }
    world.controllers[subject].presenter = instance == .fresh ? receiver : world.controllers[subject].presenter
    world.controllers[subject].presenterIsChild = isChild
    try play(step, effect, subject: subject, above: [], earlier, &course)
    if instance != .fresh {
      course.presenter = object >= 0 ? world.controllers[object].presenter : receiver
      course.parts[course.parts.count - 1].presenter = course.presenter
    }
    if effect == .link || effect == .queue, instance == .fresh {
      if let place { world.chain.removeSubrange((place + 1)...) }
      world.chain.append(object)
      world.controllers[object].isLoaded = true
      try rest()
      course.situation = world.controllers[object].situation
    } else if instance == .fresh {
      world.controllers[object].presenter = -1
    }
  }

  private mutating func dismiss(_ step: Step, _ earlier: Course?, _ course: inout Course) throws(Split) {
    let receiver = step.receiver
    let place = world.chain.firstIndex(of: receiver)
    var facts = facts(of: step, earlier)
    facts.set(Fact.receiverPresents, place.map { $0 + 1 < world.chain.count } == true ? .yes : .no)
    facts.set(Fact.receiverIsPresented, place.map { $0 > 0 } == true ? .yes : .no)
    let resting = world.controllers[receiver].situation
    world.controllers[receiver].situation.set(facts.values, program: program)
    let target = try value(of: Derived.dismissalTarget, receiver)
    let trace = world.controllers[receiver].situation.trace
    world.controllers[receiver].situation = resting
    world.controllers[receiver].situation.trace = trace
    let first: Int =
      switch target {
      case .above: place.map { $0 + 1 } ?? world.chain.count
      case .receiver: place ?? world.chain.count
      case .nothing: world.chain.count
      }
    let subject = first < world.chain.count ? world.chain[first] : receiver
    try leave(step, subject: subject, from: first, facts, earlier, &course)
  }

  private mutating func gesture(_ step: Step, _ earlier: Course?, _ course: inout Course) throws(Split) {
    let subject = step.receiver
    let place = world.chain.firstIndex(of: subject) ?? world.chain.count
    var facts = facts(of: step, earlier)
    facts.set(Fact.receiverIsPresented, place > 0 && place < world.chain.count ? .yes : .no)
    facts.set(Fact.isOnTop, place + 1 == world.chain.count ? .yes : .no)
    if step.kind == .drag {
      let target = world.controllers[subject].detents.contains { $0.name == step.text }
      facts.set(Fact.detentChanges, target && world.controllers[subject].restingDetent != step.text ? .yes : .no)
    }
    try leave(step, subject: subject, from: place, facts, earlier, &course)
  }

  /// Does what the rules say of a step that may end presentations, from one place of the chain upwards.
  private mutating func leave(
    _ step: Step, subject: Int, from first: Int, _ facts: Facts, _ earlier: Course?, _ course: inout Course
  ) throws(Split) {
    let before = world.controllers[subject].situation
    let covered = try value(of: Fact.coveredByRemoval, subject)
    var first = first
    var subject = subject
    world.controllers[subject].situation.set(facts.values, program: program)
    world.controllers[subject].situation.set(
      Fact.coveredByRemoval.id, to: ValueSet(Int(covered.rawValue)), program: program)
    if first > 0, first < world.chain.count {
      set(Fact.presenterIsPresented, first > 1 ? .yes : .no, of: subject)
    }
    let effect = try value(of: Derived.effect, subject)
    if effect == .unlinkTwo, first > 1 {
      first -= 1
      let lower = world.chain[first]
      world.controllers[lower].situation.set(facts.values, program: program)
      subject = lower
    }
    var above: [Int] = []
    if effect == .unlink || effect == .unlinkTwo || effect == .queue, first + 1 < world.chain.count {
      above = Array(world.chain[(first + 1)...])
      for controller in above {
        let covered = try value(of: Fact.coveredByRemoval, controller)
        world.controllers[controller].situation.set(facts.values, program: program)
        set(Fact.coveredByRemoval, covered, of: controller)
      }
    }
    try play(step, effect, subject: subject, above: above, earlier, &course)
    course.situation = before
    switch effect {
    case .unlink, .unlinkTwo, .queue:
      guard first > 0, first < world.chain.count else { break }
      course.dismissed = Array(world.chain[first...])
      for controller in course.dismissed {
        world.controllers[controller].presenter = -1
        losePresentationController(of: controller)
      }
      world.chain.removeSubrange(first...)
      try rest()
    case .note where step.kind == .push || step.kind == .pop:
      changeVisibleChild(of: subject, step.kind)
      try rest()
      course.situation = world.controllers[subject].situation
    case .select:
      world.controllers[subject].restingDetent = step.text
      try rest()
      course.situation = world.controllers[subject].situation
    case .selectSmallest:
      world.controllers[subject].restingDetent = nil
      let selected = world.controllers[subject].selectedDetent
      world.controllers[subject].selectedDetent = nil
      try setDetentFacts(subject)
      world.controllers[subject].selectedDetent = selected
      try rest()
      course.situation = world.controllers[subject].situation
    default:
      try rest()
      if first < world.chain.count { course.situation = world.controllers[subject].situation }
    }
  }

  /// Setting something on the presentation controller makes it, and with it freezes what it is made of.
  private mutating func freeze(_ variable: VariableID, of controller: Int) {
    for input in program.frozenInputs where input.trigger == variable {
      world.controllers[controller].frozen.append(input.variable)
    }
  }

  /// A push covers the visible child with one of which nothing was said; a pop brings the one below back.
  private mutating func changeVisibleChild(of controller: Int, _ step: StepKind) {
    let variables = Input.ofTheVisibleChild
    if step == .push {
      world.controllers[controller].coveredChildren.append(
        variables.map { world.controllers[controller].situation[$0] })
    }
    let uncovered = step == .pop ? world.controllers[controller].coveredChildren.popLast() : nil
    for (index, variable) in variables.enumerated() {
      let values = uncovered?[index] ?? program.initial[variable.index]
      world.controllers[controller].situation.set(variable, to: values, program: program)
    }
  }

  /// Sets back what was set on the presentation controller, which goes with the presentation.
  private mutating func losePresentationController(of controller: Int) {
    world.controllers[controller].restingDetent = nil
    world.controllers[controller].frozen = []
    for property in program.lostInputs {
      switch property {
      case .variable(let variable, let values):
        world.controllers[controller].situation.set(variable, to: values, program: program)
      case .detents:
        world.controllers[controller].detents = Controller.usualDetents
        world.controllers[controller].selectedDetent = nil
        world.controllers[controller].largestUndimmedDetent = nil
        world.controllers[controller].situation.set(
          Input.offeredDetents.id, to: ValueSet(Int(OfferedDetents.largeOnly.rawValue)), program: program)
      }
    }
  }

  private mutating func changeEnvironment(_ step: Step, _ earlier: Course?, _ course: inout Course) throws(Split) {
    struct Before {
      let layout: Layout
      let horizontal: SizeClass
      let vertical: SizeClass
    }
    var before: [Before] = []
    for controller in world.chain {
      before.append(
        Before(
          layout: try value(of: Derived.layout, controller),
          horizontal: try value(of: Derived.horizontalClass, controller),
          vertical: try value(of: Derived.verticalClass, controller)))
    }
    let changes = step.assignments.contains { assignment in
      assignment == Step.Assignment(Input.window.id, assignment.values.intersection(Window.bands))
        || world.controllers.contains { $0.situation[assignment.variable] != assignment.values }
    }
    for assignment in step.assignments { setShared(assignment) }
    try rest()
    let firstNew = course.timeline.events.count
    for place in world.chain.indices.reversed() {
      let controller = world.chain[place]
      let horizontal = try value(of: Derived.horizontalClass, controller)
      let vertical = try value(of: Derived.verticalClass, controller)
      let differs = horizontal != before[place].horizontal || vertical != before[place].vertical
      var facts = facts(of: step, earlier)
      facts.set(Fact.windowChanges, changes ? .yes : .no)
      facts.set(Fact.traitsChange, differs ? .yes : .no)
      facts.set(Fact.layoutBefore, before[place].layout)
      world.controllers[controller].situation.set(facts.values, program: program)
      let effect = try value(of: Derived.effect, controller)
      var level = course
      level.timeline = course.timeline
      try play(step, effect, subject: controller, above: [], earlier, &level)
      course.timeline = level.timeline
      if place + 1 == world.chain.count { course = level }
    }
    orderLevels(from: firstNew, &course)
    try rest()
    if let top = world.chain.last { course.situation = world.controllers[top].situation }
  }

  /// Orders the events of different levels by the facts that speak of lower levels.
  private func orderLevels(from first: Int, _ course: inout Course) {
    let events = first..<course.timeline.events.count
    // Long chains have many events, so that places and callbacks are looked up once and not for each pair.
    var places = [Int](repeating: -1, count: world.controllers.count)
    for (place, controller) in world.chain.enumerated() { places[controller] = place }
    var byCallback: [Callback: [Int]] = [:]
    for event in events { byCallback[course.timeline.events[event].callback, default: []].append(event) }
    for before in events {
      let lower = course.timeline.events[before]
      guard lower.origin >= 0, lower.subject >= 0, places[lower.subject] >= 0 else { continue }
      let number = lower.origin / 1024
      for (index, fact) in program.plays[number].order.enumerated() {
        let isFirst = fact.before == .below(lower.callback)
        guard isFirst || fact.after == .below(lower.callback) else { continue }
        for other in byCallback[isFirst ? fact.after.callback : fact.before.callback] ?? [] {
          let upper = course.timeline.events[other].subject
          guard upper >= 0, places[upper] > places[lower.subject] else { continue }
          course.timeline.order.append(
            OrderedPair(
              before: isFirst ? before : other, after: isFirst ? other : before, origin: number * 1024 + index))
        }
      }
    }
  }

  private mutating func setProperty(_ step: Step, _ earlier: Course?, _ course: inout Course) throws(Split) {
    for assignment in step.assignments {
      freeze(assignment.variable, of: step.receiver)
      if program.isShared[assignment.variable.index] {
        setShared(assignment)
      } else if !world.controllers[step.receiver].frozen.contains(assignment.variable) {
        world.controllers[step.receiver].situation.set(assignment.variable, to: assignment.values, program: program)
      }
    }
    if let property = step.property { world.controllers[step.receiver].set(property, program: program) }
    try rest()
    var facts = facts(of: step, earlier)
    facts.set(Fact.setsDelegate, step.assignments.contains { $0.variable == Input.delegate.id } ? .yes : .no)
    world.controllers[step.receiver].situation.set(facts.values, program: program)
    let effect = try value(of: Derived.effect, step.receiver)
    try play(step, effect, subject: step.receiver, above: [], earlier, &course)
    try rest()
    course.situation = world.controllers[step.receiver].situation
  }
}

// MARK: - Choreographies

extension Simulation {
  /// Writes what is called into the course's timeline.
  private mutating func play(
    _ step: Step, _ effect: Effect, subject: Int, above: [Int], _ earlier: Course?, _ course: inout Course
  ) throws(Split) {
    course.effect = effect
    course.subject = subject
    course.presenter = world.controllers[subject].presenter
    course.presenterIsChild = world.controllers[subject].presenterIsChild
    course.isUndetermined = effect == .undetermined
    course.stepSituation = world.controllers[subject].situation
    let firstNew = course.timeline.events.count
    let number = try choreography(for: subject)
    if let number {
      try emit(number, step, subject: subject, above: above, &course)
      try orderEvents(number, from: firstNew, subject: subject, &course)
    }
    course.stepSituation = world.controllers[subject].situation
    course.parts.append(
      CoursePart(
        step: step, subject: subject, presenter: course.presenter, effect: effect, choreography: number,
        situation: course.stepSituation))
    if effect == .raise { world.hasEnded = true }
    if let earlier { orderGroup(step, effect, earlier: 0..<firstNew, earlier.timeline, &course) }
  }

  /// Orders the events of joined steps.
  ///
  /// An earlier call came back before the next was made. What is called in the same turn comes back before the earlier
  /// transition starts; what is called meanwhile, after it has started. What is queued waits, all but the call itself.
  private func orderGroup(
    _ step: Step, _ effect: Effect, earlier old: Range<Int>, _ timeline: Timeline, _ course: inout Course
  ) {
    let hasEnded = course.parts.dropLast().allSatisfy { !$0.effect.startsTransition }
    var hasBegun = [Bool](repeating: false, count: old.count)
    var comesLater = [Bool](repeating: false, count: old.count)
    let before = timeline.predecessors()
    for index in old {
      if step.timing == .meanwhile, timeline.events[index].callback.beginsTransition {
        hasBegun[index] = true
        if let before { for earliest in ValueSet(bits: before[index]) { hasBegun[earliest] = true } }
      }
      if step.timing == .atOnce, let before {
        comesLater[index] = ValueSet(bits: before[index]).contains { timeline.events[$0].callback == .returns }
      }
    }
    for index in old {
      let isReturn = timeline.events[index].callback == .returns
      for event in old.upperBound..<course.timeline.events.count {
        let comesBack = course.timeline.events[event].callback == .returns
        if isReturn || hasEnded || hasBegun[index] || effect == .queue && !comesBack {
          course.timeline.order.append(OrderedPair(before: index, after: event, origin: -1))
        } else if comesBack, comesLater[index] {
          course.timeline.order.append(OrderedPair(before: event, after: index, origin: -1))
        }
      }
    }
  }

  private mutating func choreography(for subject: Int) throws(Split) -> Int? {
    for number in program.plays.indices where try holds(program.plays[number].conditions, subject) {
      return number
    }
    return nil
  }

  private mutating func emit(
    _ number: Int, _ step: Step, subject: Int, above: [Int], _ course: inout Course
  ) throws(Split) {
    let lines = program.plays[number].emissions
    for (index, line) in lines.enumerated() {
      let origin = number * 1024 + index
      switch line.kind.role {
      case .presented:
        guard try holds(line.tests, subject) else { continue }
        try append(line, origin, hearer: subject, asking: subject, step, &course)
      case .child:
        guard world.controllers[subject].hasChild, try holds(line.tests, subject) else { continue }
        try append(line, origin, hearer: subject, asking: subject, step, &course)
      case .presenter:
        guard course.presenter >= 0, try holds(line.tests, subject) else { continue }
        try append(line, origin, hearer: course.presenter, asking: subject, step, &course)
      case .above:
        for controller in above where try holds(line.tests, controller) {
          try append(line, origin, hearer: controller, asking: controller, step, &course)
        }
      case .below:
        for controller in world.chain where controller != subject && controller != course.presenter {
          guard try holds(line.tests, controller) else { continue }
          try append(line, origin, hearer: controller, asking: controller, step, &course)
        }
      case .nobody:
        guard try holds(line.tests, subject) else { continue }
        try append(line, origin, hearer: -1, asking: subject, step, &course)
      }
    }
    for line in program.plays[number].flags {
      for place in course.timeline.events.indices {
        guard !course.timeline.events[place].isChild,
          kind(of: course.timeline.events[place].origin, in: number) == line.kind
        else { continue }
        let asking = line.kind.role == .above ? course.timeline.events[place].subject : subject
        if try holds(line.tests, asking) { course.timeline.events[place].flags.append(line.reading) }
      }
    }
  }

  private mutating func append(
    _ line: Program.EmissionLine, _ origin: Int, hearer: Int, asking: Int, _ step: Step, _ course: inout Course
  ) throws(Split) {
    var argument = -1
    if line.argument >= 0 {
      do throws(Split) {
        argument = try world.controllers[asking].situation.value(of: line.argument, program)
      } catch {
        throw Split(level: asking, variable: error.variable, inside: error.inside)
      }
    }
    let callback = line.kind.callback
    let isChild = line.kind.role == .child || line.kind.role == .presenter && course.presenterIsChild
    course.timeline.events.append(
      Event(
        subject: hearer, isChild: isChild, callback: callback, argument: argument,
        text: callback == .handler ? title(of: step, asking) : "", count: line.count, flags: [], origin: origin))
    guard hearer >= 0, !isChild, world.controllers[hearer].hasChild,
      program.forwarded & (1 << UInt64(callback.rawValue)) != 0
    else { return }
    let place = course.timeline.events.count - 1
    var forwarded = course.timeline.events[place]
    forwarded.isChild = true
    course.timeline.order.append(OrderedPair(before: place, after: place + 1, origin: -1))
    course.timeline.events.append(forwarded)
  }

  /// The action that a step stands for: the chosen one, else the cancel action.
  private func title(of step: Step, _ controller: Int) -> String {
    if !step.text.isEmpty { return step.text }
    return world.controllers[controller].actions.first { $0.isCancel }?.title ?? ""
  }

  private mutating func orderEvents(
    _ number: Int, from first: Int, subject: Int, _ course: inout Course
  ) throws(Split) {
    let events = first..<course.timeline.events.count
    for (index, line) in program.plays[number].order.enumerated() {
      var applies: Bool?
      for before in events where kind(of: course.timeline.events[before].origin, in: number) == line.before {
        for after in events where kind(of: course.timeline.events[after].origin, in: number) == line.after {
          if line.before.role == .above, line.after.role == .above,
            course.timeline.events[before].subject != course.timeline.events[after].subject
          {
            continue
          }
          if applies == nil { applies = try holds(line.tests, subject) }
          if applies == true {
            course.timeline.order.append(OrderedPair(before: before, after: after, origin: number * 1024 + index))
          }
        }
      }
    }
  }

  /// The kind of the events that an emission of a choreography makes; nil for another choreography's.
  private func kind(of origin: Int, in number: Int) -> EventKind? {
    origin >= 0 && origin / 1024 == number ? program.plays[number].emissions[origin % 1024].kind : nil
  }
}
