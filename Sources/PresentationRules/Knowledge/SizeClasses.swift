// The size classes of a window: from device, orientation, zoom and window, or as they are said.
extension Knowledge {
  static let deviceIdiom = Decision(
    Derived.deviceIdiom, .first,
    [
      Rule(
        "device-idiom.pad", "Displays at least 744 points wide belong to iPads.",
        when: [Input.screen.atLeast(.points744by1133)],
        then: .pad, .documented, [.layoutGuidelines]),
      Rule(
        "device-idiom.phone", "All smaller displays belong to iPhones and iPods.", when: [], then: .phone, .documented,
        [.layoutGuidelines]),
    ])

  static let effectiveIdiom = Decision(
    Derived.effectiveIdiom, .first,
    [
      Rule(
        "idiom.of-device", "An app has the idiom of its device.", when: [Input.idiom.is(.ofDevice)],
        thenValueOf: Derived.deviceIdiom, .documented, [.layoutGuidelines]),
      Rule(
        "idiom.said", "An iPhone-only app has the phone idiom on an iPad as well.", when: [],
        thenValueOf: Input.idiom, .observed, [.snapshotTesting]),
    ])

  static let zoomedScreen = Decision(
    Derived.zoomedScreen, .first,
    [
      Rule(
        "zoom.off", "Without Display Zoom the display has its own points.", when: [Input.displayZoom.is(.no)],
        thenValueOf: Input.screen, .documented, [.layoutGuidelines]),
      Rule(
        "zoom.plus", "A zoomed Plus iPhone has the points of a 4.7-inch one.",
        when: [Input.screen.is(.points414by736)], then: .points375by667, .observed, [.zoomPoints]),
      Rule(
        "zoom.max", "A zoomed Max, Plus or XR display of the notch era has 375 x 812 points.",
        when: [Input.screen.is(.points414by896, .points428by926, .points430by932)], then: .points375by812, .observed,
        [.zoomPoints]),
      Rule(
        "zoom.none", "On other displays zooming changes no size class, so they keep their points here.", when: [],
        thenValueOf: Input.screen, .unsourced, [.generalKnowledge]),
    ])

  static let deviceHorizontal = Decision(
    Derived.deviceHorizontal, .first, horizontalOnPhones, horizontalOnPads)

  private static let horizontalOnPhones: [Rule<SizeClass>] = [
    Rule(
      "horizontal.other-platforms", "Catalyst, tvOS and visionOS windows are regular at any size.",
      when: [Input.platform.isNot(.iOS)], then: .regular, .unsourced, [.generalKnowledge]),
    Rule(
      "horizontal.resizable-phone", "An iPhone app in a free window stays compact however wide the window gets.",
      when: [Derived.effectiveIdiom.is(.phone), Input.window.is(.narrow, .between, .wide)], then: .compact, .observed,
      [.spaceArticle, .forumResize, .snapshotTesting]),
    Rule(
      "horizontal.phone-on-pad", "An iPhone-only app on an iPad has the classes of a small iPhone.",
      when: [Derived.effectiveIdiom.is(.phone), Derived.deviceIdiom.is(.pad)], then: .compact, .inferred,
      [.compatibilityOnPad]),
    Rule(
      "horizontal.duo-half", "Half of the inner display of iPhone Duo is compact.",
      when: [Derived.effectiveIdiom.is(.phone), Input.screen.is(.points669by951), Input.window.isNot(.full)],
      then: .compact, .inferred, [.probeDuo]),
    Rule(
      "horizontal.duo-inner", "The inner display of iPhone Duo is regular in every pose, built with SDK 27.",
      when: [
        Derived.effectiveIdiom.is(.phone),
        Input.screen.is(.points669by951),
        Input.sdk.atLeast(.iOS27),
      ], then: .regular, .documented, [.talkDuo, .probeDuo]),
    Rule(
      "horizontal.phone-upright", "An upright iPhone is compact.",
      when: [Derived.effectiveIdiom.is(.phone), Input.orientation.is(.portrait)], then: .compact, .documented,
      [.layoutGuidelines]),
    Rule(
      "horizontal.zoomed-latest",
      "The points of a zoomed Max or Air since the 16 are not known, so neither is their class.",
      when: [
        Derived.effectiveIdiom.is(.phone),
        Input.displayZoom.is(.yes),
        Input.screen.is(.points402by874, .points420by912, .points440by956),
      ], then: .undetermined, .inferred, [.zoomPoints],
      experiment: "Turn Display Zoom on, hold the iPhone sideways and print the horizontal size class."),
    Rule(
      "horizontal.wide-phone-on-its-side", "A Plus, Max, XR, 11 or Air on its side is regular, unless it is zoomed.",
      when: [
        Derived.effectiveIdiom.is(.phone),
        Derived.zoomedScreen.is(
          .points414by736, .points414by896, .points420by912, .points428by926, .points430by932, .points440by956),
      ], then: .regular, .documented, [.layoutGuidelines, .bookTraits]),
    Rule(
      "horizontal.phone-on-its-side",
      "Every other iPhone on its side is compact, also the outer display of iPhone Duo.",
      when: [Derived.effectiveIdiom.is(.phone)], then: .compact, .documented, [.layoutGuidelines]),
  ]

