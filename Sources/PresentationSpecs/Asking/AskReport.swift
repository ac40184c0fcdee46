import PresentationRules

/// An answer in plain language, before it is laid out: what all writers share.
public struct AskReport: Sendable {
  /// One statement with how sure it is.
  public struct Statement: Sendable, Hashable {
    /// The sentence, without its full stop.
    public let text: String
    /// How sure it is; nil for a matter of definition.
    public let confidence: Confidence?
  }

  /// An event of a timeline.
  public struct EventLine: Sendable, Hashable {
    /// Who hears what.
    public let text: String
    /// When it comes; nil if it does whenever the case holds.
    public let condition: String?
    /// How sure it is that it comes; nil where no emission says so, or nobody knows.
    public let confidence: Confidence?
  }

  /// One way in which a step may go, where what is called differs within a case.
  public struct Course: Sendable, Hashable {
    /// When it is so; nil if it always is.
    public let condition: String?
    /// What is called, in an order that is possible.
    public let events: [EventLine]
    /// What is not known of the order; nil if all is.
    public let openOrder: String?
    /// What of the order is inferred only; nil if nothing is.
    public let inferredOrder: String?
    /// Whether nobody knows what is called.
    public let isUndetermined: Bool
  }

  /// What a step does.
  public struct StepLine: Sendable, Hashable {
    /// The step, as the spec language writes it.
    public let step: String
    /// What it does.
    public let effect: Statement
    /// What the console says, and exceptions.
    public let console: [String]
    /// What is called.
    public let courses: [Course]
    /// Whether it does nothing at all.
    public let isIdle: Bool
  }

  /// A rule or fact behind the answer.
  public struct Rule: Sendable {
    /// The rule.
    public let reason: Reason
    /// Whether it is the one that decides something that was told.
    public let decides: Bool
  }

  /// The answer in one case.
  public struct Case: Sendable {
    /// When it is so: one of these holds; none if there is only this case.
    public let when: [String]
    /// The same for programs: lists of which one holds.
    public let conditions: [[(name: String, values: [String])]]
    /// What is shown, how, and how it can be left.
    public internal(set) var statements: [Statement]
    /// What each step does.
    public internal(set) var steps: [StepLine]
    /// The chain of presentations afterwards.
    public let chain: [String]
    /// The rules behind it.
    public let rules: [Rule]
    /// What nobody knows, with the experiment that would settle it.
    public let experiments: [String]
    /// The contested points that it rests on, with the reading that was followed.
    public let contested: [String]
    /// How sure the weakest of its statements is; nil if they are all matters of definition.
    public let confidence: Confidence?
    /// Whether something that was asked is not known.
    public let isUndetermined: Bool
    /// The outputs that were asked about by name.
    public let outputs: [(name: String, value: String)]
  }

  /// What the question was understood as.
  public internal(set) var understood: [String] = []
  /// The cases, in order.
  public internal(set) var cases: [Case] = []
  /// What would halve the number of cases, where there are more than fit a screen.
  public internal(set) var advice: String?
  /// Why some callback is not called, a paragraph each.
  public internal(set) var whyNot: [String] = []
  /// Whether all cases were found.
  public internal(set) var isComplete = true

  /// Whether something that was asked is not known.
  public var isUndetermined: Bool { cases.contains { $0.isUndetermined } }
}

extension AskReport.Case {
  /// About how many lines it takes.
  fileprivate var lineCount: Int {
    let events = steps.map { step in 2 + step.console.count + step.courses.map { $0.events.count }.reduce(0, +) }
    return 1 + when.count + statements.count + outputs.count + events.reduce(0, +)
  }
}

/// Answers inquiries.
struct Asker {
  let rules: RuleBase

  /// The lines of a screen.
  static let screenLimit = 60

