import Foundation
import Testing

@testable import presentcheck

/// The command line: which words lead where, and with which exit code.
@Suite struct CommandTests {
  private func file(_ text: String) throws -> String {
    let path = NSTemporaryDirectory() + "/presentcheck-" + UUID().uuidString + ".md"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  private static let rows = """
    Given os 17; sdk 17; horizontal compact; vertical regular

    | style | style? |
    |---|---|

    """

  @Test func exitCodesTellWhatCame() async throws {
    let right = try file(Self.rows + "| pageSheet | pageSheet |\n")
    let wrong = try file(Self.rows + "| pageSheet | popover |\n")
    let broken = try file(Self.rows + "| pageSheat | pageSheet |\n| pageSheet | popover |\n")
    #expect(await Presentcheck.run(["run", "--quiet", right]) == .success)
    #expect(await Presentcheck.run(["run", "--quiet", right, wrong]) == .failure)
    #expect(await Presentcheck.run(["run", "--quiet", broken]) == .wrongInput)
    #expect(await Presentcheck.run(["run", "--quiet", "--filter=nothing", right]) == .wrongInput)
    #expect(await Presentcheck.run(["run", "/nowhere"]) == .wrongInput)
  }

  @Test(
    arguments: [
      [], ["rnu"], ["run", "--jsn"], ["run", "--filter"], ["run", "--quiet=yes"], ["--jsn"],
    ] as [[String]])
  func wrongUsageIsTold(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .usage)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "run"], ["--version"], ["run", "--help"], ["vocabulary", "--help"],
    ["vocabulary", "style"], ["vocabulary", "--json"],
  ])
  func helpIsFine(_ words: [String]) async {
    #expect(await Presentcheck.run(words) == .success)
  }

  @Test func anUnknownWordIsWrongInput() async {
    #expect(await Presentcheck.run(["vocabulary", "stlye"]) == .wrongInput)
  }

  @Test func optionsAndOperandsAreToldApart() throws {
    let arguments = try Arguments(["a", "--filter", "x y", "--json", "--", "--quiet", "-"], for: .run)
    #expect(arguments.operands == ["a", "--quiet", "-"])
    #expect(arguments.value(of: "--filter") == "x y")
    #expect(arguments.has("--json"))
    #expect(!arguments.has("--quiet"))
  }

  @Test(
    arguments: [
      ["--minimum", "90"], ["--coverage", "--minimum", "nan"], ["--coverage", "--minimum", "much"],
      ["--coverage", "--minimum", "101"], ["--coverage", "--minimum=-1"], ["--drop", "--minimum", "inf"],
    ] as [[String]])
  func aMinimumIsAPercentageOfSomething(_ options: [String]) async throws {
    #expect(await Presentcheck.run(["run"] + options + [try file(Self.rows)]) == .usage)
  }

  @Test func coverageIsAPartOfTheDocument() async throws {
    let written = Written()
    let path = try file(Self.rows + "| formSheet | formSheet |\n")
    let code = await Terminal.$sink.withValue({ stream, text in if stream == .output { written.add(text) } }) {
      await Presentcheck.run(["run", "--json", "--coverage", path])
    }
    #expect(code == .success)
    let document = try JSONSerialization.jsonObject(with: Data(written.text.utf8)) as? [String: Any]
    let coverage = try #require(document?["coverage"] as? [String: Any])
    #expect((coverage["rules"] as? [String: Any])?["missing"] is [String])
    #expect(document?["summary"] != nil)
  }

  @Test func aClosedPipeIsNoReasonToDie() throws {
    Presentcheck.ignoreClosedPipes()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(throws: (any Error).self) { try pipe.fileHandleForWriting.write(contentsOf: Data([1])) }
  }

  @Test func messagesNameTheNearest() {
    #expect(
      UsageProblem.unknownCommand("rnu", known: ["run", "vocabulary"]).text
        == "error: there is no command `rnu`\n  help: did you mean `run`?\n")
  }

  @Test(arguments: Command.all) func everyCommandHasHelp(_ command: Command) {
    let help = Help.text(for: command)
    #expect(help.contains("usage: presentcheck \(command.name)"))
    for option in command.options { #expect(help.contains(option.name)) }
    #expect(Help.overview.contains(command.name))
  }

  @Test func exitCodesAreFixed() {
    #expect(ExitCode.all.map { $0.rawValue } == [0, 1, 2, 3, 4, 64])
  }
}

/// What a command wrote.
private final class Written: @unchecked Sendable {
  private let lock = NSLock()
  private var parts = ""

  var text: String { lock.withLock { parts } }

  func add(_ text: String) { lock.withLock { parts += text } }
}
