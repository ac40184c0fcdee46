import PresentationRules

/// Tells why a callback is not called, and what would have to change.
struct WhyNotAsker {
  let rules: RuleBase
  let inquiry: Inquiry

  /// The most changes that are told.
  private static let changeLimit = 8

  /// A paragraph for each case that differs.
  func paragraphs(on callback: Callback) -> [String] {
    let wording = Wording(rules: rules, names: inquiry.names, labels: inquiry.labels)
    let response = rules.answer(Question(inquiry.setups, aspects: [Aspect(.isCalled(callback))]))
    let partition = response.partition()
    let name = Wording.uiKitName(callback)
    // A case that was not looked at may differ.
    let more =
      response.isComplete ? [] : ["There are more cases than were looked at; say more to have all of them.\n"]
    func sentence(_ isCalled: Bool) -> String {
      let text = Wording.called(callback, isCalled)
      return partition.cases.count == 1 && text.hasPrefix("the ") ? text.capitalizedFirst : text
    }
    return partition.cases.map { found in
      let condition =
        partition.cases.count > 1 ? wording.alternatives(found.conditions).map { "\($0.capitalizedFirst): " } ?? "" : ""
      guard case .value(let number) = found.values[0] else {
        return "\(condition)Whether \(name) is called is not known.\n"
      }
      switch Presence.allCases[number] {
      case .called:
        let text = sentence(true) + hearers(of: callback, response.atoms[found.atoms[0]], wording)
        return "\(condition)\(text).\n"
      case .perhaps: return "\(condition)\(name) may be called or not.\n"
      case .undetermined: return "\(condition)Whether \(name) is called is not known.\n"
      case .notCalled:
        return "\(condition)\(sentence(false)).\n" + why(callback, found.atoms.map { response.atoms[$0] }, wording)
      }
    } + more
  }

