import Foundation
import PresentationRules
import Testing

@testable import PresentationSpecs

/// A small rule base about styles, as the reference shows it.
private enum Small {
  static let rules = base([
    Rule(
      "style.sheet", "A sheet stays a sheet.",
      when: [Input.style.is(.pageSheet, .formSheet), Input.os.atLeast(.iOS13)], thenValueOf: Input.style, .documented,
      [.docStyles]),
    Rule(
      "style.contested", "The system may decide.",
      when: [Input.os.atLeast(.iOS18), Reading.automaticGate.is(.system)], then: .formSheet, .reported, [.changes13]),
    Rule(
      "style.unknown", "Before SDK 13 nobody knows.", when: [Input.sdk.before(.iOS13)], then: .undetermined, .inferred,
      [.docStyles], experiment: "Look | listen."),
    Rule("style.rest", "Everything else is full screen.", when: [], then: .fullScreen, .documented, [.docStyles]),
  ])

  static let universe = Universe(finals: [Derived.effectiveStyle.id])
  static let index = KnowledgeIndex(of: rules)

  static func base(_ list: [Rule<Style>], choreographies: [Choreography] = [showing]) -> RuleBase {
    RuleBase(
      variables: Input.all + Fact.all + Reading.all + Derived.all,
      decisions: [Decision(Derived.effectiveStyle, .first, list)], choreographies: choreographies, forwarding: [])
  }

  static let showing = Choreography(
    "showing", "Something is shown.", when: [Fact.step.is(.present)],
    emissions: [
      Emission(
        "showing.will", .presented(.viewWillAppear), "It is about to appear.", .documented, [.headerViewController]),
      Emission(
        "showing.did", .presented(.viewDidAppear), "It has appeared.", count: .perhaps,
        when: [Derived.effectiveStyle.isNot(.fullScreen)], .documented, [.headerViewController]),
    ],
    order: [
      OrderFact(
        "showing.order", .presented(.viewWillAppear), before: .presented(.viewDidAppear), .inferred,
        [.headerViewController])
    ],
    flags: [
      FlagFact(
        "showing.flag", .presented(.viewWillAppear), .isBeingPresented, reads: .yes, .observed, [.modalNotes])
    ])
}

/// The words for conditions.
@Suite struct ReferenceWordsTests {
  private func text(_ condition: Condition, isMarkdown: Bool = false) -> String {
    ConditionWords(isMarkdown: isMarkdown, rules: .uiKit).text(condition)
  }

  @Test func releasesAreRanges() {
    #expect(text(Input.os.atLeast(.iOS13)) == "iOS 13 and later")
    #expect(text(Input.sdk.before(.iOS8dot3)) == "before SDK 8.3")
    #expect(text(Input.os.is(.iOS26)) == "iOS 26")
    #expect(text(Input.os.is(.iOS27dot1)) == "iOS 27.1")
    #expect(text(Input.os.is(.iOS13, .iOS13dot1, .iOS13dot2, .iOS13dot4)) == "iOS 13 and later, before 14")
    #expect(text(Input.os.isNot(.iOS26)) == "before iOS 26 or iOS 26.1 and later")
    #expect(text(Condition(Input.os.id, Variable.set(Release.allCases))) == "any iOS")
  }

  @Test func valuesAreListedTheShorterWay() {
    #expect(text(Input.style.is(.pageSheet, .formSheet)) == "style is pageSheet or formSheet")
    #expect(text(Input.style.isNot(.fullScreen)) == "style is not fullScreen")
    #expect(text(Input.isModal.is(.yes), isMarkdown: true) == "`isModalInPresentation` is `yes`")
    #expect(text(Condition(Input.style.id, .empty)) == "style is nothing that there is")
    #expect(text(Condition(Input.style.id, Variable.set(Style.allCases))) == "style is anything")
  }

  @Test func decidedVariablesAreLinked() {
    let words = ConditionWords(isMarkdown: true, links: [Derived.swipe.id: "#swipe"], rules: .uiKit)
    #expect(words.text(Derived.swipe.is(.yes)) == "[`swipe?`](#swipe) is `yes`")
  }

