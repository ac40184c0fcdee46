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
    Wrong("| style | B.chain? |", "spec.md:1:11: error: `chain?` is about the step, not about one controller"),
    Wrong("| style | B.callbacks? |", "spec.md:1:11: error: `callbacks?` is about the step, not about one controller"),
    Wrong("| style | B.rule? |", "spec.md:1:11: error: `rule?` is about the step, not about one controller"),
    Wrong("| child.style | style? |", "spec.md:1:3: error: `style` is not said of a child"),
    Wrong("| B.child.shouldDismiss | style? |", "spec.md:1:3: error: `shouldDismiss` is not said of a child"),
    Wrong("| modalPresentationStyle | style? |", "spec.md:1:3: error: there is no input `modalPresentationStyle`"),
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
    Wrong(
      "chain | chain? | | root → A (pageSheet, fullScreen) | root",
      "5:24: error: `fullScreen` is a second style after `pageSheet`"),
    Wrong(
      "chain | chain? | | root → A (navigation, tab bar) | root",
      "5:25: error: `tab bar` is a second kind of controller after `navigation`"),
    Wrong(
      "chain | chain? | | root.child → A | root", "5:3: error: `root.child` cannot stand in the chain at the start"),
    Wrong("chain | chain? | | root | root → A (pageSheet)", "5:17: error: an expected chain holds names only"),
    Wrong("style | rule? | | pageSheet | style.defalt", "5:15: error: there is no rule `style.defalt`"),
    Wrong("device | style? | | Zork | pageSheet", "5:3: error: there is no device `Zork`"),
    Wrong(
      "presenter.detents | style? | | [medium, large] | pageSheet",
      "5:3: error: `presenter.detents` has no effect, since `presenter` is not presented here"),
    Wrong(
      "presenter.shouldDismiss | style? | | no | pageSheet",
      "5:3: error: `presenter.shouldDismiss` has no effect, since `presenter` is not presented here"),
    Wrong(
      "presented.presenter view | style? | | detached | pageSheet",
      "5:3: error: `presented.presenter view` has no effect, since no step presents `presented`, or something from it"),
    Wrong("do | warning? | | present | `Attempt to present <Q> on…`", "5:33: error: there is no controller `Q` here"),
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
    Wrong("present B from A", "there is no controller `A` here"),
    Wrong(
      "set presented.modalPresentationStyle x", "there is no property `modalPresentationStyle` that a step can set"),
    Wrong("set presented.child.style x", "`style` is not said of a child"),
    Wrong("set presented.detents medium", "`medium` is no list"),
    Wrong("set presented.detents [medium], [large]", "`[medium], [large]` is not one value"),
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
    Wrong("delegate.willDismiss", "`willDismiss` does not say who hears it"),
    Wrong("… completion", "`… completion` is not one event"),
    Wrong("… presented.viewDidLoad …", "`… presented.viewDidLoad …` is not one event"),
    Wrong("presented.viewDidLoad, completion", "`presented.viewDidLoad, completion` is not one event"),
    Wrong("not presented.viewDidLoad, completion", "`presented.viewDidLoad, completion` is not one event"),
    Wrong("not {presented.viewDidLoad → completion}", "`presented.viewDidLoad → completion` is not one event"),
    Wrong("perhaps {completion}", "`perhaps` stands with one event, not with braces"),
    Wrong("{completion}+", "`+` stands with one event, not with braces"),
    Wrong("presented.delegate.willPresent(nothing)", "`willPresent` has no argument `nothing`"),
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

  /// A header and a row, and what the message offers.
  static let help = [
    Wrong("| do | chain? | | present B from A | A |", "without a `chain` the presenter is called `presenter`; or name"),
    Wrong("| do | callbacks? | | swipe down | delegate.willDismiss |", "write `presented.delegate.willDismiss`"),
    Wrong(
      "| do | callbacks? | | swipe down | viewWillDisappear |",
      "write `presented.viewWillDisappear` or `presenter.viewWillDisappear`"),
    Wrong("| do | callbacks? | | swipe down | … didDismiss |", "joined by `→`; did you mean `… → didDismiss`?"),
    Wrong("| do | delegate? | | swipe down | willDismiss, didDismiss |", "did you mean `willDismiss → didDismiss`?"),
    Wrong("| do | delegate? | | swipe down | not a, b |", "did you mean `not {a, b}`?"),
    Wrong("| modalPresentationStyle | style? | | pageSheet | pageSheet |", "did you mean `style`?"),
    Wrong("| B.sourceView | style? | | yes | popover |", "did you mean `B.anchor`?"),
    Wrong("| do | B.dismised? | | dismiss | yes |", "did you mean `B.dismissed?`?"),
    Wrong("| do | selectedDetentIdentifier? | | dismiss | large |", "did you mean `detent?`?"),
    Wrong("| do | chain? | | set presented.modalPresentationStyle x | A |", "did you mean `style`?"),
    Wrong("| device | style? | | Zork | pageSheet |", "`iPhone` or `iPad` is any of that kind"),
    Wrong("| style | rule? | | pageSheet | style.defalt |", "did you mean `style.default`?"),
    Wrong(
      "| presenter.child.style | style? | | pageSheet | pageSheet |",
      "say `presenter.child.controller`, `presenter.child.isModalInPresentation`"),
  ]

  @Test(arguments: help) func whatIsMeantIsOffered(_ wrong: Wrong) async throws {
    let parts = wrong.text.split(separator: "| |").map { $0.trimming(" ") }
    let run = try await run(table("\(parts[0]) |\n|---|---|\n| \(parts[1])\n"))
    #expect(run.summary.problems == 1)
    #expect(run.errors.contains("help: ") && run.errors.contains(wrong.message), "\(run.errors)")
  }

  /// Inputs that say where the app runs, and the reason that rules out all of it.
  static let impossible = [
    Wrong("os 15; sdk 16; device iPhone 7; orientation portrait; detents [0.4]", "custom detents came with iOS 16"),
    Wrong("os 15; sdk 16; horizontal compact; vertical regular; detents [0.4]", "custom detents came with iOS 16"),
    Wrong("os 14; device iPhone; orientation portrait; style formSheet; detents [medium]", "detents came with iOS 15"),
    Wrong("os 12; device iPhone 15", "the device came with a later system"),
  ]

  @Test(arguments: impossible) func theReasonHoldsForAllOfTheRow(_ wrong: Wrong) async throws {
    let run = try await run("Given \(wrong.text)\n\n| style? |\n|---|\n| pageSheet |\n")
    #expect(
      run.messages == ["spec.md:5:3: error: what this row says cannot be: \(wrong.message)"], "\(run.errors)")
    let words = wrong.text.split(separator: "; ").map { String($0) }
    #expect(Questions().ask(words).errors.contains("what is said cannot be: \(wrong.message)"))
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
