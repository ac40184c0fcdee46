import Testing

@testable import PresentationRules

/// Each kind of finding, on a small rule base that has it and nothing else of the kind.
@Suite("Findings")
struct AnalysisLintTests {
  private func ids(_ kind: Finding.Kind, _ rules: RuleBase, in universe: Universe = Sample.universe) -> [String] {
    rules.findings(in: universe).filter { $0.kind == kind }.map { $0.id }
  }

  private static let red = Sample.rule("second.red", when: [Sample.first.is(.red)], then: Colour.green)
  private static let rest = Sample.rule("second.rest", when: [], then: Colour.blue)

  // MARK: - Words

  @Test(
    "Names are lower-case words with hyphens and dots",
    arguments: [
      ("style.form-sheet", true), ("style.ios-13.sheet", true), ("style", false), ("Style.sheet", false),
      ("style..sheet", false), ("style.-sheet", false), ("style.sheet-", false), ("style.form sheet", false),
      ("", false),
    ])
  func names(id: String, isFine: Bool) {
    #expect(RuleBase.isWellFormed(id, words: 2) == isFine)
  }

  @Test(
    "A statement is one sentence that is not too long",
    arguments: [
      ("It is so.", true), ("From iOS 8.0 on it is so.", true), ("The value `A. B` counts.", true),
      ("It is so", false), ("It is so. It is not.", false), ("Is it? It is.", false), ("It is\nso.", false),
      ("", false),
      (String(repeating: "a", count: 149) + ".", true), (String(repeating: "a", count: 150) + ".", false),
    ])
  func statements(text: String, isFine: Bool) {
    #expect((RuleBase.problem(ofStatement: text) == nil) == isFine)
  }

  @Test(
    "A source has a title, a date that is one, and a place",
    arguments: [
      ("t", nil, "https://example.com/a", true), ("t", "2019", "owner/repository", true),
      ("t", "2019-08", "owner/repository#12", true), ("t", "2019-08-01", "owner/repository path/to", true),
      ("t", "2014 to 2023", "owner/repository/path", true), ("", nil, "owner/repository", false),
      ("t", "August", "owner/repository", false), ("t", "20190", "owner/repository", false),
      ("t", nil, "somewhere", false), ("t", nil, "https://", false), ("t", nil, "", false), ("t", nil, "owner/", false),
    ])
  func sources(title: String, date: String?, location: String, isFine: Bool) {
    let source = SourceEntry(Sample.thread, .thread, title, date: date, location)
    #expect((RuleBase.problem(of: source) == nil) == isFine)
  }

  @Test("Names that are used twice, missing sources, overclaimed confidence, missing experiments")
  func pieces() {
    let rules = Sample.base(
      .first,
      [
        Rule("second.a", "So.", when: [Sample.paint.is(.red)], then: .red, .observed, []),
        Rule(
          "second.b", "So.", when: [Sample.paint.is(.green)], then: .green, .observed,
          [Sample.thread, Sample.article]),
        Rule("second.a", "So.", when: [Sample.paint.is(.blue)], then: .undetermined, .inferred, [Sample.log]),
        Rule(
          "second.c", "So.", when: [], then: .blue, .observed, [Sample.log, Sample.thread]),
      ])
    #expect(ids(.doubleID, rules) == ["second.a"])
    #expect(ids(.missingSource, rules) == ["second.a"])
    #expect(ids(.overclaimed, rules) == ["second.b"])
    #expect(ids(.missingExperiment, rules) == ["second.a"])
  }

  @Test("Sources of the catalogue that nothing rests on")
  func catalogue() {
    let rules = Sample.base(.first, [Self.rest])
    let unused = rules.findings(in: Sample.universe, catalogue: [Sample.log, Sample.manual]).filter {
      $0.kind == .unusedSource
    }
    #expect(unused.map { $0.id } == [Sample.log.title])
  }

  // MARK: - Decisions

  @Test("A rule base without faults has none of the findings about decisions")
  func clean() {
    let rules = Sample.base(.first, [Self.red, Self.rest])
    let words: [Finding.Kind] = [.unreadVariable, .unreadValue]
    #expect(rules.findings(in: Sample.universe).filter { !words.contains($0.kind) } == [])
  }

  @Test("A gap is found with a situation that is in it")
  func gap() throws {
    let rules = Sample.base(.first, [Self.red, Sample.rule("second.slow", when: [Sample.isSlow.is(.yes)], then: .red)])
    let gap = try #require(rules.findings(in: Sample.universe).first { $0.kind == .gap })
    #expect(gap.id == "second?")
    #expect(gap.message.contains("paint green"))
  }

