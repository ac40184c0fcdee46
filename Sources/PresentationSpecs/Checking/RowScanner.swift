import PresentationRules

/// Remembers what the texts of cells were read as: the same few texts come again and again in a table.
struct CellCache<Value> {
  private struct Entry {
    let hash: UInt64
    let bytes: [UInt8]
    let value: Value
  }

  private static var sizeLimit: Int { 4096 }
  private var slots = [Int32](repeating: -1, count: 64)
  private var entries: [Entry] = []

  /// The value of a text, read if it is new.
  mutating func value(
    of bytes: [UInt8], _ range: Range<Int>, read: () throws(CellProblem) -> Value
  ) throws(CellProblem) -> Value {
    if let known = known(bytes, range) { return known }
    let value = try read()
    add(value, for: bytes, range)
    return value
  }

  /// The value of a text that was read before; nil if it is new.
  func known(_ bytes: [UInt8], _ range: Range<Int>) -> Value? {
    let hash = Self.hash(bytes, range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash, Self.isSame(entries[index].bytes, bytes, range) { return entries[index].value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Remembers the value of a text that is new.
  mutating func add(_ value: Value, for bytes: [UInt8], _ range: Range<Int>) {
    if entries.count >= Self.sizeLimit {
      entries.removeAll()
      slots = [Int32](repeating: -1, count: 64)
    }
    entries.append(Entry(hash: Self.hash(bytes, range), bytes: Array(bytes[range]), value: value))
    if entries.count * 2 > slots.count { grow() } else { insert(entries.count - 1) }
  }

  private mutating func insert(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for index in entries.indices { insert(index) }
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }

  private static func isSame(_ left: [UInt8], _ right: [UInt8], _ range: Range<Int>) -> Bool {
    guard left.count == range.count else { return false }
    var place = range.lowerBound
    for byte in left {
      if byte != right[place] { return false }
      place += 1
    }
    return true
  }
}

/// A cell as it was read.
enum CellValue: Sendable {
  case blank
  case input(InputValue)
  case output(Expectation)
}

/// A row as it was read; what it says is not yet put together.
struct ScannedRow: Sendable {
  /// The number of its line.
  let line: Int
  /// The line.
  let bytes: [UInt8]
  /// The cells, as ranges of `bytes`.
  let cells: [Range<Int>]
  /// What each cell says.
  let values: [CellValue]
}

extension ScannedRow {
  /// The text of a cell without Markdown's marks.
  func text(_ column: Int) -> String { Piece(CellText(markdown: bytes, cells[column], from: 0)).string }
}

/// Reads the rows of one table.
struct RowScanner {
  let table: SpecTable
  private var caches: [CellCache<CellValue>]
  private let reserved: [Bool]
  private(set) var cells: [Range<Int>] = []

  init(table: SpecTable) {
    self.table = table
    caches = table.columns.map { _ in CellCache() }
    reserved = table.columns.map { if case .reserved = $0.role { true } else { false } }
  }

  /// Cuts a line into cells.
  ///
  /// - Returns: whether there are as many as columns.
  mutating func cut(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    TableRow.cells(of: bytes, line, into: &cells)
    return cells.count == table.columns.count
  }

  /// Whether a column names rows or cites, and is not read.
  func isReserved(_ column: Int) -> Bool { reserved[column] }

  /// What a cell of the line that was cut last says.
  mutating func value(of column: Int, in bytes: [UInt8]) throws(CellProblem) -> CellValue {
    let range = cells[column]
    if range.isEmpty || reserved[column] { return .blank }
    return try caches[column].value(of: bytes, range) { () throws(CellProblem) in
      guard range.count <= TableRow.cellLimit else {
        throw CellProblem(.cellTooLong(limit: TableRow.cellLimit), atPlace: 0)
      }
      return try Self.read(Piece(CellText(markdown: bytes, range, from: range.lowerBound)), table.columns[column].role)
    }
  }

  private static func read(_ piece: Piece, _ role: SpecTable.Role) throws(CellProblem) -> CellValue {
    if piece.isEmpty { return .blank }
    switch role {
    case .input(let column, _): return .input(try column.value(piece))
    case .output(let column, _): return .output(try column.expectation(piece))
    case .reserved: return .blank
    }
  }

  /// Reads a row with everything that is needed to show it.
  ///
  /// - Returns: nil if something is wrong with it; then that was appended to `problems`.
  mutating func scan(
    _ bytes: [UInt8], _ line: Range<Int>, number: Int, problems: inout [SpecProblem]
  ) -> ScannedRow? {
    let file = table.source.file
    guard cut(bytes, line) else {
      problems.append(
        SpecProblem(
          .cellCount(cells: cells.count, expected: table.columns.count), file: file, line: number, in: bytes[line],
          at: (cells.last?.lowerBound ?? line.lowerBound) - line.lowerBound))
      return nil
    }
    var values: [CellValue] = []
    var isFine = true
    for column in table.columns.indices {
      do throws(CellProblem) {
        values.append(try value(of: column, in: bytes))
      } catch {
        isFine = false
        values.append(.blank)
        let offset = cells[column].lowerBound - line.lowerBound + error.place
        problems.append(SpecProblem(error.kind, file: file, line: number, in: bytes[line], at: offset))
      }
    }
    guard isFine else { return nil }
    let start = line.lowerBound
    return ScannedRow(
      line: number, bytes: Array(bytes[line]),
      cells: cells.map { ($0.lowerBound - start)..<($0.upperBound - start) }, values: values)
  }
}
