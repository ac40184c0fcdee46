// What becomes of the style: the default by size classes, and the delegate's say.
extension Knowledge {
  static let askedOverload = Decision(
    Derived.askedOverload, .first,
    [
      Rule(
        "asked.no-delegate", "Without a delegate nobody is asked.", when: [Input.delegate.is(.no)], then: .neither,
        .documented, [.docAdaptiveDelegate]),
      Rule(
        "asked.too-late", "A delegate that is set after the call is not asked about the presentation itself.",
        when: [Input.delegate.is(.after)], then: .neither, .observed, [.bookAdaptive, .bookPopoverPhone]),
      Rule(
        "asked.alert", "An alert asks its own presentation controller, not the app's delegate.",
        when: [Input.controller.is(.alert, .actionSheet)], then: .neither, .inferred, [.classDump12]),
      Rule(
        "asked.full-screen-family", "Full-screen and context styles never adapt, so no answer counts.",
        when: [
          Derived.requestedStyle.is(
            .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .blurOverFullScreen)
        ], then: .neither, .observed, [.matrix13, .matrix9]),
      Rule(
        "asked.custom-not-in-full-screen", "A custom presentation that is not full screen never adapts.",
        when: [Derived.requestedStyle.is(.custom), Input.presentsInFullscreen.is(.no)], then: .neither, .documented,
        [.session2014Presentation]),
      Rule(
        "asked.traits", "The overload with a trait collection is asked from iOS 8.3 on, and comes first.",
        when: [Input.os.atLeast(.iOS8dot3), Input.sdk.atLeast(.iOS8dot3), Input.adaptiveAnswer.isNot(.unimplemented)],
        then: .traitCollection, .documented, [.docAdaptiveDelegate, .headerPresentation, .averageJake]),
      Rule(
        "asked.older", "The older overload is asked about compact width only.",
        when: [Input.oldAdaptiveAnswer.isNot(.unimplemented), Derived.horizontalClass.is(.compact)], then: .older,
        .documented, [.docAdaptiveDelegate, .averageJake]),
      Rule(
        "asked.nothing-implemented", "A delegate without these methods leaves the default.", when: [], then: .neither,
        .documented, [.docAdaptiveDelegate]),
    ])

  static let answerHere = Decision(
    Derived.answerHere, .first,
    [
      Rule(
        "answer.older", "The older overload gives one answer.", when: [Derived.askedOverload.is(.older)],
        thenValueOf: Input.oldAdaptiveAnswer, .documented, [.docAdaptiveDelegate]),
      Rule(
        "answer.always", "An answer without a condition is the answer.", when: [Input.adaptiveCondition.is(.always)],
        thenValueOf: Input.adaptiveAnswer, .documented, [.docAdaptiveDelegate]),
      Rule(
        "answer.compact-width", "The delegate sees the compact width of the traits that it gets.",
        when: [Input.adaptiveCondition.is(.compactWidth, .anyCompact), Derived.horizontalClass.is(.compact)],
        thenValueOf: Input.adaptiveAnswer, .documented, [.docAdaptiveDelegate]),
      Rule(
        "answer.compact-height", "The delegate sees the compact height of the traits that it gets.",
        when: [Input.adaptiveCondition.is(.compactHeight, .anyCompact), Derived.verticalClass.is(.compact)],
        thenValueOf: Input.adaptiveAnswer, .documented, [.docAdaptiveDelegate]),
      Rule(
        "answer.otherwise", "For other traits the delegate gives its other answer.", when: [],
        thenValueOf: Input.adaptiveElse, .documented, [.docAdaptiveDelegate]),
    ])

