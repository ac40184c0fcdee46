import PresentationRules

/// Looks for rows that a fault in the rules would make fail.
///
/// A row is made of a situation in which the fault shows, in worlds to depth three; it counts only if it was really read
/// and checked: it passes with the rules as they are, and fails with the fault.
struct WitnessSearch {
  private let rules: RuleBase
  private let right: Checker
  private let preparer: Preparer
  private let outputs: [OutputColumn]

  /// The most rows that are tried for one difference and one choice of values.
  private static let trialLimit = 200
  /// The most cases of an open row that are compared.
  private static let caseLimit = 40

  init(rules: RuleBase) {
    self.rules = rules
    right = Checker(rules: rules)
    preparer = Preparer(rules: rules)
    outputs = OutputColumn.all.filter { column in
      switch column.kind {
      case .possible, .confidence, .rule, .readings, .callbacks, .delegateEvents, .presentedEvents, .presenterEvents,
        .events:
        false
      default: true
      }
    }
  }

  /// Whether a difference rests on what the engine reads off the world, so that perhaps no step leads to it.
  func restsOnTheWorld(_ difference: Difference) -> Bool {
    guard case .variable(let variable) = difference.subject else { return true }
    // What no column shows is read by the engine while it plays steps.
    let isShown =
      OutputColumn.named(rules.variables[variable.index].name) != nil || variable == Derived.isPossible.id
      || variable == Derived.drawnActions.id
    return !isShown || difference.situation.contains { rules.variables[$0.variable.index].kind == .fact }
  }

  /// A row that passes, and that fails with a fault; nil if none was found.
  func row(for difference: Difference, with mutated: RuleBase) -> WitnessRow? {
    let wrong = Checker(rules: mutated)
    for takesLast in [false, true] {
      let cells = WitnessCells(difference.situation, takesLast: takesLast)
      let worlds = cells.worlds
      let places = cells.places
      let detents = cells.detentChoices
      for choice in Self.choices(worlds.count, places.count, detents.count) {
        let trial = Trial(
          place: places[choice.place], world: worlds[choice.world], said: cells.presentation + detents[choice.detents])
        if let row = row(trial, difference, wrong) { return row }
      }
      if !difference.situation.contains(where: { $0.values.count > 1 }) { break }
    }
    return nil
  }

  /// Which world, place and detents are tried, those that stand first in their lists before others.
  private static func choices(
    _ worlds: Int, _ places: Int, _ detents: Int
  ) -> [(world: Int, place: Int, detents: Int)] {
    var result: [(world: Int, place: Int, detents: Int)] = []
    for world in 0..<worlds {
      for place in 0..<places {
        for choice in 0..<detents { result.append((world, place, choice)) }
      }
    }
    // There are more worlds than places, and a place more seldom matters.
    func effort(_ choice: (world: Int, place: Int, detents: Int)) -> Int {
      choice.world + choice.place * 3 + choice.detents * 2
    }
    result.sort { (effort($0), $0.world) < (effort($1), $1.world) }
    return Array(result.prefix(trialLimit))
  }
}

/// The inputs of a row that is tried.
private struct Trial {
  /// The cells of its inputs.
  var inputs: [WitnessCell]
  /// The controller that columns are asked of by name; nil for the one that is meant where none is named.
  let subject: String?

  init(place: WitnessPlace, world: WitnessWorld, said: [WitnessCell]) {
    subject = world.subject
    inputs = place.cells
    if let chain = world.chain { inputs.append(WitnessCell("chain", chain)) }
    inputs += world.cells.filter { $0.column.contains(".") }
    for cell in said {
      inputs.append(WitnessCell(subject.map { "\($0).\(cell.column)" } ?? cell.column, cell.text))
    }
    inputs += world.cells.filter { !$0.column.contains(".") }
    if !world.steps.isEmpty { inputs.append(WitnessCell("do", world.steps)) }
  }
}

// MARK: - Rows

extension WitnessSearch {
  private func row(_ trial: Trial, _ difference: Difference, _ wrong: Checker) -> WitnessRow? {
    if case .variable(Derived.isPossible.id) = difference.subject {
      for answer in Answer.allCases {
        if let row = proven(trial.inputs + [WitnessCell("possible?", answer.name)], wrong) { return row }
      }
      return nil
    }
    let probe = preparer.prepare(WitnessRow(trial.inputs + [WitnessCell("callbacks?", "…")]).scenario)
    guard probe.problems.isEmpty, probe.scenarios.count == 1, let scenario = probe.scenarios.first,
      scenario.contradiction == nil
    else { return nil }
    for setup in scenario.setups {
      for candidate in candidates(setup, scenario, trial, difference, wrong) {
        if let row = proven(trial.inputs + candidate, wrong) { return row }
        // What is contested has to be accepted as such.
        if !candidate.contains(where: { $0.column == "confidence?" }),
          let row = proven(trial.inputs + candidate + [WitnessCell("confidence?", "any")], wrong)
        {
          return row
        }
      }
    }
    return nil
  }

