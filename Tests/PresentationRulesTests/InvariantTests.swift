import Testing

@testable import PresentationRules

@Suite struct InvariantTests {
  @Test func holdInAllWorldsToDepthTwo() {
    let report = RuleBase.uiKit.walkInvariants(depth: 2)
    #expect(report.worlds > 500)
    #expect(report.steps > 2_000)
    for broken in report.broken.prefix(20) {
      Issue.record(
        "\(broken.invariant.statement): root → \(broken.chain.joined(separator: " → ")), \(broken.step.name) at \(broken.place)"
      )
    }
  }

  @Test func aReleaseOfEachGenerationIsWalkedAndTheLatest() {
    let releases = RuleBase.uiKit.generationReleases
    #expect(releases.last == .latest)
    #expect(releases.contains(.iOS12dot2))
    #expect(releases.contains(.iOS18dot4))
    #expect(RuleBase.uiKit.worldEnvironments.count == releases.count * 3)
  }

  @Test func aBrokenSilenceIsFound() {
    let emission = Emission(
      "loud.will", .presented(.willDismiss), "It tells.", .documented, [.headerPresentation])
    var rules = RuleBase.uiKit
    for index in rules.choreographies.indices { rules.choreographies[index].emissions.append(emission) }
    let loud = RuleBase(
      variables: rules.variables, decisions: rules.decisions, choreographies: rules.choreographies,
      forwarding: rules.forwarding)
    let report = loud.walkInvariants(depth: 1, in: loud.worldEnvironments[0])
    #expect(report.broken.contains { $0.invariant == .silencesAreKept && $0.step == .dismiss })
  }

  @Test(arguments: Silence.all.indices) func everySilenceHasAName(_ index: Int) {
    let silence = Silence.all[index]
    #expect(RuleBase.isWellFormed(silence.id, words: 2))
    #expect(RuleBase.problem(ofStatement: silence.statement) == nil)
    #expect(!silence.sources.isEmpty)
    #expect(silence.sources.contains { $0.kind.bestConfidence <= silence.confidence })
  }
}
