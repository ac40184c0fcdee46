import PresentationRules

/// Reads a question in plain English with a list of known words: the same sentence is always understood the same way.
///
/// It turns the sentence into the words of the spec language, which are then read as if somebody had written them.
struct SentenceReader {
  /// What became of a sentence.
  struct Understanding: Sendable {
    /// What it says, in the words of the spec language.
    fileprivate(set) var words: [String] = []
    /// The callbacks that it asks about.
    fileprivate(set) var callbacks: [Callback] = []
    /// Words that may matter and are not known.
    fileprivate(set) var unknown: [Misunderstanding.UnknownWord] = []
  }

  private let tokens: [String]
  private let originals: [String]
  private var place = 0
  /// The places of words that were taken ahead of their turn.
  private var taken: Set<Int> = []
  private var result = Understanding()
  private var values: [(name: String, value: String)] = []
  private var steps: [String] = []
  private var isWithoutAnimation = false

  private init(_ text: String) {
    var tokens: [String] = []
    var originals: [String] = []
    for word in Self.words(of: text.replacingCommas()) {
      var word = word
      while let last = word.last, ".'’*".contains(last) { word.removeLast() }
      while let first = word.first, "'‘*".contains(first) { word.removeFirst() }
      if word.isEmpty || word == "." { continue }
      originals.append(word)
      tokens.append(word.lowercased().replacingCurlyApostrophe())
    }
    self.tokens = tokens
    self.originals = originals
  }

  /// Cuts a sentence into words; the selector of a method that is known is one.
  private static func words(of text: String) -> [String] {
    text.split(whereSeparator: { " \t\n\r\"“”`".contains($0) }).flatMap { word -> [String] in
      let selector = String(word.prefix(through: word.lastIndex(of: ")") ?? word.startIndex))
      if selector.contains(":"), isKnownSelector(selector.lowercased()) { return [selector] }
      return word.split(whereSeparator: { ";:!?()[]{}=".contains($0) }).map { String($0) }
    }
  }

  private static func isKnownSelector(_ selector: String) -> Bool {
    properties[selector] != nil || callbacks[selector] != nil
  }

  /// The most bytes of a sentence that are read.
  private static let lengthLimit = 4096

  /// Reads a sentence.
  static func read(_ text: String) -> Understanding {
    var reader = SentenceReader(String(decoding: text.utf8.prefix(lengthLimit), as: UTF8.self))
    reader.run()
    return reader.result
  }

  private mutating func run() {
    while place < tokens.count {
      if taken.contains(place) || tokens[place] == "," {
        place += 1
        continue
      }
      if takeTurn() || takeRelease() || takeDevice() || takePhrase() || takeProperty() || takeCallback() { continue }
      if tokens[place] == "not", place + 1 < tokens.count, tokens[place + 1] == "animated" {
        isWithoutAnimation = true
        place += 2
        continue
      }
      if ["without", "no"].contains(tokens[place]), place + 1 < tokens.count, tokens[place + 1] == "animation" {
        isWithoutAnimation = true
        place += 2
        continue
      }
      if !Synonyms.silent.contains(tokens[place]) { note(originals[place]) }
      place += 1
    }
    finish()
  }

  private mutating func note(_ word: String) {
    let plain = Self.plain(word)
    let known =
      Synonyms.all.flatMap { $0.phrase.split(separator: " ").map { String($0) } } + InputColumn.all.map { $0.name }
      + Callback.allCases.map { $0.name } + Device.all.map { $0.name }
    var near: [String] = []
    // What was written is no help, with or without the point of a Swift member.
    var rest = Set(known.filter { Self.plain($0) != plain })
    for _ in 0..<2 {
      guard let nearest = NearestName.nearest(to: word, among: rest.sorted()) else { break }
      near.append(nearest)
      rest.remove(nearest)
    }
    note(word, nearest: near)
  }

