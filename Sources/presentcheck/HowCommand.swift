import PresentationSpecs

extension Command {
  /// Searches for the ways that lead to an outcome.
  static let how = Command(
    name: "how",
    summary: "find the steps and inputs that lead to an outcome",
    usage: "presentcheck how [OPTIONS] OUTPUT?=VALUE... [CALLBACK...] [NAME=VALUE...] [STEP...]",
    options: [
      Option(
        "--without", value: "CALLBACKS", "only ways in whose last step CALLBACKS (with commas between) do not come"),
      Option("--depth", value: "N", "try at most N steps one after the other (3 without it)"),
      Option("--json", "write JSON"),
      Option("--strict", "exit with 4 if nobody knows of any way that it leads there"),
    ],
    discussion: """
      Starts from the presentation at rest, or after the STEPs, and tries gestures, calls of dismiss on every level,
      rotations, changes of isModalInPresentation and a further presentation on top. A callback is meant as the presented
      controller or its delegate hears it.

      examples:
        presentcheck how "dismissed?=yes" --without didDismiss "device=iPhone 15" os=17 sdk=17
        presentcheck how didAttemptToDismiss style=formSheet horizontal=regular os=18 sdk=18

      JSON, format 1:
        {"format": 1, "understood": [TEXT...], "start": [TEXT...], "holdsAlready": BOOL, "depth": N, "tried": N,
          "complete": BOOL, "routes": [ROUTE...]}
        ROUTE: {"steps": [TEXT...], "when": [TEXT...], "unknown": BOOL, "events": [TEXT...], "rule": TEXT or null};
          each of "steps" leads there if one of "when" holds, or always if there is none
      """,
    run: { arguments in
      var depth = 3
      if let text = arguments.value(of: "--depth") {
        guard let number = Int(text), (1...8).contains(number) else {
          Terminal.complain("error: `\(text)` is no depth\n  help: write a number from 1 to 8\n")
          return .usage
        }
        depth = number
      }
      let without = (arguments.value(of: "--without") ?? "").split(separator: ",").map { String($0).trimmingSpaces() }
      let start = ContinuousClock.now
      let reply = Questions().how(
        arguments.operands, without: without, depth: depth, isJSON: arguments.has("--json")
      ) { length, tried in
        guard Output.isTerminal(.errors), start.duration(to: .now) > .seconds(1) else { return }
        Terminal.complain("\(tried) sequences of up to \(length) steps …\n")
      }
      return Terminal.tell(reply, isStrict: arguments.has("--strict"))
    })
}

extension String {
  /// The same without spaces at its ends.
  fileprivate func trimmingSpaces() -> String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
