import PresentationRules

/// Something that a row expects and that is not so.
struct Finding: Sendable {
  /// The column of the table.
  let column: Int
  let kind: Kind
  /// For which values of what the row leaves open it is not so; empty if it never is.
  var counterexample = ""
  /// The rules behind the actual answer.
  var reasons: [Reason] = []

  /// What is not so.
  enum Kind: Sendable {
    /// Expected is one thing, actual another.
    case differs(expected: String, actual: String)
    /// A pattern does not accept a possible sequence.
    case refused(expected: String, actual: String, sequence: [String], accepted: Int)
    /// A pattern accepts every possible sequence, but for what it says of flags.
    case flags(expected: String, actual: String, [FlagDifference])
    /// The comparison was given up.
    case tooLarge(what: String)
    /// The row rests on contested points and does not say so.
    case contested(points: [String], column: String)
  }

  /// A flag that reads something else than is expected.
  struct FlagDifference: Hashable, Sendable {
    /// The event, as the column writes it.
    let event: String
    let flag: Flag
    let expected: FlagValue
    /// What it reads; nil if nobody knows.
    let actual: FlagValue?
  }

  /// A rule or fact behind an answer.
  struct Reason: Sendable {
    let id: String
    let statement: String
    let confidence: Confidence
    let sources: [Source]
  }
}

/// What came of one row.
enum RowOutcome: Sendable {
  case passed
  case failed([Finding])
  /// The row says nothing that can be.
  case impossible(reason: String)
}

/// Holds rows against the rules.
struct Checker {
  let oracle: Oracle
  var rules: RuleBase { oracle.rules }

  init(rules: RuleBase) {
    oracle = Oracle(rules: rules)
  }

  /// Checks one row of a scenario, which holds only if it does for each of the chains that are said.
  func outcome(of row: Int, in scenarios: [PreparedScenario]) -> RowOutcome {
    for scenario in scenarios {
      let outcome = outcome(of: scenario.rows[row], in: scenario)
      guard case .passed = outcome else { return outcome }
    }
    return .passed
  }

  /// Checks several rows of a scenario in one go, so that each step is played once and not once a row.
  func outcomes(of rows: [Int], in scenarios: [PreparedScenario]) -> [RowOutcome] {
    guard rows.count > 1 else { return rows.map { outcome(of: $0, in: scenarios) } }
    var result = [RowOutcome](repeating: .passed, count: rows.count)
    for scenario in scenarios {
      let outcomes = outcomes(of: rows, in: scenario)
      for index in rows.indices {
        if case .passed = result[index] { result[index] = outcomes[index] }
      }
    }
    return result
  }

  private func outcome(of row: PreparedRow, in scenario: PreparedScenario) -> RowOutcome {
    var progress = Progress(checks: row.checks)
    for alternative in scenario.setups {
      let setup = alternative.cut(to: row.stepCount)
      switch standing(of: setup, in: scenario) {
      // What cannot be is no case of the row, unless nothing of the row can be.
      case .impossible:
        progress.possibilities.append(false)
        continue
      case .unknown: return .failed([Self.givenUp(row)])
      case .possible: progress.possibilities.append(true)
      }
      check(setup, row, scenario, &progress)
      if !progress.findings.isEmpty { break }
    }
    if progress.isImpossible { return .impossible(reason: impossibility(of: scenario)) }
    collect(&progress, row)
    return progress.findings.isEmpty ? .passed : .failed(progress.findings)
  }

  private func outcomes(of rows: [Int], in scenario: PreparedScenario) -> [RowOutcome] {
    var progress = rows.map { Progress(checks: scenario.rows[$0].checks) }
    for setup in scenario.setups {
      let standing = standing(of: setup, in: scenario)
      for index in rows.indices {
        switch standing {
        case .impossible: progress[index].possibilities.append(false)
        case .unknown: progress[index].findings = [Self.givenUp(scenario.rows[rows[index]])]
        case .possible: progress[index].possibilities.append(true)
        }
      }
      if case .possible = standing { check(setup, rows, scenario, &progress) }
    }
    return rows.indices.map { index in
      if progress[index].isImpossible { return .impossible(reason: impossibility(of: scenario)) }
      collect(&progress[index], scenario.rows[rows[index]])
      return progress[index].findings.isEmpty ? .passed : .failed(progress[index].findings)
    }
  }

