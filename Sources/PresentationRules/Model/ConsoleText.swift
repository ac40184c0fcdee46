/// Texts that UIKit writes to the console or puts into an exception, one a wording.
///
/// `<A>` stands for the description of the controller that is to be presented, `<B>` for the presenter's, `<C>` for that of
/// what is presented already, `<F>` for that of the receiver of the call, `<P>` for that of the presentation controller.
/// `…` stands for words that no source gives.
public enum ConsoleText: UInt8, DomainValue {
  case nothing
  case alreadyPresentingOld, alreadyPresenting
  case notInHierarchyOld, notInHierarchy
  case detachedOld, detached, detachedLatest
  case inProgressOld, inProgress
  case dismissInProgress, dismissWhileTransitioning
  case activeController, presentedAlready, nilController
  case popoverAnchor, actionSheetAnchorOld, actionSheetAnchor
  /// Something, but nobody knows the words.
  case someText
  case unknownText

  /// The words of a message.
  public static var domainName: String { "console text" }

  /// The text; empty where nothing is written.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .alreadyPresentingOld: "Warning: Attempt to present <A> on <B> which is already presenting <C>"
    case .alreadyPresenting:
      "[Presentation] Attempt to present <A> on <B> (from <F>) which is already presenting <C>."
    case .notInHierarchyOld:
      "Warning: Attempt to present <A> on <B> whose view is not in the window hierarchy!"
    case .notInHierarchy:
      "[Presentation] Attempt to present <A> on <B> (from <F>) whose view is not in the window hierarchy."
    case .detachedOld: "Presenting view controllers on detached view controllers is discouraged <F>."
    case .detached: "Presenting view controller <A> from detached view controller <F> is discouraged."
    case .detachedLatest:
      "Presenting view controller <A> from detached view controller <F> is not supported, and may result in incorrect safe area insets and a corrupt root presentation. … Will become a hard exception in a future release."
    case .inProgressOld: "Attempt to present <A> on <B> while a presentation is in progress!"
    case .inProgress: "Attempt to present <A> on <B> (from <F>) while a presentation is in progress."
    case .dismissInProgress:
      "Warning: Attempt to dismiss from view controller <F> while a presentation or dismiss is in progress!"
    case .dismissWhileTransitioning:
      "Trying to dismiss the presentation controller while transitioning already. (<P>)"
    case .activeController: "Application tried to present modally an active controller <A>."
    case .presentedAlready:
      "Application tried to present modally a view controller <A> that is already being presented by <B>."
    case .nilController: "Application tried to present a nil modal view controller on target <F>."
    case .popoverAnchor:
      "UIPopoverPresentationController (<P>) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    case .actionSheetAnchorOld:
      "Your application has presented a UIAlertController (<A>) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover.…"
    case .actionSheetAnchor:
      "Your application has presented a UIAlertController (<A>) of style UIAlertControllerStyleActionSheet from <B>. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover.…"
    case .someText: "…"
    case .unknownText: "undetermined"
    }
  }

  /// The class of the exception that carries the text; nil for a line on the console, or where nobody knows.
  public var exceptionClass: String? {
    switch self {
    case .activeController, .presentedAlready, .nilController: "NSInvalidArgumentException"
    case .popoverAnchor, .actionSheetAnchorOld, .actionSheetAnchor: "NSGenericException"
    default: nil
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .nothing: "Nothing is written or raised."
    case .alreadyPresentingOld: "The presenter presents something already; the older words."
    case .alreadyPresenting: "The presenter presents something already; the newer words."
    case .notInHierarchyOld: "The presenter's view is in no window; the older words."
    case .notInHierarchy: "The presenter's view is in no window; the newer words."
    case .detachedOld: "The presenter has no parent, though its view has; the older words."
    case .detached: "The presenter has no parent, though its view has; the newer words."
    case .detachedLatest: "The presenter has no parent, though its view has; the words of 2025."
    case .inProgressOld: "Another presentation has begun and not ended; the older words."
    case .inProgress: "Another presentation has begun and not ended; the newer words."
    case .dismissInProgress: "A transition runs while something is dismissed."
    case .dismissWhileTransitioning: "The presentation controller that is to go is in a transition already."
    case .activeController: "The receiver itself, or what is in the chain, was to be presented."
    case .presentedAlready: "What is to be presented is presented elsewhere."
    case .nilController: "Nil was to be presented."
    case .popoverAnchor: "A popover has no anchor."
    case .actionSheetAnchorOld: "An action sheet has no anchor on an iPad; the older words."
    case .actionSheetAnchor: "An action sheet has no anchor on an iPad; the newer words."
    case .someText: "Something is written, and nobody has published the words."
    case .unknownText: "Nobody knows whether something is written."
    }
  }
}
