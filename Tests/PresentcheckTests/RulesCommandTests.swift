import Testing

@testable import presentcheck

/// `presentcheck rules`: which words lead to which exit code.
@Suite struct RulesCommandTests {
  @Test(arguments: [
    ["rules", "--markdown"], ["rules", "swipe?"], ["rules", "swipe"],
    ["rules", "letting-go"], ["rules", "swipe?", "--json"], ["rules", "--confidence", "inferred"],
    ["rules", "--confidence=unsourced", "--json"], ["rules", "automatic.form-sheet-by-system"],
    ["rules", "letting-go.flag", "letting-go.back", "--json"], ["rules", "lost.detents", "swipe?"],
  ])
  func whatExistsIsWritten(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .success)
  }

  @Test(arguments: [
    ["rules", "swipe.nothing-like-it"], ["rules", ""], ["rules", "swipe?", "qqq"],
    ["rules", "letting-go.flag", "--specs", "/nowhere"], ["rules", "--markdown", "--output", "/nowhere/x"],
  ])
  func whatDoesNotExistIsWrongInput(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .wrongInput)
  }

  @Test(arguments: [
    ["rules", "--confidence", "sure"], ["rules", "--confidence"], ["rules", "--markdown", "--json"],
    ["rules", "--markdown", "swipe?"], ["rules", "--markdown", "--confidence", "inferred"], ["rules", "--mrkdown"],
    ["rules", "--specs", "/nowhere"], ["rules", "swipe?", "--specs", "/nowhere"], ["rules", "--output", "/nowhere/x"],
  ])
  func wrongUsageIsTold(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .usage)
  }
}