  private static func plain(_ word: String) -> String {
    (word.hasPrefix(".") ? String(word.dropFirst()) : word).lowercased()
  }

  private mutating func note(_ word: String, nearest: [String]) {
    let unknown = Misunderstanding.UnknownWord(word: word, nearest: nearest)
    if !result.unknown.contains(unknown) { result.unknown.append(unknown) }
  }

  private mutating func say(_ name: String, _ value: String) {
    if let index = values.firstIndex(where: { $0.name == name }) {
      if values[index].value == value { return }
      // A later word for the style is the more exact: "a modal sheet, full screen".
      values[index].value = Self.adds(name) ? "\(values[index].value), \(value)" : value
    } else {
      values.append((name, value))
    }
  }

  /// Whether two values of an input are alternatives rather than a correction.
  private static func adds(_ name: String) -> Bool { ["os", "sdk", "device", "orientation", "style"].contains(name) }

  private mutating func finish() {
    for (name, value) in values { result.words.append("\(name)=\(value)") }
    if isWithoutAnimation, let last = steps.indices.last { steps[last] += " not animated" }
    if !steps.isEmpty { result.words.append(steps.joined(separator: "; ")) }
  }
}

// MARK: - Phrases

extension SentenceReader {
  /// All phrases by their first word, the longest first.
  private static let phrases: [String: [(words: [String], meaning: [String])]] = {
    var result: [String: [(words: [String], meaning: [String])]] = [:]
    for entry in Synonyms.all {
      let words = entry.phrase.split(separator: " ").map { String($0) }
      guard let first = words.first else { continue }
      result[first, default: []].append((words, entry.meaning))
    }
    return result.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private mutating func takePhrase() -> Bool {
    let first = tokens[place]
    let bare = first.hasPrefix(".") ? String(first.dropFirst()) : first
    for start in first == bare ? [first] : [first, bare] {
      for entry in Self.phrases[start] ?? [] where matches(entry.words) {
        place += entry.words.count
        for meaning in entry.meaning { take(meaning) }
        return true
      }
    }
    return false
  }

  /// Whether the next words are these; a point before one, as Swift writes members, does not count.
  private func matches(_ words: [String]) -> Bool {
    guard place + words.count <= tokens.count else { return false }
    return zip(tokens[place...], words).allSatisfy { token, word in
      token == word || (token.hasPrefix(".") && token.dropFirst() == word)
    }
  }

  private mutating func take(_ meaning: String) {
    guard let sign = meaning.firstIndex(of: "=") else {
      if steps.last != meaning { steps.append(meaning) }
      return
    }
    let name = String(meaning[..<sign])
    let value = String(meaning[meaning.index(after: sign)...])
    // "swipe down an action sheet" names the controller, and "sheet" in it no style of its own.
    if name == "style", values.contains(where: { $0.name == "detents" }) { return }
    say(name, value)
  }
}

// MARK: - Turning the device

extension SentenceReader {
  private static let turns: Set<String> = [
    "rotate", "rotates", "rotated", "rotating", "rotation", "turn", "turns", "turned", "turning",
  ]

  /// Takes `rotate an iPhone 15 to landscape`, whatever stands between.
  private mutating func takeTurn() -> Bool {
    guard Self.turns.contains(tokens[place]) else { return false }
    let ahead = (place + 1)..<min(place + 12, tokens.count)
    let target = ahead.first { index in
      ["landscape", "portrait"].contains(tokens[index]) && ["to", "into"].contains(tokens[index - 1])
    }
    if let target {
      taken.insert(target)
      steps.append("rotate to \(tokens[target])")
    } else if tokens.contains("portrait") {
      steps.append("rotate to landscape")
    } else if tokens.contains("landscape") {
      steps.append("rotate to portrait")
    } else if tokens[place].hasPrefix("rotat") {
      note(originals[place], nearest: ["rotate to landscape", "rotate to portrait"])
    }
    place += 1
    return true
  }
}

// MARK: - Devices and releases

extension SentenceReader {
  /// The devices by the words of their names, the longest first.
  private static let devices: [(words: [String], name: String)] = {
    var names = Device.all.map { $0.name }
    for name in Device.all.map({ $0.name }) {
      let words = name.split(separator: " ")
      for count in 1..<max(words.count, 1) {
        let family = words.prefix(count).joined(separator: " ")
        if !names.contains(family), DeviceFamily(named: family) != nil { names.append(family) }
      }
    }
    return names.map { name in
      (name.lowercased().split(whereSeparator: { " ()".contains($0) }).map { String($0) }, name)
    }.sorted { $0.words.count > $1.words.count }
  }()

