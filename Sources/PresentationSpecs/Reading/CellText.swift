/// The text of a cell with Markdown's marks taken out, which remembers where each byte stood.
struct CellText: Sendable {
  /// The bytes without marks.
  private(set) var bytes: [UInt8] = []
  /// Where each byte stood in the source, as an offset from its start; one more for the end.
  private(set) var places: [Int] = []
  /// Whether a byte stood in a code span, where commas and arrows are only characters.
  private(set) var isCode: [Bool] = []

  /// Takes a text as it is: the command line has no Markdown.
  init(plain text: String) {
    bytes = Array(text.utf8)
    places = Array(0...bytes.count)
    isCode = [Bool](repeating: false, count: bytes.count)
  }

  /// Interprets `\|`, code spans, links and `<br>`; everything else stays as it is.
  ///
  /// - Parameters:
  ///   - source: bytes of which some are the cell.
  ///   - range: the cell.
  ///   - start: where the offsets count from.
  ///   - hasLinks: false within the text of a link, which holds no further links.
  init(markdown source: [UInt8], _ range: Range<Int>, from start: Int, hasLinks: Bool = true) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound, source[index + 1] == UInt8(ascii: "|") {
        append(UInt8(ascii: "|"), at: index - start)
        index += 2
      } else if byte == UInt8(ascii: "`"), let span = Self.codeSpan(in: source, index..<range.upperBound) {
        for place in span.content {
          if source[place] == UInt8(ascii: "\\"), place + 1 < span.content.upperBound,
            source[place + 1] == UInt8(ascii: "|")
          {
            continue
          }
          append(source[place], at: place - start, isCode: true)
        }
        index = span.end
      } else if byte == UInt8(ascii: "`") {
        // Marks that nothing closes are text, all of them: one alone might seem to be closed.
        while index < range.upperBound, source[index] == byte {
          append(byte, at: index - start)
          index += 1
        }
      } else if byte == UInt8(ascii: "["), hasLinks, let link = Self.link(in: source, index..<range.upperBound) {
        let text = CellText(markdown: source, link.text, from: start, hasLinks: false)
        bytes += text.bytes
        places += text.places.dropLast()
        isCode += text.isCode
        index = link.end
      } else if byte == UInt8(ascii: "<"), let end = Self.lineBreak(in: source, index..<range.upperBound) {
        append(UInt8(ascii: " "), at: index - start)
        index = end
      } else {
        append(byte, at: index - start)
        index += 1
      }
    }
    places.append(range.upperBound - start)
  }

  /// Forgets what stood in code spans.
  mutating func clearCode() {
    isCode = [Bool](repeating: false, count: bytes.count)
  }

  private mutating func append(_ byte: UInt8, at place: Int, isCode code: Bool = false) {
    bytes.append(byte)
    places.append(place)
    isCode.append(code)
  }

  /// A code span: its content and where it ends, as Markdown has it, with one space off each side.
  private static func codeSpan(in source: [UInt8], _ range: Range<Int>) -> (content: Range<Int>, end: Int)? {
    var start = range.lowerBound
    while start < range.upperBound, source[start] == UInt8(ascii: "`") { start += 1 }
    let marks = start - range.lowerBound
    var index = start
    while index < range.upperBound {
      guard source[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, source[end] == UInt8(ascii: "`") { end += 1 }
      if end - index == marks {
        var content = start..<index
        let space = UInt8(ascii: " ")
        if content.count > 2, source[content.lowerBound] == space, source[content.upperBound - 1] == space {
          content = (content.lowerBound + 1)..<(content.upperBound - 1)
        }
        return (content, end)
      }
      index = end
    }
    return nil
  }

  /// The longest text or address of a link that is looked for.
  private static let linkLimit = 2000

  /// A link: its text and where it ends.
  private static func link(in source: [UInt8], _ range: Range<Int>) -> (text: Range<Int>, end: Int)? {
    guard let close = closing(in: source, range, UInt8(ascii: "["), UInt8(ascii: "]")), close + 1 < range.upperBound,
      source[close + 1] == UInt8(ascii: "("),
      let end = closing(in: source, (close + 1)..<range.upperBound, UInt8(ascii: "("), UInt8(ascii: ")"))
    else { return nil }
    return ((range.lowerBound + 1)..<close, end + 1)
  }

  /// The index of the mark that closes the one at the start of the range.
  private static func closing(in source: [UInt8], _ range: Range<Int>, _ opening: UInt8, _ closing: UInt8) -> Int? {
    var depth = 0
    for index in range.prefix(linkLimit) {
      if source[index] == opening { depth += 1 }
      if source[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Where a `<br>`, `<br/>` or `<br />` ends.
  private static func lineBreak(in source: [UInt8], _ range: Range<Int>) -> Int? {
    for mark in ["<br>", "<br/>", "<br />"] where source[range].starts(with: mark.utf8) {
      return range.lowerBound + mark.utf8.count
    }
    return nil
  }
}

/// A part of a cell's text; what goes wrong in it can be pointed at.
struct Piece: Sendable {
  let text: CellText
  var range: Range<Int>

  /// All of a text, without space around it.
  init(_ text: CellText) {
    self.init(text, 0..<text.bytes.count)
  }

  /// Part of a text, without space around it.
  init(_ text: CellText, _ range: Range<Int>) {
    self.text = text
    self.range = range
    trim()
  }

  /// The bytes as a string.
  var string: String { String(decoding: text.bytes[range], as: UTF8.self) }

  /// Whether there is nothing.
  var isEmpty: Bool { range.isEmpty }

  /// Whether all of it stands in a code span.
  var isCode: Bool { !range.isEmpty && range.allSatisfy { text.isCode[$0] } }

  /// Where it starts in the source.
  var place: Int { text.places[range.lowerBound] }

  /// A part of this piece, without space around it.
  func part(_ range: Range<Int>) -> Piece { Piece(text, range) }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func trim() {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, Self.isSpace(text.bytes[low]) { low += 1 }
    while high > low, Self.isSpace(text.bytes[high - 1]) { high -= 1 }
    range = low..<high
  }
}

// MARK: - Taking a piece apart

extension Piece {
  /// Whether it is exactly this word.
  func equals(_ word: String) -> Bool { text.bytes[range].elementsEqual(word.utf8) }

  /// What follows a word at the start; nil if it does not start with that word.
  ///
  /// The word ends where the text ends or a space follows.
  func after(_ word: String) -> Piece? {
    let count = word.utf8.count
    guard range.count >= count, text.bytes[range].starts(with: word.utf8) else { return nil }
    let end = range.lowerBound + count
    guard end == range.upperBound || Self.isSpace(text.bytes[end]) else { return nil }
    return part(end..<range.upperBound)
  }

  /// What follows some bytes at the start; nil if it does not start with them.
  func dropping(prefix: String) -> Piece? {
    guard text.bytes[range].starts(with: prefix.utf8) else { return nil }
    return part((range.lowerBound + prefix.utf8.count)..<range.upperBound)
  }

  /// What stands before some bytes at the end; nil if it does not end with them.
  func dropping(suffix: String) -> Piece? {
    let count = suffix.utf8.count
    guard range.count >= count, text.bytes[(range.upperBound - count)..<range.upperBound].elementsEqual(suffix.utf8)
    else { return nil }
    return part(range.lowerBound..<(range.upperBound - count))
  }

  /// The parts between the places where some bytes stand outside code spans, quotes and brackets.
  func split(by separator: String) -> [Piece] { split(by: [separator]) }

  /// The parts between the places where one of several separators stands outside code spans, quotes and brackets.
  func split(by separators: [String]) -> [Piece] {
    var result: [Piece] = []
    var start = range.lowerBound
    var scan = OpenScan()
    var index = range.lowerBound
    while index < range.upperBound {
      let isFree = scan.isFree && !text.isCode[index]
      if isFree,
        let separator = separators.first(where: { text.bytes[index..<range.upperBound].starts(with: $0.utf8) })
      {
        result.append(part(start..<index))
        index += separator.utf8.count
        start = index
        continue
      }
      if !text.isCode[index] { scan.take(text.bytes[index]) }
      index += 1
    }
    result.append(part(start..<range.upperBound))
    return result
  }

  /// The parts between places where a whole word stands with space on both sides.
  func split(byWord word: String) -> [Piece] { split(by: " \(word) ") }

  /// What is within a pair of marks that encloses all of it; nil if it is not enclosed.
  func within(_ opening: Character, _ closing: Character) -> Piece? {
    guard range.count >= 2, let open = opening.asciiValue, let close = closing.asciiValue,
      text.bytes[range.lowerBound] == open, text.bytes[range.upperBound - 1] == close,
      !text.isCode[range.lowerBound] || isCode
    else { return nil }
    return part((range.lowerBound + 1)..<(range.upperBound - 1))
  }

  /// What is within quotes, or all of it.
  var unquoted: Piece { within("\"", "\"") ?? self }

  /// The first word and what follows it.
  var firstWord: (word: Piece, rest: Piece) {
    var end = range.lowerBound
    while end < range.upperBound, !Self.isSpace(text.bytes[end]) { end += 1 }
    return (part(range.lowerBound..<end), part(end..<range.upperBound))
  }

  /// The index of a byte in the text; nil if it is not there.
  func firstIndex(of character: Character) -> Int? {
    guard let byte = character.asciiValue else { return nil }
    return text.bytes[range].firstIndex(of: byte)
  }
}

/// Whether a place lies within quotes or brackets.
private struct OpenScan {
  private var depth = 0
  private var isQuoted = false

  var isFree: Bool { depth == 0 && !isQuoted }

  mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isQuoted.toggle()
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("): if !isQuoted { depth += 1 }
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ")"): if !isQuoted, depth > 0 { depth -= 1 }
    default: break
    }
  }
}
