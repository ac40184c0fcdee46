import Testing

@testable import presentcheck

/// `ask`, `how` and `diff`: which words lead where, and with which exit code.
@Suite struct AskCommandTests {
  @Test func anAnswerIsFine() async {
    #expect(await Presentcheck.run(["ask", "style=pageSheet", "os=17", "sdk=17", "swipe down"]) == .success)
    #expect(await Presentcheck.run(["ask", "what happens if I swipe down a sheet?"]) == .success)
    #expect(await Presentcheck.run(["ask", "style=pageSheet", "--json", "--explain"]) == .success)
    #expect(await Presentcheck.run(["ask", "style=pageSheet", "dismiss", "--why-not", "didDismiss"]) == .success)
  }

  @Test func whatIsNotKnownIsStrictlyFour() async {
    let question = [
      "ask", "style=pageSheet", "os=17", "sdk=17", "horizontal=compact", "vertical=regular", "press Escape",
    ]
    #expect(await Presentcheck.run(question) == .success)
    #expect(await Presentcheck.run(question + ["--strict"]) == .undetermined)
  }

  @Test(
    arguments: [
      ["ask"], ["ask", ""], ["ask", "style=pageShet"], ["ask", "os=99"], ["ask", "device=iPhone 15", "os=12"],
      ["how", "style=pageSheet"], ["how", "dismissed?=perhaps"], ["how", "dismissed?=yes", "--without", "didDismis"],
      ["diff", "--from", "os 99", "--to", "os 18", "style=automatic"], ["diff", "--from", "os 17", "--to", "os 18"],
    ] as [[String]])
  func wrongInputIsTold(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .wrongInput)
  }

  @Test(
    arguments: [
      ["ask", "--jsn"], ["ask", "--why-not"], ["how", "dismissed?=yes", "--depth", "many"],
      ["how", "dismissed?=yes", "--depth", "0"], ["diff", "style=automatic"],
      ["diff", "--from", "os 17", "style=automatic"],
    ] as [[String]])
  func wrongUsageIsTold(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .usage)
  }

  @Test(arguments: ["ask", "how", "diff"])
  func helpDescribesTheJSON(_ name: String) async {
    #expect(await Presentcheck.run([name, "--help"]) == .success)
    let command = Command.all.first { $0.name == name }
    #expect(command?.discussion.contains("JSON, format 1:") == true)
  }

  @Test func searchesAndDifferencesAreFine() async {
    #expect(
      await Presentcheck.run(["how", "dismissed?=yes", "os=17", "sdk=17", "--without", "didDismiss"]) == .success)
    #expect(await Presentcheck.run(["how", "dismissed?=yes", "os=17", "sdk=17", "--depth", "1", "--json"]) == .success)
    #expect(
      await Presentcheck.run(["diff", "--from", "os 17; sdk 17", "--to", "os 18; sdk 18", "style=automatic"])
        == .success)
  }
}
