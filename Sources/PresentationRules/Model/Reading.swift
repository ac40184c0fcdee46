/// The contested points: each is a variable whose values are its readings, the better supported first.
public enum Reading {
  /// What the form sheet default of iOS 18 depends on.
  public static let automaticGate = Variable<AutomaticGate>(.automaticGateReading)

  /// What a popover became on Plus and Max iPhones in landscape before iOS 13.
  public static let plusPopover = Variable<PlusPopover>(.plusPopoverReading)

  /// What a popover became at compact width before iOS 8.3.
  public static let earlyPopover = Variable<EarlyPopover>(.earlyPopoverReading)

  /// Whether the default style is automatic there.
  public static let otherPlatformDefault = Variable<OtherPlatformDefault>(.otherPlatformDefaultReading)

  /// Whether a navigation controller presents for its children in context styles.
  public static let navigationContext = Variable<NavigationContext>(.navigationContextReading)

  /// Whether iOS 26 reads the key of an app built with SDK 27.
  public static let compatibilityKeyOn26 = Variable<CompatibilityKeyReading>(.compatibilityKeyOn26Reading)

  /// Whether a click outside closes a sheet.
  public static let catalystClick = Variable<CatalystClick>(.catalystClickReading)

  /// Whether the second call waits or is lost.
  public static let sameTurn = Variable<SameTurnReading>(.sameTurnReading)

  /// Whether the call is dropped or waits.
  public static let dismissDuringTransition = Variable<DismissDuringTransition>(.dismissDuringTransitionReading)

  /// Whether the call is dropped or waits.
  public static let presentDuringDismissal = Variable<PresentDuringDismissal>(.presentDuringDismissalReading)

  /// Whether the child's property counts.
  public static let tabBarChild = Variable<TabBarChild>(.tabBarChildReading)

  /// Which of two wordings the console has.
  public static let detachedWording = Variable<DetachedWording>(.detachedTextReading)

  /// What the tap does.
  public static let nestedInPopover = Variable<NestedInPopover>(.nestedInPopoverReading)

  /// All of them, without their types.
  public static let all: [VariableDefinition] = [
    automaticGate.defined(
      "gate of the form sheet default", .reading, initial: .system, "What the form sheet default of iOS 18 depends on."),
    plusPopover.defined(
      "popover at regular width and compact height", .reading, initial: .formSheet,
      "What a popover became on Plus and Max iPhones in landscape before iOS 13."),
    earlyPopover.defined(
      "popover at compact width before iOS 8.3", .reading, initial: .fullScreen,
      "What a popover became at compact width before iOS 8.3."),
    otherPlatformDefault.defined(
      "default style of Catalyst and visionOS", .reading, initial: .automatic,
      "Whether the default style is automatic there."),
    navigationContext.defined(
      "navigation controller as context", .reading, initial: .navigation,
      "Whether a navigation controller presents for its children in context styles."),
    compatibilityKeyOn26.defined(
      "compatibility key built with SDK 27", .reading, initial: .honoured,
      "Whether iOS 26 reads the key of an app built with SDK 27."),
    catalystClick.defined(
      "click beside a Catalyst sheet", .reading, initial: .closes, "Whether a click outside closes a sheet."),
    sameTurn.defined(
      "dismiss and present in one turn", .reading, initial: .waits, "Whether the second call waits or is lost."),
    dismissDuringTransition.defined(
      "dismiss during a transition", .reading, initial: .dropped, "Whether the call is dropped or waits."),
    presentDuringDismissal.defined(
      "present during a dismissal", .reading, initial: .dropped, "Whether the call is dropped or waits."),
    tabBarChild.defined(
      "child of a tab bar controller", .reading, initial: .ignored,
      "Whether `isModalInPresentation` of the selected child counts."),
    detachedWording.defined(
      "console on a detached presenter", .reading, initial: .notSupported,
      "Since iOS 17: whether that is discouraged or not supported."),
    nestedInPopover.defined(
      "tap beside a popover that presents", .reading, initial: .bothClose,
      "Since iOS 13: whether the popover closes with what its content presents, or neither does."),
  ]
}