  private mutating func takeDevice() -> Bool {
    for device in Self.devices where tokens[place...].starts(with: device.words) {
      place += device.words.count
      say("device", device.name.contains(",") ? "\"\(device.name)\"" : device.name)
      return true
    }
    let plural = tokens[place].hasSuffix("s") ? String(tokens[place].dropLast()) : ""
    if let device = Self.devices.first(where: { $0.words == [plural] }) {
      place += 1
      say("device", device.name)
      return true
    }
    return false
  }

  private static let systems: Set<String> = ["ios", "ipados"]

  /// Takes `iOS 13`, `Xcode 10`, `SDK 12`, `the iOS 12 SDK`, each with `or later` and the like.
  private mutating func takeRelease() -> Bool {
    let token = tokens[place]
    var name = ""
    var number = ""
    var next = place + 1
    for system in Self.systems.union(["xcode", "sdk"]) {
      if token == system {
        name = system
        if next < tokens.count, ["sdk", "version"].contains(tokens[next]) {
          if tokens[next] == "sdk" { name = "sdk" }
          next += 1
        }
        if next < tokens.count, Self.isNumber(tokens[next]) {
          number = tokens[next]
          next += 1
        }
      } else if token.hasPrefix(system), Self.isNumber(String(token.dropFirst(system.count))) {
        name = system
        number = String(token.dropFirst(system.count))
      }
    }
    guard !name.isEmpty else { return false }
    if number.isEmpty {
      place = next
      return true
    }
    if next < tokens.count, tokens[next] == "sdk" {
      name = "sdk"
      next += 1
    }
    let isSDK = name == "sdk" || name == "xcode" || (Self.systems.contains(name) && isAboutBuild(before: place))
    let prefix = name == "xcode" ? "Xcode " : ""
    var value = prefix + number
    if number.hasSuffix("+") { value = "≥ \(prefix)\(number.dropLast())" }
    let before = place > 0 ? tokens[place - 1] : ""
    if before == "before" || (before == "than" && place > 1 && tokens[place - 2] == "older") { value = "< \(value)" }
    if before == "since" { value = "≥ \(value)" }
    if next + 1 < tokens.count, ["or", "and"].contains(tokens[next]) {
      if ["later", "newer", "up", "above", "higher"].contains(tokens[next + 1]) {
        value = "≥ \(value)"
        next += 2
      } else if ["older", "earlier", "below", "lower"].contains(tokens[next + 1]) {
        value = "≤ \(value)"
        next += 2
      }
    }
    place = next
    say(isSDK ? "sdk" : "os", value)
    return true
  }