  @Test(arguments: Source.allCases)
  func everySourceThatIsWrittenDownHasAnAddress(_ source: Source) {
    #expect((SourceWords.address(of: source) == nil) == (source.kind == .unwritten))
    #expect(SourceWords.address(of: source)?.contains(" ") != true)
  }

  @Test func issuesAndPathsAreTakenApart() {
    #expect(
      SourceWords.address(of: .elementXcode16)?.hasPrefix("https://github.com/element-hq/element-x-ios/issues/") == true
    )
    #expect(SourceWords.address(of: .navigationTests) == "https://github.com/wix/react-native-navigation")
    #expect(SourceWords.path(of: .navigationTests) == "NavigationTests")
    #expect(SourceWords.path(of: .docStyles) == nil)
  }
}

/// The listings, in each of their forms.
@Suite struct ReferenceListTests {
  /// What is known of UIKit as a document; making it takes a while.
  private static let document = ReferenceMarkdown(KnowledgeIndex(of: .uiKit)).text

  @Test func theTextNamesConditionsOutcomesAndSources() {
    let text = ReferenceText(Small.index).list()
    #expect(
      text.contains(
        """
          style.sheet
            when style is pageSheet or formSheet; iOS 13 and later
            then as style
            A sheet stays a sheet.
            documented: UIModalPresentationStyle and its cases

        """))
    #expect(text.contains("showing: Something is shown.\n  when step is present\n"))
    #expect(text.contains("    presented.viewDidAppear, once or not at all\n"))
    #expect(text.contains("    presented.viewWillAppear → presented.viewDidAppear\n"))
    #expect(text.contains("    presented.viewWillAppear(isBeingPresented: yes)\n"))
    #expect(text.hasSuffix("8 rules and facts\n"))
  }

  @Test func theListCanBeNarrowed() {
    let text = ReferenceText(Small.index).list(showsExperiments: true) { $0.confidence >= .inferred }
    #expect(text.contains("style.unknown") && text.contains("showing.order"))
    #expect(!text.contains("style.rest") && !text.contains("showing.will\n"))
    #expect(text.contains("    experiment: Look | listen.\n"))
    #expect(text.hasSuffix("2 rules and facts\n"))
  }

  @Test func theDocumentHasTablesForEverything() {
    let text = ReferenceMarkdown(Small.index).text
    #expect(text.contains("  - [`style?`](#style): The style in effect after adaptation.\n"))
    #expect(
      text.contains(
        "| `style` is `pageSheet` or `formSheet`<br>iOS 13 and later | as `style` | A sheet stays a sheet. | documented |"
      ))
    #expect(text.contains("| otherwise | `fullScreen` | Everything else is full screen. | documented |"))
    #expect(text.contains("[UIModalPresentationStyle and its cases]["))
    #expect(text.contains("]: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle\n"))
    #expect(
      text.contains("| `presented.viewDidAppear` | once or not at all | [`style?`](#style) is not `fullScreen` |"))
    #expect(text.contains("| the system | Any build with SDK 13 or later gets it. | `style.contested` |"))
    #expect(text.contains("| the linked SDK | It needs SDK 18 as well. | none of its own | none is given |"))
    #expect(text.contains("| Before SDK 13 nobody knows. | before SDK 13 | Look \\| listen. | `style.unknown` |"))
  }

  @Test func everyRowOfTheDocumentHasTheCellsOfItsHeader() {
    var cells = 0
    for line in Self.document.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = 0
        continue
      }
      let count = line.replacing("\\|", with: "").count { $0 == "|" } - 1
      if cells == 0 { cells = count }
      #expect(count == cells, "\(line)")
    }
  }

  @Test func everyLinkOfTheDocumentLeadsToAHeading() {
    let text = Self.document
    var anchors: Set<Substring> = []
    for line in text.split(separator: "\n") {
      guard line.drop(while: { $0 == " " }).hasPrefix("- ["), let start = line.range(of: "](#")?.upperBound else {
        continue
      }
      anchors.insert(line[start...].prefix { $0 != ")" })
    }
    for part in text.components(separatedBy: "](#").dropFirst() {
      #expect(anchors.contains(part.prefix { $0 != ")" }))
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("##") } == anchors.count + 1)
  }

  @Test func pagesStandByThemselves() throws {
    let pages = ReferenceMarkdown(KnowledgeIndex(of: .uiKit)).pages
    let files = Set(pages.map { $0.file })
    #expect(files.count == pages.count)
    for page in pages {
      for part in page.text.components(separatedBy: ".md)").dropLast() {
        let file = String(part.split(separator: "(").last ?? "") + ".md"
        #expect(files.contains(file), "\(page.file) links to \(file)")
      }
      for part in page.text.components(separatedBy: "][").dropFirst() {
        let number = part.prefix { $0 != "]" }
        #expect(page.text.contains("\n[\(number)]: http"), "\(page.file) \(number)")
      }
    }
    let style = try #require(pages.first { $0.file == "style.md" }).text
    #expect(style.hasPrefix("# `style?`\n\nThe style in effect after adaptation."))
    #expect(
      style.contains("Rests on [") && style.contains("[`adaptive answer that counts`](adaptive-answer-that-counts.md)"))
    #expect(pages[0].text.contains("- [`style?`](style.md): The style in effect after adaptation.\n"))
  }

  @Test func allOfUIKitIsListed() {
    let index = KnowledgeIndex(of: .uiKit)
    let text = ReferenceText(index).list()
    let json = ReferenceJSON(index).list()
    for piece in index.pieces {
      #expect(Self.document.contains("| `\(piece.id)` |"), "\(piece.id)")
      #expect(text.contains("  \(piece.id)\n"), "\(piece.id)")
      #expect(json.contains("{\"id\":\"\(piece.id)\","), "\(piece.id)")
    }
  }
}