  private static let horizontalOnPads: [Rule<SizeClass>] = [
    Rule(
      "horizontal.pad-full", "An iPad app that has the whole screen is regular.", when: [Input.window.is(.full)],
      then: .regular, .documented, [.layoutGuidelines]),
    Rule(
      "horizontal.pad-slide-over", "A Slide Over app is compact.", when: [Input.window.is(.slideOver)], then: .compact,
      .observed, [.splitTraits, .snapshotTesting]),
    Rule(
      "horizontal.pad-third", "The narrow side of a Split View is compact.", when: [Input.window.is(.oneThird)],
      then: .compact, .observed, [.splitTraits, .snapshotTesting]),
    Rule(
      "horizontal.pad-large-half", "Half of a 12.9-inch or 13-inch iPad on its side is regular.",
      when: [Input.window.is(.oneHalf), Input.screen.is(.points1024by1366, .points1032by1376)], then: .regular,
      .observed,
      [.snapshotTesting]),
    Rule(
      "horizontal.pad-half", "Half of any other iPad is compact.", when: [Input.window.is(.oneHalf)], then: .compact,
      .observed, [.splitTraits, .snapshotTesting]),
    Rule(
      "horizontal.pad-wide-side", "The wide side of a Split View on an iPad on its side is regular.",
      when: [Input.window.is(.twoThirds), Input.orientation.is(.landscape)], then: .regular, .observed,
      [.splitTraits, .snapshotTesting]),
    Rule(
      "horizontal.pad-upright-647", "The wide side on an upright 13-inch M4 or M5 is 647 points, in the unknown band.",
      when: [Input.window.is(.twoThirds), Input.screen.is(.points1032by1376)], then: .undetermined, .inferred,
      [.snapshotTesting],
      experiment: "Print the horizontal size class of the wide Split View side on an upright 13-inch iPad Pro (M4)."),
    Rule(
      "horizontal.pad-upright-wide-side", "The wide side of a Split View on an upright iPad is compact.",
      when: [Input.window.is(.twoThirds)], then: .compact, .observed, [.radarWidth639, .snapshotTesting]),
    Rule(
      "horizontal.pad-narrow-window", "A free iPad window of at most 639 points is compact.",
      when: [Input.window.is(.narrow)], then: .compact, .inferred, [.radarWidth639, .snapshotTesting]),
    Rule(
      "horizontal.pad-wide-window", "A free iPad window of at least 678 points is regular.",
      when: [Input.window.is(.wide)], then: .regular, .inferred, [.snapshotTesting]),
    Rule(
      "horizontal.pad-between", "From 640 to 677 points nobody has published the size class of a free iPad window.",
      when: [], then: .undetermined, .inferred, [.radarWidth639],
      experiment: "Resize a window on iPadOS 26 and print the width at which the horizontal size class changes."),
  ]

