import PresentationRules

/// What changes between two settings.
public struct DiffReport: Sendable {
  /// One thing that changes.
  public struct Change: Sendable, Hashable {
    /// What changes.
    public let what: String
    /// How it is in the first setting.
    public let before: String
    /// How it is in the second.
    public let after: String
    /// The rule that makes the change; nil where it is no single rule.
    public let rule: String?
  }

  /// What changes in one case of a question, or in one row of a spec.
  public struct Item: Sendable {
    /// Where it is: the conditions of the case, or the place and the name of the row; empty for a question's only case.
    public let title: [String]
    /// What changes; nothing if it is the same in both settings.
    public let changes: [Change]
  }

  /// The rules that make changes, by their names.
  public internal(set) var rules: [String: Reason] = [:]
  /// The items, in order.
  public internal(set) var items: [Item] = []
  /// How many rows were compared; 0 for a question.
  public internal(set) var compared = 0
  /// How many rows cannot be in one of the settings.
  public internal(set) var impossible = 0
  /// Whether everything was compared.
  public internal(set) var isComplete = true

  /// How many items change.
  public var changed: Int { items.filter { !$0.changes.isEmpty }.count }
}

/// Compares the answers to a question in two settings.
struct DiffAsker {
  let rules: RuleBase

  /// Everything that is compared, with the words for it.
  private struct Compared {
    let what: String
    let aspect: Aspect
  }

  /// The differences of a question.
  func report(_ first: Inquiry, _ second: Inquiry, differing: Set<VariableID>) throws(Misunderstanding) -> DiffReport {
    for inquiry in [first, second] {
      if let reason = inquiry.contradiction { throw .impossible(reason: reason) }
      guard inquiry.setups.contains(where: { rules.possibleCase(of: $0) != nil }) else {
        throw .impossible(reason: rules.impossibility(of: inquiry.setups)?.statement ?? "")
      }
    }
    let compared = self.compared(first)
    let aspects = compared.map { $0.aspect }
    let response = rules.compare(first.setups, with: second.setups, aspects: aspects, differing: differing)
    var report = DiffReport()
    report.isComplete = response.isComplete
    let wording = Wording(rules: rules, names: first.names, labels: first.labels)
    let partition = response.partition()
    for found in partition.cases {
      let atom = response.atoms[found.atoms[0]]
      var changes: [DiffReport.Change] = []
      for (place, item) in compared.enumerated() {
        let before = found.values[place]
        let after = found.values[place + compared.count]
        guard before != after else { continue }
        let reason = rules.decidingRule(of: item.aspect, from: atom.setup, to: atom.counterpart ?? atom.setup)
        if let reason { report.rules[reason.id] = reason }
        changes.append(change(item, before, after, reason, atom, wording))
      }
      let title = partition.cases.count > 1 ? wording.lines(found.conditions) : []
      report.items.append(DiffReport.Item(title: title, changes: changes))
    }
    report.items = Self.merged(report.items)
    return report
  }

  /// Items with the same changes are one item, those without changes the last.
  private static func merged(_ items: [DiffReport.Item]) -> [DiffReport.Item] {
    var result: [DiffReport.Item] = []
    for item in items {
      if let index = result.firstIndex(where: { $0.changes == item.changes }) {
        result[index] = DiffReport.Item(title: result[index].title + item.title, changes: item.changes)
      } else {
        result.append(item)
      }
    }
    if result.count == 1 { result[0] = DiffReport.Item(title: [], changes: result[0].changes) }
    return result.filter { !$0.changes.isEmpty } + result.filter { $0.changes.isEmpty }
  }

  private func compared(_ inquiry: Inquiry) -> [Compared] {
    var result: [Compared] = []
    func add(_ what: String, _ kind: Aspect.Kind, _ count: Int? = nil) {
      result.append(Compared(what: what, aspect: Aspect(kind, afterSteps: count)))
    }
    add("style in effect", .outcome(Derived.effectiveStyle.id))
    add("layout", .outcome(Derived.layout.id))
    add("the presenter's view stays", .outcome(Derived.presenterStays.id))
    add("a swipe down dismisses", .outcome(Derived.swipe.id))
    add("a tap outside dismisses", .outcome(Derived.tapOutside.id))
    let steps = inquiry.steps
    let wording = Wording(rules: rules, names: inquiry.names, labels: inquiry.labels)
    var start = 0
    for index in steps.indices where index + 1 == steps.count || steps[index + 1].timing == .afterwards {
      let title = steps[start...index].map { wording.step($0) }.joined(separator: "; ")
      start = index + 1
      add("\(title): what it does", .stepOutcome(Derived.effect.id), index + 1)
      add("\(title): console", .stepOutcome(Derived.warning.id), index + 1)
      add("\(title): exception", .stepOutcome(Derived.exception.id), index + 1)
      add("\(title): what is called", .events, index + 1)
    }
    return result
  }

