/// What the engine reads off the world before a step, for the rules to ask about.
public enum Fact {
  /// The step that is under way.
  public static let step = Variable<StepKind>(.factStep)

  /// When the step comes, seen from the one before.
  public static let timing = Variable<Timing>(.factTiming)

  /// What is under way when the step comes.
  public static let transitionUnderWay = Variable<Transition>(.factTransitionUnderWay)

  /// Whether the step is animated.
  public static let isAnimated = Variable<Answer>(.factIsAnimated)

  /// In which callback of the receiver the call is made.
  public static let moment = Variable<Moment>(.factMoment)

  /// Which controller the call wants to present.
  public static let instance = Variable<Instance>(.factInstance)

  /// How the receiver of the call hangs in the window.
  public static let receiverInWindow = Variable<Attachment>(.factReceiverInWindow)

  /// Whether the presenter has a presented controller.
  public static let presenterIsPresenting = Variable<Answer>(.factPresenterIsPresenting)

  /// Whether the receiver of the call is the visible child of a container.
  public static let receiverIsChild = Variable<Answer>(.factReceiverIsChild)

  /// Whether the receiving child is where a context presentation belongs.
  public static let contextIsChild = Variable<Answer>(.factContextIsChild)

  /// Whether the receiver of a dismissal was presented itself.
  public static let receiverIsPresented = Variable<Answer>(.factReceiverIsPresented)

  /// Whether the receiver of a dismissal presents something.
  public static let receiverPresents = Variable<Answer>(.factReceiverPresents)

  /// Whether nothing is presented above.
  public static let isOnTop = Variable<Answer>(.factIsOnTop)

  /// Whether the presentation above took this view out of the hierarchy.
  public static let coveredByRemoval = Variable<Answer>(.factCoveredByRemoval)

  /// Whether the controller's view was loaded before.
  public static let viewIsLoaded = Variable<Answer>(.factViewIsLoaded)

  /// The detent that is asked about.
  public static let detentKind = Variable<DetentKind>(.factDetentKind)

  /// How many detents the sheet can rest at.
  public static let activeDetents = Variable<DetentCount>(.factActiveDetents)

  /// Whether the list of detents has any.
  public static let offersDetents = Variable<Answer>(.factOffersDetents)

  /// Where among its active detents the sheet rests.
  public static let restsAt = Variable<DetentPlace>(.factRestsAt)

  /// Whether it rests at or below `largestUndimmedDetentIdentifier`.
  public static let withinUndimmed = Variable<Answer>(.factWithinUndimmed)

  /// Whether `selectedDetentIdentifier` names an active detent.
  public static let selectionIsOffered = Variable<Answer>(.factSelectionIsOffered)

  /// Whether the step brings the sheet to another detent.
  public static let detentChanges = Variable<Answer>(.factDetentChanges)

  /// Whether the step changes a size class of the window.
  public static let traitsChange = Variable<Answer>(.factTraitsChange)

  /// How it was laid out before the step.
  public static let layoutBefore = Variable<Layout>(.factLayoutBefore)

  /// How the presenter itself is presented; full screen for the root.
  public static let presenterLayout = Variable<Layout>(.factPresenterLayout)

  /// Whether the alert has a cancel action.
  public static let offersCancel = Variable<Answer>(.factOffersCancel)

  /// Whether the detent at which the sheet rests is the large one.
  public static let restsAtLarge = Variable<Answer>(.factRestsAtLarge)

  /// Whether the step sets the delegate of the presentation controller.
  public static let setsDelegate = Variable<Answer>(.factSetsDelegate)

  /// Whether the presenter was presented itself.
  public static let presenterIsPresented = Variable<Answer>(.factPresenterIsPresented)

  /// Whether the delegate of the presenter's own presentation does not allow the user to dismiss.
  public static let presenterRefuses = Variable<Answer>(.factPresenterRefuses)

  /// Whether the alert has exactly two actions.
  public static let hasTwoActions = Variable<Answer>(.factHasTwoActions)

  /// Whether the step changes anything about the window.
  public static let windowChanges = Variable<Answer>(.factWindowChanges)

