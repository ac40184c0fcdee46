import PresentationRules
import Testing

@testable import PresentationSpecs

/// How rows are held against rules: for-all rows, counterexamples, contested points, confidence.
///
/// The rules are small ones of their own, so that these tests do not depend on what is known of UIKit.
@Suite struct CheckTests {
  private static let source = Source.headerViewController

  /// Pages at compact width are full screen before 13; popovers depend on a contested point.
  private static let rules = RuleBase(
    variables: Input.all + Fact.all + Reading.all + Derived.all,
    decisions: [
      Decision(
        Derived.isPossible, .first,
        [
          Rule(
            "possible.no", "Nothing is regular and upright.",
            when: [Input.horizontal.is(.regular), Input.orientation.is(.portrait)], then: .no, .documented, [source]),
          Rule("possible.yes", "The rest can be.", when: [], then: .yes, .documented, [source]),
        ]),
      Decision(
        Derived.effectiveStyle, .first,
        [
          Rule(
            "style.before-13", "Before 13 a page is full screen at compact width.",
            when: [Input.os.before(.iOS13), Input.horizontal.is(.compact), Input.style.is(.pageSheet)],
            then: .fullScreen, .observed, [source]),
          Rule(
            "style.popover", "A popover may be a form sheet.",
            when: [Input.style.is(.popover), Reading.plusPopover.is(.formSheet)], then: .formSheet, .reported, [source]),
          Rule("style.same", "Else the style is kept.", when: [], thenValueOf: Input.style, .documented, [source]),
        ]),
    ],
    choreographies: [], forwarding: [])

  private func findings(_ header: String, _ row: String) throws -> [String] {
    let source = TableSource(
      file: "spec.md", headings: [], givens: [], header: TableSource.Line(number: 1, text: header))
    let scenario = Scenario(table: source, rows: [TableSource.Line(number: 3, text: row)], index: 0, name: "")
    return scenario.check(with: Self.rules).map { $0.lines.filter { !$0.hasPrefix("  by ") }.joined(separator: "\n") }
  }

  @Test func aRowHoldsForAllThatItLeavesOpen() throws {
    #expect(try findings("| style | os | style? |", "| pageSheet | ≥ 13 | pageSheet |") == [])
    #expect(try findings("| style | style? |", "| formSheet, custom | formSheet or custom |") == [])
    #expect(
      try findings("| style | horizontal | style? |", "| pageSheet | any | pageSheet |") == [
        "style? expected `pageSheet`, but it is `fullScreen`\n  when os < 13.0; horizontal compact"
      ])
  }

  @Test func aCaseThatCannotBeProvesNothing() throws {
    let header = "| style | os | horizontal | orientation | style? |"
    #expect(try findings(header, "| pageSheet | 12 | regular, compact | portrait | fullScreen |") == [])
    let impossible = try findings(header, "| pageSheet | 12 | regular | portrait | pageSheet |")
    #expect(
      impossible.first?.hasPrefix("what this row says cannot be: nothing is regular and upright") == true,
      "\(impossible)")
  }

  @Test func whetherSomethingIsPossibleCanBeAsked() throws {
    let header = "| horizontal | orientation | possible? |"
    #expect(try findings(header, "| regular | portrait | no |") == [])
    #expect(try findings(header, "| regular, compact | portrait | yes |") == [])
    #expect(try findings(header, "| regular | portrait | yes |") == ["possible? expected `yes`, but it is `no`"])
  }

  @Test func contestedPointsAreStated() throws {
    let silent = try findings("| style | style? |", "| popover | formSheet |")
    #expect(silent.count == 1)
    #expect(
      silent.first?.hasPrefix("style? rests on a contested point: \(Reading.plusPopover.definition.name)") == true)
    #expect(try findings("| style | style? | confidence? |", "| popover | formSheet | any |") == [])
    #expect(try findings("| style | style? | confidence? |", "| popover | formSheet | contested |") == [])
    #expect(try findings("| style | style readings? |", "| popover | formSheet / popover |") == [])
    #expect(
      try findings("| style | style readings? |", "| popover | popover / formSheet |") == [
        "style readings? expected `popover / formSheet`, but it is `formSheet / popover`"
      ])
    #expect(
      try findings("| style | style? | confidence? |", "| pageSheet | pageSheet | contested |") == [
        "confidence? expected `contested`, but it is `documented`"
      ])
  }

  @Test func confidenceIsThatOfTheWeakestRule() throws {
    let header = "| style | os | horizontal | style? | confidence? |"
    #expect(try findings(header, "| pageSheet | 17 | compact | pageSheet | documented |") == [])
    #expect(try findings(header, "| pageSheet | 12 | compact | fullScreen | observed |") == [])
    #expect(try findings(header, "| pageSheet | 12 | any | fullScreen or pageSheet | observed |") == [])
    #expect(
      try findings(header, "| pageSheet | 12 | compact | fullScreen | documented |") == [
        "confidence? expected `documented`, but it is `observed`"
      ])
  }

  @Test func rulesCanBeAskedFor() throws {
    let header = "| style | os | style? | rule? |"
    #expect(try findings(header, "| pageSheet | 17 | pageSheet | style.same |") == [])
    #expect(try findings(header, "| pageSheet | 17 | pageSheet | style.popover |").count == 1)
  }

  @Test func devicesAreAlternatives() throws {
    let header = "| device | os | style | style? |"
    #expect(try findings(header, "| \"iPhone 15\", \"iPad (A16)\" | 17 | pageSheet | pageSheet |") == [])
    #expect(try findings(header, "| iPhone10,1, iPhone 15 | 17 | pageSheet | pageSheet |") == [])
  }

  @Test func whatCellsSayWinsOverGiven() throws {
    let given = TableSource.Given(line: 1, text: "Given os 12; horizontal compact; style pageSheet")
    let source = TableSource(
      file: "spec.md", headings: [], givens: [given],
      header: TableSource.Line(number: 3, text: "| os | style | style? |"))
    func check(_ row: String) -> [Mismatch] {
      Scenario(table: source, rows: [TableSource.Line(number: 5, text: row)], index: 0, name: "").check(
        with: Self.rules)
    }
    #expect(check("|  |  | fullScreen |").isEmpty)
    #expect(check("| 17 |  | pageSheet |").isEmpty)
    #expect(check("| 17 | custom | custom |").isEmpty)
  }

  @Test func theFastWayAgreesWithTheSlowOne() async throws {
    var rows = "| os | sdk | horizontal | style | style? |\n|---|---|---|---|---|\n"
    for os in ["8", "12", "13", "≥ 13", "any"] {
      for horizontal in ["compact", "regular", "any", ""] {
        for style in ["pageSheet", "popover", "custom"] {
          for expected in ["pageSheet", "fullScreen", "not fullScreen"] {
            rows += "| \(os) | 17 | \(horizontal) | \(style) | \(expected) |\n"
          }
        }
      }
    }
    let folder = try TemporaryFolder()
    let path = try folder.write("spec.md", rows)
    let suite = try SpecSuite(paths: [path])
    let slow = suite.rows.filter { !$0.passes(with: .uiKit) }.map { $0.scenario.line }
    let run = await run([path], in: folder)
    let failed = run.output.split(separator: "\n").filter { $0.contains(": failed: ") }.compactMap {
      Int($0.split(separator: ":")[1])
    }
    let impossible = run.messages.compactMap { Int($0.split(separator: ":")[1]) }
    #expect((failed + impossible).sorted() == slow)
    #expect(run.summary.passed + slow.count == suite.rows.count)
  }
}
