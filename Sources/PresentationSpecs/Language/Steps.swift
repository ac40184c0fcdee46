import PresentationRules

/// A step as a spec says it, before its names are looked up.
struct StepText: Sendable {
  /// What is presented.
  enum Object: Sendable {
    case unsaid
    case absent
    case named(NodeName)
  }

  var kind: StepKind
  var timing: Timing = .afterwards
  /// Who it is done to; nil for whoever is on top.
  var receiver: NodeName?
  var object: Object = .unsaid
  /// The style that `as` gives.
  var style: ValueSet?
  var isAnimated = true
  var moment: Moment = .elsewhere
  /// An action's title or a detent's name.
  var text = ""
  var assignments: [Step.Assignment] = []
  var property: Step.Property?
  /// Where it stands.
  var place = 0
  /// Where the detent stands, for `drag`.
  var textPlace = 0
}

/// Reads the cells of the column `do`.
enum StepCells {
  /// The steps between semicolons.
  static func steps(_ piece: Piece) throws(CellProblem) -> [StepText] {
    let inner = piece.isCode ? piece.plain : piece
    var result: [StepText] = []
    for part in inner.split(by: ";") {
      guard !part.isEmpty else { throw CellProblem(.unknownStep(text: "", nearest: nil), at: part) }
      var timing = Timing.afterwards
      var rest = part
      for candidate in [Timing.atOnce, .meanwhile] {
        if let after = part.after(candidate.name) {
          timing = candidate
          rest = after
        }
      }
      var step = try Self.step(rest)
      step.timing = timing
      step.place = part.place
      result.append(step)
    }
    return result
  }

  /// The forms of the steps, for help.
  static let forms: [(kind: StepKind, form: String)] = [
    (.present, "present C from B [as STYLE] [in CALLBACK] [not animated]"),
    (.dismiss, "dismiss on B [not animated]"),
    (.swipe, "swipe down [on B] [and let go | and flick]"),
    (.tapOutside, "tap outside [twice]"),
    (.drag, "drag to DETENT"),
    (.rotate, "rotate to landscape"),
    (.resize, "resize to WINDOW"),
    (.fold, "fold"),
    (.unfold, "unfold"),
    (.setProperty, "set B.PROPERTY VALUE"),
    (.choose, "choose \"TITLE\""),
    (.push, "push in B"),
    (.pop, "pop in B"),
    (.pressEscape, "press Escape"),
    (.accessibilityEscape, "perform the accessibility escape"),
  ]

  private static func step(_ piece: Piece) throws(CellProblem) -> StepText {
    for (start, read) in readers {
      if let rest = piece.after(start) { return try read(rest, piece) }
    }
    let verbs = forms.map { $0.form.split(separator: " ").first.map { String($0) } ?? $0.form }
    let nearest = NearestName.nearest(to: piece.firstWord.word.string, among: verbs)
    let form = forms.first { form in nearest.map { form.form.hasPrefix($0) } == true }?.form
    throw CellProblem(.unknownStep(text: piece.string, nearest: form), at: piece)
  }

  private typealias Reader = @Sendable (_ rest: Piece, _ step: Piece) throws(CellProblem) -> StepText

  private static let readers: [(start: String, read: Reader)] = [
    ("present", present), ("dismiss", dismiss), ("swipe down", swipe), ("tap outside", tap), ("drag to", drag),
    ("rotate to", rotate), ("resize to", resize),
    ("fold", { rest, step throws(CellProblem) in try fold(.fold, rest, step) }),
    ("unfold", { rest, step throws(CellProblem) in try fold(.unfold, rest, step) }), ("set", set), ("choose", choose),
    ("push in", { rest, step throws(CellProblem) in try stack(.push, rest, step) }),
    ("pop in", { rest, step throws(CellProblem) in try stack(.pop, rest, step) }),
    ("press Escape", { rest, step throws(CellProblem) in try bare(.pressEscape, rest, step) }),
    (
      "perform the accessibility escape",
      { rest, step throws(CellProblem) in try bare(.accessibilityEscape, rest, step) }
    ),
  ]
}

// MARK: - The single steps

