/// What the user, the program or the system does.
public enum StepKind: UInt8, DomainValue {
  case rest, present, dismiss, swipe, swipeAndLetGo, swipeAndFlick, tapOutside, tapOutsideTwice, drag, rotate
  case resize, fold, unfold, setProperty, choose, push, pop, pressEscape, accessibilityEscape

  /// The words of a message.
  public static var domainName: String { "step" }

  /// The value's name.
  public var name: String {
    switch self {
    case .rest: "nothing"
    case .present: "present"
    case .dismiss: "dismiss"
    case .swipe: "swipe down"
    case .swipeAndLetGo: "swipe down and let go"
    case .swipeAndFlick: "swipe down and flick"
    case .tapOutside: "tap outside"
    case .tapOutsideTwice: "tap outside twice"
    case .drag: "drag"
    case .rotate: "rotate"
    case .resize: "resize"
    case .fold: "fold"
    case .unfold: "unfold"
    case .setProperty: "set"
    case .choose: "choose"
    case .push: "push"
    case .pop: "pop"
    case .pressEscape: "press Escape"
    case .accessibilityEscape: "perform the accessibility escape"
    }
  }
}

/// When a step comes, seen from the one before.
public enum Timing: UInt8, DomainValue {
  case afterwards, atOnce, meanwhile

  /// The words of a message.
  public static var domainName: String { "timing" }

  /// The value's name.
  public var name: String {
    switch self {
    case .afterwards: "afterwards"
    case .atOnce: "at once"
    case .meanwhile: "meanwhile"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .afterwards: "When the one before has ended."
    case .atOnce: "In the same turn, before its transition starts."
    case .meanwhile: "While its transition runs."
    }
  }
}

/// What is under way when a step comes.
public enum Transition: UInt8, DomainValue {
  case nothing, presenting, dismissing

  /// The words of a message.
  public static var domainName: String { "transition under way" }

  /// The value's name.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .presenting: "presenting"
    case .dismissing: "dismissing"
    }
  }
}

/// In which callback of the receiver the call is made.
public enum Moment: UInt8, DomainValue {
  case elsewhere, viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear

  /// The words of a message.
  public static var domainName: String { "moment of a call" }

  /// The value's name.
  public var name: String {
    switch self {
    case .elsewhere: "elsewhere"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .elsewhere: "In no callback of its first appearance."
    case .viewDidLoad: "When its view was loaded, before it is in a window."
    case .viewWillAppear: "When it is about to appear."
    case .viewIsAppearing: "When it is laid out for the first time."
    case .viewDidAppear: "When it has appeared."
    }
  }
}

/// Which controller a call wants to present.
public enum Instance: UInt8, DomainValue {
  case fresh, presentedAlready, receiverItself, nothing

  /// The words of a message.
  public static var domainName: String { "instance" }

  /// The value's name.
  public var name: String {
    switch self {
    case .fresh: "fresh"
    case .presentedAlready: "presented already"
    case .receiverItself: "the receiver itself"
    case .nothing: "nil"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .fresh: "One that is not presented."
    default: ""
    }
  }
}

/// What kind of detent it is.
public enum DetentKind: UInt8, DomainValue {
  case medium, large, custom

  /// The words of a message.
  public static var domainName: String { "kind of detent" }

  /// The value's name.
  public var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .custom: "custom"
    }
  }
}

/// How many of the detents a sheet can rest at.
public enum DetentCount: UInt8, DomainValue {
  case nothing, one, several

  /// The words of a message.
  public static var domainName: String { "number of active detents" }

  /// The value's name.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .one: "one"
    case .several: "several"
    }
  }
}

/// Where a sheet rests.
public enum DetentPlace: UInt8, DomainValue {
  case smallest, larger

  /// The words of a message.
  public static var domainName: String { "place among the detents" }

  /// The value's name.
  public var name: String {
    switch self {
    case .smallest: "smallest"
    case .larger: "larger"
    }
  }
}

/// At which detent a sheet opens.
public enum InitialDetent: UInt8, DomainValue {
  case selected, smallest

  /// The words of a message.
  public static var domainName: String { "initial detent" }

  /// The value's name.
  public var name: String {
    switch self {
    case .selected: "selected"
    case .smallest: "smallest"
    }
  }
}

/// What a step does to the chain of presentations.
public enum Effect: UInt8, DomainValue {
  case nothing, ignore, raise, link, unlink, unlinkTwo, returnToRest, refuse, select, selectSmallest, adapt
  case queue, note, undetermined

  /// The words of a message.
  public static var domainName: String { "effect" }

  /// The value's name.
  public var name: String {
    switch self {
    case .nothing: "nothing"
    case .ignore: "ignored"
    case .raise: "raises"
    case .link: "presents"
    case .unlink: "dismisses"
    case .unlinkTwo: "dismisses two levels"
    case .returnToRest: "returns to rest"
    case .refuse: "refused"
    case .select: "selects the detent"
    case .selectSmallest: "selects the smallest detent"
    case .adapt: "adapts"
    case .queue: "queued"
    case .note: "noted"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .ignore: "The call is dropped; the console may say so."
    case .raise: "An exception ends it."
    case .unlink: "The presentation and all above it go."
    case .unlinkTwo: "The presentation goes, and the one that it was presented on."
    case .returnToRest: "A gesture begins and is taken back."
    case .refuse: "A gesture is refused."
    case .queue: "It waits until the transition under way has ended."
    case .note: "A value is set, nothing else happens."
    case .undetermined: "Nobody knows."
    default: ""
    }
  }
}

extension Effect {
  /// Whether something moves: what is called then may come after the end of the call.
  public var startsTransition: Bool {
    switch self {
    case .link, .unlink, .unlinkTwo, .returnToRest, .queue, .adapt, .undetermined: true
    case .nothing, .ignore, .raise, .refuse, .select, .selectSmallest, .note: false
    }
  }
}

/// Whether the completion of the call runs.
public enum CompletionCall: UInt8, DomainValue {
  case called, notCalled, undetermined

  /// The words of a message.
  public static var domainName: String { "completion" }

  /// The value's name.
  public var name: String {
    switch self {
    case .called: "called"
    case .notCalled: "not called"
    case .undetermined: "undetermined"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .called: "It runs once."
    case .notCalled: "It never runs."
    case .undetermined: "Nobody knows."
    }
  }
}