  /// That the step is one that may change the window.
  public static let stepIsOfTheWindow = step.is(.rotate, .resize, .fold, .unfold)

  /// All of them, without their types.
  public static let all: [VariableDefinition] = first + second

  private static let first: [VariableDefinition] = [
    step.defined("step", .fact, initial: .rest, "The step that is under way."),
    timing.defined("timing", .fact, initial: .afterwards, "When the step comes, seen from the one before."),
    transitionUnderWay.defined(
      "transition under way", .fact, initial: .nothing, "What is under way when the step comes."),
    isAnimated.defined("animated", .fact, initial: .yes, "Whether the step is animated."),
    moment.defined(
      "moment of the call", .fact, initial: .elsewhere, "In which callback of the receiver the call is made."),
    instance.defined("instance", .fact, initial: .fresh, "Which controller the call wants to present."),
    receiverInWindow.defined(
      "receiver's view", .fact, initial: .inWindow, "How the receiver of the call hangs in the window."),
    presenterIsPresenting.defined(
      "presenter presents already", .fact, initial: .no, "Whether the presenter has a presented controller."),
    receiverIsChild.defined(
      "receiver is a child", .fact, initial: .no,
      "Whether the receiver of the call is the visible child of a container."),
    contextIsChild.defined(
      "child is the context", .fact, initial: .no,
      "Whether the receiving child is where a context presentation belongs."),
    receiverIsPresented.defined(
      "receiver is presented", .fact, initial: .yes, "Whether the receiver of a dismissal was presented itself."),
    receiverPresents.defined(
      "receiver presents", .fact, initial: .no, "Whether the receiver of a dismissal presents something."),
    isOnTop.defined("is on top", .fact, initial: .yes, "Whether nothing is presented above."),
    coveredByRemoval.defined(
      "view is removed by what is above", .fact, initial: .no,
      "Whether the presentation above took this view out of the hierarchy."),
    viewIsLoaded.defined("view is loaded", .fact, initial: .no, "Whether the controller's view was loaded before."),
    detentKind.defined("kind of detent", .fact, initial: .large, "The detent that is asked about."),
    activeDetents.defined("active detents", .fact, initial: .one, "How many detents the sheet can rest at."),
    offersDetents.defined("detents are offered", .fact, initial: .yes, "Whether the list of detents has any."),
  ]

  private static let second: [VariableDefinition] = [
    restsAt.defined("rests at", .fact, initial: .smallest, "Where among its active detents the sheet rests."),
    withinUndimmed.defined(
      "within the undimmed detents", .fact, initial: .no,
      "Whether it rests at or below `largestUndimmedDetentIdentifier`."),
    selectionIsOffered.defined(
      "selection is offered", .fact, initial: .no, "Whether `selectedDetentIdentifier` names an active detent."),
    detentChanges.defined(
      "detent changes", .fact, initial: .no, "Whether the step brings the sheet to another detent."),
    traitsChange.defined(
      "size class changes", .fact, initial: .no, "Whether the step changes a size class of the window."),
    layoutBefore.defined("layout before", .fact, initial: .undetermined, "How it was laid out before the step."),
    presenterLayout.defined(
      "layout of the presenter", .fact, initial: .fullScreen,
      "How the presenter itself is presented; full screen for the root."),
    offersCancel.defined("there is a cancel action", .fact, initial: .no, "Whether the alert has a cancel action."),
    restsAtLarge.defined(
      "rests at the large detent", .fact, initial: .yes, "Whether the detent at which the sheet rests is the large one."
    ),
    setsDelegate.defined(
      "sets the delegate", .fact, initial: .no, "Whether the step sets the delegate of the presentation controller."),
    presenterIsPresented.defined(
      "presenter is presented", .fact, initial: .no, "Whether the presenter was presented itself."),
    hasTwoActions.defined("there are two actions", .fact, initial: .no, "Whether the alert has exactly two actions."),
    windowChanges.defined(
      "window changes", .fact, initial: .yes, "Whether the step changes anything about the window."),
    presenterRefuses.defined(
      "presenter refuses", .fact, initial: .no, "Whether the delegate of the presenter's own presentation refuses."),
  ]
}
