import PresentationRules

/// Writes all knowledge as one Markdown document with a table of contents.
public struct ReferenceMarkdown: Sendable {
  private let index: KnowledgeIndex
  private let rules: RuleBase
  private let words: ConditionWords
  private let rows: RowPlaces?
  /// The place of the first rule that each rule about a contested point takes situations from.
  private let next: [String: Int]
  /// The number of each source that something rests on, in the order of the catalogue.
  private let numbers: [Source: Int]

  /// Prepares the document.
  ///
  /// - Parameters:
  ///   - index: all knowledge.
  ///   - universe: which situations count.
  ///   - rows: the rows that reach each piece, for a column of their own; nil to leave it out.
  public init(_ index: KnowledgeIndex, in universe: Universe, rows: RowPlaces? = nil) {
    self.index = index
    self.rows = rows
    rules = index.rules
    let headings = index.rules.decisions.map { decision in
      (decision.variable, Outline.anchor(index.rules.variables[decision.variable.index].name))
    }
    words = ConditionWords(
      isMarkdown: true, anchors: Dictionary(headings, uniquingKeysWith: { first, _ in first }), rules: index.rules)
    let contested = index.pieces.filter { piece in
      piece.kind == .rule
        && piece.conditions.contains { index.rules.variables[$0.variable.index].kind == .reading }
    }
    let applicability = index.rules.applicability(of: contested.map { $0.part }, in: universe)
    var next: [String: Int] = [:]
    for (piece, counts) in zip(contested, applicability) { next[piece.id] = counts?.winsOver.first }
    self.next = next
    let used = Set(index.pieces.flatMap { $0.sources })
    let sources = Source.allCases.filter { used.contains($0) }
    numbers = Dictionary(uniqueKeysWithValues: sources.enumerated().map { ($1, $0 + 1) })
  }

  /// The document.
  public var text: String {
    var outline = Outline()
    outline.section("How to read this", legend)
    outline.section("Decisions", "A decision gives one answer from what is said and from what other decisions say.\n")
    for decision in rules.decisions {
      let variable = rules.variables[decision.variable.index]
      outline.subsection("`\(variable.name)`", note: variable.summary, self.text(of: decision, variable))
    }
    outline.section(
      "Callbacks",
      "Everything that is called in one kind of step, and in which order. What no row orders may come in any order.\n")
    for (number, choreography) in rules.choreographies.enumerated() {
      outline.subsection(
        Self.title(choreography.id), note: choreography.summary, self.text(of: choreography, number))
    }
    let others = index.pieces(of: "")
    if !others.isEmpty { outline.section("Containers and properties", self.text(ofOthers: others)) }
    let points = rules.variables.filter { $0.kind == .reading }
    if !points.isEmpty {
      outline.section(
        "Contested points",
        "Sources disagree on these. Ordinary answers take the first reading and are flagged as contested.\n")
      for point in points { outline.subsection(Self.title(point.name), note: point.summary, self.text(of: point)) }
    }
    let open = index.pieces.filter { $0.experiment != nil }
    if !open.isEmpty { outline.section("Open questions", self.text(ofOpen: open)) }
    outline.section("Sources", catalogue)
    return head + outline.text + links
  }

  private var head: String {
    let groups = "\(rules.decisions.count) decisions and \(rules.choreographies.count) kinds of steps"
    return """
      # The rules of UIKit's modal presentation

      What is known of what happens when a view controller is presented, adapted, swiped, dismissed: \
      \(index.pieces.count) rules and facts in \(groups), from \(numbers.count) sources. \
      Written by `presentcheck rules --markdown` from the same rules that answer questions and check specs.


      """
  }

  private var legend: String {
    var text = """
      A rule applies if everything under *When* holds; its *Then* is the outcome. Of a decision's rules the first that \
      applies counts, unless it is said that no two apply together. *iOS* is the release that the app runs on, *SDK* the \
      one that it was built with; a listed release stands for everything up to the next listed one. `presentcheck rules ID` \
      explains one rule: by release, with the rules that it wins over, with the specs that test it.

      | Confidence | Meaning |
      | --- | --- |

      """
    for confidence in Confidence.allCases { text += "| \(confidence.name) | \(confidence.summary) |\n" }
    return text
  }

  private static func title(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
  }
}

// MARK: - Sections

