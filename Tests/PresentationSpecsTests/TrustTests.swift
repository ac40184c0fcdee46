import Foundation
import PresentationRules
import Testing

@testable import PresentationSpecs

/// Rows that would kill a mutant: each is read and checked before it is shown.
@Suite struct WitnessTests {
  private static let rules = RuleBase.uiKit

  private func row(_ id: String, _ subject: Difference.Subject, _ situation: [Step.Assignment]) throws -> WitnessRow {
    let mutant = try #require(Self.rules.mutants.first { $0.id == id })
    let difference = Difference(
      subject: subject, isOnlyConfidence: false, situation: situation, before: -1, after: -1)
    let mutated = Self.rules.mutated(by: mutant)
    let row = try #require(WitnessSearch(rules: Self.rules).row(for: difference, with: mutated))
    #expect(row.scenario.check(with: Self.rules).isEmpty)
    #expect(!row.scenario.check(with: mutated).isEmpty)
    return row
  }

  private func say<Value: DomainValue>(_ variable: Variable<Value>, _ values: Value...) -> Step.Assignment {
    Step.Assignment(variable.id, Variable.set(values))
  }

  @Test func aDecisionHasTheColumnOfItsAnswer() throws {
    let row = try row(
      "swipe.modal/dropped", .variable(Derived.swipe.id),
      [say(Input.os, .iOS17), say(Input.sdk, .iOS17), say(Input.style, .pageSheet), say(Input.isModal, .yes)])
    #expect(row.columns.contains("swipe?") && row.cells.contains("blocked"))
    #expect(row.markdown.hasPrefix("| os | sdk | "))
    #expect(row.markdown.split(separator: "\n").count == 3)
  }

  @Test func whatCanBeIsAskedAsSuch() throws {
    let row = try row(
      "impossible.sdk-27-floor/bound-2-15.0-up", .variable(Derived.isPossible.id),
      [say(Input.os, .iOS15), say(Input.sdk, .iOS27)])
    #expect(row.columns.last == "possible?" && row.cells.last == "yes")
  }

  @Test func anEmissionHasAWeakPattern() throws {
    let row = try row(
      "presenting.returns/dropped", .part("presenting.returns"),
      [say(Input.os, .iOS17), say(Input.sdk, .iOS17), say(Fact.step, .present)])
    #expect(row.columns.contains("do"))
    #expect(row.columns.last == "callbacks?" && row.cells.last?.contains("returns") == true)
  }

  @Test func whatNoRowCanTellIsNotFound() throws {
    // With the same rules, nothing can be told.
    let difference = Difference(
      subject: .part("presenting.returns"), isOnlyConfidence: false, situation: [say(Fact.step, .present)],
      before: -1, after: -1)
    #expect(WitnessSearch(rules: Self.rules).row(for: difference, with: Self.rules) == nil)
    #expect(WitnessSearch(rules: Self.rules).restsOnTheWorld(difference))
  }
}

/// What cannot be said, and what no column shows, is no difference.
@Suite struct SayableTests {
  /// A limit of the universe excludes what would be told apart otherwise.
  @Test func onlySayableSituationsCount() throws {
    let rules = RuleBase(
      variables: Input.all + Fact.all + Reading.all + Derived.all,
      decisions: [
        Decision(
          Derived.swipe, .first,
          [
            Rule(
              "swipe.full", "It is full.", when: [Input.resizable.is(.yes), Input.window.is(.full)], then: Exit.yes,
              .documented, [.docModal]),
            Rule("swipe.rest", "It is not.", when: [], then: .no, .documented, [.docModal]),
          ])
      ], choreographies: [], forwarding: [])
    let mutant = try #require(rules.mutants.first { $0.id == "swipe.full/dropped" })
    var universe = Universe(finals: [Derived.swipe.id])
    var judge = try MutantJudge(rules, in: universe)
    guard case .different = judge.judge(mutant) else {
      Issue.record("it differs where everything can be said")
      return
    }
    universe.sayable = [[[Input.resizable.is(.no)], [Input.window.isNot(.full)]]]
    judge = try MutantJudge(rules, in: universe)
    guard case .equivalent = judge.judge(mutant) else {
      Issue.record("nobody can say where it differs")
      return
    }
  }

  @Test func confidenceCountsWhereItShows() throws {
    let rules = RuleBase(
      variables: Input.all + Fact.all + Reading.all + Derived.all,
      decisions: [
        Decision(
          Derived.swipe, .first,
          [
            Rule("swipe.tv", "So.", when: [Input.platform.is(.tvOS)], then: Exit.no, .inferred, [.docModal]),
            Rule("swipe.rest", "So.", when: [], then: .no, .documented, [.docModal]),
          ])
      ], choreographies: [], forwarding: [])
    let mutant = try #require(rules.mutants.first { $0.id == "swipe.tv/dropped" })
    var universe = Universe(finals: [Derived.swipe.id])
    var judge = try MutantJudge(rules, in: universe)
    guard case .different(let difference) = judge.judge(mutant) else {
      Issue.record("it is less sure")
      return
    }
    #expect(difference.isOnlyConfidence)
    universe.rated = []
    judge = try MutantJudge(rules, in: universe)
    guard case .equivalent = judge.judge(mutant) else {
      Issue.record("no column shows it")
      return
    }
  }
}

/// Coverage by file.
@Suite struct CoverageByFileTests {
  @Test func eachFileHasItsShare() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", table("| style | style? |\n|---|---|\n| pageSheet | pageSheet |\n"))
    try folder.write("b.md", table("| style | do | dismissed? |\n|---|---|---|\n| pageSheet | swipe down | yes |\n"))
    let run = await CoverageRun(of: try SpecSuite(paths: [folder.path]))
    #expect(run.files.map { $0.name.hasSuffix("a.md") } == [true, false])
    #expect(run.files.map { $0.rows } == [1, 1])
    #expect(run.files[0].report.emissions.seen == 0)
    #expect(run.files[0].report.rules.found.contains("automatic.explicit"))
    #expect(run.files[1].report.rules.found.contains("swipe.allowed"))
    #expect(run.report.rules.seen >= run.files[1].report.rules.seen)
    #expect(run.text.contains("rows  rules  conditions  events  neighbours  file\n   1"))
    let json = try JSONSerialization.jsonObject(with: Data(run.filesJSON.utf8)) as? [[String: Any]]
    #expect(json?.count == 2)
    #expect((json?[0]["rules"] as? [String])?.contains("automatic.explicit") == true)
  }
}
