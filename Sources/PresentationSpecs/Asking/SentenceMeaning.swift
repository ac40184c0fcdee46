import PresentationRules

/// Says what the items of a sentence mean together: who is presented over whom, what is denied, in which order things
/// are done.
///
/// What it cannot put together is an obstacle, with how to write it; it never leaves it out in silence.
struct SentenceMeaning {
  private let words: [SentenceWord]
  private var result = SentenceReader.Understanding()
  private var values: [(name: String, value: String, isVague: Bool)] = []
  /// The presentations below the one that is asked about, from it downwards.
  private var below: [Below] = []
  private var steps: [Step] = []
  /// Dismissals of which nothing says what brings them about.
  private var dismissals: [Range<Int>] = []

  // What was said since the last end of a part.
  private var negation: (range: Range<Int>, isAbility: Bool)?
  private var unanimated: Range<Int>?
  private var link: (word: String, end: Int)?
  private var isBecoming = false
  private var isPresented = false
  private var namesPresentation = false
  private var stepsBefore = 0
  /// The end of the last "and" or comma.
  private var conjunctionEnd = -1
  private var timings: Set<Word> = []
  private var startsDuring = false
  private var mayRepeat = false

  private enum Word { case atOnce, after, during }

  /// A presentation that lies below.
  private struct Below {
    var style: String?
    var controller: String?
  }

  private struct Step {
    var spoken: SentenceReader.SpokenStep
    var isAnimated = true
    var timing = ""
    let end: Int
  }

  init(words: [SentenceWord]) { self.words = words }

  /// What the items mean together.
  mutating func understand(_ found: [SentenceReader.Found]) -> SentenceReader.Understanding {
    for item in found { take(item) }
    endPart()
    finish()
    return result
  }

  private func text(_ range: Range<Int>) -> String {
    words[range].map { $0.original }.joined(separator: " ")
  }

  private mutating func note(_ range: Range<Int>, nearest: [String]) {
    let unknown = Misunderstanding.UnknownWord(word: text(range), nearest: nearest)
    if !result.unknown.contains(unknown) { result.unknown.append(unknown) }
  }

  private mutating func stop(_ problem: String, _ help: String) {
    let obstacle = Misunderstanding.Obstacle(problem: problem, help: help)
    if !result.obstacles.contains(obstacle) { result.obstacles.append(obstacle) }
  }

  /// Whether only words such as `the` stand between two places.
  private func isNext(_ start: Int, _ end: Int) -> Bool {
    start <= end && words[start..<end].allSatisfy { Synonyms.articles.contains($0.text) }
  }

  private mutating func take(_ found: SentenceReader.Found) {
    switch found.item {
    case .input(let name, let value, let isVague): input(name, value, isVague, found.range)
    case .step(let step): self.step(step, found.range)
    case .callback(let callback):
      negation = nil
      if !result.callbacks.contains(callback) { result.callbacks.append(callback) }
    case .negation(let isAbility):
      endNegation()
      negation = (found.range, isAbility)
    case .outcome: negation = nil
    case .link(let word): link = (word, found.range.upperBound)
    case .becoming:
      negation = nil
      isBecoming = true
    case .timing(let timing):
      switch timing {
      case .atOnce: timings.insert(.atOnce)
      case .after: timings.insert(.after)
      case .during: timings.insert(.during)
      }
    case .boundary:
      endPart()
      conjunctionEnd = words[found.range.lowerBound].text == "," ? found.range.upperBound : -1
      mayRepeat = mayRepeat || words[found.range.lowerBound].text == "then"
      timings.remove(.after)
    case .conjunction:
      conjunctionEnd = found.range.upperBound
      if words[found.range.lowerBound].text == "and" {
        endNegation()
        isBecoming = false
      }
    case .dismissal:
      negation = nil
      if isUnderWay(found.range) { transition("dismiss", found.range) } else { dismissals.append(found.range) }
    case .unanimated:
      if steps.count > stepsBefore, let last = steps.indices.last {
        animate(last, found.range)
      } else {
        unanimated = found.range
      }
    case .presented:
      negation = nil
      isPresented = true
      if isUnderWay(found.range) { transition("present", found.range) }
    case .several: several(found.range)
    case .unknown(let nearest):
      if let negation {
        stopAtNegation(negation.range.lowerBound..<found.range.upperBound)
        self.negation = nil
      } else {
        note(found.range, nearest: nearest)
      }
    case .obstacle(let problem, let help): stop(problem, help)
    }
  }
}

