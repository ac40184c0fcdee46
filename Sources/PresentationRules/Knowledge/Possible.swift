// Which combinations of inputs can be at all, and why the others cannot.
extension Knowledge {
  static let isPossible = Decision(
    Derived.isPossible, .first, impossibleDevices, impossibleWindows, impossibleStyles,
    [
      Rule(
        "possible.otherwise", "Everything else can be.", when: [], then: .yes, .documented, [.docStyles])
    ])

  private static let impossibleDevices: [Rule<Answer>] = [
    Rule(
      "impossible.before-the-device", "The device came with a later system.", when: [Derived.osBeforeDevice.is(.yes)],
      then: .no, .unsourced, [.generalKnowledge]),
    Rule(
      "impossible.after-the-device", "The device does not run that system any more.",
      when: [Derived.osAfterDevice.is(.yes)], then: .no, .reported, [.press26]),
    Rule(
      "impossible.duo-before-27-1", "iPhone Duo came with iOS 27.1.",
      when: [Input.screen.is(.points466by678, .points669by951), Input.os.before(.iOS27dot1)], then: .no, .observed,
      [.probeDuo]),
    Rule(
      "impossible.sdk-27-floor", "An app that is built with SDK 27 runs on iOS 15 and later.",
      when: [Input.sdk.atLeast(.iOS27), Input.os.before(.iOS15)], then: .no, .documented, [.notes27]),
    Rule(
      "impossible.catalyst-before-13", "Mac Catalyst came with SDK 13 and the system of that year.",
      when: [Input.platform.is(.catalyst), Input.os.before(.iOS13)], then: .no, .documented, [.docStyles]),
    Rule(
      "impossible.catalyst-old-sdk", "A Catalyst app is built with SDK 13 or later.",
      when: [Input.platform.is(.catalyst), Input.sdk.before(.iOS13)], then: .no, .documented, [.docStyles]),
    Rule(
      "impossible.compact-not-regular", "Device, orientation and window give regular width, not compact.",
      when: [
        Input.deviceIsGiven.is(.yes),
        Input.horizontal.is(.compact),
        Derived.deviceHorizontal.is(.regular),
      ], then: .no, .documented, [.layoutGuidelines]),
    Rule(
      "impossible.regular-not-compact", "Device, orientation and window give compact width, not regular.",
      when: [
        Input.deviceIsGiven.is(.yes),
        Input.horizontal.is(.regular),
        Derived.deviceHorizontal.is(.compact),
      ], then: .no, .documented, [.layoutGuidelines]),
    Rule(
      "impossible.short-not-tall", "Device, orientation and window give regular height, not compact.",
      when: [
        Input.deviceIsGiven.is(.yes),
        Input.vertical.is(.compact),
        Derived.deviceVertical.is(.regular),
      ], then: .no, .documented, [.layoutGuidelines]),
    Rule(
      "impossible.tall-not-short", "Device, orientation and window give compact height, not regular.",
      when: [
        Input.deviceIsGiven.is(.yes),
        Input.vertical.is(.regular),
        Derived.deviceVertical.is(.compact),
      ], then: .no, .documented, [.layoutGuidelines]),
    Rule(
      "impossible.pad-app-on-phone", "An iPhone does not run apps with the iPad idiom.",
      when: [Input.platform.is(.iOS), Input.idiom.isNot(.ofDevice, .phone), Derived.deviceIdiom.is(.phone)],
      then: .no, .documented, [.layoutGuidelines]),
  ]