  static let answerThatCounts = Decision(
    Derived.answerThatCounts, .first,
    [
      Rule(
        "honoured.nobody-asked", "Where nobody is asked the default counts.",
        when: [Derived.askedOverload.is(.neither)], then: .unimplemented, .documented, [.docAdaptiveDelegate]),
      Rule(
        "honoured.full-screen-or-none", "Full screen, over full screen and none are honoured at any size class.",
        when: [Derived.answerHere.is(.fullScreen, .overFullScreen, .noStyle)], thenValueOf: Derived.answerHere,
        .documented, [.docAdaptiveDelegate, .matrix13, .matrix9]),
      Rule(
        "honoured.form-sheet", "Form sheet is honoured from the overload with a trait collection.",
        when: [Derived.answerHere.is(.formSheet), Derived.askedOverload.is(.traitCollection)], then: .formSheet,
        .documented, [.docAdaptiveDelegate, .matrix13, .matrix9]),
      Rule(
        "honoured.invalid", "Any other answer is as good as none at all: the default counts.", when: [],
        then: .unimplemented, .documented, [.docAdaptiveDelegate, .matrix13, .matrix9]),
    ])

  static let defaultStyle = Decision(
    Derived.defaultStyle, .first,
    [
      Rule(
        "default.activity-inside-popover", "On iOS 10 an activity controller from a popover slid up inside it.",
        when: [
          Input.controller.is(.activity),
          Fact.presenterLayout.is(.popover),
          Input.os.is(.iOS10, .iOS10dot3),
        ], then: .custom, .observed, [.popoverNestedLog]),
      Rule(
        "default.popover-kept-wide", "A popover at regular width and regular height stays a popover.",
        when: [
          Derived.requestedStyle.is(.popover),
          Derived.horizontalClass.is(.regular),
          Derived.verticalClass.is(.regular),
        ], then: .popover, .documented, [.docPopoverStyle, .matrix13, .matrix9]),
      Rule(
        "default.popover-unknown-width", "In the band of widths that nobody knows a popover may adapt or not.",
        when: [Derived.requestedStyle.is(.popover), Derived.horizontalClass.is(.undetermined)], then: .undetermined,
        .inferred, [.docPopoverStyle],
        experiment: "Show a popover in a free iPad window and drag it from 640 to 677 points."),
      Rule(
        "default.popover-13", "From iOS 13 a popover that is compact in either direction becomes a form sheet.",
        when: [Derived.requestedStyle.is(.popover), Derived.generation.is(.iOS13)], then: .formSheet, .documented,
        [.docPopoverStyle, .matrix13]),
      Rule(
        "default.popover-compact-8-3", "From iOS 8.3 to 12 a popover at compact width becomes full screen.",
        when: [
          Derived.requestedStyle.is(.popover),
          Derived.generation.is(.iOS8dot3),
          Derived.horizontalClass.is(.compact),
        ], then: .fullScreen, .documented, [.docPopoverStyle, .matrix9]),
      Rule(
        "default.popover-plus-kept", "A popover on a 6 Plus on its side may have stayed a popover up to iOS 8.4.",
        when: [
          Derived.requestedStyle.is(.popover),
          Derived.generation.is(.iOS8dot3),
          Input.os.before(.iOS9),
          Reading.plusPopover.is(.popover),
        ], then: .popover, .observed, [.plusPopoverRadar]),
      Rule(
        "default.popover-plus",
        "From iOS 8.3 to 12 a popover at regular width and compact height becomes a form sheet.",
        when: [Derived.requestedStyle.is(.popover), Derived.generation.is(.iOS8dot3)], then: .formSheet, .documented,
        [.docPopoverStyle, .matrix9, .session2015Multitasking]),
      Rule(
        "default.popover-8-over", "Before iOS 8.3 a popover at compact width may become over full screen.",
        when: [
          Derived.requestedStyle.is(.popover),
          Derived.horizontalClass.is(.compact),
          Reading.earlyPopover.is(.overFullScreen),
        ], then: .overFullScreen, .documented, [.session2014Presentation, .guidePresenting]),
      Rule(
        "default.popover-8", "Before iOS 8.3 a popover at compact width becomes full screen.",
        when: [Derived.requestedStyle.is(.popover), Derived.horizontalClass.is(.compact)], then: .fullScreen,
        .documented, [.headerPresentation]),
      Rule(
        "default.sheet-compact-before-13", "Before iOS 13 a page or form sheet at compact width becomes full screen.",
        when: [
          Derived.requestedStyle.is(.pageSheet, .formSheet),
          Derived.generation.isNot(.iOS13),
          Derived.horizontalClass.is(.compact),
        ], then: .fullScreen, .observed, [.matrix9, .session2019Modernizing]),
      Rule(
        "default.kept", "Everything else keeps the style that was asked for.", when: [],
        thenValueOf: Derived.requestedStyle, .observed, [.matrix13, .matrix9]),
    ])

