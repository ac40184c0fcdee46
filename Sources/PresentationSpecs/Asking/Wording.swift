import PresentationRules

/// Says values, conditions and steps in plain language: the one place where answers get their words.
///
/// It says what the rules came to and knows no rule itself.
struct Wording {
  let rules: RuleBase
  /// The names of the controllers.
  let names: [String]
  /// The names of the question's alternatives.
  let labels: [String]

  /// The names of the two controllers of a question that names none.
  static let defaultNames = ["presenter", "presented"]

  func name(_ controller: Int) -> String { names.indices.contains(controller) ? names[controller] : "nobody" }
}

// MARK: - The presentation

extension Wording {
  /// What is shown, and how.
  static func shown(_ style: Style, _ layout: Layout) -> String {
    switch (style, layout) {
    case (_, .alert): "an alert"
    case (_, .bottomActionSheet): "an action sheet at the bottom edge"
    case (.undetermined, .undetermined): "in a way that nobody knows"
    case (.popover, .popover): "a popover"
    case (.fullScreen, .fullScreen): "full screen"
    case (.overFullScreen, .fullScreen): "over full screen"
    case (.custom, .custom): "as its own presentation controller likes"
    default: "\(noun(style)), \(phrase(layout))"
    }
  }

  /// A style as a noun.
  static func noun(_ style: Style) -> String {
    switch style {
    case .automatic: "the automatic style"
    case .fullScreen: "full screen"
    case .pageSheet: "a page sheet"
    case .formSheet: "a form sheet"
    case .currentContext: "in the current context"
    case .custom: "a custom presentation"
    case .overFullScreen: "over full screen"
    case .overCurrentContext: "over the current context"
    case .popover: "a popover"
    case .blurOverFullScreen: "a blur over full screen"
    case .noStyle: "the style none"
    case .undetermined: "a style that nobody knows"
    }
  }

  private static func phrase(_ layout: Layout) -> String {
    switch layout {
    case .fullScreen: "over the whole window"
    case .card: "as a card with the presenter behind its top edge"
    case .floatingSheet: "floating in the middle"
    case .fills: "covering the whole window"
    case .edgeAttached: "attached to the bottom edge"
    case .popover: "as a popover"
    case .inContext: "over its presentation context"
    case .alert: "as an alert"
    case .bottomActionSheet: "at the bottom edge"
    case .custom: "as its own presentation controller likes"
    case .undetermined: "laid out in a way that nobody knows"
    }
  }

  /// Whether the presenter's view stays.
  static func presenter(_ verdict: Verdict) -> String {
    switch verdict {
    case .yes: "the presenter's view stays in the hierarchy"
    case .no: "the presenter's view leaves the hierarchy"
    case .undetermined: "whether the presenter's view leaves the hierarchy is not known"
    }
  }

  /// What a gesture does.
  static func exit(_ gesture: String, _ exit: Exit, _ subject: String = "it") -> String {
    switch exit {
    case .yes: "\(gesture) dismisses \(subject)"
    case .no: "\(gesture) does nothing"
    case .blocked: "\(gesture) is refused"
    case .passesThrough: "\(gesture) reaches what lies behind"
    case .undetermined: "what \(gesture) does is not known"
    }
  }

  /// What a step did.
  static func effect(_ effect: Effect) -> String {
    switch effect {
    case .nothing: "nothing is presented or dismissed"
    case .ignore: "the call is ignored"
    case .raise: "an exception ends the app"
    case .link: "it is presented"
    case .unlink: "it is dismissed"
    case .unlinkTwo: "it is dismissed, and its presenter with it"
    case .returnToRest: "it springs back and stays"
    case .refuse: "refused, it stays"
    case .select: "it rests at that detent"
    case .selectSmallest: "it does not go, but rests at its smallest detent"
    case .adapt: "every presentation adapts to the new window"
    case .queue: "it waits until the transition under way has ended"
    case .note: "set, nothing else happens"
    case .undetermined: "nobody knows what happens"
    }
  }
}

// MARK: - Events

