import PresentationRules

/// What a command has to say to a question.
public struct QuestionReply: Sendable {
  /// What came of the question.
  public enum Outcome: Sendable, Hashable {
    /// It was answered.
    case answered
    /// It was answered, and something that was asked is not known.
    case undetermined
    /// It was not understood, or what it says cannot be.
    case wrong
  }

  /// The answer.
  public internal(set) var output = ""
  /// What is wrong with the question, or was not understood of it.
  public internal(set) var errors = ""
  /// What came of it.
  public internal(set) var outcome = Outcome.answered
}

/// Answers questions in the words of the spec language, or in plain English.
///
///     let reply = Questions().ask(["style=pageSheet", "device=iPhone 15", "os=17", "sdk=17", "swipe down"])
///     print(reply.output)
public struct Questions: Sendable {
  let rules: RuleBase

  /// Asks these rules.
  public init(rules: RuleBase = .uiKit) { self.rules = rules }

  /// Three questions that show what can be asked.
  static let examples = [
    "presentcheck ask style=pageSheet \"device=iPhone 15\" os=17 sdk=17 isModalInPresentation=yes \"swipe down\"",
    "presentcheck ask \"is presentationControllerDidDismiss called when I dismiss a sheet from code?\"",
    "presentcheck ask \"what does a form sheet look like on an iPad in landscape, built with Xcode 10, running iOS 13?\"",
  ]

  /// Answers a question.
  ///
  /// - Parameters:
  ///   - words: inputs as `NAME=VALUE`, steps, outputs such as `swipe?`, or a sentence.
  ///   - whyNot: a callback of which is asked why it is not called.
  public func ask(_ words: [String], whyNot: String? = nil, options: AskOptions = AskOptions()) -> QuestionReply {
    answering { () throws(Misunderstanding) in
      let question = try understand(words)
      let inquiry = question.inquiry
      var report = try Asker(rules: rules).report(inquiry)
      var callbacks = question.callbacks
      if let whyNot { callbacks.append(try Self.callback(named: whyNot)) }
      if !callbacks.isEmpty, inquiry.steps.isEmpty { throw .noStep(callbacks) }
      for callback in callbacks {
        report.whyNot += WhyNotAsker(rules: rules, inquiry: inquiry).paragraphs(on: callback)
      }
      var reply = QuestionReply()
      reply.outcome = report.isUndetermined ? .undetermined : .answered
      if options.isJSON {
        reply.output = AskJSON.text(report)
      } else {
        reply.output = Self.understood(question) + AskWriter(explains: options.explains).text(report)
      }
      reply.errors = Self.unknown(question.unknown)
      return reply
    }
  }

  /// Does something that may find the question wrong.
  func answering(_ body: () throws(Misunderstanding) -> QuestionReply) -> QuestionReply {
    do throws(Misunderstanding) {
      return try body()
    } catch {
      var reply = QuestionReply()
      reply.outcome = .wrong
      reply.errors = Self.text(error)
      return reply
    }
  }
}

// MARK: - Understanding

extension Questions {
  /// A question in either notation.
  struct Question {
    let inquiry: Inquiry
    /// The callbacks that a sentence asks about.
    var callbacks: [Callback] = []
    /// The styles that a sentence asks about as outcomes.
    var outcomes: [String] = []
    /// Words of a sentence that may matter and are not known.
    var unknown: [Misunderstanding.UnknownWord] = []
    /// Whether it was a sentence.
    var isSentence = false
  }

  /// Reads a question in either notation.
  func understand(_ words: [String], settings: [String] = []) throws(Misunderstanding) -> Question {
    let reader = InquiryReader(rules: rules)
    var plain: [String] = []
    var sentence: [String] = []
    for word in words where !word.utf8.allSatisfy({ Piece.isSpace($0) || $0 == UInt8(ascii: "\n") }) {
      if Self.isSentence(word, among: words) { sentence.append(word) } else { plain.append(word) }
    }
    if plain.isEmpty, sentence.isEmpty, settings.isEmpty { throw .nothingSaid }
    guard !sentence.isEmpty else { return Question(inquiry: try reader.read(plain, settings: settings)) }
    let understanding = SentenceReader.read(sentence.joined(separator: " "))
    if !understanding.obstacles.isEmpty { throw .obstacles(understanding.obstacles, understanding.unknown) }
    if understanding.isEmpty, plain.isEmpty {
      throw understanding.unknown.isEmpty ? .nothingSaid : .words(understanding.unknown)
    }
    if understanding.words.isEmpty, plain.isEmpty {
      throw understanding.callbacks.isEmpty ? .nothingSaid : .noStep(understanding.callbacks)
    }
    return Question(
      inquiry: try reader.read(understanding.words + plain, settings: settings), callbacks: understanding.callbacks,
      outcomes: understanding.outcomes, unknown: understanding.unknown, isSentence: true)
  }

