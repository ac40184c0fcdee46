/// The part that a controller plays in a step, seen from the presentation that the step is about.
public enum Role: UInt8, Hashable, Sendable, CaseIterable {
  /// The controller that the step presents, dismisses, tries to dismiss or adapts.
  case presented
  /// Its visible child, if it is a container of which one is spoken.
  case child
  /// The controller that really presents it.
  case presenter
  /// Each controller that is presented above it and goes with it.
  case above
  /// Each controller of the chain below the presenter.
  case below
  /// Nobody's: a completion, a handler, the call coming back, the console.
  case nobody
}

/// How often an event comes.
public enum Count: UInt8, Hashable, Sendable, CaseIterable {
  /// Exactly once.
  case once
  /// Once or not at all; nobody knows, or it depends on what no input says.
  case perhaps
  /// At least once.
  case onceOrMore
  /// Any number of times, also never.
  case anyNumber
  /// Nobody knows whether it comes: a column that hears it is undetermined.
  case unknown

  /// Whether the event may stay away.
  public var isOptional: Bool { self == .perhaps || self == .anyNumber || self == .unknown }

  /// Whether the event may come again.
  public var isRepeatable: Bool { self == .onceOrMore || self == .anyNumber || self == .unknown }
}

/// Something that is called, and by whom it is heard.
public struct EventKind: Hashable, Sendable {
  /// Whose it is.
  public let role: Role
  /// What is called.
  public let callback: Callback

  /// Makes the kind of event in which `role` hears `callback`.
  public init(_ role: Role, _ callback: Callback) {
    self.role = role
    self.callback = callback
  }

  /// Something that the presented controller or the delegate of its presentation hears.
  public static func presented(_ callback: Callback) -> EventKind { EventKind(.presented, callback) }
  /// Something that the presented controller's visible child hears of its own accord, not passed on by the container.
  public static func child(_ callback: Callback) -> EventKind { EventKind(.child, callback) }
  /// Something that the presenter hears.
  public static func presenter(_ callback: Callback) -> EventKind { EventKind(.presenter, callback) }
  /// Something that each controller above hears.
  public static func above(_ callback: Callback) -> EventKind { EventKind(.above, callback) }
  /// Something that each controller below the presenter hears.
  public static func below(_ callback: Callback) -> EventKind { EventKind(.below, callback) }
  /// Something that is nobody's.
  public static func nobody(_ callback: Callback) -> EventKind { EventKind(.nobody, callback) }
}

/// "This is called, so often, if that holds."
public struct Emission: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// Who hears what.
  public let kind: EventKind
  /// How often.
  public var count: Count
  /// The variable whose value is the call's argument; nil if it has none that matters.
  public let argument: VariableID?
  /// All have to hold in the situation of the presentation that the event belongs to.
  public var conditions: [Condition]
  /// One sentence in our own words.
  public let statement: String
  /// How sure it is that the call comes.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes an emission.
  @inline(never) public init(
    _ id: String, _ kind: EventKind, _ statement: String, count: Count = .once, argument: VariableID? = nil,
    when conditions: [Condition] = [], _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.kind = kind
    self.count = count
    self.argument = argument
    self.conditions = conditions
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}

/// "This comes before that, where both come."
public struct OrderFact: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// What comes first.
  public var before: EventKind
  /// What comes later.
  public var after: EventKind
  /// All have to hold in the situation of the presentation that the step is about.
  public var conditions: [Condition]
  /// How sure the order is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes an order fact.
  @inline(never) public init(
    _ id: String, _ before: EventKind, before after: EventKind, when conditions: [Condition] = [],
    _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.before = before
    self.after = after
    self.conditions = conditions
    self.confidence = confidence
    self.sources = sources
  }
}

/// What a property reads at the moment of an event.
public struct FlagFact: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// At which event.
  public let kind: EventKind
  /// The property, read on the controller that hears the event.
  public let flag: Flag
  /// What it reads.
  public let value: FlagValue
  /// All have to hold in the situation of the presentation that the event belongs to.
  public var conditions: [Condition]
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a flag fact.
  @inline(never) public init(
    _ id: String, _ kind: EventKind, _ flag: Flag, reads value: FlagValue, when conditions: [Condition] = [],
    _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.kind = kind
    self.flag = flag
    self.value = value
    self.conditions = conditions
    self.confidence = confidence
    self.sources = sources
  }
}

/// Everything that is called in one kind of step.
public struct Choreography: Sendable {
  /// A name that no other choreography has.
  public let id: String
  /// One sentence on what it covers.
  public let summary: String
  /// It plays if all of these hold.
  public let conditions: [Condition]
  /// What is called.
  public var emissions: [Emission]
  /// In which order, as far as anybody knows.
  public var order: [OrderFact]
  /// What properties read meanwhile, as far as anybody knows.
  public var flags: [FlagFact]

  /// Makes a choreography.
  @inline(never) public init(
    _ id: String, _ summary: String, when conditions: [Condition], emissions: [Emission], order: [OrderFact],
    flags: [FlagFact] = []
  ) {
    self.id = id
    self.summary = summary
    self.conditions = conditions
    self.emissions = emissions
    self.order = order
    self.flags = flags
  }
}

/// "A container passes this on to its visible child."
public struct Forwarding: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// The callback that a container's visible child hears right after the container.
  public let callback: Callback
  /// One sentence in our own words.
  public let statement: String
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a forwarding.
  @inline(never) public init(
    _ id: String, _ callback: Callback, _ statement: String, _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.callback = callback
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}

/// "This property is only read when the transition begins, so it may be set on the line after the call."
public struct LateInput: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// The property.
  public let variable: VariableID
  /// One sentence in our own words.
  public let statement: String
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a late input.
  @inline(never) public init(
    _ id: String, _ variable: VariableID, _ statement: String, _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.variable = variable
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}

/// "This is lost with the presentation controller: the next presentation of the controller begins without it."
public struct LostInput: Sendable {
  /// What is lost.
  public enum Property: Hashable, Sendable {
    /// The variable becomes this value.
    case variable(VariableID, ValueSet)
    /// The detents become UIKit's default, and the names of detents nil.
    case detents
  }

  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// What is lost.
  public let property: Property
  /// One sentence in our own words.
  public let statement: String
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a lost input.
  @inline(never) public init(
    _ id: String, _ property: Property, _ statement: String, _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.property = property
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}

/// "Once this is set, the presentation controller exists, and setting that has no effect any more."
public struct FrozenInput: Sendable {
  /// A name that no other emission, order fact or rule has.
  public let id: String
  /// The property whose setting makes the presentation controller.
  public let trigger: VariableID
  /// The property that no longer counts.
  public let variable: VariableID
  /// One sentence in our own words.
  public let statement: String
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a frozen input.
  public init(
    _ id: String, setting trigger: VariableID, freezes variable: VariableID, _ statement: String,
    _ confidence: Confidence, _ sources: [Source]
  ) {
    self.id = id
    self.trigger = trigger
    self.variable = variable
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}
