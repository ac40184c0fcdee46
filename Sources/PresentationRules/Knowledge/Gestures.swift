// What is called when a gesture is taken back or refused, and when a sheet moves to another detent.
extension Knowledge {
  static let lettingGo = Choreography(
    "letting-go", "A swipe is begun and let go.", when: [Derived.effect.is(.returnToRest)],
    emissions: [
      Emission(
        "letting-go.should", .presented(.shouldDismiss), "The delegate is asked at least once.", count: .onceOrMore,
        when: [Derived.hasDelegate.is(.yes), Input.shouldDismiss.isNot(.unimplemented)], .documented,
        [.headerPresentation, .session2019Modernizing]),
      Emission(
        "letting-go.will", .presented(.willDismiss), "The delegate hears that the user begins to dismiss.",
        when: [Derived.hasDelegate.is(.yes), Derived.isSystemSheet.is(.yes)], .documented,
        [.headerPresentation, .session2019Modernizing, .modalNotes, .willDismissBug]),
      Emission(
        "letting-go.will-elsewhere", .presented(.willDismiss),
        "Whether the delegate hears of the pull on a zoomed style is not known.", count: .unknown,
        when: [Derived.hasDelegate.is(.yes), Derived.isSystemSheet.is(.no)], .inferred, [.transmission]),
      Emission(
        "letting-go.will-disappear", .presented(.viewWillDisappear), "The controller is about to disappear.", .observed,
        [.modalNotes, .modalLog2024, .trueSheetCode]),
      Emission(
        "letting-go.will-appear", .presented(.viewWillAppear), "The controller is about to appear again.", .observed,
        [.modalNotes, .modalLog2024]),
      Emission(
        "letting-go.is-appearing", .presented(.viewIsAppearing), "With SDK 17 viewIsAppearing comes again.",
        when: [Input.sdk.atLeast(.iOS17)], .observed, [.modalLog2024]),
      Emission(
        "letting-go.presenter-will-appear", .presenter(.viewWillAppear),
        "A presenter that a zoom transition had taken away is about to appear.",
        when: [Derived.presenterStays.is(.no)], .documented, [.headerCoordinator]),
      Emission(
        "letting-go.presenter-will-disappear", .presenter(.viewWillDisappear),
        "It is about to disappear again when the pull is let go.", when: [Derived.presenterStays.is(.no)], .documented,
        [.headerCoordinator]),
      Emission(
        "letting-go.presenter-did-disappear", .presenter(.viewDidDisappear),
        "Whether it also hears that it has disappeared is contested.", count: .unknown,
        when: [Derived.presenterStays.is(.no)], .inferred, [.headerCoordinator]),
      Emission(
        "letting-go.did-appear", .presented(.viewDidAppear), "The controller has appeared again.", .observed,
        [.modalNotes, .modalLog2024]),
    ],
    order: [
      OrderFact(
        "letting-go.should-first", .presented(.shouldDismiss), before: .presented(.willDismiss), .documented,
        [.headerPresentation, .session2019Modernizing]),
      OrderFact(
        "letting-go.delegate-first", .presented(.willDismiss), before: .presented(.viewWillDisappear), .observed,
        [.modalNotes]),
      OrderFact(
        "letting-go.back", .presented(.viewWillDisappear), before: .presented(.viewWillAppear), .observed,
        [.modalNotes, .modalLog2024]),
      OrderFact(
        "letting-go.presenter-back", .presenter(.viewWillAppear), before: .presenter(.viewWillDisappear), .documented,
        [.headerCoordinator]),
      OrderFact(
        "letting-go.presenter-will-before-did", .presenter(.viewWillDisappear), before: .presenter(.viewDidDisappear),
        .documented, [.headerViewController]),
      OrderFact(
        "letting-go.will-before-is", .presented(.viewWillAppear), before: .presented(.viewIsAppearing), .documented,
        [.docIsAppearing]),
      OrderFact(
        "letting-go.is-before-did", .presented(.viewIsAppearing), before: .presented(.viewDidAppear), .documented,
        [.docIsAppearing]),
      OrderFact(
        "letting-go.will-before-did", .presented(.viewWillAppear), before: .presented(.viewDidAppear), .documented,
        [.headerViewController]),
    ],
    flags: [
      FlagFact(
        "letting-go.flag", .presented(.viewWillDisappear), .isBeingDismissed, reads: .yes, .observed, [.modalNotes])
    ])

