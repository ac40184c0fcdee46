import PresentationRules

/// Specs that were read once and can be held against many rule bases: what tests of the rules themselves need.
public struct SpecSuite: Sendable {
  /// A row that can be checked.
  public struct Row: Sendable {
    /// The row as a scenario of its own.
    public let scenario: Scenario
    let prepared: [PreparedScenario]
    let scanned: ScannedRow

    /// Holds the row against rules.
    ///
    /// - Returns: what is not as expected; nothing if all is.
    public func check(with rules: RuleBase) -> [Mismatch] {
      Checker(rules: rules).mismatches(of: scenario.index, in: prepared, row: scanned)
    }

    /// Whether the row is as rules say; cheaper than to ask what is not.
    public func passes(with rules: RuleBase) -> Bool {
      if case .passed = Checker(rules: rules).outcome(of: scenario.index, in: prepared) { return true }
      return false
    }
  }

  /// The rows, in the order of the files.
  public private(set) var rows: [Row] = []

  /// Reads files and folders.
  ///
  /// - Throws: what is wrong with them, at most as much as a run shows.
  public init(paths: [String]) throws(SpecProblems) {
    let base = BaseSituation(rules: .uiKit)
    var feeder = SpecFeeder(paths: paths)
    var problems: [SpecProblem] = []
    while let work = feeder.next() {
      for item in work {
        switch item {
        case .problems(let found): problems += found
        case .rows(let chunk): add(chunk, base, &problems)
        }
      }
    }
    problems += feeder.problems + feeder.foldersWithoutSpecs
    if !problems.isEmpty { throw SpecProblems(problems: Array(problems.prefix(Runner.problemLimit))) }
  }

  private mutating func add(_ chunk: SpecReader.Rows, _ base: BaseSituation, _ problems: inout [SpecProblem]) {
    for scenario in ScenarioRows.scenarios(of: chunk, problems: &problems) {
      let prepared = Preparation.prepare(scenario, of: chunk.table, base: base, problems: &problems)
      guard let first = scenario.first, !prepared.isEmpty else { continue }
      let lines = scenario.map {
        TableSource.Line(number: $0.line, text: String(decoding: $0.bytes, as: UTF8.self))
      }
      for (index, row) in scenario.enumerated() {
        if chunk.table.stepColumn == nil, prepared[0].rows[index].checks.isEmpty {
          problems.append(
            SpecProblem(
              .nothingToCheck, file: chunk.table.source.file, line: row.line, in: row.bytes[...],
              at: row.cells.first?.lowerBound ?? 0))
        }
        let name = RowName.name(of: row, first: first, in: chunk.table)
        rows.append(
          Row(
            scenario: Scenario(table: chunk.table.source, rows: lines, index: index, name: name), prepared: prepared,
            scanned: row))
      }
    }
  }
}

/// Groups the rows of a table into scenarios.
enum ScenarioRows {
  /// One scenario a row, or one for the rows from a step 1 to the next.
  ///
  /// What is wrong with a row is appended to `problems`, and its scenario left out.
  static func scenarios(of chunk: SpecReader.Rows, problems: inout [SpecProblem]) -> [[ScannedRow]] {
    var scanner = RowScanner(table: chunk.table)
    var result: [[ScannedRow]] = []
    var current: [ScannedRow] = []
    var isFine = true
    for index in chunk.ends.indices {
      let row = scanner.scan(chunk.bytes, chunk.line(index), number: chunk.firstLine + index, problems: &problems)
      guard chunk.table.stepColumn != nil else {
        if let row { result.append([row]) }
        continue
      }
      guard let row else {
        isFine = false
        continue
      }
      if row.stepNumber(in: chunk.table) == 1 {
        if isFine, !current.isEmpty { result.append(current) }
        current = []
        isFine = true
      } else if isFine, let problem = row.stepProblem(after: current.count, in: chunk.table) {
        isFine = false
        problems.append(problem)
      }
      current.append(row)
    }
    if isFine, !current.isEmpty { result.append(current) }
    return result
  }
}

extension ScannedRow {
  /// What is wrong with the number of the row's step, if anything is.
  ///
  /// - Parameter count: how many rows of the scenario there are before it.
  func stepProblem(after count: Int, in table: SpecTable) -> SpecProblem? {
    guard stepNumber(in: table) != count + 1 else { return nil }
    let column = table.stepColumn ?? 0
    return SpecProblem(
      .badStepNumber(text: text(column), expected: count + 1), file: table.source.file, line: line, in: bytes[...],
      at: cells[column].lowerBound)
  }

  /// The number in the column `step`; 0 if it is blank.
  func stepNumber(in table: SpecTable) -> Int {
    guard let column = table.stepColumn, case .input(.stepNumber(let number)) = values[column] else { return 0 }
    return number
  }
}
