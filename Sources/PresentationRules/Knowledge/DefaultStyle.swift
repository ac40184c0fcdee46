// The style that is asked for: what `automatic` resolves to, by kind of controller, SDK, system and platform.
extension Knowledge {
  static let requestedStyle = Decision(
    Derived.requestedStyle, .first, forcedStyles, automaticOnOldGenerations, automaticFor13AndLater)

  private static let forcedStyles: [Rule<Style>] = [
    Rule(
      "automatic.alert", "An alert has its own presentation controller whatever style is set.",
      when: [Input.controller.is(.alert)], then: .custom, .inferred, [.classDump12, .classDump17]),
    Rule(
      "automatic.action-sheet", "The style of an action sheet is popover whatever style is set.",
      when: [Input.controller.is(.actionSheet)], then: .popover, .observed, [.actionSheetCrash, .bookActionSheet]),
    Rule(
      "automatic.activity",
      "An activity controller has its own presentation controller, a popover where there is room.",
      when: [Input.controller.is(.activity)], then: .popover, .inferred, [.docActivity, .classDump17]),
    Rule(
      "automatic.cloud-sharing", "A cloud sharing controller is made for a popover.",
      when: [Input.controller.is(.cloudSharing)], then: .popover, .inferred, [.docCloudSharing, .classDump17]),
    Rule(
      "automatic.explicit", "A style that is set is the style that is asked for.",
      when: [Input.style.isNot(.automatic)], thenValueOf: Input.style, .documented, [.headerViewController]),
    Rule(
      "automatic.search", "A search controller has its own presentation controller.",
      when: [Input.controller.is(.search)], then: .custom, .inferred, [.docSearch, .classDump17]),
  ]

  private static let automaticOnOldGenerations: [Rule<Style>] = [
    Rule(
      "automatic.tv", "On tvOS the default stays full screen.", when: [Input.platform.is(.tvOS)], then: .fullScreen,
      .documented, [.headerViewController, .docAutomatic]),
    Rule(
      "automatic.other-platforms", "Catalyst and visionOS may have the default of all other platforms, full screen.",
      when: [
        Input.platform.isNot(.iOS),
        Reading.otherPlatformDefault.is(.fullScreen),
      ], then: .fullScreen, .documented, [.headerViewController]),
    Rule(
      "automatic.before-ios-13", "Before iOS 13 the default style is full screen.", when: [Input.os.before(.iOS13)],
      then: .fullScreen, .documented, [.headerViewController]),
    Rule(
      "automatic.built-before-sdk-13",
      "An app that was built before SDK 13 keeps the full-screen default on later systems.",
      when: [Input.sdk.before(.iOS13)], then: .fullScreen, .reported, [.changes13]),
    Rule(
      "automatic.camera", "An image picker with the camera is presented in full screen.",
      when: [Input.controller.is(.imagePickerCamera)], then: .fullScreen, .documented, [.session2019Modernizing]),
    Rule(
      "automatic.safari", "A Safari view controller is a full-screen experience.", when: [Input.controller.is(.safari)],
      then: .fullScreen, .documented, [.docSafari]),
  ]

  private static let automaticFor13AndLater: [Rule<Style>] = [
    Rule(
      "automatic.split-view", "A split view controller resolves the style by itself; which one it picks is not known.",
      when: [Input.controller.is(.splitView)], then: .undetermined, .inferred, [.classDump17, .changes13],
      experiment: "Read modalPresentationStyle of a fresh UISplitViewController on iOS 13 and on iOS 18."),
    Rule(
      "automatic.media", "Players, previews, media pickers and message composers deviate in ways that are not known.",
      when: [Input.controller.is(.player, .quickLook, .mediaPicker, .documentBrowser, .message)], then: .undetermined,
      .inferred,
      [.classDump17], experiment: "Read modalPresentationStyle of a fresh instance of the class."),
    Rule(
      "automatic.form-sheet-from-18", "From iOS 18, built with SDK 18, automatic is a form sheet.",
      when: [Input.os.atLeast(.iOS18), Input.sdk.atLeast(.iOS18)], then: .formSheet, .documented,
      [.docAutomatic, .headerSheet, .elementXcode16, .navigationTests, .screensDefault]),
    Rule(
      "automatic.form-sheet-by-system", "From iOS 18 automatic may be a form sheet for older builds as well.",
      when: [Input.os.atLeast(.iOS18), Reading.automaticGate.is(.system)], then: .formSheet, .documented,
      [.docAutomatic, .catalystShrink]),
    Rule(
      "automatic.page-sheet-of-others",
      "From iOS 13 controllers of the system without a style of their own are page sheets.",
      when: [
        Input.controller.is(
          .mail, .photoPicker, .colourPicker, .fontPicker, .page, .customContainer, .documentPicker,
          .imagePickerLibrary)
      ], then: .pageSheet, .inferred, [.classDump17, .headerViewController]),
    Rule(
      "automatic.page-sheet", "From iOS 13, built with SDK 13, automatic is a page sheet.", when: [], then: .pageSheet,
      .documented, [.headerViewController, .session2019Modernizing, .navigationTests, .xamarinAudit, .netguru13]),
  ]

  static let readBackStyle = Decision(
    Derived.readBackStyle, .first,
    [
      Rule(
        "read-back.resolved", "The property reads the resolved style, never automatic, and stays so after adaptation.",
        when: [], thenValueOf: Derived.requestedStyle, .documented,
        [.headerViewController, .bookPopoverPhone, .hotwireTests])
    ])

  static let generation = Decision(
    Derived.generation, .first,
    [
      Rule(
        "generation.13", "On iOS 13 and later, built with SDK 13 or later, sheets are cards and no longer adapt.",
        when: [Input.os.atLeast(.iOS13), Input.sdk.atLeast(.iOS13)], then: .iOS13, .documented,
        [.session2019Modernizing, .headerPresentation]),
      Rule(
        "generation.vision", "visionOS came after that and has the later rules alone.",
        when: [Input.platform.is(.visionOS)], then: .iOS13, .documented, [.docStyles]),
      Rule(
        "generation.8-3", "From iOS 8.3, built with SDK 8.3, any change of size classes counts.",
        when: [Input.os.atLeast(.iOS8dot3), Input.sdk.atLeast(.iOS8dot3)], then: .iOS8dot3, .observed,
        [.averageJake, .matrix9, .changes13]),
      Rule(
        "generation.8", "Before iOS 8.3 or built before SDK 8.3, only compact width counts.", when: [], then: .iOS8,
        .observed, [.averageJake]),
    ])
}