/// What is said of one piece.
@Suite struct ReferenceExplanationTests {
  private func explain(_ id: String) throws -> Explanation {
    try Explanation(of: id, in: Small.index, universe: Small.universe)
  }

  @Test func neighboursAndReleasesAreComputed() throws {
    let explanation = try explain("style.contested")
    #expect(explanation.losesTo.map { $0.id } == ["style.sheet"])
    #expect(explanation.winsOver.map { $0.id } == ["style.unknown", "style.rest"])
    #expect(explanation.releases.map { $0.systems } == ["iOS 18 and later"])
    #expect(explanation.releases.map { $0.builds } == ["any SDK"])
    #expect(explanation.contested.map { $0.readings } == [["the system"]])
    #expect(try explain("style.rest").losesTo.map { $0.id } == ["style.sheet", "style.contested", "style.unknown"])
  }

  @Test func releasesFollowFromWhatIsLeftByOtherRules() throws {
    let spans = try explain("style.unknown").releases
    #expect(spans.map { $0.builds } == ["before SDK 13"])
    let flag = try explain("showing.flag")
    #expect(flag.knowsReleases && flag.releases.map { $0.systems } == ["any iOS"])
  }

  @Test func theTextHasEverything() throws {
    let text = try explain("style.unknown").text
    #expect(text.hasPrefix("style.unknown: Before SDK 13 nobody knows.\n"))
    #expect(text.contains("  when before SDK 13\n  then undetermined\n  inferred: "))
    #expect(
      text.contains("  UIModalPresentationStyle and its cases (documentation, 2026) https://developer.apple.com/"))
    #expect(text.contains("experiment that would settle it\n  Look | listen.\n"))
    #expect(text.contains("wins over\n  style.rest: Everything else is full screen.\n"))
    #expect(!text.contains("rows that reach it"))
  }

  @Test func whatHasNoNameIsToldWithTheNearest() {
    #expect(throws: Explanation.UnknownID.self) { try explain("style.rset") }
    let error = Explanation.unknown("style.rset", in: Small.index).description
    #expect(error.contains("`style.rset`") && error.contains("did you mean `style.rest`"))
    #expect(Explanation.unknown("style", in: Small.index).description.contains("`style.sheet`, `style.contested`"))
    #expect(Explanation.unknown("qqqqqq", in: Small.index).description.contains("`presentcheck rules` lists them"))
  }

  @Test func rowsThatReachAPieceAreFound() throws {
    let folder = try TemporaryFolder()
    let rows = "| pageSheet | | pageSheet |\n| fullScreen | present | fullScreen |\n"
    try folder.write("a.md", table("| style | do | style? |\n|---|---|---|\n" + rows))
    let index = KnowledgeIndex(of: .uiKit)
    let ids: Set = ["automatic.explicit", "presenting.returns", "swipe.tv"]
    let places = RowPlaces(in: [folder.path], of: index, only: ids)
    #expect(places.problems.isEmpty)
    #expect(places.places["automatic.explicit"]?.map { $0.line }.sorted() == [5, 6])
    #expect(places.places["presenting.returns"]?.map { $0.line } == [6])
    #expect(places.places["swipe.tv"]?.isEmpty != false)
    let text = try Explanation(of: "presenting.returns", in: index, universe: .uiKit, rows: places).text
    #expect(text.contains("rows that reach it\n  ") && text.contains("a.md:6\n"))
  }

  @Test func rowsThatFailWithoutAPieceComeFirst() throws {
    let folder = try TemporaryFolder()
    let rows = "| pageSheet | | no | |\n| pageSheet | yes | blocked | |\n| pageSheet | yes | | pageSheet |\n"
    try folder.write(
      "a.md", table("| style | isModalInPresentation | swipe? | style? |\n|---|---|---|---|\n" + rows))
    let index = KnowledgeIndex(of: .uiKit)
    let places = RowPlaces(in: [folder.path], of: index, only: ["swipe.modal", "modal.own"])
    #expect(places.places["swipe.modal"]?.map { $0.isTelling } == [true])
    let text = try Explanation(of: "swipe.modal", in: index, universe: .uiKit, rows: places).text
    #expect(text.contains("rows that fail without it\n  ") && text.contains("a.md:6\n"))
    #expect(text.contains("wins over\n  swipe."))
  }

  @Test func theLastRuleIsOtherwiseAndExamplesAreOfDevicesThatAre() throws {
    let index = KnowledgeIndex(of: .uiKit)
    let last = try Explanation(of: "swipe.allowed", in: index, universe: .uiKit)
    #expect(last.text.contains("\n  otherwise\n  then yes\n"))
    let rule = try Explanation(of: "horizontal.pad-large-half", in: index, universe: .uiKit)
    let example = try #require(rule.example)
    #expect(example.contains("device \"iPad") && !example.contains("screen"), "\(example)")
    // An upright iPad has no halves.
    #expect(example.contains("orientation landscape"), "\(example)")
  }

  @Test func theContestedPointsOfTheDecisionAreNamed() throws {
    let index = KnowledgeIndex(of: .uiKit)
    let neighbour = try #require(
      index.rules.decisions.first { decision in
        decision.rules.contains { $0.conditions.contains { $0.variable == Reading.automaticGate.id } }
      }?.rules.last)
    let text = try Explanation(of: neighbour.id, in: index, universe: .uiKit).text
    #expect(text.contains("contested: \(Reading.automaticGate.definition.name)\n"))
    #expect(text.contains("  asked about by "))
  }
}

