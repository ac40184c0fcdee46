import PresentationRules
import Testing

@testable import PresentationSpecs
@testable import presentcheck

/// `presentcheck lint`: exit codes. Whether the rules are as they should be takes a release build to find out.
@Suite struct LintCommandTests {
  @Test func aFolderThatIsNotThereIsWrongInput() async {
    #expect(await Presentcheck.run(["lint", "/nowhere"]) == .wrongInput)
  }

  @Test func anUnknownOptionIsWrongUsage() async {
    #expect(await Presentcheck.run(["lint", "--jsn"]) == .usage)
  }

  @Test func anyFindingMissesTheBar() {
    let rules = RuleBase(variables: [], decisions: [], choreographies: [], forwarding: [])
    #expect(ExitCode(of: LintReport(of: rules)) == .success)
    let unused = LintReport(of: rules, catalogue: [.docStyles])
    #expect(unused.items.map { $0.kind } == ["unused source"])
    #expect(ExitCode(of: unused) == .barMissed)
  }
}
