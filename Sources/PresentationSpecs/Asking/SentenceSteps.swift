import PresentationRules

/// Gestures, calls, turns of the device and releases, where more than a fixed phrase matters.
extension SentenceReader {
  private static let turns: Set<String> = ["rotate", "rotates", "rotated", "rotating", "rotation"]
  private static let turnsOfDevice: Set<String> = ["turn", "turns", "turned", "turning"]

  /// Takes `rotate an iPhone 15 to landscape`, whatever stands between.
  mutating func takeTurn() -> Bool {
    let isTurn = Self.turns.contains(word(place))
    guard isTurn || Self.turnsOfDevice.contains(word(place)) else { return false }
    let ahead = (place + 1)..<min(place + 12, words.count)
    let target = ahead.first { index in
      ["landscape", "portrait"].contains(word(index)) && ["to", "into"].contains(word(index - 1))
    }
    if let target {
      taken.insert(target)
      take(.step(SpokenStep(words: "rotate to \(word(target))")))
    } else if !isTurn {
      return false
    } else if words.contains(where: { $0.text == "portrait" }) {
      take(.step(SpokenStep(words: "rotate to landscape")))
    } else if words.contains(where: { $0.text == "landscape" }) {
      take(.step(SpokenStep(words: "rotate to portrait")))
    } else {
      take(.unknown(nearest: ["rotate to landscape", "rotate to portrait"]))
    }
    return true
  }

  // MARK: Swipes

  private static let swipes: Set<String> = ["swipe", "swipes", "swiping", "swiped", "swipable", "swipeable"]
  private static let pulls: Set<String> = [
    "pull", "pulls", "pulling", "pulled", "drag", "drags", "dragging", "dragged",
  ]
  private static let flicks: Set<String> = ["flick", "flicks", "flicking", "flicked", "fling", "flings", "flung"]
  private static let otherDirections: Set<String> = [
    "up", "upward", "upwards", "left", "right", "leftward", "rightward", "sideways", "horizontally", "back",
  ]
  private static let downwards: Set<String> = ["down", "downward", "downwards", "away", "off"]
  private static let briefly: Set<String> = [
    "bit", "little", "slightly", "halfway", "partially", "partly", "partway", "briefly",
  ]
  private static let givenUp: Set<String> = [
    "cancel", "cancels", "cancelled", "canceled", "cancelling", "abort", "aborts", "aborted", "interrupted",
  ]
  private static let whole: Set<String> = ["fully", "completely", "bottom", "all"]

  /// Takes a swipe with its direction and how it ends: `swipe the sheet down a bit and let go`.
  mutating func takeSwipe() -> Bool {
    let verb = word(place)
    let isPull = Self.pulls.contains(verb)
    guard isPull || Self.swipes.contains(verb) || Self.flicks.contains(verb) else { return false }
    let near = Array((place + 1)..<min(place + 6, words.count)).prefix { !isNextPart($0) }
    let far = Array((place + 1)..<min(place + 12, words.count)).prefix { index in
      index == place + 1 || !(Self.swipes.contains(word(index)) || ["tap", "dismiss", "present"].contains(word(index)))
    }
    if let other = near.first(where: { Self.otherDirections.contains(word($0)) && !isOfOther($0) }) {
      take(
        .obstacle(
          problem: "only a swipe down is known, and `\(verb) \(word(other))` is none",
          help: "write `swipe down`, `swipe down and let go` or `drag to DETENT`"), other + 1 - place)
      return true
    }
    let down = near.first { Self.downwards.contains(word($0)) }
    if isPull, down == nil {
      // A drag to a detent is a phrase of its own.
      if word(place + 1) == "to" || word(place + 2) == "to" { return false }
      take(.unknown(nearest: ["swipe down", "drag to medium"]))
      return true
    }
    if let down { taken.insert(down) }
    var words = Self.flicks.contains(verb) ? "swipe down and flick" : "swipe down"
    var isWhole = false
    for index in far {
      let isEnd = index > place + 1 && [",", "then", "if", "when"].contains(word(index))
      if isEnd { break }
      if Self.whole.contains(word(index)) {
        isWhole = true
        if word(index) != "all" || word(index + 1) == "the" { taken.insert(index) }
        if word(index) == "all", word(index + 1) == "the" { taken.insert(index + 2) }
      } else if Self.flicks.contains(word(index)), index > 0, word(index - 1) == "and" {
        words = "swipe down and flick"
        taken.formUnion([index - 1, index])
      } else if Self.briefly.contains(word(index)) || Self.givenUp.contains(word(index)) {
        words = "swipe down and let go"
        taken.insert(index)
        if word(index - 1) == "and" { taken.insert(index - 1) }
      } else if let end = letGo(index) {
        if !isWhole { words = "swipe down and let go" }
        taken.formUnion(index..<end)
        if word(index - 1) == "and" { taken.insert(index - 1) }
      }
    }
    if place > 0, Self.givenUp.contains(word(place - 1)) {
      words = "swipe down and let go"
      found.removeAll { $0.range == (place - 1)..<place }
    }
    if word(place + 1) == "to", word(place + 2).hasPrefix("dismiss") { taken.insert(place + 2) }
    take(.step(SpokenStep(words: words)))
    return true
  }

