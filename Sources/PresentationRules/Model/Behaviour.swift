/// How a presentation is laid out.
public enum Layout: UInt8, DomainValue {
  case fullScreen, card, floatingSheet, fills, edgeAttached, popover, inContext, alert, bottomActionSheet
  case custom, undetermined

  /// The words of a message.
  public static var domainName: String { "layout" }

  /// The value's name.
  public var name: String {
    switch self {
    case .fullScreen: "full screen"
    case .card: "card"
    case .floatingSheet: "floating sheet"
    case .fills: "fills"
    case .edgeAttached: "edge attached"
    case .popover: "popover"
    case .inContext: "in context"
    case .alert: "alert"
    case .bottomActionSheet: "bottom action sheet"
    case .custom: "custom"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .popover: "A bubble beside its anchor."
    case .alert: "A small box in the middle."
    case .bottomActionSheet: "Buttons at the bottom edge."
    case .fullScreen: "Covers the window, as one of the full-screen styles."
    case .card: "A sheet at compact width, with the presenter behind its top edge."
    case .floatingSheet: "A centred sheet at regular width."
    case .fills: "A sheet that covers the window and is still a sheet."
    case .edgeAttached: "A sheet attached to the bottom edge at compact height."
    case .inContext: "Covers the presentation context."
    case .custom: "As its own presentation controller likes."
    case .undetermined: "Nobody knows."
    }
  }
}

/// Whether the user can leave this way.
public enum Exit: UInt8, DomainValue {
  case yes, no, blocked, passesThrough, undetermined

  /// The words of a message.
  public static var domainName: String { "way out" }

  /// The value's name.
  public var name: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .blocked: "blocked"
    case .passesThrough: "passes through"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .blocked: "The gesture is there, and is refused."
    case .passesThrough: "The touch reaches what lies behind."
    case .undetermined: "Nobody knows."
    default: ""
    }
  }
}

/// Yes, no, or nobody knows.
public enum Verdict: UInt8, DomainValue {
  case yes, no, undetermined

  /// The words of a message.
  public static var domainName: String { "verdict" }

  /// The value's name.
  public var name: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .undetermined: "Nobody knows."
    default: ""
    }
  }
}

/// When the delegate of the presentation controller is set.
public enum Delegate: UInt8, DomainValue {
  case unsaid, before, after, no

  /// The words of a message.
  public static var domainName: String { "delegate" }

  /// The value's name.
  public var name: String {
    switch self {
    case .unsaid: "unsaid"
    case .before: "before"
    case .after: "after"
    case .no: "no"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .unsaid: "Before `present`; an alert has none."
    case .before: "Before `present`."
    case .after: "Right after the call of `present`."
    case .no: "There is none."
    }
  }
}

/// What a delegate method that asks for yes or no returns.
public enum Reply: UInt8, DomainValue {
  case yes, no, unimplemented

  /// The words of a message.
  public static var domainName: String { "reply" }

  /// The value's name.
  public var name: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .unimplemented: "unimplemented"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .unimplemented: "The delegate does not have the method."
    default: ""
    }
  }
}

/// A setting that has a default of its own.
public enum Choice: UInt8, DomainValue {
  case yes, no, unsaid

  /// The words of a message.
  public static var domainName: String { "choice" }

  /// The value's name.
  public var name: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .unsaid: "unsaid"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .unsaid: "As UIKit has it."
    default: ""
    }
  }
}

/// A `preferredTransition`.
public enum TransitionKind: UInt8, DomainValue {
  case unset, zoom

  /// The words of a message.
  public static var domainName: String { "transition" }

  /// The value's name.
  public var name: String {
    switch self {
    case .unset: "nil"
    case .zoom: "zoom"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .unset: "The transition that belongs to the style."
    case .zoom: "It grows out of a view of the presenter."
    }
  }
}

/// Whether a property gives a presentation controller.
public enum PresentationObject: UInt8, DomainValue {
  case object, absent, undetermined

  /// The words of a message.
  public static var domainName: String { "presentation object" }

  /// The value's name.
  public var name: String {
    switch self {
    case .object: "yes"
    case .absent: "nil"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .object: "There is one."
    case .absent: "There is none."
    case .undetermined: "Nobody knows."
    }
  }
}

/// The class behind `presentationController`.
public enum PresentationControllerKind: UInt8, DomainValue {
  case sheet, popover, fullScreen, currentContext, custom, alert, undetermined

  /// The words of a message.
  public static var domainName: String { "class of presentation controller" }

  /// The value's name.
  public var name: String {
    switch self {
    case .sheet: "sheet"
    case .popover: "popover"
    case .fullScreen: "full screen"
    case .currentContext: "current context"
    case .custom: "custom"
    case .alert: "alert"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .sheet: "A `UISheetPresentationController`, or what came before it."
    case .popover: "A `UIPopoverPresentationController`."
    case .fullScreen: "The private class of the full-screen styles."
    case .currentContext: "The private class of the styles of a context."
    case .custom: "The one that the transitioning delegate supplies."
    case .alert: "The private class of alerts and action sheets."
    case .undetermined: "Nobody knows."
    }
  }
}

/// How the view of a controller hangs in the window.
public enum Attachment: UInt8, DomainValue {
  case inWindow, detached, notInWindow

  /// The words of a message.
  public static var domainName: String { "attachment" }

  /// The value's name.
  public var name: String {
    switch self {
    case .inWindow: "in window"
    case .detached: "detached"
    case .notInWindow: "not in window"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .inWindow: "It is in a window, and its controllers have parents."
    case .detached: "The view is in a window, the controller has no parent."
    case .notInWindow: "The view is in no window."
    }
  }
}
