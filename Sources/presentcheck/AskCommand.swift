import PresentationSpecs

extension Command {
  /// Answers a question.
  static let ask = Command(
    name: "ask",
    summary: "say what happens if",
    usage: "presentcheck ask [OPTIONS] NAME=VALUE... [STEP...] [OUTPUT?...], or a sentence in quotes",
    options: [
      Option("--why-not", value: "CALLBACK", "say why CALLBACK is not called, and what would make it be called"),
      Option("--explain", "name every rule with its sources, and how sure each statement is"),
      Option("--json", "write JSON"),
      Option("--strict", "exit with 4 if something that was asked is not known"),
    ],
    discussion: """
      NAME and VALUE are those of spec tables (`presentcheck vocabulary` lists them), a STEP is what stands in the column
      `do`, and OUTPUT? asks for one output alone. What is not said is UIKit's default or, for where the app runs, open:
      then there is an answer for each case that differs. `device=iPhone`, `device=iPad` and `device=iPad mini` are all of them.

      examples:
        presentcheck ask style=pageSheet "device=iPhone 15" os=17 sdk=17 isModalInPresentation=yes "swipe down"
        presentcheck ask "sdk>=18" os=18 horizontal=regular "style?"
        presentcheck ask style=pageSheet dismiss --why-not didDismiss
        presentcheck ask "what happens if I swipe down a form sheet on an iPad, built with Xcode 10, running iOS 13?"

      JSON, format 1:
        ANSWER: {"format": 1, "understood": [TEXT...], "complete": BOOL, "undetermined": BOOL, "advice": TEXT or null,
          "cases": [CASE...], "whyNot": [TEXT...]}
        CASE: {"when": [[CONDITION...]...], "statements": [STATEMENT...], "outputs": [OUTPUT...], "steps": [STEP...],
          "chain": [TEXT...], "confidence": CONFIDENCE, "contested": [TEXT...], "experiments": [TEXT...], "rules": [RULE...]};
          one of the lists of "when" holds, none means that there is only this case
        CONDITION: {"name", "values": [TEXT...]}
        STATEMENT: {"text", "confidence": CONFIDENCE or null}
        OUTPUT: {"name", "value"}
        STEP: {"step", "effect": STATEMENT, "console": [TEXT...], "courses": [COURSE...]}
        COURSE: {"when": TEXT or null, "undetermined": BOOL, "events": [EVENT...], "openOrder": TEXT or null,
          "inferredOrder": TEXT or null}
        EVENT: {"text", "when": TEXT or null, "confidence": CONFIDENCE}
        RULE: {"id", "statement", "decides": BOOL, "confidence": CONFIDENCE, "sources": [{"kind", "title", "location"}...]}
        CONFIDENCE: "documented", "observed", "reported", "inferred" or "unsourced"
      """,
    run: { arguments in
      var options = AskOptions()
      options.explains = arguments.has("--explain")
      options.isJSON = arguments.has("--json")
      let reply = Questions().ask(arguments.operands, whyNot: arguments.value(of: "--why-not"), options: options)
      return Terminal.tell(reply, isStrict: arguments.has("--strict"))
    })
}

extension Terminal {
  /// Writes a reply.
  static func tell(_ reply: QuestionReply, isStrict: Bool) -> ExitCode {
    if !reply.errors.isEmpty { complain(reply.errors) }
    if !reply.output.isEmpty { write(reply.output) }
    switch reply.outcome {
    case .answered: return .success
    case .undetermined: return isStrict ? .undetermined : .success
    case .wrong: return .wrongInput
    }
  }
}
