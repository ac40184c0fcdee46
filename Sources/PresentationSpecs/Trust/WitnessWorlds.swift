import PresentationRules

/// A chain and what is done in it, as a row says them.
struct WitnessWorld: Hashable, Sendable {
  /// The chain at the start; nil for the two controllers that nobody names.
  var chain: String?
  /// What is done; empty for nothing.
  var steps = ""
  /// The controller that what is said is said of; nil for the one that is meant where none is named.
  var subject: String?
  /// What else has to be said.
  var cells: [WitnessCell] = []
}

extension WorldFamily {
  /// What stands in the parentheses of a chain.
  var words: String {
    controller == .plain ? style.name : style == .automatic ? controller.name : "\(style.name), \(controller.name)"
  }

  /// What has to be said of a controller of the family besides.
  func cells(of name: String) -> [WitnessCell] {
    var result: [WitnessCell] = []
    if isModal { result.append(WitnessCell("\(name).\(Input.isModal.definition.name)", Answer.yes.name)) }
    if style == .popover || controller == .actionSheet {
      result.append(WitnessCell("\(name).\(Input.anchor.definition.name)", Answer.yes.name))
    }
    return result
  }
}

extension WitnessCells {
  /// The worlds to depth three in which a situation may come about: at most two presentations, then the step.
  var worlds: [WitnessWorld] {
    var result: [WitnessWorld] = []
    let kinds = self[Fact.step].map { set in set.map { StepKind.allCases[$0] } } ?? [.rest, .present]
    for kind in kinds {
      switch kind {
      case .rest: result += restingWorlds
      case .present: result += presentations
      case .dismiss: result += dismissals
      default: result += steps(kind).flatMap { gestures($0) }
      }
    }
    result += result.filter { !$0.steps.isEmpty }.flatMap { joined($0) }
    return result
  }

  private static let lower = "A"
  private static let subject = "X"
  private static let upper = "U"

  private var restingWorlds: [WitnessWorld] {
    [WitnessWorld()] + below(steps: "") + above(steps: "")
  }

  /// The subject on top of a controller of each family.
  private func below(steps: String) -> [WitnessWorld] {
    WorldFamily.all.map { family in
      WitnessWorld(
        chain: "root → \(Self.lower) (\(family.words)) → \(Self.subject)", steps: steps, subject: Self.subject,
        cells: family.cells(of: Self.lower) + refusal)
    }
  }

  /// The subject below a controller of each family.
  private func above(steps: String) -> [WitnessWorld] {
    WorldFamily.all.map { family in
      WitnessWorld(
        chain: "root → \(Self.subject) → \(Self.upper) (\(family.words))", steps: steps, subject: Self.subject,
        cells: family.cells(of: Self.upper))
    }
  }

  /// That the delegate below refuses with the popover's old method, where the situation asks for that.
  private var refusal: [WitnessCell] {
    guard demands(Fact.presenterRefuses) else { return [] }
    return [WitnessCell("\(Self.lower).\(Input.shouldDismissPopover.definition.name)", Reply.no.name)]
  }

  /// How calls may be made.
  private var manners: [String] {
    var result: [String] = []
    if allows(Fact.isAnimated, .yes) { result.append("") }
    if demands(Fact.isAnimated) { result.append(" not animated") }
    return result.isEmpty ? [""] : result
  }

  private var moments: [String] {
    guard let set = self[Fact.moment] else { return [""] }
    return set.map { Moment.allCases[$0] == .elsewhere ? "" : " in \(Moment.allCases[$0].name)" }
  }

  /// How the receiver of a call is named.
  private func receivers(_ name: String) -> [String] {
    var result: [String] = []
    if allows(Fact.receiverIsChild, .no) { result.append(name) }
    if allows(Fact.receiverIsChild, .yes) { result.append(name + ".child") }
    return result
  }

  private var presentations: [WitnessWorld] {
    var result: [WitnessWorld] = []
    for manner in manners {
      for moment in moments {
        let rest = moment + manner
        for receiver in receivers("presenter") {
          result.append(WitnessWorld(steps: "present presented from \(receiver)\(rest)"))
          result.append(
            WitnessWorld(
              steps:
                "present presented from \(receiver); dismiss on presented; present presented from \(receiver)\(rest)"))
        }
        for family in WorldFamily.all {
          let chain = "root → \(Self.lower) (\(family.words))"
          let cells = family.cells(of: Self.lower)
          for receiver in receivers(Self.lower) + receivers("root") {
            result.append(
              WitnessWorld(
                chain: chain, steps: "present \(Self.subject) from \(receiver)\(rest)", subject: Self.subject,
                cells: cells))
          }
        }
        for object in [Self.lower, "nil"] {
          for receiver in [Self.lower, "root"] {
            result.append(
              WitnessWorld(
                chain: "root → \(Self.lower)", steps: "present \(object) from \(receiver)\(rest)",
                subject: receiver == "root" ? "root" : Self.lower))
          }
        }
      }
    }
    return result
  }

