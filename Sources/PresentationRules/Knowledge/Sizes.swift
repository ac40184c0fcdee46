// Sizes of presented views, where a source gives the numbers.
extension Knowledge {
  static let size = Decision(Derived.size, .first, sizesOfWindows, sizesOfSheets, sizesOfLatestSheets)

  private static let sizesOfWindows: [Rule<PresentedSize>] = [
    Rule(
      "size.sheet-kept-on-9", "A page sheet that was kept on a 4.7-inch iPhone on iOS 9 lay under the status bar.",
      when: [
        Derived.layout.is(.fills),
        Derived.generation.is(.iOS8dot3),
        Input.screen.is(.points375by667),
        Input.orientation.is(.portrait),
      ], then: .w375h647, .observed, [.matrix9]),
    Rule(
      "size.sheet-kept-elsewhere", "How large a page sheet was that was kept on another upright iPhone on iOS 9.",
      when: [
        Derived.layout.is(.fills),
        Derived.generation.is(.iOS8dot3),
        Input.orientation.is(.portrait),
      ], then: .unknown, .inferred, [.matrix9],
      experiment: "Keep a page sheet with the answer none on an upright iPhone with iOS 9 and print its frame."),
    Rule(
      "size.whole-window", "What covers the window is as large as the window.",
      when: [Derived.layout.is(.fullScreen, .fills, .inContext)], then: .wholeWindow, .observed,
      [.matrix13, .matrix9, .probeLandscape]),
    Rule(
      "size.popover-phone", "A popover kept on an upright 4.7-inch iPhone on iOS 13 and 14 had 320 x 493 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.before(.iOS15),
        Input.os.atLeast(.iOS13),
        Input.screen.is(.points375by667),
        Input.orientation.is(.portrait),
      ], then: .w320h493, .observed, [.matrix13]),
    Rule(
      "size.popover-phone-landscape",
      "A popover kept on a 4.7-inch iPhone on its side on iOS 13 and 14 had 333 x 335 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.before(.iOS15),
        Input.os.atLeast(.iOS13),
        Input.screen.is(.points375by667),
      ], then: .w333h335, .observed, [.matrix13]),
    Rule(
      "size.popover-plus-landscape",
      "A popover kept on a Plus iPhone on its side on iOS 13 and 14 had 333 x 374 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.before(.iOS15),
        Input.os.atLeast(.iOS13),
        Input.screen.is(.points414by736),
        Input.orientation.is(.landscape),
      ], then: .w333h374, .observed, [.matrix13]),
  ]

  private static let sizesOfSheets: [Rule<PresentedSize>] = [
    Rule(
      "size.popover-pad",
      "A popover without a size of its own on a 12.9-inch iPad on iOS 13 and 14 had 388 x 667 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.before(.iOS15),
        Input.os.atLeast(.iOS13),
        Input.screen.is(.points1024by1366),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w388h667, .observed, [.matrix13]),
    Rule(
      "size.plus-landscape", "On a Plus iPhone on its side a sheet before iOS 13 was 414 x 394 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Derived.verticalClass.is(.compact),
        Input.screen.is(.points414by736),
      ], then: .w414h394, .observed, [.matrix9]),
    Rule(
      "size.form-sheet", "Up to iOS 15 an iPad form sheet had 540 x 620 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Derived.effectiveStyle.is(.formSheet),
        Derived.verticalClass.is(.regular),
        Input.platform.is(.iOS),
        Input.os.before(.iOS16),
      ], then: .w540h620, .observed, [.matrix13, .matrix9, .changes16]),
    Rule(
      "size.page-sheet-13", "On an upright 12.9-inch iPad with iOS 13 or 14 a page sheet had 712 x 1006 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Input.platform.is(.iOS),
        Input.os.before(.iOS15),
        Derived.generation.is(.iOS13),
        Input.screen.is(.points1024by1366),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w712h1006, .observed, [.matrix13]),
    Rule(
      "size.page-sheet-9", "On an upright 9.7-inch iPad before iOS 13 a page sheet had 768 x 1004 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Input.os.is(.iOS9, .iOS9dot1, .iOS9dot2, .iOS9dot3),
        Input.screen.is(.points768by1024),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w768h1004, .observed, [.matrix9]),
    Rule(
      "size.card-13", "On an upright 4.7-inch iPhone with iOS 13 or 14 a card had 375 x 627 points.",
      when: [
        Derived.layout.is(.card),
        Fact.restsAtLarge.is(.yes),
        Input.os.before(.iOS15),
        Input.screen.is(.points375by667),
      ], then: .w375h627, .observed, [.matrix13]),
  ]

  private static let sizesOfLatestSheets: [Rule<PresentedSize>] = [
    Rule(
      "size.form-sheet-26-medium", "At the medium detent an iPad form sheet is 364 points high on iPadOS 26.",
      when: [
        Derived.layout.is(.floatingSheet),
        Derived.effectiveStyle.is(.formSheet),
        Fact.restsAtLarge.is(.no),
        Input.offeredDetents.is(.withMedium),
        Input.os.is(.iOS26, .iOS26dot1, .iOS26dot2),
        Derived.newDesign.is(.yes),
        Input.screen.is(.points820by1180),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w580h364, .observed, [.probeSheets]),
    Rule(
      "size.form-sheet-26", "On an upright 10.9-inch iPad with iPadOS 26 a form sheet has 580 x 650 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Derived.effectiveStyle.is(.formSheet),
        Fact.restsAtLarge.is(.yes),
        Input.os.is(.iOS26, .iOS26dot1, .iOS26dot2),
        Derived.newDesign.is(.yes),
        Input.screen.is(.points820by1180),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w580h650, .observed, [.probeSheets]),
    Rule(
      "size.page-sheet-26", "On an upright 10.9-inch iPad with iPadOS 26 a page sheet has 820 x 1138 points.",
      when: [
        Derived.layout.is(.floatingSheet),
        Fact.restsAtLarge.is(.yes),
        Input.os.is(.iOS26, .iOS26dot1, .iOS26dot2),
        Derived.newDesign.is(.yes),
        Input.screen.is(.points820by1180),
        Input.orientation.is(.portrait),
        Input.window.is(.full),
      ], then: .w820h1138, .observed, [.probeSheets]),
    Rule(
      "size.card-26", "On an upright iPhone 16 with iOS 26 a card has 393 x 793 points.",
      when: [
        Derived.layout.is(.card),
        Fact.restsAtLarge.is(.yes),
        Input.os.is(.iOS26, .iOS26dot1, .iOS26dot2),
        Derived.newDesign.is(.yes),
        Input.screen.is(.points393by852),
      ], then: .w393h793, .observed, [.probeDetents]),
    Rule(
      "size.card-26-home-button", "On an upright 4.7-inch iPhone with iOS 26 a card has 375 x 637 points.",
      when: [
        Derived.layout.is(.card),
        Fact.restsAtLarge.is(.yes),
        Input.os.is(.iOS26, .iOS26dot1, .iOS26dot2),
        Derived.newDesign.is(.yes),
        Input.screen.is(.points375by667),
      ], then: .w375h637, .observed, [.probeDetents]),
    Rule(
      "size.unknown", "For everything else no source gives numbers.", when: [], then: .unknown, .inferred, [.matrix13],
      experiment: "Print the frame of the presented view."),
  ]
}
