import PresentationRules

/// A row that failed, with everything that a report shows.
public struct FailedRow: Sendable {
  /// The file, as it is shown.
  public let file: String
  /// The line of the row.
  public let line: Int
  /// The row's case, or its inputs.
  public let name: String
  /// What is not as expected, one a column.
  public let mismatches: [Mismatch]
}

/// Something that a row expects and that is not so.
public struct Mismatch: Sendable, Hashable, CustomStringConvertible {
  /// The file, as it is shown.
  public let file: String
  /// The line of the row.
  public let line: Int
  /// The character at which the cell starts, counted from 1.
  public let column: Int
  /// The header of the cell's column.
  public let output: String
  /// What the cell says.
  public let expected: String
  /// What the oracle says.
  public let actual: String
  /// More on the difference, a line each: the sequence that a pattern does not accept, or what is contested.
  public let details: [String]
  /// For which values of what the row leaves open it fails; empty if it always does.
  public let counterexample: String
  /// The rules behind the actual answer.
  public let reasons: [Reason]

  /// A rule or fact behind an answer, with its sources.
  public struct Reason: Sendable, Hashable {
    /// Its name.
    public let id: String
    /// One sentence; empty for a fact about order.
    public let statement: String
    /// How sure it is.
    public let confidence: Confidence
    /// What it rests on.
    public let sources: [Source]
  }

  /// The difference, the counterexample and the reasons, a line each.
  public var description: String { lines.joined(separator: "\n") }

  /// The most rules that a report names for one cell.
  private static let reasonLimit = 8

  /// The lines of a report.
  var lines: [String] {
    var result: [String] = []
    if details.isEmpty || !actual.isEmpty {
      result.append("\(output) expected `\(expected)`, but it is `\(actual)`")
    }
    result += details
    if !counterexample.isEmpty { result.append("  when \(counterexample)") }
    for reason in reasons.prefix(Self.reasonLimit) {
      let statement = reason.statement.isEmpty ? "" : " \(reason.statement)"
      let sources = reason.sources.map { "\($0.title), \($0.location)" }.joined(separator: "; ")
      result.append("  by \(reason.id):\(statement) (\(reason.confidence.name): \(sources))")
    }
    if reasons.count > Self.reasonLimit { result.append("  and \(reasons.count - Self.reasonLimit) more") }
    return result
  }
}

extension Mismatch {
  init(_ finding: Finding, row: ScannedRow, table: SpecTable) {
    file = table.source.file
    line = row.line
    let before = row.cells.indices.contains(finding.column) ? row.bytes[..<row.cells[finding.column].lowerBound] : []
    column = before.reduce(into: 1) { if $1 & 0xC0 != 0x80 { $0 += 1 } }
    output = table.columns.indices.contains(finding.column) ? table.columns[finding.column].name : ""
    counterexample = finding.counterexample
    reasons = finding.reasons.map {
      Reason(id: $0.id, statement: $0.statement, confidence: $0.confidence, sources: $0.sources)
    }
    switch finding.kind {
    case .differs(let expected, let actual):
      self.expected = expected
      self.actual = actual
      details = []
    case .refused(let expected, let actual, let sequence, let accepted):
      self.expected = expected
      self.actual = actual
      details = Self.refusal(sequence, accepted)
    case .flags(let expected, let actual, let differences):
      self.expected = expected
      self.actual = actual
      details = differences.map { difference in
        let read = difference.actual.map { "it reads `\($0.name)`" } ?? "nobody knows what it reads"
        return
          "  `\(difference.flag.name)` in \(difference.event) is expected to read `\(difference.expected.name)`, but \(read)"
      }
    case .tooLarge(let what):
      expected = ""
      actual = ""
      details = ["\(output) has too many \(what) to be compared"]
    case .contested(let points, let name):
      expected = ""
      actual = ""
      details = [
        "\(name) rests on a contested point: \(points.joined(separator: "; "))",
        "  add `\(name.dropLast()) readings?` with all readings, or `confidence?` with `any` or `contested`",
      ]
    }
  }

  /// Tells which possible sequence a pattern does not accept, with the first event that is not accepted marked.
  private static func refusal(_ sequence: [String], _ accepted: Int) -> [String] {
    if sequence.isEmpty { return ["  it does not accept that nothing is called"] }
    var shown = sequence
    if accepted < shown.count { shown[accepted] = "⟨\(shown[accepted])⟩" }
    let end = accepted < sequence.count ? "" : ", which ends too early"
    return ["  it does not accept \(shown.joined(separator: " → "))\(end)"]
  }
}

/// Spells the name of a row: its case, or what it says.
enum RowName {
  /// The name of a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - first: the first row of its scenario, which has the name if the row has none.
  static func name(of row: ScannedRow, first: ScannedRow, in table: SpecTable) -> String {
    var name = ""
    if let column = table.caseColumn {
      name = row.text(column)
      if name.isEmpty, row.line != first.line { name = first.text(column) }
    }
    if name.isEmpty {
      var parts: [String] = []
      for (index, column) in table.columns.enumerated() {
        guard case .input(let input, _) = column.role, input.kind != .stepNumber, !row.cells[index].isEmpty else {
          continue
        }
        parts.append("\(column.name) \(row.text(index))")
      }
      name = parts.joined(separator: "; ")
    }
    if let column = table.stepColumn {
      let step = "step \(row.text(column))"
      name = name.isEmpty ? step : "\(name), \(step)"
    }
    return name.isEmpty ? "line \(row.line)" : name
  }
}
