// Sizes of presented views, where a source gives the numbers.
extension Knowledge {
  static let size = Decision(Derived.size, .first, sizesOfWindows, sizesOfSheets)

  private static let sizesOfWindows: [Rule<PresentedSize>] = [
    Rule(
      "size.whole-window", "What covers the window is as large as the window.",
      when: [Derived.layout.is(.fullScreen, .fills), Derived.generation.isNot(.iOS8)], then: .wholeWindow, .observed,
      [.matrix13, .matrix9, .probeLandscape]),
    Rule(
      "size.context", "A context presentation is as large as its context.", when: [Derived.layout.is(.inContext)],
      then: .wholeWindow, .observed, [.matrix13]),
    Rule(
      "size.popover-phone", "A popover kept on a 4.7-inch iPhone on iOS 13 had 320 x 493 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.is(.iOS13, .iOS13dot1, .iOS13dot2, .iOS13dot4),
        Input.screen.is(.points375by667),
        Input.orientation.is(.portrait),
      ], then: .w320h493, .observed, [.matrix13]),
    Rule(
      "size.popover-phone-landscape", "A popover kept on a 4.7-inch iPhone on its side on iOS 13 had 333 x 335 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.is(.iOS13, .iOS13dot1, .iOS13dot2, .iOS13dot4),
        Input.screen.is(.points375by667),
      ], then: .w333h335, .observed, [.matrix13]),
    Rule(
      "size.popover-plus-landscape", "A popover kept on a Plus iPhone on its side on iOS 13 had 333 x 374 points.",
      when: [
        Derived.effectiveStyle.is(.popover),
        Input.os.is(.iOS13, .iOS13dot1, .iOS13dot2, .iOS13dot4),
        Input.screen.is(.points414by736),
        Input.orientation.is(.landscape),
      ], then: .w333h374, .observed, [.matrix13]),
  ]

  private static let sizesOfSheets: [Rule<PresentedSize>] = [
    Rule(
      "size.unknown", "For everything else no source gives numbers.", when: [], then: .unknown, .inferred, [.matrix13],
      experiment: "Print the frame of the presented view.")
  ]
}
