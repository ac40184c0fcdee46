/// What the language calls by a name of its own, by the names that UIKit has for it.
///
/// They are no second spelling, but what a message offers to somebody who writes UIKit's name.
public enum UIKitNames {
  /// A name of UIKit and the column that stands for it.
  public struct Entry: Sendable {
    /// The name in UIKit.
    public let name: String
    /// The name of the column.
    public let column: String

    init(_ name: String, _ column: String) {
      self.name = name
      self.column = column
    }
  }

  /// Properties and methods that a spec sets under another name.
  public static let inputs = [
    Entry("modalPresentationStyle", "style"),
    Entry("presentationStyle", "style"),
    Entry("modalInPresentation", "isModalInPresentation"),
    Entry("modalInPopover", "isModalInPopover"),
    Entry("presentationControllerShouldDismiss", "shouldDismiss"),
    Entry("presentationControllerShouldDismiss(_:)", "shouldDismiss"),
    Entry("popoverPresentationControllerShouldDismissPopover", "shouldDismissPopover"),
    Entry("popoverPresentationControllerShouldDismissPopover(_:)", "shouldDismissPopover"),
    Entry("adaptivePresentationStyle(for:traitCollection:)", "adaptivePresentationStyle"),
    Entry("presentationController(_:viewControllerForAdaptivePresentationStyle:)", "replacement"),
    Entry("viewControllerForAdaptivePresentationStyle", "replacement"),
    Entry("presentationController.delegate", "delegate"),
    Entry("sourceView", "anchor"),
    Entry("sourceRect", "anchor"),
    Entry("sourceItem", "anchor"),
    Entry("barButtonItem", "anchor"),
    Entry("horizontalSizeClass", "horizontal"),
    Entry("verticalSizeClass", "vertical"),
    Entry("userInterfaceIdiom", "idiom"),
    Entry("interfaceOrientation", "orientation"),
    Entry("systemVersion", "os"),
    Entry("preferredStyle", "controller"),
    Entry("largestUndimmedDetent", "largestUndimmedDetentIdentifier"),
    Entry("selectedDetent", "selectedDetentIdentifier"),
  ]

  /// Properties that a spec reads under another name.
  public static let outputs = [
    Entry("presentationStyle?", "style?"),
    Entry("adaptivePresentationStyle?", "style?"),
    Entry("willPresentWithAdaptiveStyle?", "willPresent?"),
    Entry("selectedDetentIdentifier?", "detent?"),
    Entry("preferredContentSize?", "size?"),
    Entry("horizontalSizeClass?", "horizontal?"),
    Entry("verticalSizeClass?", "vertical?"),
  ]

  /// The column that stands for one of UIKit's names; nil if there is none.
  public static func column(for name: String, in entries: [Entry]) -> String? {
    entries.first { $0.name == name }?.column
  }
}