  private var dismissals: [WitnessWorld] {
    var result: [WitnessWorld] = []
    for manner in manners {
      for receiver in receivers("presented") + receivers("presenter") {
        result.append(WitnessWorld(steps: "dismiss on \(receiver)\(manner)"))
      }
      for name in receivers(Self.subject) + receivers(Self.lower) + ["root"] {
        result += below(steps: "dismiss on \(name)\(manner)")
      }
      for name in receivers(Self.subject) + ["root"] { result += above(steps: "dismiss on \(name)\(manner)") }
      result.append(WitnessWorld(chain: "root", steps: "dismiss on root\(manner)", subject: "root"))
      for middle in WorldFamily.all where demands(Fact.coveredByRemoval) || demands(Fact.receiverPresents) {
        for top in WorldFamily.all {
          result.append(
            WitnessWorld(
              chain:
                "root → \(Self.subject) → \(Self.lower) (\(middle.words)) → \(Self.upper) (\(top.words))",
              steps: "dismiss on root\(manner)", subject: Self.subject,
              cells: middle.cells(of: Self.lower) + top.cells(of: Self.upper)))
        }
      }
    }
    return result
  }

  /// A step that speaks of the controller on top, or of one by name, in each chain.
  private func gestures(_ step: (String) -> WitnessStep) -> [WitnessWorld] {
    var result: [WitnessWorld] = []
    let plain = step("presented")
    result.append(WitnessWorld(steps: plain.text, cells: plain.cells))
    let named = step(Self.subject)
    for var world in below(steps: named.text) + above(steps: named.text) {
      world.cells += named.cells
      result.append(world)
    }
    if named.text.hasPrefix("swipe") {
      result += above(steps: named.text.replacing("swipe down", with: "swipe down on \(Self.subject)"))
    }
    let lone = step("root")
    result.append(WitnessWorld(chain: "root", steps: lone.text, subject: "root", cells: lone.cells))
    return result
  }

  /// A step with what has to be said before it.
  private struct WitnessStep {
    var text: String
    var cells: [WitnessCell] = []
  }

  /// The ways to do a step of a kind, each for the name of the controller that it is done to.
  private func steps(_ kind: StepKind) -> [(String) -> WitnessStep] {
    switch kind {
    case .swipeAndLetGo: return [{ _ in WitnessStep(text: "swipe down and let go") }]
    case .swipeAndFlick: return [{ _ in WitnessStep(text: "swipe down and flick") }]
    case .drag: return ["medium", "large"].map { detent in { _ in WitnessStep(text: "drag to \(detent)") } }
    case .rotate:
      return Orientation.allCases.flatMap { after in
        Orientation.allCases.map { before in
          { _ in
            WitnessStep(
              text: "rotate to \(after.name)", cells: [WitnessCell(Input.orientation.definition.name, before.name)])
          }
        }
      }
    case .resize:
      let windows = self[Input.window].map { set in set.map { Window.allCases[$0] } } ?? Window.allCases
      return windows.flatMap { after in
        Window.allCases.map { before in
          { _ in
            WitnessStep(
              text: "resize to \(WitnessCells.spelled(after))",
              cells: [WitnessCell(Input.window.definition.name, WitnessCells.spelled(before))])
          }
        }
      }
    case .fold: return [{ _ in WitnessStep(text: "fold", cells: Self.duo("inner")) }]
    case .unfold: return [{ _ in WitnessStep(text: "unfold", cells: Self.duo("outer")) }]
    case .setProperty:
      return [
        "delegate yes", "delegate no", "isModalInPresentation yes", "style pageSheet", "preferredTransition zoom",
        "selectedDetentIdentifier large", "largestUndimmedDetentIdentifier large",
      ].map { property in { WitnessStep(text: "set \($0).\(property)") } }
    case .choose: return [{ _ in WitnessStep(text: "choose \"OK\"") }]
    case .push: return [{ WitnessStep(text: "push in \($0)") }]
    case .pop: return [{ WitnessStep(text: "pop in \($0)") }]
    default: return [{ _ in WitnessStep(text: kind.name) }]
    }
  }

  /// A folding phone, by the display in use.
  private static func duo(_ display: String) -> [WitnessCell] {
    let device = Device.all.first { $0.name.hasSuffix("(\(display) display)") }
    return device.map { [WitnessCell("device", "\"\($0.name)\"")] } ?? []
  }

  /// The same with a step before it, in the same turn or while its transition runs.
  private func joined(_ world: WitnessWorld) -> [WitnessWorld] {
    let isAsked = demands(Fact.timing) || demands(Fact.transitionUnderWay)
    guard isAsked else { return [] }
    var result: [WitnessWorld] = []
    for timing in [Timing.atOnce, .meanwhile] where allows(Fact.timing, timing) {
      for (before, chain) in [("present B from", "presented"), ("dismiss on", "presented")] {
        var copy = world
        let name = world.subject ?? chain
        copy.steps = "\(before) \(name); \(timing.name) \(world.steps)"
        result.append(copy)
      }
      var copy = world
      copy.steps = "present B from presenter; \(timing.name) \(world.steps)"
      result.append(copy)
    }
    return result
  }
}
