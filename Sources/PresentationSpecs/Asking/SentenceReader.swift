import PresentationRules

/// Reads a question in plain English with a list of known words: the same sentence is always understood the same way.
///
/// It turns the words into what they may mean, one after the other; `SentenceMeaning` then says what they mean together.
/// Nothing is left out without being named: a word is known, says nothing by itself, or is told.
struct SentenceReader {
  /// What became of a sentence.
  struct Understanding: Sendable {
    /// What it says, in the words of the spec language.
    var words: [String] = []
    /// The callbacks that it asks about.
    var callbacks: [Callback] = []
    /// The styles that it asks about as outcomes: "does it become full screen".
    var outcomes: [String] = []
    /// Words that may matter and are not known.
    var unknown: [Misunderstanding.UnknownWord] = []
    /// Words that turn the question into another one than the rest says.
    var obstacles: [Misunderstanding.Obstacle] = []

    /// Whether nothing of the sentence is known.
    var isEmpty: Bool { words.isEmpty && callbacks.isEmpty && outcomes.isEmpty && obstacles.isEmpty }
  }

  /// What a stretch of a sentence may mean.
  enum Item: Sendable {
    case input(name: String, value: String, isVague: Bool)
    case step(SpokenStep)
    case callback(Callback)
    /// "not", "without"; whether it denies an ability, as "can't".
    case negation(isAbility: Bool)
    /// A word that tells what happened: "called", "dismissed".
    case outcome
    /// "over", "from", "while": what follows lies below.
    case link(String)
    /// "becomes", "stays".
    case becoming
    case timing(Timing)
    /// Where a part of the sentence ends.
    case boundary
    /// "and", "or" between alternatives.
    case conjunction
    /// A dismissal of which the words do not say what brings it about.
    case dismissal
    /// "not animated".
    case unanimated
    /// "presented", which says that something is presented only if more is said of how.
    case presented
    /// "two", "twice".
    case several
    case unknown(nearest: [String])
    case obstacle(problem: String, help: String)
  }

  /// When a step comes, seen from the one that is named before it.
  enum Timing: Sendable { case atOnce, after, during }

  /// A step as a sentence names it.
  struct SpokenStep: Sendable {
    var words: String
    /// Who is told to do it, or is meant by it.
    var receiver: Receiver?

    /// Whether it is a call that may be animated.
    var isCall: Bool { words.hasPrefix("present") || words.hasPrefix("dismiss") }
  }

  /// Who a sentence says a call is made on.
  enum Receiver: Sendable { case presenter, presented, root }

  /// An item with the words that it comes from.
  struct Found: Sendable {
    let item: Item
    let range: Range<Int>
  }

  let words: [SentenceWord]
  var place = 0
  var found: [Found] = []
  /// The places of words that were taken ahead of their turn.
  var taken: Set<Int> = []

  /// The most bytes of a sentence that are read.
  private static let lengthLimit = 4096

  /// Reads a sentence.
  static func read(_ text: String) -> Understanding {
    var reader = SentenceReader(
      words: SentenceWord.words(of: String(decoding: text.utf8.prefix(lengthLimit), as: UTF8.self)))
    reader.run()
    var meaning = SentenceMeaning(words: reader.words)
    return meaning.understand(reader.found)
  }

  private init(words: [SentenceWord]) { self.words = words }

  /// The word at a place; empty beyond the end.
  func word(_ place: Int) -> String { words.indices.contains(place) ? words[place].text : "" }

  /// Notes what the next words mean, and goes on behind them.
  mutating func take(_ item: Item, _ count: Int = 1) {
    found.append(Found(item: item, range: place..<min(place + count, words.count)))
    place += count
  }