  private static let impossibleWindows: [Rule<Answer>] = [
    Rule(
      "impossible.share-of-phone", "An iPhone app cannot have a share of the screen.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.screen.isNot(.points669by951),
        Input.window.is(.oneThird, .oneHalf, .twoThirds, .slideOver),
      ], then: .no, .reported, [.popoverNested]),
    Rule(
      "impossible.share-of-duo", "The inner display of iPhone Duo is shared in halves only.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.window.is(.oneThird, .twoThirds, .slideOver),
      ], then: .no, .reported, [.spaceArticle]),
    Rule(
      "impossible.window-that-cannot-be-resized",
      "An iPhone app has the whole display unless its window can be resized.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.resizable.is(.no),
        Input.window.is(.narrow, .between, .wide),
      ], then: .no, .documented, [.session2026Modernize]),
    Rule(
      "impossible.half-not-said", "An app on iPhone Duo has the whole display unless a share of it is said.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.resizable.is(.no),
        Input.window.is(.oneHalf),
      ], then: .no, .inferred, [.spaceArticle]),
    Rule(
      "impossible.resizable-window-that-is-full", "An iPhone app in a resizable window has a width of its own.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.resizable.is(.yes),
        Input.window.is(.full),
      ], then: .no, .documented, [.session2026Modernize]),
    Rule(
      "impossible.phone-window-before-27", "iPhone apps can be resized from iOS 27 on.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.window.is(.narrow, .between, .wide),
        Input.os.before(.iOS27),
      ], then: .no, .documented, [.notes27, .session2026Modernize]),
    Rule(
      "impossible.phone-window-old-sdk", "iPhone apps can be resized if they are built with SDK 27.",
      when: [
        Input.platform.is(.iOS),
        Derived.effectiveIdiom.is(.phone),
        Input.window.is(.narrow, .between, .wide),
        Input.sdk.before(.iOS27),
      ], then: .no, .documented, [.notes27, .session2026Modernize]),
    Rule(
      "impossible.share-before-9", "Split View and Slide Over came with iOS 9.",
      when: [Input.window.is(.oneThird, .oneHalf, .twoThirds, .slideOver), Input.os.before(.iOS9)], then: .no,
      .documented, [.session2015Multitasking]),
    Rule(
      "impossible.split-from-26", "iPadOS 26 has free windows instead of Split View.",
      when: [
        Input.window.is(.oneThird, .oneHalf, .twoThirds),
        Input.os.atLeast(.iOS26),
        Input.screen.isNot(.points669by951),
      ], then: .no, .reported, [.press26]),
    Rule(
      "impossible.slide-over-26-0", "iPadOS 26.0 has no Slide Over; it came back later.",
      when: [Input.window.is(.slideOver), Input.os.is(.iOS26)], then: .no, .reported, [.press26]),
    Rule(
      "impossible.device-without-split", "The device has no Split View.",
      when: [
        Input.window.is(.oneThird, .oneHalf, .twoThirds),
        Input.multitasking.isNot(.splitView),
        Input.screen.isNot(.points669by951),
      ], then: .no, .reported, [.session2015Multitasking]),
    Rule(
      "impossible.device-without-slide-over", "The device has no Slide Over.",
      when: [Input.window.is(.slideOver), Input.multitasking.is(.nothing), Input.os.before(.iOS26)], then: .no,
      .reported, [.session2015Multitasking]),
    Rule(
      "impossible.half-upright", "An upright iPad has no halves.",
      when: [
        Input.window.is(.oneHalf),
        Input.orientation.is(.portrait),
        Input.screen.isNot(.points669by951),
      ], then: .no, .observed, [.splitTraits]),
    Rule(
      "impossible.requires-full-screen",
      "An app that requires the full screen never gets a share of it up to iPadOS 18.",
      when: [
        Input.window.is(.oneThird, .oneHalf, .twoThirds, .slideOver),
        Input.requiresFullScreen.is(.yes),
        Input.os.before(.iOS26),
      ], then: .no, .documented, [.docRequiresFullScreen]),
    Rule(
      "impossible.duo-requires-full-screen", "An app that requires the full screen is not split on iPhone Duo either.",
      when: [
        Input.window.is(.oneHalf),
        Input.requiresFullScreen.is(.yes),
      ], then: .no, .reported, [.spaceArticle]),
    Rule(
      "impossible.no-stage-manager",
      "Free iPad windows need Stage Manager, which the device does not have on that system.",
      when: [
        Input.platform.is(.iOS),
        Input.window.is(.between),
        Input.os.before(.iOS26),
        Derived.osBeforeStageManager.is(.yes),
      ], then: .no, .reported, [.stageManagerDevices]),
    Rule(
      "impossible.no-share", "A part of an iPad's screen needs Split View or Stage Manager.",
      when: [
        Input.platform.is(.iOS),
        Input.window.is(.narrow, .wide),
        Input.os.before(.iOS26),
        Input.multitasking.isNot(.splitView),
      ], then: .no, .reported, [.stageManagerDevices]),
    Rule(
      "impossible.no-share-before-9", "Split View came with iOS 9.",
      when: [
        Input.platform.is(.iOS),
        Input.window.is(.narrow, .wide),
        Input.os.before(.iOS9),
      ], then: .no, .documented, [.session2015Multitasking]),
  ]

  private static let impossibleStyles: [Rule<Answer>] = [
    Rule(
      "impossible.page-sheet-on-tv", "tvOS has no page sheets.",
      when: [Input.platform.is(.tvOS), Input.style.is(.pageSheet)], then: .no, .documented,
      [.headerViewController, .docStyles]),
    Rule(
      "impossible.popover-on-tv", "tvOS has no popovers.",
      when: [Input.platform.is(.tvOS), Input.style.is(.popover)], then: .no, .documented,
      [.headerViewController, .docStyles]),
    Rule(
      "impossible.form-sheet-on-tv", "tvOS has form sheets from tvOS 26 on.",
      when: [Input.platform.is(.tvOS), Input.style.is(.formSheet), Input.os.before(.iOS26)], then: .no, .documented,
      [.docFormSheet]),
    Rule(
      "impossible.blur", "The style blurOverFullScreen exists on tvOS only.",
      when: [Input.platform.isNot(.tvOS), Input.style.is(.blurOverFullScreen)], then: .no, .documented,
      [.headerViewController, .docStyles]),
    Rule(
      "impossible.form-sheet-old-tv-sdk", "tvOS has form sheets for apps built with SDK 26.",
      when: [Input.platform.is(.tvOS), Input.style.is(.formSheet), Input.sdk.before(.iOS26)], then: .no, .documented,
      [.docFormSheet]),
    Rule(
      "impossible.blur-before-11", "The style blurOverFullScreen came with tvOS 11.",
      when: [Input.style.is(.blurOverFullScreen), Input.os.before(.iOS11)], then: .no, .documented,
      [.headerViewController, .docStyles]),
    Rule(
      "impossible.detents-before-15", "Detents came with iOS 15.",
      when: [
        Input.offeredDetents.isNot(.largeOnly),
        Input.os.before(.iOS15),
      ], then: .no, .documented, [.headerSheet]),
    Rule(
      "impossible.custom-detents", "Custom detents came with iOS 16.",
      when: [Input.offeredDetents.is(.withCustom), Input.os.before(.iOS16)], then: .no, .documented, [.headerSheet]),
    Rule(
      "impossible.detents-elsewhere", "visionOS and tvOS have no detents.",
      when: [Input.platform.is(.visionOS, .tvOS), Input.offeredDetents.isNot(.largeOnly)], then: .no, .documented,
      [.headerSheet]),
  ]
}
