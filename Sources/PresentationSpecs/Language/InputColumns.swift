import PresentationRules

/// Something that a spec can say: a plain column, an item of a `Given` line, a property that a step sets.
struct InputColumn: Sendable {
  /// How its cells are read.
  enum Kind: Hashable, Sendable {
    case variable(VariableID)
    case device
    case window
    case resizable
    case adaptive
    case detents
    case selectedDetent
    case largestUndimmedDetent
    case actions
    case chain
    case steps
    case stepNumber
  }

  let name: String
  let kind: Kind
  let summary: String
  /// The variable, of a column that is one.
  let variable: VariableDefinition?

  /// Whether it is a property of a container's visible child.
  var isOfChild: Bool { name.hasPrefix(Self.childWord + ".") }

  /// Whether it describes a call of `present`.
  var isOfCall: Bool { variable.map { Input.ofTheCall.contains($0.id) } ?? false }

  /// Whether it only matters for a controller that is presented.
  var isOfPresentation: Bool {
    switch kind {
    case .detents, .selectedDetent, .largestUndimmedDetent: true
    default: variable.map { Input.ofThePresentation.contains($0.id) } ?? false
    }
  }

  /// Whether all controllers of a world share it, so that it cannot be said of one of them.
  var isShared: Bool {
    switch kind {
    case .variable: variable?.kind == .environment
    case .device, .window, .resizable, .chain, .steps, .stepNumber: true
    default: false
    }
  }
}

/// What a cell of an input says.
enum InputValue: Sendable {
  /// One variable.
  case single(VariableID, ValueSet)
  /// Several variables that hang together; each alternative is a setup of its own.
  case assignments([[Step.Assignment]])
  /// A name or a list of which each alternative is a setup of its own.
  case properties([Step.Property])
  case chains([ChainText])
  case steps([StepText])
  case stepNumber(Int)
}

extension InputColumn {
  /// Variables that columns set in passing; none of them is a column.
  private static let hidden: Set<VariableID> = [
    Input.screen.id, Input.deviceIsGiven.id, Input.deviceFirst.id, Input.deviceLast.id, Input.multitasking.id,
    Input.stageManagerFirst.id, Input.adaptiveCondition.id, Input.adaptiveElse.id, Input.usualAnchor.id,
    Input.resizable.id, Input.offeredDetents.id,
  ]

  private static let special: [(variable: VariableID, kind: Kind)] = [
    (Input.window.id, .window), (Input.adaptiveAnswer.id, .adaptive),
  ]

  private static func column(_ name: String, _ kind: Kind, _ summary: String) -> InputColumn {
    InputColumn(name: name, kind: kind, summary: summary, variable: nil)
  }

  /// All of them: the variables that can be said, and those that are no single variable.
  static let all: [InputColumn] =
    Input.all.filter { !hidden.contains($0.id) }.map { variable in
      InputColumn(
        name: variable.name, kind: special.first { $0.variable == variable.id }?.kind ?? .variable(variable.id),
        summary: variable.summary, variable: variable)
    } + [
      column(
        "device", .device,
        "The device, by its marketing name or identifier, or any of those that start so, as in `iPad`; commas are quoted."
      ),
      column("resizable", .resizable, "Whether a phone app runs in a window that can be resized freely."),
      column("detents", .detents, "The detents of the sheet, smallest first, in brackets."),
      column(
        "selectedDetentIdentifier", .selectedDetent,
        "The property of the sheet presentation controller: a detent's name or `nil`."),
      column(
        "largestUndimmedDetentIdentifier", .largestUndimmedDetent,
        "The property of the sheet presentation controller: a detent's name or `nil`."),
      column(
        "actions", .actions, "The actions of an alert or action sheet, in brackets; `(cancel)` marks the cancel action."
      ),
      column("chain", .chain, "The presentations at the start, at rest: `root → A (pageSheet) → B (fullScreen)`."),
      column("do", .steps, "What is done, in order, separated by `;`."),
      column("step", .stepNumber, "The number of the row in a scenario of several rows."),
    ]

  /// The name of an input that somebody probably meant: by the name that UIKit has for it, else the nearest.
  ///
  /// - Parameter known: the inputs that would be right there.
  static func meant(by name: String, among known: [InputColumn] = all) -> String? {
    if let column = UIKitNames.column(for: name, in: UIKitNames.inputs), known.contains(where: { $0.name == column }) {
      return column
    }
    let words = known.map { $0.name } + (known.count == all.count ? reserved : [])
    return NearestName.nearest(to: name, among: words)
  }

  /// What can be said of a container's visible child.
  static let ofChild: [InputColumn] = all.filter { $0.isOfChild }

  /// The problem of a name before the point that is no controller's: a child has few properties of its own.
  ///
  /// - Returns: nil if the name speaks of no child.
  static func problem(ofChild name: Piece) -> CellProblem? {
    let parts = name.split(by: ".")
    guard let place = parts.firstIndex(where: { $0.equals(childWord) }), place <= 1, place + 1 < parts.count else {
      return nil
    }
    let owner = place == 1 ? parts[0].string + "." : ""
    let known = ofChild.map { owner + $0.name }
    return CellProblem(.notOfChild(name: parts[place + 1].firstWord.word.string, known: known), at: name)
  }

  private static let childWord = "child"

  /// Columns that name a row or cite, and are no inputs.
  static let reserved = ["case", "source", "note"]

  private static let byName: [String: InputColumn] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The column with a name; nil if there is none.
  static func named(_ name: String) -> InputColumn? { byName[name] }

  /// The columns that a step can set.
  static let settable: [InputColumn] = all.filter { column in
    switch column.kind {
    case .device, .resizable, .chain, .steps, .stepNumber: false
    default: true
    }
  }

  private static let longestFirst = all.sorted { $0.name.utf8.count > $1.name.utf8.count }

  /// Takes the longest name of a column off the start; nil if it starts with none.
  static func splitNameAndValue(_ piece: Piece) -> (column: InputColumn, value: Piece)? {
    for column in longestFirst {
      if let value = piece.after(column.name) { return (column, value) }
    }
    return nil
  }

  /// Reads a cell.
  func value(_ piece: Piece) throws(CellProblem) -> InputValue {
    switch kind {
    case .variable(let id):
      guard let variable else { return .assignments([]) }
      return .single(id, try ValueCells.values(piece, of: variable))
    case .window: return .single(Input.window.id, try SpecialCells.windows(piece))
    case .resizable: return .single(Input.window.id, try SpecialCells.resizable(piece))
    case .device: return .assignments(try SpecialCells.devices(piece))
    case .adaptive: return .assignments(try SpecialCells.adaptive(piece))
    case .detents: return .properties(try SpecialCells.detents(piece).map { .detents($0) })
    case .selectedDetent: return .properties(try SpecialCells.names(piece).map { .selectedDetent($0) })
    case .largestUndimmedDetent: return .properties(try SpecialCells.names(piece).map { .largestUndimmedDetent($0) })
    case .actions: return .properties(try SpecialCells.actions(piece).map { .actions($0) })
    case .chain: return .chains(try ChainText.alternatives(piece))
    case .steps: return .steps(try StepCells.steps(piece))
    case .stepNumber: return .stepNumber(try SpecialCells.stepNumber(piece))
    }
  }
}
