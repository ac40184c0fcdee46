/// The generations of presentation rules; each needs both the system and the SDK.
public enum Generation: UInt8, DomainValue {
  case iOS8, iOS8dot3, iOS13

  /// The words of a message.
  public static var domainName: String { "generation of rules" }

  /// The value's name.
  public var name: String {
    switch self {
    case .iOS8: "iOS 8"
    case .iOS8dot3: "iOS 8.3"
    case .iOS13: "iOS 13"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .iOS8: "Only compact width was considered."
    case .iOS8dot3: "Any change of size classes is considered."
    case .iOS13: "Sheets are cards."
    }
  }
}

/// How an action sheet is shown.
public enum ActionSheetForm: UInt8, DomainValue {
  case notOne, bottomSheet, popover, card

  /// The words of a message.
  public static var domainName: String { "form of an action sheet" }

  /// The value's name.
  public var name: String {
    switch self {
    case .notOne: "not an action sheet"
    case .bottomSheet: "bottom sheet"
    case .popover: "popover"
    case .card: "card"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .card: "In the middle, as an alert."
    default: ""
    }
  }
}

/// Which actions are drawn.
public enum DrawnActions: UInt8, DomainValue {
  case all, allButCancel, cancelFirst, cancelLast

  /// The words of a message.
  public static var domainName: String { "drawn actions" }

  /// The value's name.
  public var name: String {
    switch self {
    case .all: "all"
    case .allButCancel: "all but cancel"
    case .cancelFirst: "cancel first"
    case .cancelLast: "cancel last"
    }
  }

  /// The actions as they are drawn.
  public func drawn(_ actions: [AlertAction]) -> [AlertAction] {
    let others = actions.filter { !$0.isCancel }
    let cancel = actions.filter { $0.isCancel }
    return switch self {
    case .all: actions
    case .allButCancel: others
    case .cancelFirst: cancel + others
    case .cancelLast: others + cancel
    }
  }
}

/// Whose presentation a call of `dismiss` ends.
public enum DismissalTarget: UInt8, DomainValue {
  case above, receiver, nothing

  /// The words of a message.
  public static var domainName: String { "target of a dismissal" }

  /// The value's name.
  public var name: String {
    switch self {
    case .above: "what the receiver presents"
    case .receiver: "the receiver"
    case .nothing: "nothing"
    }
  }
}

/// Which controller of the receiver's level presents.
public enum PresenterNode: UInt8, DomainValue {
  case child, level, root

  /// The words of a message.
  public static var domainName: String { "presenting node" }

  /// The value's name.
  public var name: String {
    switch self {
    case .child: "the child"
    case .level: "the container"
    case .root: "the root of the level"
    }
  }
}

/// Which of a popover's delegate methods are called.
public enum PopoverDelegateGeneration: UInt8, DomainValue {
  case old, new, oldAsFallback

  /// The words of a message.
  public static var domainName: String { "generation of popover delegate methods" }

  /// The value's name.
  public var name: String {
    switch self {
    case .old: "old"
    case .new: "new"
    case .oldAsFallback: "old as fallback"
    }
  }
}

/// Where a style's presenter is looked for.
public enum StyleFamily: UInt8, DomainValue {
  case screen, context

  /// The words of a message.
  public static var domainName: String { "family of styles" }

  /// The value's name.
  public var name: String {
    switch self {
    case .screen: "screen"
    case .context: "context"
    }
  }
}

/// Which overload of `adaptivePresentationStyle` UIKit asks.
public enum AdaptiveOverload: UInt8, DomainValue {
  case traitCollection, older, neither

  /// The words of a message.
  public static var domainName: String { "overload" }

  /// The value's name.
  public var name: String {
    switch self {
    case .traitCollection: "for:traitCollection:"
    case .older: "for:"
    case .neither: "neither"
    }
  }
}

/// Which kinds of detents a sheet offers.
public enum OfferedDetents: UInt8, DomainValue {
  case largeOnly, withMedium, withCustom

  /// The words of a message.
  public static var domainName: String { "offered detents" }

  /// The value's name.
  public var name: String {
    switch self {
    case .largeOnly: "large only"
    case .withMedium: "with medium"
    case .withCustom: "with custom detents"
    }
  }
}

extension OfferedDetents {
  /// What a list of detents has beside the large one.
  public init(_ offers: [DetentOffer]) {
    if offers.contains(where: { $0.kind == .custom }) {
      self = .withCustom
    } else {
      self = offers.contains { $0.kind == .medium } ? .withMedium : .largeOnly
    }
  }
}
