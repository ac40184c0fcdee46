/// Where a table stands and what is said above it: everything that its rows need, as it was written.
struct TableSource: Hashable, Sendable, Codable {
  /// A `Given` line with the lines that go on with it.
  struct Given: Hashable, Sendable, Codable {
    /// The line on which it starts.
    let line: Int
    /// The text, with its line ends.
    let text: String
  }

  /// A line of the file.
  struct Line: Hashable, Sendable, Codable {
    /// Its number, counted from 1.
    let number: Int
    /// Its text, without the line end.
    let text: String
  }

  /// The file, as it is shown.
  let file: String
  /// The headings that the table stands under, the outermost first.
  let headings: [String]
  /// The `Given` lines in effect, the outermost first.
  let givens: [Given]
  /// The header of the table.
  let header: Line
}

/// Cuts a row of a table into cells.
enum TableRow {
  /// The longest cell that is read.
  static let cellLimit = 1 << 18

  /// The ranges of the cells of a line, without the space around them.
  ///
  /// A pipe behind a backslash is no border, wherever it stands.
  static func cells(of bytes: [UInt8], _ line: Range<Int>, into cells: inout [Range<Int>]) {
    cells.removeAll(keepingCapacity: true)
    var low = line.lowerBound
    var high = line.upperBound
    while low < high, Piece.isSpace(bytes[low]) { low += 1 }
    while high > low, Piece.isSpace(bytes[high - 1]) { high -= 1 }
    let pipe = UInt8(ascii: "|")
    if low < high, bytes[low] == pipe { low += 1 }
    if low < high, bytes[high - 1] == pipe, high - 2 < low || bytes[high - 2] != UInt8(ascii: "\\") { high -= 1 }
    var start = low
    for index in low..<max(low, high)
    where bytes[index] == pipe && (index == low || bytes[index - 1] != UInt8(ascii: "\\")) {
      cells.append(trimmed(bytes, start..<index))
      start = index + 1
    }
    cells.append(trimmed(bytes, start..<max(start, high)))
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Piece.isSpace(bytes[low]) { low += 1 }
    if low == high { return range.lowerBound..<range.lowerBound }
    while Piece.isSpace(bytes[high - 1]) { high -= 1 }
    return low..<high
  }

  /// Whether a line is the rule of dashes below a header, and how many cells it has.
  static func ruleCells(of bytes: [UInt8], _ line: Range<Int>) -> Int? {
    var hasDash = false
    for index in line {
      switch bytes[index] {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: ":"), UInt8(ascii: "|"), UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: return nil
      }
    }
    guard hasDash else { return nil }
    var ranges: [Range<Int>] = []
    cells(of: bytes, line, into: &ranges)
    for range in ranges {
      var inner = range
      if let first = inner.first, bytes[first] == UInt8(ascii: ":") { inner = (first + 1)..<inner.upperBound }
      if let last = inner.last, bytes[last] == UInt8(ascii: ":") { inner = inner.lowerBound..<last }
      guard !inner.isEmpty, inner.allSatisfy({ bytes[$0] == UInt8(ascii: "-") }) else { return nil }
    }
    return ranges.count
  }
}
