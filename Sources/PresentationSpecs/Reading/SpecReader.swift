/// Reads a spec file and gives out its tables, as many rows at a time as are worth a task of their own.
struct SpecReader {
  /// Rows of one table.
  struct Rows: Sendable {
    let table: SpecTable
    /// The number of the first row's line.
    let firstLine: Int
    /// The lines, one after the other.
    private(set) var bytes: [UInt8] = []
    /// Where each line ends in `bytes`.
    private(set) var ends: [Int] = []

    init(table: SpecTable, firstLine: Int) {
      self.table = table
      self.firstLine = firstLine
    }

    /// Appends a line.
    mutating func append(_ line: ArraySlice<UInt8>) {
      bytes.append(contentsOf: line)
      ends.append(bytes.count)
    }

    /// Where a row stands in `bytes`.
    func line(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
  }

  /// What the reader came across.
  enum Item {
    case rows(Rows)
    case problems([SpecProblem])
  }

  /// The most rows that are given out at once.
  static let chunkRows = 1024

  private let file: String
  private var lines: LineReader
  private var isAtEnd = false
  private(set) var hasSpecTable = false

  /// A heading with the `Given` lines of its section.
  private struct Section {
    let level: Int
    let heading: String
    var givens: [TableSource.Given] = []
  }

  /// A `Given` line that the next line may go on with.
  private struct OpenGiven {
    let line: Int
    var text: String
  }

  private enum State {
    case text
    case fence(mark: UInt8, length: Int, line: Int, text: [UInt8])
    case comment(line: Int, text: [UInt8])
    /// The rows of a spec table, in `rows`.
    case rows
    /// The rows of a table that is passed over.
    case otherTable
  }

  private var state = State.text
  private var sections = [Section(level: 0, heading: "")]
  /// Whether the file says at its top that it is documentation.
  private(set) var isDocumentation = false
  private var documentsNextTable = false
  private var hasSeenContent = false
  /// The line before, if it may turn out to be a heading or the header of a table.
  private var previous: [UInt8] = []
  private var previousNumber = 0
  private var given: OpenGiven?
  private var rows: Rows?
  private var ready: [Item] = []

  init(file: String) throws(SystemError) {
    self.file = file
    lines = try LineReader(path: file)
  }

  /// The next rows or problems; nil at the end of the file.
  mutating func next() throws(SystemError) -> Item? {
    while ready.isEmpty {
      if isAtEnd { return nil }
      guard let line = try lines.next() else {
        finish()
        isAtEnd = true
        continue
      }
      switch line {
      case .tooLong: report(.lineTooLong(limit: LineReader.lineLimit), [], at: 0)
      case .text(let range):
        if let offset = lines.invalidByte(in: range) {
          report(.invalidUTF8, Array(lines.buffer[range]), at: offset)
        } else {
          take(range)
        }
      }
    }
    return ready.removeFirst()
  }

  private mutating func report(_ kind: SpecProblem.Kind, _ line: [UInt8], at offset: Int) {
    report(kind, line, at: offset, number: lines.number)
  }

  private mutating func report(_ kind: SpecProblem.Kind, _ line: [UInt8], at offset: Int, number: Int) {
    flushRows()
    ready.append(.problems([SpecProblem(kind, file: file, line: number, in: line[...], at: offset)]))
  }

  private mutating func finish() {
    endParagraph()
    switch state {
    case .fence(_, _, let line, let text): report(.unclosedFence, text, at: 0, number: line)
    case .comment(let line, let text): report(.unclosedComment, text, at: 0, number: line)
    case .rows: endTable()
    case .text, .otherTable: break
    }
  }
}

// MARK: - Lines

extension SpecReader {
  private mutating func take(_ range: Range<Int>) {
    switch state {
    case .rows:
      if isRow(range) {
        appendRow(range)
        return
      }
      endTable()
    case .otherTable:
      if isRow(range) { return }
      state = .text
    case .fence(let mark, let length, _, _):
      if isFenceEnd(range, mark, length) { state = .text }
      return
    case .comment:
      if contains("-->", range) { state = .text }
      return
    case .text: break
    }
    takeText(range)
  }

