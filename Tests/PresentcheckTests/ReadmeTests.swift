import Foundation
import PresentationSpecs
import Testing

@testable import presentcheck

/// Every example of the README was run, and says what the command says today.
@Suite struct ReadmeTests {
  /// A command of the README and what it prints.
  struct Example: CustomTestStringConvertible {
    let command: String
    let output: String

    var testDescription: String { command }
  }

  /// The fenced blocks of a language.
  static func blocks(_ language: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
    let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  static func examples() throws -> [Example] {
    try blocks("console").flatMap { block in
      ("\n" + block).components(separatedBy: "\n$ presentcheck ").dropFirst().map { part in
        let lines = part.components(separatedBy: "\n")
        let output = lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .newlines)
        return Example(command: lines[0], output: output)
      }
    }
  }

  /// The words of a command line, with quotes as a shell reads them.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var hasWord = false
    for character in line {
      switch character {
      case "\"":
        isQuoted.toggle()
        hasWord = true
      case " " where !isQuoted:
        if hasWord { words.append(word) }
        word = ""
        hasWord = false
      default:
        word.append(character)
        hasWord = true
      }
    }
    return hasWord ? words + [word] : words
  }

  /// Collects what is written.
  final class Written: @unchecked Sendable {
    private let lock = NSLock()
    private var text = ""

    func append(_ more: String) { lock.withLock { text += more } }

    var trimmed: String { lock.withLock { text.trimmingCharacters(in: .newlines) } }
  }

  @Test(arguments: try examples())
  func exampleIsTrue(_ example: Example) async {
    let written = Written()
    await Terminal.$sink.withValue({ _, text in written.append(text) }) {
      _ = await Presentcheck.run(Self.words(of: example.command))
    }
    #expect(written.trimmed == example.output)
  }

  @Test func thereAreExamples() throws {
    #expect(try Self.examples().count >= 4)
  }

  @Test func theSpecOfTheReadmeHolds() async throws {
    let block = try #require(try Self.blocks("markdown").first)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString).md")
    try Data((block + "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(await Presentcheck.run(["run", "--quiet", file.path]) == .success)
  }
}
