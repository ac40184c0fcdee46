import PresentationRules

/// A table whose header was understood, with the `Given` lines in effect.
final class SpecTable: Sendable {
  /// What a column is for.
  enum Role: Sendable {
    case input(InputColumn, who: NodeName?)
    case output(OutputColumn, who: NodeName?)
    case reserved(String)
  }

  /// A column of the table.
  struct Column: Sendable {
    /// The header as it was written.
    let name: String
    let role: Role
    /// Where the header stands in its line, in bytes.
    let offset: Int
  }

  /// Something that a `Given` line says.
  struct Given: Sendable {
    let who: NodeName?
    let column: InputColumn
    let value: InputValue
    /// The line in `source.givens`.
    let line: Int
    /// Where it stands in that line's text, in bytes.
    let offset: Int
    /// The text, for reports.
    let text: String
  }

  let source: TableSource
  let columns: [Column]
  let givens: [Given]
  /// The place of the column `step`, if there is one.
  let stepColumn: Int?
  /// The place of the column `case`, if there is one.
  let caseColumn: Int?

  init(source: TableSource, columns: [Column], givens: [Given]) {
    self.source = source
    self.columns = columns
    self.givens = givens
    stepColumn = columns.firstIndex {
      if case .input(let column, _) = $0.role { column.kind == .stepNumber } else { false }
    }
    caseColumn = columns.firstIndex { if case .reserved("case") = $0.role { true } else { false } }
  }

  /// What a header makes of a table.
  enum Header {
    /// A table that only documents.
    case documentation
    case spec(SpecTable)
    case wrong([SpecProblem])
  }

  /// Reads a header and the `Given` lines above it.
  static func read(_ source: TableSource) -> Header {
    let bytes = Array(source.header.text.utf8)
    var ranges: [Range<Int>] = []
    TableRow.cells(of: bytes, 0..<bytes.count, into: &ranges)
    let names = ranges.map { Piece(CellText(markdown: bytes, $0, from: 0)) }
    guard names.contains(where: { $0.string.hasSuffix("?") }) else {
      return withoutOutputs(names, source, bytes)
    }
    var problems: [SpecProblem] = []
    func report(_ kind: SpecProblem.Kind, at offset: Int) {
      problems.append(SpecProblem(kind, file: source.file, line: source.header.number, in: bytes[...], at: offset))
    }
    var columns: [Column] = []
    for (index, name) in names.enumerated() {
      let offset = ranges[index].lowerBound
      do throws(CellProblem) {
        let role = try role(of: name)
        if columns.contains(where: { $0.name == name.string }) {
          throw CellProblem(.duplicateColumn(name: name.string), atPlace: offset)
        }
        columns.append(Column(name: name.string, role: role, offset: offset))
      } catch {
        report(error.kind, at: error.place)
      }
    }
    var givens: [Given] = []
    for (index, given) in source.givens.enumerated() {
      let read = GivenLine.read(given, file: source.file)
      // What is wrong with the line itself was reported where it stands.
      givens += read.items.map { $0.with(line: index) }
    }
    if !problems.isEmpty { return .wrong(problems) }
    return .spec(SpecTable(source: source, columns: columns, givens: givens))
  }

  /// A table without outputs documents something, unless all of it are inputs: then its outputs were forgotten.
  private static func withoutOutputs(_ names: [Piece], _ source: TableSource, _ bytes: [UInt8]) -> Header {
    var inputs: [String] = []
    for name in names where !InputColumn.reserved.contains(name.string) {
      guard let role = try? role(of: name), case .input(let column, _) = role else { return .documentation }
      inputs.append(column.name)
    }
    guard !inputs.isEmpty else { return .documentation }
    return .wrong([
      SpecProblem(
        .tableWithoutOutputs(inputs: inputs), file: source.file, line: source.header.number, in: bytes[...],
        at: names.first?.place ?? 0)
    ])
  }

  /// What a header cell stands for.
  static func role(of name: Piece) throws(CellProblem) -> Role {
    if name.isEmpty { throw CellProblem(.emptyHeader, at: name) }
    if InputColumn.reserved.contains(name.string) { return .reserved(name.string) }
    if name.string.hasSuffix("?") { return try output(name) }
    let (column, who) = try input(name)
    return .input(column, who: who)
  }

  /// The input with a name, qualified or not.
  static func input(_ name: Piece) throws(CellProblem) -> (InputColumn, NodeName?) {
    if let column = InputColumn.named(name.string) { return (column, nil) }
    if let point = name.firstIndex(of: ".") {
      let who = name.part(name.range.lowerBound..<point)
      let rest = name.part((point + 1)..<name.range.upperBound)
      let column = InputColumn.named(rest.string)
      if column?.isOfChild != true, let problem = InputColumn.problem(ofChild: name) { throw problem }
      if let column, NodeName.isName(who) {
        if column.isShared { throw CellProblem(.qualifiedShared(name: column.name), at: name) }
        return (column, try NodeName(who))
      }
      if InputColumn.meant(by: name.string) == nil {
        throw CellProblem(
          .unknownInput(
            name: name.string, nearest: InputColumn.meant(by: rest.string).map { "\(who.string).\($0)" }), at: name)
      }
    }
    throw CellProblem(.unknownInput(name: name.string, nearest: InputColumn.meant(by: name.string)), at: name)
  }