  /// The row of some cells, if it was read and checked: it passes with the right rules and fails with the fault.
  private func proven(_ cells: [WitnessCell], _ wrong: Checker) -> WitnessRow? {
    let row = WitnessRow(cells)
    let prepared = preparer.prepare(row.scenario)
    guard prepared.problems.isEmpty, !prepared.scenarios.isEmpty,
      case .passed = right.outcome(of: 0, in: prepared.scenarios)
    else { return nil }
    if case .passed = wrong.outcome(of: 0, in: prepared.scenarios) { return nil }
    return row
  }

  /// Outputs that may tell the right answers of a setup from those with the fault.
  private func candidates(
    _ setup: Setup, _ scenario: PreparedScenario, _ trial: Trial, _ difference: Difference, _ wrong: Checker
  ) -> [[WitnessCell]] {
    var result: [[WitnessCell]] = []
    let row = scenario.rows[0]
    let checks = checks(of: trial, in: setup)
    var count = 0
    rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      count += 1
      if count > Self.caseLimit { return .stop }
      var player = Player(setup: current)
      let (answers, view) = try player.play(row, checks, scenario, by: right.oracle, &current)
      guard !rules.possibility(of: current).isRuledOut else { return .goOn }
      let now = current
      wrong.rules.forEachCase(of: now) { (other: inout Setup) throws(Split) in
        count += 1
        if count > Self.caseLimit { return .stop }
        var player = Player(setup: other)
        let (wrongAnswers, wrongView) = try player.play(row, checks, scenario, by: wrong.oracle, &other)
        let names = scenario.names(now)
        for index in checks.indices where !answers[index].isSame(as: wrongAnswers[index]) {
          result.append([cell(checks[index], trial, answers[index].text(checks[index].output, names))])
          if case .console = checks[index].output.kind, case .console = wrongAnswers[index] {
            // Words that nobody knows accept all others.
            let wrongCell = cell(checks[index], trial, wrongAnswers[index].text(checks[index].output, names))
            result.append([WitnessCell(wrongCell.column, "not \(wrongCell.text)")])
          }
        }
        result += patterns(view, wrongView, names).map { [WitnessCell("callbacks?", $0)] }
        if difference.isOnlyConfidence {
          result += confidences(checks, answers, view, wrongView, trial, names, wrong)
        }
        return result.isEmpty ? .goOn : .stop
      }
      if result.isEmpty { result += contested(checks, difference, trial) }
      return result.isEmpty ? .goOn : .stop
    }
    return result
  }

  /// Checks of all columns that have a value or a text, of the controller that the trial is about.
  private func checks(of trial: Trial, in setup: Setup) -> [Check] {
    let who = trial.subject.flatMap { name in setup.world.controller(named: name) } ?? -1
    return outputs.map { output in
      Check(
        column: 0, output: output, who: output.isQualifiable ? who : -1, isChild: false, expectation: .undetermined,
        patterns: [])
    }
  }

  private func cell(_ check: Check, _ trial: Trial, _ text: String) -> WitnessCell {
    let name = check.who >= 0 ? trial.subject.map { "\($0).\(check.output.name)" } : nil
    switch check.output.kind {
    case .console: return WitnessCell(name ?? check.output.name, "`\(text)`")
    default: return WitnessCell(name ?? check.output.name, text)
    }
  }

  /// What rests on a contested point, with all readings.
  private func contested(_ checks: [Check], _ difference: Difference, _ trial: Trial) -> [[WitnessCell]] {
    let isContested = difference.situation.contains { rules.variables[$0.variable.index].kind == .reading }
    guard isContested else { return [] }
    var names = Self.columnsOfSteps
    if case .variable(let variable) = difference.subject { names.insert(rules.variables[variable.index].name, at: 0) }
    return names.compactMap { name in
      guard let check = checks.first(where: { $0.output.name == name }) else { return nil }
      let column = String(cell(check, trial, "").column.dropLast()) + " readings?"
      let probe = WitnessRow(trial.inputs + [WitnessCell(column, "undetermined")])
      let prepared = preparer.prepare(probe.scenario)
      guard prepared.problems.isEmpty, case .failed(let findings) = right.outcome(of: 0, in: prepared.scenarios),
        case .differs(_, let actual)? = findings.first?.kind
      else { return nil }
      return [WitnessCell(column, actual)]
    }
  }

  /// The columns that show what a step did.
  private static let columnsOfSteps = ["chain?", "dismissed?", "completion?", "warning?"]

  /// Columns whose answer is the same, but less or more sure.
  private func confidences(
    _ checks: [Check], _ answers: [ColumnAnswer], _ view: CaseView, _ wrongView: CaseView, _ trial: Trial,
    _ names: [String], _ wrong: Checker
  ) -> [[WitnessCell]] {
    var result: [[WitnessCell]] = []
    func weakest(_ check: Check, _ view: CaseView, _ oracle: Oracle) -> Confidence {
      var weakest = Confidence.documented
      for fired in oracle.firedRules(behind: check, in: view) { weakest = weakest.weaker(fired.rule.confidence) }
      guard check.output.isEvents else { return weakest }
      for fact in oracle.facts(behind: check, in: view) { weakest = weakest.weaker(fact.confidence) }
      return weakest
    }
    for (index, check) in checks.enumerated() {
      let sure = weakest(check, view, right.oracle)
      if sure == weakest(check, wrongView, wrong.oracle) { continue }
      result.append([
        cell(check, trial, answers[index].text(check.output, names)), WitnessCell("confidence?", sure.name),
      ])
    }
    guard let events = OutputColumn.named("callbacks?"), view.course != nil else { return result }
    let check = Check(column: 0, output: events, who: -1, isChild: false, expectation: .undetermined, patterns: [])
    let sure = weakest(check, view, right.oracle)
    if sure != weakest(check, wrongView, wrong.oracle) {
      result.append([WitnessCell("callbacks?", "…"), WitnessCell("confidence?", sure.name)])
    }
    return result
  }
}