extension ReferenceMarkdown {
  private func text(of decision: Decision, _ variable: VariableDefinition) -> String {
    var text = "\(variable.summary)"
    if decision.policy == .unique { text += " \(ReferenceGroup.note(.unique))" }
    text += "\n\n" + header(["When", "Then", "Statement", "Confidence", "Sources", "Rule"])
    for (piece, rule) in zip(index.pieces(of: variable.name), decision.rules) {
      let outcome =
        rule.outcomeVariable.map { "as \(words.name(of: rules.variables[$0.index]))" }
        ?? "`\(variable.domain.valueNames[rule.outcome])`"
      text += row(piece, [conditions(piece), outcome, piece.statement])
    }
    return text
  }

  private func text(of choreography: Choreography, _ number: Int) -> String {
    let pieces = index.pieces(of: choreography.id)
    var text = "\(choreography.summary) When \(words.text(choreography.conditions)).\n"
    let emissions = pieces.filter { $0.kind == .emission }
    if !emissions.isEmpty {
      text += "\n" + header(["Event", "How often", "When", "Statement", "Confidence", "Sources", "Rule"])
      for (piece, emission) in zip(emissions, choreography.emissions) {
        let argument = emission.argument.map { " with \(words.name(of: rules.variables[$0.index]))" } ?? ""
        text += row(
          piece,
          [
            "`\(EventWords.name(of: emission.kind))`\(argument)", EventWords.count(emission.count), conditions(piece),
            piece.statement,
          ])
      }
    }
    let order = pieces.filter { $0.kind == .order }
    if !order.isEmpty {
      text += "\n" + header(["First", "Then", "When", "Confidence", "Sources", "Rule"])
      for (piece, fact) in zip(order, choreography.order) {
        text += row(
          piece, ["`\(EventWords.name(of: fact.before))`", "`\(EventWords.name(of: fact.after))`", conditions(piece)])
      }
    }
    let flags = pieces.filter { $0.kind == .flag }
    if !flags.isEmpty {
      text += "\n" + header(["In", "Property", "Reads", "When", "Confidence", "Sources", "Rule"])
      for (piece, fact) in zip(flags, choreography.flags) {
        text += row(
          piece,
          ["`\(EventWords.name(of: fact.kind))`", "`\(fact.flag.name)`", "`\(fact.value.name)`", conditions(piece)])
      }
    }
    return text
  }

  private func text(ofOthers pieces: [KnowledgePiece]) -> String {
    var text =
      "What containers pass on to their visible child, and what properties are read late, lost or frozen.\n\n"
    text += header(["Kind", "Statement", "Confidence", "Sources", "Rule"])
    for piece in pieces { text += row(piece, [piece.kind.rawValue, piece.statement]) }
    return text
  }

  private func text(of point: VariableDefinition) -> String {
    var text = "\(point.summary)\n\n| Reading | Meaning | Rules | Sources |\n| --- | --- | --- | --- |\n"
    for value in point.domain.everything {
      let testing = index.pieces.filter { piece in
        piece.conditions.contains { $0.variable == point.id && $0.values.contains(value) }
      }
      let next = nextRules(of: point, besides: value)
      let names = testing.map { "`\($0.id)`" } + next.map { "otherwise `\($0.id)`" }
      var sources: [Source] = []
      for source in testing.flatMap({ $0.sources }) + next.flatMap({ $0.sources }) where !sources.contains(source) {
        sources.append(source)
      }
      text += "| \(point.domain.valueNames[value]) | \(point.domain.valueSummaries[value]) "
      text += "| \(names.joined(separator: "<br>")) | \(links(to: sources)) |\n"
    }
    return text
  }

  /// The rules that count with a reading where rules about the other readings do not.
  private func nextRules(of point: VariableDefinition, besides value: Int) -> [RuleDefinition] {
    var result: [RuleDefinition] = []
    for piece in index.pieces {
      guard case .rule(let decision, _) = piece.part, let place = next[piece.id],
        piece.conditions.contains(where: { $0.variable == point.id && !$0.values.contains(value) })
      else { continue }
      let rule = rules.decisions[decision].rules[place]
      if !result.contains(where: { $0.id == rule.id }) { result.append(rule) }
    }
    return result
  }

