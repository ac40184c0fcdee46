// How a presentation is laid out, and what stays behind it.
extension Knowledge {
  static let layout = Decision(Derived.layout, .first, layoutsOfTheirOwn, layoutsOfSheets)

  private static let layoutsOfTheirOwn: [Rule<Layout>] = [
    Rule(
      "layout.alert", "An alert is a card in the middle of the safe area.", when: [Input.controller.is(.alert)],
      then: .alert, .observed, [.probeAlerts]),
    Rule(
      "layout.bottom-action-sheet", "An action sheet slides up from the bottom.",
      when: [Derived.actionSheetForm.is(.bottomSheet)], then: .bottomActionSheet, .reported, [.actionSheetSizes]),
    Rule(
      "layout.action-sheet-card", "An iPhone action sheet without an anchor is drawn as an alert in the new design.",
      when: [Derived.actionSheetForm.is(.card)], then: .alert, .observed, [.probeAlerts]),
    Rule(
      "layout.full-screen", "The full-screen styles cover the window.",
      when: [Derived.effectiveStyle.is(.fullScreen, .overFullScreen, .blurOverFullScreen)], then: .fullScreen,
      .documented, [.headerViewController, .docStyles]),
    Rule(
      "layout.in-context", "The context styles cover the context.",
      when: [Derived.effectiveStyle.is(.currentContext, .overCurrentContext)], then: .inContext, .documented,
      [.headerViewController, .docStyles]),
    Rule(
      "layout.popover", "A popover points at its anchor.", when: [Derived.effectiveStyle.is(.popover)], then: .popover,
      .documented, [.headerViewController, .docPopoverStyle]),
    Rule(
      "layout.custom", "A custom presentation is laid out by its own presentation controller.",
      when: [Derived.effectiveStyle.is(.custom)], then: .custom, .documented, [.headerViewController]),
    Rule(
      "layout.unknown-style", "Where the style in effect is not known, neither is the layout.",
      when: [Derived.effectiveStyle.is(.undetermined, .noStyle, .automatic)], then: .undetermined, .inferred,
      [.classDump17], experiment: "Present it and look."),
  ]

  private static let layoutsOfSheets: [Rule<Layout>] = [
    Rule(
      "layout.other-platforms", "On Catalyst and visionOS a sheet floats.", when: [Input.platform.isNot(.iOS)],
      then: .floatingSheet, .inferred, [.probeSheets, .sheetGuidelines]),
    Rule(
      "layout.sheet-before-13-compact", "A sheet before iOS 13 that was kept at compact width covers the window.",
      when: [Derived.generation.isNot(.iOS13), Derived.horizontalClass.is(.compact)], then: .fills, .inferred,
      [.matrix9]),
    Rule(
      "layout.sheet-before-13", "A sheet before iOS 13 floats at regular width, also on a Plus iPhone on its side.",
      when: [Derived.generation.isNot(.iOS13)], then: .floatingSheet, .observed, [.matrix9]),
    Rule(
      "layout.edge-attached", "At compact height a sheet can be attached to the bottom edge, from iOS 15 on.",
      when: [
        Derived.verticalClass.is(.compact),
        Input.edgeAttached.is(.yes),
        Input.os.atLeast(.iOS15),
      ], then: .edgeAttached, .documented, [.headerSheet, .docSheetController]),
    Rule(
      "layout.fills", "At compact height a sheet covers the window and stays a sheet.",
      when: [Derived.verticalClass.is(.compact)], then: .fills, .observed, [.matrix13, .probeLandscape]),
    Rule(
      "layout.card", "At compact width a sheet is a card.", when: [Derived.horizontalClass.is(.compact)], then: .card,
      .documented, [.session2019Modernizing, .docStyles]),
    Rule(
      "layout.floating", "At regular width a sheet floats.", when: [Derived.horizontalClass.is(.regular)],
      then: .floatingSheet, .documented, [.session2019Modernizing, .docStyles, .session2016Adaptivity]),
    Rule(
      "layout.unknown-width", "In the band of widths that nobody knows a sheet may be a card or float.", when: [],
      then: .undetermined, .inferred, [.radarWidth639],
      experiment: "Show a sheet in a free iPad window and drag it from 640 to 677 points."),
  ]