// MARK: - Parts

extension SentenceMeaning {
  /// Forgets what reaches to the end of a part of the sentence only.
  private mutating func endPart() {
    endNegation()
    if let unanimated { endUnanimated(unanimated) }
    link = nil
    isBecoming = false
    isPresented = false
    namesPresentation = false
    stepsBefore = steps.count
  }

  /// A negation of nothing that is known stops the answer, unless the sentence asks why something is not so.
  private mutating func endNegation() {
    guard let negation else { return }
    self.negation = nil
    if words.contains(where: { $0.text == "why" }) { return }
    stopAtNegation(negation.range.lowerBound..<min(negation.range.upperBound + 2, words.count))
  }

  private mutating func stopAtNegation(_ range: Range<Int>) {
    stop(
      "the negation in `\(text(range))` was not understood",
      "say what is meant in words of `presentcheck vocabulary`, as `isModalInPresentation=no` or \"style=not pageSheet\""
    )
  }

  /// Whether "while it is being presented" stands there.
  private func isUnderWay(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && words[range.lowerBound - 1].text == "being"
      && words[..<range.lowerBound].contains { ["while", "during"].contains($0.text) }
  }

  /// What is done while the presentation that is asked about comes or goes; during another it has to be said in steps.
  private mutating func transition(_ call: String, _ range: Range<Int>) {
    let isOther = words[..<range.lowerBound].suffix(5).contains {
      ["another", "other", "second", "an"].contains($0.text)
    }
    let step = Step(spoken: SentenceReader.SpokenStep(words: call), end: range.upperBound)
    guard !isOther else { return stopAtTransition(range) }
    if let last = steps.indices.last {
      steps[last].timing = "meanwhile "
      steps.insert(step, at: last)
    } else {
      steps.append(step)
      startsDuring = true
    }
  }

  private mutating func stopAtTransition(_ range: Range<Int>) {
    stop(
      "`\(text(max(0, range.lowerBound - 1)..<range.upperBound))`: what happens during a transition has to be said in steps",
      "write for example chain=root \"present A from root; meanwhile present B from root\" A.controller=alert "
        + "B.controller=alert")
  }

  private mutating func several(_ range: Range<Int>) {
    if let last = steps.indices.last, words[range.lowerBound].text == "twice", steps[last].spoken.words == "tap outside"
    {
      steps[last].spoken.words = "tap outside twice"
      return
    }
    let followsStep = steps.last.map { range.lowerBound - $0.end <= 3 } == true
    let isAtEnd = range.upperBound == words.count
    let countsPresentations = words[range.upperBound..<min(range.upperBound + 2, words.count)].contains { word in
      Synonyms.presentations.contains(word.text)
    }
    guard followsStep || countsPresentations || isAtEnd else {
      note(range, nearest: [])
      return
    }
    stop(
      "`\(words[range.lowerBound].original)`: several presentations or calls have to be said one by one",
      "write each step, as \"present; at once present\", or the chain of presentations, as "
        + "\"chain=root → A (pageSheet) → B (pageSheet)\" with `dismiss on root`")
  }

  // MARK: Animation

  private mutating func animate(_ index: Int, _ range: Range<Int>) {
    guard steps[index].spoken.isCall else {
      stop(
        "`\(text(range))`: a gesture cannot be without animation",
        "only calls can: `present not animated`, `dismiss not animated`")
      return
    }
    steps[index].isAnimated = false
  }

  private mutating func endUnanimated(_ range: Range<Int>) {
    unanimated = nil
    if steps.count > stepsBefore, let last = steps.indices.last {
      animate(last, range)
    } else if isPresented || namesPresentation {
      var step = Step(spoken: SentenceReader.SpokenStep(words: "present"), end: range.upperBound)
      step.isAnimated = false
      steps.append(step)
    } else if let last = steps.indices.last {
      animate(last, range)
    } else {
      stop("`\(text(range))`: nothing is done that could be animated", "name the step, as `dismiss not animated`")
    }
  }
}

// MARK: - Inputs

