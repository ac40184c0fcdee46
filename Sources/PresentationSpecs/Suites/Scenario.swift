import PresentationRules

/// A row of a spec, or a question put together in code: it can be checked, and held against what an app recorded.
///
/// It is the text of the row and of what stands above it, so it can be encoded, sent and shown.
public struct Scenario: Sendable, Hashable, Codable {
  /// What stands above the row.
  let table: TableSource
  /// The rows of the scenario, one or all of a column `step`.
  let rows: [TableSource.Line]
  /// Which of them this is.
  let index: Int
  /// The row's case, or its inputs.
  public let name: String

  init(table: TableSource, rows: [TableSource.Line], index: Int, name: String) {
    self.table = table
    self.rows = rows
    self.index = index
    self.name = name
  }

  /// The file of the row.
  public var file: String { table.file }

  /// The line of the row, counted from 1.
  public var line: Int { rows[index].number }
}

extension Scenario {
  private enum CodingKeys: String, CodingKey {
    case table, rows, index, name
  }

  /// Reads a scenario that was encoded; one without the row that it is about is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    table = try container.decode(TableSource.self, forKey: .table)
    rows = try container.decode([TableSource.Line].self, forKey: .rows)
    index = try container.decode(Int.self, forKey: .index)
    name = try container.decode(String.self, forKey: .name)
    guard rows.indices.contains(index) else {
      throw DecodingError.dataCorruptedError(
        forKey: .index, in: container, debugDescription: "there is no row \(index) among \(rows.count)")
    }
  }
}

extension Scenario: Identifiable, CustomStringConvertible {
  /// The place of a row.
  public struct ID: Hashable, Sendable, Codable {
    /// The file.
    public let file: String
    /// The line, counted from 1.
    public let line: Int
  }

  /// File and line.
  public var id: ID { ID(file: file, line: line) }

  /// The row's case, or its inputs.
  public var description: String { name }
}

extension Scenario {
  /// Puts a scenario together in code.
  ///
  /// What is not said has the defaults of a spec; a delegate is there unless `inputs` say `delegate no`.
  /// - Parameters:
  ///   - inputs: what the app sets, as on a `Given` line: `style pageSheet; isModalInPresentation yes`.
  ///   - steps: what is done, as in the column `do`: `present; swipe down`.
  ///   - host: where the app runs.
  ///   - file: the file that the scenario is identified by.
  ///   - line: the line that it is identified by.
  public init(
    _ inputs: String, do steps: String = "", on host: Host, file: String = #filePath, line: Int = #line
  ) throws(SpecProblems) {
    let givens = [host.given, inputs].filter { !$0.isEmpty }.map { TableSource.Given(line: line, text: "Given " + $0) }
    let table = TableSource(
      file: file, headings: [], givens: givens, header: TableSource.Line(number: line, text: "| do | callbacks? |"))
    let row = TableSource.Line(number: line, text: "| \(Self.escaped(steps)) | … |")
    let name = [inputs, steps].filter { !$0.isEmpty }.joined(separator: "; ")
    self.init(table: table, rows: [row], index: 0, name: name)
    let problems =
      table.givens.flatMap { GivenLine.read($0, file: file).problems } + Preparer(rules: .uiKit).prepare(self).problems
    if !problems.isEmpty { throw SpecProblems(problems: problems) }
  }

  /// A text as the content of a cell.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "|" ? "\\|" : String($0) }.joined()
  }

  /// Holds the row against the rules.
  ///
  /// - Returns: what is not as expected; nothing if all is.
  public func check(with rules: RuleBase = .uiKit) -> [Mismatch] {
    let prepared = Preparer(rules: rules).prepare(self)
    if let problem = prepared.problems.first { return [Mismatch(problem, of: self)] }
    guard let rows = prepared.scenarios.first?.rows, rows.indices.contains(index) else {
      return [Mismatch(SpecProblem(.nothingChecked, file: file), of: self)]
    }
    return Checker(rules: rules).mismatches(of: index, in: prepared.scenarios, row: rows[index].scanned)
  }
}

extension Mismatch {
  /// What is wrong with a row itself, as a mismatch.
  init(_ problem: SpecProblem, of scenario: Scenario) {
    let text = ProblemText(problem.kind)
    self.init(
      file: scenario.file, line: problem.line == 0 ? scenario.line : problem.line, column: max(problem.column, 1),
      output: "", expected: "", actual: "", details: [text.message] + (text.help.map { ["  help: \($0)"] } ?? []),
      counterexample: "", reasons: [])
  }
}

/// Reads scenarios again from their texts.
struct Preparer {
  private let base: BaseSituation

  init(rules: RuleBase) { base = BaseSituation(rules: rules) }

  /// The scenario ready to be played, or what is wrong with it.
  func prepare(_ scenario: Scenario) -> (scenarios: [PreparedScenario], problems: [SpecProblem]) {
    switch SpecTable.read(scenario.table) {
    case .documentation: return ([], [SpecProblem(.nothingChecked, file: scenario.file)])
    case .wrong(let problems): return ([], problems)
    case .spec(let table):
      var scanner = RowScanner(table: table)
      var problems: [SpecProblem] = []
      var scanned: [ScannedRow] = []
      for row in scenario.rows {
        let bytes = Array(row.text.utf8)
        if let one = scanner.scan(bytes, 0..<bytes.count, number: row.number, problems: &problems) {
          scanned.append(one)
        }
      }
      guard problems.isEmpty else { return ([], problems) }
      let prepared = Preparation.prepare(scanned, of: table, base: base, problems: &problems)
      return (prepared, problems)
    }
  }
}

extension Checker {
  /// What is not as a row expects, ready to be shown.
  func mismatches(of row: Int, in scenarios: [PreparedScenario], row scanned: ScannedRow) -> [Mismatch] {
    guard let table = scenarios.first?.table else { return [] }
    switch outcome(of: row, in: scenarios) {
    case .passed: return []
    case .failed(let findings): return findings.map { Mismatch($0, row: scanned, table: table) }
    case .impossible(let reason):
      let text = ProblemText(.impossible(reason: reason))
      return [
        Mismatch(
          file: table.source.file, line: scanned.line, column: 1, output: "", expected: "", actual: "",
          details: [text.message] + (text.help.map { ["  help: \($0)"] } ?? []), counterexample: "", reasons: [])
      ]
    }
  }
}