  private mutating func takeText(_ range: Range<Int>) {
    let (indent, start) = indentation(of: range)
    guard start < range.upperBound else {
      endParagraph()
      return
    }
    let rest = start..<range.upperBound
    let first = lines.buffer[start]
    if indent >= 4, previous.isEmpty, given == nil { return }  // A code block.
    if first == UInt8(ascii: "`") || first == UInt8(ascii: "~"), let length = fenceLength(rest) {
      endParagraph()
      hasSeenContent = true
      state = .fence(mark: first, length: length, line: lines.number, text: Array(lines.buffer[range]))
      return
    }
    if first == UInt8(ascii: "<"), lines.buffer[rest].starts(with: "<!--".utf8) {
      endParagraph()
      comment(rest, line: range)
      return
    }
    if first == UInt8(ascii: "#"), let level = headingLevel(rest) {
      endParagraph()
      open(level: level, heading: (start + level)..<range.upperBound)
      return
    }
    if !previous.isEmpty, startsTable(rest, line: range) { return }
    if !previous.isEmpty, previous.first != UInt8(ascii: "|"), let level = underlineLevel(rest) {
      let heading = previous
      previous = []
      given = nil
      open(level: level, text: String(decoding: heading, as: UTF8.self))
      return
    }
    text(rest, line: range, first: first)
  }

  /// Text that is no other block: prose, a `Given` line, or what may be the header of a table.
  private mutating func text(_ rest: Range<Int>, line: Range<Int>, first: UInt8) {
    orphanedRow()
    let isNewParagraph = previous.isEmpty && given == nil
    hasSeenContent = true
    let word = firstWord(rest)
    if lines.buffer[word].elementsEqual("Given".utf8) {
      endParagraph()
      given = OpenGiven(line: lines.number, text: string(line))
    } else if given != nil, first != UInt8(ascii: "|"), !isListItem(rest) {
      // In place, since a copy for each line of a long paragraph would take the square of its length.
      let more = "\n" + string(line)
      given?.text.append(more)
    } else {
      if given != nil { endParagraph() }
      nearlyGiven(rest, line: line, isNewParagraph: isNewParagraph)
    }
    if first != UInt8(ascii: "|") { documentsNextTable = documentsNextTable && given == nil && isTableHeader(line) }
    previous = Array(lines.buffer[line])
    previousNumber = lines.number
  }

  private func isTableHeader(_ line: Range<Int>) -> Bool { lines.buffer[line].contains(UInt8(ascii: "|")) }

  /// Reports a line that starts with a pipe and is no part of a table.
  private mutating func orphanedRow() {
    guard let first = previous.first(where: { !Piece.isSpace($0) }), first == UInt8(ascii: "|") else { return }
    let line = previous
    previous = []
    report(.tableWithoutRule, line, at: 0, number: previousNumber)
  }

  /// Ends what a blank line ends.
  private mutating func endParagraph() {
    orphanedRow()
    previous = []
    guard let open = given else { return }
    self.given = nil
    let given = TableSource.Given(line: open.line, text: open.text)
    let read = GivenLine.read(given, file: file)
    if !read.problems.isEmpty { ready.append(.problems(read.problems)) }
    sections[sections.count - 1].givens.append(given)
  }

  private mutating func open(level: Int, heading: Range<Int>) {
    open(level: level, text: string(heading))
  }

  private mutating func open(level: Int, text: String) {
    hasSeenContent = true
    documentsNextTable = false
    while let last = sections.last, last.level >= level, sections.count > 1 { sections.removeLast() }
    let heading = text.drop { $0 == " " || $0 == "\t" }
    sections.append(Section(level: level, heading: String(heading)))
  }