  /// Whether the words before speak of what the app was built with.
  private func isAboutBuild(before place: Int) -> Bool {
    let words = tokens[max(0, place - 4)..<place]
    guard let verb = words.lastIndex(where: { ["built", "build", "linked", "compiled", "builds"].contains($0) }) else {
      return false
    }
    return words[(verb + 1)...].allSatisfy { ["with", "against", "for", "the", "using", "by"].contains($0) }
      && words[(verb + 1)...].contains { ["with", "against", "using"].contains($0) }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    let body = text.hasSuffix("+") ? text.dropLast() : text[...]
    return body.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }
}

// MARK: - Properties and callbacks

extension SentenceReader {
  /// The inputs that are named by one word, by that word in small letters.
  private static let properties: [String: InputColumn] = Dictionary(
    InputColumn.settable.filter { !$0.name.contains(" ") && $0.name.contains { $0.isUppercase } }.map {
      ($0.name.lowercased(), $0)
    }
      + InputColumn.all.filter { ["shouldDismiss", "delegate", "anchor"].contains($0.name) }.flatMap { column in
        ["\(column.name.lowercased())", "presentationcontroller\(column.name.lowercased())"].map { ($0, column) }
      }
      + UIKitNames.inputs.filter { $0.name.hasSuffix(":)") }.compactMap { entry in
        InputColumn.named(entry.column).map { (entry.name.lowercased(), $0) }
      }, uniquingKeysWith: { first, _ in first })

  private static let between: Set<String> = [
    "is", "are", "set", "to", "returns", "returning", "return", "being", "was", "of",
  ]

  /// Takes the name of a property with its value: `isModalInPresentation set to true`.
  private mutating func takeProperty() -> Bool {
    guard let column = Self.properties[tokens[place]] else { return false }
    let isCallback = column.name == "shouldDismiss"
    let needsValue = isCallback || column.name == "delegate" || column.name == "anchor" || column.kind == .adaptive
    var next = place + 1
    while next < tokens.count, Self.between.contains(tokens[next]) { next += 1 }
    var isNegated = place > 0 && ["not", "without", "no"].contains(tokens[place - 1])
    if next < tokens.count, tokens[next] == "not" {
      isNegated.toggle()
      next += 1
    }
    if next < tokens.count {
      var word = originals[next]
      if word.hasPrefix(".") { word.removeFirst() }
      let spelled =
        ["true": "yes", "false": "no", "on": "yes", "off": "no", "enabled": "yes", "disabled": "no"][word.lowercased()]
        ?? word
      if (try? column.value(Piece(CellText(plain: spelled)))) != nil {
        say(column.name, spelled)
        place = next + 1
        return true
      }
      if let lower = column.variable?.domain.valueNames.first(where: { $0.lowercased() == spelled.lowercased() }) {
        say(column.name, lower)
        place = next + 1
        return true
      }
    }
    if needsValue { return false }
    guard column.variable?.domain.valueNames.contains("yes") == true else { return false }
    say(column.name, isNegated ? "no" : "yes")
    place = isNegated && next > place + 1 && tokens[next - 1] == "not" ? next : place + 1
    return true
  }

  /// The callbacks by their names in small letters.
  private static let callbacks: [String: Callback] = {
    var result: [String: Callback] = [:]
    for callback in Callback.allCases where callback.owner != .console {
      for name in [callback.name] + callback.otherNames {
        let plain = String(name.prefix { $0 != "(" }).lowercased()
        if result[plain] == nil, plain.count > 7, plain != "presentationcontroller" { result[plain] = callback }
        if name.hasSuffix(":)") { result[name.lowercased()] = callback }
      }
    }
    return result
  }()

  private mutating func takeCallback() -> Bool {
    guard let callback = Self.callbacks[tokens[place]] else { return false }
    place += 1
    while place < tokens.count, ["_", "for", "traitcollection"].contains(tokens[place]), tokens[place] == "_" {
      place += 1
    }
    if !result.callbacks.contains(callback) { result.callbacks.append(callback) }
    return true
  }
}

extension String {
  /// The same with space around commas that part phrases; within brackets and words they part nothing.
  fileprivate func replacingCommas() -> String {
    var result: [UInt8] = []
    var depth = 0
    let bytes = Array(utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      let endsWord = index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " ")
      if byte == UInt8(ascii: ","), depth > 0 {
        result.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: ","), endsWord {
        result += " , ".utf8
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The same with a straight apostrophe in place of a curly one.
  fileprivate func replacingCurlyApostrophe() -> String { String(map { $0 == "’" ? "'" : $0 }) }
}
