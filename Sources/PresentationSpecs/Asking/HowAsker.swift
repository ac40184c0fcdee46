import PresentationRules

/// What a search for ways has to say.
public struct HowReport: Sendable {
  /// Sequences of steps that lead to what is looked for in the same cases.
  public struct Route: Sendable {
    /// The sequences, each as one would write it.
    public internal(set) var steps: [String]
    /// When they do: one of these holds; none if they always do.
    public let when: [String]
    /// Whether nobody knows that they do.
    public let isUnknown: Bool
    /// What is called in the last step.
    public let events: [String]
    /// The rule that decides what the last step does.
    public let reason: Reason?
  }

  /// What the question was understood as.
  public internal(set) var understood: [String] = []
  /// The routes, the shortest first.
  public internal(set) var routes: [Route] = []
  /// How many steps were allowed.
  public internal(set) var depth = 0
  /// How many sequences were tried.
  public internal(set) var tried = 0
  /// Whether everything up to that depth was tried.
  public internal(set) var isComplete = true
  /// The chain of presentations that all ways start from.
  public internal(set) var start: [String] = []
  /// Whether what is looked for holds before anything is done, in all cases.
  public internal(set) var holdsAlready = false
}

/// Searches for the ways that lead to an outcome.
struct HowAsker {
  let rules: RuleBase
  let inquiry: Inquiry
  /// Callbacks that have to come in the last step.
  let with: [Callback]
  /// Callbacks that must not.
  let without: [Callback]

  /// A controller that a way may present on top.
  private static let other = "another"

  func report(depth: Int, progress: (_ length: Int, _ tried: Int) -> Void) throws(Misunderstanding) -> HowReport {
    if let reason = inquiry.contradiction { throw .impossible(reason: reason) }
    let setups = inquiry.setups.filter { rules.possibleCase(of: $0) != nil }
    guard !setups.isEmpty else {
      throw .impossible(reason: rules.impossibility(of: inquiry.setups)?.statement ?? "")
    }
    let start = setups.map { withOther($0) }
    let names = start[0].world.controllers.map { $0.name }
    let wording = Wording(rules: rules, names: names, labels: inquiry.labels)
    let oracle = Oracle(rules: rules)
    var report = HowReport()
    report.understood = inquiry.words
    report.depth = depth
    report.start = start[0].world.chain.map { wording.name($0) }
    if holdsAlready(start, oracle) {
      report.holdsAlready = true
      return report
    }
    let search = WaySearch(from: start, steps: steps(from: start), depth: depth)
    let found = rules.ways(search, progress: progress) { (setup: inout Setup) throws(Split) in
      try reached(&setup, oracle)
    }
    report.tried = found.tried
    report.isComplete = found.isComplete
    for way in found.ways { add(way, to: &report, wording) }
    return report
  }

  /// Whether what is looked for holds in every case before anything is done; a callback never does.
  private func holdsAlready(_ setups: [Setup], _ oracle: Oracle) -> Bool {
    guard !inquiry.checks.isEmpty, with.isEmpty, inquiry.steps.isEmpty,
      inquiry.checks.allSatisfy({ !$0.output.isEvents })
    else { return false }
    let response = rules.collect(setups) { (setup: inout Setup) throws(Split) in
      var view = try oracle.view(of: setup, isDirect: false)
      guard let course = view.course else { return [.value(Int(Reached.no.rawValue))] }
      return [.value(Int(try reached(course, setup, &view, oracle).rawValue))]
    }
    return response.isComplete && !response.atoms.isEmpty
      && response.atoms.allSatisfy { $0.values == [.value(Int(Reached.yes.rawValue))] }
  }

  private func add(_ way: Way, to report: inout HowReport, _ wording: Wording) {
    let when = wording.lines(way.conditions)
    let text = way.steps.map { wording.step($0) }.joined(separator: "; ")
    let witness = way.answer.atoms[way.atoms[0]].setup
    let course = try? rules.course(of: witness)
    let events =
      course.map { course in course.timeline.oneSequence().map { wording.event(course.timeline.events[$0]) } } ?? []
    let reason = (try? rules.reasons(for: Aspect(.stepOutcome(Derived.effect.id)), in: witness))?.first
    let length = way.steps.count
    let same = report.routes.lastIndex { route in
      route.when == when && route.isUnknown == way.isUnknown && route.reason?.id == reason?.id
        && route.events == events && route.steps[0].split(separator: ";").count == length
    }
    if let same {
      report.routes[same].steps.append(text)
    } else {
      report.routes.append(
        HowReport.Route(steps: [text], when: when, isUnknown: way.isUnknown, events: events, reason: reason))
    }
  }

  /// The same with a controller that may be presented on top.
  private func withOther(_ setup: Setup) -> Setup {
    var setup = setup
    guard let first = setup.world.controllers.first, setup.world.controller(named: Self.other) == nil else {
      return setup
    }
    var other = Controller(name: Self.other, situation: rules.openSituation())
    for variable in rules.variables where variable.kind == .environment || variable.kind == .reading {
      other.situation.set(variable.id, to: first.situation[variable.id], program: rules.program)
    }
    setup.world.controllers.append(other)
    return setup
  }
}

