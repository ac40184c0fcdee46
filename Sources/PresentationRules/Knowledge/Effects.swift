// What a step does to the chain of presentations.
extension Knowledge {
  static let effect = Decision(
    Derived.effect, .first, fatalPresents, refusedPresents, dismissals, gestures, otherSteps)

  private static let fatalPresents: [Rule<Effect>] = [
    Rule(
      "present.nil", "Presenting nil raises an exception.", when: [Fact.step.is(.present), Fact.instance.is(.nothing)],
      then: .raise, .observed, [.nilPresented]),
    Rule(
      "present.itself", "Presenting oneself raises an exception.",
      when: [Fact.step.is(.present), Fact.instance.is(.receiverItself)], then: .raise, .inferred, [.ownContainer]),
    Rule(
      "present.again", "Presenting a controller that is presented already raises an exception.",
      when: [Fact.step.is(.present), Fact.instance.is(.presentedAlready)], then: .raise, .observed,
      [.sameInstance, .sameInstanceOld, .talkStack]),
    Rule(
      "present.style-none", "Presenting with the style none ends the app.",
      when: [Fact.step.is(.present), Input.style.is(.noStyle)], then: .raise, .observed, [.callbackTable12]),
    Rule(
      "present.alert-with-delegate", "Presenting an alert whose presentation controller got a delegate ends the app.",
      when: [
        Fact.step.is(.present),
        Input.delegate.is(.before, .after),
        Input.controller.is(.alert, .actionSheet),
      ], then: .raise, .observed, [.alertDelegate]),
    Rule(
      "set.delegate-of-alert", "Setting the delegate of an alert's presentation controller ends the app.",
      when: [
        Fact.step.is(.setProperty),
        Fact.setsDelegate.is(.yes),
        Input.controller.is(.alert, .actionSheet),
      ], then: .raise, .observed, [.alertDelegate]),
  ]

  private static let refusedPresents: [Rule<Effect>] = [
    Rule(
      "present.not-in-window", "A controller whose view is in no window cannot present.",
      when: [Fact.step.is(.present), Derived.presenterAttachment.is(.notInWindow)], then: .ignore, .observed,
      [.notInHierarchyLog, .notInHierarchyOld, .coveredRoot]),
    Rule(
      "present.before-first-appearance", "Before its first appearance a controller's view is in no window yet.",
      when: [Fact.step.is(.present), Derived.callMoment.is(.viewDidLoad, .viewWillAppear)], then: .ignore, .inferred,
      [.probeLaunch, .docFluid]),
    Rule(
      "present.while-appearing", "Whether a present from viewIsAppearing is queued or refused is not known.",
      when: [Fact.step.is(.present), Derived.callMoment.is(.viewIsAppearing)], then: .undetermined, .inferred,
      [.docFluid],
      experiment: "Call present from viewIsAppearing of a controller that is being pushed, and log what happens."),
    Rule(
      "present.already-presenting", "A controller that presents already cannot present another one.",
      when: [Fact.step.is(.present), Fact.presenterIsPresenting.is(.yes)], then: .ignore, .observed,
      [.alreadyPresenting, .alreadyPresentingOld]),
    Rule(
      "present.while-presenting", "A present while another presentation is under way is refused.",
      when: [Fact.step.is(.present), Fact.transitionUnderWay.is(.presenting)], then: .ignore, .observed,
      [.inProgressLog, .inProgressOld, .screensBusy]),
    Rule(
      "present.while-dismissing", "A present while a dismissal runs is dropped.",
      when: [
        Fact.step.is(.present),
        Fact.transitionUnderWay.is(.dismissing),
        Fact.timing.is(.meanwhile),
        Reading.presentDuringDismissal.is(.dropped),
      ], then: .ignore, .observed, [.screensBusy]),
    Rule(
      "present.lost-after-dismiss", "A present in the turn of a dismiss may be lost.",
      when: [
        Fact.step.is(.present),
        Fact.transitionUnderWay.is(.dismissing),
        Fact.timing.is(.atOnce),
        Reading.sameTurn.is(.lost),
      ], then: .ignore, .reported, [.sameTurnLost]),
    Rule(
      "present.popover-without-anchor", "A popover without an anchor raises an exception when its transition begins.",
      when: [
        Fact.step.is(.present),
        Derived.effectiveStyle.is(.popover),
        Derived.hasAnchor.is(.no),
      ], then: .raise, .observed, [.popoverCrash, .actionSheetCrash, .probePopovers]),
    Rule(
      "present.no-detents", "What a sheet without any detent does is not known.",
      when: [
        Fact.step.is(.present),
        Derived.isSystemSheet.is(.yes),
        Fact.offersDetents.is(.no),
      ], then: .undetermined, .inferred, [.headerSheet],
      experiment: "Set detents to an empty array and present the sheet."),
    Rule(
      "present.no-active-detent", "An edge-attached sheet without an active detent raises an exception.",
      when: [
        Fact.step.is(.present),
        Derived.layout.is(.edgeAttached),
        Fact.activeDetents.is(.nothing),
      ], then: .raise, .reported, [.mediumOnly]),
    Rule(
      "present.waits-for-dismissal", "A present that comes with a dismissal waits until that has ended.",
      when: [Fact.step.is(.present), Fact.transitionUnderWay.is(.dismissing)], then: .queue, .observed,
      [.sameTurnQueued, .talkStack]),
    Rule(
      "present.works", "Otherwise the controller is presented.", when: [Fact.step.is(.present)], then: .link,
      .documented, [.docPresent]),
  ]