extension Wording {
  /// A callback by the name that UIKit gives it.
  static func uiKitName(_ callback: Callback) -> String {
    switch callback {
    case .returns: return "the call returns"
    case .completion: return "the completion runs"
    case .handler: return "the action's handler runs"
    case .adaptivePresentationStyle: return "adaptivePresentationStyle(for:traitCollection:)"
    case .willPresent: return "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
    default: break
    }
    guard callback.owner == .delegate, let long = callback.otherNames.first else { return callback.name }
    return long.hasSuffix("(_:)") ? String(long.dropLast(4)) : long
  }

  /// Whether something is called, as a sentence without its full stop.
  static func called(_ callback: Callback, _ isCalled: Bool) -> String {
    switch callback {
    case .returns: isCalled ? "the call returns" : "the call does not return"
    case .completion: isCalled ? "the completion runs" : "the completion does not run"
    case .handler: isCalled ? "the action's handler runs" : "the action's handler does not run"
    default: "\(uiKitName(callback)) is \(isCalled ? "" : "not ")called"
    }
  }

  /// An event: who hears what.
  func event(_ event: Event) -> String { self.event(CalledEvents.Item(event)) }

  /// The same of an event without what it comes from.
  func event(_ event: CalledEvents.Item) -> String {
    var text = Self.uiKitName(event.callback)
    if event.callback == .willPresent, let domain = event.callback.argumentDomain,
      domain.valueNames.indices.contains(event.argument)
    {
      text = "willPresentWithAdaptiveStyle(.\(domain.valueNames[event.argument]))"
    }
    if !event.text.isEmpty { text += " (\"\(event.text)\")" }
    if event.subject >= 0 {
      let owner = NodeName(name(event.subject), isChild: event.isChild).written
      text = event.callback.owner == .delegate ? "delegate of \(owner): \(text)" : "\(owner): \(text)"
    }
    return text + Self.times(event.count)
  }

  private static func times(_ count: Count) -> String {
    switch count {
    case .once: ""
    case .perhaps: ", perhaps"
    case .onceOrMore: ", once or more"
    case .anyNumber: ", perhaps, and perhaps more than once"
    case .unknown: ", of which nobody knows whether it comes"
    }
  }

  /// What is not known of the order of events, by their numbers in a list; nil if all of it is known.
  static func openOrder(_ timeline: Timeline, listed: [Int]) -> String? {
    guard let before = timeline.predecessors() else { return "the order of so many events is not told" }
    var groups: [[Int]] = []
    for (number, event) in listed.enumerated() {
      let open = listed.indices.filter { other in
        other != number && before[event] & (1 << UInt64(listed[other])) == 0
          && before[listed[other]] & (1 << UInt64(event)) == 0
      }
      guard !open.isEmpty else { continue }
      var group = Set(open + [number])
      for old in groups where !group.isDisjoint(with: old) { group.formUnion(old) }
      groups.removeAll { !group.isDisjoint(with: $0) }
      groups.append(group.sorted())
    }
    guard !groups.isEmpty else { return nil }
    let texts = groups.map { Self.list($0.map { String($0 + 1) }, "and") }
    return "the order of \(texts.joined(separator: ", and that of ")) is not fully known"
  }

  /// Words with commas, and a word before the last.
  static func list(_ words: [String], _ last: String) -> String {
    guard words.count > 1, let end = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " \(last) \(end)"
  }
}

// MARK: - Conditions

extension Wording {
  /// A list of conditions that hold together; nil if there are none.
  func conditions(_ path: [Restriction]) -> String? {
    path.isEmpty ? nil : path.map { condition($0) }.joined(separator: ", ")
  }

  /// Several such lists of which one holds; nil if it always does.
  func alternatives(_ paths: [[Restriction]]) -> String? {
    let texts = paths.compactMap { conditions($0) }
    return texts.count < paths.count ? nil : texts.joined(separator: "; or ")
  }

  /// The same, a line each.
  func lines(_ paths: [[Restriction]]) -> [String] { paths.compactMap { conditions($0) } }

  /// One condition.
  func condition(_ restriction: Restriction) -> String {
    switch restriction.dimension {
    case .alternative:
      let chosen = restriction.values.filter { labels.indices.contains($0) }.map { labels[$0] }
      return "on " + Self.list(chosen, "or")
    case .reading(let variable):
      let definition = rules.variables[variable.index]
      let values = restriction.values.map { definition.domain.valueNames[$0] }
      return "by the contested reading \"\(Self.list(values, "or"))\""
    case .derived(let variable): return sizeClass(variable, restriction.values)
    case .input(let variable, let controller): return input(variable, controller, restriction.values)
    }
  }