  private func isNextPart(_ place: Int) -> Bool {
    [",", "and", "then", "if", "when", "but", "after", "before", "or"].contains(word(place))
  }

  /// Whether `back` or `right` belongs to other words: "right after", "back to".
  private func isOfOther(_ place: Int) -> Bool { ["after", "before", "now", "to"].contains(word(place + 1)) }

  /// The end of `let go`, `lets it go`, `releases it`; nil if that does not stand there.
  private func letGo(_ place: Int) -> Int? {
    if ["release", "releases", "released", "releasing"].contains(word(place)) { return place + 1 }
    guard ["let", "lets", "letting"].contains(word(place)) else { return nil }
    if word(place + 1) == "go" { return place + 2 }
    return word(place + 2) == "go" ? place + 3 : nil
  }

  /// Takes the choice of an alert's action: `choose Delete`.
  mutating func takeChoice() -> Bool {
    guard ["choose", "chooses", "choosing"].contains(word(place)) else { return false }
    var title = place + 1
    while Synonyms.articles.contains(word(title)) { title += 1 }
    guard title < words.count, word(title) != "," else { return false }
    take(.step(SpokenStep(words: "choose \"\(words[title].original)\"")), title + 1 - place)
    return true
  }

  // MARK: Dismissing

  private static let verbs: Set<String> = ["dismiss", "dismisses", "dismissing"]
  private static let participles: Set<String> = ["dismissed", "dismissal", "dismissals", "dismissable", "dismissible"]
  private static let fromCode: Set<String> = ["code", "programmatically", "programmatic", "app"]

  /// Takes `dismiss`, with whom it is called on; a dismissal of which nothing says who does it is told as such.
  mutating func takeDismissal() -> Bool {
    let token = word(place)
    if token.hasSuffix(".dismiss") {
      let owner = token.dropLast(".dismiss".count).split(separator: ".").last.map { $0.filter { $0 != "?" } } ?? ""
      switch owner {
      case "presenter", "presentingviewcontroller":
        take(.step(SpokenStep(words: "dismiss", receiver: .presenter)))
      case "presented", "presentedviewcontroller": take(.step(SpokenStep(words: "dismiss", receiver: .presented)))
      case "root", "rootviewcontroller": take(.step(SpokenStep(words: "dismiss", receiver: .root)))
      default:
        take(
          .obstacle(
            problem: "`\(words[place].original)` does not say which controller that is",
            help: "write `dismiss on presenter` or `dismiss on presented`"))
      }
      return true
    }
    let isVerb = Self.verbs.contains(token)
    guard isVerb || Self.participles.contains(token) else { return false }
    var before: [String] = []
    for index in (0..<place).reversed() {
      if [",", "if", "when", "then", "after", "once"].contains(word(index)) { break }
      before.append(word(index))
    }
    let after = Array((place + 1)..<min(place + 6, words.count)).prefix { !isNextPart($0) }
    let isFromCode =
      after.contains { Self.fromCode.contains(word($0)) } || before.first.map(Self.fromCode.contains) == true
    let isInteractive =
      after.contains { ["interactively", "user", "finger"].contains(word($0)) }
      || before.first.map { ["interactive", "user", "users", "somebody", "someone"].contains($0) } == true
    let asksWhether =
      before.contains {
        ["can", "could", "able", "possible", "possibly", "allowed", "allow", "lets", "let"].contains($0)
      }
    // "Does a swipe dismiss it", "swipe to dismiss": the gesture is the step.
    let hasGesture = before.contains { Self.swipes.contains($0) || $0.hasPrefix("tap") || $0.hasPrefix("swip") }
    let isOutcome =
      hasGesture && before.contains { ["does", "do", "did", "will", "would", "to", "not", "doesn't"].contains($0) }
    if !isFromCode, isInteractive || asksWhether || isOutcome || (!isVerb && hasGesture) {
      take(asksWhether || isOutcome || hasGesture ? .outcome : .dismissal)
      return true
    }
    guard isVerb || isFromCode else {
      take(.dismissal)
      return true
    }
    if isFromCode {
      for index in after where Self.fromCode.contains(word(index)) { taken.insert(index) }
    }
    takeCall("dismiss")
    return true
  }

