// How the user can leave: the swipe, the tap outside, Escape, the accessibility escape.
extension Knowledge {
  static let modalState = Decision(
    Derived.modalState, .first,
    [
      Rule(
        "modal.before-13", "Before iOS 13 isModalInPopover is the property, and popovers alone listen to it.",
        when: [Derived.generation.isNot(.iOS13)], thenValueOf: Input.modalInPopover, .documented,
        [.headerViewController]),
      Rule(
        "modal.photo-picker", "A photo picker ignores the property up to iOS 16.3.",
        when: [Input.controller.is(.photoPicker), Input.os.before(.iOS16dot4), Input.platform.is(.iOS)], then: .no,
        .reported, [.photoPicker]),
      Rule(
        "modal.own", "A controller that is modal in presentation makes the presentation modal.",
        when: [Input.isModal.is(.yes)], then: .yes, .documented, [.headerViewController, .docModal]),
      Rule(
        "modal.top-child", "A navigation controller takes the property of its top child into account.",
        when: [Input.controller.is(.navigation), Input.childIsModal.is(.yes)], then: .yes, .documented,
        [.docPullDown, .classDump17]),
      Rule(
        "modal.tab-bar-child", "A tab bar controller may take the property of its selected child into account.",
        when: [
          Input.controller.is(.tabBar),
          Input.childIsModal.is(.yes),
          Reading.tabBarChild.is(.counts),
        ], then: .yes, .reported, [.bookPopover]),
      Rule(
        "modal.other-child", "Other containers ignore the property of their children.",
        when: [Input.childIsModal.is(.yes)], then: .no, .inferred,
        [.classDump12, .classDump17]),
      Rule(
        "modal.not", "Unless the property is set a presentation is not modal.", when: [], then: .no, .documented,
        [.headerViewController, .docModal]),
    ])

  static let refusesDismissal = Decision(
    Derived.refusesDismissal, .first,
    [
      Rule(
        "refuses.no-delegate", "Nobody refuses where the app has no delegate.", when: [Derived.hasDelegate.is(.no)],
        then: .no, .documented, [.headerPresentation]),
      Rule(
        "refuses.new", "From iOS 13 presentationControllerShouldDismiss decides.",
        when: [Derived.generation.is(.iOS13), Input.shouldDismiss.is(.no)], then: .yes, .documented,
        [.headerPresentation]),
      Rule(
        "refuses.old", "A popover's old should-method decides before iOS 13, and later where the new one is missing.",
        when: [
          Derived.effectiveStyle.is(.popover),
          Input.shouldDismissPopover.is(.no),
          Derived.popoverDelegate.isNot(.new),
        ], then: .yes, .documented, [.headerPopover, .docPopoverDelegate]),
      Rule(
        "refuses.not", "A delegate that does not say no allows it.", when: [], then: .no, .documented,
        [.headerPresentation]),
    ])

  static let isUndimmed = Decision(
    Derived.isUndimmed, .first,
    [
      Rule(
        "undimmed.within", "At or below the largest undimmed detent what lies behind can be used.",
        when: [
          Fact.withinUndimmed.is(.yes),
          Derived.isSystemSheet.is(.yes),
          Input.os.atLeast(.iOS15),
        ], then: .yes, .documented, [.headerSheet, .screensScenarios]),
      Rule(
        "undimmed.not", "Everywhere else what lies behind is dimmed or covered.", when: [], then: .no, .documented,
        [.headerSheet]),
    ])

  static let swipe = Decision(
    Derived.swipe, .first, swipesThatAreNone, swipesThatAre)

