/// The platform that the app runs on.
public enum Platform: UInt8, DomainValue {
  case iOS, catalyst, tvOS, visionOS

  /// The words of a message.
  public static var domainName: String { "platform" }

  /// The value's name.
  public var name: String {
    switch self {
    case .iOS: "iOS"
    case .catalyst: "Catalyst"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .tvOS: "Apple TV."
    case .visionOS: "Apple Vision."
    case .iOS: "iOS and iPadOS."
    case .catalyst: "Mac Catalyst."
    }
  }
}

/// The user interface idiom that the app has.
public enum Idiom: UInt8, DomainValue {
  case phone, pad, mac, tv, vision, ofDevice

  /// The words of a message.
  public static var domainName: String { "idiom" }

  /// The value's name.
  public var name: String {
    switch self {
    case .phone: "phone"
    case .pad: "pad"
    case .mac: "mac"
    case .tv: "tv"
    case .vision: "vision"
    case .ofDevice: "of the device"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .phone: "An iPhone app, also one that runs on an iPad."
    case .pad: "An iPad app."
    case .mac: "A Catalyst app that is optimised for the Mac."
    case .tv: "An app on Apple TV."
    case .vision: "An app on Apple Vision."
    case .ofDevice: "The idiom of the device that it runs on."
    }
  }
}

/// A size class of the window.
public enum SizeClass: UInt8, DomainValue {
  case compact, regular, ofDevice, undetermined

  /// The words of a message.
  public static var domainName: String { "size class" }

  /// The value's name.
  public var name: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .ofDevice: "of the device"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .compact: "Little room, as on an upright iPhone in width."
    case .regular: "Much room, as on an iPad that shows one app."
    case .ofDevice: "It follows from device, orientation and window."
    case .undetermined: "Nobody knows."
    }
  }
}

/// How the interface is held.
public enum Orientation: UInt8, DomainValue {
  case portrait, landscape

  /// The words of a message.
  public static var domainName: String { "orientation" }

  /// The value's name.
  public var name: String {
    switch self {
    case .portrait: "portrait"
    case .landscape: "landscape"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .portrait: "Upright."
    case .landscape: "On its side."
    }
  }
}

/// Which part of the screen the window has.
public enum Window: UInt8, DomainValue {
  case full, oneThird, oneHalf, twoThirds, slideOver, narrow, between, wide

  /// The words of a message.
  public static var domainName: String { "window" }

  /// The value's name.
  public var name: String {
    switch self {
    case .full: "full"
    case .oneThird: "1/3"
    case .oneHalf: "1/2"
    case .twoThirds: "2/3"
    case .slideOver: "slide over"
    case .narrow: "up to 639"
    case .between: "640 to 677"
    case .wide: "678 and more"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .full: "The whole screen."
    case .oneThird: "The narrow side of a Split View."
    case .oneHalf: "Half of a Split View, or of the inner display of an iPhone Duo."
    case .twoThirds: "The wide side of a Split View."
    case .slideOver: "A narrow window that floats above another app."
    case .narrow: "A free window at most 639 points wide."
    case .between: "A free window whose size class nobody has published."
    case .wide: "A free window at least 678 points wide."
    }
  }

  /// The values that stand for many sizes: a window may change and keep the value.
  public static let bands = Variable.set([Window.narrow, .between, .wide])
}

/// The points of a display, upright.
public enum Screen: UInt8, DomainValue {
  case points320by480, points320by568, points375by667, points375by812, points390by844
  case points393by852, points402by874, points414by736, points414by896, points420by912, points428by926
  case points430by932, points440by956, points466by678, points669by951, points744by1133, points768by1024
  case points810by1080, points820by1180, points834by1112, points834by1194, points834by1210, points1024by1366
  case points1032by1376

  /// The words of a message.
  public static var domainName: String { "screen" }

  /// The value's name.
  public var name: String {
    switch self {
    case .points320by480: "320 x 480"
    case .points320by568: "320 x 568"
    case .points375by667: "375 x 667"
    case .points375by812: "375 x 812"
    case .points390by844: "390 x 844"
    case .points393by852: "393 x 852"
    case .points402by874: "402 x 874"
    case .points414by736: "414 x 736"
    case .points414by896: "414 x 896"
    case .points420by912: "420 x 912"
    case .points428by926: "428 x 926"
    case .points430by932: "430 x 932"
    case .points440by956: "440 x 956"
    case .points466by678: "466 x 678"
    case .points669by951: "669 x 951"
    case .points744by1133: "744 x 1133"
    case .points768by1024: "768 x 1024"
    case .points810by1080: "810 x 1080"
    case .points820by1180: "820 x 1180"
    case .points834by1112: "834 x 1112"
    case .points834by1194: "834 x 1194"
    case .points834by1210: "834 x 1210"
    case .points1024by1366: "1024 x 1366"
    case .points1032by1376: "1032 x 1376"
    }
  }
}

/// Which ways to share the screen a device has before iPadOS 26.
public enum Multitasking: UInt8, DomainValue {
  case splitView, slideOver, nothing

  /// The words of a message.
  public static var domainName: String { "multitasking" }

  /// The value's name.
  public var name: String {
    switch self {
    case .splitView: "Split View"
    case .slideOver: "Slide Over"
    case .nothing: "nothing"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .splitView: "Split View and Slide Over."
    case .slideOver: "Slide Over only."
    case .nothing: "None."
    }
  }
}