  /// The places of what is asked in the list of aspects.
  private struct Plan {
    var aspects: [Aspect] = []
    /// The steps after which a group of joined steps ends.
    var groups: [Int] = []
    var effects: [Int] = []
    var warnings: [Int] = []
    var exceptions: [Int] = []
    var events: [Int] = []
    var chain = 0
    var headline: [Int] = []
    /// What is told of leaving the presentation whether or not it was asked.
    let headlineOfExits: Set<Int> = [Asker.stays, Asker.swipe, Asker.tap]

    mutating func add(_ kind: Aspect.Kind, _ count: Int? = nil) -> Int {
      aspects.append(Aspect(kind, afterSteps: count))
      return aspects.count - 1
    }
  }

  private static let style = 0
  private static let layout = 1
  fileprivate static let stays = 2
  fileprivate static let swipe = 3
  fileprivate static let tap = 4

  private func layout(for inquiry: Inquiry) -> Plan {
    var result = Plan()
    for variable in [
      Derived.effectiveStyle.id, Derived.layout.id, Derived.presenterStays.id, Derived.swipe.id, Derived.tapOutside.id,
    ] {
      result.headline.append(result.add(.outcome(variable)))
    }
    let steps = inquiry.steps
    for index in steps.indices where index + 1 == steps.count || steps[index + 1].timing == .afterwards {
      result.groups.append(index + 1)
      result.effects.append(result.add(.stepOutcome(Derived.effect.id), index + 1))
      result.warnings.append(result.add(.stepOutcome(Derived.warning.id), index + 1))
      result.exceptions.append(result.add(.stepOutcome(Derived.exception.id), index + 1))
      result.events.append(result.add(.events, index + 1))
    }
    result.chain = result.add(.chain)
    result.headline += result.effects + result.warnings + result.exceptions + [result.chain]
    return result
  }

  /// The answer to an inquiry.
  func report(_ inquiry: Inquiry) throws(Misunderstanding) -> AskReport {
    if let reason = inquiry.contradiction { throw .impossible(reason: reason) }
    if rules.possibility(ofAny: inquiry.setups).isRuledOut {
      throw .impossible(reason: rules.impossibility(of: inquiry.setups)?.statement ?? "")
    }
    var report = AskReport()
    report.understood = inquiry.words
    if !inquiry.checks.isEmpty { return outputs(inquiry, report) }
    let layout = layout(for: inquiry)
    let response = rules.answer(Question(inquiry.setups, aspects: layout.aspects))
    report.isComplete = response.isComplete
    let partition = response.partition(by: layout.headline)
    let wording = Wording(rules: rules, names: inquiry.names, labels: inquiry.labels)
    for found in likelyFirst(partition.cases, response) {
      report.cases.append(self.case(found, of: partition, response, layout, inquiry, wording))
    }
    report.advice = advice(partition, report)
    return report
  }

  /// Cases with those first that somebody most likely means: of the newest system and SDK, by the better supported
  /// reading.
  private func likelyFirst(_ cases: [AnswerCase], _ response: Response) -> [AnswerCase] {
    func rank(_ found: AnswerCase) -> [Int] {
      var best = [-1, -1, -1]
      for atom in found.atoms {
        let situation = response.atoms[atom].setup.world.controllers[0].situation
        let isFirstReading = rules.variables.allSatisfy { variable in
          variable.kind != .reading || situation[variable.id].contains(0)
        }
        let own = [situation[Input.os.id].last, situation[Input.sdk.id].last, isFirstReading ? 1 : 0]
        if best.lexicographicallyPrecedes(own) { best = own }
      }
      return best
    }
    return cases.enumerated().map { (place: $0.offset, found: $0.element, rank: rank($0.element)) }.sorted {
      left, right in
      left.rank == right.rank ? left.place < right.place : right.rank.lexicographicallyPrecedes(left.rank)
    }.map { $0.found }
  }