  @Test("Values that the chain never produces leave no gap")
  func unreachable() {
    let first = Decision(
      Sample.first, .first,
      [
        Sample.rule("first.green", when: [Sample.paint.is(.green)], then: Colour.green),
        Sample.rule("first.red", when: [], then: .red),
      ])
    let rules = Sample.base(
      .first, [Self.red, Sample.rule("second.green", when: [Sample.first.is(.green)], then: .blue)], first: first)
    #expect(ids(.gap, rules) == [])
    #expect(ids(.gap, rules, in: rules.wholeUniverse) == [])
  }

  @Test("Comparisons are followed to what they compare")
  func comparisons() {
    let rules = Sample.base(
      .first,
      [
        Sample.rule("second.slow", when: [Sample.isSlow.is(.yes)], then: Colour.red),
        Sample.rule("second.never", when: [Sample.speed.is(.zero), Sample.limit.isNot(.zero)], then: .green),
        Self.rest,
      ])
    #expect(ids(.shadowed, rules) == ["second.never"])
  }

  @Test("What cannot be is not counted")
  func impossible() {
    let allowed = Decision(
      Sample.allowed, .first,
      [
        Sample.rule("allowed.not", when: [Sample.paint.is(.blue)], then: Answer.no),
        Sample.rule("allowed.else", when: [], then: .yes),
      ])
    let second = Decision(
      Sample.second, .first,
      [Sample.rule("second.blue", when: [Sample.paint.is(.blue)], then: Colour.red), Self.rest])
    let rules = RuleBase(
      variables: Sample.variables, decisions: [Sample.firstIsPaint, second, allowed], choreographies: [],
      forwarding: [])
    #expect(ids(.contradiction, rules) == ["second.blue"])
    #expect(ids(.contradiction, rules, in: rules.wholeUniverse) == [])
  }

  @Test("Limits of the universe narrow what counts")
  func limits() {
    let rules = Sample.base(
      .first,
      [
        Sample.rule("second.fast", when: [Sample.speed.is(.five), Sample.paint.is(.red)], then: Colour.red),
        Sample.rule("second.calm", when: [Sample.speed.is(.zero)], then: .green),
        Self.rest,
      ])
    var universe = Sample.universe
    universe.limits = [
      [[Sample.speed.is(.five), Sample.paint.is(.green)], [Sample.speed.is(.one)]],
      [[Sample.limit.is(.three)]],
    ]
    #expect(ids(.contradiction, rules, in: universe) == ["second.fast", "second.calm"])
  }

  @Test("Shadowed rules name those that are in front of them")
  func shadowed() throws {
    let rules = Sample.base(
      .first,
      [
        Sample.rule("second.a", when: [Sample.paint.is(.red, .green)], then: Colour.red),
        Sample.rule("second.b", when: [Sample.paint.is(.blue)], then: .green),
        Sample.rule("second.c", when: [Sample.paint.is(.green, .blue)], then: .blue),
        Self.rest,
      ])
    let finding = try #require(rules.findings(in: Sample.universe).first { $0.kind == .shadowed })
    #expect(finding.id == "second.c")
    #expect(finding.message.contains("`second.a`, `second.b`"))
  }

  @Test("Rules that must not overlap and do")
  func overlap() {
    let rules = Sample.base(
      .unique,
      [
        Sample.rule("second.a", when: [Sample.paint.is(.red)], then: Colour.red),
        Sample.rule("second.b", when: [Sample.paint.is(.red), Sample.lamp.is(.yes)], then: .green),
        Sample.rule("second.c", when: [Sample.paint.isNot(.red)], then: .blue),
      ])
    #expect(ids(.overlap, rules) == ["second.b"])
  }

  @Test("A rule and a condition without which every answer is the same")
  func redundant() {
    let rules = Sample.base(
      .first,
      [
        Sample.rule("second.a", when: [Sample.paint.is(.green)], then: Colour.blue),
        Sample.rule("second.b", when: [Sample.paint.is(.red), Sample.first.is(.red)], then: .red),
        Self.rest,
      ])
    #expect(ids(.redundantRule, rules) == ["second.a"])
    #expect(ids(.redundantCondition, rules) == ["second.b", "second.b"])
  }

  @Test("A rule that is surer than the next is not redundant")
  func confidence() {
    let rules = Sample.base(
      .first,
      [
        Sample.rule("second.a", when: [Sample.paint.is(.green)], then: Colour.blue, .documented),
        Sample.rule("second.b", when: [], then: .blue, .inferred),
      ])
    #expect(ids(.redundantRule, rules) == [])
  }

