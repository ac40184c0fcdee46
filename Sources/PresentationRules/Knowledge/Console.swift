// What the console says, and which exceptions are raised.
extension Knowledge {
  static let warning = Decision(
    Derived.warning, .first,
    [
      Rule(
        "warning.not-in-hierarchy", "From iOS 14 the line names the receiver as well.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Derived.presenterAttachment.is(.notInWindow),
          Input.os.atLeast(.iOS14),
        ], then: .notInHierarchy, .observed, [.notInHierarchyLog]),
      Rule(
        "warning.not-in-hierarchy-old", "Up to iOS 13 the line ends with an exclamation mark.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Derived.presenterAttachment.is(.notInWindow),
        ], then: .notInHierarchyOld, .observed, [.notInHierarchyOld]),
      Rule(
        "warning.before-first-appearance", "From iOS 14 a call before the first appearance gets the newer line.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Derived.callMoment.is(.viewDidLoad, .viewWillAppear),
          Input.os.atLeast(.iOS14),
        ], then: .notInHierarchy, .inferred, [.probeLaunch]),
      Rule(
        "warning.before-first-appearance-old", "Up to iOS 13 a call before the first appearance gets the older line.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Derived.callMoment.is(.viewDidLoad, .viewWillAppear),
        ], then: .notInHierarchyOld, .inferred, [.probeLaunch]),
      Rule(
        "warning.already-presenting", "From iOS 14 the line names presenter, receiver and what is presented.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Fact.presenterIsPresenting.is(.yes),
          Input.os.atLeast(.iOS14),
        ], then: .alreadyPresenting, .observed, [.alreadyPresenting]),
      Rule(
        "warning.already-presenting-old", "Up to iOS 13 the line names presenter and what is presented.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Fact.presenterIsPresenting.is(.yes),
        ], then: .alreadyPresentingOld, .observed, [.alreadyPresentingOld]),
      Rule(
        "warning.in-progress", "From iOS 14 the line about a running presentation names the receiver as well.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Fact.transitionUnderWay.is(.presenting),
          Input.os.atLeast(.iOS14),
        ], then: .inProgress, .observed, [.inProgressLog, .dismissBusyNew]),
      Rule(
        "warning.in-progress-old", "Up to iOS 13 the line about a running presentation is shorter.",
        when: [
          Fact.step.is(.present),
          Derived.effect.is(.ignore),
          Fact.transitionUnderWay.is(.presenting),
        ], then: .inProgressOld, .observed, [.inProgressOld]),
      Rule(
        "warning.dismiss-in-progress", "From iOS 9 to 12 a dismiss during a presentation is reported by its receiver.",
        when: [
          Fact.step.is(.dismiss),
          Derived.effect.is(.ignore),
          Input.os.atLeast(.iOS9),
          Input.os.before(.iOS13),
        ], then: .dismissInProgress, .observed, [.dismissBusy]),
      Rule(
        "warning.dismiss-while-transitioning",
        "On iOS 8 and again today it is reported by the presentation controller.",
        when: [Fact.step.is(.dismiss), Derived.effect.is(.ignore)], then: .dismissWhileTransitioning, .observed,
        [.dismissBusyNew]),
      Rule(
        "warning.detached-latest", "From iOS 17 or later a detached presenter is said not to be supported.",
        when: [
          Derived.effect.is(.link),
          Derived.presenterAttachment.is(.detached),
          Input.os.atLeast(.iOS17),
          Reading.detachedWording.is(.notSupported),
        ], then: .detachedLatest, .observed, [.detachedLatest]),
      Rule(
        "warning.detached", "From iOS 16 a detached presenter is discouraged by name.",
        when: [
          Derived.effect.is(.link),
          Derived.presenterAttachment.is(.detached),
          Input.os.atLeast(.iOS16),
        ], then: .detached, .observed, [.detachedNew]),
      Rule(
        "warning.detached-old", "Up to iOS 15 a detached presenter is discouraged in general.",
        when: [
          Derived.effect.is(.link),
          Derived.presenterAttachment.is(.detached),
        ], then: .detachedOld, .observed, [.detachedOld]),
      Rule(
        "warning.nothing", "Otherwise the console says nothing.", when: [], then: .nothing, .inferred,
        [.headerViewController]),
    ])

  static let exception = Decision(
    Derived.exception, .first,
    [
      Rule(
        "exception.unknown-effect", "Where nobody knows what happens, nobody knows of an exception.",
        when: [Derived.effect.is(.undetermined)], then: .unknownText, .inferred, [.headerSheet],
        experiment: "Run it."),
      Rule(
        "exception.none", "What is not fatal raises nothing.", when: [Derived.effect.isNot(.raise)], then: .nothing,
        .documented, [.headerViewController]),
      Rule(
        "exception.nil", "Presenting nil names the receiver.",
        when: [Fact.instance.is(.nothing), Fact.step.is(.present)],
        then: .nilController, .observed, [.nilPresented]),
      Rule(
        "exception.again", "From iOS 14 the text names what presents the controller already.",
        when: [
          Fact.instance.is(.presentedAlready),
          Fact.step.is(.present),
          Input.os.atLeast(.iOS14),
        ], then: .presentedAlready, .observed, [.sameInstance, .talkStack]),
      Rule(
        "exception.again-old", "Up to iOS 13 the text speaks of an active controller.",
        when: [Fact.instance.is(.presentedAlready), Fact.step.is(.present)], then: .activeController, .observed,
        [.sameInstanceOld]),
      Rule(
        "exception.itself", "Up to iOS 13 presenting oneself speaks of an active controller.",
        when: [Fact.instance.is(.receiverItself), Fact.step.is(.present), Input.os.before(.iOS14)],
        then: .activeController, .inferred, [.ownContainer]),
      Rule(
        "exception.itself-14", "From iOS 14 on the text about presenting oneself is not known.",
        when: [Fact.instance.is(.receiverItself), Fact.step.is(.present)], then: .someText, .inferred,
        [.ownContainer, .sameInstance]),
      Rule(
        "exception.style-none", "The text for the style none is not known.", when: [Input.style.is(.noStyle)],
        then: .someText, .observed, [.callbackTable12]),
      Rule(
        "exception.action-sheet",
        "From iOS 9 the text about an action sheet without an anchor names the presenter too.",
        when: [
          Input.controller.is(.actionSheet),
          Input.delegate.is(.unsaid, .no),
          Fact.step.is(.present),
          Input.os.atLeast(.iOS9),
        ], then: .actionSheetAnchor, .observed, [.actionSheetCrash]),
      Rule(
        "exception.action-sheet-8-4", "From iOS 8.4 an action sheet without an anchor has a text of its own.",
        when: [
          Input.controller.is(.actionSheet),
          Input.delegate.is(.unsaid, .no),
          Fact.step.is(.present),
          Input.os.atLeast(.iOS8dot4),
        ], then: .actionSheetAnchorOld, .observed, [.actionSheetCrash]),
      Rule(
        "exception.popover", "A popover without an anchor asks for a source view or a bar button item.",
        when: [Fact.step.is(.present), Derived.effectiveStyle.is(.popover)], then: .popoverAnchor, .observed,
        [.popoverCrash, .probePopovers]),
      Rule(
        "exception.other", "For the other fatal steps the text is not known.", when: [], then: .someText, .reported,
        [.mediumOnly, .alertDelegate]),
    ])
}
