import Foundation
import PresentationRules
import Testing

@testable import PresentationSpecs

/// What is too large is said to be so, at its place, and never taken for an answer.
@Suite struct LimitTests {
  private static var lists: String { (0..<40).map { "[medium \($0), large]" }.joined(separator: ", ") }
  private static var actions: String { (0..<40).map { "[A\($0)]" }.joined(separator: ", ") }
  private static let given = "Given os 17; sdk 17; horizontal compact; vertical regular\n\n"

  /// Rules that give up after a few cases.
  private static var hasty: RuleBase {
    var rules = RuleBase.uiKit
    rules.caseLimit = 1
    return rules
  }

  private func scenario(_ header: String, _ row: String) -> Scenario {
    let table = TableSource(
      file: "spec.md", headings: [], givens: [], header: TableSource.Line(number: 1, text: header))
    return Scenario(table: table, rows: [TableSource.Line(number: 3, text: row)], index: 0, name: "")
  }

  @Test func aQuestionWithTooManyAlternativesIsWrong() {
    let reply = Questions().ask(["detents=\(Self.lists)", "actions=\(Self.actions)"])
    #expect(reply.outcome == .wrong)
    #expect(reply.errors.contains("more than 1000 scenarios"), "\(reply.errors)")
    #expect(reply.errors.contains("actions"), "\(reply.errors)")
  }

