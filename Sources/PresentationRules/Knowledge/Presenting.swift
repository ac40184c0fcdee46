// What is called when a controller is presented, and when the call is refused.
extension Knowledge {
  static let presenting = Choreography(
    "presenting", "A controller is presented.",
    when: [Fact.step.is(.present), Derived.effect.is(.link, .queue)],
    emissions: presentingDelegate + presentingControllers, order: presentingOrder + presentingAdaptationOrder,
    flags: presentingFlags)

  private static let presentingControllers: [Emission] = [
    Emission(
      "presenting.load", .presented(.viewDidLoad), "The view is loaded inside the call, if it was not before.",
      when: [Fact.viewIsLoaded.is(.no)], .documented, [.headerViewController, .bookPopover]),
    Emission("presenting.returns", .nobody(.returns), "The call comes back.", .documented, [.docPresent]),
    Emission(
      "presenting.will-appear", .presented(.viewWillAppear), "The controller is about to appear.", .documented,
      [.headerViewController, .modalLog2022, .modalLog2024]),
    Emission(
      "presenting.is-appearing", .presented(.viewIsAppearing), "With SDK 17 viewIsAppearing comes, back to iOS 13.",
      when: [Input.sdk.atLeast(.iOS17), Input.os.atLeast(.iOS13)], .documented, [.docIsAppearing, .modalLog2024]),
    Emission(
      "presenting.did-appear", .presented(.viewDidAppear), "The controller has appeared.", .documented,
      [.headerViewController, .modalLog2022, .modalLog2024]),
    Emission(
      "presenting.presenter-will-disappear", .presenter(.viewWillDisappear),
      "A presenter whose view is taken out is about to disappear.",
      when: [Derived.presenterStays.is(.no), Derived.effectiveStyle.isNot(.currentContext)], .observed,
      [.modalLog2022, .modalLog2024, .datadogTests]),
    Emission(
      "presenting.presenter-did-disappear", .presenter(.viewDidDisappear),
      "A presenter whose view is taken out has disappeared.",
      when: [Derived.presenterStays.is(.no), Derived.effectiveStyle.isNot(.currentContext)], .observed,
      [.modalLog2022, .modalLog2024, .datadogTests]),
    Emission(
      "presenting.context-will-disappear", .presenter(.viewWillDisappear),
      "Whether a context under currentContext hears of its disappearance was not logged.", count: .perhaps,
      when: [Derived.effectiveStyle.is(.currentContext)], .inferred, [.callbackTable12]),
    Emission(
      "presenting.context-did-disappear", .presenter(.viewDidDisappear),
      "Whether a context under currentContext hears that it is gone was not logged.", count: .perhaps,
      when: [Derived.effectiveStyle.is(.currentContext)], .inferred, [.callbackTable12]),
    Emission(
      "presenting.completion", .nobody(.completion), "The completion runs.", .documented,
      [.headerViewController, .docPresent]),
  ]

