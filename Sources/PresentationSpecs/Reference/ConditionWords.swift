import PresentationRules

/// Spells conditions in plain words.
struct ConditionWords {
  /// Whether names and values stand in backticks.
  var isMarkdown = false
  /// Where names of variables lead: an anchor with its `#`, or a file.
  var links: [VariableID: String] = [:]
  let rules: RuleBase

  /// All conditions of a list in one text; a word for none.
  func text(_ conditions: [Condition], none: String = "always") -> String {
    conditions.isEmpty ? none : conditions.map { text($0) }.joined(separator: "; ")
  }

  /// One condition: `iOS 13 and later`, `before SDK 13`, `style is pageSheet or formSheet`.
  func text(_ condition: Condition) -> String {
    let variable = rules.variables[condition.variable.index]
    if variable.domain.name == Release.domainName { return releases(condition.values, of: variable) }
    let name = name(of: variable)
    let domain = variable.domain
    let inside = condition.values.intersection(domain.everything)
    let outside = domain.everything.subtracting(inside)
    if inside.isEmpty { return "\(name) is nothing that there is" }
    if outside.isEmpty { return "\(name) is anything" }
    if domain.isOrdered, inside.count > 1, outside.count > 1, let range = range(inside, domain) {
      return "\(name) is \(range)"
    }
    if outside.count < inside.count { return "\(name) is not \(list(outside, domain))" }
    return "\(name) is \(list(inside, domain))"
  }

  /// A set of releases as ranges: `iOS 13 and later`, `before SDK 13`, `iOS 13 to 14.5`.
  func releases(_ values: ValueSet, of variable: VariableDefinition) -> String {
    let word =
      switch variable.id {
      case Input.os.id: "iOS"
      case Input.sdk.id: "SDK"
      default: name(of: variable)
      }
    let everything = variable.domain.everything
    let inside = values.intersection(everything)
    if inside.isEmpty { return "no \(word)" }
    if inside == everything { return "any \(word)" }
    let parts = runs(of: inside).map { run in
      let first = release(run.lowerBound, variable.domain)
      if run.upperBound == everything.last {
        return run.lowerBound == run.upperBound ? "\(word) \(first)" : "\(word) \(first) and later"
      }
      let next = release(run.upperBound + 1, variable.domain)
      if run.lowerBound == 0 { return "before \(word) \(next)" }
      if run.lowerBound == run.upperBound { return "\(word) \(first)" }
      return "\(word) \(first) and later, before \(next)"
    }
    return parts.joined(separator: " or ")
  }

  /// A release as people write it: `13` for `13.0`.
  private func release(_ value: Int, _ domain: Domain) -> String {
    let name = domain.valueNames[value]
    return name.hasSuffix(".0") ? String(name.dropLast(2)) : name
  }

  /// The unbroken runs of a set's values.
  private func runs(of values: ValueSet) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for value in values {
      if let last = runs.last, last.upperBound == value - 1 {
        runs[runs.count - 1] = last.lowerBound...value
      } else {
        runs.append(value...value)
      }
    }
    return runs
  }

  /// An unbroken run of an ordered domain's values in words; nil if the set is none.
  private func range(_ values: ValueSet, _ domain: Domain) -> String? {
    guard values.last - values.first + 1 == values.count else { return nil }
    if values.last == domain.everything.last { return "\(code(domain.valueNames[values.first])) or more" }
    if values.first == 0 { return "at most \(code(domain.valueNames[values.last]))" }
    return "\(code(domain.valueNames[values.first])) to \(code(domain.valueNames[values.last]))"
  }

  private func list(_ values: ValueSet, _ domain: Domain) -> String {
    let names = values.map { code(domain.valueNames[$0]) }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// A variable's name, linked to its heading if it has one.
  func name(of variable: VariableDefinition) -> String {
    let name = code(variable.name)
    return links[variable.id].map { "[\(name)](\($0))" } ?? name
  }

  /// A name as code, where the text is Markdown.
  func code(_ text: String) -> String { isMarkdown ? "`\(text)`" : text }
}
