// What can be said of names, statements and sources without looking at conditions.

/// A piece of knowledge as far as its name, its words and its sources go.
private struct Piece {
  let id: String
  let statement: String?
  let confidence: Confidence
  let sources: [Source]
}

extension RuleBase {
  /// The most characters that a statement may have.
  public static let statementLimit = 150

  /// Findings about names, statements, sources and confidence.
  func wordingFindings(catalogue: [Source]) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    var used: Set<Source> = []
    for piece in pieces {
      findings += Self.findings(aboutID: piece.id, isPart: true, &seen)
      if let statement = piece.statement, let problem = Self.problem(ofStatement: statement) {
        findings.append(Finding(.statement, piece.id, problem))
      }
      findings += Self.findings(aboutSourcesOf: piece)
      used.formUnion(piece.sources)
    }
    for choreography in choreographies { findings += Self.findings(aboutID: choreography.id, isPart: false, &seen) }
    for decision in decisions where variables.indices.contains(decision.variable.index) {
      let names = variables[decision.variable.index].domain.valueNames
      for rule in decision.rules where rule.experiment == nil && rule.outcomeVariable == nil {
        if names.indices.contains(rule.outcome), names[rule.outcome] == Domain.undeterminedName {
          findings.append(
            Finding(.missingExperiment, rule.id, "the answer is undetermined, and no experiment would settle it"))
        }
      }
    }
    for source in catalogue {
      if !used.contains(source) { findings.append(Finding(.unusedSource, source.title, "nothing rests on it")) }
    }
    var checked: Set<Source> = []
    for piece in pieces {
      for source in piece.sources where checked.insert(source).inserted {
        if let problem = Self.problem(of: source.entry) {
          findings.append(Finding(.malformedSource, piece.id, "its source `\(source.title)` \(problem)"))
        }
      }
    }
    return findings
  }

  private var pieces: [Piece] {
    var result: [Piece] = []
    for decision in decisions {
      for rule in decision.rules {
        result.append(
          Piece(id: rule.id, statement: rule.statement, confidence: rule.confidence, sources: rule.sources))
      }
    }
    for choreography in choreographies {
      for part in choreography.emissions {
        result.append(
          Piece(id: part.id, statement: part.statement, confidence: part.confidence, sources: part.sources))
      }
      for part in choreography.order {
        result.append(Piece(id: part.id, statement: nil, confidence: part.confidence, sources: part.sources))
      }
      for part in choreography.flags {
        result.append(Piece(id: part.id, statement: nil, confidence: part.confidence, sources: part.sources))
      }
    }
    for part in lateInputs {
      result.append(Piece(id: part.id, statement: part.statement, confidence: part.confidence, sources: part.sources))
    }
    for part in lostInputs {
      result.append(Piece(id: part.id, statement: part.statement, confidence: part.confidence, sources: part.sources))
    }
    for part in frozenInputs {
      result.append(Piece(id: part.id, statement: part.statement, confidence: part.confidence, sources: part.sources))
    }
    for part in forwarding {
      result.append(Piece(id: part.id, statement: part.statement, confidence: part.confidence, sources: part.sources))
    }
    return result
  }

  private static func findings(aboutID id: String, isPart: Bool, _ seen: inout Set<String>) -> [Finding] {
    var findings: [Finding] = []
    if !seen.insert(id).inserted { findings.append(Finding(.doubleID, id, "the name is used twice")) }
    if !isWellFormed(id, words: isPart ? 2 : 1) {
      findings.append(
        Finding(.malformedID, id, "a name is lower-case words with hyphens, joined by dots, as `style.form-sheet`"))
    }
    return findings
  }

  /// Whether a name is made of lower-case words and digits, joined by single hyphens and dots.
  static func isWellFormed(_ id: String, words: Int) -> Bool {
    var count = 1
    var isStart = true
    for byte in id.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): isStart = false
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        if isStart { return false }
        isStart = true
        if byte == UInt8(ascii: ".") { count += 1 }
      default: return false
      }
    }
    return !isStart && count >= words
  }

  /// What is wrong with a statement; nil if it is one sentence that is short enough.
  static func problem(ofStatement statement: String) -> String? {
    let length = statement.unicodeScalars.count
    if length > statementLimit { return "the statement has \(length) characters, more than \(statementLimit)" }
    let bytes = Array(statement.utf8)
    guard bytes.last == UInt8(ascii: ".") else { return "the statement does not end with a full stop" }
    if bytes.contains(UInt8(ascii: "\n")) { return "the statement has more than one line" }
    var isCode = false
    for index in bytes.indices.dropLast(2) {
      if bytes[index] == UInt8(ascii: "`") { isCode.toggle() }
      guard !isCode, bytes[index + 1] == UInt8(ascii: " ") else { continue }
      let ends = [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(bytes[index])
      if ends, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[index + 2]) {
        return "the statement is more than one sentence"
      }
    }
    return nil
  }

  private static func findings(aboutSourcesOf piece: Piece) -> [Finding] {
    guard !piece.sources.isEmpty else { return [Finding(.missingSource, piece.id, "it has no source")] }
    var best = Confidence.unsourced
    for source in piece.sources where source.kind.bestConfidence < best { best = source.kind.bestConfidence }
    if piece.confidence < best {
      return [
        Finding(
          .overclaimed, piece.id, "it claims to be \(piece.confidence.name), and its sources allow \(best.name) at most"
        )
      ]
    }
    return []
  }

  /// What is wrong with a source, to follow its title in a sentence; nil if it is well formed.
  static func problem(of source: SourceEntry) -> String? {
    if source.title.isEmpty { return "has no title" }
    if let date = source.date, !isDate(date) { return "has the date `\(date)`, which is no year, month or day" }
    if source.kind == .unwritten || isLocation(source.location) { return nil }
    return "has the place `\(source.location)`, which is no address and no `owner/repository`"
  }

  /// Whether a text is a year, a month or a day, or two of them with `to` in between.
  private static func isDate(_ text: String) -> Bool {
    var shape: [UInt8] = []
    for byte in text.utf8 {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      shape.append(isDigit ? UInt8(ascii: "0") : byte)
    }
    let day = Array("0000-00-00".utf8)
    let separator = Array(" to ".utf8)
    for end in [4, 7, day.count] where shape.starts(with: day.prefix(end)) {
      let rest = shape.dropFirst(end)
      if rest.isEmpty { return true }
      guard rest.starts(with: separator) else { continue }
      let second = rest.dropFirst(separator.count)
      for other in [4, 7, day.count] where second.elementsEqual(day.prefix(other)) { return true }
    }
    return false
  }

  /// Whether a text is a web address, or `owner/repository` with an optional `#number` or path.
  private static func isLocation(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    for scheme in ["https://", "http://"] where bytes.starts(with: scheme.utf8) {
      let rest = bytes.dropFirst(scheme.utf8.count)
      return rest.contains(UInt8(ascii: ".")) && rest.allSatisfy { $0 > UInt8(ascii: " ") }
    }
    // The path may stand after a space.
    let name = bytes.prefix { $0 != UInt8(ascii: " ") }
    guard let slash = name.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return slash > 0 && slash + 1 < name.count && name[slash + 1] != UInt8(ascii: "/")
      && !name[..<slash].contains(UInt8(ascii: ":"))
  }
}
