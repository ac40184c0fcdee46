// What is called when the window changes while something is presented.
extension Knowledge {
  static let traitChange = Choreography(
    "trait-change", "The window changes its size or its size classes.",
    when: [Fact.stepIsOfTheWindow, Fact.windowChanges.is(.yes)],
    emissions: traitChangeDelegate + traitChangeControllers, order: traitChangeOrder)

  private static let traitChangeControllers: [Emission] = [
    Emission(
      "trait-change.traits-root", .presented(.willTransition), "The root hears of a change of size classes.",
      when: [Fact.traitsChange.is(.yes), Fact.receiverIsPresented.is(.no)], .documented,
      [.session2014Look, .docAdaptiveDelegate]),
    Emission(
      "trait-change.traits-of-window", .presented(.willTransition),
      "What has the traits of the window before and after hears of their change.",
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Fact.layoutBefore.isNot(.floatingSheet, .popover),
        Derived.layout.isNot(.floatingSheet, .popover),
      ], .documented, [.session2014Look, .fluentTransition]),
    Emission(
      "trait-change.traits-before-floating", .presented(.willTransition),
      "What was a floating sheet or popover had traits of its own, which may stay the same.", count: .perhaps,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Fact.layoutBefore.is(.floatingSheet, .popover),
      ], .observed, [.popoverNestedLog, .fluentTransition]),
    Emission(
      "trait-change.traits-floating", .presented(.willTransition),
      "What becomes a floating sheet or popover gets traits of its own, which may be as before.", count: .perhaps,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Fact.layoutBefore.isNot(.floatingSheet, .popover),
        Derived.layout.is(.floatingSheet, .popover),
      ], .observed, [.popoverNestedLog, .fluentTransition]),
    Emission(
      "trait-change.presenter-will-disappear", .presenter(.viewWillDisappear),
      "Whether a presenter hears that it is covered anew was not logged.", count: .unknown,
      when: [Derived.presenterStays.is(.no), Fact.layoutBefore.isNot(.fullScreen, .inContext)], .inferred,
      [.docAdaptiveDelegate]),
    Emission(
      "trait-change.presenter-did-disappear", .presenter(.viewDidDisappear),
      "Whether a presenter hears that it is gone from behind was not logged.", count: .unknown,
      when: [Derived.presenterStays.is(.no), Fact.layoutBefore.isNot(.fullScreen, .inContext)], .inferred,
      [.docAdaptiveDelegate]),
    Emission(
      "trait-change.will-appear", .presented(.viewWillAppear),
      "Whether what becomes full screen appears anew was not logged.", count: .unknown,
      when: [Derived.presenterStays.is(.no), Fact.layoutBefore.isNot(.fullScreen, .inContext)], .inferred,
      [.docAdaptiveDelegate]),
    Emission(
      "trait-change.presenter-will-appear", .presenter(.viewWillAppear),
      "Whether a presenter hears that it comes back from behind was not logged.", count: .unknown,
      when: [Derived.layout.isNot(.fullScreen, .inContext), Fact.layoutBefore.is(.fullScreen)], .inferred,
      [.docAdaptiveDelegate]),
    Emission(
      "trait-change.size", .presented(.viewWillTransition), "Every controller hears of its new size.", .documented,
      [.session2014Look, .forumResize, .docAdaptiveDelegate]),
  ]

  private static let traitChangeDelegate: [Emission] = [
    Emission(
      "trait-change.asks-style", .presented(.adaptivePresentationStyle),
      "The delegate is asked again with the new traits, perhaps several times.", count: .onceOrMore,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.askedOverload.is(.traitCollection),
      ], .documented, [.docAdaptiveDelegate, .session2014Look, .session2015Multitasking]),
    Emission(
      "trait-change.asks-style-that-never-adapts", .presented(.adaptivePresentationStyle),
      "Whether the delegate is asked about a style that never adapts was not logged.", count: .anyNumber,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.requestedStyle.is(.fullScreen, .overFullScreen, .currentContext, .overCurrentContext),
        Input.adaptiveAnswer.isNot(.unimplemented),
        Derived.delegateIsAsked.is(.yes),
      ], .inferred, [.matrix13]),
    Emission(
      "trait-change.asks-style-older", .presented(.adaptivePresentationStyleFor),
      "The older overload is asked about compact width.", count: .onceOrMore,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.askedOverload.is(.older),
      ], .documented, [.docAdaptiveDelegate, .headerPresentation]),
    Emission(
      "trait-change.asks-controller", .presented(.viewControllerForAdaptivePresentationStyle),
      "The delegate is asked for another controller if the style is adapted.",
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.isAdapted.is(.yes),
        Input.replacement.is(.yes),
        Derived.delegateIsAsked.is(.yes),
      ], .documented, [.headerPresentation]),
    Emission(
      "trait-change.prepare", .presented(.prepare), "From iOS 15 the delegate may prepare the adapted presentation.",
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.isAdapted.is(.yes),
        Derived.delegateIsAsked.is(.yes),
        Input.os.atLeast(.iOS15),
        Input.sdk.atLeast(.iOS15),
      ], .documented, [.headerPresentation]),
    Emission(
      "trait-change.will-present", .presented(.willPresent), "The delegate hears of the style, adapted or not.",
      argument: Derived.reportedStyle.id,
      when: [
        Fact.receiverIsPresented.is(.yes),
        Derived.reportedStyle.isNot(.nothing, .undetermined),
      ], .documented, [.headerPresentation, .docAdaptiveDelegate]),
    Emission(
      "trait-change.will-present-late", .presented(.willPresent),
      "Whether a delegate that was set after the call hears of the style is not known.", count: .unknown,
      when: [
        Fact.receiverIsPresented.is(.yes),
        Derived.reportedStyle.is(.undetermined),
      ], .inferred, [.bookPresented]),
    Emission(
      "trait-change.asks-late", .presented(.adaptivePresentationStyle),
      "Whether a delegate that was set after the call is asked by now is not known.", count: .unknown,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Input.delegate.is(.after),
        Input.adaptiveAnswer.isNot(.unimplemented),
      ], .inferred, [.bookAdaptive, .docAdaptiveDelegate]),
    Emission(
      "trait-change.prepare-popover", .presented(.prepareForPopoverPresentation),
      "Whether a popover is prepared again when the window changes is not known.", count: .perhaps,
      when: [
        Fact.traitsChange.is(.yes),
        Fact.receiverIsPresented.is(.yes),
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
      ], .inferred, [.headerPopover]),
  ]

  private static let traitChangeOrder: [OrderFact] = [
    OrderFact(
      "trait-change.style-before-controller", .presented(.adaptivePresentationStyle),
      before: .presented(.viewControllerForAdaptivePresentationStyle), .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.style-before-prepare", .presented(.adaptivePresentationStyle), before: .presented(.prepare),
      .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.style-before-report", .presented(.adaptivePresentationStyle), before: .presented(.willPresent),
      .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.style-before-popover", .presented(.adaptivePresentationStyle),
      before: .presented(.prepareForPopoverPresentation), .inferred, [.headerPopover]),
    OrderFact(
      "trait-change.older-style-before-report", .presented(.adaptivePresentationStyleFor),
      before: .presented(.willPresent), .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.older-style-before-controller", .presented(.adaptivePresentationStyleFor),
      before: .presented(.viewControllerForAdaptivePresentationStyle), .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.older-style-before-prepare", .presented(.adaptivePresentationStyleFor),
      before: .presented(.prepare), .documented, [.headerPresentation]),
    OrderFact(
      "trait-change.controller-before-report", .presented(.viewControllerForAdaptivePresentationStyle),
      before: .presented(.willPresent), .inferred, [.headerPresentation]),
    OrderFact(
      "trait-change.controller-before-prepare", .presented(.viewControllerForAdaptivePresentationStyle),
      before: .presented(.prepare), .inferred, [.headerPresentation]),
    OrderFact(
      "trait-change.report-before-popover", .presented(.willPresent),
      before: .presented(.prepareForPopoverPresentation), .inferred, [.headerPopover]),
    OrderFact(
      "trait-change.prepare-before-report", .presented(.prepare), before: .presented(.willPresent), .inferred,
      [.headerPresentation]),
    OrderFact(
      "trait-change.report-before-traits", .presented(.willPresent), before: .presented(.willTransition), .inferred,
      [.headerPresentation]),
    OrderFact(
      "trait-change.traits-before-size", .presented(.willTransition), before: .presented(.viewWillTransition),
      .inferred, [.session2014Look]),
    OrderFact(
      "trait-change.traits-from-below", .below(.willTransition), before: .presented(.willTransition), .documented,
      [.session2014Look]),
    OrderFact(
      "trait-change.size-from-below", .below(.viewWillTransition), before: .presented(.viewWillTransition),
      .documented, [.session2014Look]),
    OrderFact(
      "trait-change.traits-before-size-below", .presented(.willTransition), before: .below(.viewWillTransition),
      .inferred, [.session2014Look]),
  ]
}