  private mutating func run() {
    while place < words.count {
      if taken.contains(place) {
        place += 1
        continue
      }
      if takeTurn() || takeSwipe() || takeChoice() || takeRelease() || takeDevice() || takeDismissal() || takeDetents()
        || takePhrase()
        || takeProperty()
        || takeCallback() || takeMark()
      {
        continue
      }
      if Synonyms.outcomes.contains(word(place)) {
        take(.outcome)
      } else if Synonyms.silent.contains(word(place)) {
        place += 1
      } else {
        take(.unknown(nearest: Self.nearest(to: words[place].text)))
      }
    }
  }

  /// Whether a word alone has a meaning in sentences, or says nothing there.
  static func knows(_ word: String) -> Bool {
    Synonyms.silent.contains(word) || Synonyms.several.contains(word) || Synonyms.outcomes.contains(word)
      || phrases[word]?.contains { $0.words.count == 1 } == true
  }

  /// Whether a text is the selector of a method that is known, with its labels.
  static func isKnownSelector(_ selector: String) -> Bool { properties[selector] != nil || callbacks[selector] != nil }

  /// Up to two known phrases that somebody may have meant with a word.
  static func nearest(to word: String) -> [String] {
    guard word.count >= 4 else { return [] }
    var result: [String] = []
    // What was written is no help, with or without the point of a Swift member.
    let plain = word.hasPrefix(".") ? String(word.dropFirst()) : word
    var rest = known.filter { $0.word.lowercased() != plain && $0.word != word && $0.word != ".\(plain)" }
    while result.count < 2, let nearest = NearestName.nearest(to: word, among: rest.map { $0.word }) {
      for entry in rest where entry.word == nearest && !result.contains(entry.phrase) && result.count < 2 {
        result.append(entry.phrase)
      }
      rest.removeAll { $0.word == nearest }
    }
    return result
  }

  /// The words that can be meant, each with the phrase that it stands in.
  private static let known: [(word: String, phrase: String)] = {
    var result: [String: String] = [:]
    func add(_ phrase: String) {
      for word in phrase.split(separator: " ").map({ String($0) }) where word.count >= 4 {
        let isSilent = Synonyms.silent.contains(word.lowercased()) || Synonyms.outcomes.contains(word.lowercased())
        if word == phrase || !isSilent, result[word].map({ $0.count > phrase.count }) ?? true { result[word] = phrase }
      }
    }
    for verb in ["swipe", "dismiss", "rotate", "choose"] { result[verb] = verb }
    for phrase in Synonyms.all.map({ $0.phrase }) + InputColumn.all.map({ $0.name }) { add(phrase) }
    for name in Callback.allCases.filter({ $0.owner != .console }).map({ $0.name }) { result[name] = name }
    return result.sorted { $0.key < $1.key }.map { (word: $0.key, phrase: $0.value) }
  }()
}

// MARK: - Phrases

extension SentenceReader {
  private struct Phrase {
    let words: [String]
    let entry: Synonyms.Entry
  }

