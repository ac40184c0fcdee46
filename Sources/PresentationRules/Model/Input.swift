/// What somebody who asks can say: where the app runs, and what it sets.
public enum Input {
  /// The release of the system that the app runs on.
  public static let os = Variable<Release>(.os)

  /// The release of the SDK that the main binary was linked with.
  public static let sdk = Variable<Release>(.sdk)

  /// The platform that the app runs on.
  public static let platform = Variable<Platform>(.platform)

  /// The user interface idiom of the app, where it is not the device's: an iPhone-only app on an iPad.
  public static let idiom = Variable<Idiom>(.idiom)

  /// The points of the display; follows from the device.
  public static let screen = Variable<Screen>(.screen)

  /// Whether the user has zoomed the display.
  public static let displayZoom = Variable<Answer>(.displayZoom)

  /// How the interface is held.
  public static let orientation = Variable<Orientation>(.orientation)

  /// Which part of the screen the window has.
  public static let window = Variable<Window>(.window)

  /// The horizontal size class of the window, where it is said directly.
  public static let horizontal = Variable<SizeClass>(.horizontal)

  /// The vertical size class of the window, where it is said directly.
  public static let vertical = Variable<SizeClass>(.vertical)

  /// Whether a device, an orientation, a window or an idiom was said.
  public static let deviceIsGiven = Variable<Answer>(.deviceIsGiven)

  /// The first system of the device; the earliest listed one if no device was said.
  public static let deviceFirst = Variable<Release>(.deviceFirst)

  /// The last system of the device; the last listed one if no device was said.
  public static let deviceLast = Variable<Release>(.deviceLast)

  /// Which ways to share the screen the device has before iPadOS 26.
  public static let multitasking = Variable<Multitasking>(.multitasking)

  /// The first system on which the device has Stage Manager.
  public static let stageManagerFirst = Variable<Release>(.stageManagerFirst)

  /// The Info.plist key that keeps the design of earlier SDKs.
  public static let compatibilityKey = Variable<Answer>(.compatibilityKey)

  /// The Info.plist key that keeps the app from sharing the screen.
  public static let requiresFullScreen = Variable<Answer>(.requiresFullScreen)

  /// The `modalPresentationStyle` that the app sets.
  public static let style = Variable<Style>(.style)

  /// What kind of controller is presented.
  public static let controller = Variable<ControllerKind>(.controller)

  /// The property of the presented controller.
  public static let isModal = Variable<Answer>(.isModal)

  /// What kind of controller the visible child of a container is.
  public static let childController = Variable<ControllerKind>(.childController)

  /// The property of the container's visible child.
  public static let childIsModal = Variable<Answer>(.childIsModal)

  /// The property of the container's visible child.
  public static let childDefinesContext = Variable<Answer>(.childDefinesContext)

  /// What `presentationControllerShouldDismiss` returns.
  public static let shouldDismiss = Variable<Reply>(.shouldDismiss)

  /// What `popoverPresentationControllerShouldDismissPopover` returns.
  public static let shouldDismissPopover = Variable<Reply>(.shouldDismissPopover)

  /// What `adaptivePresentationStyle(for:traitCollection:)` returns.
  public static let adaptiveAnswer = Variable<AdaptiveAnswer>(.adaptiveAnswer)

  /// When that answer is given.
  public static let adaptiveCondition = Variable<AdaptiveCondition>(.adaptiveCondition)

  /// What the method returns otherwise.
  public static let adaptiveElse = Variable<AdaptiveAnswer>(.adaptiveElse)

  /// What the overload without a trait collection returns.
  public static let oldAdaptiveAnswer = Variable<AdaptiveAnswer>(.oldAdaptiveAnswer)

  /// Whether the delegate offers another controller for the adapted style.
  public static let replacement = Variable<Answer>(.replacement)

  /// When the delegate of the presentation controller is set.
  public static let delegate = Variable<Delegate>(.delegate)

  /// Whether a popover or an action sheet has a source view, rect or item.
  public static let anchor = Variable<Choice>(.anchor)

  /// Whether an action sheet has its anchor, where that was not said.
  public static let usualAnchor = Variable<Answer>(.usualAnchor)