extension StepCells {
  private static func bare(_ kind: StepKind, _ rest: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    guard rest.isEmpty else { throw left(rest, of: kind) }
    return StepText(kind: kind)
  }

  /// The problem of words that do not belong to a step.
  private static func left(_ rest: Piece, of kind: StepKind) -> CellProblem {
    CellProblem(.restOfStep(text: rest.string, step: form(of: kind)), at: rest)
  }

  private static func form(of kind: StepKind) -> String {
    let base: StepKind =
      switch kind {
      case .swipeAndLetGo, .swipeAndFlick: .swipe
      case .tapOutsideTwice: .tapOutside
      default: kind
      }
    return forms.first { $0.kind == base }?.form ?? kind.name
  }

  private static func incomplete(_ step: Piece, _ kind: StepKind) -> CellProblem {
    CellProblem(.incompleteStep(text: step.string, expected: form(of: kind)), at: step)
  }

  /// Takes `not animated` or `animated`.
  private static func animation(_ rest: Piece) -> (isAnimated: Bool, rest: Piece)? {
    if let after = rest.after("not animated") { return (false, after) }
    if let after = rest.after("animated") { return (true, after) }
    return nil
  }

  private static func name(_ rest: Piece, _ step: Piece, _ kind: StepKind) throws(CellProblem) -> (NodeName, Piece) {
    let (word, rest) = rest.firstWord
    guard !word.isEmpty else { throw incomplete(step, kind) }
    return (try NodeName(word), rest)
  }

  private static func present(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = StepText(kind: .present)
    var rest = start
    let clauses = ["from", "as", "in", "not", "animated"]
    let first = rest.firstWord.word
    if !first.isEmpty, !clauses.contains(where: { first.equals($0) }) {
      let (name, after) = try name(rest, step, .present)
      guard !name.isChild else { throw CellProblem(.badName(text: name.written), at: rest) }
      result.object = name.name == "nil" ? .absent : .named(name)
      rest = after
    }
    while !rest.isEmpty {
      if let after = rest.after("from") {
        let (name, after) = try name(after, step, .present)
        result.receiver = name
        rest = after
      } else if let after = rest.after("as") {
        let (word, after) = after.firstWord
        guard !word.isEmpty else { throw incomplete(step, .present) }
        let domain = Input.style.definition.domain
        result.style = ValueSet(
          try ValueCells.number(of: word, in: domain, among: ValueCells.sayable(domain)))
        rest = after
      } else if let after = rest.after("in") {
        let (word, after) = after.firstWord
        guard !word.isEmpty else { throw incomplete(step, .present) }
        result.moment = try moment(word)
        rest = after
      } else if let (isAnimated, after) = animation(rest) {
        result.isAnimated = isAnimated
        rest = after
      } else {
        throw left(rest, of: .present)
      }
    }
    return result
  }

  private static func moment(_ piece: Piece) throws(CellProblem) -> Moment {
    if let moment = Moment.allCases.first(where: { piece.equals($0.name) }) { return moment }
    let known = Moment.allCases.map { $0.name }
    throw CellProblem(
      .unknownMoment(text: piece.string, nearest: NearestName.nearest(to: piece.string, among: known), known: known),
      at: piece)
  }

  private static func dismiss(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = StepText(kind: .dismiss)
    var rest = start
    while !rest.isEmpty {
      if let after = rest.after("on") {
        (result.receiver, rest) = try name(after, step, .dismiss)
      } else if let (isAnimated, after) = animation(rest) {
        result.isAnimated = isAnimated
        rest = after
      } else {
        throw left(rest, of: .dismiss)
      }
    }
    return result
  }

  private static func swipe(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = StepText(kind: .swipe)
    var rest = start
    while !rest.isEmpty {
      if let after = rest.after("on") {
        (result.receiver, rest) = try name(after, step, .swipe)
      } else if let after = rest.after("and let go") {
        result.kind = .swipeAndLetGo
        rest = after
      } else if let after = rest.after("and flick") {
        result.kind = .swipeAndFlick
        rest = after
      } else {
        throw left(rest, of: .swipe)
      }
    }
    return result
  }

  private static func tap(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    if let rest = start.after("twice") { return try bare(.tapOutsideTwice, rest, step) }
    return try bare(.tapOutside, start, step)
  }