  static let refusingSwipe = Choreography(
    "refusing-swipe", "A swipe is refused.",
    when: [Fact.step.is(.swipe, .swipeAndFlick, .swipeAndLetGo), Derived.effect.is(.refuse)],
    emissions: [
      Emission(
        "refusing-swipe.should", .presented(.shouldDismiss), "A delegate that refuses is asked at least once.",
        count: .onceOrMore, when: [Derived.modalState.is(.no)], .documented,
        [.headerPresentation, .shouldDismissFlag]),
      Emission(
        "refusing-swipe.should-although-modal", .presented(.shouldDismiss),
        "From iOS 15 the delegate may be asked although the presentation is modal.", count: .perhaps,
        when: [
          Derived.hasDelegate.is(.yes),
          Input.shouldDismiss.isNot(.unimplemented),
          Derived.modalState.is(.yes),
          Input.os.atLeast(.iOS15),
        ], .documented, [.headerPresentation]),
      Emission(
        "refusing-swipe.attempt", .presented(.didAttemptToDismiss), "The delegate hears of the attempt.",
        when: [
          Derived.hasDelegate.is(.yes),
          Fact.step.isNot(.swipeAndLetGo),
          Derived.isSystemSheet.is(.yes),
        ], .documented, [.headerPresentation, .modalNotes, .screensScenarios]),
      Emission(
        "refusing-swipe.attempt-let-go", .presented(.didAttemptToDismiss),
        "Whether a refused pull that is let go early counts as an attempt is not known.", count: .perhaps,
        when: [
          Derived.hasDelegate.is(.yes),
          Fact.step.is(.swipeAndLetGo),
          Derived.isSystemSheet.is(.yes),
        ], .inferred, [.screensScenarios]),
      Emission(
        "refusing-swipe.attempt-elsewhere", .presented(.didAttemptToDismiss),
        "Whether the delegate hears of a refused pull on a zoomed style is not known.", count: .unknown,
        when: [Derived.hasDelegate.is(.yes), Derived.isSystemSheet.is(.no)], .inferred, [.transmission]),
    ],
    order: [
      OrderFact(
        "refusing-swipe.should-first", .presented(.shouldDismiss), before: .presented(.didAttemptToDismiss),
        .documented, [.headerPresentation])
    ])

  static let refusingTap = Choreography(
    "refusing-tap", "A tap outside or an Escape is refused.",
    when: [Derived.effect.is(.refuse)],
    emissions: [
      Emission(
        "refusing-tap.should", .presented(.shouldDismiss), "A delegate that refuses is asked at least once.",
        count: .onceOrMore,
        when: [
          Fact.step.isNot(.pressEscape),
          Derived.hasDelegate.is(.yes),
          Input.shouldDismiss.isNot(.unimplemented),
          Derived.modalState.is(.no),
          Derived.generation.is(.iOS13),
        ], .documented, [.headerPresentation]),
      Emission(
        "refusing-tap.should-although-modal", .presented(.shouldDismiss),
        "From iOS 15 the delegate may be asked although the presentation is modal.", count: .perhaps,
        when: [
          Fact.step.isNot(.pressEscape),
          Derived.hasDelegate.is(.yes),
          Input.shouldDismiss.isNot(.unimplemented),
          Derived.modalState.is(.yes),
          Input.os.atLeast(.iOS15),
        ], .documented, [.headerPresentation]),
      Emission(
        "refusing-tap.should-popover", .presented(.shouldDismissPopover),
        "A popover delegate that refuses the old way is asked.",
        when: [
          Derived.effectiveStyle.is(.popover),
          Derived.popoverDelegate.isNot(.new),
          Derived.modalState.is(.no),
        ], .documented, [.headerPopover, .docPopoverDelegate]),
      Emission(
        "refusing-tap.should-popover-as-well", .presented(.shouldDismissPopover),
        "Whether the old method is asked beside the new one is not known.", count: .unknown,
        when: [
          Derived.effectiveStyle.is(.popover),
          Input.shouldDismissPopover.isNot(.unimplemented),
          Derived.popoverDelegate.is(.new),
          Derived.modalState.is(.no),
        ], .inferred, [.bookPopover]),
      Emission(
        "refusing-tap.attempt-popover", .presented(.didAttemptToDismiss),
        "Whether a refused tap beside a popover counts as an attempt is not known.", count: .perhaps,
        when: [
          Derived.effectiveStyle.is(.popover),
          Derived.hasDelegate.is(.yes),
          Derived.generation.is(.iOS13),
        ], .inferred, [.bookPopover]),
      Emission(
        "refusing-tap.attempt-escape", .presented(.didAttemptToDismiss),
        "Whether a refused Escape counts as an attempt is not known.", count: .unknown,
        when: [Fact.step.is(.pressEscape), Derived.hasDelegate.is(.yes)], .inferred, [.catalystPicker]),
    ],
    order: [
      OrderFact(
        "refusing-tap.should-first", .presented(.shouldDismiss), before: .presented(.didAttemptToDismiss), .inferred,
        [.headerPresentation])
    ])