  /// The property of the sheet presentation controller.
  public static let edgeAttached = Variable<Answer>(.edgeAttached)

  /// The property of the sheet presentation controller.
  public static let pageSizing = Variable<Choice>(.pageSizing)

  /// The property of the controller.
  public static let definesContext = Variable<Choice>(.definesContext)

  /// Whether the tap meets one of the popover's `passthroughViews`.
  public static let passthroughViews = Variable<Answer>(.passthroughViews)

  /// The property of a custom presentation controller.
  public static let removesPresenter = Variable<Answer>(.removesPresenter)

  /// The property of a custom presentation controller.
  public static let presentsInFullscreen = Variable<Answer>(.presentsInFullscreen)

  /// The property of the presented controller.
  public static let transition = Variable<TransitionKind>(.transition)

  /// How the view of the controller that is asked to present hangs in a window.
  public static let attachment = Variable<Attachment>(.attachment)

  /// In which callback of the presenter, at its first appearance, the call is made.
  public static let calledFrom = Variable<Moment>(.calledFrom)

  /// The property that `isModalInPresentation` replaced.
  public static let modalInPopover = Variable<Answer>(.modalInPopover)

  /// Which kinds of detents the sheet offers beside the large one.
  public static let offeredDetents = Variable<OfferedDetents>(.offeredDetents)

  /// Whether an iPhone app stands in a window that can be resized: in iPhone Mirroring, or on an iPad.
  public static let resizable = Variable<Answer>(.resizable)

  /// What is said of a container's visible child.
  public static let ofTheVisibleChild: [VariableID] = [childController.id, childIsModal.id, childDefinesContext.id]

  /// What describes a call of `present`, and is read for the controller that the call presents.
  public static let ofTheCall: [VariableID] = [attachment.id, calledFrom.id]

  /// What is set on a presentation controller or answered by its delegate, so that it takes a presentation to matter.
  public static let ofThePresentation: [VariableID] = [
    shouldDismiss.id, shouldDismissPopover.id, adaptiveAnswer.id, oldAdaptiveAnswer.id, replacement.id, delegate.id,
    anchor.id, edgeAttached.id, pageSizing.id, passthroughViews.id, removesPresenter.id, presentsInFullscreen.id,
  ]

  /// All of them, without their types.
  public static let all: [VariableDefinition] = first + second + third

  private static let first: [VariableDefinition] = [
    os.defined("os", .environment, "The release of the system that the app runs on."),
    sdk.defined("sdk", .environment, "The release of the SDK that the main binary was linked with."),
    platform.defined("platform", .environment, initial: .iOS, "The platform that the app runs on."),
    idiom.defined(
      "idiom", .environment, initial: .ofDevice,
      "The user interface idiom of the app, where it is not the device's: an iPhone-only app on an iPad."),
    screen.defined("screen", .environment, "The points of the display; follows from the device."),
    displayZoom.defined("Display Zoom", .environment, initial: .no, "Whether the user has zoomed the display."),
    orientation.defined("orientation", .environment, "How the interface is held."),
    window.defined("window", .environment, "Which part of the screen the window has."),
    horizontal.defined(
      "horizontal", .environment, initial: .ofDevice,
      "The horizontal size class of the window, where it is said directly."),
    vertical.defined(
      "vertical", .environment, initial: .ofDevice, "The vertical size class of the window, where it is said directly."),
    deviceIsGiven.defined(
      "device is given", .environment, initial: .no, "Whether a device, an orientation, a window or an idiom was said."),
    deviceFirst.defined(
      "first release of the device", .environment, initial: .iOS8,
      "The first system of the device; the earliest listed one if no device was said."),
    deviceLast.defined(
      "last release of the device", .environment, initial: .latest,
      "The last system of the device; the last listed one if no device was said."),
    multitasking.defined(
      "multitasking", .environment, initial: .splitView,
      "Which ways to share the screen the device has before iPadOS 26."),
    stageManagerFirst.defined(
      "first release with Stage Manager", .environment, initial: .iOS16,
      "The first system on which the device has Stage Manager."),
    compatibilityKey.defined(
      "UIDesignRequiresCompatibility", .environment, initial: .no,
      "The Info.plist key that keeps the design of earlier SDKs."),
    requiresFullScreen.defined(
      "UIRequiresFullScreen", .environment, initial: .no,
      "The Info.plist key that keeps the app from sharing the screen."),
    style.defined("style", .presentation, initial: .automatic, "The `modalPresentationStyle` that the app sets."),
    controller.defined("controller", .presentation, initial: .plain, "What kind of controller is presented."),
    isModal.defined("isModalInPresentation", .presentation, initial: .no, "The property of the presented controller."),
  ]

