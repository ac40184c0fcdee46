import Foundation
import PresentationRules
import PresentationSpecs
import Testing

/// What an app's own test does with what it heard on a simulator.
@Suite struct RecordingTests {
  private let host = Host(os: .init(17, 5), sdk: .init(17, 5), horizontal: .compact, vertical: .regular)

  private func recording(_ swipe: [Callback]) -> Recording {
    var recording = Recording()
    for callback in [.willPresent, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear] + swipe {
      recording.note(callback, of: "sheet")
    }
    return recording
  }

  @Test func aRecordingThatFitsHasNoDifferences() throws {
    var recording = Recording()
    recording.note(.viewDidLoad, of: "sheet")
    recording.note(.willPresent, of: "sheet", argument: "none")
    recording.note(.viewWillAppear, of: "sheet")
    recording.note(.viewIsAppearing, of: "sheet")
    recording.note(.viewDidAppear, of: "sheet")
    recording.note(.willDismiss, of: "sheet")
    recording.note(.viewWillDisappear, of: "sheet")
    recording.note(.viewDidDisappear, of: "sheet")
    recording.note(.didDismiss, of: "sheet")
    #expect(try Scenario("style pageSheet", do: "present; swipe down", on: host).differences(from: recording).isEmpty)
  }

  @Test func theFirstDifferenceIsNamedWithItsRule() throws {
    var recording = Recording(hearing: [.viewWillAppear, .viewIsAppearing, .viewDidAppear])
    recording.note(.viewWillAppear, of: "sheet")
    recording.note(.viewDidAppear, of: "sheet")
    let differences = try Scenario("style pageSheet", do: "present", on: host).differences(from: recording)
    let difference = try #require(differences.first)
    #expect(difference.position == 1)
    #expect(difference.recorded == "sheet.viewDidAppear")
    #expect(difference.expected == ["presented.viewIsAppearing"])
    #expect(!difference.reasons.isEmpty)
  }

  @Test func aRecordingMayEndTooEarly() throws {
    var recording = Recording(hearing: [.viewWillAppear, .viewIsAppearing, .viewDidAppear])
    recording.note(.viewWillAppear, of: "sheet")
    recording.note(.viewIsAppearing, of: "sheet")
    let difference = try #require(
      try Scenario("style pageSheet", do: "present", on: host).differences(from: recording).first)
    #expect(difference.recorded == nil)
    #expect(difference.expected == ["presented.viewDidAppear"])
  }

  @Test func namesOfTheScenarioAreTaken() throws {
    var recording = Recording(hearing: [.viewWillDisappear, .viewDidDisappear])
    recording.note(.viewWillDisappear, of: "B")
    recording.note(.viewDidDisappear, of: "B")
    let inputs = "chain root → A (pageSheet) → B (pageSheet)"
    #expect(try Scenario(inputs, do: "swipe down", on: host).differences(from: recording).isEmpty)
    var other = Recording(hearing: [.viewWillDisappear, .viewDidDisappear])
    other.note(.viewWillDisappear, of: "A")
    other.note(.viewDidDisappear, of: "A")
    #expect(try !Scenario(inputs, do: "swipe down", on: host).differences(from: other).isEmpty)
  }

  @Test func flagsThatReadOtherwiseAreDifferences() throws {
    var recording = Recording(hearing: [.viewWillDisappear])
    recording.note(.viewWillDisappear, of: "sheet", flags: [FlagReading(.isBeingDismissed, .no)])
    let difference = try #require(
      try Scenario("style pageSheet", do: "swipe down", on: host).differences(from: recording).first)
    #expect(difference.recorded == "viewWillDisappear(isBeingDismissed: no)")
  }

  @Test func aScenarioThatIsWrongThrows() {
    #expect(throws: SpecProblems.self) { try Scenario("stlye pageSheet", do: "present", on: host) }
    #expect(throws: SpecProblems.self) { try Scenario("style pageSheet", do: "presnt", on: host) }
    #expect(throws: SpecProblems.self) {
      try Scenario(
        "style pageSheet", on: Host(os: .init(99), sdk: .init(17), horizontal: .compact, vertical: .regular))
    }
  }

  @Test func aScenarioCanBeEncoded() throws {
    let scenario = try Scenario("style pageSheet", do: "present; swipe down", on: host)
    let copy = try JSONDecoder().decode(Scenario.self, from: JSONEncoder().encode(scenario))
    #expect(copy == scenario)
    #expect(copy.id == scenario.id)
    #expect(copy.description == "style pageSheet; present; swipe down")
  }

  @Test func aDecodedScenarioHasItsRow() throws {
    let scenario = try Scenario("style pageSheet", do: "present", on: host)
    let text = String(decoding: try JSONEncoder().encode(scenario), as: UTF8.self)
    let start = try #require(text.range(of: "\"rows\":["))
    let end = try #require(text[start.upperBound...].range(of: "]"))
    let empty = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: "")
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Scenario.self, from: Data(empty.utf8)) }
  }

  @Test func aScenarioThatCannotBePreparedDoesNotFit() throws {
    let scenario = try Scenario("style pageSheet", do: "present", on: host)
    let text = String(decoding: try JSONEncoder().encode(scenario), as: UTF8.self)
    let wrong = text.replacingOccurrences(of: "| present |", with: "| presnt |")
    let decoded = try JSONDecoder().decode(Scenario.self, from: Data(wrong.utf8))
    #expect(decoded.differences(from: Recording()).first?.problem?.contains("presnt") == true)
    let documentation = text.replacingOccurrences(of: "| do | callbacks? |", with: "| a | b |")
    let table = try JSONDecoder().decode(Scenario.self, from: Data(documentation.utf8))
    #expect(!table.differences(from: Recording()).isEmpty)
    #expect(!table.check().isEmpty)
  }

  @Test func whatCannotBeDoesNotFit() throws {
    let pad = Host(os: .init(17, 5), sdk: .init(17, 5), horizontal: .compact, vertical: .regular)
    let inputs = "style pageSheet; idiom phone; window 1/3; resizable no"
    let difference = try Scenario(inputs, do: "present", on: pad).differences(from: Recording()).first
    #expect(difference?.problem?.contains("cannot be") == true, "\(String(describing: difference))")
  }

  @Test func namesThatCanBeMatchedInTooManyWaysAreSaid() throws {
    let chain = (["root"] + (0..<12).map { "C\($0) (pageSheet)" }).joined(separator: " → ")
    var recording = Recording()
    for name in 0..<9 { recording.note(.viewDidLoad, of: "other \(name)") }
    let differences = try Scenario("chain \(chain)", do: "swipe down", on: host).differences(from: recording)
    #expect(differences.first?.problem?.contains("too many ways") == true, "\(differences)")
  }

  @Test func aScenarioWithTooManyEventsIsNotHeldToFit() throws {
    let chain = (["root"] + (0..<80).map { "C\($0) (pageSheet)" }).joined(separator: " → ")
    let scenario = try Scenario("chain \(chain)", do: "dismiss on root", on: host)
    let differences = scenario.differences(from: Recording())
    #expect(differences.first?.problem?.contains("more events") == true, "\(differences)")
  }

  @Test func aPackedVersionIsThatOfABinary() {
    #expect(Host.Version(packed: 0x0011_0500) == Host.Version(17, 5))
  }

  @Test func specsCanBeLoadedByURL() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Specs/Default style")
    #expect(try !Specs(contentsOf: folder).scenarios.isEmpty)
    #expect(throws: SpecProblems.self) { try Specs(path: "/nowhere") }
  }
}