  static let dismissalTarget = Decision(
    Derived.dismissalTarget, .first,
    [
      Rule(
        "dismissal.above", "A receiver that presents something dismisses that.", when: [Fact.receiverPresents.is(.yes)],
        then: .above, .documented, [.docDismiss, .headerViewController]),
      Rule(
        "dismissal.receiver", "A receiver that presents nothing is dismissed itself, by its presenter.",
        when: [Fact.receiverIsPresented.is(.yes)], then: .receiver, .documented, [.docDismiss, .headerViewController]),
      Rule(
        "dismissal.nothing", "A receiver that neither presents nor is presented has nothing to dismiss.", when: [],
        then: .nothing, .documented, [.docDismiss]),
    ])

  private static let dismissals: [Rule<Effect>] = [
    Rule(
      "dismiss.overtaking", "A dismiss without animation in the turn of another one may overtake that.",
      when: [
        Fact.step.is(.dismiss),
        Fact.transitionUnderWay.is(.dismissing),
        Fact.timing.is(.atOnce),
        Fact.isAnimated.is(.no),
      ], then: .undetermined, .reported, [.screensOvertaken],
      experiment: "Dismiss a stack animated, then its top without animation in the same turn, and look what is left."),
    Rule(
      "dismiss.nothing", "Dismissing does nothing where neither the receiver nor anything above it is presented.",
      when: [
        Fact.step.is(.dismiss),
        Fact.receiverPresents.is(.no),
        Fact.receiverIsPresented.is(.no),
      ], then: .nothing, .documented, [.docDismiss]),
    Rule(
      "dismiss.waits", "A dismiss while a presentation is under way may wait until it has ended.",
      when: [
        Fact.step.is(.dismiss),
        Fact.transitionUnderWay.is(.presenting),
        Reading.dismissDuringTransition.is(.waits),
      ], then: .queue, .observed, [.talkStack]),
    Rule(
      "dismiss.while-presenting", "A dismiss while a presentation is under way is dropped.",
      when: [Fact.step.is(.dismiss), Fact.transitionUnderWay.is(.presenting)], then: .ignore, .observed,
      [.dismissBusy, .dismissBusyNew, .screensBusy]),
    Rule(
      "dismiss.works", "Dismissing removes what the receiver presents, else the receiver, with all above.",
      when: [Fact.step.is(.dismiss)], then: .unlink, .documented, [.docDismiss, .swiftNavigation, .dismissTwice]),
  ]