// MARK: - Patterns

extension WitnessSearch {
  /// Weak patterns that hold of what is called, and not of what is called with the fault.
  private func patterns(_ view: CaseView, _ wrongView: CaseView, _ names: [String]) -> [String] {
    guard let course = view.course, let other = wrongView.course else { return [] }
    if course.isUndetermined != other.isUndetermined { return course.isUndetermined ? ["undetermined"] : ["…"] }
    guard !course.isUndetermined, !course.timeline.isSame(as: other.timeline) else { return [] }
    var result: [String] = []
    for withReturns in [false, true] {
      let heard = Self.heard(course.timeline, withReturns)
      let wrong = Self.heard(other.timeline, withReturns)
      for (parts, text) in Self.weakPatterns(heard, wrong, names) {
        let pattern = EventPattern(parts)
        guard pattern.mentions(.returns) == withReturns, heard.compare(with: pattern) == .holds,
          wrong.compare(with: pattern) != .holds, !result.contains(text)
        else { continue }
        result.append(text)
      }
    }
    if heardUnknown(course.timeline) != heardUnknown(other.timeline) {
      result.append(heardUnknown(course.timeline) ? "undetermined" : "…")
    }
    return result
  }

  private func heardUnknown(_ timeline: Timeline) -> Bool { timeline.events.contains { $0.count == .unknown } }

  private static func heard(_ timeline: Timeline, _ withReturns: Bool) -> Timeline {
    timeline.filtered { $0.callback.owner != .console && (withReturns || $0.callback != .returns) }
  }

  private typealias Spelled = (parts: [PatternPart], text: String)

  private static func weakPatterns(_ right: Timeline, _ wrong: Timeline, _ names: [String]) -> [Spelled] {
    func matcher(_ event: Event, _ flags: [FlagReading] = []) -> EventMatcher {
      EventMatcher(
        subject: event.subject, isChild: event.isChild, event.callback, argument: event.argument,
        text: event.text.isEmpty ? nil : event.text, flags: flags)
    }
    func text(_ event: Event, _ flags: [FlagReading] = []) -> String {
      let name = EventText.name(of: event, .callbacks, names)
      guard let flag = flags.first else { return name }
      return "\(name)(\(flag.flag.name): \(flag.value.name))"
    }
    var result: [Spelled] = []
    for event in right.events {
      let one = PatternPart.event(matcher(event))
      result.append(([.anything, one, .anything], "… → \(text(event)) → …"))
    }
    for event in wrong.events { result.append(([.anythingBut([matcher(event)])], "not \(text(event))")) }
    for event in right.events where event.argument < 0 && event.text.isEmpty {
      for flag in event.flags {
        result.append(
          ([.anything, .event(matcher(event, [flag])), .anything], "… → \(text(event, [flag])) → …"))
      }
    }
    for event in right.events {
      let one = PatternPart.event(matcher(event))
      let but = PatternPart.anythingBut([matcher(event)])
      result.append(([but, one, but], "not \(text(event)) → \(text(event)) → not \(text(event))"))
    }
    guard let before = right.predecessors() else { return result }
    for (later, event) in right.events.enumerated() {
      for earlier in ValueSet(bits: before[later]) where text(right.events[earlier]) != text(event) {
        let first = right.events[earlier]
        result.append(
          (
            [.anything, .event(matcher(first)), .anything, .event(matcher(event)), .anything],
            "… → \(text(first)) → … → \(text(event)) → …"
          ))
        let absent = PatternPart.anythingBut([matcher(event)])
        result.append(
          ([absent, .event(matcher(first)), .anything], "not \(text(event)) → \(text(first)) → …"))
      }
    }
    return result
  }
}
