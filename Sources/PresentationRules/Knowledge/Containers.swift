// What containers pass on, what is read late, and what is lost or frozen with a presentation controller.
extension Knowledge {
  static let forwarding: [Forwarding] = [
    Forwarding(
      "forwarding.will-appear", .viewWillAppear, "A container's visible child is about to appear with it.", .documented,
      [.headerViewController]),
    Forwarding(
      "forwarding.is-appearing", .viewIsAppearing, "A container's visible child is appearing with it.", .documented,
      [.docIsAppearing]),
    Forwarding(
      "forwarding.did-appear", .viewDidAppear, "A container's visible child has appeared with it.", .documented,
      [.headerViewController]),
    Forwarding(
      "forwarding.will-disappear", .viewWillDisappear, "A container's visible child is about to disappear with it.",
      .observed, [.forwardingTrace]),
    Forwarding(
      "forwarding.did-disappear", .viewDidDisappear, "A container's visible child has disappeared with it.",
      .documented, [.headerViewController]),
    Forwarding(
      "forwarding.will-transition", .willTransition, "A container passes a change of size classes on to its children.",
      .documented, [.session2014Look]),
    Forwarding(
      "forwarding.view-will-transition", .viewWillTransition, "A container passes a change of size on to its children.",
      .documented, [.session2014Look]),
  ]

  static let lateInputs: [LateInput] = [
    LateInput(
      "late.anchor", Input.anchor.id, "The anchor is checked when the transition begins, after the call came back.",
      .observed, [.popoverCrashStack, .bookPopover, .bookActionSheet])
  ]

  static let lostInputs: [LostInput] = [
    LostInput(
      "lost.delegate", .variable(Input.delegate.id, Variable.set([Delegate.no])),
      "The delegate goes with the presentation controller.", .observed, [.screensCode]),
    LostInput(
      "lost.detents", .detents, "Detents and selection go with the sheet presentation controller.", .observed,
      [.screensCode]),
  ]

  static let frozenInputs: [FrozenInput] = [
    FrozenInput(
      "frozen.style", setting: Input.delegate.id, freezes: Input.style.id,
      "Reading presentationController makes it for the style of that moment; a later style has no effect.", .documented,
      [.docStyles, .averageJake, .screensCode])
  ]
}