  /// Which input to give where the cases take more lines than a screen has.
  private func advice(_ partition: Partition, _ report: AskReport) -> String? {
    let lines = report.cases.map { $0.lineCount }.reduce(0, +)
    guard report.cases.count > 1, lines > Self.screenLimit, let first = partition.firstDistinction else { return nil }
    let name: String =
      switch first {
      case .alternative: "the device"
      case .derived: "device and orientation, or `horizontal` and `vertical`"
      case .input(let variable, _): "`\(rules.variables[variable.index].name)`"
      case .reading(let variable): "a reading of \(rules.variables[variable.index].name)"
      }
    return "\(report.cases.count) cases are more than a screen holds: give \(name) to have about half of them"
  }
}

// MARK: - One case

extension Asker {
  private func `case`(
    _ found: AnswerCase, of partition: Partition, _ response: Response, _ layout: Plan, _ inquiry: Inquiry,
    _ wording: Wording
  ) -> AskReport.Case {
    let witness = response.atoms[found.atoms[0]]
    let sure = Sureness(rules: rules, atoms: found.atoms.prefix(Sureness.atomLimit).map { response.atoms[$0] })
    let isPartOfMany = partition.cases.count > 1
    let values = witness.values
    // Nothing comes after an exception.
    let raising = layout.effects.firstIndex { values[$0] == .value(Int(Effect.raise.rawValue)) }
    let groupCount = raising.map { $0 + 1 } ?? layout.groups.count
    let steps = zip(layout.groups.indices, layout.groups).prefix(groupCount).map { index, end in
      stepLine(index, end, found, response, layout, inquiry, wording, sure)
    }
    let showsNothing = raising != nil || Self.showsNothing(values, layout, inquiry)
    var statements: [AskReport.Statement] = []
    var told: [Int] = []
    if !showsNothing {
      told = [Self.style, Self.layout, Self.swipe, Self.tap, Self.stays]
      statements = self.statements(values, layout, sure, of: subject(witness, wording))
    }
    let effects = layout.effects.prefix(groupCount).filter { values[$0] != .value(Int(Effect.nothing.rawValue)) }
    told = effects + told
    let deciding = told.compactMap { place in
      sure.reasons(for: layout.aspects[place]).first.flatMap { $0.passesOn ? nil : $0.id }
    }
    var rulesBehind: [AskReport.Rule] = []
    var seen: Set<String> = []
    for place in told + layout.events.prefix(groupCount) {
      for reason in sure.reasons(for: layout.aspects[place]) where seen.insert(reason.id).inserted {
        rulesBehind.append(AskReport.Rule(reason: named(reason), decides: deciding.contains(reason.id)))
      }
    }
    rulesBehind = rulesBehind.filter { $0.decides } + rulesBehind.filter { !$0.decides }
    let unknown = told.filter { isUndetermined(values[$0], layout.aspects[$0]) }
    var experiments: [String] = []
    for place in unknown {
      for reason in sure.reasons(for: layout.aspects[place]) {
        if let experiment = reason.experiment, !experiments.contains(experiment) { experiments.append(experiment) }
      }
    }
    // With steps, how else it could be left is a remark beside the answer, which says by itself how sure it is.
    let isAboutSteps = !inquiry.steps.isEmpty
    let asked = isAboutSteps ? Array(statements.prefix(1)) : statements
    let confidence = (asked + steps.map { $0.effect }).compactMap { $0.confidence }.max()
    let unknownOfAsked = unknown.filter { !isAboutSteps || !layout.headlineOfExits.contains($0) }
    return AskReport.Case(
      when: isPartOfMany ? withExample(wording.lines(found.conditions), found, witness, wording) : [],
      conditions: isPartOfMany ? plain(found.conditions, wording) : [], statements: statements, steps: steps,
      chain: raising == nil ? chain(values[layout.chain], wording) : [], rules: rulesBehind, experiments: experiments,
      contested: contested(found.conditions), confidence: confidence, isUndetermined: !unknownOfAsked.isEmpty,
      outputs: [])
  }