  private static let swipesThatAreNone: [Rule<Exit>] = [
    Rule(
      "swipe.alert", "Alerts and action sheets cannot be swiped away.",
      when: [Input.controller.is(.alert, .actionSheet)], then: .no, .documented, [.docAlerts]),
    Rule(
      "swipe.covered", "A sheet under another presentation is not under the finger.", when: [Fact.isOnTop.is(.no)],
      then: .no, .inferred, [.screensScenarios]),
    Rule(
      "swipe.tv", "tvOS has no swipe that dismisses.", when: [Input.platform.is(.tvOS)], then: .no, .inferred,
      [.screensCode]),
    Rule(
      "swipe.catalyst", "On Catalyst a sheet cannot be dragged away.", when: [Input.platform.is(.catalyst)], then: .no,
      .reported, [.catalystEscape]),
    Rule(
      "swipe.zoom-modal", "A modal presentation refuses the pull of a zoom transition.",
      when: [
        Input.transition.is(.zoom),
        Input.os.atLeast(.iOS18),
        Input.platform.is(.iOS),
        Derived.isSystemSheet.is(.no),
        Derived.modalState.is(.yes),
      ], then: .blocked, .observed, [.transmission]),
    Rule(
      "swipe.zoom-refused", "A delegate that does not allow the dismissal refuses the pull of a zoom transition.",
      when: [
        Input.transition.is(.zoom),
        Input.os.atLeast(.iOS18),
        Input.platform.is(.iOS),
        Derived.isSystemSheet.is(.no),
        Input.shouldDismiss.is(.no),
        Derived.hasDelegate.is(.yes),
      ], then: .blocked, .observed, [.transmission]),
    Rule(
      "swipe.zoom", "A zoom transition makes other styles dismissible with a swipe down, from iOS 18 on.",
      when: [
        Input.transition.is(.zoom),
        Input.os.atLeast(.iOS18),
        Input.platform.is(.iOS),
        Derived.isSystemSheet.is(.no),
      ], then: .yes, .observed, [.zoomSwipe, .screensZoom]),
    Rule(
      "swipe.unknown-style", "Where the style in effect is not known, neither is the swipe.",
      when: [Derived.effectiveStyle.is(.undetermined)], then: .undetermined, .inferred, [.classDump17],
      experiment: "Present it and pull it down."),
    Rule(
      "swipe.not-a-sheet", "What is no sheet of iOS 13 and later has no swipe: full screen, popovers, older sheets.",
      when: [Derived.isSystemSheet.is(.no)], then: .no, .documented,
      [.docPullDown, .headerViewController, .session2019Modernizing]),
    Rule(
      "swipe.vision", "How a sheet is left on visionOS without a button is not known.",
      when: [Input.platform.is(.visionOS)], then: .undetermined, .inferred, [.sheetGuidelines],
      experiment: "Show a sheet without buttons on visionOS and try to leave it."),
  ]

  private static let swipesThatAre: [Rule<Exit>] = [
    Rule(
      "swipe.fills", "A sheet that covers the window at compact height has no card to swipe.",
      when: [Derived.layout.is(.fills)], then: .no, .reported, [.landscapeSheet]),
    Rule(
      "swipe.modal", "A modal sheet gives a little and resists.", when: [Derived.modalState.is(.yes)], then: .blocked,
      .documented, [.headerViewController, .docModal, .session2019Modernizing]),
    Rule(
      "swipe.refused", "A delegate that does not allow the dismissal makes the sheet bounce back.",
      when: [Input.shouldDismiss.is(.no), Derived.hasDelegate.is(.yes)], then: .blocked, .documented,
      [.headerPresentation, .screensScenarios]),
    Rule(
      "swipe.allowed", "A sheet of iOS 13 and later can be swiped away.", when: [], then: .yes, .documented,
      [.docPullDown, .session2019Modernizing, .screensScenarios]),
  ]

  static let tapOutside = Decision(
    Derived.tapOutside, .first, tapsOutsideOthers, tapsOutsidePopovers, tapsOutsideSheets)

  private static let tapsOutsideOthers: [Rule<Exit>] = [
    Rule(
      "tap.alert", "A tap beside an alert does nothing.", when: [Input.controller.is(.alert)], then: .no, .documented,
      [.docAlerts]),
    Rule(
      "tap.tv", "tvOS has no tap outside.", when: [Input.platform.is(.tvOS)], then: .no, .inferred, [.screensCode]),
    Rule(
      "tap.covered", "What lies under another presentation is not under the finger.", when: [Fact.isOnTop.is(.no)],
      then: .no, .inferred, [.screensScenarios]),
    Rule(
      "tap.action-sheet-popover", "A tap beside an action sheet in popover form stands for cancel.",
      when: [Derived.actionSheetForm.is(.popover), Fact.offersCancel.is(.yes)], then: .yes, .documented,
      [.docAlerts, .docAlerts26]),
    Rule(
      "tap.action-sheet-popover-without-cancel",
      "An action sheet in popover form without a cancel action closes as a popover does.",
      when: [Derived.actionSheetForm.is(.popover)], then: .yes, .inferred, [.docAlerts, .docPopoverController]),
    Rule(
      "tap.action-sheet-card", "What a tap beside an unanchored action sheet of the new design does is not known.",
      when: [Derived.actionSheetForm.is(.card)], then: .undetermined, .inferred,
      [.probeAlerts], experiment: "Show an action sheet without an anchor on iOS 26 and tap beside it."),
    Rule(
      "tap.action-sheet-cancel", "A tap above a bottom action sheet stands for cancel, if there is that action.",
      when: [Derived.actionSheetForm.is(.bottomSheet), Fact.offersCancel.is(.yes)], then: .yes, .reported,
      [.actionSheetSizes]),
    Rule(
      "tap.unknown-style", "Where the style in effect is not known, neither is the tap outside.",
      when: [Derived.effectiveStyle.is(.undetermined)], then: .undetermined, .inferred, [.classDump17],
      experiment: "Present it and tap beside it."),
  ]