// MARK: - The goal

extension HowAsker {
  /// Whether a case is what is looked for.
  private func reached(_ setup: inout Setup, _ oracle: Oracle) throws(Split) -> Reached {
    var view = try oracle.view(of: setup, isDirect: false)
    guard let course = view.course else { return .no }
    let before = try rules.course(of: setup, afterSteps: max(setup.steps.count - 1, 0)).world.chain
    // What the question is about went in an earlier step, so that nothing more can happen to it.
    if startsPresented, !before.contains(setup.subject) { return .never }
    let result = try reached(course, setup, &view, oracle)
    return result == .no && startsPresented && !course.world.chain.contains(setup.subject) ? .never : result
  }

  /// Whether the presentation that the question is about is there at the start.
  private var startsPresented: Bool { inquiry.setups.first.map { $0.world.chain.contains($0.subject) } ?? false }

  private func reached(
    _ course: Course, _ setup: Setup, _ view: inout CaseView, _ oracle: Oracle
  ) throws(Split) -> Reached {
    var result = Reached.yes
    for check in inquiry.checks {
      let found: Reached
      if case .dismissed = check.output.kind {
        found = reachedDismissal(check, setup, course)
      } else {
        let answer = try oracle.answers(to: [check], in: &view)[0]
        found = Self.reached(check, answer)
      }
      if found == .no { return .no }
      if found == .unknown { result = .unknown }
    }
    for (callbacks, isWanted) in [(with, true), (without, false)] {
      for callback in callbacks {
        if course.isUndetermined {
          result = .unknown
          continue
        }
        switch presence(of: callback, setup.subject, in: course) {
        case .called: if !isWanted { return .no }
        case .notCalled: if isWanted { return .no }
        case .perhaps, .undetermined: result = .unknown
        }
      }
    }
    return result
  }

  /// "Dismissed" speaks of the presentation that the question is about, not of what a way presents on top of it.
  private func reachedDismissal(_ check: Check, _ setup: Setup, _ course: Course) -> Reached {
    guard case .values(let wanted) = check.expectation else { return .no }
    let who = check.who < 0 ? setup.subject : check.who
    if course.isUndetermined { return .unknown }
    let isGone = !course.world.chain.contains(who)
    return wanted.contains(Int((isGone ? Verdict.yes : Verdict.no).rawValue)) ? .yes : .no
  }

  private func presence(of callback: Callback, _ subject: Int, in course: Course) -> Presence {
    var timeline = course.timeline
    if callback.owner != .nobody { timeline = timeline.filtered { $0.subject == subject } }
    return timeline.presence(of: callback)
  }

  private static func reached(_ check: Check, _ answer: ColumnAnswer) -> Reached {
    switch (check.expectation, answer) {
    case (.undetermined, .undetermined): return .yes
    case (_, .undetermined): return .unknown
    case (.values(let wanted), .value(let number)):
      if wanted.contains(number) { return .yes }
      return check.output.domain?.valueNames[number] == "undetermined" ? .unknown : .no
    case (.texts(let texts, let isNegated), .text(let text)): return texts.contains(text) != isNegated ? .yes : .no
    case (.console(let patterns, let isNegated), .console(let text, _)):
      let isWritten = text != .nothing && text != .unknownText
      let matches = patterns.contains { pattern in
        // "yes" is whatever text, "no" is none.
        if pattern.written == "yes" || pattern.written == "no" { return isWritten == (pattern.written == "yes") }
        return isWritten
          ? pattern.matches(text.name, exceptionClass: text.exceptionClass, names: [:], isController: { _ in true })
          : pattern.written == text.name
      }
      return matches != isNegated ? .yes : .no
    case (.patterns, .events(let timeline)):
      return check.patterns.contains { timeline.compare(with: $0) == .holds } ? .yes : .no
    default: return .no
    }
  }
}

// MARK: - What may be done

extension HowAsker {
  /// The steps of the search: whatever changes the chain, and what the app or the user may change first.
  private func steps(from setups: [Setup]) -> [Step] {
    let world = setups[0].world
    let subject = setups[0].subject
    var result: [Step] = []
    for kind in StepChoices.leaving where kind != .dismiss { result.append(Step(kind)) }
    for controller in world.chain {
      var step = Step(.dismiss)
      step.receiver = controller
      result.append(step)
    }
    let titles = Set(world.controllers.flatMap { $0.actions.map { $0.title } })
    for title in titles.sorted() {
      var step = Step(.choose)
      step.text = title
      result.append(step)
    }
    if world.controllers[subject].detents.count > 1 {
      for offer in world.controllers[subject].detents {
        var step = Step(.drag)
        step.text = offer.name
        result.append(step)
      }
    }
    if !inquiry.opensSizeClasses,
      inquiry.said.isDisjoint(with: [Input.horizontal.definition.name, Input.vertical.definition.name])
    {
      for orientation in Orientation.allCases {
        var step = Step(.rotate)
        step.assignments = [Step.Assignment(Input.orientation.id, ValueSet(Int(orientation.rawValue)))]
        result.append(step)
      }
    }
    for answer in [Answer.yes, .no] {
      var step = Step(.setProperty)
      step.receiver = subject
      step.assignments = [Step.Assignment(Input.isModal.id, ValueSet(Int(answer.rawValue)))]
      result.append(step)
    }
    if let other = world.controller(named: Self.other) {
      var step = Step(.present)
      step.receiver = subject
      step.object = other
      result.append(step)
    }
    return result
  }
}

