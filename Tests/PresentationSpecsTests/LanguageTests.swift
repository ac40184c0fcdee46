import PresentationRules
import Testing

@testable import PresentationSpecs

/// What cells mean.
@Suite struct LanguageTests {
  private func releases(_ text: String, isSDK: Bool = false) throws -> String {
    let set = try ReleaseCells.releases(Piece(CellText(plain: text)), isSDK: isSDK)
    return SetText.text(set, in: Domain(Release.self))
  }

  @Test(
    arguments: [
      ("13", "13.0…13.4"), ("13.0", "13.0"), ("17.5.1", "17.4"), ("≥ 13", "≥ 13.0"), (">= 13.4", "≥ 13.4"),
      ("< 13", "< 13.0"), ("<13.3", "< 13.4"), ("≤ 12", "< 13.0"), ("<= 13.0", "< 13.1"), ("> 12", "≥ 13.0"),
      ("13…17", "13.0…17.4"), ("13...17.1", "13.0…17.0"), ("8…8.2", "< 8.3"), ("any", "any"), ("not 13…17", nil),
      ("not 8.0", "≥ 8.1"), ("18.1, 18.2", "18.1…18.2"), ("27.1", "27.1"),
    ] as [(String, String?)])
  func releasesAreIntervals(_ text: String, _ expected: String?) throws {
    guard let expected else {
      #expect(throws: CellProblem.self) { try releases(text) }
      return
    }
    #expect(try releases(text) == expected)
  }

  @Test func anSDKMayBeAnXcode() throws {
    #expect(try releases("Xcode 11", isSDK: true) == "13.0…13.4")
    #expect(try releases("≥ Xcode 16", isSDK: true) == "≥ 18.0")
    #expect(throws: CellProblem.self) { try releases("Xcode 11") }
  }

  @Test func valuesAreSets() throws {
    func style(_ text: String) throws -> ValueSet {
      try ValueCells.values(Piece(CellText(plain: text)), of: Input.style.definition)
    }
    #expect(try style("pageSheet, formSheet") == Variable<Style>.set([.pageSheet, .formSheet]))
    #expect(try style("[pageSheet]") == Variable<Style>.set([.pageSheet]))
    #expect(try !style("any").contains(Int(Style.undetermined.rawValue)))
    #expect(try style("not pageSheet") == style("any").subtracting(Variable<Style>.set([.pageSheet])))
    let modal = try ValueCells.values(Piece(CellText(plain: "true")), of: Input.isModal.definition)
    #expect(modal == Variable<Answer>.set([.yes]))
  }

  @Test(arguments: [("500", Window.narrow), ("639", .narrow), ("640", .between), ("678", .wide), ("1/2", .oneHalf)])
  func windowsAreBands(_ text: String, _ window: Window) throws {
    #expect(try SpecialCells.windows(Piece(CellText(plain: text))) == Variable<Window>.set([window]))
  }

  @Test func stepsAreRead() throws {
    let text = """
      present C from B.child as pageSheet not animated in viewWillAppear; at once dismiss on C; meanwhile swipe down on B \
      and let go; tap outside twice; choose "A; B"; set B.adaptivePresentationStyle fullScreen when compact, else none
      """
    let steps = try StepCells.steps(Piece(CellText(plain: text)))
    #expect(steps.map { $0.kind } == [.present, .dismiss, .swipeAndLetGo, .tapOutsideTwice, .choose, .setProperty])
    #expect(steps.map { $0.timing } == [.afterwards, .atOnce, .meanwhile, .afterwards, .afterwards, .afterwards])
    #expect(steps[0].receiver == NodeName("B", isChild: true))
    #expect(steps[0].moment == .viewWillAppear)
    #expect(!steps[0].isAnimated)
    #expect(steps[4].text == "A; B")
    #expect(steps[5].assignments.count == 3)
  }