  /// Whether something of a setup can be.
  private enum Standing {
    case possible
    case impossible
    /// There were too many cases to find out.
    case unknown
  }

  private func standing(of setup: Setup, in scenario: PreparedScenario) -> Standing {
    if scenario.contradiction != nil { return .impossible }
    return switch rules.possibility(of: setup) {
    case .possible: .possible
    case .impossible: .impossible
    case .unknown: .unknown
    }
  }

  /// What is said of a row that nobody could look at in full: it may hold or not, so it does not pass.
  private static func givenUp(_ row: PreparedRow) -> Finding {
    Finding(column: row.checks.first?.column ?? 0, kind: .tooLarge(what: "cases"))
  }

  /// Why nothing of a scenario can be.
  private func impossibility(of scenario: PreparedScenario) -> String {
    scenario.contradiction ?? rules.impossibility(of: scenario.setups)?.statement ?? ""
  }
}

// MARK: - Cases

extension Checker {
  /// What was found out so far about a row.
  struct Progress {
    let checks: [Check]
    var findings: [Finding] = []
    var possibilities: [Bool] = []
    /// The weakest confidence so far.
    var weakest = Confidence.documented
    /// The contested points that change some answer.
    var contested: Set<Int> = []
    /// The contested points that a check rests on without saying so.
    var unstated: [Int: Set<Int>] = [:]
    /// The rules behind the answers.
    var ruleIDs: Set<String> = []
    let asksPossible: Bool
    let wantsConfidence: Bool
    let wantsRules: Bool
    let acceptsContested: Bool
    let readings: Set<OutputColumn.Kind>

    init(checks: [Check]) {
      self.checks = checks
      var wantsConfidence = false
      var acceptsContested = false
      var readings: Set<OutputColumn.Kind> = []
      for check in checks {
        if case .confidence(let expected) = check.expectation {
          acceptsContested = true
          wantsConfidence = expected.accepted.count < Confidence.allCases.count || !expected.acceptsContested
        }
        if case .readings(let kind) = check.output.kind { readings.insert(kind) }
      }
      asksPossible = checks.contains { $0.output.kind == .possible }
      self.wantsConfidence = wantsConfidence
      self.acceptsContested = acceptsContested
      self.readings = readings
      wantsRules = checks.contains { $0.output.kind == .rule }
    }

    /// Whether no alternative can be, and the row does not ask for that.
    var isImpossible: Bool { !asksPossible && !possibilities.contains(true) }
  }

