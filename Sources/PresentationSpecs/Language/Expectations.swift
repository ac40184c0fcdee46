import PresentationRules

/// What a cell of an output expects.
enum Expectation: Sendable {
  /// One of these values of a domain.
  case values(ValueSet)
  /// One of these texts, or none of them.
  case texts([String], isNegated: Bool)
  /// One of these texts on the console; an empty list with `isNegated` is any text.
  case console([ConsolePattern], isNegated: Bool)
  /// One of these patterns.
  case patterns([PatternText])
  /// Nobody knows what is called.
  case undetermined
  /// One of these confidences; `anything` accepts all.
  case confidence(ConfidenceExpectation)
  /// These readings, as values of a domain, the better supported first.
  case readings([Int])
  /// These readings, as texts on the console.
  case consoleReadings([ConsolePattern])
  /// These readings, as texts.
  case textReadings([String])
  /// Identifiers that have to be among the rules behind the answer.
  case rules([RuleName])
}

/// The identifier of a rule, emission or fact, as the column `rule?` names it.
struct RuleName: Sendable {
  let id: String
  /// Where it stands.
  let place: Int
}

/// What the column `confidence?` accepts.
struct ConfidenceExpectation: Sendable {
  var accepted: Set<Confidence> = []
  var acceptsContested = false
}

extension OutputColumn {
  /// Reads a cell that is not blank.
  func expectation(_ piece: Piece) throws(CellProblem) -> Expectation {
    switch kind {
    case .decision, .stepDecision, .reported, .possible:
      guard let domain else { return .undetermined }
      return .values(try Self.values(piece, in: domain))
    case .console: return try Self.console(piece)
    case .callbacks: return try Self.patterns(piece, in: .everybody)
    case .delegateEvents: return try Self.patterns(piece, in: .delegate)
    case .presentedEvents, .presenterEvents, .events: return try Self.patterns(piece, in: .controller)
    case .dismissed: return .values(try Self.values(piece, in: Domain(Verdict.self)))
    case .confidence: return .confidence(try Self.confidence(piece))
    case .chain:
      return try Self.texts(piece) { part throws(CellProblem) in
        try ChainText.expected(part).map { $0.written }.joined(separator: " → ")
      }
    case .size:
      return try Self.texts(piece) { part throws(CellProblem) in try size(part) }
    case .detent: return try Self.texts(piece) { part throws(CellProblem) in part.unquoted.string }
    case .presentingController, .presentedController:
      return try Self.texts(piece) { part throws(CellProblem) in
        part.equals("nil") ? "nil" : try NodeName(part).written
      }
    case .actions:
      return try Self.texts(piece) { part throws(CellProblem) in
        if part.equals("undetermined") { return "undetermined" }
        let titles = try ValueCells.list(part, example: "[Delete, Cancel]").map { $0.unquoted.string }
        return "[" + titles.joined(separator: ", ") + "]"
      }
    case .rule: return .rules(try ValueCells.alternatives(of: piece).map { RuleName(id: $0.string, place: $0.place) })
    case .readings: return try readings(piece)
    }
  }

  /// The accepted values: `a`, `a or b`, `not a`.
  private static func values(_ piece: Piece, in domain: Domain) throws(CellProblem) -> ValueSet {
    let excluded = piece.after("not")
    // "not called" is a value, not the opposite of one.
    let isValue = domain.valueNames.contains { piece.equals($0) }
    let isNegated = excluded != nil && !isValue
    var set = ValueSet.empty
    for part in (isNegated ? excluded ?? piece : piece).split(byWord: "or") {
      let parts = part.split(by: ",")
      if parts.count > 1 { throw CellProblem(.alternativesInOutput, at: parts[1]) }
      set = set.union(ValueSet(try number(of: part, in: domain)))
    }
    return isNegated ? domain.everything.subtracting(set) : set
  }

  /// A size as the domain spells it; one that no source gives may still be that of a window.
  private func size(_ piece: Piece) throws(CellProblem) -> String {
    let text = piece.string.replacing(times: "x")
    let parts = text.split(separator: " ")
    if parts.count == 3, parts[1] == "x", Int(parts[0]) != nil, Int(parts[2]) != nil { return text }
    guard let domain else { return text }
    return domain.valueNames[try ValueCells.number(of: piece, in: domain, among: domain.everything)]
  }

  private static func number(of piece: Piece, in domain: Domain) throws(CellProblem) -> Int {
    if let index = domain.valueNames.firstIndex(where: { piece.equals($0) }) { return index }
    // "No event" is `nothing` or `no`.
    if piece.equals("no"), let index = domain.valueNames.firstIndex(of: "nothing") { return index }
    // A domain that always has an answer still may be expected to have none.
    if piece.equals("undetermined") { return 63 }
    return try ValueCells.number(of: piece, in: domain, among: domain.everything)
  }

  private static func texts(
    _ piece: Piece, _ read: (Piece) throws(CellProblem) -> String
  ) throws(CellProblem) -> Expectation {
    let excluded = piece.after("not")
    var texts: [String] = []
    for part in (excluded ?? piece).split(byWord: "or") { texts.append(try read(part)) }
    return .texts(texts, isNegated: excluded != nil)
  }

  private static func console(_ piece: Piece) throws(CellProblem) -> Expectation {
    let excluded = piece.after("not")
    var patterns: [ConsolePattern] = []
    for part in (excluded ?? piece).split(byWord: "or") {
      patterns.append(ConsolePattern(part))
    }
    return .console(patterns, isNegated: excluded != nil)
  }

  private static func patterns(_ piece: Piece, in column: EventColumn) throws(CellProblem) -> Expectation {
    if piece.equals("undetermined") { return .undetermined }
    var patterns: [PatternText] = []
    for part in (piece.isCode ? piece.plain : piece).split(byWord: "or") {
      patterns.append(try PatternReader.read(part, in: column))
    }
    return .patterns(patterns)
  }

  private static func confidence(_ piece: Piece) throws(CellProblem) -> ConfidenceExpectation {
    var result = ConfidenceExpectation()
    let domain = Domain(Confidence.self)
    let excluded = piece.after("not")
    for part in (excluded ?? piece).split(byWord: "or") {
      if part.equals("any") {
        result.accepted = Set(Confidence.allCases)
        result.acceptsContested = true
      } else if part.equals("contested") {
        result.acceptsContested = true
      } else if let confidence = Confidence.allCases.first(where: { part.equals($0.name) }) {
        result.accepted.insert(confidence)
      } else {
        let known = domain.valueNames + ["contested", "any"]
        throw CellProblem(
          .unknownValue(
            value: part.string, domain: domain.name, nearest: NearestName.nearest(to: part.string, among: known),
            known: known), at: part)
      }
    }
    guard excluded != nil else { return result }
    return ConfidenceExpectation(
      accepted: Set(Confidence.allCases).subtracting(result.accepted), acceptsContested: !result.acceptsContested)
  }

  private func readings(_ piece: Piece) throws(CellProblem) -> Expectation {
    if case .readings(.console) = kind { return .consoleReadings(piece.split(by: "/").map { ConsolePattern($0) }) }
    if let domain {
      var numbers: [Int] = []
      for part in piece.split(by: "/") { numbers.append(try Self.number(of: part, in: domain)) }
      return .readings(numbers)
    }
    return .textReadings(piece.split(by: "/").map { $0.string })
  }
}

extension String {
  /// A size with a plain letter for the sign of multiplication, and single spaces around it.
  fileprivate func replacing(times letter: Character) -> String {
    guard utf8.contains(0xC3) else { return self }
    return String(map { $0 == "×" ? letter : $0 })
  }
}
