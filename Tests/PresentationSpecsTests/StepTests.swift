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

  @Test func onlyTheLastStepCountsAsADismissal() async throws {
    #expect(
      try await check(
        """
        | chain                                | do                                | B.dismissed? | A.dismissed? | dismissed? |
        |--------------------------------------|-----------------------------------|--------------|--------------|------------|
        | root → A (pageSheet) → B (pageSheet) | dismiss on root                   | yes          | yes          | yes        |
        | root → A (pageSheet) → B (pageSheet) | dismiss on A                      | yes          | no           | yes        |
        | root → A (pageSheet) → B (pageSheet) | dismiss on A; present B from A    | no           | no           | no         |
        | root → A (pageSheet) → B (pageSheet) | dismiss on A; dismiss on root     | no           | yes          | yes        |

        """) == [])
  }

  @Test func anExpectedChainMayNameTheChildThatPresents() async throws {
    let rows = """
      | chain | root.child.definesPresentationContext | do | chain? |
      |-------|---------------------------------------|----|--------|
      | root  | yes | present A from root.child as currentContext | root.child → A |
      | root  | yes | present A from root.child as currentContext | root → A |
      | root  | yes | present A from root.child as currentContext | root → A or root.child → A |
      | root  | no  | present A from root.child as currentContext | not root.child → A |
      | root  | no  | present A from root.child as currentContext | root.child → A |

      """
    #expect(try await check(rows) == ["  chain? expected `root.child → A`, but it is `root → A`"])
  }

  @Test func listsAreSetByStepsToo() async throws {
    #expect(
      try await check(
        """
        | do                                                                           | detent? | chain? |
        |------------------------------------------------------------------------------|---------|--------|
        | set presented.detents [medium, large]; drag to medium                        | medium  |        |
        | set presented.detents [low, large]; drag to low                              | low     |        |
        | set presented.detents [medium]                                               | medium  |        |
        | set presented.detents [medium, large]; set presented.selectedDetentIdentifier typo | medium | |
        | set presented.largestUndimmedDetentIdentifier typo                           | large   |        |

        | controller | do                                                            | actions? | chain?    |
        |------------|---------------------------------------------------------------|----------|-----------|
        | alert      | set presented.actions [Delete, Keep (cancel)]                 | [Delete, Keep] |     |
        | alert      | set presented.actions [Delete]; choose "Delete"               |          | presenter |

        """) == [])
  }

  @Test func thePresenterViewIsThatOfTheControllerNamed() async throws {
    let lost = "`…whose view is not in the window hierarchy…`"
    #expect(
      try await check(
        """
        | chain               | P.presenter view | do                            | warning? |
        |---------------------|------------------|-------------------------------|----------|
        | root → P (pageSheet) | not in window   | present M from P              | \(lost) |
        | root → P (pageSheet) | not in window   | present nil from P            |          |
        | root                 | not in window   | present P from root           | \(lost) |

        | chain                | M.presenter view | root.called from | do                  | warning? |
        |----------------------|------------------|------------------|---------------------|----------|
        | root                 | not in window    |                  | present M from root | \(lost) |
        | root                 |                  | viewDidLoad      | present M from root | \(lost) |

        | presenter.presenter view | do      | warning? |
        |--------------------------|---------|----------|
        | not in window            | present | \(lost) |
        | in window                | present | no       |

        """.replacingOccurrences(
          of: "| present nil from P            |          |", with: "| present nil from P | no |"))
        == [])
    let both = try await run(
      table(
        """
        | chain | P.presenter view | do | warning? |
        |---|---|---|---|
        | root | not in window | present P from root; present M from P | no |
        | root → P | detached | swipe down | no |

        """))
    #expect(
      both.messages == [
        "spec.md:5:10: error: `P.presenter view` may be about the call that presents `P`, or about the one that presents from it",
        "spec.md:6:14: error: `P.presenter view` has no effect, since no step presents `P`, or something from it",
      ])
    #expect(both.errors.contains("write `M.presenter view` for the latter"))
  }

  @Test func setsAfterNotHoldSeveralEvents() async throws {
    let rows = """
      | do         | callbacks? |
      |------------|------------|
      | swipe down | not {presented.viewDidAppear, presented.delegate.didAttemptToDismiss} |
      | swipe down | … → presented.viewDidDisappear → not {presented.viewDidAppear} |
      | swipe down | not {presented.viewDidAppear, presented.viewDidDisappear} |

      """
    let run = try await run(table(rows))
    #expect(run.errors == "")
    #expect(run.summary.passed == 2)
    #expect(run.summary.failed == 1)
  }

  @Test func noIsNothing() async throws {
    #expect(
      try await check(
        """
        | style      | do                     | callbacks? | warning? | exception? | willPresent? |
        |------------|------------------------|------------|----------|------------|--------------|
        | fullScreen | swipe down             | no         | no       | no         | no           |
        | fullScreen | swipe down             | nothing    | nothing  | nothing    | nothing      |

        """) == [])
  }

  @Test func aFlagThatDiffersIsNamed() async throws {
    let run = try await run(
      table(
        """
        | do         | callbacks? |
        |------------|------------|
        | swipe down | … → presented.viewDidDisappear(isBeingDismissed: no) → … |
        | swipe down | … → presented.viewDidDisappear(animated: yes) → … |
        | swipe down | … → presented.viewDidDisappear(isBeingDismissed: yes) → … |

        """))
    let flags = run.output.split(separator: "\n").filter { $0.contains("is expected to read") }
    #expect(
      flags == [
        "    `isBeingDismissed` in presented.viewDidDisappear is expected to read `no`, but it reads `yes`",
        "    `animated` in presented.viewDidDisappear is expected to read `yes`, but nobody knows what it reads",
      ])
    #expect(!run.output.contains("ends too early"))
    #expect(run.summary.passed == 1)
  }

  @Test func aKindOfDeviceIsAnyOfItsDevices() async throws {
    let rows = """
      Given os 17; sdk 17; device iPad; orientation portrait; window full

      | style?    | horizontal? |
      |-----------|-------------|
      | pageSheet | regular     |

      | device   | horizontal? | vertical? |
      |----------|-------------|-----------|
      | iPhone   | compact     | regular   |
      | "iPhone" | compact     | regular   |
      | iPhone SE, iPad | compact |        |

      """
    let run = try await run(rows)
    #expect(run.errors == "")
    #expect(run.summary.passed == 3)
    #expect(run.output.contains("horizontal? expected `compact`, but it is `regular`"))
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