  private func sizeClass(_ variable: VariableID, _ values: ValueSet) -> String {
    let definition = rules.variables[variable.index]
    let isWidth = variable == Derived.horizontalClass.id || variable == Input.horizontal.id
    let noun = isWidth ? "width" : "height"
    let texts = values.map { definition.domain.valueNames[$0] }
    return texts == ["undetermined"] ? "a \(noun) whose size class nobody knows" : "\(Self.list(texts, "or")) \(noun)"
  }

  /// A device, and how it is held or shared, that is one of those that a part of an answer speaks of.
  func example(of atom: Atom) -> String? {
    guard var setup = rules.possibleCase(of: atom.setup) else { return nil }
    for variable in [Input.window.id, Input.screen.id, Input.orientation.id] {
      guard let value = firstPossible(variable, &setup) else { return nil }
      guard variable == Input.screen.id else { continue }
      guard let device = Device.all.first(where: { Int($0.screen.rawValue) == value }) else { return nil }
      for assignment in device.assignments { set(assignment.variable, assignment.values, &setup) }
    }
    let situation = setup.world.controllers[setup.subject].situation
    guard rules.possibleCase(of: setup) != nil,
      let device = Device.all.first(where: { Int($0.screen.rawValue) == situation[Input.screen.id].first })
    else { return nil }
    var text = "for example on \(device.name)"
    if situation[Input.orientation.id].isSingle {
      text += " in \(Orientation.allCases[situation[Input.orientation.id].first].name)"
    }
    let window = Window.allCases[min(situation[Input.window.id].first, Window.allCases.count - 1)]
    return window == .full ? text : text + ", window \(window.name)"
  }

  /// Narrows an input to the first of its values that can be.
  private func firstPossible(_ variable: VariableID, _ setup: inout Setup) -> Int? {
    for value in setup.world.controllers[setup.subject].situation[variable] {
      var narrowed = setup
      set(variable, ValueSet(value), &narrowed)
      guard rules.possibleCase(of: narrowed) != nil else { continue }
      setup = narrowed
      return value
    }
    return nil
  }

  private func set(_ variable: VariableID, _ values: ValueSet, _ setup: inout Setup) {
    for index in setup.world.controllers.indices {
      setup.world.controllers[index].situation.set(variable, to: values, program: rules.program)
    }
  }

  private func input(_ variable: VariableID, _ controller: Int, _ values: ValueSet) -> String {
    let definition = rules.variables[variable.index]
    switch variable {
    case Input.os.id: return "on iOS \(Self.releases(values))"
    case Input.sdk.id: return "built with SDK \(Self.releases(values))"
    case Input.horizontal.id, Input.vertical.id: return sizeClass(variable, values)
    case Input.orientation.id: return "in " + Self.list(values.map { definition.domain.valueNames[$0] }, "or")
    case Input.screen.id: return "on " + Self.devices(values)
    case Input.window.id: return "window " + Self.list(values.map { definition.domain.valueNames[$0] }, "or")
    case Input.platform.id: return "on " + Self.list(values.map { definition.domain.valueNames[$0] }, "or")
    default:
      let owner = controller >= 0 && controller != names.count - 1 && names.count > 2 ? name(controller) + "." : ""
      return "\(owner)\(definition.name) \(SetText.text(values, in: definition.domain))"
    }
  }

  /// The devices with one of some displays.
  private static func devices(_ screens: ValueSet) -> String {
    let names = Device.all.filter { screens.contains(Int($0.screen.rawValue)) }.map { $0.name }
    if names.count > 3 {
      return "\(names[0]), \(names[1]) and \(names.count - 2) others with a display of "
        + list(screens.map { Screen.allCases[$0].name }, "or")
    }
    return list(names, "or")
  }

  /// A set of releases: `13 or later`, `12 or older`, `13 to 17`.
  static func releases(_ set: ValueSet) -> String {
    let all = Release.allCases
    if set.isEmpty { return "never" }
    var parts: [String] = []
    var rest = set
    while !rest.isEmpty {
      let low = rest.first
      var high = low
      while rest.contains(high + 1), high + 1 < all.count { high += 1 }
      parts.append(interval(low, high))
      rest = rest.subtracting(ValueSet(first: high + 1))
    }
    return parts.joined(separator: " or ")
  }