  /// A fact about order, which has no statement of its own, with one.
  private func named(_ reason: Reason) -> Reason {
    guard reason.statement.isEmpty else { return reason }
    for choreography in rules.choreographies {
      guard let fact = choreography.order.first(where: { $0.id == reason.id }) else { continue }
      return Reason(
        id: reason.id,
        statement: "`\(EventWords.name(of: fact.before))` comes before `\(EventWords.name(of: fact.after))`.",
        confidence: reason.confidence, sources: reason.sources)
    }
    return reason
  }

  /// Conditions that speak of size classes that follow from a device, with such a device.
  private func withExample(
    _ lines: [String], _ found: AnswerCase, _ witness: Atom, _ wording: Wording
  ) -> [String] {
    let isDerived = found.conditions.joined().contains { restriction in
      if case .derived = restriction.dimension { true } else { false }
    }
    guard isDerived, lines.count == 1, let example = wording.example(of: witness) else { return lines }
    return ["\(lines[0]) (\(example))"]
  }

  /// Whether the last step tried to present something and failed, so that there is nothing to describe.
  private static func showsNothing(_ values: [AspectValue], _ layout: Plan, _ inquiry: Inquiry) -> Bool {
    guard let place = layout.effects.last, case .value(let number) = values[place] else { return false }
    let effect = Effect.allCases[number]
    return inquiry.steps.last?.kind == .present && effect != .link && effect != .queue
  }

  /// Whom the description is about: a name where there are several presentations.
  private func subject(_ atom: Atom, _ wording: Wording) -> String {
    guard wording.names != Wording.defaultNames, let course = try? rules.course(of: atom.setup) else { return "it" }
    return wording.name(course.subject)
  }

  private func statements(
    _ values: [AspectValue], _ layout: Plan, _ sure: Sureness, of subject: String
  ) -> [AskReport.Statement] {
    func value<Value: DomainValue>(_ place: Int, _ type: Value.Type) -> Value {
      if case .value(let number) = values[place], number < Value.allCases.count { return Value.allCases[number] }
      return Value.allCases[Value.allCases.count - 1]
    }
    func statement(_ text: String, _ places: Int...) -> AskReport.Statement {
      AskReport.Statement(text: text, confidence: places.compactMap { sure.confidence(of: layout.aspects[$0]) }.max())
    }
    let style = value(Self.style, Style.self)
    let shown = Wording.shown(style, value(Self.layout, PresentationRules.Layout.self))
    return [
      statement(
        "\(subject == "it" ? "It" : subject) is shown \(shown.hasPrefix("a ") || shown.hasPrefix("an ") ? "as " : "")\(shown)",
        Self.style, Self.layout),
      statement(Wording.presenter(value(Self.stays, Verdict.self)).capitalizedFirst, Self.stays),
      statement(Wording.exit("a swipe down", value(Self.swipe, Exit.self), subject).capitalizedFirst, Self.swipe),
      statement(Wording.exit("a tap outside", value(Self.tap, Exit.self), subject).capitalizedFirst, Self.tap),
    ]
  }

  private func isUndetermined(_ value: AspectValue, _ aspect: Aspect) -> Bool {
    switch (value, aspect.kind) {
    case (.undetermined, _): true
    case (.value(let number), .outcome(let variable)), (.value(let number), .stepOutcome(let variable)):
      rules.variables[variable.index].domain.valueNames[number] == "undetermined"
    default: false
    }
  }

  private func chain(_ value: AspectValue, _ wording: Wording) -> [String] {
    if case .controllers(let numbers) = value { return numbers.map { wording.name($0) } }
    return []
  }

  private func contested(_ paths: [[Restriction]]) -> [String] {
    var result: [String] = []
    for restriction in paths.joined() {
      guard case .reading(let variable) = restriction.dimension else { continue }
      let definition = rules.variables[variable.index]
      let readings = Wording.list(definition.domain.valueNames.map { "\"\($0)\"" }, "or")
      let summary = definition.summary.hasSuffix(".") ? String(definition.summary.dropLast()) : definition.summary
      let text = "\(summary): \(readings)"
      if !result.contains(text) { result.append(text) }
    }
    return result
  }

