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
      if !callbacks.isEmpty, inquiry.steps.isEmpty {
        throw .problems([SpecProblem(.incompleteStep(text: "", expected: "swipe down"), file: "")])
      }
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
    if understanding.words.isEmpty, plain.isEmpty {
      throw understanding.unknown.isEmpty ? .nothingSaid : .words(understanding.unknown)
    }
    return Question(
      inquiry: try reader.read(understanding.words + plain, settings: settings), callbacks: understanding.callbacks,
      unknown: understanding.unknown, isSentence: true)
  }

  /// Whether an argument is plain English: it says nothing in the words of the spec language, and has several words or
  /// stands among such.
  private static func isSentence(_ word: String, among words: [String]) -> Bool {
    if (try? InquiryReader.items(of: word)) != nil { return false }
    let count = word.split(separator: " ").count
    // "... with isModalInPresentation = true": what stands before the sign is no name.
    let before = word.prefix { !"=;".contains($0) }
    let hasSign = before.count < word.count && before.split(separator: " ").count < 4
    if count >= 4, !hasSign { return true }
    if count >= 2, word.hasSuffix("?"), !hasSign { return true }
    let isUnquoted = words.count >= 4 && words.filter { $0.contains(" ") || $0.contains("=") }.count * 2 < words.count
    return !hasSign && isUnquoted
  }

  /// The callback with a name, also with the delegate that hears it before it.
  static func callback(named name: String) throws(Misunderstanding) -> Callback {
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
      if !question.callbacks.isEmpty {
        text += " (asked about \(Wording.list(question.callbacks.map { Wording.uiKitName($0) }, "and")))"
      }
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
    case .noGoal:
      return
        "error: nothing is looked for\n  help: name an outcome as `dismissed?=yes`, or a callback, or use --without\n"
    case .impossible(let reason):
      let end = reason.isEmpty ? "" : ": \(reason.asClause)"
      return "error: what is said cannot be\(end)\n  help: change one of the inputs that contradict each other\n"
    }
  }
}