  private static func drag(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = StepText(kind: .drag)
    guard !start.isEmpty else { throw incomplete(step, .drag) }
    result.text = start.unquoted.string
    result.textPlace = start.place
    return result
  }

  private static func rotate(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    guard !start.isEmpty else { throw incomplete(step, .rotate) }
    var result = StepText(kind: .rotate)
    let domain = Input.orientation.definition.domain
    let number = try ValueCells.number(of: start, in: domain, among: domain.everything)
    result.assignments = [Step.Assignment(Input.orientation.id, ValueSet(number))]
    return result
  }

  private static func resize(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    guard !start.isEmpty else { throw incomplete(step, .resize) }
    var result = StepText(kind: .resize)
    let windows = try SpecialCells.windows(start)
    guard windows.isSingle else { throw CellProblem(.severalValues(text: start.string), at: start) }
    result.assignments = [Step.Assignment(Input.window.id, windows)]
    return result
  }

  private static func fold(_ kind: StepKind, _ rest: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = try bare(kind, rest, step)
    let screen: Screen = kind == .fold ? .points466by678 : .points669by951
    result.assignments = [Step.Assignment(Input.screen.id, ValueSet(Int(screen.rawValue)))]
    return result
  }

  private static func stack(_ kind: StepKind, _ rest: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    var result = StepText(kind: kind)
    let (name, rest) = try name(rest, step, kind)
    guard rest.isEmpty else { throw left(rest, of: kind) }
    result.receiver = name
    return result
  }

  private static func choose(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    guard !start.isEmpty else { throw incomplete(step, .choose) }
    var result = StepText(kind: .choose)
    result.text = start.unquoted.string
    return result
  }
}

// MARK: - Setting a property

extension StepCells {
  private static func set(_ start: Piece, _ step: Piece) throws(CellProblem) -> StepText {
    guard !start.isEmpty else { throw incomplete(step, .setProperty) }
    if let (column, value) = InputColumn.splitNameAndValue(start) {
      return try set(column, value, on: nil, step)
    }
    let (word, _) = start.firstWord
    if let point = word.firstIndex(of: ".") {
      let name = try NodeName(word.part(word.range.lowerBound..<point))
      let rest = start.part((point + 1)..<start.range.upperBound)
      let found = InputColumn.splitNameAndValue(rest)
      if found?.column.isOfChild != true, let problem = InputColumn.problem(ofChild: word) { throw problem }
      if let (column, value) = found { return try set(column, value, on: name, step) }
      let property = rest.firstWord.word
      throw CellProblem(
        .unknownProperty(
          text: property.string, nearest: InputColumn.meant(by: property.string, among: InputColumn.settable)),
        at: property)
    }
    throw CellProblem(
      .unknownProperty(text: word.string, nearest: InputColumn.meant(by: word.string, among: InputColumn.settable)),
      at: word)
  }

  private static func set(
    _ column: InputColumn, _ value: Piece, on receiver: NodeName?, _ step: Piece
  ) throws(CellProblem) -> StepText {
    guard !value.isEmpty else { throw incomplete(step, .setProperty) }
    var result = StepText(kind: .setProperty)
    result.receiver = receiver
    switch column.kind {
    case .variable(let variable) where variable == Input.delegate.id && value.equals("yes"):
      result.assignments = [Step.Assignment(Input.delegate.id, ValueSet(Int(Delegate.before.rawValue)))]
    default:
      switch try column.value(value) {
      case .single(let variable, let values): result.assignments = [Step.Assignment(variable, values)]
      case .assignments(let alternatives):
        guard alternatives.count == 1 else { throw CellProblem(.severalValues(text: value.string), at: value) }
        result.assignments = alternatives[0]
      case .properties(let alternatives):
        guard alternatives.count == 1 else { throw CellProblem(.severalValues(text: value.string), at: value) }
        result.property = alternatives[0]
      default: throw CellProblem(.unknownProperty(text: column.name, nearest: nil), at: step)
      }
      let isKnown = result.assignments.allSatisfy { $0.values.isSingle || $0.values.isEmpty }
      guard isKnown else { throw CellProblem(.severalValues(text: value.string), at: value) }
    }
    return result
  }
}
