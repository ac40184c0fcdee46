import PresentationRules

/// A row of a spec that passes with the rules as they are and fails with a fault in them.
public struct WitnessRow: Hashable, Sendable {
  /// The headers of its table.
  public let columns: [String]
  /// Its cells, as a spec writes them.
  public let cells: [String]

  /// The table with the row, ready to be pasted into a spec.
  public var markdown: String { "\(header)\n\(Self.line(columns.map { _ in "---" }))\n\(row)\n" }

  /// The line of the header.
  var header: String { Self.line(columns) }

  /// The line of the row.
  var row: String { Self.line(cells) }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// The row as a scenario of its own.
  var scenario: Scenario {
    Scenario(
      table: TableSource(
        file: "", headings: [], givens: [], header: TableSource.Line(number: 1, text: header)),
      rows: [TableSource.Line(number: 3, text: row)], index: 0, name: "")
  }
}

/// A header and what stands below it.
struct WitnessCell: Hashable, Sendable {
  var column: String
  var text: String

  init(_ column: String, _ text: String) {
    self.column = column
    self.text = text
  }
}

extension WitnessRow {
  /// Makes a row of its cells; of two below one header the later one counts.
  init(_ cells: [WitnessCell]) {
    var columns: [String] = []
    var texts: [String] = []
    for cell in cells {
      if let place = columns.firstIndex(of: cell.column) {
        texts[place] = cell.text
      } else {
        columns.append(cell.column)
        texts.append(cell.text)
      }
    }
    self.columns = columns
    self.cells = texts
  }
}