  static let presenterStays = Decision(
    Derived.presenterStays, .first,
    [
      Rule(
        "stays.full-screen", "Full screen takes the presenter's view out of the hierarchy.",
        when: [Derived.effectiveStyle.is(.fullScreen)], then: .no, .documented,
        [.headerViewController, .modalLog2022, .modalLog2024]),
      Rule(
        "stays.current-context", "Current context takes the context's view out of the hierarchy.",
        when: [Derived.effectiveStyle.is(.currentContext)], then: .no, .documented,
        [.headerViewController, .callbackTable12]),
      Rule(
        "stays.custom-removed", "A custom presentation controller can take the presenter's view out.",
        when: [Input.style.is(.custom), Derived.effectiveStyle.is(.custom), Input.removesPresenter.is(.yes)],
        then: .no, .documented, [.headerPresentation]),
      Rule(
        "stays.unknown-popover", "Whether a popover adapts to a sheet or not, it leaves the presenter in place.",
        when: [
          Derived.effectiveStyle.is(.undetermined),
          Derived.requestedStyle.is(.popover),
          Derived.generation.is(.iOS13),
        ], then: .yes, .inferred, [.docPopoverStyle, .probePopovers]),
      Rule(
        "stays.unknown", "Where the style in effect is not known, neither is this.",
        when: [Derived.effectiveStyle.is(.undetermined, .noStyle, .automatic)], then: .undetermined, .inferred,
        [.classDump17], experiment: "Present it and read the presenter's view.window."),
      Rule(
        "stays.blur", "For blurOverFullScreen it is not stated.",
        when: [Derived.effectiveStyle.is(.blurOverFullScreen)], then: .undetermined, .inferred, [.docStyles],
        experiment: "Present with blurOverFullScreen on tvOS and read the presenter's view.window."),
      Rule(
        "stays.everything-else",
        "Sheets, popovers, alerts, the over styles and custom presentations leave it in place.",
        when: [], then: .yes, .observed,
        [.modalLog2022, .modalLog2024, .probePopovers, .xamarinCallbacks, .panModal, .sheetCallbackLog]),
    ])

  static let isSystemSheet = Decision(
    Derived.isSystemSheet, .first,
    [
      Rule(
        "sheet.system", "Page and form sheets have the gestures of a sheet from iOS 13, built with SDK 13.",
        when: [Derived.effectiveStyle.is(.pageSheet, .formSheet), Derived.generation.is(.iOS13)], then: .yes,
        .documented, [.session2019Modernizing, .headerViewController]),
      Rule(
        "sheet.not", "Nothing else has the gestures of a sheet.", when: [], then: .no, .documented,
        [.session2019Modernizing, .headerViewController]),
    ])

  static let detentIsActive = Decision(
    Derived.detentIsActive, .first,
    [
      Rule(
        "detent.medium-inactive", "The medium detent is not offered at compact height.",
        when: [Fact.detentKind.is(.medium), Derived.verticalClass.is(.compact)], then: .no, .documented,
        [.headerSheet, .docSheetController]),
      Rule(
        "detent.medium-before-15", "Before iOS 15 a sheet has the large detent only.",
        when: [Fact.detentKind.isNot(.large), Input.os.before(.iOS15)], then: .no, .documented, [.headerSheet]),
      Rule(
        "detent.active", "Every other detent is offered.", when: [], then: .yes, .documented, [.headerSheet]),
    ])

  static let initialDetent = Decision(
    Derived.initialDetent, .first,
    [
      Rule(
        "detent.selected", "A sheet opens at the selected detent, if it offers that.",
        when: [Fact.selectionIsOffered.is(.yes)], then: .selected, .documented, [.headerSheet, .screensScenarios]),
      Rule(
        "detent.smallest", "Without a selection that is offered a sheet opens at its smallest detent.", when: [],
        then: .smallest, .documented, [.headerSheet, .screensScenarios, .probeDetents]),
    ])
}
