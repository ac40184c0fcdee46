// Who really presents: the root of the level, or the nearest controller that defines a presentation context.
extension Knowledge {
  static let callStyle = Decision(
    Derived.callStyle, .first,
    [
      Rule(
        "family.context", "The context styles look for a presentation context.",
        when: [Derived.requestedStyle.is(.currentContext, .overCurrentContext)], then: .context, .documented,
        [.headerViewController, .docContext, .session2014Look]),
      Rule(
        "family.custom-context", "A custom presentation that is not full screen looks for a presentation context.",
        when: [Derived.requestedStyle.is(.custom), Input.presentsInFullscreen.is(.no)], then: .context, .inferred,
        [.session2014Presentation]),
      Rule(
        "family.screen", "All other styles are presented by the root of the level.", when: [], then: .screen,
        .documented, [.headerViewController, .guidePresenting, .datadogTests]),
    ])

  static let definesPresentationContext = Decision(
    Derived.definesPresentationContext, .first,
    [
      Rule(
        "context.navigation-passed-over", "A navigation controller may be passed over although it defines a context.",
        when: [
          Input.controller.is(.navigation),
          Input.definesContext.isNot(.no),
          Reading.navigationContext.is(.root),
        ], then: .no, .reported,
        [.screensContext]),
      Rule(
        "context.set", "A controller that defines a presentation context is one.",
        when: [Input.definesContext.is(.yes)],
        then: .yes, .documented, [.headerViewController, .docContext]),
      Rule(
        "context.not-set", "A controller that is told not to define one is none.", when: [Input.definesContext.is(.no)],
        then: .no, .documented, [.headerViewController, .docContext]),
      Rule(
        "context.navigation", "A navigation controller defines a presentation context by itself.",
        when: [Input.controller.is(.navigation)], then: .yes, .documented, [.docContext, .navigationContextRadar]),
      Rule(
        "context.tab-bar", "A tab bar controller defines a presentation context by itself.",
        when: [Input.controller.is(.tabBar)], then: .yes, .inferred, [.classDump12, .classDump17]),
      Rule(
        "context.default", "Other controllers define none unless they are told to.", when: [], then: .no, .documented,
        [.headerViewController, .docContext]),
    ])

  static let childIsPresentationContext = Decision(
    Derived.childIsPresentationContext, .first,
    [
      Rule(
        "child-context.navigation-passed-over", "A navigation controller inside may be passed over.",
        when: [Input.childController.is(.navigation), Reading.navigationContext.is(.root)], then: .no, .reported,
        [.screensContext]),
      Rule(
        "child-context.set", "A child that defines a presentation context is the nearest one.",
        when: [Input.childDefinesContext.is(.yes)], then: .yes, .documented, [.headerViewController, .docContext]),
      Rule(
        "child-context.navigation", "A navigation controller inside a container is the nearest context.",
        when: [Input.childController.is(.navigation)], then: .yes, .documented, [.docContext, .navigationContextRadar]),
      Rule(
        "child-context.tab-bar", "A tab bar controller inside a container is the nearest context.",
        when: [Input.childController.is(.tabBar)], then: .yes, .inferred, [.classDump12, .classDump17]),
      Rule(
        "child-context.default", "Other children are none, and the search goes on with the container.", when: [],
        then: .no, .documented, [.headerViewController, .docContext]),
    ])

  static let presenterNode = Decision(
    Derived.presenterNode, .first,
    [
      Rule(
        "presenter.child", "A context style is presented by the child that is the context.",
        when: [
          Derived.callStyle.is(.context),
          Fact.receiverIsChild.is(.yes),
          Fact.contextIsChild.is(.yes),
        ], then: .child, .documented, [.docContext, .session2014Look, .bookContext]),
      Rule(
        "presenter.search", "From iOS 13 a search controller is presented by the child whose navigation item has it.",
        when: [Input.controller.is(.search), Fact.receiverIsChild.is(.yes), Input.os.atLeast(.iOS13)], then: .child,
        .documented, [.notes13]),
      Rule(
        "presenter.container", "Otherwise the container presents, as the context or as the root of the level.",
        when: [],
        then: .level, .documented, [.docPresent, .headerViewController, .datadogTests]),
    ])

  static let presenterAttachment = Decision(
    Derived.presenterAttachment, .first,
    [
      Rule(
        "attachment.gone", "A controller that is covered by full screen or not in the chain has its view in no window.",
        when: [Fact.receiverInWindow.is(.notInWindow)], then: .notInWindow, .observed,
        [.coveredRoot, .notInHierarchyOld]),
      Rule(
        "attachment.said", "Otherwise the presenter's view hangs as is said, which is in a window.", when: [],
        thenValueOf: Input.attachment, .documented, [.headerViewController]),
    ])

  static let callMoment = Decision(
    Derived.callMoment, .first,
    [
      Rule(
        "moment.of-input", "Where the step does not name the callback, the input does.",
        when: [Fact.moment.is(.elsewhere)], thenValueOf: Input.calledFrom, .documented, [.headerViewController]),
      Rule(
        "moment.of-step", "The step may name the callback in which the call is made.", when: [],
        thenValueOf: Fact.moment, .documented, [.headerViewController]),
    ])
}