  private mutating func comment(_ rest: Range<Int>, line: Range<Int>) {
    if isDocumentationMark(rest) {
      if hasSeenContent { documentsNextTable = true } else { isDocumentation = true }
    } else if !contains("-->", rest) {
      state = .comment(line: lines.number, text: Array(lines.buffer[line]))
    }
    hasSeenContent = true
  }
}

// MARK: - Tables

extension SpecReader {
  /// Whether this line is the rule below a header; then the table begins.
  private mutating func startsTable(_ rest: Range<Int>, line: Range<Int>) -> Bool {
    guard previous.contains(UInt8(ascii: "|")), let count = TableRow.ruleCells(of: lines.buffer, rest) else {
      return false
    }
    var cells: [Range<Int>] = []
    TableRow.cells(of: previous, 0..<previous.count, into: &cells)
    let header = TableSource.Line(number: previousNumber, text: String(decoding: previous, as: UTF8.self))
    let isDocumented = isDocumentation || documentsNextTable
    documentsNextTable = false
    previous = []
    if let given, given.line == header.number || given.text.hasSuffix(header.text) { self.given = nil }
    endParagraph()
    state = .otherTable
    guard !isDocumented else { return true }
    guard cells.count == count else {
      report(.ruleOfOtherLength(cells: count, expected: cells.count), Array(lines.buffer[line]), at: 0)
      return true
    }
    let source = TableSource(
      file: file, headings: sections.dropFirst().map { $0.heading }, givens: sections.flatMap { $0.givens },
      header: header)
    switch SpecTable.read(source) {
    case .documentation: break
    case .wrong(let problems):
      hasSpecTable = true
      ready.append(.problems(problems))
    case .spec(let table):
      hasSpecTable = true
      state = .rows
      rows = Rows(table: table, firstLine: lines.number + 1)
    }
    return true
  }

  /// Whether a line goes on with a table: anything but a blank line or the start of another block.
  private func isRow(_ range: Range<Int>) -> Bool {
    let (_, start) = indentation(of: range)
    guard start < range.upperBound else { return false }
    let rest = start..<range.upperBound
    switch lines.buffer[start] {
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "#"): return headingLevel(rest) == nil
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return fenceLength(rest) == nil
    case UInt8(ascii: "<"): return !lines.buffer[rest].starts(with: "<!--".utf8)
    case UInt8(ascii: ">"): return false
    default: return !isListItem(rest)
    }
  }

  private mutating func appendRow(_ range: Range<Int>) {
    guard let table = rows?.table else { return }
    if let count = rows?.ends.count, count >= Self.chunkRows, startsScenario(range, in: table) {
      flushRows()
      rows = Rows(table: table, firstLine: lines.number)
    }
    rows?.append(lines.buffer[range])
  }

  /// Whether a row is the first of a scenario, so that rows may be given out up to it.
  private func startsScenario(_ range: Range<Int>, in table: SpecTable) -> Bool {
    guard let column = table.stepColumn else { return true }
    var cells: [Range<Int>] = []
    TableRow.cells(of: lines.buffer, range, into: &cells)
    return cells.indices.contains(column) && lines.buffer[cells[column]].elementsEqual("1".utf8)
  }

  private mutating func flushRows() {
    guard let rows, !rows.ends.isEmpty else { return }
    ready.append(.rows(rows))
    self.rows = Rows(table: rows.table, firstLine: lines.number + 1)
  }

  private mutating func endTable() {
    if let rows, rows.ends.isEmpty, rows.firstLine == rows.table.source.header.number + 2 {
      let header = rows.table.source.header
      report(.tableWithoutRows, Array(header.text.utf8), at: 0, number: header.number)
    }
    flushRows()
    rows = nil
    state = .text
  }
}

// MARK: - What a line is

extension SpecReader {
  private func string(_ range: Range<Int>) -> String { String(decoding: lines.buffer[range], as: UTF8.self) }

  /// The columns of space before a line, a tab reaching to the next multiple of four, and where the text starts.
  private func indentation(of range: Range<Int>) -> (columns: Int, start: Int) {
    var columns = 0
    var index = range.lowerBound
    while index < range.upperBound {
      if lines.buffer[index] == UInt8(ascii: " ") {
        columns += 1
      } else if lines.buffer[index] == UInt8(ascii: "\t") {
        columns += 4 - columns % 4
      } else {
        break
      }
      index += 1
    }
    return (columns, index)
  }

  private func run(of byte: UInt8, _ range: Range<Int>) -> Int {
    lines.buffer[range].prefix { $0 == byte }.count
  }

  private func headingLevel(_ range: Range<Int>) -> Int? {
    let level = run(of: UInt8(ascii: "#"), range)
    guard (1...6).contains(level) else { return nil }
    let next = range.lowerBound + level
    return next == range.upperBound || Piece.isSpace(lines.buffer[next]) ? level : nil
  }