  func plain(_ paths: [[Restriction]], _ wording: Wording) -> [[(name: String, values: [String])]] {
    paths.map { path in
      path.map { restriction in
        guard let variable = restriction.dimension.variable else {
          return (
            name: "device",
            values: restriction.values.filter { wording.labels.indices.contains($0) }.map { wording.labels[$0] }
          )
        }
        let definition = rules.variables[variable.index]
        let name = definition.name.hasSuffix("?") ? String(definition.name.dropLast()) : definition.name
        return (name: name, values: restriction.values.map { definition.domain.valueNames[$0] })
      }
    }
  }
}

// MARK: - Steps

extension Asker {
  private func stepLine(
    _ index: Int, _ end: Int, _ found: AnswerCase, _ response: Response, _ layout: Plan, _ inquiry: Inquiry,
    _ wording: Wording, _ sure: Sureness
  ) -> AskReport.StepLine {
    let witness = response.atoms[found.atoms[0]]
    let start = index == 0 ? 0 : layout.groups[index - 1]
    let title = inquiry.steps[start..<end].map { wording.step($0) }.joined(separator: "; ")
    var effect = Effect.undetermined
    if case .value(let number) = witness.values[layout.effects[index]] { effect = Effect.allCases[number] }
    var console: [String] = []
    for place in [layout.warnings[index], layout.exceptions[index]] {
      guard case .value(let number) = witness.values[place], number > 0 else { continue }
      let text = ConsoleText.allCases[number]
      if text == .unknownText || text == .nothing { continue }
      let isWarning = place == layout.warnings[index]
      let label = isWarning ? "Console" : "Exception"
      if text == .someText {
        console.append("\(label): its text is not known")
      } else {
        let words = consoleText(text, in: isWarning ? "warning?" : "exception?", witness, end, wording)
        console.append("\(label): `\(words)`")
      }
    }
    if effect == .raise, !console.contains(where: { $0.hasPrefix("Exception") }) {
      console.append("Exception: its text is not known")
    }
    let courses = courses(found, layout.events[index], end, response, wording)
    return AskReport.StepLine(
      step: title,
      effect: AskReport.Statement(
        text: effectText(effect, witness, end, wording),
        confidence: sure.confidence(of: layout.aspects[layout.effects[index]])),
      console: console, courses: courses,
      isIdle: effect == .nothing && console.isEmpty && courses.allSatisfy { $0.events.isEmpty && !$0.isUndetermined })
  }

  /// What a step did, with the names of those that it dismissed where there are several presentations.
  private func effectText(_ effect: Effect, _ atom: Atom, _ end: Int, _ wording: Wording) -> String {
    guard wording.names != Wording.defaultNames, effect == .unlink || effect == .unlinkTwo || effect == .link,
      let course = try? rules.course(of: atom.setup, afterSteps: end)
    else { return Wording.effect(effect) }
    if effect == .link { return "\(wording.name(course.subject)) is presented by \(wording.name(course.presenter))" }
    let gone = course.dismissed.map { wording.name($0) }
    return "\(Wording.list(gone, "and")) \(gone.count == 1 ? "is" : "are") dismissed"
  }

  private func consoleText(
    _ text: ConsoleText, in column: String, _ atom: Atom, _ end: Int, _ wording: Wording
  ) -> String {
    var setup = atom.setup
    setup.steps.removeSubrange(end...)
    let oracle = Oracle(rules: rules)
    guard let column = OutputColumn.named(column), var view = try? oracle.view(of: setup, isDirect: false) else {
      return text.name
    }
    let check = Check(column: 0, output: column, who: -1, isChild: false, expectation: .undetermined, patterns: [])
    guard let answer = try? oracle.answers(to: [check], in: &view).first else { return text.name }
    return answer.text(column, wording.names)
  }