  private static let gestures: [Rule<Effect>] = [
    Rule(
      "gesture.nothing-presented", "A gesture on what is not presented does nothing to the chain.",
      when: [
        Fact.step.is(
          .swipe, .swipeAndLetGo, .swipeAndFlick, .tapOutside, .tapOutsideTwice, .pressEscape, .accessibilityEscape,
          .choose, .drag),
        Fact.receiverIsPresented.is(.no),
      ], then: .nothing, .documented, [.headerViewController]),
    Rule(
      "gesture.swipe-unknown", "Where nobody knows whether a swipe dismisses, nobody knows what it does.",
      when: [Fact.step.is(.swipe, .swipeAndLetGo, .swipeAndFlick), Derived.swipe.is(.undetermined)],
      then: .undetermined, .inferred, [.sheetGuidelines], experiment: "Pull it down."),
    Rule(
      "gesture.pull-to-smallest", "A refused swipe on a sheet above its smallest detent brings it down to that.",
      when: [
        Fact.step.is(.swipe, .swipeAndFlick),
        Derived.swipe.is(.blocked),
        Fact.restsAt.is(.larger),
      ], then: .selectSmallest, .observed, [.screensScenarios]),
    Rule(
      "gesture.swipe-refused", "A refused swipe bounces back.",
      when: [Fact.step.is(.swipe, .swipeAndFlick, .swipeAndLetGo), Derived.swipe.is(.blocked)], then: .refuse,
      .documented, [.headerPresentation, .session2019Modernizing]),
    Rule(
      "gesture.flick-at-larger", "Which detent a flick ends at depends on its speed, and the limit is not known.",
      when: [
        Fact.step.is(.swipeAndFlick),
        Derived.swipe.is(.yes),
        Fact.restsAt.is(.larger),
      ], then: .undetermined, .inferred, [.screensScenarios],
      experiment: "Flick a sheet with two detents down from the larger one at several speeds."),
    Rule(
      "gesture.swipe", "A swipe down to the bottom edge, or a flick, dismisses from every detent.",
      when: [Fact.step.is(.swipe, .swipeAndFlick), Derived.swipe.is(.yes)], then: .unlink, .documented,
      [.session2019Modernizing, .screensScenarios]),
    Rule(
      "gesture.let-go-zoom", "On iOS 18.2 the pull of a zoom transition may dismiss at once.",
      when: [
        Fact.step.is(.swipeAndLetGo),
        Derived.swipe.is(.yes),
        Derived.isSystemSheet.is(.no),
        Input.os.atLeast(.iOS18dot2),
        Input.os.before(.iOS26),
      ], then: .undetermined, .reported, [.elementZoom],
      experiment: "Pull a zoomed full-screen controller a little on iOS 18.2 and let go."),
    Rule(
      "gesture.let-go", "A swipe that is let go before half of the height springs back.",
      when: [Fact.step.is(.swipeAndLetGo), Derived.swipe.is(.yes)], then: .returnToRest, .observed,
      [.probeSheets, .modalNotes, .modalLog2024]),
    Rule(
      "gesture.tap-unknown", "Where nobody knows whether a tap outside dismisses, nobody knows what it does.",
      when: [Fact.step.is(.tapOutside, .tapOutsideTwice), Derived.tapOutside.is(.undetermined)], then: .undetermined,
      .inferred, [.probeSheets], experiment: "Tap there."),
    Rule(
      "gesture.tap-refused", "A refused tap outside leaves the presentation as it is.",
      when: [Fact.step.is(.tapOutside, .tapOutsideTwice), Derived.tapOutside.is(.blocked)], then: .refuse, .observed,
      [.screensTap]),
    Rule(
      "gesture.double-tap", "Before iOS 8.4 a double tap outside a popover closed its modal presenter as well.",
      when: [
        Fact.step.is(.tapOutsideTwice),
        Derived.tapOutside.is(.yes),
        Derived.effectiveStyle.is(.popover),
        Input.os.before(.iOS8dot4),
        Input.shouldDismissPopover.is(.unimplemented),
      ], then: .unlinkTwo, .reported, [.doubleTap]),
    Rule(
      "gesture.tap-over-popover-8-3", "On iOS 8.3 a tap beside a popover closed only what its content presented.",
      when: [
        Fact.step.is(.tapOutside),
        Derived.tapOutside.is(.yes),
        Derived.effectiveStyle.is(.currentContext, .overCurrentContext),
        Input.os.is(.iOS8dot3, .iOS8dot4),
      ], then: .unlink, .observed, [.bookPopover]),
    Rule(
      "gesture.tap-over-popover", "On other systems a tap beside a popover closes it with what it presented.",
      when: [
        Fact.step.is(.tapOutside),
        Derived.tapOutside.is(.yes),
        Derived.effectiveStyle.is(.currentContext, .overCurrentContext),
      ], then: .unlinkTwo, .observed, [.bookPopover]),
    Rule(
      "gesture.tap", "A tap outside dismisses where it may.",
      when: [Fact.step.is(.tapOutside, .tapOutsideTwice), Derived.tapOutside.is(.yes)], then: .unlink, .documented,
      [.docPopoverStyle, .docAlerts]),
    Rule(
      "gesture.escape-unknown", "Where nobody knows whether Escape dismisses, nobody knows what it does.",
      when: [Fact.step.is(.pressEscape), Derived.escape.is(.undetermined)], then: .undetermined, .inferred,
      [.accessibilityDrawer], experiment: "Press Escape."),
    Rule(
      "gesture.escape", "Escape dismisses where it may.",
      when: [Fact.step.is(.pressEscape), Derived.escape.is(.yes)], then: .unlink, .reported, [.catalystEscape]),
    Rule(
      "gesture.escape-refused", "A refused Escape leaves the presentation as it is.",
      when: [Fact.step.is(.pressEscape), Derived.escape.is(.blocked)], then: .refuse, .reported, [.catalystPicker]),
    Rule(
      "gesture.scrub", "The accessibility escape dismisses a popover.",
      when: [Fact.step.is(.accessibilityEscape), Derived.accessibilityEscape.is(.yes)], then: .unlink, .documented,
      [.headerAccessibility]),
    Rule(
      "gesture.scrub-unknown", "What the accessibility escape does elsewhere is not known.",
      when: [Fact.step.is(.accessibilityEscape)], then: .undetermined, .inferred, [.accessibilityDrawer],
      experiment: "Turn VoiceOver on and scrub."),
  ]