  /// All phrases by their first word, the longest first.
  private static let phrases: [String: [Phrase]] = {
    var result: [String: [Phrase]] = [:]
    for entry in Synonyms.all {
      let words = entry.phrase.split(separator: " ").map { String($0) }
      guard let first = words.first else { continue }
      result[first, default: []].append(Phrase(words: words, entry: entry))
    }
    return result.mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  private mutating func takePhrase() -> Bool {
    let first = word(place)
    let bare = first.hasPrefix(".") ? String(first.dropFirst()) : first
    for start in first == bare ? [first] : [first, bare] {
      for phrase in Self.phrases[start] ?? [] where matches(phrase.words) {
        let items = phrase.entry.meaning.compactMap { item(of: $0, phrase) }
        if items.isEmpty {
          place += phrase.words.count
          return true
        }
        let start = place
        for item in items {
          place = start
          take(item, phrase.words.count)
        }
        return true
      }
    }
    return false
  }

  /// Whether the next words are these; a point before one, as Swift writes members, does not count.
  private func matches(_ phrase: [String]) -> Bool {
    guard place + phrase.count <= words.count else { return false }
    return zip(words[place...], phrase).allSatisfy { word, expected in
      word.text == expected || (word.text.hasPrefix(".") && word.text.dropFirst() == expected)
    }
  }

  private func item(of meaning: String, _ phrase: Phrase) -> Item? {
    guard let sign = meaning.firstIndex(of: "=") else {
      // "does the popover show full screen" asks how it looks, "I show a popover" does something.
      let next = word(place + phrase.words.count)
      if Synonyms.shows.contains(phrase.words[0]), isNamed(before: place), !Synonyms.articles.contains(next) {
        return .becoming
      }
      return .step(SpokenStep(words: meaning))
    }
    return .input(
      name: String(meaning[..<sign]), value: String(meaning[meaning.index(after: sign)...]),
      isVague: phrase.entry.isVague)
  }

  /// Whether something that can be presented is named before a place, in the same part of the sentence.
  private func isNamed(before place: Int, _ inputs: String...) -> Bool {
    let inputs = inputs.isEmpty ? ["style", "controller"] : inputs
    for found in found.reversed() {
      switch found.item {
      case .boundary: return false
      case .input(let name, _, _) where inputs.contains(name): return true
      default: continue
      }
    }
    return false
  }

  /// Takes the words that hold a sentence together.
  private mutating func takeMark() -> Bool {
    let word = word(place)
    if word == ",", place > 0 {
      take(.boundary)
    } else if word == "," {
      place += 1
    } else if takeNegation() {
      return true
    } else if ["and", "or", "vs"].contains(word) {
      take(.conjunction)
    } else if let count = length(of: ["right after", "directly after", "immediately after", "just after"]) {
      let start = place
      take(.timing(.atOnce), count)
      place = start
      take(.timing(.after), count)
    } else if let count = length(of: Synonyms.simultaneous) {
      take(.timing(.atOnce), count)
    } else if ["while", "during", "meanwhile"].contains(word) {
      take(word == "while" ? .link("while") : .timing(.during))
    } else if word == "after" {
      take(.timing(.after))
    } else if Synonyms.boundaries.contains(word) {
      take(.boundary)
    } else if let count = length(of: Synonyms.links) {
      take(.link(word), count)
    } else if let count = length(of: Synonyms.becoming) {
      take(.becoming, count)
    } else if let count = length(of: ["shown as", "presented as", "displayed as"]) {
      take(isNamed(before: place, "style") ? .becoming : .presented, count)
    } else if word == "presented" || word == "shown" {
      take(.presented)
    } else if Synonyms.several.contains(word) {
      take(.several)
    } else {
      return false
    }
    return true
  }

  /// How many of the next words are one of some phrases; nil if none is.
  private func length(of phrases: [String]) -> Int? {
    phrases.map { $0.split(separator: " ").map { String($0) } }.filter { matches($0) }.map { $0.count }.max()
  }

  private mutating func takeNegation() -> Bool {
    let word = word(place)
    if word == "animated", ["false", "no"].contains(self.word(place + 1)) {
      take(.unanimated, 2)
      return true
    }
    let isContraction = word.hasSuffix("n't") || Synonyms.hastyContractions.contains(word)
    if ["instead", "rather", "other"].contains(word), ["of", "than"].contains(self.word(place + 1)) {
      take(.negation(isAbility: false), 2)
      return true
    }
    guard isContraction || Synonyms.negations.contains(word) else { return false }
    let next = self.word(place + 1)
    if ["animated", "animation", "animate", "animating", "animations"].contains(next) {
      take(.unanimated, 2)
      return true
    }
    if ["any", "an"].contains(next), self.word(place + 2) == "animation" {
      take(.unanimated, 3)
      return true
    }
    if word == "not", place > 0, self.word(place - 1) == "or" {
      place += 1
      return true
    }
    // "Why doesn't a swipe dismiss it" asks; "don't set it" denies.
    let before = place > 0 ? self.word(place - 1) : ","
    let opens = Synonyms.boundaries.union([",", "why", "how", "and", "when", "where"]).contains(before)
    if isContraction, opens, !Synonyms.imperatives.contains(next) {
      place += 1
      return true
    }
    take(.negation(isAbility: ["can't", "cant", "cannot", "couldn't", "couldnt", "unable"].contains(word)))
    return true
  }
}

// MARK: - Devices

extension SentenceReader {
  private mutating func takeDevice() -> Bool {
    guard let (members, count) = DeviceFamily.longest(words[place...].prefix(12).map { $0.text }[...]) else {
      return false
    }
    let written = words[place..<(place + count)].map { $0.original }.joined(separator: " ")
    let name = members.count == 1 ? members[0].name : Self.plain(written)
    take(.input(name: "device", value: name.contains(",") ? "\"\(name)\"" : name, isVague: false), count)
    return true
  }