  private func change(
    _ item: Compared, _ before: AspectValue, _ after: AspectValue, _ reason: Reason?, _ atom: Atom, _ wording: Wording
  ) -> DiffReport.Change {
    var texts: (before: String, after: String)
    switch (before, after, item.aspect.kind) {
    case (.events(let old), .events(let new), _):
      texts = Self.calls(old, new, wording)
    case (.value(let old), .value(let new), .outcome(let variable)),
      (.value(let old), .value(let new), .stepOutcome(let variable)):
      let names = rules.variables[variable.index].domain.valueNames
      texts = (names[old], names[new])
    default: texts = (Self.text(before), Self.text(after))
    }
    return DiffReport.Change(what: item.what, before: texts.before, after: texts.after, rule: reason?.id)
  }

  private static func text(_ value: AspectValue) -> String {
    switch value {
    case .undetermined: "undetermined"
    case .events(let called): "\(called.items.count) calls"
    case .text(let text): text
    case .controllers(let numbers): "\(numbers.count) controllers"
    case .value(let number): String(number)
    }
  }

  /// What is called in one setting only, or both where only the order differs.
  private static func calls(_ old: CalledEvents, _ new: CalledEvents, _ wording: Wording) -> (
    before: String, after: String
  ) {
    func text(_ items: [CalledEvents.Item]) -> String {
      items.isEmpty ? "nothing more" : items.map { wording.event($0) }.joined(separator: ", ")
    }
    let onlyOld = old.items.filter { item in !new.items.contains { $0.isSameCall(as: item) } }
    let onlyNew = new.items.filter { item in !old.items.contains { $0.isSameCall(as: item) } }
    if onlyOld.isEmpty, onlyNew.isEmpty { return ("one order", "another order, or other flags") }
    return (text(onlyOld), text(onlyNew))
  }
}

extension CalledEvents.Item {
  fileprivate func isSameCall(as other: CalledEvents.Item) -> Bool {
    subject == other.subject && isChild == other.isChild && callback == other.callback && argument == other.argument
      && count == other.count
  }
}

// MARK: - Folders of specs

/// Compares the answers to all rows of specs in two settings.
struct DiffSpecs {
  let rules: RuleBase
  let first: [InquiryReader.Item]
  let second: [InquiryReader.Item]
  private let oracle: Oracle
  private let base: BaseSituation

  init(rules: RuleBase, first: [InquiryReader.Item], second: [InquiryReader.Item]) {
    self.rules = rules
    self.first = first
    self.second = second
    oracle = Oracle(rules: rules)
    base = BaseSituation(rules: rules)
  }

  /// Compares everything below some paths.
  func report(_ paths: [String]) async -> (report: DiffReport, problems: [SpecProblem]) {
    var feeder = SpecFeeder(paths: paths)
    var report = DiffReport()
    var problems: [SpecProblem] = []
    await withTaskGroup(of: (number: Int, result: Chunk).self) { group in
      var results: [Int: Chunk] = [:]
      var count = 0
      while let work = feeder.next() {
        let number = count
        count += 1
        group.addTask { (number, chunk(work)) }
      }
      for await (number, result) in group { results[number] = result }
      for number in 0..<count {
        guard let result = results[number] else { continue }
        report.items += result.items
        report.compared += result.compared
        report.impossible += result.impossible
        report.rules.merge(result.rules) { old, _ in old }
        problems += result.problems
      }
    }
    return (report, problems + feeder.problems + feeder.foldersWithoutSpecs)
  }

  private struct Chunk: Sendable {
    var items: [DiffReport.Item] = []
    var compared = 0
    var impossible = 0
    var rules: [String: Reason] = [:]
    var problems: [SpecProblem] = []
  }