  static let effectiveStyle = Decision(
    Derived.effectiveStyle, .first,
    [
      Rule(
        "style.action-sheet-card", "An action sheet that is no popover has its own presentation controller.",
        when: [Derived.actionSheetForm.is(.bottomSheet, .card)], then: .custom, .inferred, [.classDump12, .probeAlerts]),
      Rule(
        "style.action-sheet-popover", "An action sheet in popover form is a popover.",
        when: [Derived.actionSheetForm.is(.popover)], then: .popover, .observed, [.probeAlerts, .actionSheetCrash]),
      Rule(
        "style.full-screen-answer", "The delegate's answer full screen is used.",
        when: [Derived.answerThatCounts.is(.fullScreen)], then: .fullScreen, .observed, [.matrix13, .matrix9]),
      Rule(
        "style.over-full-screen-answer", "The delegate's answer over full screen is used.",
        when: [Derived.answerThatCounts.is(.overFullScreen)], then: .overFullScreen, .observed, [.matrix13, .matrix9]),
      Rule(
        "style.form-sheet-answer", "The delegate's answer form sheet is used.",
        when: [Derived.answerThatCounts.is(.formSheet)], then: .formSheet, .observed, [.matrix13, .matrix9]),
      Rule(
        "style.none-answer", "The delegate's answer none keeps the style that was asked for.",
        when: [Derived.answerThatCounts.is(.noStyle)], thenValueOf: Derived.requestedStyle, .documented,
        [.docAdaptiveDelegate, .matrix13, .matrix9]),
      Rule(
        "style.default", "Otherwise the default adaptation counts.", when: [], thenValueOf: Derived.defaultStyle,
        .documented, [.docAdaptiveDelegate]),
    ])

  static let isAdapted = Decision(
    Derived.isAdapted, .first,
    [
      Rule(
        "adapted.alert", "Alerts and action sheets do not adapt; they have forms of their own.",
        when: [Input.controller.is(.alert, .actionSheet)], then: .no, .inferred, [.classDump12]),
      Rule(
        "adapted.to-full-screen", "A style that became full screen is adapted.",
        when: [Derived.effectiveStyle.is(.fullScreen), Derived.requestedStyle.isNot(.fullScreen)], then: .yes,
        .observed, [.matrix13, .matrix9]),
      Rule(
        "adapted.to-over-full-screen", "A style that became over full screen is adapted.",
        when: [Derived.effectiveStyle.is(.overFullScreen), Derived.requestedStyle.isNot(.overFullScreen)], then: .yes,
        .observed, [.matrix13, .matrix9]),
      Rule(
        "adapted.to-form-sheet", "A style that became a form sheet is adapted.",
        when: [Derived.effectiveStyle.is(.formSheet), Derived.requestedStyle.isNot(.formSheet)], then: .yes, .observed,
        [.matrix13, .matrix9]),
      Rule(
        "adapted.not", "A style that is in effect as asked for is not adapted.", when: [], then: .no, .observed,
        [.matrix13, .matrix9]),
    ])