  /// Whether an argument is plain English: it says nothing in the words of the spec language, and the reader of
  /// sentences understands some of it, or it has several words.
  private static func isSentence(_ word: String, among words: [String]) -> Bool {
    let count = word.split(separator: " ").count
    // "... with isModalInPresentation = true": what stands before the sign is no name.
    let before = word.prefix { !"=;".contains($0) }
    let hasSign = before.count < word.count && before.split(separator: " ").count < 4
    if let items = try? InquiryReader.items(of: word) { return !hasSign && items.contains { isEveryday($0) } }
    if hasSign { return false }
    if count >= 4 || (count >= 2 && word.hasSuffix("?")) { return true }
    let isUnquoted = words.count >= 4 && words.filter { $0.contains(" ") || $0.contains("=") }.count * 2 < words.count
    if isUnquoted { return true }
    // "swipe donw" is a misspelt step, "sheet, dismiss" a short sentence.
    if StepCells.forms.contains(where: { $0.form.prefix { $0 != " " } == word.prefix { $0 != " " } }), count < 3 {
      return false
    }
    return !SentenceReader.read(word).isEmpty
  }

  /// Whether a step takes an everyday word for a controller's name: "present a sheet", "present twice".
  private static func isEveryday(_ item: InquiryReader.Item) -> Bool {
    guard case .steps(let steps) = item.kind else { return false }
    return steps.contains { step in
      var names = [step.receiver].compactMap { $0?.name }
      if case .named(let name) = step.object { names.append(name.name) }
      return names.contains { name in
        !Wording.defaultNames.contains(name) && name != "root" && name.first?.isLowercase == true
          && SentenceReader.knows(name)
      }
    }
  }

  /// The callback with a name, also with the delegate that hears it before it.
  static func callback(named name: String) throws(Misunderstanding) -> Callback {
    if name.utf8.allSatisfy({ Piece.isSpace($0) }) {
      throw .obstacles(
        [
          Misunderstanding.Obstacle(
            problem: "no callback is named", help: "write its name, as `presentationControllerDidDismiss`")
        ], [])
    }
    let plain = name.split(separator: ".").last.map { String($0) } ?? name
    let all = Callback.allCases.filter { $0.owner != .console }
    if let callback = all.first(where: { $0.name == plain || $0.otherNames.contains(plain) || $0.name == name }) {
      return callback
    }
    let known = all.flatMap { [$0.name] + $0.otherNames }
    throw .problems([
      SpecProblem(
        .unknownCallback(text: name, nearest: NearestName.nearest(to: plain, among: known)), file: "", line: 0,
        in: Array(name.utf8)[...], at: 0)
    ])
  }

  /// How a sentence was understood; what else was assumed.
  private static func understood(_ question: Question) -> String {
    var text = ""
    if question.isSentence {
      text += "Understood as: " + question.inquiry.words.map { shellWord($0) }.joined(separator: " ")
      let asked = question.callbacks.map { Wording.uiKitName($0) } + question.outcomes.map { "style \($0)" }
      if !asked.isEmpty { text += " (asked about \(Wording.list(asked, "and")))" }
      text += "\n\n"
    }
    return text
  }

  /// A word as one would type it.
  static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      !Piece.isSpace(byte) && !"\"'[](){}<>;&|*?$`\\".utf8.contains(byte)
    }
    if isPlain { return word }
    return word.contains("\"") ? "'\(word)'" : "\"\(word)\""
  }

  static func unknown(_ words: [Misunderstanding.UnknownWord]) -> String {
    words.map { unknown in
      let near = unknown.nearest.map { "`\($0)`" }
      let help = near.isEmpty ? "" : "\n  help: the nearest known words are \(Wording.list(near, "and"))"
      return "note: the word `\(unknown.word)` was not understood and was left out\(help)\n"
    }.joined()
  }

  /// What is wrong with a question.
  static func text(_ misunderstanding: Misunderstanding) -> String {
    switch misunderstanding {
    case .nothingSaid:
      return "error: nothing was asked\n  help: try one of these\n" + examples.map { "    \($0)\n" }.joined()
    case .problems(let problems):
      let shown = problems.prefix(Runner.problemLimit).map { $0.description + "\n" }.joined()
      let more = problems.count - Runner.problemLimit
      return more > 0 ? shown + "\(more) further problems are not shown\n" : shown
    case .words(let words):
      return "error: nothing of this was understood\n" + unknown(Array(words.prefix(10))) + "  help: try one of these\n"
        + examples.map { "    \($0)\n" }.joined()
    case .obstacles(let obstacles, let words):
      return obstacles.prefix(10).map { "error: \($0.problem)\n  help: \($0.help)\n" }.joined()
        + unknown(Array(words.prefix(10)))
    case .noStep(let callbacks):
      let names = Wording.list(callbacks.map { Wording.uiKitName($0) }, "and")
      return "error: \(names) \(callbacks.count == 1 ? "is" : "are") asked about, and nothing is done\n"
        + "  help: name a step, such as \"present\", \"swipe down\" or \"dismiss\", and what is presented, such as "
        + "style=pageSheet\n"
    case .noGoal:
      return
        "error: nothing is looked for\n  help: name an outcome as `dismissed?=yes`, or a callback, or use --without\n"
    case .impossible(let reason):
      let end = reason.isEmpty ? "" : ": \(reason.asClause)"
      return "error: what is said cannot be\(end)\n  help: change one of the inputs that contradict each other\n"
    }
  }
}
