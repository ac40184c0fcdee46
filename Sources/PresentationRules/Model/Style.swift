/// A `UIModalPresentationStyle`.
public enum Style: UInt8, DomainValue {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, blurOverFullScreen, noStyle, undetermined

  /// The words of a message.
  public static var domainName: String { "style" }

  /// The value's name.
  public var name: String {
    switch self {
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .blurOverFullScreen: "blurOverFullScreen"
    case .noStyle: "none"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .automatic: "Resolved by the system; the default from iOS 13 on."
    case .fullScreen: "Covers the screen; the presenter leaves the hierarchy."
    case .pageSheet: "A sheet as large as the system likes pages to be."
    case .formSheet: "A smaller sheet, which honours `preferredContentSize`."
    case .currentContext: "Covers the nearest controller that defines a presentation context."
    case .custom: "The transitioning delegate supplies the presentation controller."
    case .overFullScreen: "Covers the screen; the presenter stays in the hierarchy."
    case .overCurrentContext: "Covers the context; the presenter stays in the hierarchy."
    case .popover: "Anchored to a view or an item."
    case .blurOverFullScreen: "Blurs what it covers; tvOS only."
    case .noStyle: "Only an answer: do not adapt."
    case .undetermined: "Nobody knows."
    }
  }
}

/// What a method of the adaptivity delegate returns.
public enum AdaptiveAnswer: UInt8, DomainValue {
  case unimplemented, noStyle, automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen
  case overCurrentContext, popover, custom

  /// The words of a message.
  public static var domainName: String { "adaptive answer" }

  /// The value's name.
  public var name: String {
    switch self {
    case .unimplemented: "unimplemented"
    case .noStyle: "none"
    case .automatic: "automatic"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    case .custom: "custom"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .automatic: "The system chooses."
    case .fullScreen: "Cover the screen."
    case .pageSheet: "Become a page sheet."
    case .formSheet: "Become a form sheet."
    case .currentContext: "Cover the presentation context."
    case .overFullScreen: "Cover the screen, and leave the presenter in the hierarchy."
    case .overCurrentContext: "Cover the presentation context, and leave the presenter in the hierarchy."
    case .popover: "Become a popover."
    case .custom: "Leave it to a presentation controller of the app."
    case .unimplemented: "The delegate does not have the method."
    case .noStyle: "Do not adapt."
    }
  }
}

/// When the first of two adaptive answers is given.
public enum AdaptiveCondition: UInt8, DomainValue {
  case always, compactWidth, compactHeight, anyCompact

  /// The words of a message.
  public static var domainName: String { "condition of an adaptive answer" }

  /// The value's name.
  public var name: String {
    switch self {
    case .always: "always"
    case .compactWidth: "when compact"
    case .compactHeight: "when compact height"
    case .anyCompact: "when any compact"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .compactWidth: "The horizontal size class is compact."
    case .compactHeight: "The vertical size class is compact."
    case .anyCompact: "One of the two size classes is compact."
    default: ""
    }
  }
}

/// The style that `willPresentWithAdaptiveStyle` reports.
public enum WillPresentStyle: UInt8, DomainValue {
  case noStyle, fullScreen, pageSheet, formSheet, overFullScreen, popover, nothing, undetermined

  /// The words of a message.
  public static var domainName: String { "style reported to willPresentWithAdaptiveStyle" }

  /// The value's name.
  public var name: String {
    switch self {
    case .noStyle: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .overFullScreen: "overFullScreen"
    case .popover: "popover"
    case .nothing: "nothing"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .fullScreen: "It becomes full screen."
    case .pageSheet: "It becomes a page sheet."
    case .formSheet: "It becomes a form sheet."
    case .overFullScreen: "It becomes full screen above the presenter."
    case .popover: "It becomes a popover."
    case .noStyle: "Nothing is adapted."
    case .nothing: "The method is not called."
    case .undetermined: "Nobody knows."
    }
  }
}