  private static let tapsOutsidePopovers: [Rule<Exit>] = [
    Rule(
      "tap.over-popover-kept",
      "A refusing delegate of a popover keeps what its content presents in its context as well.",
      when: [
        Derived.effectiveStyle.is(.currentContext, .overCurrentContext),
        Fact.presenterLayout.is(.popover),
        Fact.presenterRefuses.is(.yes),
      ], then: .blocked, .observed, [.bookPopover]),
    Rule(
      "tap.over-popover", "Up to iOS 12 a tap beside a popover also closes what its content presents in its context.",
      when: [
        Derived.effectiveStyle.is(.currentContext, .overCurrentContext),
        Fact.presenterLayout.is(.popover),
        Input.os.before(.iOS13),
      ], then: .yes, .observed, [.bookPopover]),
    Rule(
      "tap.over-popover-13", "From iOS 13 on it may still do so.",
      when: [
        Derived.effectiveStyle.is(.currentContext, .overCurrentContext),
        Fact.presenterLayout.is(.popover),
        Reading.nestedInPopover.is(.bothClose),
      ], then: .yes, .reported, [.bookPopover]),
    Rule(
      "tap.passthrough", "A tap on one of a popover's passthrough views reaches it, also while the popover is modal.",
      when: [Derived.effectiveStyle.is(.popover), Input.passthroughViews.is(.yes)], then: .passesThrough, .observed,
      [.bookPopover, .headerPopover]),
    Rule(
      "tap.popover-modal", "A modal popover ignores taps outside.",
      when: [Derived.effectiveStyle.is(.popover), Derived.modalState.is(.yes)], then: .blocked, .documented,
      [.headerViewController, .bookPopover]),
    Rule(
      "tap.popover-refused", "A popover stays if its delegate does not allow the dismissal.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Derived.generation.is(.iOS13),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismiss.is(.no),
      ], then: .blocked, .documented, [.headerPresentation, .headerPopover]),
    Rule(
      "tap.popover-refused-old", "A popover stays if its delegate refuses with the old method and has no new one.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismissPopover.is(.no),
        Derived.popoverDelegate.isNot(.new),
      ], then: .blocked, .documented, [.headerPopover, .docPopoverDelegate]),
    Rule(
      "tap.popover-two-answers", "Which answer counts if the old method refuses and the new one allows is not known.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Derived.hasDelegate.is(.yes),
        Input.shouldDismissPopover.is(.no),
      ], then: .undetermined, .inferred, [.bookPopover],
      experiment: "Implement both should-methods of a popover delegate with different answers and tap outside."),
    Rule(
      "tap.popover", "A tap outside closes a popover.", when: [Derived.effectiveStyle.is(.popover)], then: .yes,
      .documented, [.docPopoverStyle, .docPopoverController]),
  ]

  private static let tapsOutsideSheets: [Rule<Exit>] = [
    Rule(
      "tap.not-a-sheet", "Full screen, context and custom presentations and sheets before iOS 13 ignore taps outside.",
      when: [Derived.isSystemSheet.is(.no)], then: .no, .reported, [.kodiTap]),
    Rule(
      "tap.vision", "What a look and pinch beside a sheet does on visionOS is not known.",
      when: [Input.platform.is(.visionOS)], then: .undetermined, .inferred, [.sheetGuidelines],
      experiment: "Show a sheet on visionOS and pinch beside it."),
    Rule(
      "tap.modal", "A modal sheet ignores taps outside, also where it is undimmed.",
      when: [Derived.modalState.is(.yes)], then: .blocked, .documented,
      [.headerViewController, .docModal, .lockTap, .undimmedModal]),
    Rule(
      "tap.undimmed", "At an undimmed detent the tap reaches the presenter.", when: [Derived.isUndimmed.is(.yes)],
      then: .passesThrough, .observed, [.screensScenarios]),
    Rule(
      "tap.fills", "There is no outside where a sheet covers the window.", when: [Derived.layout.is(.fills)], then: .no,
      .inferred, [.probeLandscape]),
    Rule(
      "tap.refused", "A delegate that does not allow the dismissal keeps the sheet.",
      when: [Input.shouldDismiss.is(.no), Derived.hasDelegate.is(.yes)], then: .blocked, .observed, [.screensTap]),
    Rule(
      "tap.catalyst-nothing", "A click beside a Catalyst sheet may do nothing.",
      when: [Input.platform.is(.catalyst), Reading.catalystClick.is(.nothing)], then: .no, .reported,
      [.catalystClickNothing]),
    Rule(
      "tap.strip", "What a tap on the strip above a large card does is not known.",
      when: [Derived.layout.is(.card, .edgeAttached), Fact.restsAtLarge.is(.yes)], then: .undetermined, .inferred,
      [.probeSheets], experiment: "Tap the strip above a large page sheet on a real iPhone."),
    Rule(
      "tap.unknown-width", "In the band of widths that nobody knows the sheet may be a card.",
      when: [Derived.layout.is(.undetermined)], then: .undetermined, .inferred, [.radarWidth639],
      experiment: "Tap beside a sheet in an iPad window 650 points wide."),
    Rule(
      "tap.sheet", "A tap on the dimmed area dismisses a sheet.", when: [], then: .yes, .observed,
      [.lockTap, .screensScenarios, .hotwireModal, .catalystPicker]),
  ]

  static let escape = Decision(
    Derived.escape, .first,
    [
      Rule(
        "escape.not-on-ios", "What Escape does to a presentation on iPad and iPhone is not known.",
        when: [Input.platform.is(.iOS, .visionOS)], then: .undetermined, .inferred, [.accessibilityDrawer],
        experiment: "Show a sheet on an iPad with a keyboard and press Escape."),
      Rule(
        "escape.tv", "tvOS has no Escape key.", when: [Input.platform.is(.tvOS)], then: .no, .unsourced,
        [.generalKnowledge]),
      Rule(
        "escape.alert", "What Escape does to an alert on Catalyst is not known.",
        when: [Input.controller.is(.alert, .actionSheet)], then: .undetermined, .inferred, [.catalystEscape],
        experiment: "Show an alert with a cancel action on Catalyst and press Escape."),
      Rule(
        "escape.popover", "What Escape does to a popover on Catalyst is not known.",
        when: [Derived.effectiveStyle.is(.popover)], then: .undetermined, .inferred, [.catalystEscape],
        experiment: "Show a popover on Catalyst and press Escape."),
      Rule(
        "escape.other-styles", "Escape does not close full screen, context and custom presentations.",
        when: [Derived.effectiveStyle.isNot(.pageSheet, .formSheet)], then: .no, .inferred, [.catalystEscape]),
      Rule(
        "escape.modal", "Escape does not close a modal presentation.", when: [Derived.modalState.is(.yes)],
        then: .blocked, .reported, [.catalystPicker]),
      Rule(
        "escape.refused", "Escape does not close what the delegate keeps.",
        when: [Input.shouldDismiss.is(.no), Derived.hasDelegate.is(.yes)], then: .blocked, .inferred,
        [.headerPresentation]),
      Rule(
        "escape.catalyst", "On Catalyst Escape closes a sheet.", when: [], then: .yes, .reported,
        [.catalystEscape, .catalystPicker]),
    ])

  static let accessibilityEscape = Decision(
    Derived.accessibilityEscape, .first,
    [
      Rule(
        "scrub.popover", "A popover dismisses itself on the accessibility escape.",
        when: [Derived.effectiveStyle.is(.popover), Derived.actionSheetForm.is(.notOne)], then: .yes, .documented,
        [.headerAccessibility]),
      Rule(
        "scrub.unknown", "What UIKit does with the accessibility escape elsewhere is not known.", when: [],
        then: .undetermined, .inferred, [.accessibilityDrawer, .transmission],
        experiment: "Show a page sheet, turn VoiceOver on and scrub."),
    ])

  static let popoverDelegate = Decision(
    Derived.popoverDelegate, .first,
    [
      Rule(
        "popover-delegate.old", "Before iOS 13, or built before SDK 13, a popover calls its old delegate methods.",
        when: [Derived.generation.isNot(.iOS13)], then: .old, .documented, [.headerPopover, .docPopoverDelegate]),
      Rule(
        "popover-delegate.fallback", "From iOS 13 the old should-method still works where the new one is missing.",
        when: [Input.shouldDismissPopover.isNot(.unimplemented), Input.shouldDismiss.is(.unimplemented)],
        then: .oldAsFallback, .inferred, [.bookPopover, .bookActionSheet]),
      Rule(
        "popover-delegate.new", "From iOS 13 a popover calls the methods of the adaptive delegate.", when: [],
        then: .new, .documented, [.headerPopover, .headerPresentation]),
    ])
}