  private static func output(_ name: Piece) throws(CellProblem) -> Role {
    if let column = OutputColumn.named(name.string) { return .output(column, who: nil) }
    guard let point = name.firstIndex(of: ".") else {
      if let column = UIKitNames.column(for: name.string, in: UIKitNames.outputs) {
        throw CellProblem(.unknownOutput(name: name.string, nearest: column), at: name)
      }
      let nearest = OutputColumn.meant(by: name.string)
      let plain = name.part(name.range.lowerBound..<(name.range.upperBound - 1))
      let isTypo = nearest.map { name.range.count > 4 && NearestName.distance($0, name.string) <= 2 } == true
      guard NodeName.isName(plain), !isTypo else {
        throw CellProblem(.unknownOutput(name: name.string, nearest: nearest), at: name)
      }
      return .output(.events(of: name.string), who: try NodeName(plain))
    }
    var who = name.part(name.range.lowerBound..<point)
    var rest = name.part((point + 1)..<name.range.upperBound)
    while rest.string.hasPrefix("child.") {
      who = name.part(name.range.lowerBound..<(rest.range.lowerBound + 5))
      rest = name.part((rest.range.lowerBound + 6)..<name.range.upperBound)
    }
    if rest.equals("child?") {
      return .output(
        .events(of: name.string), who: try NodeName(name.part(name.range.lowerBound..<(name.range.upperBound - 1))))
    }
    guard let column = OutputColumn.named(rest.string) else {
      throw CellProblem(
        .unknownOutput(
          name: name.string, nearest: OutputColumn.meant(by: rest.string).map { "\(who.string).\($0)" }), at: name)
    }
    guard column.isQualifiable else { throw CellProblem(.aboutTheStep(name: column.name), at: name) }
    return .output(column, who: try NodeName(who))
  }
}

extension SpecTable.Given {
  fileprivate func with(line: Int) -> SpecTable.Given {
    SpecTable.Given(who: who, column: column, value: value, line: line, offset: offset, text: text)
  }
}

/// Reads `Given a x; b y`.
enum GivenLine {
  /// What it says, and what is wrong with it.
  static func read(_ given: TableSource.Given, file: String) -> (items: [SpecTable.Given], problems: [SpecProblem]) {
    let bytes = Array(given.text.utf8)
    let flat = bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    var items: [SpecTable.Given] = []
    var problems: [SpecProblem] = []
    var all = Piece(CellText(markdown: flat, 0..<flat.count, from: 0))
    all = all.after("Given") ?? all
    let parts = parts(of: all)
    var further = 0
    for part in parts {
      do throws(CellProblem) {
        let item = try item(part)
        items.append(item)
      } catch {
        // Each problem looks for its place from the start, so that all of a long paragraph would take for ever.
        if problems.count == Runner.problemLimit {
          further += 1
          continue
        }
        problems.append(problem(error.kind, in: given, bytes, file: file, at: error.place))
      }
    }
    if further > 0 {
      problems.append(SpecProblem(.furtherProblems(count: further), file: file, line: given.line, in: [], at: 0))
    }
    return (items, problems)
  }

  /// A problem at an offset of the text, in the line that the offset lies in.
  static func problem(
    _ kind: SpecProblem.Kind, in given: TableSource.Given, _ bytes: [UInt8], file: String, at offset: Int
  ) -> SpecProblem {
    let before = bytes.prefix(offset)
    let line = before.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return SpecProblem(kind, file: file, line: given.line + line, in: bytes[start..<end], at: offset - start)
  }

  /// The items between semicolons; a full stop at the end belongs to the sentence.
  private static func parts(of piece: Piece) -> [Piece] {
    var all = piece
    if let rest = all.dropping(suffix: ".") { all = rest }
    var parts = all.split(by: ";")
    if parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  private static func item(_ piece: Piece) throws(CellProblem) -> SpecTable.Given {
    guard !piece.isEmpty else { throw CellProblem(.givenWithoutValue(name: ""), at: piece) }
    let (column, who, value) = try nameAndValue(piece)
    guard !value.isEmpty else { throw CellProblem(.givenWithoutValue(name: column.name), at: piece) }
    if column.kind == .stepNumber { throw CellProblem(.reservedInGiven(name: column.name), at: piece) }
    let read = try column.value(value)
    return SpecTable.Given(
      who: who, column: column, value: read, line: 0, offset: piece.place, text: piece.string)
  }

  private static func nameAndValue(_ piece: Piece) throws(CellProblem) -> (InputColumn, NodeName?, Piece) {
    if let (column, value) = InputColumn.splitNameAndValue(piece) { return (column, nil, value) }
    let (word, _) = piece.firstWord
    if InputColumn.reserved.contains(word.string) { throw CellProblem(.reservedInGiven(name: word.string), at: word) }
    if word.string.hasSuffix("?") { throw CellProblem(.outputInGiven(name: word.string), at: word) }
    if let point = word.firstIndex(of: ".") {
      let who = word.part(word.range.lowerBound..<point)
      let rest = piece.part((point + 1)..<piece.range.upperBound)
      if InputColumn.splitNameAndValue(rest)?.column.isOfChild != true, let problem = InputColumn.problem(ofChild: word)
      {
        throw problem
      }
      if NodeName.isName(who), let (column, value) = InputColumn.splitNameAndValue(rest) {
        if column.isShared { throw CellProblem(.qualifiedShared(name: column.name), at: word) }
        return (column, try NodeName(who), value)
      }
    }
    let (column, who) = try SpecTable.input(word)
    return (column, who, piece.part(word.range.upperBound..<piece.range.upperBound))
  }
}