  @Test("A rule whose outcome no answer shows, unless a gap would take its place")
  func unseen() {
    let first = Decision(
      Sample.first, .first,
      [
        Sample.rule("first.red", when: [Sample.paint.is(.red)], then: Colour.red),
        Sample.rule("first.green", when: [Sample.paint.is(.green)], then: .green),
        Sample.rule("first.rest", when: [], then: .blue),
      ])
    let rules = Sample.base(.first, [Self.red, Self.rest], first: first)
    #expect(ids(.unseenRule, rules) == ["first.green"])
    #expect(ids(.redundantRule, rules) == [])
  }

  // MARK: - Structure

  @Test("Decisions that depend on themselves, and everything else is still said")
  func cycle() {
    let first = Decision(
      Sample.first, .first,
      [Rule("first.b", "So", when: [], thenValueOf: Sample.second, .documented, [Sample.manual])])
    let rules = Sample.base(.first, [Self.red, Self.rest], first: first)
    #expect(ids(.cycle, rules).count == 1)
    #expect(ids(.statement, rules) == ["first.b"])
  }

  @Test("Two decisions for one variable, none, and one for what is said")
  func doubleDecision() {
    let second = Decision(Sample.second, .first, [Self.rest])
    let paint = Decision(Sample.paint, .first, [Sample.rule("paint.red", when: [], then: Colour.red)])
    let rules = RuleBase(
      variables: Sample.variables, decisions: [second, second, paint], choreographies: [], forwarding: [])
    let universe = Universe(finals: [Sample.second.id])
    #expect(ids(.doubleDecision, rules, in: universe) == ["second?"])
    #expect(ids(.missingDecision, rules, in: universe) == ["first", "allowed"])
    #expect(ids(.strayDecision, rules, in: universe) == ["paint"])
  }

  @Test("Variables and values that no rule reads")
  func unread() {
    let rules = Sample.base(
      .first, [Sample.rule("second.a", when: [Sample.speed.atLeast(.three)], then: .red), Self.rest])
    #expect(ids(.unreadVariable, rules) == ["lamp", "is slow", "first", "allowed"])
    // What can be said may have the effect of something else.
    #expect(ids(.unreadValue, rules) == [])
  }

  /// A domain that only rules speak of.
  private enum Shade: UInt8, DomainValue {
    case light, dark, odd

    static var domainName: String { "shade" }
    var name: String { ["light", "dark", "odd"][Int(rawValue)] }
  }

  @Test("A value of an outcome that no rule gives and no rule reads")
  func unreadOutcome() {
    let shade = Variable<Shade>(.horizontal)
    let shades = Decision(
      shade, .first,
      [
        Sample.rule("shade.light", when: [Sample.paint.is(.red)], then: Shade.light),
        Sample.rule("shade.dark", when: [], then: .dark),
      ])
    let second = Decision(
      Sample.second, .first, [Sample.rule("second.a", when: [shade.is(.light)], then: Colour.red), Self.rest])
    let rules = RuleBase(
      variables: Sample.variables + [shade.defined("shade", .decision, "")],
      decisions: [Sample.firstIsPaint, second, Sample.always, shades], choreographies: [], forwarding: [])
    let values = rules.findings(in: Sample.universe).filter { $0.kind == .unreadValue }
    #expect(values.map { $0.id } == ["shade"])
    #expect(values.map { $0.message.contains("`odd`") } == [true])
  }

  @Test("A variable at another's place stops the analysis")
  func misplaced() {
    let rules = RuleBase(
      variables: Array(Sample.variables.dropFirst()), decisions: [], choreographies: [], forwarding: [])
    #expect(ids(.misplacedVariable, rules).count == 1)
  }

  @Test("Too much effort is said")
  func undecided() {
    let rules = Sample.base(.first, [Self.red, Self.rest])
    #expect(rules.findings(in: Sample.universe, nodeLimit: 1).contains { $0.kind == .undecided })
  }

  @Test("A finding names sets of values as a person would")
  func words() {
    let rules = Sample.base(.first, [Self.rest])
    let level = Domain(Level.self)
    #expect(rules.description(of: ValueSet(bits: 0b1110), in: level) == "1…3")
    #expect(rules.description(of: ValueSet(bits: 0b1010), in: level) == "1, 3")
    #expect(rules.description(of: ValueSet(bits: 0b11), in: Domain(Answer.self)) == "any")
    #expect(rules.description(of: []) == "nothing said")
  }
}