  private static let otherSteps: [Rule<Effect>] = [
    Rule(
      "choose.action", "Choosing an action closes the alert.",
      when: [Fact.step.is(.choose), Input.controller.is(.alert, .actionSheet)], then: .unlink, .documented,
      [.docAlerts]),
    Rule(
      "drag.detent", "A sheet settles at the detent that it is dragged to.",
      when: [
        Fact.step.is(.drag),
        Fact.detentChanges.is(.yes),
        Derived.isSystemSheet.is(.yes),
      ], then: .select, .documented, [.headerSheet, .screensScenarios]),
    Rule(
      "environment.no-active-detent",
      "An edge-attached sheet that is left without an active detent raises an exception.",
      when: [
        Fact.stepIsOfTheWindow,
        Derived.layout.is(.edgeAttached),
        Fact.activeDetents.is(.nothing),
      ], then: .raise, .reported, [.mediumOnly]),
    Rule(
      "environment.same", "A window that stays as it was changes nothing.",
      when: [Fact.stepIsOfTheWindow, Fact.windowChanges.is(.no)], then: .nothing, .inferred,
      [.headerViewController]),
    Rule(
      "environment.changes", "A change of the window makes every presentation adapt anew.",
      when: [Fact.stepIsOfTheWindow], then: .adapt, .documented,
      [.headerPresentation, .session2025Flexible]),
    Rule(
      "set.property", "A property that is set counts from then on.", when: [Fact.step.is(.setProperty)], then: .note,
      .documented, [.headerViewController]),
    Rule(
      "container.push-or-pop", "A push or a pop inside leaves the chain of presentations alone.",
      when: [Fact.step.is(.push, .pop)], then: .note, .observed, [.swiftNavigation]),
    Rule(
      "step.nothing", "Everything else does nothing to the chain.", when: [], then: .nothing, .documented,
      [.headerViewController]),
  ]

  static let completionCall = Decision(
    Derived.completionCall, .first,
    [
      Rule(
        "completion.unknown-effect", "Where nobody knows what the call does, nobody knows of its completion.",
        when: [Derived.effect.is(.undetermined)], then: .undetermined, .inferred, [.docFluid],
        experiment: "Log the completion."),
      Rule(
        "completion.present", "The completion of a present runs once the controller has appeared.",
        when: [Derived.effect.is(.link)], then: .called, .documented, [.headerViewController, .docPresent]),
      Rule(
        "completion.queued", "The completion of a call that waits runs when the call has had its turn.",
        when: [Derived.effect.is(.queue)], then: .called, .documented, [.headerViewController]),
      Rule(
        "completion.present-refused", "The completion of a refused present does not run.",
        when: [Fact.step.is(.present)], then: .notCalled, .inferred, [.sameTurnLost, .alreadyPresenting]),
      Rule(
        "completion.dismiss", "The completion of a dismiss runs once the controller has disappeared.",
        when: [Fact.step.is(.dismiss), Derived.effect.is(.unlink)], then: .called, .documented,
        [.headerViewController, .docDismiss]),
      Rule(
        "completion.dismiss-nothing", "Whether the completion of a dismiss runs that finds nothing is not known.",
        when: [Fact.step.is(.dismiss)], then: .undetermined, .inferred, [.docDismiss],
        experiment: "Call dismiss with a completion on a root that presents nothing."),
      Rule(
        "completion.user", "What the user does has no completion.", when: [], then: .notCalled, .documented,
        [.headerViewController]),
    ])
}
