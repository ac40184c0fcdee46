import PresentationRules

/// How much of an answer is written.
public struct AskOptions: Sendable {
  /// Writes all rules with their sources, and how sure each statement is.
  public var explains = false
  /// Writes JSON.
  public var isJSON = false

  /// Makes the options of a short answer.
  public init() {}
}

/// Writes answers for a reader.
struct AskWriter {
  let explains: Bool

  /// The most deciding rules that a short answer names.
  private static let ruleLimit = 6

  func text(_ report: AskReport) -> String {
    var text = ""
    if !report.whyNot.isEmpty { text += report.whyNot.joined(separator: "\n") + "\n" }
    if let advice = report.advice { text += advice.capitalizedFirst + ".\n\n" }
    if !report.isComplete { text += "There are more cases than were looked at; say more to have all of them.\n\n" }
    let common = commonStatements(report.cases)
    if !common.isEmpty {
      text += "In every case:\n" + common.map { "  \(sentence($0))\n" }.joined() + "\n"
    }
    for (index, found) in report.cases.enumerated() {
      if index > 0 { text += "\n" }
      text += self.text(found, number: index + 1, without: common, earlier: Array(report.cases.prefix(index)))
    }
    if report.cases.count > 1, !explains {
      text += "\n" + rules(report.cases.flatMap { $0.rules }, "") + confidences(report.cases)
    }
    let experiments = report.cases.flatMap { $0.experiments }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    if !experiments.isEmpty { text += "\nTo find out what is not known:\n" + experiments.map { "  \($0)\n" }.joined() }
    let contested = report.cases.flatMap { $0.contested }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    if !contested.isEmpty {
      text +=
        "\nSources disagree on this; the better supported reading comes first:\n"
        + contested.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The statements that are the same in all of several cases.
  private func commonStatements(_ cases: [AskReport.Case]) -> [AskReport.Statement] {
    guard cases.count > 1 else { return [] }
    return cases[0].statements.filter { statement in
      cases.allSatisfy { $0.statements.contains { $0.text == statement.text } }
    }
  }

  private func text(
    _ found: AskReport.Case, number: Int, without common: [AskReport.Statement], earlier: [AskReport.Case]
  ) -> String {
    var text = ""
    let isAlone = found.when.isEmpty
    let indent = isAlone ? "" : "   "
    if !isAlone { text += "\(number). " + found.when.joined(separator: ",\n   or ").capitalizedFirst + ":\n" }
    for statement in found.statements where !common.contains(where: { $0.text == statement.text }) {
      text += indent + sentence(statement) + "\n"
    }
    for output in found.outputs { text += "\(indent)\(output.name) \(output.value)\n" }
    for (index, step) in found.steps.enumerated() {
      let same = earlier.firstIndex { other in
        step.courses.contains { !$0.events.isEmpty } && other.steps.indices.contains(index)
          && other.steps[index].effect.text == step.effect.text && other.steps[index].courses == step.courses
          && other.steps[index].console == step.console
      }
      if let same {
        text +=
          "\(indent)\(step.step.capitalizedFirst): \(step.effect.text), with the same calls as in case \(same + 1).\n"
      } else {
        text += self.text(step, indent)
      }
    }
    if !found.steps.isEmpty, !found.chain.isEmpty {
      let isEmpty = found.chain.count == 1
      text +=
        isEmpty
        ? "\(indent)Afterwards \(found.chain[0]) presents nothing.\n"
        : "\(indent)Afterwards: \(found.chain.joined(separator: " → ")).\n"
    }
    if isAlone || explains {
      let rules = self.rules(found.rules, indent)
      if !rules.isEmpty { text += (isAlone ? "\n" : "") + rules }
      text += "\(indent)Confidence: \(found.contested.isEmpty ? "" : "contested, ")\(found.confidence.name).\n"
    }
    return text
  }

  /// How sure several cases are: in one sentence if all are the same.
  private func confidences(_ cases: [AskReport.Case]) -> String {
    func words(_ found: AskReport.Case) -> String {
      (found.contested.isEmpty ? "" : "contested, ") + found.confidence.name
    }
    var groups: [(words: String, numbers: [String])] = []
    for (index, found) in cases.enumerated() {
      if let place = groups.firstIndex(where: { $0.words == words(found) }) {
        groups[place].numbers.append(String(index + 1))
      } else {
        groups.append((words(found), [String(index + 1)]))
      }
    }
    if groups.count == 1 { return "Confidence: \(groups[0].words).\n" }
    let texts = groups.map { group in
      "\(group.words) in case\(group.numbers.count == 1 ? "" : "s") \(Wording.list(group.numbers, "and"))"
    }
    return "Confidence: \(texts.joined(separator: "; ")).\n"
  }

  /// A statement, with how sure it is where that matters.
  private func sentence(_ statement: AskReport.Statement) -> String {
    guard let confidence = statement.confidence, explains || confidence >= .inferred else {
      return statement.text + "."
    }
    return "\(statement.text) (\(confidence.name))."
  }

  private func text(_ step: AskReport.StepLine, _ indent: String) -> String {
    if step.isIdle { return "\(indent)\(step.step.capitalizedFirst): nothing happens.\n" }
    var text = "\(indent)\(step.step.capitalizedFirst): \(sentence(step.effect))\n"
    for line in step.console { text += "\(indent)  \(line)\n" }
    for course in step.courses {
      var inner = indent + "  "
      if let condition = course.condition {
        text += "\(inner)\(condition.capitalizedFirst):\n"
        inner += "  "
      }
      if course.isUndetermined {
        text += "\(inner)What is called is not known.\n"
        continue
      }
      if course.events.isEmpty { text += "\(inner)Nothing is called.\n" }
      for (number, event) in course.events.enumerated() {
        let condition = event.condition.map { " (\($0))" } ?? ""
        let sure = event.confidence >= .inferred ? " (\(event.confidence.name))" : ""
        text += "\(inner)\(number + 1). \(event.text)\(condition)\(sure)\n"
      }
      for note in [course.openOrder, course.inferredOrder] {
        if let note { text += "\(inner)\(note.capitalizedFirst).\n" }
      }
    }
    return text
  }

  private func rules(_ all: [AskReport.Rule], _ indent: String) -> String {
    var seen: Set<String> = []
    var chosen = all.filter { (explains || $0.decides) && seen.insert($0.reason.id).inserted }
    let count = chosen.count
    if !explains { chosen = Array(chosen.prefix(Self.ruleLimit)) }
    guard !chosen.isEmpty else { return "" }
    var text = "\(indent)By these rules:\n"
    for rule in chosen {
      let reason = rule.reason
      let statement = reason.statement
      if explains {
        text += "\(indent)  \(reason.id): \(statement) (\(reason.confidence.name))\n"
        for source in reason.sources {
          text += "\(indent)    \(source.kind.name): \(source.title), \(source.location)\n"
        }
      } else {
        let sources = reason.sources.prefix(1).map { $0.title }.joined()
        text += "\(indent)  \(statement) (\(reason.confidence.name): \(sources))\n"
      }
    }
    if count > chosen.count { text += "\(indent)  and \(count - chosen.count) more; --explain tells all\n" }
    return text
  }
}

/// Writes answers for programs.
///
/// The grammar, format 1, in which names in capitals stand for what is described and `...` for any number:
///
///     ANSWER     {"format": 1, "understood": [TEXT...], "complete": BOOL, "undetermined": BOOL, "advice": TEXT|null,
///                 "cases": [CASE...], "whyNot": [TEXT...]}
///     CASE       {"when": [[CONDITION...]...], "statements": [STATEMENT...], "outputs": [OUTPUT...],
///                 "steps": [STEP...], "chain": [TEXT...], "confidence": CONFIDENCE, "contested": [TEXT...],
///                 "experiments": [TEXT...], "rules": [RULE...]}
///                one of the lists of "when" holds; none means that there is only this case
///     CONDITION  {"name": TEXT, "values": [TEXT...]}
///     STATEMENT  {"text": TEXT, "confidence": CONFIDENCE|null}
///     OUTPUT     {"name": TEXT, "value": TEXT}
///     STEP       {"step": TEXT, "effect": STATEMENT, "console": [TEXT...], "courses": [COURSE...]}
///     COURSE     {"when": TEXT|null, "undetermined": BOOL, "events": [EVENT...], "openOrder": TEXT|null,
///                 "inferredOrder": TEXT|null}
///     EVENT      {"text": TEXT, "when": TEXT|null, "confidence": CONFIDENCE}
///     RULE       {"id": TEXT, "statement": TEXT, "decides": BOOL, "confidence": CONFIDENCE, "sources": [SOURCE...]}
///     SOURCE     {"kind": TEXT, "title": TEXT, "location": TEXT}
///     CONFIDENCE "documented" | "observed" | "reported" | "inferred" | "unsourced"
enum AskJSON {
  static func text(_ report: AskReport) -> String {
    JSONText.object([
      ("format", "1"), ("understood", strings(report.understood)), ("complete", bool(report.isComplete)),
      ("undetermined", bool(report.isUndetermined)), ("advice", string(report.advice)),
      ("cases", JSONText.array(report.cases.map { self.case($0) })), ("whyNot", strings(report.whyNot)),
    ]) + "\n"
  }

  static func strings(_ texts: [String]) -> String { JSONText.array(texts.map { JSONText.string($0) }) }

  static func string(_ text: String?) -> String { text.map { JSONText.string($0) } ?? "null" }

  static func bool(_ value: Bool) -> String { value ? "true" : "false" }

  static func `case`(_ found: AskReport.Case) -> String {
    JSONText.object([
      ("when", conditions(found.conditions)),
      ("statements", JSONText.array(found.statements.map { statement($0) })),
      (
        "outputs",
        JSONText.array(
          found.outputs.map {
            JSONText.object([("name", JSONText.string($0.name)), ("value", JSONText.string($0.value))])
          })
      ),
      ("steps", JSONText.array(found.steps.map { step($0) })), ("chain", strings(found.chain)),
      ("confidence", JSONText.string(found.confidence.name)), ("contested", strings(found.contested)),
      ("experiments", strings(found.experiments)), ("rules", JSONText.array(found.rules.map { rule($0) })),
    ])
  }

  static func conditions(_ paths: [[(name: String, values: [String])]]) -> String {
    JSONText.array(
      paths.map { path in
        JSONText.array(
          path.map { JSONText.object([("name", JSONText.string($0.name)), ("values", strings($0.values))]) })
      })
  }

  private static func statement(_ statement: AskReport.Statement) -> String {
    JSONText.object([
      ("text", JSONText.string(statement.text)), ("confidence", string(statement.confidence?.name)),
    ])
  }

  private static func step(_ step: AskReport.StepLine) -> String {
    JSONText.object([
      ("step", JSONText.string(step.step)), ("effect", statement(step.effect)), ("console", strings(step.console)),
      (
        "courses",
        JSONText.array(
          step.courses.map { course in
            JSONText.object([
              ("when", string(course.condition)), ("undetermined", bool(course.isUndetermined)),
              (
                "events",
                JSONText.array(
                  course.events.map {
                    JSONText.object([
                      ("text", JSONText.string($0.text)), ("when", string($0.condition)),
                      ("confidence", JSONText.string($0.confidence.name)),
                    ])
                  })
              ), ("openOrder", string(course.openOrder)), ("inferredOrder", string(course.inferredOrder)),
            ])
          })
      ),
    ])
  }

  private static func rule(_ rule: AskReport.Rule) -> String {
    JSONText.object([
      ("id", JSONText.string(rule.reason.id)), ("statement", JSONText.string(rule.reason.statement)),
      ("decides", bool(rule.decides)), ("confidence", JSONText.string(rule.reason.confidence.name)),
      (
        "sources",
        JSONText.array(
          rule.reason.sources.map { source in
            JSONText.object([
              ("kind", JSONText.string(source.kind.name)), ("title", JSONText.string(source.title)),
              ("location", JSONText.string(source.location)),
            ])
          })
      ),
    ])
  }
}
