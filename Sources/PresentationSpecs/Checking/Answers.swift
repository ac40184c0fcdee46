import PresentationRules

/// What the oracle says to one column in one case.
enum ColumnAnswer {
  /// A value of a domain, by its number; the situation tells why.
  case value(Int)
  case text(String)
  /// The numbers of a size, and the name that says the same of any window.
  case size(String, name: String)
  /// A text of the console, with the controllers that its letters stand for.
  case console(ConsoleText, names: [String: String])
  /// What is heard, out of everything that is called.
  case events(Timeline)
  /// Nobody knows what is called.
  case undetermined
  /// A column that is answered from all cases together.
  case collected
}

extension ColumnAnswer {
  /// Whether two answers are the same.
  func isSame(as other: ColumnAnswer) -> Bool {
    switch (self, other) {
    case (.value(let left), .value(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.size(let left, _), .size(let right, _)): left == right
    case (.console(let left, let leftNames), .console(let right, let rightNames)):
      left == right && leftNames == rightNames
    case (.events(let left), .events(let right)): left.isSame(as: right)
    case (.undetermined, .undetermined), (.collected, .collected): true
    default: false
    }
  }
}

extension Timeline {
  /// Whether the same is called in the same order, as far as either says.
  func isSame(as other: Timeline) -> Bool {
    guard events.count == other.events.count else { return false }
    for (left, right) in zip(events, other.events) {
      let isSame =
        left.subject == right.subject && left.isChild == right.isChild && left.callback == right.callback
        && left.argument == right.argument && left.text == right.text && left.count == right.count
        && left.flags == right.flags
      if !isSame { return false }
    }
    return predecessors() == other.predecessors()
  }
}

/// What is known after the steps of a case were played, or of the one controller of a case without steps.
struct CaseView {
  /// The world after the steps.
  var world: World
  /// What the last step did; nil where nothing was played.
  var course: Course?
  /// The controller that the answers are about.
  var subject: Int
  /// The situation of its presentation.
  var situation: Situation
  /// The same with the facts of the last step.
  var stepSituation: Situation
  /// The same for each joined step that was asked about the console or an exception; the one that the answer speaks of
  /// comes last.
  var consoleSituations: [Situation] = []
  /// The last step, if there is one.
  var lastStep: Step?
}

/// Plays the rows of a scenario one after the other.
struct Player {
  private var world: World
  private var stepCount = 0
  private var last: CaseView?

  init(setup: Setup) { world = setup.world }

  /// Plays what a row adds, and answers its checks.
  ///
  /// The first reading of every contested point that is asked about is set in `setup`.
  mutating func play(
    _ row: PreparedRow, _ checks: [Check], _ scenario: PreparedScenario, by oracle: Oracle, _ setup: inout Setup
  ) throws(Split) -> ([ColumnAnswer], CaseView) {
    while true {
      do throws(Split) {
        var view = try view(row, scenario, by: oracle, setup)
        let answers = try oracle.answers(to: checks, in: &view)
        stepCount = row.stepCount
        if let course = view.course { world = course.world }
        last = view
        return (answers, view)
      } catch {
        guard oracle.isContested(error) else { throw error }
        let first = oracle.rules.variables[error.variable].initial
        let variable = VariableID(error.variable)
        for index in setup.world.controllers.indices {
          setup.world.controllers[index].situation.set(variable, to: first, program: oracle.rules.program)
          world.controllers[index].situation.set(variable, to: first, program: oracle.rules.program)
        }
        last = nil
      }
    }
  }

  private func view(
    _ row: PreparedRow, _ scenario: PreparedScenario, by oracle: Oracle, _ setup: Setup
  ) throws(Split) -> CaseView {
    if scenario.isDirect { return try oracle.view(of: setup, isDirect: true) }
    if stepCount > 0, row.stepCount == stepCount, let last { return last }
    var steps = setup.steps[..<row.stepCount]
    // A step that joins the one before it cannot be played apart.
    let goesOn = stepCount > 0 && stepCount < row.stepCount && steps[stepCount].timing == .afterwards
    if goesOn { steps = steps[stepCount...] }
    let part = Setup(world: goesOn ? world : setup.world, steps: Array(steps), subject: setup.subject)
    return try oracle.view(of: part, isDirect: false)
  }
}

extension Setup {
  /// The same with the first steps only.
  func cut(to count: Int) -> Setup {
    guard steps.count > count else { return self }
    var copy = self
    copy.steps.removeSubrange(count...)
    return copy
  }
}

/// Asks the rules for what the columns of a row want to know.
struct Oracle {
  let rules: RuleBase
  private let isReading: [Bool]