  @Test func patternsAreRead() throws {
    let piece = Piece(
      CellText(plain: "… → {A.viewDidLoad → A.child.viewDidAppear, A.delegate.willPresent(none)+} -> completion"))
    let pattern = try PatternReader.read(piece, in: .everybody)
    #expect(pattern.names == [NodeName("A"), NodeName("A", isChild: true)])
    #expect(pattern.parts.count == 3)
    let full = Piece(
      CellText(plain: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)(fullScreen)"))
    let selector = try PatternReader.read(full, in: .delegate)
    let argument = Int(WillPresentStyle.fullScreen.rawValue)
    #expect(selector.parts == [.event(EventMatcher(subject: -2, .willPresent, argument: argument))])
    let overload = try PatternReader.read(Piece(CellText(plain: "adaptivePresentationStyle(for:)")), in: .delegate)
    #expect(overload.parts == [.event(EventMatcher(subject: -2, .adaptivePresentationStyleFor))])
    #expect(try PatternReader.read(Piece(CellText(plain: "nothing")), in: .delegate).parts.isEmpty)
    let any = try PatternReader.read(Piece(CellText(plain: "perhaps didDismiss+")), in: .delegate)
    #expect(any.parts == [.anyNumber(EventMatcher(subject: -2, .didDismiss))])
  }

  @Test(arguments: [
    ("Attempt to present <A> on <B>.", true), ("Attempt … <B>.", true), ("…", true), ("Attempt to present", false),
    ("Attempt to present <sheet> on <list>.", true), ("Attempt to present <list> on <list>.", false),
    ("Trouble: Attempt to present <A> on <B>.", true), ("Other: Attempt to present <A> on <B>.", false),
  ])
  func consoleTextsHaveGapsAndDescriptions(_ expected: String, _ isSame: Bool) {
    let pattern = ConsolePattern(Piece(CellText(plain: expected)))
    let names = ["A": "sheet", "B": "list"]
    let matches = pattern.matches(
      "Attempt to present <A> on <B>.", exceptionClass: "Trouble", names: names,
      isController: { $0 == "sheet" || $0 == "list" })
    #expect(matches == isSame)
  }

  /// What is expected, what the rules say, and whether some text is both.
  @Test(arguments: [
    (
      "Attempt to present <UIViewController: 0x7f8...> on <_UIView: 0x1; frame = <0>>.",
      "Attempt to present <A> on <B>.", true
    ),
    ("Attempt to present <...> on <…>.", "Attempt to present <A> on <B>.", true),
    ("Attempt to present ‹sheet› on «…».", "Attempt to present <A> on <B>.", true),
    ("Attempt to present ⟨list⟩ on <B>.", "Attempt to present <A> on <B>.", false),
    ("You must not.", "You must not. …", true), ("You must not. Never.", "You must not. …", true),
    ("You must not", "You must not. …", false), ("You must…", "You must not. …", true),
    ("…ever.", "You must not. …", true), ("You may… ever.", "You must not. …", false),
    ("… not. … ever", "You … not. …", true), ("You must not. …", "You must not.", true),
    ("Whatever", "…", false), ("…", "…", true), ("<A>…", "… on <B>.", true), ("<list>", "<A>", false),
  ])
  func textsWithGapsAgreeIfOneTextIsBoth(_ expected: String, _ known: String, _ agree: Bool) {
    let pattern = ConsolePattern(Piece(CellText(plain: expected)))
    let matches = pattern.matches(
      known, exceptionClass: nil, names: ["A": "sheet", "B": "list"], isController: { $0 == "sheet" || $0 == "list" })
    #expect(matches == agree)
  }

  @Test func namesInTextsKnowWhereTheyStand() {
    let pattern = ConsolePattern(Piece(CellText(plain: "… <A.child> on <0x7f> and <Q>")))
    #expect(pattern.names == [NodeName("A", isChild: true), NodeName("Q")])
    #expect(pattern.names.map { $0.place } == [4, 28])
  }

  @Test func theNearestNameIsNeverWhatWasWritten() {
    #expect(NearestName.nearest(to: "style", among: ["style", "styles"]) == "styles")
    #expect(NearestName.nearest(to: "A", among: ["B"]) == nil)
    #expect(NearestName.nearest(to: "A", among: ["B", "a"]) == "a")
  }

  @Test func namesOfUIKitStandForColumns() {
    for entry in UIKitNames.inputs {
      #expect(InputColumn.named(entry.column) != nil, "\(entry.column)")
      #expect(InputColumn.named(entry.name) == nil, "\(entry.name)")
    }
    for entry in UIKitNames.outputs {
      #expect(OutputColumn.named(entry.column) != nil, "\(entry.column)")
      #expect(OutputColumn.named(entry.name) == nil, "\(entry.name)")
    }
  }

  @Test func theNearestNameCountsSlips() {
    let names = ["style", "swipe?", "sdk"]
    #expect(NearestName.nearest(to: "stlye", among: names) == "style")
    #expect(NearestName.nearest(to: "STYLE", among: names) == "style")
    #expect(NearestName.nearest(to: "orientation", among: names) == nil)
    #expect(NearestName.distance("ab", "ba") == 1)
  }

  @Test func setsAreSpelledShort() {
    let styles = Domain(Style.self)
    #expect(SetText.text(Variable<Style>.set([.pageSheet]), in: styles) == "pageSheet")
    let most = ValueCells.sayable(styles).subtracting(Variable<Style>.set([.pageSheet]))
    #expect(SetText.text(most, in: styles) == "not pageSheet")
  }
}