  @Test func aRowWithTooManyAlternativesNamesTheCellThatMultiplied() async throws {
    let row = "| \(Self.lists) | \(Self.actions) | pageSheet |"
    let found = try await run(Self.given + "| detents | actions | style? |\n|---|---|---|\n\(row)\n")
    let column = (row.range(of: "[A0]").map { row.distance(from: row.startIndex, to: $0.lowerBound) } ?? 0) + 1
    #expect(
      found.messages.first?.hasPrefix("spec.md:5:\(column): error: the alternatives") == true, "\(found.messages)")
  }

  @Test func givingUpIsNoAnswer() {
    let row = scenario("| style | style? |", "| pageSheet | pageSheet |")
    let mismatches = row.check(with: Self.hasty)
    #expect(mismatches.map { $0.details } == [["style? has too many cases to be compared"]])
    let possible = scenario("| style | possible? |", "| pageSheet | no |").check(with: Self.hasty)
    #expect(possible.count == 1 && possible.first?.details.first?.contains("too many cases") == true, "\(possible)")
  }

  @Test func whatWasGivenUpIsToldInAnswers() async throws {
    let questions = Questions(rules: Self.hasty)
    let reply = questions.ask(["style=pageSheet", "swipe down"])
    #expect(reply.outcome != .wrong)
    #expect(reply.output.contains("more cases than were looked at"), "\(reply.output)")
    let folder = try TemporaryFolder()
    let path = try folder.write("a.md", "| style | style? |\n|---|---|\n| pageSheet | pageSheet |\n")
    let diff = await questions.diff(from: "os 12", to: "os 17", [path])
    #expect(diff.output.contains("more cases than were compared"), "\(diff.output)")
    let how = questions.ask(["style=pageSheet", "swipe down"], whyNot: "didDismiss")
    #expect(how.output.contains("more cases than were looked at"))
  }

  @Test func longScenariosWork() async throws {
    let steps = (0..<3000).map { "set presented.isModalInPresentation \($0 % 2 == 0 ? "yes" : "no")" }
    let chain = (["root"] + (0..<300).map { "C\($0) (pageSheet)" }).joined(separator: " → ")
    let rows = (1...3000).map { "| \($0) | set presented.isModalInPresentation yes | no |\n" }.joined()
    let text =
      Self.given + "| do | dismissed? |\n|---|---|\n| \(steps.joined(separator: "; ")) | no |\n\n"
      + "| chain | do | chain? |\n|---|---|---|\n| \(chain) | dismiss on C0 | root → C0 |\n\n"
      + "| step | do | dismissed? |\n|---|---|---|\n\(rows)"
    let found = try await run(text)
    #expect(found.summary.passed == 3002, "\(found.errors.prefix(400))")
  }

  @Test(arguments: [
    ("| do | dismissed? |", [String](repeating: "fold", count: 10_001).joined(separator: "; "), "at most 10000 steps"),
    (
      "| do | dismissed? |", "fold; " + [String](repeating: "at once fold", count: 100).joined(separator: "; "),
      "at most 100 steps can be joined"
    ),
    ("| chain | style? |", (0...500).map { "C\($0)" }.joined(separator: " → "), "at most 500 controllers"),
  ])
  func whatIsTooLongIsAnErrorAtItsPlace(_ header: String, _ cell: String, _ message: String) async throws {
    let found = try await run(
      Self.given + "\(header)\n|---|---|\n| \(cell) | \(header.contains("style?") ? "not custom" : "no") |\n")
    #expect(found.messages.count == 1, "\(found.messages)")
    #expect(found.messages.first?.hasPrefix("spec.md:5:") == true, "\(found.messages)")
    #expect(found.messages.first?.contains(message) == true, "\(found.messages)")
  }

  @Test func aLongGivenParagraphIsRead() async throws {
    let lines = [String](repeating: "horizontal compact;\n", count: 20_000).joined()
    let found = try await run(
      "Given os 17; sdk 17;\n\(lines)vertical regular\n\n| style | style? |\n|---|---|\n| custom | custom |\n")
    #expect(found.summary.passed == 1)
    let wrong = try await run("Given os 17;\n" + [String](repeating: "x y;\n", count: 5_000).joined() + "os 17\n")
    #expect(wrong.summary.problems > 100)
  }

  @Test func aFolderIsNotHeldForAnother() async throws {
    let folder = try TemporaryFolder()
    let spec = "| os | sdk | style | style? |\n|---|---|---|---|\n| 17 | 17 | custom | custom |\n"
    try folder.write("Specs/readme.md", "Nothing here.\n")
    try folder.write("Specs2/x.md", spec)
    let found = await run([folder.path + "/Specs", folder.path + "/Specs2"], in: folder)
    #expect(found.messages == ["Specs: error: this folder holds no spec table"])
  }

  @Test func anEmptyFolderIsToldAfterOtherProblems() throws {
    let folder = try TemporaryFolder()
    try folder.write("Empty/note.txt", "x")
    let files = SpecFiles(paths: ["/nowhere", folder.path + "/Empty"])
    #expect(files.problems.map { $0.kind }.contains(.folderWithoutFiles))
    #expect(files.problems.count == 2)
  }

  @Test func everyChainOfARowIsCompared() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.md",
      "Given horizontal compact; vertical regular; device any\n\n| chain | sdk | layout? | confidence? |\n|---|---|---|---|\n"
        + "| root → A (fullScreen), root → A (pageSheet) | 13 | full screen or card | any |\n")
    let reply = await Questions().diff(from: "os 12; sdk 12", to: "os 17; sdk 17", [path])
    #expect(reply.output.contains("1 of 1 rows change"), "\(reply.output) \(reply.errors)")
  }

  @Test func contradictoryRowsAreCounted() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "a.md", "| idiom | window | resizable | style? |\n|---|---|---|---|\n| phone | 1/3 | no | not custom |\n")
    let reply = await Questions().diff(from: "os 17", to: "os 26", [path])
    #expect(reply.output.contains("1 cannot be in one of the settings") || reply.output.contains("Nothing changes"))
    #expect(reply.output.contains("of 1 rows"), "\(reply.output) \(reply.errors)")
  }

  @Test func confidenceIsNeverClaimed() {
    let sure = Sureness(rules: .uiKit, atoms: [])
    #expect(sure.confidence(of: .outcome(Derived.layout)) == nil)
    // A part that leaves open what its rules ask about cannot tell them.
    var world = World()
    world.controllers = [Controller(name: "presented", situation: RuleBase.uiKit.openSituation())]
    world.chain = [0]
    let setup = Setup(world: world, steps: [], subject: 0)
    let response = RuleBase.uiKit.collect([setup]) { _ in [.value(0)] }
    #expect(response.atoms.count == 1)
    #expect(Sureness(rules: .uiKit, atoms: response.atoms).confidence(of: .outcome(Derived.layout)) == .unsourced)
  }
}
