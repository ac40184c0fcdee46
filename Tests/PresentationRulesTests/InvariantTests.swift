import PresentationRules
import Testing

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
}
