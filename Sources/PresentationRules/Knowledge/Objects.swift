// Which presentation controllers the properties give.
extension Knowledge {
  static let sheetObject = Decision(
    Derived.sheetObject, .first,
    [
      Rule(
        "sheet-object.before-15", "sheetPresentationController came with iOS 15.",
        when: [Input.os.before(.iOS15), Input.platform.isNot(.visionOS)], then: .absent, .documented,
        [.docSheetController]),
      Rule(
        "sheet-object.old-sdk", "sheetPresentationController came with SDK 15.",
        when: [Input.sdk.before(.iOS15), Input.platform.isNot(.visionOS)], then: .absent, .documented,
        [.docSheetController]),
      Rule(
        "sheet-object.tv", "tvOS has no sheet presentation controller.", when: [Input.platform.is(.tvOS)],
        then: .absent, .documented, [.docSheetController]),
      Rule(
        "sheet-object.sheet", "A page or form sheet, also one that automatic resolves to, has one.",
        when: [Derived.requestedStyle.is(.pageSheet, .formSheet)], then: .object, .documented,
        [.docSheetController, .probeDetents]),
      Rule(
        "sheet-object.unknown", "Where the resolved style is not known, neither is this.",
        when: [Derived.requestedStyle.is(.undetermined)], then: .undetermined, .inferred, [.classDump17],
        experiment: "Read sheetPresentationController of a fresh instance of the class."),
      Rule(
        "sheet-object.other", "For every other style the property is nil.", when: [], then: .absent, .documented,
        [.docSheetController]),
    ])

  static let popoverObject = Decision(
    Derived.popoverObject, .first,
    [
      Rule(
        "popover-object.action-sheet-short", "Before iOS 26 the property of an action sheet at compact height is nil.",
        when: [
          Input.controller.is(.actionSheet),
          Derived.verticalClass.is(.compact),
          Input.os.before(.iOS26),
        ], then: .absent, .observed, [.oldPopoverButton]),
      Rule(
        "popover-object.action-sheet-narrow", "Before iOS 26 the property of an action sheet at compact width is nil.",
        when: [
          Input.controller.is(.actionSheet),
          Derived.horizontalClass.is(.compact),
          Input.os.before(.iOS26),
        ], then: .absent, .observed, [.oldPopoverButton]),
      Rule(
        "popover-object.popover", "A controller of style popover has one before it is presented.",
        when: [Derived.requestedStyle.is(.popover)], then: .object, .documented,
        [.docPopoverController, .probePopovers]),
      Rule(
        "popover-object.unknown", "Where the resolved style is not known, neither is this.",
        when: [Derived.requestedStyle.is(.undetermined)], then: .undetermined, .inferred, [.classDump17],
        experiment: "Read popoverPresentationController of a fresh instance of the class."),
      Rule(
        "popover-object.other", "For every other style the property is nil, unless an ancestor is in a popover.",
        when: [], then: .absent, .documented, [.docPopoverController]),
    ])

  static let adaptiveSheetObject = Decision(
    Derived.adaptiveSheetObject, .first,
    [
      Rule(
        "adaptive-sheet.before-15", "adaptiveSheetPresentationController came with iOS 15.",
        when: [Input.os.before(.iOS15)], then: .absent, .documented, [.docPopoverController]),
      Rule(
        "adaptive-sheet.old-sdk", "adaptiveSheetPresentationController came with SDK 15.",
        when: [Input.sdk.before(.iOS15)], then: .absent, .documented, [.docPopoverController]),
      Rule(
        "adaptive-sheet.vision", "visionOS has no adaptive sheet.", when: [Input.platform.is(.visionOS)], then: .absent,
        .documented, [.docPopoverController]),
      Rule(
        "adaptive-sheet.popover", "A popover has one at every size class.",
        when: [Derived.popoverObject.is(.object)], then: .object, .observed,
        [.probePopovers]),
      Rule(
        "adaptive-sheet.other", "Only a popover presentation controller has one.", when: [], then: .absent, .documented,
        [.docPopoverController]),
    ])

  static let controllerObject = Decision(
    Derived.controllerObject, .first,
    [
      Rule(
        "controller-object.alert", "An alert or action sheet has a private one.",
        when: [Input.controller.is(.alert, .actionSheet)], then: .alert, .inferred, [.classDump12]),
      Rule(
        "controller-object.popover", "A popover keeps its popover presentation controller after it has adapted.",
        when: [Derived.requestedStyle.is(.popover)], then: .popover, .observed, [.probePopovers, .bookPopoverPhone]),
      Rule(
        "controller-object.sheet", "A sheet has a sheet presentation controller.",
        when: [Derived.requestedStyle.is(.pageSheet, .formSheet)], then: .sheet, .documented, [.docSheetController]),
      Rule(
        "controller-object.full-screen", "A full-screen style has one of that family.",
        when: [Derived.requestedStyle.is(.fullScreen, .overFullScreen, .blurOverFullScreen)], then: .fullScreen,
        .inferred, [.classDump12, .classDump17]),
      Rule(
        "controller-object.context", "A context style has one of that family.",
        when: [Derived.requestedStyle.is(.currentContext, .overCurrentContext)], then: .currentContext, .inferred,
        [.classDump12, .classDump17]),
      Rule(
        "controller-object.custom", "A custom presentation has the one that its transitioning delegate supplies.",
        when: [Derived.requestedStyle.is(.custom)], then: .custom, .documented, [.headerViewController]),
      Rule(
        "controller-object.unknown", "Where the resolved style is not known, neither is this.", when: [],
        then: .undetermined, .inferred, [.classDump17],
        experiment: "Print the class of presentationController of a fresh instance."),
    ])

  static let pageSizing = Decision(
    Derived.pageSizing, .first,
    [
      Rule(
        "page-sizing.set", "prefersPageSizing reads yes where it is set to that.", when: [Input.pageSizing.is(.yes)],
        then: .yes, .documented, [.headerSheet]),
      Rule(
        "page-sizing.cleared", "prefersPageSizing reads no where it is set to that.", when: [Input.pageSizing.is(.no)],
        then: .no, .documented, [.headerSheet]),
      Rule(
        "page-sizing.before-18", "Before iOS 18 the default of prefersPageSizing is yes.",
        when: [Input.os.before(.iOS18)], then: .yes, .documented, [.headerSheet]),
      Rule(
        "page-sizing.from-18", "From iOS 18 on the default of prefersPageSizing is no.", when: [], then: .no,
        .documented, [.headerSheet]),
    ])
}