/// What lint says, with faults put in by hand.
@Suite struct ReferenceLintTests {
  private func items(_ list: [Rule<Style>], choreographies: [Choreography] = []) -> [LintReport.Item] {
    let rules = Small.base(list, choreographies: choreographies)
    return LintReport(of: rules, in: Small.universe).items.filter { $0.kind != "unread variable" }
  }

  private static let sheet = Rule(
    "style.sheet", "A sheet stays a sheet.", when: [Input.style.is(.pageSheet)], then: Style.pageSheet, .documented,
    [.docStyles])
  private static let rest = Rule(
    "style.rest", "Everything else is full screen.", when: [], then: Style.fullScreen, .documented, [.docStyles])

  private func found(_ list: [Rule<Style>]) -> Set<String> {
    let usual = Set(items([Self.sheet, Self.rest]).map { "\($0.kind): \($0.id)" })
    return Set(items(list).map { "\($0.kind): \($0.id)" }).subtracting(usual)
  }

  @Test func aGapIsFound() {
    #expect(found([Self.sheet]).contains("gap: style?"))
  }

  @Test func aShadowedRuleIsFound() {
    let shadowed = Rule(
      "style.late", "It comes too late.", when: [Input.style.is(.pageSheet), Input.os.atLeast(.iOS13)],
      then: Style.formSheet, .documented, [.docStyles])
    #expect(found([Self.sheet, shadowed, Self.rest]).contains("shadowed rule: style.late"))
  }

