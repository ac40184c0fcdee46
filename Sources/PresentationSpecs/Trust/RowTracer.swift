import PresentationRules

/// Plays rows once more and notes which knowledge they reach.
struct RowTracer {
  let oracle: Oracle
  private let empty: Coverage

  init(rules: RuleBase) {
    oracle = Oracle(rules: rules)
    empty = Coverage(of: rules)
  }

  /// What one row reaches, over everything that it leaves open and all readings of contested points.
  ///
  /// - Parameter isHeard: whether only events count that some column of the row looks at.
  func coverage(of index: Int, in scenarios: [PreparedScenario], onlyHeard isHeard: Bool = false) -> Coverage {
    var coverage = empty.emptied
    for scenario in scenarios {
      let row = scenario.rows[index]
      for alternative in scenario.setups {
        var setup = alternative.cut(to: row.stepCount)
        setup.startTracing(in: oracle.rules)
        notePossibility(of: setup, into: &coverage)
        note(setup, row, scenario, onlyHeard: isHeard, into: &coverage)
      }
    }
    return coverage
  }

  private func notePossibility(of setup: Setup, into coverage: inout Coverage) {
    var noted = coverage
    oracle.rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      for index in current.world.controllers.indices {
        _ = try oracle.rules.value(of: Derived.isPossible.id, index, in: &current)
      }
      noted.note(current.world)
      return .goOn
    }
    coverage = noted
  }

  private func note(
    _ setup: Setup, _ row: PreparedRow, _ scenario: PreparedScenario, onlyHeard: Bool, into coverage: inout Coverage
  ) {
    var noted = coverage
    oracle.rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      var view = try oracle.view(of: current, isDirect: scenario.isDirect)
      _ = try oracle.answers(to: row.checks, in: &view)
      noted.note(view.world)
      noted.note(view.situation)
      noted.note(view.stepSituation)
      for situation in view.consoleSituations { noted.note(situation) }
      if let timeline = view.course?.timeline {
        noted.note(timeline, of: oracle.rules) { event in
          !onlyHeard || row.checks.contains { oracle.hears(event, $0, in: view) }
        }
      }
      return .goOn
    }
    coverage = noted
  }
}