  private func chunk(_ work: [Work]) -> Chunk {
    var result = Chunk()
    for work in work {
      switch work {
      case .problems(let problems): result.problems += problems
      case .rows(let rows):
        for scanned in ScenarioRows.scenarios(of: rows, problems: &result.problems) {
          compare(scanned, rows.table, &result)
        }
      }
    }
    return result
  }

  private func compare(_ scanned: [ScannedRow], _ table: SpecTable, _ result: inout Chunk) {
    guard let firstRow = scanned.first else { return }
    let scenarios = Preparation.prepare(scanned, of: table, base: base, problems: &result.problems)
    guard let scenario = scenarios.first, scenario.contradiction == nil else { return }
    for (index, row) in scenario.rows.enumerated() where !row.checks.isEmpty {
      result.compared += 1
      var changes: [DiffReport.Change] = []
      var isPossible = false
      for setup in scenario.setups {
        let cut = setup.cut(to: row.stepCount)
        let (before, after) = (apply(first, to: cut), apply(second, to: cut))
        guard rules.possibleCase(of: before) != nil, rules.possibleCase(of: after) != nil else { continue }
        isPossible = true
        for change in self.changes(row, scenario, before, after, &result) where !changes.contains(change) {
          changes.append(change)
        }
      }
      if !isPossible { result.impossible += 1 }
      guard !changes.isEmpty else { continue }
      let name = RowName.name(of: scanned[index], first: firstRow, in: table)
      result.items.append(
        DiffReport.Item(title: ["\(table.source.file):\(scanned[index].line): \(name)"], changes: changes))
    }
  }

  /// A setup in a setting, with the first reading of every contested point.
  private func apply(_ items: [InquiryReader.Item], to setup: Setup) -> Setup {
    var setup = setup
    func set(_ variable: VariableID, _ values: ValueSet, isShared: Bool) {
      for index in setup.world.controllers.indices where isShared || index == setup.subject {
        setup.world.controllers[index].situation.set(variable, to: values, program: rules.program)
      }
    }
    for item in items {
      guard case .input(let column, _, let value) = item.kind else { continue }
      switch value {
      case .single(let variable, let values): set(variable, values, isShared: column.isShared)
      case .assignments(let alternatives):
        for assignment in alternatives.first ?? [] {
          set(assignment.variable, assignment.values, isShared: column.isShared)
        }
      default: continue
      }
    }
    for variable in rules.variables where variable.kind == .reading {
      set(variable.id, variable.initial, isShared: true)
    }
    return setup
  }

  private func changes(
    _ row: PreparedRow, _ scenario: PreparedScenario, _ before: Setup, _ after: Setup, _ result: inout Chunk
  ) -> [DiffReport.Change] {
    let checks = row.checks.filter { check in
      switch check.output.kind {
      case .possible, .confidence, .rule: false
      default: true
      }
    }
    guard !checks.isEmpty else { return [] }
    let names = scenario.names(before)
    func answers(_ setup: Setup) -> Response {
      rules.collect([setup]) { (current: inout Setup) throws(Split) in
        var view = try oracle.view(of: current, isDirect: scenario.isDirect)
        return try oracle.answers(to: checks, in: &view).enumerated().map { index, answer in
          .text(answer.text(checks[index].output, names))
        }
      }
    }
    let old = answers(before)
    let new = answers(after)
    var changes: [DiffReport.Change] = []
    for (index, check) in checks.enumerated() {
      let oldTexts = texts(old, index)
      let newTexts = texts(new, index)
      guard oldTexts != newTexts, let oldAtom = old.atoms.first,
        let newAtom = new.atoms.first(where: { $0.values[index] != oldAtom.values[index] }) ?? new.atoms.first
      else { continue }
      let reason = reason(check, scenario, oldAtom.setup, newAtom.setup)
      if let reason { result.rules[reason.id] = reason }
      changes.append(
        DiffReport.Change(
          what: table(check, scenario), before: oldTexts.joined(separator: " or "),
          after: newTexts.joined(separator: " or "), rule: reason?.id))
    }
    return changes
  }

  private func table(_ check: Check, _ scenario: PreparedScenario) -> String {
    scenario.table.columns[check.column].name
  }