  init(rules: RuleBase) {
    self.rules = rules
    isReading = rules.variables.map { $0.kind == .reading }
  }

  /// The contested points that were asked about on the way to a case: they are open until then.
  func settledReadings(in setup: Setup) -> Set<Int> {
    var result: Set<Int> = []
    guard let situation = setup.world.controllers.first?.situation else { return result }
    for (index, isReading) in isReading.enumerated() where isReading && situation[VariableID(index)].isSingle {
      result.insert(index)
    }
    return result
  }

  /// Whether a split is about a contested point.
  func isContested(_ split: Split) -> Bool { isReading[split.variable] }

  /// Plays a case.
  func view(of setup: Setup, isDirect: Bool) throws(Split) -> CaseView {
    if isDirect {
      let situation = setup.world.controllers[setup.subject].situation
      return CaseView(
        world: setup.world, course: nil, subject: setup.subject, situation: situation, stepSituation: situation,
        lastStep: nil)
    }
    let course = try rules.course(of: setup)
    return CaseView(
      world: course.world, course: course, subject: course.subject, situation: course.situation,
      stepSituation: course.stepSituation, lastStep: setup.steps.last)
  }

  /// The answers to all checks of a row.
  func answers(to checks: [Check], in view: inout CaseView) throws(Split) -> [ColumnAnswer] {
    var result: [ColumnAnswer] = []
    result.reserveCapacity(checks.count)
    for check in checks { result.append(try answer(to: check.output.kind, check, in: &view)) }
    return result
  }

  /// Decides a variable of the controller that a check is about.
  func value(
    of variable: VariableID, _ check: Check, in view: inout CaseView
  ) throws(Split) -> Int {
    let controller = check.who < 0 || check.who == view.subject ? view.subject : check.who
    do throws(Split) {
      if controller == view.subject { return try rules.value(of: variable, in: &view.situation) }
      return try rules.value(of: variable, in: &view.world.controllers[controller].situation)
    } catch {
      throw Split(level: controller, variable: error.variable, inside: error.inside)
    }
  }

  private func stepValue(of variable: VariableID, in view: inout CaseView) throws(Split) -> Int {
    do throws(Split) {
      return try rules.value(of: variable, in: &view.stepSituation)
    } catch {
      throw Split(level: view.subject, variable: error.variable, inside: error.inside)
    }
  }

  private func answer(
    to kind: OutputColumn.Kind, _ check: Check, in view: inout CaseView
  ) throws(Split) -> ColumnAnswer {
    let who = check.who < 0 ? view.subject : check.who
    switch kind {
    case .decision(let variable): return .value(try value(of: variable, check, in: &view))
    case .stepDecision(let variable): return .value(try stepValue(of: variable, in: &view))
    case .reported(let variable, let callback):
      if let value = reported(callback, who, in: view) { return value }
      return .value(try value(of: variable, check, in: &view))
    case .size(let variable):
      let size = PresentedSize.allCases[try value(of: variable, check, in: &view)]
      return .size(size == .wholeWindow ? windowSize(in: view) ?? size.name : size.name, name: size.name)
    case .console(let variable):
      return try console(variable, in: &view)
    case .callbacks, .delegateEvents, .presentedEvents, .presenterEvents, .events:
      return events(kind, check, in: view)
    case .chain:
      let isUndetermined = view.course?.isUndetermined == true
      return .text(isUndetermined ? Exit.undetermined.name : chain(in: view.world, namesChildren: check.namesChildren))
    case .dismissed: return .value(Int(dismissed(who, in: view).rawValue))
    case .detent: return .text(view.world.controllers[who].restingDetent ?? "nil")
    case .presentingController: return .text(presenting(who, in: view.world))
    case .presentedController: return .text(presented(by: who, isChild: check.isChild, in: view.world))
    case .actions:
      let drawn = DrawnActions.allCases[try value(of: Derived.drawnActions.id, check, in: &view)]
      let shown = drawn.drawn(view.world.controllers[who].actions)
      return .text("[" + shown.map { $0.title }.joined(separator: ", ") + "]")
    case .readings(let base): return try answer(to: base, check, in: &view)
    case .possible, .confidence, .rule: return .collected
    }
  }