  private func text(ofOpen pieces: [KnowledgePiece]) -> String {
    var text = "Nobody knows these, and each experiment would settle one.\n\n"
    text += "| Question | When | Experiment | Rule |\n| --- | --- | --- | --- |\n"
    for piece in pieces {
      let experiment = Self.cell(piece.experiment ?? "")
      text += "| \(Self.cell(piece.statement)) | \(conditions(piece)) | \(experiment) | `\(piece.id)` |\n"
    }
    return text
  }

  private var catalogue: String {
    var uses: [Source: Int] = [:]
    for piece in index.pieces {
      for source in piece.sources { uses[source, default: 0] += 1 }
    }
    var text = "The kind of a source limits how sure a rule may be that rests on it alone.\n"
    for kind in SourceEntry.Kind.allCases {
      let sources = Source.allCases.filter { numbers[$0] != nil && $0.kind == kind }
      if sources.isEmpty { continue }
      text += "\n**\(Self.title(kind.name))**, \(kind.bestConfidence.name) at best\n\n"
      text += "| Source | Date | Path | Rules |\n| --- | --- | --- | --- |\n"
      for source in sources {
        let path = SourceWords.path(of: source).map { "`\(Self.cell($0))`" } ?? ""
        text += "| \(link(to: source)) | \(source.date ?? "") | \(path) | \(uses[source] ?? 0) |\n"
      }
    }
    return text
  }
}

// MARK: - Cells

extension ReferenceMarkdown {
  private func header(_ names: [String]) -> String {
    let all = rows == nil ? names : names + ["Specs"]
    return "| \(all.joined(separator: " | ")) |\n|\(String(repeating: " --- |", count: all.count))\n"
  }

  /// A row that ends with what every piece has.
  private func row(_ piece: KnowledgePiece, _ cells: [String]) -> String {
    var all = cells.map { Self.cell($0) } + [piece.confidence.name, links(to: piece.sources), "`\(piece.id)`"]
    if let rows {
      let places = rows.places[piece.id] ?? []
      let first = places.first.map { "`\(Self.cell($0.file)):\($0.line)`" } ?? "none"
      all.append(places.count > 1 ? "\(first) and \(places.count - 1) more" : first)
    }
    return "| \(all.joined(separator: " | ")) |\n"
  }

  private func conditions(_ piece: KnowledgePiece) -> String {
    piece.conditions.isEmpty
      ? piece.kind == .rule ? "otherwise" : "" : piece.conditions.map { words.text($0) }.joined(separator: "<br>")
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

  private func links(to sources: [Source]) -> String { sources.map { link(to: $0) }.joined(separator: "<br>") }

  private func link(to source: Source) -> String {
    let title = Self.cell(source.title)
    guard SourceWords.address(of: source) != nil, let number = numbers[source] else { return title }
    return "[\(title)][\(number)]"
  }

  /// The addresses behind the links, at the end of the document.
  private var links: String {
    var text = "\n"
    for source in Source.allCases {
      if let number = numbers[source], let address = SourceWords.address(of: source) {
        text += "[\(number)]: \(address)\n"
      }
    }
    return text
  }
}

/// Sections with their table of contents.
private struct Outline {
  private var contents = ""
  private var body = ""
  /// How often each anchor was made; a code host numbers the later ones.
  private var anchors: [String: Int] = ["contents": 1]

  mutating func section(_ title: String, _ text: String) {
    contents += "- [\(title)](#\(anchor(title)))\n"
    body += "\n## \(title)\n\n\(text)"
  }

  mutating func subsection(_ title: String, note: String, _ text: String) {
    contents += "  - [\(title)](#\(anchor(title))): \(note)\n"
    body += "\n### \(title)\n\n\(text)"
  }

  /// The anchor that code hosts give a heading, if it is the first of its name.
  static func anchor(_ title: String) -> String {
    var result = ""
    for character in title.lowercased() {
      if character.isLetter || character.isNumber || character == "-" || character == "_" { result.append(character) }
      if character == " " { result += "-" }
    }
    return result
  }

  private mutating func anchor(_ title: String) -> String {
    let result = Self.anchor(title)
    let count = anchors[result, default: 0]
    anchors[result] = count + 1
    return count == 0 ? result : "\(result)-\(count)"
  }

  var text: String { "## Contents\n\n\(contents)\(body)" }
}