  /// All answers of a setup to one check.
  private func texts(_ response: Response, _ index: Int) -> [String] {
    var result: [String] = []
    for atom in response.atoms {
      if case .text(let text) = atom.values[index], !result.contains(text) { result.append(text) }
    }
    return result.sorted()
  }

  /// The rule that makes the answer to a check differ.
  private func reason(_ check: Check, _ scenario: PreparedScenario, _ first: Setup, _ second: Setup) -> Reason? {
    func view(_ setup: Setup) -> CaseView? {
      guard var view = try? oracle.view(of: setup, isDirect: scenario.isDirect),
        (try? oracle.answers(to: [check], in: &view)) != nil
      else { return nil }
      return view
    }
    guard let before = view(first), let after = view(second) else { return nil }
    let variable: VariableID
    var isOfStep = true
    switch check.output.kind {
    case .decision(let outcome), .reported(let outcome, _), .size(let outcome), .readings(.decision(let outcome)):
      (variable, isOfStep) = (outcome, false)
    case .stepDecision(let outcome), .console(let outcome): variable = outcome
    case .actions: (variable, isOfStep) = (Derived.drawnActions.id, false)
    default: variable = Derived.effect.id
    }
    let rule = rules.decidingRule(
      of: variable, from: isOfStep ? before.stepSituation : before.situation,
      to: isOfStep ? after.stepSituation : after.situation)
    if let rule { return Reason(rule) }
    guard check.output.isEvents else { return nil }
    let old = Set(oracle.facts(behind: check, in: before).map { $0.id })
    let new = oracle.facts(behind: check, in: after)
    let made =
      new.first { !old.contains($0.id) }
      ?? oracle.facts(behind: check, in: before).first { fact in !new.contains { $0.id == fact.id } }
    return made.map { Reason(id: $0.id, statement: $0.statement, confidence: $0.confidence, sources: $0.sources) }
  }
}

extension Questions {
  /// What changes between two settings, for a question or for all rows of specs.
  ///
  /// - Parameters:
  ///   - from: the first setting, as `os 18; sdk 18`.
  ///   - to: the second setting.
  ///   - words: the question, or paths of spec files and folders.
  public func diff(from: String, to: String, _ words: [String], isJSON: Bool = false) async -> QuestionReply {
    let paths = words.filter { word in
      (try? InquiryReader.items(of: word)) == nil && (word.hasSuffix(".md") || (try? FileSystem.kind(of: word)) != nil)
    }
    var settings: [[InquiryReader.Item]] = []
    for (option, text) in [("--from", from), ("--to", to)] {
      if text.utf8.allSatisfy({ Piece.isSpace($0) || $0 == UInt8(ascii: ";") }) {
        var reply = QuestionReply()
        reply.outcome = .wrong
        reply.errors = "error: `\(option)` says nothing\n  help: write a setting, as \"os 18; sdk 18\"\n"
        return reply
      }
      do throws(CellProblem) {
        settings.append(try InquiryReader.items(of: text))
      } catch {
        var reply = QuestionReply()
        reply.outcome = .wrong
        reply.errors =
          SpecProblem(error.kind, file: "", line: 0, in: Array(text.utf8)[...], at: error.place).description + "\n"
        return reply
      }
    }
    let missing = words.filter { word in
      (word.hasSuffix(".md") || word.contains("/")) && (try? InquiryReader.items(of: word)) == nil
        && !word.contains(" ")
        && (try? FileSystem.kind(of: word)) == nil
    }
    if !missing.isEmpty {
      var reply = QuestionReply()
      reply.outcome = .wrong
      reply.errors = missing.map { "error: there is no file or folder `\($0)`\n" }.joined()
      return reply
    }
    if !paths.isEmpty, paths.count == words.count {
      let (report, problems) = await DiffSpecs(rules: rules, first: settings[0], second: settings[1]).report(paths)
      var reply = QuestionReply()
      reply.output = isJSON ? report.json(from, to) : report.text(from, to)
      reply.errors = problems.prefix(Runner.problemLimit).map { $0.description + "\n" }.joined()
      reply.outcome = problems.isEmpty && report.compared > 0 ? .answered : .wrong
      return reply
    }
    return answering { () throws(Misunderstanding) in
      if words.isEmpty { throw .nothingSaid }
      let first = try understand(words, settings: [from])
      let second = try understand(words, settings: [to])
      var differing: Set<VariableID> = []
      for item in settings.joined() {
        guard case .input(_, _, let value) = item.kind else { continue }
        switch value {
        case .single(let variable, _): differing.insert(variable)
        case .assignments(let alternatives):
          for assignment in alternatives.joined() { differing.insert(assignment.variable) }
        default: continue
        }
      }
      guard first.inquiry.setups.count == second.inquiry.setups.count else {
        throw .problems([SpecProblem(.tooManyAlternatives(limit: first.inquiry.setups.count), file: "")])
      }
      let report = try DiffAsker(rules: rules).report(first.inquiry, second.inquiry, differing: differing)
      var reply = QuestionReply()
      reply.output = isJSON ? report.json(from, to) : report.text(from, to)
      reply.errors = Self.unknown(first.unknown)
      return reply
    }
  }
}

