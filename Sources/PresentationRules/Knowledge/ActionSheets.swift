// How action sheets are shown, whether they and popovers have an anchor, and which actions are drawn.
extension Knowledge {
  static let newDesign = Decision(
    Derived.newDesign, .first,
    [
      Rule(
        "design.before-26", "The design of iOS 26 needs iOS 26.", when: [Input.os.before(.iOS26)], then: .no,
        .documented, [.docLiquidGlass, .docCompatibilityKey]),
      Rule(
        "design.old-sdk", "The design of iOS 26 needs SDK 26.", when: [Input.sdk.before(.iOS26)], then: .no,
        .documented,
        [.docLiquidGlass, .docCompatibilityKey]),
      Rule(
        "design.no-key", "Without the compatibility key an app built with SDK 26 has the new design.",
        when: [Input.compatibilityKey.is(.no)], then: .yes, .documented, [.docCompatibilityKey]),
      Rule(
        "design.key-ignored", "Built with SDK 27, iOS 27 ignores the compatibility key.",
        when: [Input.sdk.atLeast(.iOS27), Input.os.atLeast(.iOS27)], then: .yes, .documented, [.docCompatibilityKey]),
      Rule(
        "design.key-ignored-on-26", "Built with SDK 27, iOS 26 may ignore the compatibility key.",
        when: [Input.sdk.atLeast(.iOS27), Reading.compatibilityKeyOn26.is(.ignored)], then: .yes, .documented,
        [.docCompatibilityKey]),
      Rule(
        "design.key", "The compatibility key keeps the design of earlier SDKs.", when: [], then: .no, .documented,
        [.docCompatibilityKey, .compatibilityForum]),
    ])

  static let hasAnchor = Decision(
    Derived.hasAnchor, .first,
    [
      Rule(
        "anchor.given", "A source view, rect or item is an anchor.", when: [Input.anchor.is(.yes)], then: .yes,
        .documented, [.docPopoverController]),
      Rule(
        "anchor.missing", "Without a source view, rect or item there is no anchor.", when: [Input.anchor.is(.no)],
        then: .no, .documented, [.docPopoverController]),
      Rule(
        "anchor.action-sheet", "An action sheet may have an anchor or not, as long as nobody says.",
        when: [Input.controller.is(.actionSheet)], thenValueOf: Input.usualAnchor, .documented, [.docAlerts]),
      Rule(
        "anchor.usual", "A popover has its anchor unless it is said that it has none.", when: [], then: .yes,
        .documented, [.docPopoverController]),
    ])

  static let actionSheetForm = Decision(
    Derived.actionSheetForm, .first,
    [
      Rule(
        "action-sheet.not-one", "Only action sheets have the form of one.",
        when: [Input.controller.isNot(.actionSheet)], then: .notOne, .documented, [.docAlerts]),
      Rule(
        "action-sheet.tv", "tvOS shows an action sheet in the middle.", when: [Input.platform.is(.tvOS)], then: .card,
        .inferred, [.docAlerts26]),
      Rule(
        "action-sheet.other-platforms", "On Catalyst an action sheet is anchored as on iPad.",
        when: [Input.platform.isNot(.iOS)], then: .popover, .inferred, [.docAlerts]),
      Rule(
        "action-sheet.inside-compact",
        "Before iOS 13 an unanchored action sheet from a popover or form sheet slid up inside it.",
        when: [
          Fact.presenterLayout.is(.popover, .floatingSheet),
          Input.os.before(.iOS13),
          Input.anchor.isNot(.yes),
        ], then: .bottomSheet, .observed, [.bookActionSheet]),
      Rule(
        "action-sheet.regular", "Where both size classes are regular an action sheet is a popover.",
        when: [Derived.horizontalClass.is(.regular), Derived.verticalClass.is(.regular)], then: .popover, .documented,
        [.docAlerts, .actionSheetSizes]),
      Rule(
        "action-sheet.bottom",
        "Before the new design an action sheet at a compact size class slides up from the bottom.",
        when: [Derived.newDesign.is(.no)], then: .bottomSheet, .reported, [.actionSheetSizes]),
      Rule(
        "action-sheet.anchored-26", "In the new design an anchored action sheet is a popover on iPhone as well.",
        when: [Derived.hasAnchor.is(.yes)], then: .popover, .observed,
        [.probeAlerts, .anchoredSheets, .anchoredSheetsExpo]),
      Rule(
        "action-sheet.unanchored-26",
        "In the new design an iPhone action sheet without an anchor is drawn as an alert.",
        when: [], then: .card, .observed, [.probeAlerts]),
    ])

  static let drawnActions = Decision(
    Derived.drawnActions, .first,
    [
      Rule(
        "actions.popover", "An action sheet in popover form does not draw its cancel action.",
        when: [Derived.actionSheetForm.is(.popover)], then: .allButCancel, .documented,
        [.docAlerts, .probeAlerts, .anchoredSheets]),
      Rule(
        "actions.two", "In the new design two actions stand side by side, cancel first.",
        when: [Derived.newDesign.is(.yes), Fact.hasTwoActions.is(.yes)], then: .cancelFirst, .observed,
        [.probeAlerts]),
      Rule(
        "actions.more", "In the new design cancel comes last among three or more actions.",
        when: [Derived.newDesign.is(.yes)], then: .cancelLast, .observed, [.probeAlerts]),
      Rule(
        "actions.all", "Before, all actions are drawn; in which order no source says.", when: [], then: .all,
        .inferred, [.docAlerts]),
    ])
}
