/// A detent that a sheet offers.
public struct DetentOffer: Hashable, Sendable {
  /// Its name: `medium`, `large`, or the app's own.
  public let name: String
  /// What kind it is.
  public let kind: DetentKind

  /// Makes an offer.
  public init(name: String, kind: DetentKind) {
    self.name = name
    self.kind = kind
  }
}

/// An action of an alert.
public struct AlertAction: Hashable, Sendable {
  /// Its title.
  public let title: String
  /// Whether its style is cancel.
  public let isCancel: Bool

  /// Makes an action.
  public init(title: String, isCancel: Bool) {
    self.title = title
    self.isCancel = isCancel
  }
}

/// A view controller of a world: one level of the chain with its presentation, or one that is not presented yet.
public struct Controller: Sendable {
  /// The name that specs give it.
  public var name: String
  /// Whether it is a container whose visible child is spoken of, as `NAME.child`.
  public var hasChild = false
  /// What is known of it and of its presentation.
  public var situation: Situation
  /// The detents of its sheet, smallest first; UIKit's default is large alone.
  public var detents = Controller.usualDetents
  /// `selectedDetentIdentifier`; nil leaves the choice to UIKit.
  public var selectedDetent: String?
  /// `largestUndimmedDetentIdentifier`; nil dims all.
  public var largestUndimmedDetent: String?
  /// The actions of an alert or action sheet.
  public var actions: [AlertAction] = []
  /// Where its sheet rests, as a name; nil until it was presented, or where it opens by itself.
  public internal(set) var restingDetent: String?
  /// The properties that no longer count when they are set, since its presentation controller exists.
  public internal(set) var frozen: [VariableID] = []
  /// What was said of the children below the visible one, the lowest first.
  public internal(set) var coveredChildren: [[ValueSet]] = []
  /// Whether its view was loaded.
  public internal(set) var isLoaded = false
  /// The controller that presented it, while it is presented; -1 otherwise.
  public internal(set) var presenter = -1
  /// Whether the child of `presenter` presented it rather than the container.
  public internal(set) var presenterIsChild = false

  /// The detents of a sheet of which nothing is said.
  ///
  /// Source: UISheetPresentationController.h.
  public static let usualDetents = [DetentOffer(name: "large", kind: .large)]

  /// Makes a controller of which nothing is said.
  public init(name: String, situation: Situation) {
    self.name = name
    self.situation = situation
  }
}

extension Controller {
  /// Sets a property that is a name or a list.
  ///
  /// A sheet whose selected detent is set rests anew.
  public mutating func set(_ property: Step.Property, program: Program) {
    switch property {
    case .selectedDetent(let name):
      selectedDetent = name
      restingDetent = nil
    case .largestUndimmedDetent(let name): largestUndimmedDetent = name
    case .detents(let offers):
      detents = offers
      situation.set(
        Input.offeredDetents.id, to: ValueSet(Int(OfferedDetents(offers).rawValue)), program: program)
    case .actions(let list): actions = list
    }
  }
}

/// Something that the user, the program or the system does.
public struct Step: Sendable {
  /// What is done.
  public var kind: StepKind
  /// When it comes, seen from the step before.
  public var timing: Timing = .afterwards
  /// The controller that it is done to: the receiver of a call, the sheet under a finger; -1 for the top of the chain.
  public var receiver = -1
  /// Whether the receiver is the visible child of that controller.
  public var receiverIsChild = false
  /// The controller that a `present` presents; -1 for none, which is nil.
  public var object = -1
  /// Whether it is animated.
  public var isAnimated = true
  /// In which callback of the receiver a call is made.
  public var moment: Moment = .elsewhere
  /// An action's title or a detent's name.
  public var text = ""
  /// What it sets, of the receiver or, for what all share, of the world.
  public var assignments: [Assignment] = []
  /// What it sets of the receiver beside `assignments`; nil if nothing.
  public var property: Property?

  /// A property that is a name or a list rather than a value of a finite domain, with what it becomes.
  public enum Property: Hashable, Sendable {
    /// `selectedDetentIdentifier`; nil leaves the choice to UIKit.
    case selectedDetent(String?)
    /// `largestUndimmedDetentIdentifier`; nil dims all.
    case largestUndimmedDetent(String?)
    /// The detents of the sheet, smallest first.
    case detents([DetentOffer])
    /// The actions of an alert or action sheet.
    case actions([AlertAction])
  }

  /// A variable and what it becomes.
  public struct Assignment: Hashable, Sendable {
    /// The variable.
    public let variable: VariableID
    /// The values that it has afterwards.
    public let values: ValueSet

    /// Makes an assignment.
    public init(_ variable: VariableID, _ values: ValueSet) {
      self.variable = variable
      self.values = values
    }
  }

  /// Makes a step.
  public init(_ kind: StepKind) { self.kind = kind }
}

/// The controllers, the chain of presentations, and what all of them share.
public struct World: Sendable {
  /// All controllers that are spoken of; a controller's number is its index.
  public var controllers: [Controller] = []
  /// The chain at rest, the root first.
  public var chain: [Int] = []
  /// Whether an exception has ended the app: nothing happens any more.
  public internal(set) var hasEnded = false

  /// Makes a world without controllers.
  public init() {}

  /// The number of the controller with a name; nil if there is none.
  public func controller(named name: String) -> Int? { controllers.firstIndex { $0.name == name } }

  /// The names of the chain, the root first.
  public var chainNames: [String] { chain.map { controllers[$0].name } }
}

/// One of several steps that are joined, and what the rules were asked about it.
public struct CoursePart: Sendable {
  /// The step.
  public let step: Step
  /// The controller whose presentation it was about.
  public let subject: Int
  /// Its presenter; -1 for the root.
  public var presenter: Int
  /// What it did.
  public let effect: Effect
  /// The number of the choreography that was played; nil if none was.
  public let choreography: Int?
  /// What was known of that presentation, with the facts of the step in it.
  public var situation: Situation
}

/// What a step did, and what is known after it.
public struct Course: Sendable {
  /// The world after the step.
  public var world: World
  /// What was called.
  public var timeline = Timeline()
  /// The controller whose presentation the step was about.
  public var subject: Int
  /// Its presenter, while or before it was presented; -1 for the root.
  public var presenter: Int
  /// Whether the child of `presenter` presented it rather than the container.
  public var presenterIsChild = false
  /// What was known of its presentation after the step or, if the step ended it, before.
  public var situation: Situation
  /// The same with the facts of the step in it, for what the rules say of the step itself.
  public var stepSituation: Situation
  /// What the step did.
  public var effect: Effect = .nothing
  /// The steps that are joined, in order; one alone where none are.
  public internal(set) var parts: [CoursePart] = []
  /// The controllers that left the chain.
  public var dismissed: [Int] = []
  /// Whether nobody knows what is called.
  public var isUndetermined = false

  init(world: World, subject: Int, presenter: Int, situation: Situation) {
    self.world = world
    self.subject = subject
    self.presenter = presenter
    self.situation = situation
    stepSituation = situation
  }
}
