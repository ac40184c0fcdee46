/// A word of a sentence.
struct SentenceWord: Sendable {
  /// The word in small letters, without the marks around it.
  let text: String
  /// The word as it was written.
  let original: String

  /// Splits a sentence into its words; a comma, a semicolon or a full stop is a word of its own.
  static func words(of sentence: String) -> [SentenceWord] {
    var result: [SentenceWord] = []
    var depth = 0
    let plain = sentence.replacing(">=", with: "≥").replacing("<=", with: "≤").replacing("...", with: "…")
    for chunk in plain.split(whereSeparator: { $0.isWhitespace || "\"“”`".contains($0) }) {
      // The selector of a method that is known is one word.
      let selector = chunk.lastIndex(of: ")").map { String(chunk[...$0]) } ?? ""
      if selector.contains(":"), SentenceReader.isKnownSelector(selector.lowercased()) {
        result.append(SentenceWord(text: selector.lowercased(), original: selector))
        add(String(chunk.dropFirst(selector.count)), &depth, to: &result)
      } else if ["-", "–", "—", "…"].contains(chunk) {
        result.append(SentenceWord(text: "–", original: "–"))
      } else {
        add(String(chunk), &depth, to: &result)
      }
    }
    return result
  }

  private static func add(_ chunk: String, _ depth: inout Int, to result: inout [SentenceWord]) {
    for piece in spaced(chunk, &depth).split(whereSeparator: { separators.contains($0) }) {
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
  }

  private static let separators: Set<Character> = Set(" !?()[]{}=")

  /// A part of a sentence with space around what parts phrases; a comma within brackets or a word parts nothing.
  private static func spaced(_ chunk: String, _ depth: inout Int) -> String {
    let all = Array(chunk)
    var result = ""
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
        let startsRelease = after.isASCII && after.isNumber || String(all[(index + 1)...].prefix(3)) == "iOS"
        if before.isASCII, before.isNumber, startsRelease {
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