  /// What is called in a step of a case: one list, with conditions at its events if they do not always come.
  private func courses(
    _ found: AnswerCase, _ place: Int, _ end: Int, _ response: Response, _ wording: Wording
  ) -> [AskReport.Course] {
    let partition = response.partition(by: [place], within: found.atoms)
    if let joined = joinedCourse(partition, found, place, end, response, wording) { return [joined] }
    return partition.cases.map { part in
      let condition = partition.cases.count > 1 ? wording.alternatives(part.conditions) : nil
      guard case .events = part.values[0], let timeline = timeline(response.atoms[part.atoms[0]], end) else {
        return AskReport.Course(
          condition: condition, events: [], openOrder: nil, inferredOrder: nil, isUndetermined: true)
      }
      return course(timeline, condition, wording) { _ in nil }
    }
  }

  /// A timeline as a list, with a condition for each event that has one.
  private func course(
    _ timeline: Timeline, _ condition: String?, _ wording: Wording, _ conditionOfEvent: (Int) -> String?
  ) -> AskReport.Course {
    let order = timeline.oneSequence()
    let events = order.map { index in
      let event = timeline.events[index]
      let confidence: Confidence? =
        event.origin < 0 || event.count == .unknown
        ? nil : rules.choreographies[event.origin / 1024].emissions[event.origin % 1024].confidence
      return AskReport.EventLine(
        text: wording.event(event), condition: conditionOfEvent(index), confidence: confidence)
    }
    return AskReport.Course(
      condition: condition, events: events, openOrder: Wording.openOrder(timeline, listed: order),
      inferredOrder: inferredOrder(timeline, order), isUndetermined: false)
  }