  private func check(_ setup: Setup, _ row: PreparedRow, _ scenario: PreparedScenario, _ progress: inout Progress) {
    var found: [Finding] = []
    var state = progress
    let isComplete = rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      let (answers, view) = try firstReading(of: &current, row, scenario)
      let touched = oracle.settledReadings(in: current)
      let failing = row.checks.indices.filter { !holds(row.checks[$0], answers[$0], touched, current, scenario) }
      // A case that cannot be proves nothing; looking for one that can is only worthwhile where something fails.
      let possibility = failing.isEmpty ? .impossible : rules.possibility(of: current)
      if possibility.isUnknown {
        found = [Self.givenUp(row)]
        return .stop
      }
      if !possibility.isRuledOut {
        found = failing.map { index in
          var finding = finding(row.checks[index], answers[index], view, current, scenario, row)
          finding.counterexample = counterexample(setup, current, row.checks[index], scenario)
          return finding
        }
        return .stop
      }
      note(answers, view, touched, current, row, scenario, &state)
      return .goOn
    }
    if !isComplete, found.isEmpty { found = [Self.givenUp(row)] }
    progress = state
    progress.findings += found
  }

  /// Checks rows that go on from one another: the world after one is the world before the next.
  private func check(_ setup: Setup, _ rows: [Int], _ scenario: PreparedScenario, _ progress: inout [Progress]) {
    var state = progress
    var found = [[Finding]](repeating: [], count: rows.count)
    var wanted = [Int?](repeating: nil, count: scenario.rows.count)
    for (index, number) in rows.enumerated() { wanted[number] = index }
    let isComplete = rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      var player = Player(setup: current)
      for number in scenario.rows.indices {
        let row = scenario.rows[number]
        let index = wanted[number]
        let checks = index == nil ? [] : row.checks
        let (answers, view) = try player.play(row, checks, scenario, by: oracle, &current)
        guard let index, found[index].isEmpty else { continue }
        let touched = oracle.settledReadings(in: current)
        // Most rows need no more than the world, so the steps up to a row are only copied where they are played again.
        let failing = checks.indices.filter { place in
          !holds(checks[place], answers[place], touched, current.cut(to: row.stepCount), scenario)
        }
        let possibility = failing.isEmpty ? .impossible : rules.possibility(of: current)
        if possibility.isUnknown {
          found[index] = [Self.givenUp(row)]
        } else if !possibility.isRuledOut {
          let part = current.cut(to: row.stepCount)
          found[index] = failing.map { place in
            var finding = finding(checks[place], answers[place], view, part, scenario, row)
            finding.counterexample = counterexample(
              setup.cut(to: row.stepCount), part, checks[place], scenario)
            return finding
          }
        } else {
          note(answers, view, touched, current.cut(to: row.stepCount), row, scenario, &state[index])
        }
      }
      return .goOn
    }
    for index in rows.indices {
      progress[index] = state[index]
      progress[index].findings += found[index]
      if !isComplete, found[index].isEmpty {
        progress[index].findings.append(Self.givenUp(scenario.rows[rows[index]]))
      }
    }
  }

  /// The answers of a case, with the first reading of every contested point that is asked about.
  private func firstReading(
    of current: inout Setup, _ row: PreparedRow, _ scenario: PreparedScenario
  ) throws(Split) -> ([ColumnAnswer], CaseView) {
    var player = Player(setup: current)
    return try player.play(row, row.checks, scenario, by: oracle, &current)
  }

  /// Notes what only all cases together decide: confidence, contested points, rules.
  private func note(
    _ answers: [ColumnAnswer], _ view: CaseView, _ touched: Set<Int>, _ current: @autoclosure () -> Setup,
    _ row: PreparedRow, _ scenario: PreparedScenario, _ state: inout Progress
  ) {
    guard !touched.isEmpty || state.wantsConfidence || state.wantsRules else { return }
    let current = current()
    guard !rules.possibility(of: current).isRuledOut else { return }
    if state.wantsConfidence || state.wantsRules {
      for check in row.checks {
        for fired in oracle.firedRules(behind: check, in: view, includingObstacles: true) {
          state.weakest = state.weakest.weaker(fired.rule.confidence)
          state.ruleIDs.insert(fired.rule.id)
        }
        guard check.output.isEvents else { continue }
        for fact in oracle.facts(behind: check, in: view) {
          state.weakest = state.weakest.weaker(fact.confidence)
          state.ruleIDs.insert(fact.id)
        }
      }
    }
    guard !touched.isEmpty else { return }
    for (index, check) in row.checks.enumerated() {
      if case .collected = answers[index] { continue }
      let isReadings = if case .readings = check.output.kind { true } else { false }
      for variable in touched {
        guard let all = readings(of: check, touched: [variable], current, scenario) else {
          state.findings = [Finding(column: check.column, kind: .tooLarge(what: "readings"))]
          return
        }
        guard all.contains(where: { !$0.isSame(as: answers[index]) }) else { continue }
        state.contested.insert(variable)
        if !state.acceptsContested, !isReadings, !state.readings.contains(check.output.kind) {
          state.unstated[index, default: []].insert(variable)
        }
      }
    }
  }

  /// All answers to a check over the readings of contested points, in the order of the readings.
  ///
  /// - Returns: nil if there are more cases than are looked at.
  func readings(
    of check: Check, touched: Set<Int>, _ current: Setup, _ scenario: PreparedScenario
  ) -> [ColumnAnswer]? {
    var open = current
    for variable in touched {
      for index in open.world.controllers.indices {
        open.world.controllers[index].situation.set(
          VariableID(variable), to: rules.variables[variable].domain.everything, program: rules.program)
      }
    }
    var found: [(order: [Int], answer: ColumnAnswer)] = []
    let isComplete = rules.forEachCase(of: open) { (setup: inout Setup) throws(Split) in
      var view = try oracle.view(of: setup, isDirect: scenario.isDirect)
      let answer = try oracle.answers(to: [check], in: &view)[0]
      let order = touched.sorted().map { setup.world.controllers[0].situation[VariableID($0)].first }
      found.append((order, answer))
      return .goOn
    }
    if !isComplete { return nil }
    found.sort { $0.order.lexicographicallyPrecedes($1.order) }
    var result: [ColumnAnswer] = []
    for item in found where !result.contains(where: { $0.isSame(as: item.answer) }) { result.append(item.answer) }
    return result
  }

  /// Checks what all cases together decide.
  private func collect(_ progress: inout Progress, _ row: PreparedRow) {
    guard progress.findings.isEmpty else { return }
    for (index, points) in progress.unstated.sorted(by: { $0.key < $1.key }) {
      let check = progress.checks[index]
      let names = points.sorted().map { rules.variables[$0].name }
      progress.findings.append(
        Finding(column: check.column, kind: .contested(points: names, column: check.output.name)))
    }
    for check in progress.checks {
      switch check.expectation {
      case .values(let expected) where check.output.kind == .possible:
        // Every alternative has to be as expected; one of them is told.
        for isPossible in progress.possibilities {
          let answer = isPossible ? Answer.yes : .no
          if !expected.contains(Int(answer.rawValue)) {
            progress.findings.append(
              Finding(
                column: check.column,
                kind: .differs(expected: row.scanned.text(check.column), actual: answer.name)))
            break
          }
        }
      case .confidence(let expected):
        let isContested = !progress.contested.isEmpty
        let isFine = isContested ? expected.acceptsContested : expected.accepted.contains(progress.weakest)
        if progress.wantsConfidence, !isFine {
          progress.findings.append(
            Finding(
              column: check.column,
              kind: .differs(
                expected: row.scanned.text(check.column),
                actual: isContested ? "contested" : progress.weakest.name)))
        }
      case .rules(let ids):
        for rule in ids where !progress.ruleIDs.contains(rule.id) {
          progress.findings.append(
            Finding(
              column: check.column,
              kind: .differs(expected: rule.id, actual: progress.ruleIDs.sorted().joined(separator: ", "))))
        }
      default: break
      }
    }
  }
}