extension SentenceMeaning {
  private mutating func input(_ name: String, _ value: String, _ isVague: Bool, _ range: Range<Int>) {
    var value = value
    if let negation {
      self.negation = nil
      guard let denied = Self.denied(name, value) else {
        stopAtNegation(negation.range.lowerBound..<range.upperBound)
        return
      }
      // "A page sheet instead of a form sheet" says nothing new.
      if let said = values.first(where: { $0.name == name }), said.value != value, name == "style" { return }
      value = denied
    } else if value == "any", InputColumn.named(name)?.variable?.domain.valueNames.contains("unimplemented") == true {
      note(range, nearest: ["\(name) returns yes", "\(name) returns no"])
      return
    }
    if name == "style" || name == "controller" {
      presentation(name, value, isVague, range)
      return
    }
    guard let index = values.firstIndex(where: { $0.name == name }) else {
      values.append((name, value, isVague))
      return
    }
    let old = values[index].value
    if old == value { return }
    if isAlternative(range) {
      values[index].value = "\(old), \(value)"
    } else if name == "device", let said = DeviceFamily(named: old), let new = DeviceFamily(named: value),
      Self.isPart(said, of: new) || Self.isPart(new, of: said)
    {
      // "An iPhone 15 ... on the iPhone" names the same device again.
      if Self.isPart(new, of: said) { values[index].value = value }
    } else {
      stop(
        "`\(name)` is said twice, as `\(old)` and as `\(value)`",
        ["os", "sdk"].contains(name)
          ? "write a range, as `13…15`, join alternatives with `or`, or use `presentcheck diff` for two settings"
          : "join what holds for both with `or`, or use `presentcheck diff` for two settings")
    }
  }

  private static func isPart(_ small: DeviceFamily, of large: DeviceFamily) -> Bool {
    small.members.allSatisfy { member in large.members.contains { $0.name == member.name } }
  }

  /// Whether a value is joined to the one before: "iOS 13 or 14", "page sheet and form sheet".
  private func isAlternative(_ range: Range<Int>) -> Bool {
    conjunctionEnd >= 0 && range.lowerBound >= conjunctionEnd
      && words[conjunctionEnd..<range.lowerBound].allSatisfy {
        Synonyms.articles.contains($0.text) || ["on", "in", "with", "running"].contains($0.text)
      }
  }

  /// What it means that an input does not have a value; nil if that cannot be said.
  private static func denied(_ name: String, _ value: String) -> String? {
    guard let column = InputColumn.named(name), let variable = column.variable else { return nil }
    if ["yes": "no", "no": "yes"][value] != nil, variable.domain.valueNames.contains("no") {
      return value == "yes" ? "no" : "yes"
    }
    if variable.domain.valueNames.contains("unimplemented") { return value == "any" ? "unimplemented" : nil }
    let isSingle = !value.contains(",") && !value.contains("…") && !"≥≤<>".contains(value.first ?? "≥")
    return isSingle ? "not \(value)" : nil
  }

  private mutating func presentation(_ name: String, _ value: String, _ isVague: Bool, _ range: Range<Int>) {
    defer { namesPresentation = true }
    let isNamed = values.contains { $0.name == "style" || $0.name == "controller" }
    if let link, isNamed, isNext(link.end, range.lowerBound), !(link.word == "on" && isVague && !below.isEmpty) {
      self.link = nil
      below.append(name == "style" ? Below(style: value) : Below(controller: value))
      return
    }
    if isBecoming, name == "style" {
      if !result.outcomes.contains(value) { result.outcomes.append(value) }
      return
    }
    // "The sheet", after one was named, is that one.
    let article = range.lowerBound > 0 ? words[range.lowerBound - 1].text : ""
    if isVague, isNamed, ["the", "that", "this", "its", "your", "my"].contains(article) { return }
    guard let index = values.firstIndex(where: { $0.name == name }) else {
      values.append((name, value, isVague))
      return
    }
    if values[index].value == value || (isVague && !isAlternative(range)) { return }
    if values[index].isVague {
      values[index] = (name, value, isVague)
    } else if isAlternative(range), words[conjunctionEnd - 1].text != "," {
      values[index].value += ", \(value)"
    } else {
      stop(
        "two presentations are named, `\(values[index].value)` and `\(value)`, and not how one is related to the other",
        "say `an alert over a page sheet`, join alternatives with `or`, or write the chain of presentations, as "
          + "\"chain=root → A (\(value)) → B (\(values[index].value))\"")
    }
  }
}

// MARK: - Steps