  /// The pairs of calls of which only an inference says which comes first, by their numbers in the list.
  private func inferredOrder(_ timeline: Timeline, _ order: [Int]) -> String? {
    guard let before = timeline.predecessors() else { return nil }
    var texts: [String] = []
    for pair in timeline.order where pair.origin >= 0 {
      let fact = rules.choreographies[pair.origin / 1024].order[pair.origin % 1024]
      let isDirect = !timeline.events.indices.contains { middle in
        before[middle] & (1 << UInt64(pair.before)) != 0 && before[pair.after] & (1 << UInt64(middle)) != 0
      }
      guard fact.confidence >= .inferred, isDirect, let first = order.firstIndex(of: pair.before),
        let second = order.firstIndex(of: pair.after)
      else { continue }
      let text = "\(first + 1) comes before \(second + 1)"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? nil : "that \(Wording.list(texts, "and")) is inferred"
  }

  private func timeline(_ atom: Atom, _ end: Int) -> Timeline? {
    (try? rules.course(of: atom.setup, afterSteps: end))?.timeline
  }

  /// One list for all parts of a case, if the longest has all events of the others in the same order.
  private func joinedCourse(
    _ partition: Partition, _ found: AnswerCase, _ place: Int, _ end: Int, _ response: Response, _ wording: Wording
  ) -> AskReport.Course? {
    struct Key: Hashable {
      let subject: Int
      let isChild: Bool
      let callback: Callback
    }
    func keys(_ called: CalledEvents) -> [Key] {
      called.items.map { Key(subject: $0.subject, isChild: $0.isChild, callback: $0.callback) }
    }
    guard partition.cases.count > 1 else { return nil }
    var all: [(called: CalledEvents, atoms: [Int])] = []
    for part in partition.cases {
      guard case .events(let called) = part.values[0] else { return nil }
      all.append((called, part.atoms))
    }
    guard let longest = all.max(by: { $0.called.items.count < $1.called.items.count }) else { return nil }
    let wanted = keys(longest.called)
    guard Set(wanted).count == wanted.count else { return nil }
    var holders = [Set<Int>](repeating: [], count: wanted.count)
    for (called, atoms) in all {
      let own = keys(called)
      var last = -1
      for (index, key) in own.enumerated() {
        guard let position = wanted.firstIndex(of: key), position > last,
          called.items[index] == longest.called.items[position]
        else { return nil }
        last = position
        holders[position].formUnion(atoms)
      }
    }
    guard let timeline = timeline(response.atoms[longest.atoms[0]], end) else { return nil }
    return course(timeline, nil, wording) { index in
      if holders[index].count == found.atoms.count { return nil }
      return wording.alternatives(response.conditions(for: holders[index], within: found.atoms))
    }
  }
}

// MARK: - Outputs asked by name

extension Asker {
  private func outputs(_ inquiry: Inquiry, _ start: AskReport) -> AskReport {
    var report = start
    let oracle = Oracle(rules: rules)
    let names = inquiry.names
    let response = rules.collect(inquiry.setups) { (setup: inout Setup) throws(Split) in
      var view = try oracle.view(of: setup, isDirect: false)
      return try oracle.answers(to: inquiry.checks, in: &view).enumerated().map { index, answer in
        if case .possible = inquiry.checks[index].output.kind { return .text("yes") }
        return .text(answer.text(inquiry.checks[index].output, names))
      }
    }
    report.isComplete = response.isComplete
    let partition = response.partition()
    let wording = Wording(rules: rules, names: names, labels: inquiry.labels)
    for found in likelyFirst(partition.cases, response) {
      let atom = response.atoms[found.atoms[0]]
      var reasons: [Reason] = []
      var deciding: Set<String> = []
      var hasReasons = false
      if var view = try? oracle.view(of: atom.setup, isDirect: false),
        (try? oracle.answers(to: inquiry.checks, in: &view)) != nil
      {
        hasReasons = true
        for check in inquiry.checks {
          let fired = oracle.firedRules(behind: check, in: view).map { Reason($0.rule) }
          if let first = fired.first { deciding.insert(first.id) }
          reasons += fired
        }
      }
      var seen: Set<String> = []
      reasons = reasons.filter { seen.insert($0.id).inserted }
      let values = found.values.map { if case .text(let text) = $0 { text } else { "" } }
      let isUndetermined = values.contains("undetermined")
      report.cases.append(
        AskReport.Case(
          when: partition.cases.count > 1 ? wording.lines(found.conditions) : [],
          conditions: partition.cases.count > 1 ? plain(found.conditions, wording) : [], statements: [], steps: [],
          chain: [], rules: reasons.map { AskReport.Rule(reason: $0, decides: deciding.contains($0.id)) },
          experiments: isUndetermined ? reasons.compactMap { $0.experiment } : [],
          contested: contested(found.conditions),
          confidence: hasReasons ? reasons.map { $0.confidence }.max() : .unsourced,
          isUndetermined: isUndetermined, outputs: zip(inquiry.checks, values).map { ($0.output.name, $1) }))
    }
    report.advice = advice(partition, report)
    return report
  }
}

/// How sure the answers of some parts are, and what they rest on.
struct Sureness {
  let rules: RuleBase
  let atoms: [Atom]

  /// The most parts of a case that are looked at.
  static let atomLimit = 8

  /// The rules behind an aspect, those of the first part first.
  func reasons(for aspect: Aspect) -> [Reason] {
    var result: [Reason] = []
    var seen: Set<String> = []
    for atom in atoms {
      for reason in (try? rules.reasons(for: aspect, in: atom.setup)) ?? [] where seen.insert(reason.id).inserted {
        result.append(reason)
      }
    }
    return result
  }

  /// How sure the weakest rule behind an aspect is; nil if no rule is needed.
  ///
  /// A part whose rules cannot be told makes the whole no surer than what nobody has a source for.
  func confidence(of aspect: Aspect) -> Confidence? {
    var result: Confidence?
    for atom in atoms {
      guard let reasons = try? rules.reasons(for: aspect, in: atom.setup) else { return .unsourced }
      for reason in reasons { result = result?.weaker(reason.confidence) ?? reason.confidence }
    }
    return result
  }
}

extension String {
  /// The same with a capital at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