  /// What a callback of the last step reported; nil where nothing was played.
  private func reported(_ callback: Callback, _ who: Int, in view: CaseView) -> ColumnAnswer? {
    guard let course = view.course, view.lastStep != nil, let domain = callback.argumentDomain else { return nil }
    if course.isUndetermined { return .undetermined }
    let nothing = domain.valueNames.firstIndex(of: "nothing") ?? 0
    guard
      let event = course.timeline.events.last(where: { $0.callback == callback && $0.subject == who && !$0.isChild })
    else { return .value(nothing) }
    return event.count.isOptional ? .undetermined : .value(event.argument)
  }

  /// Width and height of a window that fills a known screen; nil where either is open.
  private func windowSize(in view: CaseView) -> String? {
    let situation = view.situation
    let screens = situation[Input.screen.id]
    let orientations = situation[Input.orientation.id]
    let isFull = situation[Input.window.id] == ValueSet(Int(Window.full.rawValue))
    let isZoomed = situation[Input.displayZoom.id] != ValueSet(Int(Answer.no.rawValue))
    guard isFull, !isZoomed, screens.isSingle, orientations.isSingle else { return nil }
    let upright = Screen.allCases[screens.first].name.split(separator: " ")
    guard upright.count == 3 else { return nil }
    let isUpright = orientations.first == Int(Orientation.portrait.rawValue)
    return (isUpright ? upright : upright.reversed()).joined(separator: " ")
  }

  private func dismissed(_ who: Int, in view: CaseView) -> Verdict {
    guard let course = view.course else { return .no }
    if course.isUndetermined { return .undetermined }
    return course.dismissed.contains(who) ? .yes : .no
  }
}

// MARK: - Events

extension Oracle {
  /// What a column hears of a step.
  private func events(_ kind: OutputColumn.Kind, _ check: Check, in view: CaseView) -> ColumnAnswer {
    guard let course = view.course else { return .events(Timeline()) }
    if course.isUndetermined { return .undetermined }
    let hasReturns = check.patterns.contains { $0.mentions(.returns) }
    let heard = course.timeline.filtered { event in isHeard(event, kind, check, course, hasReturns: hasReturns) }
    return .events(heard)
  }

  /// Whether a check looks at an event.
  func hears(_ event: Event, _ check: Check, in view: CaseView) -> Bool {
    guard let course = view.course else { return false }
    let hasReturns = check.patterns.contains { $0.mentions(.returns) }
    return isHeard(event, check.output.kind, check, course, hasReturns: hasReturns)
  }

  private func isHeard(
    _ event: Event, _ kind: OutputColumn.Kind, _ check: Check, _ course: Course, hasReturns: Bool
  ) -> Bool {
    let owner = event.callback.owner
    if owner == .console { return false }
    switch kind {
    case .callbacks: return event.callback != .returns || hasReturns
    case .delegateEvents: return owner == .delegate && event.subject == (check.who < 0 ? course.subject : check.who)
    case .presentedEvents: return owner == .controller && event.subject == course.subject && !event.isChild
    case .presenterEvents:
      return owner == .controller && event.subject == course.presenter && event.isChild == course.presenterIsChild
    case .events: return owner == .controller && event.subject == check.who && event.isChild == check.isChild
    default: return false
    }
  }

  /// The emissions and order facts that an event column rests on, and the rules that their conditions ask about.
  func facts(behind check: Check, in view: CaseView) -> [Reason] {
    guard let course = view.course else { return [] }
    let hasReturns = check.patterns.contains { $0.mentions(.returns) }
    return rules.reasons(behindEventsOf: course) { event in
      isHeard(event, check.output.kind, check, course, hasReturns: hasReturns)
    }
  }
}

// MARK: - Who is who

extension Oracle {
  /// The name of the controller that presented another one; for a child that of the container's presenter.
  private func presenting(_ who: Int, in world: World) -> String {
    let controller = world.controllers[who]
    guard controller.presenter >= 0 else { return "nil" }
    return NodeName(world.controllers[controller.presenter].name, isChild: controller.presenterIsChild).written
  }

