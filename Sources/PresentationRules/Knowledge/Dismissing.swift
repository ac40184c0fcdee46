// What is called when a presentation ends: from code, by a gesture, with an action.
extension Knowledge {
  static let dismissing = Choreography(
    "dismissing", "A presentation ends, with all above it.",
    when: [Derived.effect.is(.unlink, .unlinkTwo, .queue)],
    emissions: dismissingDelegate + dismissingControllers, order: dismissingOrder, flags: dismissingFlags)

  private static let dismissingControllers: [Emission] = [
    Emission(
      "dismissing.returns", .nobody(.returns), "The call comes back.", when: [Fact.step.is(.dismiss)], .documented,
      [.docDismiss]),
    Emission(
      "dismissing.will-disappear", .presented(.viewWillDisappear), "The controller is about to disappear.",
      when: [Fact.coveredByRemoval.is(.no)], .documented,
      [.headerViewController, .modalLog2022, .modalLog2024]),
    Emission(
      "dismissing.did-disappear", .presented(.viewDidDisappear), "The controller has disappeared.",
      when: [Fact.coveredByRemoval.is(.no)], .documented,
      [.headerViewController, .modalLog2022, .modalLog2024]),
    Emission(
      "dismissing.covered-will-disappear", .presented(.viewWillDisappear),
      "Whether a controller whose view is out of the hierarchy hears it again was not logged.", count: .perhaps,
      when: [Fact.coveredByRemoval.is(.yes)], .inferred, [.headerViewController]),
    Emission(
      "dismissing.covered-did-disappear", .presented(.viewDidDisappear),
      "Whether a controller whose view is out of the hierarchy hears that again was not logged.", count: .perhaps,
      when: [Fact.coveredByRemoval.is(.yes)], .inferred, [.headerViewController]),
    Emission(
      "dismissing.above-will-disappear", .above(.viewWillDisappear), "Each controller above is about to disappear.",
      when: [Fact.coveredByRemoval.is(.no)], .observed, [.screensStack, .screensCode]),
    Emission(
      "dismissing.above-did-disappear", .above(.viewDidDisappear), "Each controller above has disappeared.",
      when: [Fact.coveredByRemoval.is(.no)], .observed, [.screensStack, .screensCode]),
    Emission(
      "dismissing.covered-above-will-disappear", .above(.viewWillDisappear),
      "Whether a covered controller above hears it again was not logged.", count: .perhaps,
      when: [Fact.coveredByRemoval.is(.yes)], .inferred, [.screensStack]),
    Emission(
      "dismissing.covered-above-did-disappear", .above(.viewDidDisappear),
      "Whether a covered controller above hears that again was not logged.", count: .perhaps,
      when: [Fact.coveredByRemoval.is(.yes)], .inferred, [.screensStack]),
    Emission(
      "dismissing.presenter-will-appear", .presenter(.viewWillAppear),
      "A presenter whose view comes back is about to appear.",
      when: [Derived.presenterStays.is(.no), Derived.effectiveStyle.isNot(.currentContext)], .observed,
      [.modalLog2022, .modalLog2024, .datadogTests]),
    Emission(
      "dismissing.presenter-is-appearing", .presenter(.viewIsAppearing),
      "With SDK 17 viewIsAppearing comes, back to iOS 13.",
      when: [
        Derived.presenterStays.is(.no),
        Derived.effectiveStyle.isNot(.currentContext),
        Input.sdk.atLeast(.iOS17),
        Input.os.atLeast(.iOS13),
      ], .documented, [.docIsAppearing]),
    Emission(
      "dismissing.presenter-did-appear", .presenter(.viewDidAppear), "A presenter whose view comes back has appeared.",
      when: [Derived.presenterStays.is(.no), Derived.effectiveStyle.isNot(.currentContext)], .observed,
      [.modalLog2022, .modalLog2024, .datadogTests]),
    Emission(
      "dismissing.context-will-appear-old", .presenter(.viewWillAppear),
      "Up to iOS 12 a context under currentContext appears again.",
      when: [Derived.effectiveStyle.is(.currentContext), Input.os.before(.iOS13)], .observed, [.callbackTable12]),
    Emission(
      "dismissing.context-will-appear", .presenter(.viewWillAppear),
      "From iOS 13 on a context under currentContext appears again, as far as anybody knows.",
      when: [Derived.effectiveStyle.is(.currentContext), Input.os.atLeast(.iOS13)], .inferred, [.callbackTable12]),
    Emission(
      "dismissing.context-is-appearing", .presenter(.viewIsAppearing),
      "A context under currentContext hears viewIsAppearing where a presenter does.",
      when: [
        Derived.effectiveStyle.is(.currentContext),
        Input.sdk.atLeast(.iOS17),
        Input.os.atLeast(.iOS13),
      ], .inferred, [.docIsAppearing]),
    Emission(
      "dismissing.context-did-appear", .presenter(.viewDidAppear),
      "From iOS 13 on a context under currentContext has appeared again, as far as anybody knows.",
      when: [Derived.effectiveStyle.is(.currentContext), Input.os.atLeast(.iOS13)], .inferred, [.callbackTable12]),
    Emission(
      "dismissing.context-did-appear-old", .presenter(.viewDidAppear),
      "Up to iOS 12 a context under currentContext has appeared again.",
      when: [Derived.effectiveStyle.is(.currentContext), Input.os.before(.iOS13)], .observed, [.callbackTable12]),
    Emission(
      "dismissing.completion", .nobody(.completion), "The completion of the outermost call runs, and only that.",
      when: [Fact.step.is(.dismiss)], .documented, [.headerViewController, .docDismiss]),
    Emission(
      "dismissing.handler", .nobody(.handler), "The handler of the chosen action runs.",
      when: [Fact.step.is(.choose)], .observed, [.alertHandlersOld, .swiftNavigation, .alertHandlers]),
    Emission(
      "dismissing.cancel-handler", .nobody(.handler),
      "A tap beside an iPad's action sheet runs the handler of its cancel action.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.actionSheetForm.is(.popover),
        Derived.horizontalClass.is(.regular),
        Fact.offersCancel.is(.yes),
      ], .documented, [.docAlerts, .actionSheetCancel]),
    Emission(
      "dismissing.cancel-handler-26", .nobody(.handler),
      "A tap beside an anchored action sheet on iPhone runs that handler too, by analogy.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.actionSheetForm.is(.popover),
        Derived.horizontalClass.isNot(.regular),
        Fact.offersCancel.is(.yes),
      ], .inferred, [.docAlerts, .docAlerts26]),
    Emission(
      "dismissing.cancel-handler-bottom", .nobody(.handler),
      "A tap above a bottom action sheet runs that handler too, by analogy.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.actionSheetForm.is(.bottomSheet),
      ], .inferred, [.docAlerts, .actionSheetSizes]),
  ]

  private static let dismissingDelegate: [Emission] = [
    Emission(
      "dismissing.should", .presented(.shouldDismiss),
      "The delegate is asked before the user dismisses, at least once.",
      count: .onceOrMore,
      when: [
        Fact.step.is(.swipe, .swipeAndFlick, .tapOutside, .tapOutsideTwice),
        Derived.generation.is(.iOS13),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismiss.isNot(.unimplemented),
      ], .documented, [.headerPresentation, .session2019Modernizing]),
    Emission(
      "dismissing.will-tap", .presented(.willDismiss), "The delegate hears of a tap outside as it does of a swipe.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.generation.is(.iOS13),
        Derived.hasDelegate.is(.yes),
      ], .inferred, [.headerPresentation, .lockTap]),
    Emission(
      "dismissing.will", .presented(.willDismiss), "The delegate hears that the user begins to dismiss.",
      when: [
        Fact.step.is(.swipe, .swipeAndFlick),
        Derived.hasDelegate.is(.yes),
        Derived.effectiveStyle.is(.pageSheet, .formSheet, .popover),
      ], .documented, [.headerPresentation, .session2019Modernizing, .modalNotes]),
    Emission(
      "dismissing.did", .presented(.didDismiss), "The delegate hears that the user has dismissed.",
      when: [
        Fact.step.is(.swipe, .swipeAndFlick, .tapOutside, .tapOutsideTwice),
        Derived.generation.is(.iOS13),
        Derived.hasDelegate.is(.yes),
        Derived.effectiveStyle.is(.pageSheet, .formSheet, .popover),
      ], .documented, [.headerPresentation, .session2019Modernizing, .lockTap]),
    Emission(
      "dismissing.will-elsewhere", .presented(.willDismiss),
      "Whether the delegate hears of a zoomed style that is swiped away is not known.", count: .unknown,
      when: [
        Fact.step.is(.swipe, .swipeAndFlick),
        Derived.hasDelegate.is(.yes),
        Derived.effectiveStyle.isNot(.pageSheet, .formSheet, .popover),
      ], .inferred, [.transmission]),
    Emission(
      "dismissing.did-elsewhere", .presented(.didDismiss),
      "Whether the delegate hears that a zoomed style was swiped away is not known.", count: .unknown,
      when: [
        Fact.step.is(.swipe, .swipeAndFlick),
        Derived.hasDelegate.is(.yes),
        Derived.effectiveStyle.isNot(.pageSheet, .formSheet, .popover),
      ], .inferred, [.transmission]),
    Emission(
      "dismissing.will-escape", .presented(.willDismiss), "Whether the delegate hears of an escape is not known.",
      count: .unknown, when: [Fact.step.is(.pressEscape, .accessibilityEscape), Derived.hasDelegate.is(.yes)],
      .inferred,
      [.catalystEscape]),
    Emission(
      "dismissing.did-escape", .presented(.didDismiss),
      "Whether the delegate hears of the end of an escape is not known.",
      count: .unknown, when: [Fact.step.is(.pressEscape, .accessibilityEscape), Derived.hasDelegate.is(.yes)],
      .inferred,
      [.catalystEscape]),
    Emission(
      "dismissing.should-popover", .presented(.shouldDismissPopover),
      "Before iOS 13 a popover asks its delegate with the old method.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismissPopover.isNot(.unimplemented),
        Derived.popoverDelegate.isNot(.new),
      ], .documented, [.headerPopover, .docPopoverDelegate]),
    Emission(
      "dismissing.should-popover-as-well", .presented(.shouldDismissPopover),
      "Whether the old method is asked beside the new one is not known.", count: .unknown,
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismissPopover.isNot(.unimplemented),
        Derived.popoverDelegate.is(.new),
      ], .inferred, [.bookPopover]),
    Emission(
      "dismissing.did-popover", .presented(.didDismissPopover),
      "Before iOS 13 a popover tells its delegate the old way.",
      when: [
        Fact.step.is(.tapOutside, .tapOutsideTwice),
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
        Derived.popoverDelegate.is(.old),
      ], .documented, [.headerPopover, .docPopoverDelegate]),
  ]

  private static let dismissingOrder: [OrderFact] = [
    OrderFact(
      "dismissing.return-first", .nobody(.returns), before: .presented(.viewWillDisappear),
      when: [Fact.isAnimated.is(.yes)], .observed, [.deferredTrace]),
    OrderFact(
      "dismissing.return-before-above", .nobody(.returns), before: .above(.viewWillDisappear),
      when: [Fact.isAnimated.is(.yes)], .observed, [.deferredTrace]),
    OrderFact(
      "dismissing.return-before-end", .nobody(.returns), before: .presented(.viewDidDisappear), .reported,
      [.notSynchronous]),
    OrderFact(
      "dismissing.should-before-will", .presented(.shouldDismiss), before: .presented(.willDismiss), .documented,
      [.headerPresentation, .session2019Modernizing, .lifecycleArticle]),
    OrderFact(
      "dismissing.should-popover-first", .presented(.shouldDismissPopover), before: .presented(.viewWillDisappear),
      .inferred, [.headerPopover]),
    OrderFact(
      "dismissing.delegate-first", .presented(.willDismiss), before: .presented(.viewWillDisappear), .observed,
      [.modalNotes]),
    OrderFact(
      "dismissing.will-before-did", .presented(.viewWillDisappear), before: .presented(.viewDidDisappear),
      .documented, [.headerViewController]),
    OrderFact(
      "dismissing.above-will-before-did", .above(.viewWillDisappear), before: .above(.viewDidDisappear), .documented,
      [.headerViewController]),
    OrderFact(
      "dismissing.presented-before-presenter", .presented(.viewWillDisappear), before: .presenter(.viewWillAppear),
      .observed, [.modalLog2022, .referenceTests]),
    OrderFact(
      "dismissing.presenter-will-before-is", .presenter(.viewWillAppear), before: .presenter(.viewIsAppearing),
      .documented, [.docIsAppearing]),
    OrderFact(
      "dismissing.presenter-is-before-did", .presenter(.viewIsAppearing), before: .presenter(.viewDidAppear),
      .documented, [.docIsAppearing]),
    OrderFact(
      "dismissing.presenter-will-before-did", .presenter(.viewWillAppear), before: .presenter(.viewDidAppear),
      .documented, [.headerViewController]),
    OrderFact(
      "dismissing.presenter-appears-first", .presenter(.viewDidAppear), before: .presented(.viewDidDisappear),
      .observed, [.modalLog2022, .referenceTests]),
    OrderFact(
      "dismissing.completion-last", .presented(.viewDidDisappear), before: .nobody(.completion), .documented,
      [.headerViewController, .docDismiss]),
    OrderFact(
      "dismissing.delegate-last", .presented(.viewDidDisappear), before: .presented(.didDismiss), .inferred,
      [.headerPresentation]),
    OrderFact(
      "dismissing.popover-delegate-last", .presented(.viewDidDisappear), before: .presented(.didDismissPopover),
      .inferred, [.headerPopover]),
    OrderFact(
      "dismissing.handler-last", .presented(.viewDidDisappear), before: .nobody(.handler), .observed,
      [.alertHandlersOld, .swiftNavigation]),
  ]

  private static let dismissingFlags: [FlagFact] = [
    FlagFact(
      "dismissing.flag-will", .presented(.viewWillDisappear), .isBeingDismissed, reads: .yes, .observed,
      [.modalNotes, .referenceTests]),
    FlagFact(
      "dismissing.flag-did", .presented(.viewDidDisappear), .isBeingDismissed, reads: .yes, .observed,
      [.modalNotes, .referenceTests, .swiftNavigation]),
    FlagFact(
      "dismissing.flag-link", .presented(.viewWillDisappear), .presentingViewController, reads: .present, .observed,
      [.referenceTests]),
    FlagFact(
      "dismissing.flag-link-cut", .presented(.viewDidDisappear), .presentingViewController, reads: .absent, .observed,
      [.referenceTests, .swiftNavigation]),
    FlagFact(
      "dismissing.flag-above-cut", .above(.viewDidDisappear), .presentingViewController, reads: .absent, .observed,
      [.screensCode]),
    FlagFact(
      "dismissing.flag-above-dismissed", .above(.viewDidDisappear), .isBeingDismissed, reads: .yes, .reported,
      [.screensStack]),
    FlagFact(
      "dismissing.flag-presenter-link", .presenter(.viewWillAppear), .presentedViewController, reads: .present,
      .observed, [.referenceTests]),
    FlagFact(
      "dismissing.flag-presenter-not-presented", .presenter(.viewWillAppear), .isBeingPresented, reads: .no,
      .observed, [.referenceTests]),
    FlagFact(
      "dismissing.flag-completion", .nobody(.completion), .isBeingDismissed, reads: .no, .observed, [.referenceTests]),
    FlagFact(
      "dismissing.flag-presenter-free", .presenter(.viewDidAppear), .presentedViewController, reads: .absent,
      .observed, [.referenceTests]),
  ]
}
