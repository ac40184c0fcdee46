extension RuleBase {
  /// What is known of UIKit, for every release of the list.
  public static let uiKit = RuleBase(
    variables: Input.all + Fact.all + Reading.all + Derived.all,
    decisions: environmentDecisions + styleDecisions + exitDecisions + stepDecisions,
    choreographies: [
      Knowledge.presenting, Knowledge.refusing, Knowledge.raisingLate, Knowledge.dismissing, Knowledge.lettingGo,
      Knowledge.refusingSwipe, Knowledge.refusingTap, Knowledge.selectingDetent, Knowledge.traitChange,
      Knowledge.changingChild,
    ],
    forwarding: Knowledge.forwarding, lateInputs: Knowledge.lateInputs, lostInputs: Knowledge.lostInputs,
    frozenInputs: Knowledge.frozenInputs)

  private static let environmentDecisions: [Decision] = [
    Knowledge.deviceIdiom, Knowledge.effectiveIdiom, Knowledge.zoomedScreen, Knowledge.deviceHorizontal,
    Knowledge.deviceVertical, Knowledge.horizontalClass, Knowledge.verticalClass, Knowledge.insideHorizontal,
    Knowledge.isPossible,
  ]

  private static let styleDecisions: [Decision] = [
    Knowledge.requestedStyle, Knowledge.readBackStyle, Knowledge.generation, Knowledge.newDesign,
    Knowledge.askedOverload, Knowledge.answerHere, Knowledge.answerThatCounts, Knowledge.defaultStyle,
    Knowledge.effectiveStyle, Knowledge.isAdapted, Knowledge.reportedStyle, Knowledge.isReplaced,
    Knowledge.hasDelegate, Knowledge.delegateIsAsked, Knowledge.layout, Knowledge.presenterStays,
    Knowledge.isSystemSheet, Knowledge.detentIsActive, Knowledge.initialDetent, Knowledge.size,
    Knowledge.hasAnchor, Knowledge.actionSheetForm, Knowledge.drawnActions,
  ]

  private static let exitDecisions: [Decision] = [
    Knowledge.modalState, Knowledge.refusesDismissal, Knowledge.isUndimmed, Knowledge.swipe, Knowledge.tapOutside,
    Knowledge.escape,
    Knowledge.accessibilityEscape, Knowledge.popoverDelegate, Knowledge.sheetObject, Knowledge.popoverObject,
    Knowledge.adaptiveSheetObject, Knowledge.controllerObject, Knowledge.pageSizing,
  ]

  private static let stepDecisions: [Decision] = [
    Knowledge.callStyle, Knowledge.definesPresentationContext, Knowledge.childIsPresentationContext,
    Knowledge.presenterNode, Knowledge.presenterAttachment, Knowledge.callMoment, Knowledge.dismissalTarget,
    Knowledge.effect, Knowledge.warning,
    Knowledge.exception, Knowledge.completionCall,
  ]
}