  /// Takes a call with whom it is made on: `dismiss on the presenting view controller`.
  private mutating func takeCall(_ verb: String) {
    var step = SpokenStep(words: verb)
    let isOnlyObject = place + 1
    var index = isOnlyObject
    while index < min(place + 7, words.count),
      Synonyms.articles.contains(word(index)) || Synonyms.presentations.contains(word(index)) || word(index) == "called"
    {
      index += 1
    }
    if let (receiver, end) = receiver(index), receiver != .presented {
      let name = words[index..<end].map { $0.original }.joined(separator: " ")
      take(
        .obstacle(
          problem: "`dismiss the \(name)` does not say on whom the call is made",
          help: "write `dismiss on presenter` to dismiss what the presenter presents, or the chain of presentations as "
            + "\"chain=root → A (pageSheet) → B (pageSheet)\" with `dismiss on root`"), end - place)
      return
    }
    var search = place + 1
    while search < min(place + 8, words.count), !isNextPart(search) {
      if ["on", "from", "of"].contains(word(search)) {
        var start = search + 1
        while Synonyms.articles.contains(word(start)) { start += 1 }
        if let (receiver, end) = receiver(start) {
          step.receiver = receiver
          taken.formUnion(search..<end)
          break
        }
      }
      search += 1
    }
    take(.step(step))
  }

  /// The controller that the words at a place name, and where they end.
  private func receiver(_ place: Int) -> (Receiver, end: Int)? {
    let found: Receiver
    switch word(place) {
    case "presenter", "presenting", "presentingviewcontroller": found = .presenter
    case "presented", "presentedviewcontroller": found = .presented
    case "root", "rootviewcontroller": found = .root
    default: return nil
    }
    var end = place + 1
    while ["view", "controller", "viewcontroller"].contains(word(end)) { end += 1 }
    return (found, end)
  }
}

// MARK: - Detents

extension SentenceReader {
  /// Takes a list of detents as Swift writes it: `presentationDetents([.medium, .height(200)])`.
  mutating func takeDetents() -> Bool {
    let name = word(place).hasPrefix(".") ? String(word(place).dropFirst()) : word(place)
    guard ["presentationdetents", "detents"].contains(name) || name.hasSuffix(".detents") else { return false }
    var names: [String] = []
    var next = place + 1
    while next < words.count {
      let detent = word(next).hasPrefix(".") ? String(word(next).dropFirst()) : word(next)
      let argument = word(next + 1)
      if ["medium", "large"].contains(detent) {
        names.append(detent)
      } else if ["height", "fraction"].contains(detent), Self.isNumber(argument) {
        names.append("\"\(detent)(\(argument))\"")
        next += 1
      } else if !(["and", ","].contains(detent) && !names.isEmpty && isDetent(next + 1)) {
        break
      }
      next += 1
    }
    guard !names.isEmpty else { return false }
    if let medium = names.firstIndex(of: "medium"), let large = names.firstIndex(of: "large"), large < medium {
      names.swapAt(medium, large)
    }
    take(.input(name: "detents", value: "[\(names.joined(separator: ", "))]", isVague: false), next - place)
    return true
  }

  private func isDetent(_ place: Int) -> Bool {
    ["medium", "large", "height", "fraction"].contains(
      word(place).hasPrefix(".") ? String(word(place).dropFirst()) : word(place))
  }
}

// MARK: - Releases

extension SentenceReader {
  private static let systems: Set<String> = ["ios", "ipados", "tvos"]

  /// A number of a release with what goes before it and what it is a number of.
  private struct Number {
    var name: String
    var number: String
    var end: Int
  }

  /// Reads `iOS 13`, `Xcode 10`, `SDK 12`, `the iOS 12 SDK`, `iOS13`.
  private func release(_ place: Int) -> Number? {
    let token = word(place)
    for system in ["ios", "ipados", "xcode", "sdk"] {
      if token == system {
        var name = system
        var next = place + 1
        while ["sdk", "version"].contains(word(next)) {
          if word(next) == "sdk" { name = "sdk" }
          next += 1
        }
        var mark = ""
        if ["≥", "≤", "<", ">"].contains(word(next)) {
          mark = word(next) + " "
          next += 1
        }
        guard Self.isNumber(word(next)) else { return Number(name: name, number: "", end: max(place + 1, next)) }
        return Number(name: name, number: mark + word(next), end: next + 1)
      }
      if token.hasPrefix(system), Self.isNumber(String(token.dropFirst(system.count))) {
        return Number(name: system, number: String(token.dropFirst(system.count)), end: place + 1)
      }
    }
    return nil
  }

