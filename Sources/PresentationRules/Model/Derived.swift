/// The outcomes of decisions, which are variables for later ones.
public enum Derived {
  /// The idiom of the device.
  public static let deviceIdiom = Variable<Idiom>(.deviceIdiomOutcome)

  /// The idiom that the app has.
  public static let effectiveIdiom = Variable<Idiom>(.effectiveIdiomOutcome)

  /// The points of the display with Display Zoom.
  public static let zoomedScreen = Variable<Screen>(.zoomedScreenOutcome)

  /// The horizontal size class that device, orientation and window give.
  public static let deviceHorizontal = Variable<SizeClass>(.deviceHorizontalOutcome)

  /// The vertical size class that device, orientation and window give.
  public static let deviceVertical = Variable<SizeClass>(.deviceVerticalOutcome)

  /// The horizontal size class of the window.
  public static let horizontalClass = Variable<SizeClass>(.horizontalClassOutcome)

  /// The vertical size class of the window.
  public static let verticalClass = Variable<SizeClass>(.verticalClassOutcome)

  /// Whether the combination of inputs can be at all.
  public static let isPossible = Variable<Answer>(.isPossibleOutcome)

  /// Which of the three generations of presentation rules applies.
  public static let generation = Variable<Generation>(.generationOutcome)

  /// The style that is asked for, with `automatic` resolved.
  public static let requestedStyle = Variable<Style>(.requestedStyleOutcome)

  /// What `modalPresentationStyle` reads.
  public static let readBackStyle = Variable<Style>(.readBackStyleOutcome)

  /// The delegate's answer for these size classes.
  public static let answerHere = Variable<AdaptiveAnswer>(.answerHereOutcome)

  /// The delegate's answer, if UIKit asks for it and honours it.
  public static let answerThatCounts = Variable<AdaptiveAnswer>(.answerThatCountsOutcome)

  /// The style that adaptation gives when the delegate has no say.
  public static let defaultStyle = Variable<Style>(.defaultStyleOutcome)

  /// The style in effect after adaptation.
  public static let effectiveStyle = Variable<Style>(.effectiveStyleOutcome)

  /// Whether the style in effect is another than the requested one.
  public static let isAdapted = Variable<Answer>(.isAdaptedOutcome)

  /// The style that `willPresentWithAdaptiveStyle` reports.
  public static let reportedStyle = Variable<WillPresentStyle>(.reportedStyleOutcome)

  /// Whether the delegate's other controller is used.
  public static let isReplaced = Variable<Answer>(.isReplacedOutcome)

  /// How the presentation is laid out.
  public static let layout = Variable<Layout>(.layoutOutcome)

  /// Whether the presenter's view stays in the hierarchy.
  public static let presenterStays = Variable<Verdict>(.presenterStaysOutcome)

  /// Whether it is one of UIKit's sheets, with the gestures of a sheet.
  public static let isSystemSheet = Variable<Answer>(.isSystemSheetOutcome)

  /// Whether the presentation counts as modal: by its own property or by that of its top child.
  public static let modalState = Variable<Answer>(.modalStateOutcome)

  /// Whether what lies behind can be used.
  public static let isUndimmed = Variable<Answer>(.isUndimmedOutcome)

  /// Whether a popover or an action sheet has an anchor.
  public static let hasAnchor = Variable<Answer>(.hasAnchorOutcome)

  /// How an action sheet is shown.
  public static let actionSheetForm = Variable<ActionSheetForm>(.actionSheetFormOutcome)

  /// Whether a swipe down dismisses.
  public static let swipe = Variable<Exit>(.swipeOutcome)

  /// What a tap outside does.
  public static let tapOutside = Variable<Exit>(.tapOutsideOutcome)

  /// What the Escape key does.
  public static let escape = Variable<Exit>(.escapeOutcome)

  /// What the accessibility escape does.
  public static let accessibilityEscape = Variable<Exit>(.accessibilityEscapeOutcome)

  /// What the property of the presented controller gives.
  public static let sheetObject = Variable<PresentationObject>(.sheetObjectOutcome)

  /// What the property of the presented controller gives.
  public static let popoverObject = Variable<PresentationObject>(.popoverObjectOutcome)

  /// What the property of the popover presentation controller gives.
  public static let adaptiveSheetObject = Variable<PresentationObject>(.adaptiveSheetObjectOutcome)

  /// The class of the object behind `presentationController`.
  public static let controllerObject = Variable<PresentationControllerKind>(.controllerObjectOutcome)

  /// Which actions of an alert or action sheet are drawn.
  public static let drawnActions = Variable<DrawnActions>(.drawnActionsOutcome)

  /// Whether the sheet can rest at the detent that is asked about.
  public static let detentIsActive = Variable<Answer>(.detentIsActiveOutcome)

