import PresentationRules
import Testing

@testable import PresentationSpecs

/// The fast way to check rows is held against the slow one, over all columns that a table can have.
@Suite struct FastRowsTests {
  /// Numbers that look random and are the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16 | state << 48
    }
  }

  /// Cells of a column: blank, single values, several, and everything that opens it.
  private static func cells(of column: InputColumn) -> [String] {
    switch column.kind {
    case .variable:
      guard let domain = column.variable?.domain else { return [] }
      if domain.name == Release.domainName { return ["", "any", "12", "13.4", "15", "17", "26", "≥ 16", "13…14"] }
      let names = ValueCells.sayable(domain).map { "\"\(domain.valueNames[$0])\"" }
      let picked = names.prefix(6) + names.suffix(3)
      return ["", "any"] + picked + [names.prefix(2).joined(separator: ", ")]
    case .device: return ["", "any", "iPhone 15", "iPhone 15 Pro Max", "\"iPad (A16)\"", "iPhone 8, iPhone 15"]
    case .window: return ["", "any", "full", "1/2", "1/3, full", "slide over", "500"]
    case .resizable: return ["", "yes", "no"]
    case .adaptive: return ["", "any", "fullScreen", "none", "formSheet when compact, else none", "none, popover"]
    case .detents: return ["", "[medium, large]", "[large]"]
    case .selectedDetent, .largestUndimmedDetent: return ["", "nil", "large"]
    case .actions: return ["", "[Delete]"]
    case .chain: return ["", "root → A (pageSheet)"]
    case .steps: return ["", "dismiss on presented"]
    case .stepNumber: return ["1"]
    }
  }

  private static let outputs = ["style?", "layout?", "horizontal?", "vertical?", "swipe?", "presenter stays?"]

  private static func expectation(_ output: String, _ numbers: inout Numbers) -> String {
    guard let domain = OutputColumn.named(output)?.domain, let name = domain.valueNames.randomElement(using: &numbers)
    else { return "" }
    return Int.random(in: 0..<3, using: &numbers) == 0 ? name : "not \(name)"
  }

  /// How many rows of a table the fast way let pass; an issue for each that the slow way does not.
  private func compare(_ columns: [InputColumn], _ givens: [InputColumn], _ numbers: inout Numbers) -> (
    rows: Int, fast: Int
  ) {
    let output = Self.outputs.randomElement(using: &numbers) ?? "style?"
    let chosen = givens.compactMap { column -> String? in
      guard let value = Self.cells(of: column).filter({ !$0.isEmpty }).randomElement(using: &numbers) else {
        return nil
      }
      return "\(column.name) \(value)"
    }
    // Where everything is open, contested points are as well, and then the fast way passes nothing.
    let fixed = ["os 17", "sdk 17", "horizontal compact", "vertical regular"].filter { text in
      Int.random(in: 0..<4, using: &numbers) > 0 && !(columns + givens).contains { text.hasPrefix($0.name + " ") }
    }
    let said = fixed + chosen
    let lines = said.isEmpty ? [] : [TableSource.Given(line: 1, text: "Given " + said.joined(separator: "; "))]
    let header = "| " + (columns.map { $0.name } + [output, "confidence?"]).joined(separator: " | ") + " |"
    let source = TableSource(
      file: "spec.md", headings: [], givens: lines, header: TableSource.Line(number: 3, text: header))
    guard case .spec(let table) = SpecTable.read(source) else {
      Issue.record("\(header) is no table")
      return (0, 0)
    }
    let base = BaseSituation(rules: .uiKit)
    guard var fast = FastRows(table: table, rules: .uiKit, base: base) else { return (0, 0) }
    var scanner = RowScanner(table: table)
    var passed = 0
    let count = 12
    for _ in 0..<count {
      let cells = columns.map { Self.cells(of: $0).randomElement(using: &numbers) ?? "" }
      let text = "| " + (cells + [Self.expectation(output, &numbers), "any"]).joined(separator: " | ") + " |"
      let bytes = Array(text.utf8)
      guard scanner.cut(bytes, 0..<bytes.count), fast.passes(bytes, scanner: &scanner) else { continue }
      passed += 1
      let row = Scenario(table: source, rows: [TableSource.Line(number: 5, text: text)], index: 0, name: "")
      let mismatches = row.check()
      #expect(mismatches.isEmpty, "\(said) \(header) \(text): \(mismatches)")
    }
    return (count, passed)
  }

  @Test func theFastWayPassesNothingThatTheSlowOneDoesNot() {
    var numbers = Numbers(state: 20)
    var rows = 0
    var fast = 0
    let fastKinds: [InputColumn] = InputColumn.all.filter { column in
      switch column.kind {
      case .variable, .window, .device, .adaptive: true
      default: false
      }
    }
    // Every column once in a cell and once in a `Given` line, with others beside it.
    for column in InputColumn.all {
      for isGiven in [false, true] {
        var chosen: [InputColumn] = []
        for _ in 0..<4 {
          guard let other = fastKinds.randomElement(using: &numbers) else { continue }
          if other.name != column.name, !chosen.contains(where: { $0.name == other.name }) { chosen.append(other) }
        }
        let given = isGiven ? [column] + chosen.prefix(1) : Array(chosen.prefix(1))
        let cells = isGiven ? Array(chosen.dropFirst()) : [column] + chosen.dropFirst()
        if column.kind == .stepNumber, isGiven { continue }
        let result = compare(cells, given, &numbers)
        rows += result.rows
        fast += result.fast
      }
    }
    // What hangs together: device, orientation, window and size classes, in every distribution over cells and `Given`.
    let together = ["device", "orientation", "window", "horizontal", "vertical", "os"].compactMap {
      InputColumn.named($0)
    }
    for bits in 0..<(1 << together.count) {
      let given = together.indices.filter { bits & (1 << $0) != 0 }.map { together[$0] }
      let cells = together.indices.filter { bits & (1 << $0) == 0 }.map { together[$0] }
      guard !cells.isEmpty else { continue }
      let result = compare(cells, given, &numbers)
      rows += result.rows
      fast += result.fast
    }
    #expect(rows > 1000)
    #expect(fast * 10 > rows, "only \(fast) of \(rows) rows went the fast way")
  }
}
