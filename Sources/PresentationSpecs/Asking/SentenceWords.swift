/// A word of a sentence.
struct SentenceWord: Sendable {
  /// The word in small letters, without the marks around it.
  let text: String
  /// The word as it was written.
  let original: String

  /// Splits a sentence into its words; a comma, a semicolon or a full stop is a word of its own.
  static func words(of sentence: String) -> [SentenceWord] {
    var result: [SentenceWord] = []
    for piece in spaced(sentence).split(whereSeparator: { separators.contains($0) }) {
      var word = piece[...]
      while let first = word.first, "'‘*".contains(first) { word.removeFirst() }
      var endsSentence = false
      while let last = word.last, ".'’*…".contains(last) {
        endsSentence = endsSentence || last == "."
        word.removeLast()
      }
      if !word.isEmpty {
        let original = String(word)
        var text = String(original.lowercased().map { $0 == "’" ? "'" : $0 })
        if text.hasSuffix("'s"), text.count > 4 { text.removeLast(2) }
        result.append(SentenceWord(text: text, original: original))
      }
      if endsSentence, result.last?.text != "," { result.append(SentenceWord(text: ",", original: ".")) }
    }
    return result
  }

  private static let separators: Set<Character> = Set(" \t\n\r!?()[]{}\"“”`=")

  /// The sentence with space around what parts phrases; a comma within brackets or a word parts nothing.
  private static func spaced(_ sentence: String) -> String {
    let plain = sentence.replacing(">=", with: "≥").replacing("<=", with: "≤").replacing("...", with: "…")
    let all = Array(plain)
    var result = ""
    var depth = 0
    for (index, character) in all.enumerated() {
      let before = index > 0 ? all[index - 1] : " "
      let after = index + 1 < all.count ? all[index + 1] : " "
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth = max(0, depth - 1)
      default: break
      }
      switch character {
      case "-" where after.isLetter && result.lowercased().hasSuffix("pre"): result += " "
      case "-", "–", "—", "…":
        if before.isASCII, before.isNumber, after.isASCII,
          after.isNumber || String(all[(index + 1)...].prefix(3)) == "iOS"
        {
          result += " to "
        } else if character == "-" {
          result.append(character)
        } else {
          result += " , "
        }
      case "≥", "≤", "<", ">": result += " \(character) "
      case ";": result += " , "
      case ":": result += depth > 0 ? " " : " , "
      case ",":
        if depth > 0 { result += " " } else { result += after.isWhitespace ? " , " : "," }
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// The same with every occurrence of some text replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