  static let reportedStyle = Decision(
    Derived.reportedStyle, .first,
    [
      Rule(
        "reported.before-8-3", "Before iOS 8.3 there is no willPresentWithAdaptiveStyle.",
        when: [Input.os.before(.iOS8dot3)], then: .nothing, .documented, [.headerPresentation]),
      Rule(
        "reported.old-sdk", "An app that was built before SDK 8.3 cannot have willPresentWithAdaptiveStyle.",
        when: [Input.sdk.before(.iOS8dot3)], then: .nothing, .inferred, [.headerPresentation]),
      Rule(
        "reported.nobody", "Without a delegate nothing is reported.", when: [Derived.hasDelegate.is(.no)],
        then: .nothing, .documented, [.headerPresentation]),
      Rule(
        "reported.no-trait-change", "A change of size alone reports nothing.",
        when: [Fact.stepIsOfTheWindow, Fact.traitsChange.is(.no)], then: .nothing, .documented,
        [.docAdaptiveDelegate, .headerPresentation]),
      Rule(
        "reported.too-late", "Whether a delegate that is set after the call still gets the report is not known.",
        when: [Input.delegate.is(.after)], then: .undetermined, .inferred, [.bookPresented],
        experiment: "Set the delegate on the line after present and log willPresentWithAdaptiveStyle."),
      Rule(
        "reported.full-screen", "An adaptation to full screen is reported.",
        when: [Derived.isAdapted.is(.yes), Derived.effectiveStyle.is(.fullScreen)], then: .fullScreen, .observed,
        [.matrix13, .matrix9]),
      Rule(
        "reported.over-full-screen", "An adaptation to over full screen is reported.",
        when: [Derived.isAdapted.is(.yes), Derived.effectiveStyle.is(.overFullScreen)], then: .overFullScreen,
        .observed, [.matrix13, .matrix9]),
      Rule(
        "reported.form-sheet", "An adaptation to a form sheet is reported.", when: [Derived.isAdapted.is(.yes)],
        then: .formSheet, .observed, [.matrix13, .matrix9]),
      Rule(
        "reported.unknown", "Where the style in effect is not known, neither is the report.",
        when: [Derived.effectiveStyle.is(.undetermined)], then: .undetermined, .inferred, [.matrix13],
        experiment: "Log willPresentWithAdaptiveStyle for that controller or window."),
      Rule(
        "reported.none", "Without an adaptation none is reported, for every style.", when: [], then: .noStyle,
        .observed,
        [.matrix13, .matrix9]),
    ])

  static let isReplaced = Decision(
    Derived.isReplaced, .first,
    [
      Rule(
        "replaced.adapted", "The delegate's other controller is used if the style is adapted.",
        when: [Input.replacement.is(.yes), Derived.isAdapted.is(.yes), Input.delegate.is(.before, .unsaid)], then: .yes,
        .observed, [.matrix13, .matrix9]),
      Rule(
        "replaced.not", "Without an adaptation, or without an offer, the controller stays.", when: [], then: .no,
        .observed, [.matrix13, .matrix9]),
    ])

  static let hasDelegate = Decision(
    Derived.hasDelegate, .first,
    [
      Rule(
        "delegate.none", "A delegate that is not set hears nothing.", when: [Input.delegate.is(.no)], then: .no,
        .documented, [.headerPresentation]),
      Rule(
        "delegate.alert", "Alerts and action sheets keep their delegate to themselves.",
        when: [Input.controller.is(.alert, .actionSheet)], then: .no, .inferred, [.classDump12, .alertDelegate]),
      Rule(
        "delegate.photo-picker", "Up to iOS 16.3 a photo picker's delegate hears of no swipe.",
        when: [
          Input.controller.is(.photoPicker),
          Input.os.before(.iOS16dot4),
          Input.platform.is(.iOS),
          Fact.step.isNot(.present, .rotate, .resize, .fold, .unfold),
        ], then: .no, .reported, [.photoPicker]),
      Rule(
        "delegate.listens", "The delegate of the presentation controller hears of the presentation.", when: [],
        then: .yes, .documented, [.headerPresentation]),
    ])

  static let delegateIsAsked = Decision(
    Derived.delegateIsAsked, .first,
    [
      Rule(
        "in-time.before", "A delegate that is set before the call is in time for its questions.",
        when: [Input.delegate.is(.before, .unsaid)], then: .yes, .observed,
        [.bookAdaptive, .whatsNew]),
      Rule(
        "in-time.not", "A later delegate is too late for the questions of the presentation itself.", when: [],
        then: .no,
        .observed, [.bookAdaptive]),
    ])
}
