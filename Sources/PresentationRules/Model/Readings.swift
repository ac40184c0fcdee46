/// What the form sheet default of iOS 18 depends on.
public enum AutomaticGate: UInt8, DomainValue {
  case system, linkedSDK

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .linkedSDK: "the linked SDK"
    case .system: "the system"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .linkedSDK: "It needs SDK 18 as well."
    case .system: "Any build with SDK 13 or later gets it."
    }
  }
}

/// What a popover became at regular width and compact height before iOS 13.
public enum PlusPopover: UInt8, DomainValue {
  case formSheet, popover

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .formSheet: "form sheet"
    case .popover: "popover"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .formSheet: "It became a form sheet."
    case .popover: "It stayed a popover."
    }
  }
}

/// What a popover became at compact width before iOS 8.3.
public enum EarlyPopover: UInt8, DomainValue {
  case fullScreen, overFullScreen

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .fullScreen: "full screen"
    case .overFullScreen: "over full screen"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .fullScreen: "It became full screen, and the presenter left the hierarchy."
    case .overFullScreen: "It became full screen above the presenter."
    }
  }
}

/// The default style of Catalyst and visionOS.
public enum OtherPlatformDefault: UInt8, DomainValue {
  case automatic, fullScreen

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "full screen"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .automatic: "The default is automatic, as on iOS."
    case .fullScreen: "The default is full screen."
    }
  }
}

/// Whether a navigation controller is a presentation context by itself.
public enum NavigationContext: UInt8, DomainValue {
  case navigation, root

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .navigation: "the navigation controller"
    case .root: "the root controller"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .navigation: "The navigation controller presents."
    case .root: "The root of the chain presents."
    }
  }
}

/// Whether iOS 26 reads the design key of an app built with SDK 27.
public enum CompatibilityKeyReading: UInt8, DomainValue {
  case honoured, ignored

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .honoured: "honoured"
    case .ignored: "ignored"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .honoured: "The key keeps the older design."
    case .ignored: "The app has the new design in spite of the key."
    }
  }
}

/// What a click beside a Catalyst sheet does.
public enum CatalystClick: UInt8, DomainValue {
  case closes, nothing

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .closes: "closes it"
    case .nothing: "nothing"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .closes: "The sheet is dismissed."
    case .nothing: "The sheet stays."
    }
  }
}

/// What becomes of a present in the turn of a dismiss.
public enum SameTurnReading: UInt8, DomainValue {
  case waits, lost

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .waits: "it waits"
    case .lost: "it is lost"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .waits: "The second call is carried out when the transition has ended."
    case .lost: "The second call has no effect."
    }
  }
}

/// What becomes of a dismiss during a transition.
public enum DismissDuringTransition: UInt8, DomainValue {
  case dropped, waits

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .dropped: "dropped"
    case .waits: "it waits"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .dropped: "The call has no effect."
    case .waits: "The call is carried out when the transition has ended."
    }
  }
}

/// What becomes of a present while a dismissal runs.
public enum PresentDuringDismissal: UInt8, DomainValue {
  case dropped, waits

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .dropped: "dropped"
    case .waits: "it waits"
    }
  }
}

/// Whether a tab bar controller takes `isModalInPresentation` of its selected child into account.
public enum TabBarChild: UInt8, DomainValue {
  case ignored, counts

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .ignored: "ignored"
    case .counts: "it counts"
    }
  }
}

/// How the console speaks of a detached presenter since iOS 17.
public enum DetachedWording: UInt8, DomainValue {
  case notSupported, discouraged

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .notSupported: "not supported"
    case .discouraged: "discouraged"
    }
  }
}

/// What a tap beside a popover does since iOS 13 while its content presents something in its context.
public enum NestedInPopover: UInt8, DomainValue {
  case bothClose, nothing

  /// The words of a message.
  public static var domainName: String { "reading" }

  /// The value's name.
  public var name: String {
    switch self {
    case .bothClose: "both close"
    case .nothing: "nothing"
    }
  }
}