// MARK: - Writing

extension HowReport {
  /// The report for a reader.
  var text: String {
    let sure = routes.filter { !$0.isUnknown }
    let unknown = routes.filter { $0.isUnknown }
    let steps = "\(depth) step\(depth == 1 ? "" : "s")"
    let chain =
      start.count > 1 ? "From \(start.joined(separator: " → "))" : "From \(start.joined()), which presents nothing"
    var text = "\(chain); what is not said has UIKit's default, and NAME=any opens it.\n"
    if holdsAlready { return text + "It holds from the start, without a step.\n" }
    text += sure.isEmpty ? "No way of at most \(steps) leads there.\n" : ""
    if !sure.isEmpty { text += "The ways of at most \(steps), the shortest first:\n" }
    for (number, route) in sure.enumerated() { text += route.text(number + 1) }
    if !unknown.isEmpty {
      text += "\nNobody knows whether these lead there:\n"
      for (number, route) in unknown.enumerated() { text += route.text(number + 1) }
    }
    if !isComplete { text += "\nThere are more ways than were looked at; say more, or take a smaller --depth.\n" }
    return text
  }

  /// The report for a program; `presentcheck how --help` describes the form.
  var json: String {
    JSONText.object([
      ("format", "1"), ("understood", AskJSON.strings(understood)), ("start", AskJSON.strings(start)),
      ("holdsAlready", AskJSON.bool(holdsAlready)), ("depth", String(depth)), ("tried", String(tried)),
      ("complete", AskJSON.bool(isComplete)),
      (
        "routes",
        JSONText.array(
          routes.map { route in
            JSONText.object([
              ("steps", AskJSON.strings(route.steps)), ("when", AskJSON.strings(route.when)),
              ("unknown", AskJSON.bool(route.isUnknown)), ("events", AskJSON.strings(route.events)),
              ("rule", AskJSON.string(route.reason?.id)),
            ])
          })
      ),
    ]) + "\n"
  }
}

extension HowReport.Route {
  fileprivate func text(_ number: Int) -> String {
    var text = "\(number). \(steps.joined(separator: "\n   or "))\n"
    for (index, line) in when.enumerated() { text += "   \(index == 0 ? "when" : "or when") \(line)\n" }
    if let reason, !reason.statement.isEmpty { text += "   \(reason.statement) (\(reason.confidence.name))\n" }
    return text
  }
}

extension Questions {
  /// Searches for the ways that lead to an outcome, shortest first.
  ///
  /// - Parameters:
  ///   - words: inputs, outcomes as `OUTPUT?=VALUE`, and names of callbacks that have to come.
  ///   - without: names of callbacks that must not come in the last step.
  ///   - depth: the most steps of a way.
  ///   - progress: hears after each length how many sequences of steps were tried.
  public func how(
    _ words: [String], without: [String] = [], depth: Int = 3, isJSON: Bool = false,
    progress: (_ length: Int, _ tried: Int) -> Void = { _, _ in }
  ) -> QuestionReply {
    answering { () throws(Misunderstanding) in
      var inputs: [String] = []
      var with: [Callback] = []
      for word in words {
        if let callback = Callback.allCases.first(where: {
          $0.owner != .console && ($0.name == word || $0.otherNames.contains(word))
        }) {
          with.append(callback)
        } else if (try? InquiryReader.items(of: word)) == nil, !word.contains(where: { " =?;<>≥≤".contains($0) }),
          NearestName.nearest(to: word, among: Callback.allCases.flatMap { [$0.name] + $0.otherNames }) != nil
        {
          with.append(try Self.callback(named: word))
        } else {
          inputs.append(word)
        }
      }
      var missing: [Callback] = []
      for name in without { missing.append(try Self.callback(named: name)) }
      let question = try understand(inputs)
      if question.inquiry.checks.isEmpty, with.isEmpty, missing.isEmpty { throw .noGoal }
      let report = try HowAsker(rules: rules, inquiry: question.inquiry, with: with, without: missing)
        .report(depth: depth, progress: progress)
      var reply = QuestionReply()
      reply.outcome = report.routes.allSatisfy { $0.isUnknown } && !report.routes.isEmpty ? .undetermined : .answered
      reply.output = isJSON ? report.json : report.text
      reply.errors = Self.unknown(question.unknown)
      return reply
    }
  }
}