  static let deviceVertical = Decision(
    Derived.deviceVertical, .first,
    [
      Rule(
        "vertical.other-platforms", "Catalyst, tvOS and visionOS windows are regular at any size.",
        when: [Input.platform.isNot(.iOS)], then: .regular, .unsourced, [.generalKnowledge]),
      Rule(
        "vertical.pad", "An iPad app is vertically regular in every configuration.",
        when: [Derived.effectiveIdiom.isNot(.phone)], then: .regular, .observed, [.splitTraits, .snapshotTesting]),
      Rule(
        "vertical.resizable-phone", "An iPhone app in a free window is upright, so regular.",
        when: [Input.window.is(.narrow, .between, .wide)], then: .regular, .inferred, [.session2026Modernize]),
      Rule(
        "vertical.duo-half", "Half of the inner display of iPhone Duo is regular.",
        when: [Input.screen.is(.points669by951), Input.window.isNot(.full)], then: .regular, .inferred, [.probeDuo]),
      Rule(
        "vertical.duo-inner", "The inner display of iPhone Duo is regular in every pose, built with SDK 27.",
        when: [Input.screen.is(.points669by951), Input.sdk.atLeast(.iOS27)], then: .regular, .documented,
        [.talkDuo, .probeDuo]),
      Rule(
        "vertical.phone-upright", "An upright iPhone is regular.", when: [Input.orientation.is(.portrait)],
        then: .regular, .documented, [.layoutGuidelines]),
      Rule(
        "vertical.phone-on-its-side", "An iPhone on its side is compact.", when: [], then: .compact, .documented,
        [.layoutGuidelines]),
    ])

  static let horizontalClass = Decision(
    Derived.horizontalClass, .first,
    [
      Rule(
        "horizontal.of-device", "The window has the class that device, orientation and window give.",
        when: [Input.horizontal.is(.ofDevice)], thenValueOf: Derived.deviceHorizontal, .documented,
        [.layoutGuidelines]),
      Rule(
        "horizontal.said", "A size class that is said directly counts.", when: [], thenValueOf: Input.horizontal,
        .documented, [.layoutGuidelines]),
    ])

  static let verticalClass = Decision(
    Derived.verticalClass, .first,
    [
      Rule(
        "vertical.of-device", "The window has the class that device, orientation and window give.",
        when: [Input.vertical.is(.ofDevice)], thenValueOf: Derived.deviceVertical, .documented, [.layoutGuidelines]),
      Rule(
        "vertical.said", "A size class that is said directly counts.", when: [], thenValueOf: Input.vertical,
        .documented, [.layoutGuidelines]),
    ])
}

extension Knowledge {
  static let insideHorizontal = Decision(
    Derived.insideHorizontal, .first,
    [
      Rule(
        "inside.popover-old", "On iOS 9 and 10 the content of a popover is compact in width.",
        when: [Derived.layout.is(.popover), Input.os.before(.iOS11)], then: .compact, .observed, [.popoverNestedLog]),
      Rule(
        "inside.popover", "Later the content of a popover is compact in width too, as far as anybody knows.",
        when: [Derived.layout.is(.popover)], then: .compact, .inferred, [.popoverNestedLog]),
      Rule(
        "inside.form-sheet-old", "On iOS 9 and 10 the content of a floating form sheet is compact in width.",
        when: [Derived.layout.is(.floatingSheet), Derived.effectiveStyle.is(.formSheet), Input.os.before(.iOS11)],
        then: .compact, .observed, [.popoverNestedLog]),
      Rule(
        "inside.form-sheet",
        "Later the content of a floating form sheet is compact in width too, as far as anybody knows.",
        when: [Derived.layout.is(.floatingSheet), Derived.effectiveStyle.is(.formSheet)], then: .compact, .inferred,
        [.popoverNestedLog]),
      Rule(
        "inside.page-sheet", "The width class inside a floating page sheet is not known.",
        when: [Derived.layout.is(.floatingSheet)], then: .undetermined, .inferred, [.popoverNestedLog],
        experiment: "Print the horizontal size class of a page sheet's content on an iPad."),
      Rule(
        "inside.window", "Everything else has the width class of the window.", when: [],
        thenValueOf: Derived.horizontalClass, .inferred, [.layoutGuidelines]),
    ])
}