  @Test func aMissingSourceIsFound() {
    let bare = Rule(
      "style.bare", "It rests on nothing.", when: [Input.style.is(.custom)], then: Style.custom, .documented, [])
    #expect(found([Self.sheet, bare, Self.rest]).contains("no source: style.bare"))
  }

  @Test func anOverclaimedConfidenceIsFound() {
    let bold = Rule(
      "style.bold", "Somebody said so.", when: [Input.style.is(.custom)], then: Style.custom, .documented, [.changes13])
    #expect(found([Self.sheet, bold, Self.rest]).contains("confidence not backed: style.bold"))
  }

  /// Two rules that share the releases; the bound of the first is moved by one release.
  @Test func aWrongBoundIsFoundWhereItOpensAGapOrAnOverlap() {
    func base(_ bound: Release) -> RuleBase {
      let early = Rule(
        "style.early", "Before it is full screen.", when: [Input.os.before(bound)], then: Style.fullScreen, .documented,
        [.docStyles])
      let late = Rule(
        "style.late", "From then on it is a sheet.", when: [Input.os.atLeast(.iOS13)], then: Style.pageSheet,
        .documented, [.docStyles])
      return RuleBase(
        variables: Input.all + Fact.all + Reading.all + Derived.all,
        decisions: [Decision(Derived.effectiveStyle, .unique, [early, late])], choreographies: [], forwarding: [])
    }
    func found(_ bound: Release) -> [String] {
      LintReport(of: base(bound), in: Small.universe).items.filter { ["gap", "overlap"].contains($0.kind) }
        .map { "\($0.kind): \($0.id)" }
    }
    #expect(found(.iOS13) == [])
    #expect(found(.iOS12dot2) == ["gap: style?"])
    #expect(found(.iOS13dot1) == ["overlap: style.late"])
  }

  /// No set arithmetic knows that a bound is wrong where nothing opens; a row of a spec does.
  @Test func aWrongBoundIsFoundByARow() async throws {
    let text = "Given sdk 17; horizontal compact; vertical regular; style automatic\n\n| os | style? |\n|---|---|\n"
    let run = try await run(text + "| 12.2 | fullScreen |\n| 13 | pageSheet |\n")
    #expect(run.summary.passed == 2)
  }

  @Test func textAndJSONSayTheSame() {
    let report = LintReport(of: Small.base([Self.sheet]), in: Small.universe)
    let gap = report.items.first { $0.kind == "gap" }
    #expect(gap?.message.hasPrefix("no rule applies to: ") == true)
    #expect(report.text.contains("gap\n  style?: no rule applies to: "))
    #expect(report.text.hasSuffix("\(report.items.count) findings in 5 rules and facts\n"))
    #expect(report.json.hasPrefix("{\"format\":1,\"findings\":[{\"kind\":\""))
    #expect(report.json.contains("\"count\":\(report.items.count),"))
  }

  @Test func columnsThatNoTableHasAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", table("| style | style? | B.swipe? |\n|---|---|---|\n| pageSheet | pageSheet | |\n"))
    let columns = UnusedColumns(in: [folder.path])
    #expect(columns.problems.isEmpty)
    for name in ["style", "style?", "swipe?", "os", "vertical"] { #expect(!columns.names.contains(name)) }
    for name in ["layout?", "device", "isModalInPresentation"] { #expect(columns.names.contains(name)) }
    var report = LintReport(of: Small.rules, in: Small.universe)
    report.add(columns)
    #expect(report.text.contains("unused column\n"))
    #expect(UnusedColumns(in: ["/nowhere"]).problems.count == 1)
  }
}