  private func underlineLevel(_ range: Range<Int>) -> Int? {
    for (mark, level) in [(UInt8(ascii: "="), 1), (UInt8(ascii: "-"), 2)] {
      let length = run(of: mark, range)
      if length > 0, lines.buffer[(range.lowerBound + length)..<range.upperBound].allSatisfy({ Piece.isSpace($0) }) {
        return level
      }
    }
    return nil
  }

  private func fenceLength(_ range: Range<Int>) -> Int? {
    let mark = lines.buffer[range.lowerBound]
    let length = run(of: mark, range)
    guard length >= 3 else { return nil }
    let rest = lines.buffer[(range.lowerBound + length)..<range.upperBound]
    return mark == UInt8(ascii: "`") && rest.contains(mark) ? nil : length
  }

  private func isFenceEnd(_ range: Range<Int>, _ mark: UInt8, _ length: Int) -> Bool {
    let (columns, start) = indentation(of: range)
    guard columns < 4, start < range.upperBound, lines.buffer[start] == mark else { return false }
    let count = run(of: mark, start..<range.upperBound)
    return count >= length
      && lines.buffer[(start + count)..<range.upperBound].allSatisfy { Piece.isSpace($0) }
  }

  private func isListItem(_ range: Range<Int>) -> Bool {
    let bytes = lines.buffer[range]
    guard let first = bytes.first else { return false }
    if [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) {
      return bytes.count == 1 || Piece.isSpace(bytes[range.lowerBound + 1])
    }
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, digits.count < 10 else { return false }
    let rest = bytes.dropFirst(digits.count)
    guard let mark = rest.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else { return false }
    return rest.dropFirst().first.map { Piece.isSpace($0) } ?? true
  }

  private func contains(_ text: String, _ range: Range<Int>) -> Bool {
    let wanted = Array(text.utf8)
    guard range.count >= wanted.count else { return false }
    for start in range.lowerBound...(range.upperBound - wanted.count)
    where lines.buffer[start] == wanted[0] && lines.buffer[start..<range.upperBound].starts(with: wanted) {
      return true
    }
    return false
  }

  /// Whether a line is `<!-- documentation -->`.
  private func isDocumentationMark(_ range: Range<Int>) -> Bool {
    let text = Piece(CellText(plain: string(range)))
    guard let inner = text.dropping(prefix: "<!--")?.dropping(suffix: "-->") else { return false }
    return inner.equals("documentation")
  }
}

// MARK: - Given

extension SpecReader {
  /// The first word of a line, without the colon that may follow it.
  private func firstWord(_ range: Range<Int>) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, !Piece.isSpace(lines.buffer[end]) { end += 1 }
    return range.lowerBound..<end
  }

  /// Reports a line that somebody meant as a `Given` line.
  ///
  /// A first word that is nearly `Given` counts if an input follows it, and at the start of a paragraph unless it is a
  /// word of its own. In a list or a quotation `Given` itself is not at the start of the line.
  private mutating func nearlyGiven(_ rest: Range<Int>, line: Range<Int>, isNewParagraph: Bool) {
    let start = contentStart(of: rest)
    let word = firstWord(start..<rest.upperBound)
    guard (3...12).contains(word.count) else { return }
    let marks = Set("*_:>-+#".utf8)
    let plain = String(decoding: lines.buffer[word].filter { !marks.contains($0) }, as: UTF8.self)
    let distance = NearestName.distance(plain, "Given")
    guard distance <= 2 else { return }
    let following = Piece(CellText(plain: string(word.upperBound..<rest.upperBound)))
    let next = following.firstWord.word
    let isInput = InputColumn.splitNameAndValue(following) != nil || (try? SpecTable.input(next)) != nil
    let isWord = ["give", "gives", "even", "giver"].contains(plain.lowercased())
    guard isInput || (isNewParagraph && distance <= 1 && !isWord) else { return }
    let written = string(rest.lowerBound..<word.upperBound)
    report(.nearlyGiven(word: written), Array(lines.buffer[line]), at: rest.lowerBound - line.lowerBound)
  }

  /// Where the text of a line starts behind the marks of lists and quotations.
  private func contentStart(of range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound {
      let rest = start..<range.upperBound
      if lines.buffer[start] == UInt8(ascii: ">") {
        start += 1
      } else if isListItem(rest) {
        start = firstWord(rest).upperBound
      } else if Piece.isSpace(lines.buffer[start]) {
        start += 1
      } else {
        break
      }
    }
    return start
  }
}
