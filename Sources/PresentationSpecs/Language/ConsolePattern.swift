import PresentationRules

/// A text that is expected on the console or in an exception.
struct ConsolePattern: Sendable {
  /// A part of a text.
  enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// The description of a controller, by the letter or name in angle brackets.
    case description(String)
    /// The description of some controller, as a log has it.
    case anyDescription
    /// Anything or nothing.
    case anything
  }

  /// The text as it was written.
  let written: String
  let tokens: [Token]
  /// The names in angle brackets, each of which has to be a controller's or a letter of UIKit's texts.
  private(set) var names: [NodeName] = []

  /// Reads what stands in a cell; `no` is nothing.
  init(_ piece: Piece) {
    written = piece.equals("no") ? ConsoleText.nothing.name : piece.string
    var tokens: [Token] = []
    for part in Self.parts(of: Array(written.utf8)) {
      tokens.append(part.token)
      if case .description(let name) = part.token {
        let isChild = name.hasSuffix(Self.childSuffix)
        names.append(
          NodeName(
            isChild ? String(name.dropLast(Self.childSuffix.count)) : name, isChild: isChild,
            place: piece.text.places[piece.range.lowerBound + part.start]))
      }
    }
    self.tokens = Self.withoutSpaceAroundGaps(tokens)
  }

  /// Cuts a text into bytes, descriptions and gaps.
  static func tokens(of text: String) -> [Token] {
    withoutSpaceAroundGaps(parts(of: Array(text.utf8)).map { $0.token })
  }

  /// The letters that stand for controllers in UIKit's texts; each stands for itself where no controller is called so.
  static let letters: Set<String> = {
    var result: Set<String> = []
    for text in ConsoleText.allCases {
      for case .description(let letter) in tokens(of: text.name) { result.insert(letter) }
    }
    return result
  }()
}

// MARK: - Reading

extension ConsolePattern {
  private static let gaps = ["…", "..."].map { Array($0.utf8) }
  private static let brackets = [("<", ">"), ("‹", "›"), ("⟨", "⟩"), ("〈", "〉"), ("«", "»")].map {
    (opening: Array($0.0.utf8), closing: Array($0.1.utf8))
  }
  private static let childSuffix = ".child"

  /// The parts of a text, with where each starts.
  private static func parts(of bytes: [UInt8]) -> [(token: Token, start: Int)] {
    var result: [(token: Token, start: Int)] = []
    var index = 0
    while index < bytes.count {
      if let gap = gaps.first(where: { bytes[index...].starts(with: $0) }) {
        result.append((.anything, index))
        index += gap.count
      } else if let description = description(in: bytes, at: index) {
        result.append((token(forDescription: bytes[description.content]), index))
        index = description.end
      } else {
        result.append((.byte(bytes[index]), index))
        index += 1
      }
    }
    return result
  }

  /// What stands in angle brackets of some kind at a place, which may hold further ones; nil if nothing does.
  private static func description(in bytes: [UInt8], at start: Int) -> (content: Range<Int>, end: Int)? {
    guard let pair = brackets.first(where: { bytes[start...].starts(with: $0.opening) }) else { return nil }
    var depth = 0
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: pair.opening) {
        depth += 1
        index += pair.opening.count
      } else if bytes[index...].starts(with: pair.closing) {
        depth -= 1
        if depth == 0 { return ((start + pair.opening.count)..<index, index + pair.closing.count) }
        index += pair.closing.count
      } else {
        index += 1
      }
    }
    return nil
  }

  /// A name where it looks like one; what a log prints of a controller, or a gap, may be anybody's description.
  private static func token(forDescription bytes: ArraySlice<UInt8>) -> Token {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = text.hasSuffix(childSuffix) ? String(text.dropLast(childSuffix.count)) : text
    let isName = NodeName.isName(Piece(CellText(plain: name))) && !name.contains("…") && name.first?.isNumber == false
    return isName ? .description(text) : .anyDescription
  }

  /// The same with a gap also for the space beside it, so that a text may end before the gap.
  private static func withoutSpaceAroundGaps(_ tokens: [Token]) -> [Token] {
    let space = Token.byte(UInt8(ascii: " "))
    return tokens.indices.filter { index in
      guard tokens[index] == space else { return true }
      let isBefore = index + 1 < tokens.count && tokens[index + 1] == .anything
      return !isBefore && !(index > 0 && tokens[index - 1] == .anything)
    }.map { tokens[$0] }
  }
}

// MARK: - Comparing

extension ConsolePattern {
  /// Whether a text is the one that is expected.
  ///
  /// Both may have gaps, and they agree if some text fills the gaps of both. Of a text of which no word is known, only
  /// a pattern without words can be right.
  ///
  /// - Parameters:
  ///   - text: the rule's text, with letters in angle brackets.
  ///   - exceptionClass: the class of the exception, which may stand before the text.
  ///   - names: the controller that each letter stands for.
  ///   - isController: whether a name is that of a controller of the scenario.
  func matches(
    _ text: String, exceptionClass: String?, names: [String: String], isController: (String) -> Bool
  ) -> Bool {
    let plain = Self.tokens(of: text)
    if plain.allSatisfy({ $0 == .anything }) { return tokens.allSatisfy { $0 == .anything } }
    var candidates = [plain]
    if let exceptionClass { candidates.append(Self.tokens(of: exceptionClass + ": " + text)) }
    return candidates.contains { actual in
      Self.agree(tokens, actual) { expected, actual in
        switch (expected, actual) {
        case (.description(let wanted), .description(let letter)):
          names[letter] == wanted || (letter == wanted && !isController(wanted)) || names[letter] == nil
        case (.anyDescription, .description), (.description, .anyDescription): true
        default: expected == actual
        }
      }
    }
  }

  /// Whether some text is an instance of both.
  private static func agree(_ left: [Token], _ right: [Token], _ isSame: (Token, Token) -> Bool) -> Bool {
    guard left.contains(.anything) || right.contains(.anything) else {
      return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    }
    // Whether the start of the left one agrees with each start of the right one.
    var row = [Bool](repeating: false, count: right.count + 1)
    row[0] = true
    for place in right.indices { row[place + 1] = row[place] && right[place] == .anything }
    for token in left {
      var next = [Bool](repeating: false, count: right.count + 1)
      next[0] = row[0] && token == .anything
      for place in right.indices {
        if token == .anything || right[place] == .anything {
          next[place + 1] = row[place + 1] || next[place]
        } else {
          next[place + 1] = row[place] && isSame(token, right[place])
        }
      }
      row = next
    }
    return row[right.count]
  }
}