  /// Who hears a callback, where it is somebody's.
  private func hearers(of callback: Callback, _ atom: Atom, _ wording: Wording) -> String {
    guard callback.owner == .controller, let course = try? rules.course(of: atom.setup) else { return "" }
    var names: [String] = []
    for event in course.timeline.events where event.callback == callback && event.subject >= 0 {
      let name = NodeName(wording.name(event.subject), isChild: event.isChild).written
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? "" : " on \(Wording.list(names, "and")), and on nobody else"
  }

  /// The most parts of a case in which a change is tried.
  private static let partLimit = 32

  private func why(_ callback: Callback, _ atoms: [Atom], _ wording: Wording) -> String {
    var text = ""
    let atom = atoms[0]
    var obstacle: Obstacle?
    rules.forEachCase(of: atom.setup) { (current: inout Setup) throws(Split) in
      obstacle = try rules.obstacle(to: callback, in: current)
      return .stop
    }
    if let obstacle { text += self.text(obstacle, wording) }
    let role = obstacle?.emission.kind.role
    func isCalled(_ setup: Setup) throws(Split) -> Bool {
      let course = try rules.course(of: setup)
      // It has to come where it was missed: on the presented controller, or on its presenter.
      let heard = course.timeline.filtered { event in
        switch role {
        case .presented: event.subject == course.subject
        case .presenter: event.subject == course.presenter
        default: true
        }
      }
      return heard.presence(of: callback) == .called
    }
    let remedies = rules.remedies(of: atom.setup, inputs: changeable, steps: otherSteps) { setup throws(Split) in
      try isCalled(setup)
    }
    let list = remedies.list
    let rest = remedies.isComplete ? "" : "  There are more changes than were tried.\n"
    guard let first = list.first else {
      let found =
        remedies.isComplete
        ? "  No single change, and no pair of changes, would make it be called.\n"
        : "  No change was found that would make it be called.\n"
      return text + found + rest
    }
    text += "  It would be called with \(first.changes.count > 1 ? "two changes" : "one change"):\n"
    for remedy in list.prefix(Self.changeLimit) {
      var when = remedy.isCertain ? "" : wording.alternatives(remedy.conditions).map { " (\($0))" } ?? ""
      // What was found for one part has to be enough in the others as well.
      let isEnough = atoms.dropFirst().prefix(Self.partLimit).allSatisfy { other in
        let changed = rules.setup(other.setup, after: remedy.changes)
        let response = rules.collect([changed]) { (current: inout Setup) throws(Split) in
          [.value(try isCalled(current) ? 1 : 0)]
        }
        return !response.atoms.isEmpty && response.atoms.allSatisfy { $0.values == [.value(1)] }
      }
      if !isEnough, when.isEmpty { when = " (in some of these cases)" }
      text += "    \(remedy.changes.map { wording.change($0) }.joined(separator: " and "))\(when)\n"
    }
    if list.count > Self.changeLimit { text += "    and \(list.count - Self.changeLimit) others\n" }
    return text + rest
  }

  /// The condition that fails and the rules behind it.
  private func text(_ obstacle: Obstacle, _ wording: Wording) -> String {
    let variable = rules.variables[obstacle.failed.variable.index]
    func names(_ set: ValueSet) -> String {
      if variable.domain.name == Release.domainName { return Wording.releases(set) }
      return shortened(set)
    }
    func shortened(_ set: ValueSet) -> String {
      Wording.list(set.prefix(6).map { variable.domain.valueNames[$0] }, "or") + (set.count > 6 ? " or others" : "")
    }
    let isLong = obstacle.failed.values.count > variable.domain.valueNames.count / 2
    let wanted =
      isLong
      ? "anything but \(names(variable.domain.everything.subtracting(obstacle.failed.values)))"
      : names(obstacle.failed.values)
    let name = variable.name.hasSuffix("?") ? String(variable.name.dropLast()) : variable.name
    var text = "  It takes `\(name)` to be \(wanted), and here it is \(names(obstacle.actual)).\n"
    if let step = inquiry.steps.last, obstacle.failed.variable == Fact.step.id {
      text = "  It comes with \(wanted), not with `\(wording.step(step))`.\n"
    }
    if obstacle.failed.variable == Derived.effect.id,
      let actual = Effect(rawValue: UInt8(truncatingIfNeeded: obstacle.actual.first))
    {
      text = "  What the step does stands in the way: \(Wording.effect(actual)).\n"
    }
    // A rule of what a step does for all that is left over decides nothing: what kept the others from applying does.
    var telling = obstacle.reasons[...]
    if obstacle.failed.variable == Derived.effect.id, let first = telling.first, rules.isFallback(first) {
      telling = telling.filter { !rules.isFallback($0) }.prefix(1)[...]
      if telling.isEmpty { telling = [first] }
    }
    for reason in telling.prefix(obstacle.failed.variable == Derived.effect.id ? 2 : 1) {
      text +=
        "  \(reason.statement) (\(reason.confidence.name): \(reason.sources.prefix(1).map { $0.title }.joined()))\n"
    }
    return text
  }

  /// The inputs that somebody can change, what the app sets before where it runs.
  private var changeable: [Changeable] {
    let columns = InputColumn.all.compactMap { column -> VariableDefinition? in
      switch column.kind {
      case .variable, .adaptive: column.variable
      default: nil
      }
    }
    let device: Set<VariableID> = [Input.idiom.id, Input.displayZoom.id, Input.platform.id]
    let usable = columns.filter { !device.contains($0.id) }
    return (usable.filter { $0.kind == .presentation } + usable.filter { $0.kind == .environment }).map {
      Changeable($0.id, ValueCells.sayable($0.domain))
    }
  }

  /// What may be done instead of the last step.
  private var otherSteps: [Step] {
    guard let last = inquiry.steps.last, last.kind != .present else { return [] }
    return StepChoices.leaving.filter { $0 != last.kind }.map { kind in
      var step = Step(kind)
      step.receiver = kind == .dismiss ? -1 : last.receiver
      step.timing = last.timing
      return step
    }
  }
}

/// What can be done in a world, for searches.
enum StepChoices {
  /// The ways to leave a presentation that need nothing more said.
  static let leaving: [StepKind] = [
    .swipe, .tapOutside, .dismiss, .swipeAndFlick, .swipeAndLetGo, .tapOutsideTwice, .pressEscape, .accessibilityEscape,
  ]
}
