import Testing

@testable import PresentationSpecs
@testable import presentcheck

/// `presentcheck lint`: exit codes, and that the rules are as they should be.
@Suite struct LintCommandTests {
  @Test func aFolderThatIsNotThereIsWrongInput() async {
    #expect(await Presentcheck.run(["lint", "/nowhere"]) == .wrongInput)
  }

  @Test func anUnknownOptionIsWrongUsage() async {
    #expect(await Presentcheck.run(["lint", "--jsn"]) == .usage)
  }

  /// A finding makes the exit code that of a missed bar.
  @Test func theExitCodeFollowsTheFindings() async {
    let report = LintReport.ofUIKit()
    #expect(await Presentcheck.run(["lint", "--json"]) == (report.items.isEmpty ? .success : .barMissed))
  }

  /// Kinds that would make answers wrong or untrustworthy; the others only say that something is superfluous.
  @Test func nothingIsWrongWithTheRules() {
    let harmless = ["unread value", "unread variable"]
    let items = LintReport.ofUIKit().items.filter { !harmless.contains($0.kind) }
    #expect(items == [])
  }
}