  /// At which detent the sheet opens.
  public static let initialDetent = Variable<InitialDetent>(.initialDetentOutcome)

  /// The size of the presented view in points.
  public static let size = Variable<PresentedSize>(.sizeOutcome)

  /// Whether context presentations from here belong here.
  public static let definesPresentationContext = Variable<Answer>(.definesPresentationContextOutcome)

  /// Whether context presentations from the visible child belong to the child.
  public static let childIsPresentationContext = Variable<Answer>(.childIsPresentationContextOutcome)

  /// Which controller of the receiver's level presents.
  public static let presenterNode = Variable<PresenterNode>(.presenterNodeOutcome)

  /// Whether the app's delegate hears of the presentation.
  public static let hasDelegate = Variable<Answer>(.hasDelegateOutcome)

  /// Whether the delegate was set in time for the questions of the presentation itself.
  public static let delegateIsAsked = Variable<Answer>(.delegateIsAskedOutcome)

  /// Which of the popover's delegate methods are called.
  public static let popoverDelegate = Variable<PopoverDelegateGeneration>(.popoverDelegateOutcome)

  /// What the step does.
  public static let effect = Variable<Effect>(.effectOutcome)

  /// What the console says.
  public static let warning = Variable<ConsoleText>(.warningOutcome)

  /// The exception that is raised.
  public static let exception = Variable<ConsoleText>(.exceptionOutcome)

  /// Whether the completion of the call runs.
  public static let completionCall = Variable<CompletionCall>(.completionCallOutcome)

  /// Which rules for the presenter the style belongs to.
  public static let callStyle = Variable<StyleFamily>(.callStyleOutcome)

  /// Whether the system is older than the device's first one.
  public static let osBeforeDevice = Variable<Answer>(.osBeforeDevice)

  /// Whether the system is newer than the device's last one.
  public static let osAfterDevice = Variable<Answer>(.osAfterDevice)

  /// Whether the system is older than Stage Manager on the device.
  public static let osBeforeStageManager = Variable<Answer>(.osBeforeStageManager)

  /// Whether the app has the design of iOS 26.
  public static let newDesign = Variable<Answer>(.newDesignOutcome)

  /// Which overload of the adaptivity delegate is asked.
  public static let askedOverload = Variable<AdaptiveOverload>(.askedOverloadOutcome)

  /// The horizontal size class that the presented controller itself sees.
  public static let insideHorizontal = Variable<SizeClass>(.insideHorizontalOutcome)

  /// How the view of the controller that is asked to present hangs in a window.
  public static let presenterAttachment = Variable<Attachment>(.presenterAttachmentOutcome)

  /// Whether the app's delegate does not allow the user to dismiss.
  public static let refusesDismissal = Variable<Answer>(.refusesDismissalOutcome)

  /// Whose presentation a call of `dismiss` ends.
  public static let dismissalTarget = Variable<DismissalTarget>(.dismissalTargetOutcome)

  /// In which callback of the presenter the call is made.
  public static let callMoment = Variable<Moment>(.callMomentOutcome)

  /// What `prefersPageSizing` of the sheet presentation controller reads.
  public static let pageSizing = Variable<Answer>(.pageSizingOutcome)

  /// All of them, without their types.
  public static let all: [VariableDefinition] = first + second + third

  private static let first: [VariableDefinition] = [
    deviceIdiom.defined("idiom of the device", .decision, "The idiom of the device."),
    effectiveIdiom.defined("idiom in effect", .decision, "The idiom that the app has."),
    zoomedScreen.defined("screen in use", .decision, "The points of the display with Display Zoom."),
    deviceHorizontal.defined(
      "horizontal of the device", .decision, "The horizontal size class that device, orientation and window give."),
    deviceVertical.defined(
      "vertical of the device", .decision, "The vertical size class that device, orientation and window give."),
    horizontalClass.defined("horizontal?", .decision, "The horizontal size class of the window."),
    verticalClass.defined("vertical?", .decision, "The vertical size class of the window."),
    isPossible.defined("possible", .decision, "Whether the combination of inputs can be at all."),
    generation.defined("generation", .decision, "Which of the three generations of presentation rules applies."),
    requestedStyle.defined("requested style", .decision, "The style that is asked for, with `automatic` resolved."),
    readBackStyle.defined("modalPresentationStyle?", .decision, "What `modalPresentationStyle` reads."),
    answerHere.defined("adaptive answer in effect", .decision, "The delegate's answer for these size classes."),
    answerThatCounts.defined(
      "adaptive answer that counts", .decision, "The delegate's answer, if UIKit asks for it and honours it."),
    defaultStyle.defined(
      "style without a delegate", .decision, "The style that adaptation gives when the delegate has no say."),
    effectiveStyle.defined("style?", .decision, "The style in effect after adaptation."),
    isAdapted.defined("adapted?", .decision, "Whether the style in effect is another than the requested one."),
    reportedStyle.defined("willPresent?", .decision, "The style that `willPresentWithAdaptiveStyle` reports."),
    isReplaced.defined("replaced?", .decision, "Whether the delegate's other controller is used."),
    layout.defined("layout?", .decision, "How the presentation is laid out."),
    presenterStays.defined("presenter stays?", .decision, "Whether the presenter's view stays in the hierarchy."),
  ]