  private static func interval(_ low: Int, _ high: Int) -> String {
    let all = Release.allCases
    let first = all[low].minor == 0 ? "\(all[low].major)" : all[low].name
    guard high + 1 < all.count else { return low == 0 ? "any" : "\(first) or later" }
    let next = all[high + 1]
    let endsMajor = next.minor == 0
    if low == 0 { return endsMajor ? "\(all[high].major) or older" : "before \(next.name)" }
    if all[low].major == all[high].major {
      if endsMajor { return all[low].minor == 0 ? first : "\(all[low].name) or a later \(first.prefix { $0 != "." })" }
      return low == high ? all[low].name : "\(all[low].name) or later, before \(next.name)"
    }
    return endsMajor ? "\(first) to \(all[high].major)" : "\(first) or later, before \(next.name)"
  }
}

// MARK: - Steps

extension Wording {
  /// A step as the spec language writes it.
  func step(_ step: Step) -> String {
    var text: String
    switch step.kind {
    case .present where names == Self.defaultNames && step.object == 1 && step.receiver == 0 && !step.receiverIsChild:
      text = "present"
      if step.moment != .elsewhere { text += " in \(step.moment.name)" }
    case .present:
      text = "present \(step.object >= 0 ? name(step.object) : "nil")"
      if step.receiver >= 0 { text += " from \(NodeName(name(step.receiver), isChild: step.receiverIsChild).written)" }
      if step.moment != .elsewhere { text += " in \(step.moment.name)" }
    case .dismiss:
      text = "dismiss"
      if step.receiver >= 0 { text += " on \(NodeName(name(step.receiver), isChild: step.receiverIsChild).written)" }
    case .swipe, .swipeAndLetGo, .swipeAndFlick:
      let parts = step.kind.name.split(separator: " ", maxSplits: 2).map { String($0) }
      text = "swipe down"
      if step.receiver >= 0 { text += " on \(name(step.receiver))" }
      if parts.count > 2 { text += " \(parts[2])" }
    case .drag: text = "drag to \(step.text)"
    case .rotate, .resize:
      let variable = rules.variables[step.assignments.first?.variable.index ?? 0]
      text = "\(step.kind.name) to \(SetText.text(step.assignments.first?.values ?? .empty, in: variable.domain))"
    case .setProperty: text = set(step)
    case .choose: text = "choose \"\(step.text)\""
    case .push, .pop: text = "\(step.kind.name) in \(name(step.receiver))"
    default: text = step.kind.name
    }
    if !step.isAnimated { text += " not animated" }
    return step.timing == .afterwards ? text : "\(step.timing.name) \(text)"
  }

  private func set(_ step: Step) -> String {
    let owner = step.receiver >= 0 ? name(step.receiver) + "." : ""
    if let property = step.property { return "set \(owner)\(Self.text(property))" }
    guard let assignment = step.assignments.first else { return "set \(owner)" }
    let variable = rules.variables[assignment.variable.index]
    return "set \(owner)\(variable.name) \(SetText.text(assignment.values, in: variable.domain))"
  }

  /// A name or a list that a step sets, as the spec language writes it.
  private static func text(_ property: Step.Property) -> String {
    switch property {
    case .selectedDetent(let name): "selectedDetentIdentifier \(name ?? "nil")"
    case .largestUndimmedDetent(let name): "largestUndimmedDetentIdentifier \(name ?? "nil")"
    case .detents(let offers): "detents [\(offers.map { $0.name }.joined(separator: ", "))]"
    case .actions(let actions):
      "actions [\(actions.map { $0.isCancel ? "\($0.title) (cancel)" : $0.title }.joined(separator: ", "))]"
    }
  }

  /// A change that would make something happen, as one would say it to the command.
  func change(_ change: Change) -> String {
    switch change {
    case .input(let variable, let controller, let values):
      let definition = rules.variables[variable.index]
      switch variable {
      case Input.os.id, Input.sdk.id: return condition(Restriction(.input(variable, of: controller), values))
      default: return "\(definition.name)=\(SetText.text(values, in: definition.domain))"
      }
    case .step(let step): return "`\(self.step(step))` instead"
    }
  }
}