// MARK: - Comparing

extension Checker {
  /// Whether an answer is as expected.
  func holds(
    _ check: Check, _ answer: ColumnAnswer, _ touched: Set<Int>, _ current: @autoclosure () -> Setup,
    _ scenario: PreparedScenario
  ) -> Bool {
    switch (check.expectation, answer) {
    case (_, .collected): return true
    case (.readings(let expected), .value):
      let answers = readings(of: check, touched: touched, current(), scenario)
      return answers?.map { if case .value(let number) = $0 { number } else { -1 } } == expected
    case (.consoleReadings(let expected), _):
      let current = current()
      guard let answers = readings(of: check, touched: touched, current, scenario) else { return false }
      return answers.count == expected.count && zip(expected, answers).allSatisfy { matches($0, $1, current) }
    case (.textReadings(let expected), _):
      let current = current()
      let answers = readings(of: check, touched: touched, current, scenario)
      return answers?.map { $0.text(check.output, scenario.names(current)) } == expected
    case (.values(let expected), .value(let number)): return expected.contains(number)
    case (.texts(let texts, let isNegated), .text(let text)): return texts.contains(text) != isNegated
    case (.texts(let texts, let isNegated), .size(let text, let name)):
      return (texts.contains(text) || texts.contains(name)) != isNegated
    case (.console(let patterns, let isNegated), .console):
      let current = current()
      return patterns.contains { matches($0, answer, current) } != isNegated
    case (.undetermined, .undetermined): return true
    case (.undetermined, .events(let timeline)): return timeline.events.contains { $0.count == .unknown }
    case (.values, .undetermined):
      return check.output.domain.map { $0.valueNames.firstIndex(of: "undetermined") ?? 63 }.map { number in
        if case .values(let set) = check.expectation { return set.contains(number) }
        return false
      } ?? false
    case (.patterns, .events(let timeline)):
      return check.patterns.contains { timeline.compare(with: $0) == .holds }
    default: return false
    }
  }