extension SentenceMeaning {
  private mutating func step(_ spoken: SentenceReader.SpokenStep, _ range: Range<Int>) {
    if let negation {
      self.negation = nil
      guard negation.isAbility else { return }
      if !words.contains(where: { $0.text == "why" }) {
        stop(
          "`\(text(negation.range.lowerBound..<range.upperBound))` does not say why it cannot",
          "say what keeps it, as `isModalInPresentation=yes` or `shouldDismiss=no`; or ask what the step does")
        return
      }
    }
    if link?.word == "while" { timings.insert(.during) }
    link = nil
    var step = Step(spoken: spoken, end: range.upperBound)
    if unanimated != nil, let range = unanimated {
      unanimated = nil
      if spoken.isCall {
        step.isAnimated = false
      } else {
        stop("`\(text(range))`: a gesture cannot be without animation", "only calls can: `dismiss not animated`")
      }
    }
    defer {
      timings = []
      mayRepeat = false
    }
    guard let last = steps.indices.last else {
      startsDuring = timings.contains(.during)
      steps.append(step)
      return
    }
    if steps[last].spoken.words == spoken.words, !mayRepeat, timings.isEmpty {
      if steps[last].spoken.receiver == nil { steps[last].spoken.receiver = spoken.receiver }
      return
    }
    if startsDuring {
      startsDuring = false
      step.timing = "meanwhile "
      steps.append(step)
    } else if timings.contains(.during) || timings.contains(.after) {
      // "B after A", "B while A": A comes first.
      steps[last].timing =
        timings.contains(.during) ? "meanwhile " : timings.contains(.atOnce) ? "at once " : steps[last].timing
      steps.insert(step, at: last)
    } else {
      if timings.contains(.atOnce) { step.timing = "at once " }
      steps.append(step)
    }
  }
}

// MARK: - All of it

extension SentenceMeaning {
  private mutating func finish() {
    if timings.contains(.atOnce), steps.count > 1 {
      stop(
        "it is not said which steps happen at the same time",
        "write them with `at once` or `meanwhile`, as "
          + "\"present; at once dismiss\"")
    }
    let leaves = steps.contains { !$0.spoken.words.hasPrefix("present") && !$0.spoken.words.hasPrefix("rotate") }
    if !leaves { for range in dismissals { note(range, nearest: ["dismiss", "swipe down"]) } }
    var names = ["presenter", "presented"]
    let containers: Set<String> = ["navigation", "tab bar", "split view", "page"]
    if below.count == 1, below[0].style == nil, let controller = below[0].controller, containers.contains(controller) {
      values.append(("presenter.controller", controller, false))
    } else if !below.isEmpty {
      names = chain()
    }
    for value in values {
      var said = value.value
      if said == "the largest" {
        let detents = values.first { $0.name == "detents" }?.value.dropFirst().dropLast() ?? "large"
        said = detents.split(separator: ",").last.map { $0.drop { $0 == " " } }.map { String($0) } ?? "large"
      }
      result.words.append("\(value.name)=\(said)")
    }
    let presents = steps.first?.spoken.words == "present"
    let texts = steps.enumerated().map { index, step in
      var text = step.timing + step.spoken.words
      if index == 0, presents, names.count > 2 { text += " \(names[names.count - 1]) from \(names[names.count - 2])" }
      switch step.spoken.receiver {
      case .presenter: text += " on \(names[names.count - 2])"
      case .presented: text += " on \(names[names.count - 1])"
      case .root: text += " on \(names[0])"
      case nil: break
      }
      return step.isAnimated ? text : text + " not animated"
    }
    if !texts.isEmpty { result.words.append(texts.joined(separator: "; ")) }
  }

  /// Says the chain of presentations, and returns the names of its controllers.
  private mutating func chain() -> [String] {
    let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]
    guard below.count < letters.count else {
      stop("more presentations are named than can be told apart", "write the chain of presentations")
      return Wording.defaultNames
    }
    var parts = ["root"]
    for (letter, level) in zip(letters, below.reversed()) {
      let attributes = [level.style, level.controller].compactMap { $0 }
      if attributes.contains(where: { $0.hasPrefix("not ") }) {
        stop("what is not below does not say what is", "name the style of the presentation below")
      }
      parts.append("\(letter) (\(attributes.joined(separator: ", ")))")
    }
    let top = letters[below.count]
    let isPresentedLater = steps.first?.spoken.words == "present"
    if !isPresentedLater { parts.append(top) }
    result.words.append("chain=\(parts.joined(separator: " → "))")
    return ["root"] + letters.prefix(below.count) + [top]
  }
}