// MARK: - Writing

extension DiffReport {
  /// The report for a reader: grouped by the rule that makes the change.
  func text(_ from: String, _ to: String) -> String {
    var text = ""
    if changed == 0 {
      text = "Nothing changes from \(from) to \(to).\n"
    } else if compared > 0 {
      text = byRule()
    } else {
      text = "From \(from) to \(to):\n"
      for item in items { text += Self.text(item) }
      text += reasons()
    }
    if compared > 0 {
      text += "\n\(changed) of \(compared) rows change"
      text += impossible > 0 ? "; \(impossible) cannot be in one of the settings\n" : "\n"
    }
    if !isComplete { text += "There are more cases than were compared; say more to have all of them.\n" }
    return text
  }

  private static func text(_ item: Item) -> String {
    var text = "\n"
    for (index, line) in item.title.enumerated() {
      text += (index == 0 ? line.capitalizedFirst : "or \(line)") + (index + 1 == item.title.count ? ":\n" : ",\n")
    }
    let indent = item.title.isEmpty ? "" : "  "
    if item.changes.isEmpty { text += "\(indent)Nothing changes.\n" }
    for change in item.changes { text += "\(indent)\(change.line)\n" }
    return text
  }

  private func reasons() -> String {
    var ids: [String] = []
    for change in items.flatMap({ $0.changes }) {
      if let rule = change.rule, !ids.contains(rule) { ids.append(rule) }
    }
    guard !ids.isEmpty else { return "" }
    var text = "\nBy these rules:\n"
    for id in ids { text += "  " + line(id) + "\n" }
    return text
  }

  private func line(_ id: String) -> String {
    guard let reason = rules[id] else { return id }
    let statement = reason.statement.isEmpty ? id : reason.statement
    return "\(statement) (\(reason.confidence.name): \(reason.sources.prefix(1).map { $0.title }.joined()))"
  }

  private func byRule() -> String {
    var order: [String] = []
    var groups: [String: [(title: String, change: Change)]] = [:]
    for item in items {
      for change in item.changes {
        let id = change.rule ?? ""
        if groups[id] == nil { order.append(id) }
        groups[id, default: []].append((item.title.first ?? "", change))
      }
    }
    var text = ""
    for id in order {
      text += (text.isEmpty ? "" : "\n") + (id.isEmpty ? "No single rule:\n" : line(id) + "\n")
      var last = ""
      for (title, change) in groups[id] ?? [] {
        if title != last { text += "  \(title)\n" }
        last = title
        text += "    \(change.line)\n"
      }
    }
    return text
  }

  /// The report for a program; `presentcheck diff --help` describes the form.
  func json(_ from: String, _ to: String) -> String {
    JSONText.object([
      ("format", "1"), ("from", JSONText.string(from)), ("to", JSONText.string(to)), ("compared", String(compared)),
      ("impossible", String(impossible)), ("complete", AskJSON.bool(isComplete)),
      (
        "items",
        JSONText.array(
          items.map { item in
            JSONText.object([
              ("title", AskJSON.strings(item.title)),
              (
                "changes",
                JSONText.array(
                  item.changes.map { change in
                    JSONText.object([
                      ("what", JSONText.string(change.what)), ("before", JSONText.string(change.before)),
                      ("after", JSONText.string(change.after)), ("rule", AskJSON.string(change.rule)),
                    ])
                  })
              ),
            ])
          })
      ),
    ]) + "\n"
  }
}

extension DiffReport.Change {
  fileprivate var line: String { "\(what): \(before) ⇒ \(after)" }
}
