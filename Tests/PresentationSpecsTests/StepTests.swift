import Testing

@testable import PresentationSpecs

/// Scenarios that are played: steps, chains, step tables, large ones.
@Suite struct StepTests {
  private func check(_ rows: String) async throws -> [String] {
    let run = try await run(table(rows))
    return run.messages + run.output.split(separator: "\n").filter { $0.contains("expected") }.map { String($0) }
  }

  @Test func theChainIsAnInputAndAnOutput() async throws {
    #expect(
      try await check(
        """
        | chain                                | do               | chain?       | dismissed? |
        |--------------------------------------|------------------|--------------|------------|
        | root → A (pageSheet)                 | swipe down       | root         | yes        |
        | root -> A (pageSheet, navigation)    | dismiss on root  | root         | yes        |
        | root → A (pageSheet) → B (pageSheet) | dismiss on A     | root → A     | yes        |
        | root                                 | present A from root; present B from A | root → A → B | no |
        | root → A (pageSheet)                 | present nil from A | root → A   | no         |
        | root → A (fullScreen), root → A (overFullScreen) | swipe down | root → A | no       |

        """) == [])
  }

  @Test func propertiesAreNamesOfControllers() async throws {
    #expect(
      try await check(
        """
        | chain                             | do | A.presentingViewController? | root.presentedViewController? | A.presentedViewController? |
        |-----------------------------------|----|-----------------------------|-------------------------------|----------------------------|
        | root → A (pageSheet) → B (pageSheet) |    | root | A   | B   |
        | root → A (pageSheet)                 | dismiss | nil | nil | nil |

        """) == [])
  }

  @Test func rowsGoOnFromOneAnother() async throws {
    #expect(
      try await check(
        """
        | case  | step | chain                | A.isModalInPresentation | do                              | chain?   |
        |-------|------|----------------------|-------------------------|---------------------------------|----------|
        | first | 1    | root → A (pageSheet) | yes                     | swipe down                      | root → A |
        |       | 2    |                      |                         | set A.isModalInPresentation no  |          |
        |       | 3    |                      |                         |                                 | root → A |
        |       | 4    |                      |                         | swipe down                      | root     |
        | again | 1    | root → A (pageSheet) |                         | swipe down                      | root     |

        """) == [])
  }

  @Test func aRowOfAScenarioMayFailByItself() async throws {
    let run = try await run(
      table(
        """
        | case  | step | do      | chain?                |
        |-------|------|---------|-----------------------|
        | first | 1    | present | presenter → presented |
        |       | 2    | dismiss | presenter → presented |
        |       | 3    | present | presenter → presented |

        """))
    #expect(run.output.contains("spec.md:6: failed: first, step 2\n"))
    #expect(run.summary.passed == 2)
    #expect(run.summary.failed == 1)
  }

  @Test func thousandsOfStepsArePlayed() async throws {
    let steps = Array(repeating: "present; dismiss", count: 1000).joined(separator: "; ")
    #expect(try await check("| do | chain? |\n|---|---|\n| \(steps) | presenter |\n") == [])
    let rows = (1...400).map { "| \($0) | \($0 % 2 == 1 ? "present" : "dismiss") | |\n" }.joined()
    #expect(try await check("| step | do | chain? |\n|---|---|---|\n" + rows) == [])
  }

  @Test func aChainMayBeHundredsDeep() async throws {
    let chain = "root" + (0..<200).map { " → C\($0) (pageSheet)" }.joined()
    #expect(
      try await check("| chain | do | chain? |\n|---|---|---|\n| \(chain) | dismiss on root | root |\n") == [])
  }

  @Test func consoleTextsAreCompared() async throws {
    #expect(
      try await check(
        """
        | chain                | do                 | exception?                                                                            |
        |----------------------|--------------------|---------------------------------------------------------------------------------------|
        | root → A (pageSheet) | present nil from A | `NSInvalidArgumentException: Application tried to present a nil modal view controller on target <A>.` |
        | root → A (pageSheet) | present nil from A | `…nil modal view controller…`                                                         |
        | root → A (pageSheet) | present nil from A | not nothing                                                                           |
        | root → A (pageSheet) | swipe down         | nothing                                                                               |

        """) == [])
  }
}
