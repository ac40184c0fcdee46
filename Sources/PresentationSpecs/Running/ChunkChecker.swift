import PresentationRules

/// What came of some rows.
struct ChunkResult: Sendable {
  var passed = 0
  var failed: [FailedRow] = []
  var problems: [SpecProblem] = []
}

/// Checks rows of one table; made anew for each task, so that nothing is shared.
struct ChunkChecker {
  private let checker: Checker
  private let base: BaseSituation
  private let filter: RowFilter?

  init(rules: RuleBase, filter: RowFilter?) {
    checker = Checker(rules: rules)
    base = BaseSituation(rules: rules)
    self.filter = filter
  }

  /// Checks all rows, in order.
  func check(_ rows: SpecReader.Rows) -> ChunkResult {
    var result = ChunkResult()
    let isWholeTable = filter?.matches(rows.table.source) ?? true
    if rows.table.stepColumn != nil {
      checkScenarios(rows, isWholeTable: isWholeTable, &result)
      return result
    }
    var scanner = RowScanner(table: rows.table)
    var fast = FastRows(table: rows.table, rules: checker.rules, base: base)
    for index in rows.ends.indices {
      let line = rows.line(index)
      if !isWholeTable, filter?.matches(rows.bytes, line) == false { continue }
      if fast != nil, scanner.cut(rows.bytes, line), fast?.passes(rows.bytes, scanner: &scanner) == true {
        result.passed += 1
        continue
      }
      guard
        let row = scanner.scan(rows.bytes, line, number: rows.firstLine + index, problems: &result.problems)
      else { continue }
      check([row], rows.table, only: [0], &result)
    }
    return result
  }

  /// Checks rows that go on from one another.
  private func checkScenarios(_ rows: SpecReader.Rows, isWholeTable: Bool, _ result: inout ChunkResult) {
    for scenario in ScenarioRows.scenarios(of: rows, problems: &result.problems) {
      let wanted = scenario.indices.filter { index in
        isWholeTable || filter?.matches(scenario[index].bytes, 0..<scenario[index].bytes.count) != false
      }
      check(scenario, rows.table, only: wanted, &result)
    }
  }

  private func check(_ scanned: [ScannedRow], _ table: SpecTable, only wanted: [Int], _ result: inout ChunkResult) {
    guard let first = scanned.first else { return }
    let scenarios = Preparation.prepare(scanned, of: table, base: base, problems: &result.problems)
    guard !scenarios.isEmpty else { return }
    let outcomes = checker.outcomes(of: wanted, in: scenarios)
    for (place, index) in wanted.enumerated() {
      let row = scanned[index]
      if scenarios[0].rows[index].checks.isEmpty, table.stepColumn == nil {
        result.problems.append(Self.problem(.nothingToCheck, row, table))
        continue
      }
      switch outcomes[place] {
      case .passed: result.passed += 1
      case .failed(let findings):
        result.failed.append(
          FailedRow(
            file: table.source.file, line: row.line, name: RowName.name(of: row, first: first, in: table),
            mismatches: findings.map { Mismatch($0, row: row, table: table) }))
      case .impossible(let reason):
        result.problems.append(Self.problem(.impossible(reason: reason), row, table))
      }
    }
  }

  private static func problem(_ kind: SpecProblem.Kind, _ row: ScannedRow, _ table: SpecTable) -> SpecProblem {
    SpecProblem(
      kind, file: table.source.file, line: row.line, in: row.bytes[...], at: row.cells.first?.lowerBound ?? 0)
  }
}

/// Which rows are wanted: those that a text occurs in, or in whose file, headings or `Given` lines it occurs.
struct RowFilter: Sendable {
  let text: String
  private let wanted: [UInt8]

  init(_ text: String) {
    self.text = text
    wanted = text.utf8.map { Self.lowered($0) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether the text occurs in what all rows of a table share.
  func matches(_ source: TableSource) -> Bool {
    ([source.file] + source.headings + source.givens.map { $0.text }).contains { text in
      let bytes = Array(text.utf8)
      return matches(bytes, 0..<bytes.count)
    }
  }

  /// Whether the text occurs in a line; capitals do not count.
  func matches(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = wanted.first else { return true }
    guard range.count >= wanted.count else { return false }
    for start in range.lowerBound...(range.upperBound - wanted.count) where Self.lowered(bytes[start]) == first {
      if wanted.indices.allSatisfy({ Self.lowered(bytes[start + $0]) == wanted[$0] }) { return true }
    }
    return false
  }
}