  static let selectingDetent = Choreography(
    "selecting-detent", "The user moves a sheet to another detent.",
    when: [Derived.effect.is(.select, .selectSmallest)],
    emissions: [
      Emission(
        "selecting-detent.should", .presented(.shouldDismiss),
        "Whether a refusing delegate is asked before the sheet has reached its smallest detent is not known.",
        count: .anyNumber,
        when: [
          Derived.effect.is(.selectSmallest),
          Derived.hasDelegate.is(.yes),
          Input.shouldDismiss.isNot(.unimplemented),
        ], .documented, [.headerPresentation]),
      Emission(
        "selecting-detent.attempt", .presented(.didAttemptToDismiss),
        "Whether a refused swipe that starts above the smallest detent counts as an attempt is not known.",
        count: .perhaps, when: [Derived.effect.is(.selectSmallest), Derived.hasDelegate.is(.yes)], .inferred,
        [.screensScenarios]),
      Emission(
        "selecting-detent.changed", .presented(.didChangeSelectedDetentIdentifier),
        "The delegate hears of the new detent once the sheet has settled.",
        when: [Derived.hasDelegate.is(.yes), Input.os.atLeast(.iOS15)], .documented,
        [.headerSheet, .screensScenarios, .modalNotes]),
    ], order: [])
}

// What the children of a container hear when its visible child is another one.
extension Knowledge {
  static let changingChild = Choreography(
    "changing-child", "A navigation controller pushes or pops.", when: [Fact.step.is(.push, .pop)],
    emissions: [
      Emission(
        "changing-child.will-disappear", .child(.viewWillDisappear), "The child that goes is about to disappear.",
        .observed, [.pushLog]),
      Emission(
        "changing-child.will-appear", .child(.viewWillAppear), "The child that comes is about to appear.", .observed,
        [.pushLog]),
      Emission(
        "changing-child.is-appearing", .child(.viewIsAppearing), "With SDK 17 viewIsAppearing comes, back to iOS 13.",
        when: [Input.sdk.atLeast(.iOS17), Input.os.atLeast(.iOS13)], .documented, [.docIsAppearing]),
      Emission(
        "changing-child.did-disappear", .child(.viewDidDisappear), "The child that goes has disappeared.", .observed,
        [.pushLog]),
      Emission(
        "changing-child.did-appear", .child(.viewDidAppear), "The child that comes has appeared.", .observed,
        [.pushLog]),
    ],
    order: [
      OrderFact(
        "changing-child.goes-first", .child(.viewWillDisappear), before: .child(.viewWillAppear), .observed,
        [.pushLog]),
      OrderFact(
        "changing-child.will-before-is", .child(.viewWillAppear), before: .child(.viewIsAppearing), .documented,
        [.docIsAppearing]),
      OrderFact(
        "changing-child.is-before-did", .child(.viewIsAppearing), before: .child(.viewDidAppear), .documented,
        [.docIsAppearing]),
      OrderFact(
        "changing-child.will-before-gone", .child(.viewWillAppear), before: .child(.viewDidDisappear), .observed,
        [.pushLog]),
      OrderFact(
        "changing-child.gone-first", .child(.viewDidDisappear), before: .child(.viewDidAppear), .observed, [.pushLog]),
    ])
}
