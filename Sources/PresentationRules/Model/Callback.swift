/// Who a callback goes to.
public enum CallbackOwner: UInt8, Hashable, Sendable {
  /// The view controller itself.
  case controller
  /// The delegate of its presentation controller.
  case delegate
  /// Nobody in particular: a closure, the end of a call.
  case nobody
  /// The console or the debugger; stands in columns of its own.
  case console
}

/// Everything that UIKit may call around a presentation: the one list of it.
public enum Callback: UInt8, DomainValue {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willTransition, viewWillTransition
  case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  case adaptivePresentationStyle, adaptivePresentationStyleFor, viewControllerForAdaptivePresentationStyle, prepare
  case willPresent, prepareForPopoverPresentation, shouldDismissPopover, didDismissPopover
  case didChangeSelectedDetentIdentifier
  case completion, returns, handler
  case warning, exception

  /// The words of a message.
  public static var domainName: String { "callback" }

  /// The short name in event patterns; delegate methods drop `presentationController`.
  public var name: String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willTransition: "willTransition"
    case .viewWillTransition: "viewWillTransition"
    case .shouldDismiss: "shouldDismiss"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didAttemptToDismiss: "didAttemptToDismiss"
    case .adaptivePresentationStyle: "adaptivePresentationStyle"
    case .adaptivePresentationStyleFor: "adaptivePresentationStyle(for:)"
    case .viewControllerForAdaptivePresentationStyle: "viewControllerForAdaptivePresentationStyle"
    case .prepare: "prepare"
    case .willPresent: "willPresent"
    case .prepareForPopoverPresentation: "prepareForPopoverPresentation"
    case .shouldDismissPopover: "shouldDismissPopover"
    case .didDismissPopover: "didDismissPopover"
    case .didChangeSelectedDetentIdentifier: "didChangeSelectedDetentIdentifier"
    case .completion: "completion"
    case .returns: "returns"
    case .handler: "handler"
    case .warning: "warning"
    case .exception: "exception"
    }
  }

  /// Other spellings that are accepted: full selectors and Swift names.
  public var otherNames: [String] {
    switch self {
    case .viewWillAppear: ["viewWillAppear(_:)"]
    case .viewIsAppearing: ["viewIsAppearing(_:)"]
    case .viewDidAppear: ["viewDidAppear(_:)"]
    case .viewWillDisappear: ["viewWillDisappear(_:)"]
    case .viewDidDisappear: ["viewDidDisappear(_:)"]
    case .willTransition: ["willTransition(to:with:)", "willTransition(to:)"]
    case .viewWillTransition: ["viewWillTransition(to:with:)", "viewWillTransition(to:)"]
    case .shouldDismiss: ["presentationControllerShouldDismiss", "presentationControllerShouldDismiss(_:)"]
    case .willDismiss: ["presentationControllerWillDismiss", "presentationControllerWillDismiss(_:)"]
    case .didDismiss: ["presentationControllerDidDismiss", "presentationControllerDidDismiss(_:)"]
    case .didAttemptToDismiss:
      ["presentationControllerDidAttemptToDismiss", "presentationControllerDidAttemptToDismiss(_:)"]
    case .adaptivePresentationStyle:
      ["adaptivePresentationStyle(for:traitCollection:)"]
    case .viewControllerForAdaptivePresentationStyle:
      ["presentationController(_:viewControllerForAdaptivePresentationStyle:)"]
    case .prepare: ["presentationController(_:prepare:)", "prepareAdaptivePresentationController"]
    case .willPresent:
      [
        "willPresentWithAdaptiveStyle",
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      ]
    case .prepareForPopoverPresentation:
      ["prepareForPopoverPresentation(_:)"]
    case .shouldDismissPopover:
      [
        "popoverPresentationControllerShouldDismissPopover",
        "popoverPresentationControllerShouldDismissPopover(_:)",
      ]
    case .didDismissPopover:
      ["popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerDidDismissPopover(_:)"]
    case .didChangeSelectedDetentIdentifier:
      [
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
      ]
    default: []
    }
  }

  /// Whether it comes when a transition begins; what comes "meanwhile" comes after it.
  public var beginsTransition: Bool {
    switch self {
    case .viewWillAppear, .viewWillDisappear: true
    default: false
    }
  }

  /// Who it goes to.
  public var owner: CallbackOwner {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willTransition, .viewWillTransition:
      .controller
    case .completion, .returns, .handler: .nobody
    case .warning, .exception: .console
    default: .delegate
    }
  }
}

/// A property that can be read inside a callback.
public enum Flag: UInt8, DomainValue {
  case isBeingPresented, isBeingDismissed, presentingViewController, presentedViewController, animated

  /// The words of a message.
  public static var domainName: String { "flag" }

  /// UIKit's name.
  public var name: String {
    switch self {
    case .isBeingPresented: "isBeingPresented"
    case .isBeingDismissed: "isBeingDismissed"
    case .presentingViewController: "presentingViewController"
    case .presentedViewController: "presentedViewController"
    case .animated: "animated"
    }
  }
}

extension Flag {
  /// Whether it is a controller rather than yes or no.
  public var isController: Bool {
    switch self {
    case .presentingViewController, .presentedViewController: true
    case .isBeingPresented, .isBeingDismissed, .animated: false
    }
  }
}

/// What a flag reads.
public enum FlagValue: UInt8, DomainValue {
  case yes, no
  /// No controller.
  case absent
  /// Some controller.
  case present

  /// The words of a message.
  public static var domainName: String { "flag value" }

  /// The value's name.
  public var name: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .absent: "nil"
    case .present: "not nil"
    }
  }
}