  private static let second: [VariableDefinition] = [
    childController.defined(
      "child.controller", .presentation, initial: .plain, "What kind of controller the visible child of a container is."
    ),
    childIsModal.defined(
      "child.isModalInPresentation", .presentation, initial: .no, "The property of the container's visible child."),
    childDefinesContext.defined(
      "child.definesPresentationContext", .presentation, initial: .no, "The property of the container's visible child."),
    shouldDismiss.defined(
      "shouldDismiss", .presentation, initial: .unimplemented, "What `presentationControllerShouldDismiss` returns."),
    shouldDismissPopover.defined(
      "shouldDismissPopover", .presentation, initial: .unimplemented,
      "What `popoverPresentationControllerShouldDismissPopover` returns."),
    adaptiveAnswer.defined(
      "adaptivePresentationStyle", .presentation, initial: .unimplemented,
      "What `adaptivePresentationStyle(for:traitCollection:)` returns."),
    adaptiveCondition.defined(
      "condition of adaptivePresentationStyle", .presentation, initial: .always, "When that answer is given."),
    adaptiveElse.defined(
      "other adaptivePresentationStyle", .presentation, initial: .unimplemented, "What the method returns otherwise."),
    oldAdaptiveAnswer.defined(
      "adaptivePresentationStyle(for:)", .presentation, initial: .unimplemented,
      "What the overload without a trait collection returns."),
    replacement.defined(
      "replacement", .presentation, initial: .no,
      "Whether the delegate offers another controller for the adapted style."),
    delegate.defined(
      "delegate", .presentation, initial: .unsaid, "When the delegate of the presentation controller is set."),
    anchor.defined(
      "anchor", .presentation, initial: .unsaid, "Whether a popover or an action sheet has a source view, rect or item."
    ),
    usualAnchor.defined(
      "anchor of an action sheet", .presentation, "Whether an action sheet has its anchor, where that was not said."),
    edgeAttached.defined(
      "prefersEdgeAttachedInCompactHeight", .presentation, initial: .no,
      "The property of the sheet presentation controller."),
    pageSizing.defined(
      "prefersPageSizing", .presentation, initial: .unsaid, "The property of the sheet presentation controller."),
    definesContext.defined(
      "definesPresentationContext", .presentation, initial: .unsaid, "The property of the controller."),
    passthroughViews.defined(
      "passthroughViews", .presentation, initial: .no, "Whether the tap meets one of the popover's `passthroughViews`."),
    removesPresenter.defined(
      "shouldRemovePresentersView", .presentation, initial: .no, "The property of a custom presentation controller."),
    presentsInFullscreen.defined(
      "shouldPresentInFullscreen", .presentation, initial: .yes, "The property of a custom presentation controller."),
  ]

  private static let third: [VariableDefinition] = [
    transition.defined(
      "preferredTransition", .presentation, initial: .unset, "The property of the presented controller."),
    attachment.defined(
      "presenter view", .presentation, initial: .inWindow,
      "How the view of the controller that is asked to present hangs in a window."),
    calledFrom.defined(
      "called from", .presentation, initial: .elsewhere,
      "In which callback of the presenter, at its first appearance, the call is made."),
    modalInPopover.defined(
      "isModalInPopover", .presentation, initial: .no, "The property that `isModalInPresentation` replaced."),
    offeredDetents.defined(
      "offered detents", .presentation, initial: .largeOnly,
      "Which kinds of detents the sheet offers beside the large one."),
    resizable.defined(
      "resizable", .environment, initial: .no,
      "Whether an iPhone app stands in a window that can be resized: in iPhone Mirroring, or on an iPad."),
  ]
}
