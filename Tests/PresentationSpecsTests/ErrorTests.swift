import Testing

@testable import PresentationSpecs

/// Every way to write a spec wrongly, with the message and the place.
@Suite struct ErrorTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { message }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  static let markdown = [
    Wrong("Givn os 17", "spec.md:1:1: error: `Givn` is not `Given`"),
    Wrong("given: os 17", "spec.md:1:1: error: `given:` is not `Given`"),
    Wrong("**Given** os 17", "spec.md:1:1: error: `**Given**` is not `Given`"),
    Wrong("Some prose\ngiven os 17", "spec.md:2:1: error: `given` is not `Given`"),
    Wrong("- Given os 17", "spec.md:1:1: error: `- Given` is not `Given`"),
    Wrong("> Given os 17", "spec.md:1:1: error: `> Given` is not `Given`"),
    Wrong("Given sdkk 17", "spec.md:1:7: error: there is no input `sdkk`"),
    Wrong("Given os 17;\nsdkk 17", "spec.md:2:1: error: there is no input `sdkk`"),
    Wrong("Given os", "spec.md:1:7: error: `os` has no value here"),
    Wrong("Given os 17; ; sdk 17", "spec.md:1:14: error: nothing stands between two semicolons"),
    Wrong("Given style? pageSheet", "spec.md:1:7: error: `style?` is an output, and `Given` sets inputs"),
    Wrong("Given case x", "spec.md:1:7: error: `case` is no input"),
    Wrong("Given A.os 17", "spec.md:1:7: error: `os` is the same for all controllers"),
    Wrong("| a | b? |", "spec.md:1:1: error: this line starts with a pipe but is no part of a table"),
    Wrong(
      "| style | style? |\n|---|\n| pageSheet | pageSheet |",
      "spec.md:2:1: error: the line of dashes has 1 cells, the header has 2"),
    Wrong("| style | style? |\n|---|---|", "spec.md:1:1: error: this table has no rows"),
    Wrong(
      "| style | os |\n|---|---|\n| pageSheet | 17 |",
      "spec.md:1:3: error: all columns of this table are inputs (`style`, `os`), and none ends in `?`"),
    Wrong("```\n| style | style? |", "spec.md:1:1: error: this code fence is never closed"),
    Wrong("<!-- hidden\n\nGiven x", "spec.md:1:1: error: this comment is never closed"),
  ]

  static let headers = [
    Wrong("| stlye | style? |", "spec.md:1:3: error: there is no input `stlye`"),
    Wrong("| style | stlye? |", "spec.md:1:11: error: there is no output `stlye?`, and no controller of that name"),
    Wrong("| A.stlye | style? |", "spec.md:1:3: error: there is no input `A.stlye`"),
    Wrong("| A.os | style? |", "spec.md:1:3: error: `os` is the same for all controllers"),
    Wrong("| style | B.swpe? |", "spec.md:1:11: error: there is no output `B.swpe?`, and no controller of that name"),
    Wrong("| style | B.chain? |", "spec.md:1:11: error: there is no output `B.chain?`, and no controller of that name"),
    Wrong("| style |  | style? |", "spec.md:1:10: error: this column has no name"),
    Wrong("| style | style | style? |", "spec.md:1:11: error: there are two columns `style`"),
  ]

  static let cells = [
    Wrong("style | style? | | pageSheat | pageSheet", "5:3: error: there is no style `pageSheat`"),
    Wrong("style | style? | | pageSheet | pagesheet", "5:15: error: there is no style `pagesheet`"),
    Wrong("style | style? | | pageSheet, | pageSheet", "5:13: error: nothing stands between two commas"),
    Wrong("style | style? | | pageSheet | pageSheet, formSheet", "5:26: error: an output has one value"),
    Wrong("style | style? | | pageSheet | ", "5:3: error: this row expects nothing"),
    Wrong("os | style? | | 28 | pageSheet", "5:3: error: `28` is later than the last known release"),
    Wrong("os | style? | | ≥ 28 | pageSheet", "5:5: error: `28` is later than the last known release"),
    Wrong("os | style? | | 13…28 | pageSheet", "5:6: error: `28` is later than the last known release"),
    Wrong("os | style? | | 7.1 | pageSheet", "5:3: error: `7.1` is earlier than the first known release"),
    Wrong("os | style? | | 20 | pageSheet", "5:3: error: there is no release `20`"),
    Wrong("os | style? | | 17…13 | pageSheet", "5:3: error: no release is in `17…13`"),
    Wrong("os | style? | | 17.1.2.3 | pageSheet", "5:3: error: `17.1.2.3` is no release"),
    Wrong("sdk | style? | | Xcode 5 | pageSheet", "5:3: error: there is no known Xcode `Xcode 5`"),
    Wrong("device | style? | | iPhone 155 | pageSheet", "5:3: error: there is no device `iPhone 155`"),
    Wrong("window | style? | | wide | pageSheet", "5:3: error: `wide` is no window"),
    Wrong(
      "adaptivePresentationStyle | style? | | none when compact | pageSheet",
      "5:13: error: `compact` does not say what is returned otherwise"),
    Wrong(
      "adaptivePresentationStyle | style? | | none when small, else none | pageSheet",
      "5:13: error: there is no condition `small`"),
    Wrong("detents | detent? | | medium | medium", "5:3: error: `medium` is no list"),
    Wrong("actions | actions? | | [Delete] | Delete", "5:14: error: `Delete` is no list"),
    Wrong(
      "chain | chain? | | root → A (pageShet) | root",
      "5:13: error: `pageShet` is neither a style nor a kind of controller"),
    Wrong("chain | chain? | | root → A → root | root", "5:14: error: `root` is in the chain twice"),
    Wrong("chain | chain? | | root → → A | root", "5:10: error: `root → → A` is no chain"),
    Wrong("chain | chain? | | root → A (pageSheet | root", "5:10: error: `A (pageSheet` is no chain"),
    Wrong("chain | X.style? | | root → A | pageSheet", "3:11: error: there is no controller `X` here"),
    Wrong("chain | X? | | root → A | nothing", "3:11: error: there is no output `X?`, and no controller of that name"),
    Wrong("B.style | style? | | pageSheet | pageSheet", "5:3: error: there is no controller `B` here"),
    Wrong("confidence? | style? | | sure | pageSheet", "5:3: error: there is no confidence `sure`"),
    Wrong("step | style? | | 2 | pageSheet", "5:3: error: `2` is not the number of a step here"),
    Wrong("step | style? | | one | pageSheet", "5:3: error: `one` is not the number of a step here"),
  ]

  static let steps = [
    Wrong("swpe down", "there is no step `swpe down`"),
    Wrong("swipe up", "there is no step `swipe up`"),
    Wrong("swipe down on X", "there is no controller `X` here"),
    Wrong("swipe down now", "`now` does not belong to this step"),
    Wrong("dismiss presented", "`presented` does not belong to this step"),
    Wrong("present A from root", "there is no controller `root` here"),
    Wrong("present as pagSheet", "there is no style `pagSheet`"),
    Wrong("present in viewWillApear", "`viewWillApear` is no callback that a call can be made in"),
    Wrong("present from", "`present from` is not complete"),
    Wrong("at once dismiss", "`at once` needs a step before it"),
    Wrong("present; ; dismiss", "nothing stands between two semicolons"),
    Wrong("drag to medum", "no sheet offers a detent `medum` here"),
    Wrong("rotate to portait", "there is no orientation `portait`"),
    Wrong("resize to 1/4", "`1/4` is no window"),
    Wrong("resize to any", "`any` is not one value"),
    Wrong("set presented.isModal yes", "there is no property `isModal` that a step can set"),
    Wrong("set presented.isModalInPresentation", "`set presented.isModalInPresentation` is not complete"),
    Wrong("set presented.isModalInPresentation any", "`any` is not one value"),
    Wrong("set presented.isModalInPresentation maybe", "there is no yes or no `maybe`"),
    Wrong("push", "there is no step `push`"),
    Wrong("press Space", "there is no step `press Space`"),
    Wrong("tap outside thrice", "`thrice` does not belong to this step"),
  ]

  static let patterns = [
    Wrong("presented.viewWilAppear", "there is no callback `viewWilAppear`"),
    Wrong("viewWillAppear", "`viewWillAppear` does not say who hears it"),
    Wrong("presented.willDismiss", "`willDismiss` is not heard here"),
    Wrong("X.viewWillAppear", "there is no controller `X` here"),
    Wrong("{presented.viewDidLoad", "`}` is missing"),
    Wrong("presented.viewDidLoad → → completion", "an event is missing here"),
    Wrong("presented.viewDidLoad(isBeingPresentd: yes)", "there is no flag `isBeingPresentd`"),
    Wrong("presented.viewDidLoad(isBeingPresented: maybe)", "`isBeingPresented` is never `maybe`"),
    Wrong("presented.viewDidLoad(presentingViewController: X)", "there is no controller `X` here"),
    Wrong("presented.delegate.willPresent(pagSheet)", "`willPresent` has no argument `pagSheet`"),
    Wrong("perhaps completio+", "there is no callback `completio`"),
  ]

  @Test(arguments: markdown) func wrongMarkdown(_ wrong: Wrong) async throws {
    let run = try await run(wrong.text + "\n")
    #expect(run.messages.contains(wrong.message), "\(run.errors)")
    #expect(run.summary.problems > 0)
  }

  @Test(arguments: headers) func wrongHeaders(_ wrong: Wrong) async throws {
    let count = wrong.text.filter { $0 == "|" }.count
    let rule = String(repeating: "|---", count: count - 1) + "|"
    let cells = String(repeating: "| pageSheet ", count: count - 1) + "|"
    let run = try await run("\(wrong.text)\n\(rule)\n\(cells)\n")
    #expect(run.messages == [wrong.message], "\(run.errors)")
  }

  /// Each text is the header and one row of a table with two columns, which start on line 3.
  @Test(arguments: cells) func wrongCells(_ wrong: Wrong) async throws {
    let parts = wrong.text.split(separator: "| |").map { $0.trimming(" ") }
    let run = try await run(table("| \(parts[0]) |\n|---|---|\n| \(parts[1]) |\n"))
    #expect(run.messages == ["spec.md:\(wrong.message)"], "\(run.errors)")
    #expect(run.summary.passed == 0)
  }

  @Test(arguments: steps) func wrongSteps(_ wrong: Wrong) async throws {
    let run = try await run(table("| do | callbacks? |\n|---|---|\n| \(wrong.text) | … |\n"))
    #expect(run.messages.count == 1, "\(run.errors)")
    #expect(run.messages.first?.hasSuffix("error: \(wrong.message)") == true, "\(run.errors)")
  }

  @Test(arguments: patterns) func wrongPatterns(_ wrong: Wrong) async throws {
    let run = try await run(table("| do | callbacks? |\n|---|---|\n| present | \(wrong.text) |\n"))
    #expect(run.messages.count == 1, "\(run.errors)")
    #expect(run.messages.first?.hasSuffix("error: \(wrong.message)") == true, "\(run.errors)")
  }

  @Test func theLineAndTheMarkAreShown() async throws {
    let run = try await run(table("| style | style? |\n|---|---|\n| pageSheat | pageSheet |\n"))
    #expect(
      run.errors == """
        spec.md:5:3: error: there is no style `pageSheat`
          | pageSheat | pageSheet |
            ^
          help: did you mean `pageSheet`?

        """)
  }

  @Test func cellCountsAreCompared() async throws {
    let run = try await run(
      table("| style | style? |\n|---|---|\n| pageSheet |\n| pageSheet | pageSheet | pageSheet |\n"))
    #expect(
      run.messages == [
        "spec.md:5:3: error: this row has 1 cell, the header has 2",
        "spec.md:6:27: error: this row has 3 cells, the header has 2",
      ])
  }

  @Test func positionsCountCharacters() async throws {
    let run = try await run(table("| case | style | style? |\n|---|---|---|\n| größer → | pageSheat | pageSheet |\n"))
    #expect(run.messages == ["spec.md:5:14: error: there is no style `pageSheat`"])
  }

  @Test func onlyTheFirstHundredOfAFileAreShown() async throws {
    let rows = (0..<250).map { "| pageShee\($0) | pageSheet |\n" }.joined()
    let run = try await run(table("| style | style? |\n|---|---|\n" + rows))
    #expect(run.messages.count == 101)
    #expect(run.messages.last == "spec.md: error: 150 further problems are not shown")
    #expect(run.summary.problems == 250)
  }

  @Test func rowsOfAScenarioAreChecked() async throws {
    let rows = """
      | step | style     | do      | chain?                |
      |------|-----------|---------|-----------------------|
      | 1    | pageSheet | present | presenter → presented |
      | 2    | formSheet | dismiss | presenter             |
      | 4    |           | dismiss | presenter             |

      """
    let run = try await run(table(rows))
    #expect(
      run.messages == ["spec.md:7:3: error: `4` is not the number of a step here"])
    let shorter = rows.split(separator: "\n").dropLast().joined(separator: "\n")
    let second = try await PresentationSpecsTests.run(table(shorter))
    #expect(second.messages == ["spec.md:6:10: error: `style` is said after the first step"])
  }

  @Test func aSplitParagraphIsOneGivenLine() async throws {
    let run = try await run(
      "Given os 17; sdk 17;\nhorizontal compact; vertical regular.\n\n| style | style? |\n|---|---|\n| pageSheet | pageSheet |\n"
    )
    #expect(run.summary.passed == 1, "\(run.errors)")
  }
}

extension StringProtocol {
  fileprivate func trimming(_ character: Character) -> String {
    var text = self[...]
    while text.first == character { text.removeFirst() }
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
