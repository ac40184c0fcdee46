import PresentationRules

/// Something that a spec can expect: a column whose header ends in `?`.
struct OutputColumn: Sendable {
  /// What is looked at.
  indirect enum Kind: Hashable, Sendable {
    /// The outcome of a decision in the situation of a presentation.
    case decision(VariableID)
    /// The outcome of a decision about the step itself.
    case stepDecision(VariableID)
    /// A value that a callback reports: in the last step, or without steps as the decision has it.
    case reported(VariableID, Callback)
    /// The size of the presented view.
    case size(VariableID)
    /// A text on the console or in an exception.
    case console(VariableID)
    /// Everything that is called.
    case callbacks
    /// What the delegate of a presentation hears.
    case delegateEvents
    /// What the controller of the last step hears.
    case presentedEvents
    /// What its presenter hears.
    case presenterEvents
    /// What a named controller hears.
    case events
    case chain
    case dismissed
    case detent
    case presentingController
    case presentedController
    case actions
    case possible
    case confidence
    case rule
    /// The readings of a contested answer.
    case readings(Kind)
  }

  let name: String
  let kind: Kind
  let summary: String
  /// The values, of a column whose answers are a domain's.
  let domain: Domain?

  /// Whether it holds an event pattern.
  var isEvents: Bool {
    switch kind {
    case .callbacks, .delegateEvents, .presentedEvents, .presenterEvents, .events: true
    default: false
    }
  }

  /// Whether it can be asked of a controller by name.
  var isQualifiable: Bool {
    switch kind {
    case .decision, .reported, .size, .delegateEvents, .detent, .presentingController, .presentedController, .actions,
      .dismissed:
      true
    case .readings(let kind):
      OutputColumn(name: name, kind: kind, summary: "", domain: nil).isQualifiable
    default: false
    }
  }
}

extension OutputColumn {
  private static let stepDecisions: Set<VariableID> = [Derived.completionCall.id]
  private static let consoleDecisions: Set<VariableID> = [Derived.warning.id, Derived.exception.id]

  private static func column(_ name: String, _ kind: Kind, _ summary: String) -> OutputColumn {
    OutputColumn(name: name, kind: kind, summary: summary, domain: nil)
  }

  /// All but the readings, which every other column has.
  static let all: [OutputColumn] =
    Derived.all.filter { $0.name.hasSuffix("?") }.map { variable in
      let kind: Kind =
        if consoleDecisions.contains(variable.id) {
          .console(variable.id)
        } else if stepDecisions.contains(variable.id) {
          .stepDecision(variable.id)
        } else if variable.id == Derived.reportedStyle.id {
          .reported(variable.id, .willPresent)
        } else if variable.id == Derived.size.id {
          .size(variable.id)
        } else {
          .decision(variable.id)
        }
      return OutputColumn(name: variable.name, kind: kind, summary: variable.summary, domain: variable.domain)
    } + [
      column("callbacks?", .callbacks, "Everything that is called in the last step, each event with its owner."),
      column("delegate?", .delegateEvents, "What the delegate of the presentation hears in the last step."),
      column("presented?", .presentedEvents, "What the controller hears that the last step presents or dismisses."),
      column("presenter?", .presenterEvents, "What the presenter of that controller hears in the last step."),
      column("chain?", .chain, "The chain of presentations after the last step."),
      column("dismissed?", .dismissed, "Whether the last step ended the presentation: yes, no or undetermined."),
      column("detent?", .detent, "The name of the detent at which the sheet rests."),
      column(
        "presentingViewController?", .presentingController,
        "The property after the last step: a controller's name or nil."),
      column(
        "presentedViewController?", .presentedController,
        "The property after the last step: a controller's name or nil."),
      column("actions?", .actions, "The actions of the alert that are drawn, in brackets."),
      OutputColumn(
        name: "possible?", kind: .possible, summary: "Whether what the row says can be at all.",
        domain: Domain(Answer.self)),
      column(
        "confidence?", .confidence,
        "How sure the answers of the row are: that of the weakest rule behind them, `contested`, or `any`."),
      column("rule?", .rule, "The identifiers of rules that the answers of the row rest on."),
    ]

  private static let byName: [String: OutputColumn] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The column with a name, also `X readings?`; nil if there is none.
  static func named(_ name: String) -> OutputColumn? {
    if let column = byName[name] { return column }
    let suffix = " readings?"
    guard name.hasSuffix(suffix), let base = byName[name.dropLast(suffix.count) + "?"] else { return nil }
    return OutputColumn(
      name: name, kind: .readings(base.kind), summary: "All readings of \(base.name) where it is contested.",
      domain: base.domain)
  }

  /// The name of an output that somebody probably meant: by the name that UIKit has for it, else the nearest.
  static func meant(by name: String) -> String? {
    UIKitNames.column(for: name, in: UIKitNames.outputs) ?? NearestName.nearest(to: name, among: all.map { $0.name })
  }

  /// The columns of events, which a controller's name makes.
  static let eventsSummary = "What a controller hears in the last step, by its name: `B?`, `B.child?`."

  /// Makes the column of what a controller hears.
  static func events(of name: String) -> OutputColumn { column(name, .events, eventsSummary) }
}