  /// Whether a text on the console is the one that is expected.
  private func matches(_ pattern: ConsolePattern, _ answer: ColumnAnswer, _ current: Setup) -> Bool {
    guard case .console(let text, let names) = answer else { return false }
    switch text {
    case .nothing: return pattern.written == text.name
    case .unknownText: return pattern.written == text.name || pattern.tokens.allSatisfy { $0 == .anything }
    default:
      return pattern.matches(text.name, exceptionClass: text.exceptionClass, names: names) { name in
        current.world.controllers.contains { $0.name == name }
      }
    }
  }

  /// The flags that keep a pattern from accepting a timeline; none if something else does.
  private static func flagDifferences(
    _ timeline: Timeline, _ pattern: EventPattern, _ kind: OutputColumn.Kind, _ names: [String]
  ) -> [Finding.FlagDifference] {
    guard timeline.compare(with: pattern.withoutFlags) == .holds else { return [] }
    var result: [Finding.FlagDifference] = []
    for matcher in pattern.matchers where !matcher.flags.isEmpty {
      var plain = matcher
      plain.flags = []
      for event in timeline.events where plain.matches(event) {
        for reading in matcher.flags where !event.flags.contains(reading) {
          let difference = Finding.FlagDifference(
            event: EventText.name(of: event, kind, names), flag: reading.flag, expected: reading.value,
            actual: event.flags.first { $0.flag == reading.flag }?.value)
          if !result.contains(difference) { result.append(difference) }
        }
      }
    }
    return result
  }

  private func finding(
    _ check: Check, _ answer: ColumnAnswer, _ view: CaseView, _ current: Setup, _ scenario: PreparedScenario,
    _ row: PreparedRow
  ) -> Finding {
    let expected = row.scanned.text(check.column)
    let names = scenario.names(current)
    var actual = answer.text(check.output, names)
    var hasAllReadings = true
    if case .readings = check.output.kind {
      var touched: Set<Int> = []
      for variable in rules.variables where variable.kind == .reading { touched.insert(variable.id.index) }
      let all = readings(of: check, touched: touched, current, scenario)
      hasAllReadings = all != nil
      actual = (all ?? []).map { $0.text(check.output, names) }.joined(separator: " / ")
    }
    var kind = hasAllReadings ? Finding.Kind.differs(expected: expected, actual: actual) : .tooLarge(what: "readings")
    if case .events(let timeline) = answer, let pattern = check.patterns.first {
      switch timeline.compare(with: pattern) {
      case .refused(let sequence, let accepted):
        let spelled = sequence.map { EventText.name(of: timeline.events[$0], check.output.kind, names) }
        kind = .refused(expected: expected, actual: actual, sequence: spelled, accepted: accepted)
        let differences = Self.flagDifferences(timeline, pattern, check.output.kind, names)
        if !differences.isEmpty { kind = .flags(expected: expected, actual: actual, differences) }
      case .tooLarge: kind = .tooLarge(what: "events")
      case .holds: break
      }
    }
    var finding = Finding(column: check.column, kind: kind)
    finding.reasons =
      oracle.firedRules(behind: check, in: view).map {
        Finding.Reason(
          id: $0.rule.id, statement: $0.rule.statement, confidence: $0.rule.confidence, sources: $0.rule.sources)
      }
      + (check.output.isEvents
        ? oracle.facts(behind: check, in: view).map {
          Finding.Reason(id: $0.id, statement: $0.statement, confidence: $0.confidence, sources: $0.sources)
        } : [])
    return finding
  }
}

extension PreparedScenario {
  /// The names of the controllers of a case.
  func names(_ setup: Setup) -> [String] { setup.world.controllers.map { $0.name } }
}