  private static let second: [VariableDefinition] = [
    isSystemSheet.defined(
      "is a system sheet", .decision, "Whether it is one of UIKit's sheets, with the gestures of a sheet."),
    modalState.defined(
      "modal state", .decision,
      "Whether the presentation counts as modal: by its own property or by that of its top child."),
    isUndimmed.defined("undimmed?", .decision,
      "Whether what lies behind is not dimmed; it can be used then, unless the sheet is modal."),
    hasAnchor.defined("anchored", .decision, "Whether a popover or an action sheet has an anchor."),
    actionSheetForm.defined("form of the action sheet", .decision, "How an action sheet is shown."),
    swipe.defined("swipe?", .decision, "Whether a swipe down dismisses."),
    tapOutside.defined("tap outside?", .decision, "What a tap outside does."),
    escape.defined("Escape?", .decision, "What the Escape key does."),
    accessibilityEscape.defined("accessibility escape?", .decision, "What the accessibility escape does."),
    sheetObject.defined(
      "sheetPresentationController?", .decision, "What the property of the presented controller gives."),
    popoverObject.defined(
      "popoverPresentationController?", .decision, "What the property of the presented controller gives."),
    adaptiveSheetObject.defined(
      "adaptiveSheetPresentationController?", .decision,
      "What the property of the popover presentation controller gives."),
    controllerObject.defined(
      "presentationController?", .decision, "The class of the object behind `presentationController`."),
    drawnActions.defined("drawn actions", .decision, "Which actions of an alert or action sheet are drawn."),
    detentIsActive.defined(
      "detent is active", .decision, "Whether the sheet can rest at the detent that is asked about."),
    initialDetent.defined("initial detent", .decision, "At which detent the sheet opens."),
    size.defined("size?", .decision, "The size of the presented view in points."),
    definesPresentationContext.defined(
      "presentation context?", .decision, "Whether context presentations from here belong here."),
    childIsPresentationContext.defined(
      "child is a presentation context", .decision,
      "Whether context presentations from the visible child belong to the child."),
    presenterNode.defined("who presents", .decision, "Which controller of the receiver's level presents."),
  ]

  private static let third: [VariableDefinition] = [
    hasDelegate.defined("has a delegate", .decision, "Whether the app's delegate hears of the presentation."),
    delegateIsAsked.defined(
      "delegate in time", .decision,
      "Whether the delegate was set in time for the questions of the presentation itself."),
    popoverDelegate.defined(
      "popover delegate generation", .decision, "Which of the popover's delegate methods are called."),
    effect.defined("effect", .decision, "What the step does."),
    warning.defined("warning?", .decision, "What the console says."),
    exception.defined("exception?", .decision, "The exception that is raised."),
    completionCall.defined("completion?", .decision, "Whether the completion of the call runs."),
    callStyle.defined("family", .decision, "Which rules for the presenter the style belongs to."),
    osBeforeDevice.defined(
      "system before the device", whether: Input.os, isBefore: Input.deviceFirst,
      "Whether the system is older than the device's first one."),
    osAfterDevice.defined(
      "system after the device", whether: Input.deviceLast, isBefore: Input.os,
      "Whether the system is newer than the device's last one."),
    osBeforeStageManager.defined(
      "system before Stage Manager", whether: Input.os, isBefore: Input.stageManagerFirst,
      "Whether the system is older than Stage Manager on the device."),
    newDesign.defined("new design", .decision, "Whether the app has the design of iOS 26."),
    askedOverload.defined("overload that is asked", .decision, "Which overload of the adaptivity delegate is asked."),
    insideHorizontal.defined(
      "horizontal inside?", .decision, "The horizontal size class that the presented controller itself sees."),
    presenterAttachment.defined(
      "attachment of the presenter", .decision,
      "How the view of the controller that is asked to present hangs in a window."),
    callMoment.defined(
      "moment of the call in effect", .decision, "In which callback of the presenter the call is made."),
    refusesDismissal.defined(
      "delegate refuses", .decision, "Whether the app's delegate does not allow the user to dismiss."),
    dismissalTarget.defined(
      "target of the dismissal", .decision, "Whose presentation the call ends, with all above it."),
    pageSizing.defined(
      "prefersPageSizing?", .decision, "What `prefersPageSizing` of the sheet presentation controller reads."),
  ]
}
