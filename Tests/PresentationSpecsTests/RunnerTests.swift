import Foundation
import PresentationRules
import Testing

@testable import PresentationSpecs

/// The runner: order, options, summary.
@Suite struct RunnerTests {
  private static let header = "| case | style | style? |\n|---|---|---|\n"

  @Test func theSummaryStandsAlone() async throws {
    let run = try await run(table(Self.header + "| a | pageSheet | pageSheet |\n| b | pageSheet | popover |\n"))
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("1 passed, 1 failed"))
    #expect(lines.last?.hasPrefix("1 file, ") == true)
    #expect(run.summary.passed == 1)
    #expect(run.summary.failed == 1)
  }

  @Test func aFailureShowsTheCell() async throws {
    let run = try await run(table(Self.header + "| wrong | pageSheet | popover |\n"))
    #expect(run.output.hasPrefix("spec.md:5: failed: wrong\n  style? expected `popover`, but it is `pageSheet`\n  "))
  }

  @Test func resultsComeInOrderWhateverIsDoneFirst() async throws {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for file in 0..<3 {
      let rows = (0..<5000).map { "| r\($0) | pageSheet | \($0 % 997 == 0 ? "popover" : "pageSheet") |\n" }
      paths.append(try folder.write("\(file).md", table(Self.header + rows.joined())))
    }
    let run = await run(paths, in: folder)
    let shown = run.output.split(separator: "\n").filter { $0.contains(": failed: ") }.map { String($0) }
    let expected = (0..<3).flatMap { file in
      (0..<5000).filter { $0 % 997 == 0 }.map { "\(file).md:\($0 + 5): failed: r\($0)" }
    }
    #expect(shown == expected)
    #expect(run.summary.passed == 15000 - expected.count)
  }

  @Test func aFilterChoosesRows() async throws {
    let text =
      "# Alpha\n\n" + table(Self.header + "| one | pageSheet | pageSheet |\n| two | pageSheet | popover |\n")
    var options = RunOptions()
    options.filter = "ONE"
    #expect(try await run(text, options).summary.passed == 1)
    #expect(try await run(text, options).summary.failed == 0)
    options.filter = "alpha"
    #expect(try await run(text, options).summary.failed == 1)
    options.filter = "three"
    let nothing = try await run(text, options)
    #expect(nothing.messages == ["error: no row matches `three`"])
  }

  @Test func quietShowsTheSummaryAlone() async throws {
    var options = RunOptions()
    options.isQuiet = true
    let run = try await run(table(Self.header + "| b | pageSheet | popover |\n"), options)
    #expect(run.output.hasPrefix("0 passed, 1 failed\n"))
  }

  @Test func failFastStopsAtTheFirstFailure() async throws {
    var options = RunOptions()
    options.stopsAtFirstFailure = true
    let rows = (0..<5000).map { "| r\($0) | pageSheet | popover |\n" }.joined()
    let run = try await run(table(Self.header + rows), options)
    #expect(run.summary.failed == 1)
    #expect(run.output.contains("failed: r0"))
  }

  @Test func jsonIsJSON() async throws {
    var options = RunOptions()
    options.isJSON = true
    let run = try await run(
      table(Self.header + "| \"q\" \\ | pageSheet | popover |\n| b | pageSheat | popover |\n"), options)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run.output)")
    #expect(object["format"] as? Int == 1)
    let rows = try #require(object["rows"] as? [[String: Any]])
    #expect(rows.first?["name"] as? String == "\"q\" \\")
    #expect(rows.first?["line"] as? Int == 5)
    let problems = try #require(object["problems"] as? [[String: Any]])
    #expect(problems.first?["line"] as? Int == 6)
    #expect(problems.first?["help"] as? String == "did you mean `pageSheet`?")
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["failed"] as? Int == 1)
  }

  @Test func theVocabularyNamesEverything() throws {
    let vocabulary = Vocabulary()
    let object = try JSONSerialization.jsonObject(with: Data(vocabulary.json.utf8)) as? [String: Any]
    #expect(object?["format"] as? Int == 1)
    for name in ["os", "sdk", "device", "style", "isModalInPresentation", "detents", "chain", "do", "step", "case"] {
      #expect(vocabulary.inputs.contains { $0.name == name }, "\(name)")
    }
    for name in ["style?", "swipe?", "callbacks?", "delegate?", "chain?", "confidence?", "possible?", "size?"] {
      #expect(vocabulary.outputs.contains { $0.name == name }, "\(name)")
    }
    #expect(Set(vocabulary.inputs.map { $0.name }).count == vocabulary.inputs.count)
    let flags = try #require(vocabulary.callbacks.first { $0.name == "viewDidDisappear" }).flags
    #expect(flags.contains("isBeingDismissed"))
    #expect(vocabulary.flags.map { $0.name } == Flag.allCases.map { $0.name })
    #expect(vocabulary.callbacks.first { $0.name == "willPresent" }?.arguments.contains("fullScreen") == true)
    #expect((object?["flags"] as? [[String: Any]])?.count == Flag.allCases.count)
    #expect(try vocabulary.only(["isBeingDismissed"]).text == "flags\n  isBeingDismissed: yes, no\n")
    #expect(try vocabulary.only(["viewDidDisappear"]).text.contains("    flags: isBeingDismissed"))
    #expect(try vocabulary.only(["style"]).inputs.first?.initial == "automatic")
    #expect(throws: Vocabulary.UnknownName.self) { try vocabulary.only(["stlye"]) }
  }

  @Test func columnsListTheValuesThatRulesGiveThem() throws {
    let outputs = Vocabulary().outputs
    let warnings = try #require(outputs.first { $0.name == "warning?" }).values.map { $0.name }
    let exceptions = try #require(outputs.first { $0.name == "exception?" }).values.map { $0.name }
    #expect(Set(warnings).intersection(exceptions) == ["nothing"])
    #expect(warnings.contains { $0.contains("window hierarchy") })
    #expect(exceptions.contains { $0.contains("active controller") })
  }

  @Test func valuesHaveMeanings() throws {
    let vocabulary = Vocabulary()
    for name in ["idiom", "window", "adaptivePresentationStyle", "called from", "layout?", "warning?"] {
      let column = try #require((vocabulary.inputs + vocabulary.outputs).first { $0.name == name })
      for value in column.values where value.name != "undetermined" {
        #expect(!value.meaning.isEmpty, "\(name) \(value.name)")
      }
    }
    #expect(vocabulary.text.contains("      slide over: A narrow window that floats above another app.\n"))
  }
}