  private static let presentingDelegate: [Emission] = [
    Emission(
      "presenting.asks-style", .presented(.adaptivePresentationStyle),
      "The delegate is asked for the style, perhaps several times.", count: .onceOrMore,
      when: [Derived.askedOverload.is(.traitCollection)], .documented, [.docAdaptiveDelegate, .headerPresentation]),
    Emission(
      "presenting.asks-style-that-never-adapts", .presented(.adaptivePresentationStyle),
      "Whether the delegate is asked about a style that never adapts was not logged.", count: .anyNumber,
      when: [
        Derived.requestedStyle.is(.fullScreen, .overFullScreen, .currentContext, .overCurrentContext),
        Input.adaptiveAnswer.isNot(.unimplemented),
        Derived.delegateIsAsked.is(.yes),
        Input.os.atLeast(.iOS8dot3),
      ], .inferred, [.matrix13]),
    Emission(
      "presenting.asks-style-older", .presented(.adaptivePresentationStyleFor),
      "The older overload is asked about compact width.", count: .onceOrMore, when: [Derived.askedOverload.is(.older)],
      .documented, [.docAdaptiveDelegate, .headerPresentation]),
    Emission(
      "presenting.asks-controller", .presented(.viewControllerForAdaptivePresentationStyle),
      "The delegate is asked for another controller only if the style is adapted.",
      when: [Derived.isAdapted.is(.yes), Input.replacement.is(.yes), Derived.delegateIsAsked.is(.yes)], .observed,
      [.matrix13, .headerPresentation]),
    Emission(
      "presenting.prepare", .presented(.prepare), "From iOS 15 the delegate may prepare the adapted presentation.",
      when: [
        Derived.isAdapted.is(.yes),
        Derived.delegateIsAsked.is(.yes),
        Input.os.atLeast(.iOS15),
        Input.sdk.atLeast(.iOS15),
      ], .documented, [.headerPresentation]),
    Emission(
      "presenting.will-present", .presented(.willPresent), "The delegate hears of the style, adapted or not.",
      argument: Derived.reportedStyle.id, when: [Derived.reportedStyle.isNot(.nothing, .undetermined)], .observed,
      [.matrix13, .matrix9, .headerPresentation]),
    Emission(
      "presenting.will-present-late", .presented(.willPresent),
      "Whether a delegate that is set after the call hears of the style is not known.", count: .unknown,
      when: [Derived.reportedStyle.is(.undetermined)], .inferred, [.bookPresented]),
    Emission(
      "presenting.prepare-popover", .presented(.prepareForPopoverPresentation),
      "The delegate may prepare a popover before it is shown.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
      ], .documented, [.headerPopover]),
  ]

  private static let presentingOrder: [OrderFact] = [
    OrderFact(
      "presenting.load-before-return", .presented(.viewDidLoad), before: .nobody(.returns), .observed, [.bookPopover]),
    OrderFact(
      "presenting.load-before-appearing", .presented(.viewDidLoad), before: .presented(.viewWillAppear), .documented,
      [.headerViewController]),
    OrderFact(
      "presenting.load-before-presenter", .presented(.viewDidLoad), before: .presenter(.viewWillDisappear), .observed,
      [.modalLog2022, .modalLog2024]),
    OrderFact(
      "presenting.return-before-appearing", .nobody(.returns), before: .presented(.viewWillAppear),
      when: [Fact.isAnimated.is(.yes)], .observed, [.deferredTrace, .popoverCrashStack]),
    OrderFact(
      "presenting.return-before-presenter", .nobody(.returns), before: .presenter(.viewWillDisappear),
      when: [Fact.isAnimated.is(.yes)], .observed, [.deferredTrace, .forwardingTrace]),
    OrderFact(
      "presenting.presenter-first", .presenter(.viewWillDisappear), before: .presented(.viewWillAppear), .observed,
      [.modalLog2022, .modalLog2024]),
    OrderFact(
      "presenting.will-before-is", .presented(.viewWillAppear), before: .presented(.viewIsAppearing), .documented,
      [.docIsAppearing]),
    OrderFact(
      "presenting.is-before-did", .presented(.viewIsAppearing), before: .presented(.viewDidAppear), .documented,
      [.docIsAppearing]),
    OrderFact(
      "presenting.will-before-did", .presented(.viewWillAppear), before: .presented(.viewDidAppear), .documented,
      [.headerViewController]),
    OrderFact(
      "presenting.presenter-last", .presented(.viewDidAppear), before: .presenter(.viewDidDisappear), .observed,
      [.modalLog2022, .modalLog2024, .referenceTests]),
    OrderFact(
      "presenting.completion-after-appearing", .presented(.viewDidAppear), before: .nobody(.completion), .documented,
      [.headerViewController, .docPresent]),
    OrderFact(
      "presenting.completion-after-presenter-old", .presenter(.viewDidDisappear), before: .nobody(.completion),
      when: [Input.os.before(.iOS13)], .observed, [.referenceTests]),
    OrderFact(
      "presenting.completion-after-presenter", .presenter(.viewDidDisappear), before: .nobody(.completion),
      when: [Input.os.atLeast(.iOS13)], .inferred, [.referenceTests]),
  ]

  private static let presentingAdaptationOrder: [OrderFact] = [
    OrderFact(
      "presenting.style-before-return", .presented(.adaptivePresentationStyle), before: .nobody(.returns), .inferred,
      [.bookAdaptive]),
    OrderFact(
      "presenting.older-style-before-return", .presented(.adaptivePresentationStyleFor), before: .nobody(.returns),
      .inferred, [.bookAdaptive]),
    OrderFact(
      "presenting.style-before-controller", .presented(.adaptivePresentationStyle),
      before: .presented(.viewControllerForAdaptivePresentationStyle), .documented, [.headerPresentation]),
    OrderFact(
      "presenting.style-before-prepare", .presented(.adaptivePresentationStyle), before: .presented(.prepare),
      .documented, [.headerPresentation]),
    OrderFact(
      "presenting.style-before-report", .presented(.adaptivePresentationStyle), before: .presented(.willPresent),
      .documented, [.headerPresentation]),
    OrderFact(
      "presenting.older-style-before-report", .presented(.adaptivePresentationStyleFor),
      before: .presented(.willPresent), .documented, [.headerPresentation]),
    OrderFact(
      "presenting.older-style-before-controller", .presented(.adaptivePresentationStyleFor),
      before: .presented(.viewControllerForAdaptivePresentationStyle), .documented, [.headerPresentation]),
    OrderFact(
      "presenting.older-style-before-prepare", .presented(.adaptivePresentationStyleFor),
      before: .presented(.prepare), .documented, [.headerPresentation]),
    OrderFact(
      "presenting.controller-before-report", .presented(.viewControllerForAdaptivePresentationStyle),
      before: .presented(.willPresent), .inferred, [.headerPresentation]),
    OrderFact(
      "presenting.controller-before-prepare", .presented(.viewControllerForAdaptivePresentationStyle),
      before: .presented(.prepare), .inferred, [.headerPresentation]),
    OrderFact(
      "presenting.report-before-popover", .presented(.willPresent), before: .presented(.prepareForPopoverPresentation),
      .inferred, [.headerPopover]),
    OrderFact(
      "presenting.prepare-before-report", .presented(.prepare), before: .presented(.willPresent), .inferred,
      [.headerPresentation]),
    OrderFact(
      "presenting.report-before-appearing", .presented(.willPresent), before: .presented(.viewWillAppear), .inferred,
      [.headerPresentation]),
    OrderFact(
      "presenting.report-before-presenter", .presented(.willPresent), before: .presenter(.viewWillDisappear),
      .inferred, [.headerPresentation]),
    OrderFact(
      "presenting.popover-before-appearing", .presented(.prepareForPopoverPresentation),
      before: .presented(.viewWillAppear), .inferred, [.headerPopover]),
  ]

  private static let presentingFlags: [FlagFact] = [
    FlagFact(
      "presenting.flag-returns", .nobody(.returns), .presentedViewController, reads: .present, .inferred,
      [.docPresent]),
    FlagFact(
      "presenting.flag-returns-link", .nobody(.returns), .presentingViewController, reads: .present, .inferred,
      [.docPresent]),
    FlagFact(
      "presenting.flag-completion", .nobody(.completion), .isBeingPresented, reads: .no, .observed, [.referenceTests]),
    FlagFact(
      "presenting.flag-covered-sheet-will", .presenter(.viewWillDisappear), .presentingViewController, reads: .present,
      when: [Fact.presenterIsPresented.is(.yes)], .observed, [.screensCode]),
    FlagFact(
      "presenting.flag-will-appear", .presented(.viewWillAppear), .isBeingPresented, reads: .yes, .observed,
      [.referenceTests]),
    FlagFact(
      "presenting.flag-did-appear", .presented(.viewDidAppear), .isBeingPresented, reads: .yes, .observed,
      [.modalNotes]),
    FlagFact(
      "presenting.flag-link", .presented(.viewWillAppear), .presentingViewController, reads: .present, .observed,
      [.referenceTests]),
    FlagFact(
      "presenting.flag-presenter-will", .presenter(.viewWillDisappear), .isBeingDismissed, reads: .no, .observed,
      [.referenceTests]),
    FlagFact(
      "presenting.flag-presenter-did", .presenter(.viewDidDisappear), .isBeingDismissed, reads: .no, .observed,
      [.referenceTests, .screensCode]),
    FlagFact(
      "presenting.flag-presenter-link", .presenter(.viewWillDisappear), .presentedViewController, reads: .present,
      .observed, [.referenceTests]),
    FlagFact(
      "presenting.flag-covered-sheet", .presenter(.viewDidDisappear), .presentingViewController, reads: .present,
      when: [Fact.presenterIsPresented.is(.yes)], .observed, [.screensCode]),
  ]

  static let refusing = Choreography(
    "refusing", "A call is refused or has nothing to do.",
    when: [Fact.step.is(.present, .dismiss), Derived.effect.is(.ignore, .nothing)],
    emissions: [
      Emission("refusing.returns", .nobody(.returns), "The call comes back.", .documented, [.docPresent])
    ], order: [])

  static let raisingLate = Choreography(
    "raising-late", "An exception is raised when the transition begins, after the call has come back.",
    when: [Fact.step.is(.present), Derived.effect.is(.raise), Fact.instance.is(.fresh), Input.style.isNot(.noStyle)],
    emissions: [
      Emission(
        "raising-late.load", .presented(.viewDidLoad), "The view is loaded inside the call, if it was not before.",
        when: [Fact.viewIsLoaded.is(.no)], .observed, [.bookPopover, .popoverCrashStack]),
      Emission(
        "raising-late.returns", .nobody(.returns), "The call comes back before the exception is raised.", .observed,
        [.popoverCrashStack]),
    ],
    order: [
      OrderFact(
        "raising-late.load-before-return", .presented(.viewDidLoad), before: .nobody(.returns), .observed,
        [.bookPopover])
    ])
}