  /// Takes releases: one, several, or a range, with `or later`, `before` and the like.
  mutating func takeRelease() -> Bool {
    guard var first = release(place) else { return false }
    if first.number.isEmpty {
      // The word alone names no release: "the SDK", "iOS".
      place = first.end
      return true
    }
    if word(first.end) == "sdk", !Self.isNumber(word(first.end + 1)) {
      first.name = "sdk"
      first.end += 1
    }
    let isSystem = Self.systems.contains(first.name)
    let isSDK = !isSystem || isAboutBuild(before: place)
    let prefix = first.name == "xcode" ? "Xcode " : ""
    var end = first.end
    var value = prefix + first.number
    if first.number.hasSuffix("+") { value = "≥ \(prefix)\(first.number.dropLast())" }
    let isBetween = place > 0 && word(place - 1) == "between"
    if ["to", "through", "until", "–"].contains(word(end)) || (isBetween && word(end) == "and"),
      let last = number(end + 1, like: first)
    {
      value = "\(prefix)\(first.number)…\(prefix)\(last.number)"
      end = last.end
    } else if ["or", "and"].contains(word(end)),
      ["later", "newer", "up", "above", "higher", "older", "earlier", "below", "lower"].contains(word(end + 1))
    {
      let isLater = ["later", "newer", "up", "above", "higher"].contains(word(end + 1))
      value = "\(isLater ? "≥" : "≤") \(value)"
      end += 2
    } else if ["onward", "onwards"].contains(word(end)) {
      value = "≥ \(value)"
      end += 1
    } else if place > 0, let mark = comparison(before: place) {
      if word(place - 1) == "from" ? word(end) == "on" : true {
        value = "\(mark) \(value)"
        if word(end) == "on", word(place - 1) == "from" { end += 1 }
        let start = ["than", "least", "most", "to"].contains(word(place - 1)) ? place - 1 : place
        let kept = found.filter { $0.range.upperBound < start || !isMark($0.item) }
        found = kept
      }
    } else {
      var next = end
      while [",", "and", "or"].contains(word(next)), let other = number(next + 1, like: first) {
        value += ", \(prefix)\(other.number)"
        end = other.end
        next = end
      }
    }
    take(.input(name: isSDK ? "sdk" : "os", value: value, isVague: false), end - place)
    return true
  }

  private func isMark(_ item: Item) -> Bool {
    switch item {
    case .timing, .boundary, .link, .conjunction, .unknown: true
    default: false
    }
  }

  /// A further number of the same kind: `15` or `iOS 15`.
  private func number(_ place: Int, like first: Number) -> Number? {
    if Self.isNumber(word(place)) {
      let isPlain = !["sdk", "%"].contains(word(place + 1)) && (Int(word(place).prefix { $0.isNumber }) ?? 0) >= 8
      return isPlain ? Number(name: first.name, number: word(place), end: place + 1) : nil
    }
    guard let other = release(place), other.name == first.name, !other.number.isEmpty else { return nil }
    return other
  }

  /// The comparison that the words before a release make.
  private func comparison(before place: Int) -> String? {
    let before = word(place - 1)
    let than = place > 1 ? word(place - 2) : ""
    switch before {
    case "before", "pre", "below": return "<"
    case "than": return ["older", "earlier", "lower", "less"].contains(than) ? "<" : ">"
    case "since", "from", "least": return "≥"
    case "until", "most": return "≤"
    case "to": return than == "up" ? "≤" : nil
    case "after": return ">"
    default: return nil
    }
  }

  /// Whether the words before speak of what the app was built with.
  private func isAboutBuild(before place: Int) -> Bool {
    let before = words[max(0, place - 4)..<place].map { $0.text }
    guard let verb = before.lastIndex(where: { ["built", "build", "linked", "compiled", "builds"].contains($0) }) else {
      return false
    }
    return before[(verb + 1)...].allSatisfy { ["with", "against", "for", "the", "using", "by"].contains($0) }
      && before[(verb + 1)...].contains { ["with", "against", "using"].contains($0) }
  }

  private static func isNumber(_ text: String) -> Bool {
    guard let first = text.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    let body = text.hasSuffix("+") ? text.dropLast() : text[...]
    return body.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".") }
  }
}