  /// The chain, with the child instead of the container where it presents, if that is wanted.
  private func chain(in world: World, namesChildren: Bool) -> String {
    world.chain.indices.map { place in
      let isChild =
        namesChildren && place + 1 < world.chain.count && world.controllers[world.chain[place + 1]].presenterIsChild
      return NodeName(world.controllers[world.chain[place]].name, isChild: isChild).written
    }.joined(separator: " → ")
  }

  /// The name of the controller that one presents, or the nearest of its parents does.
  private func presented(by who: Int, isChild: Bool, in world: World) -> String {
    guard let place = world.chain.firstIndex(of: who), place + 1 < world.chain.count else { return "nil" }
    let above = world.controllers[world.chain[place + 1]]
    if above.presenterIsChild, !isChild { return "nil" }
    return above.name
  }

  /// The controllers that the letters of console texts stand for.
  private func descriptions(of part: CoursePart, in world: World) -> [String: String] {
    var names: [String: String] = [:]
    func name(_ index: Int, isChild: Bool = false) -> String? {
      world.controllers.indices.contains(index)
        ? NodeName(world.controllers[index].name, isChild: isChild).written : nil
    }
    names["A"] = name(part.step.kind == .present ? part.step.object : part.subject)
    names["B"] = name(part.presenter)
    names["F"] =
      part.step.receiver >= 0
      ? name(part.step.receiver, isChild: part.step.receiverIsChild) : world.chain.last.flatMap { name($0) }
    if let place = world.chain.firstIndex(of: part.presenter), place + 1 < world.chain.count {
      names["C"] = name(world.chain[place + 1])
    }
    return names
  }

  /// What the console or an exception says of the last step; of joined steps the last one that says anything.
  private func console(_ variable: VariableID, in view: inout CaseView) throws(Split) -> ColumnAnswer {
    let nothing = ColumnAnswer.console(.nothing, names: [:])
    guard let parts = view.course?.parts, !parts.isEmpty else {
      let number = try stepValue(of: variable, in: &view)
      return ConsoleText.allCases[number] == .nothing ? nothing : .console(ConsoleText.allCases[number], names: [:])
    }
    var silent: [Situation] = []
    for part in parts.reversed() {
      var situation = part.situation
      let number: Int
      do throws(Split) {
        number = try rules.value(of: variable, in: &situation)
      } catch {
        throw Split(level: part.subject, variable: error.variable, inside: error.inside)
      }
      let text = ConsoleText.allCases[number]
      if text != .nothing {
        view.consoleSituations += silent + [situation]
        return .console(text, names: descriptions(of: part, in: view.world))
      }
      silent.append(situation)
    }
    view.consoleSituations += silent.reversed()
    return nothing
  }
}

// MARK: - Confidence

extension Oracle {
  /// The rules that an answer rests on; those of what the step did for answers about the chain.
  ///
  /// - Parameter includingObstacles: whether those count as well that keep earlier rules from applying.
  func firedRules(behind check: Check, in view: CaseView, includingObstacles: Bool = false) -> [FiredRule] {
    func rules(behind variable: VariableID, in situation: Situation) -> [FiredRule] {
      self.rules.rules(behind: variable, in: situation, includingObstacles: includingObstacles)
    }
    func rules(_ kind: OutputColumn.Kind) -> [FiredRule] {
      switch kind {
      case .decision(let variable), .reported(let variable, _), .size(let variable):
        let isSubject = check.who < 0 || check.who == view.subject
        let situation = isSubject ? view.situation : view.world.controllers[check.who].situation
        return rules(behind: variable, in: situation)
      case .stepDecision(let variable): return rules(behind: variable, in: view.stepSituation)
      case .console(let variable):
        return rules(behind: variable, in: view.consoleSituations.last ?? view.stepSituation)
      case .actions: return rules(behind: Derived.drawnActions.id, in: view.situation)
      case .chain, .dismissed, .detent, .callbacks, .delegateEvents, .presentedEvents, .presenterEvents, .events:
        return rules(behind: Derived.effect.id, in: view.stepSituation)
      case .presentingController, .presentedController:
        return rules(behind: Derived.presenterNode.id, in: view.stepSituation)
      case .readings(let kind): return rules(kind)
      case .possible: return rules(behind: Derived.isPossible.id, in: view.situation)
      case .confidence, .rule: return []
      }
    }
    return rules(check.output.kind)
  }
}