  /// The name of a family as it is written: `iPads` and `ipad` are `iPad`.
  private static func plain(_ written: String) -> String {
    let parts = written.split(separator: " ", maxSplits: 1).map { String($0) }
    let kind = Device.all.compactMap { $0.name.split(separator: " ").first }.map { String($0) }.first { kind in
      parts[0].lowercased() == kind.lowercased() || parts[0].lowercased() == kind.lowercased() + "s"
    }
    return ([kind ?? parts[0]] + parts.dropFirst()).joined(separator: " ")
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
    "is", "are", "set", "to", "returns", "returning", "return", "being", "was", "of", "does", "do", "did", "has", "it",
  ]

  private static let spelled = [
    "true": "yes", "false": "no", "on": "yes", "off": "no", "enabled": "yes", "disabled": "no",
  ]

  /// Takes the name of a property with its value: `isModalInPresentation set to true`, `isModalInPresentation is not set`.
  private mutating func takeProperty() -> Bool {
    guard let column = Self.properties[word(place)] else { return false }
    let names = column.variable?.domain.valueNames ?? []
    var next = place + 1
    var isNegated = false
    while next < words.count {
      if Synonyms.negations.contains(word(next)) || word(next).hasSuffix("n't") {
        isNegated.toggle()
      } else if !Self.between.contains(word(next)) {
        break
      }
      next += 1
    }
    var value: String?
    if next < words.count {
      var written = words[next].original
      if written.hasPrefix(".") { written.removeFirst() }
      let spelled = Self.spelled[written.lowercased()] ?? written
      let isAnswer = spelled != written || column.variable == nil || !Synonyms.silent.contains(written.lowercased())
      if isAnswer, (try? column.value(Piece(CellText(plain: spelled)))) != nil, spelled != "any" {
        value = spelled
      } else {
        value = names.first { $0.lowercased() == spelled.lowercased() }
      }
    }
    if let said = value {
      var said = said
      if isNegated { said = ["yes": "no", "no": "yes"][said] ?? "not \(said)" }
      take(.input(name: column.name, value: said, isVague: false), next + 1 - place)
      return true
    }
    let isMethod = names.contains("unimplemented")
    if isNegated, let absent = isMethod ? "unimplemented" : names.contains("no") ? "no" : nil {
      take(.input(name: column.name, value: absent, isVague: false), next - place)
      return true
    }
    guard !isMethod || isDenied(place), column.name != "delegate", column.name != "anchor" else { return false }
    guard isMethod || names.contains("yes") else { return false }
    take(.input(name: column.name, value: isMethod ? "any" : "yes", isVague: false))
    return true
  }

  /// Whether a word that denies stands close before a place: "without implementing".
  private func isDenied(_ place: Int) -> Bool {
    for index in (max(0, place - 3)..<place).reversed() {
      if Synonyms.negations.contains(word(index)) || word(index).hasSuffix("n't") { return true }
      if !["implementing", "implement", "implements", "the", "a", "using", "setting", "set"].contains(word(index)) {
        return false
      }
    }
    return false
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
    guard let callback = Self.callbacks[word(place)] else { return false }
    var count = 1
    while word(place + count) == "_" { count += 1 }
    take(.callback(callback), count)
    return true
  }
}
