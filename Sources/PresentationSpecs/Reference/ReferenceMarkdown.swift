import PresentationRules

/// Writes all knowledge as Markdown: as one document with a table of contents, or as a page each.
public struct ReferenceMarkdown: Sendable {
  private let index: KnowledgeIndex
  private let rules: RuleBase
  private var words: ConditionWords
  private let rows: RowPlaces?
  /// The number of each source that something rests on, in the order of the catalogue.
  private let numbers: [Source: Int]
  /// The names of the decisions that read each variable, and of the choreographies that do.
  private let readers: [VariableID: [String]]

  /// Prepares the document.
  ///
  /// - Parameters:
  ///   - index: all knowledge.
  ///   - rows: the rows that reach each piece, for a column of their own; nil to leave it out.
  public init(_ index: KnowledgeIndex, rows: RowPlaces? = nil) {
    self.index = index
    self.rows = rows
    rules = index.rules
    words = ConditionWords(isMarkdown: true, rules: index.rules)
    let used = Set(index.pieces.flatMap { $0.sources })
    let sources = Source.allCases.filter { used.contains($0) }
    numbers = Dictionary(uniqueKeysWithValues: sources.enumerated().map { ($1, $0 + 1) })
    var readers: [VariableID: [String]] = [:]
    func note(_ reader: String, _ conditions: [Condition], _ others: [VariableID?]) {
      for variable in conditions.map({ $0.variable }) + others.compactMap({ $0 })
      where readers[variable]?.contains(reader) != true {
        readers[variable, default: []].append(reader)
      }
    }
    for decision in rules.decisions {
      for rule in decision.rules {
        note(rules.variables[decision.variable.index].name, rule.conditions, [rule.outcomeVariable])
      }
    }
    for choreography in rules.choreographies {
      note(choreography.id, choreography.conditions, [])
      for part in choreography.emissions { note(choreography.id, part.conditions, [part.argument]) }
      for part in choreography.order { note(choreography.id, part.conditions, []) }
      for part in choreography.flags { note(choreography.id, part.conditions, []) }
    }
    self.readers = readers
    link { "#\(Outline.anchor($0))" }
  }

  /// Sets where the names of decisions lead.
  private mutating func link(_ target: (String) -> String) {
    let links = rules.decisions.map { ($0.variable, target(rules.variables[$0.variable.index].name)) }
    words.links = Dictionary(links, uniquingKeysWith: { first, _ in first })
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
    for choreography in rules.choreographies {
      outline.subsection(Self.title(choreography.id), note: choreography.summary, self.text(of: choreography))
    }
    let others = index.pieces(of: "")
    if !others.isEmpty { outline.section(Self.othersTitle, self.text(ofOthers: others)) }
    let points = rules.variables.filter { $0.kind == .reading }
    if !points.isEmpty {
      outline.section(Self.pointsTitle, Self.pointsNote)
      for point in points { outline.subsection(Self.title(point.name), note: point.summary, self.text(of: point)) }
    }
    let open = index.pieces.filter { $0.experiment != nil }
    if !open.isEmpty { outline.section(Self.openTitle, self.text(ofOpen: open)) }
    outline.section("Sources", catalogue)
    return head + outline.text + links(in: nil)
  }

  private static let othersTitle = "Containers and properties"
  private static let pointsTitle = "Contested points"
  private static let openTitle = "Open questions"
  private static let pointsNote =
    "Sources disagree on these. Ordinary answers take the first reading and are flagged as contested.\n"

  /// A page of the reference that stands by itself.
  public struct Page: Hashable, Sendable {
    /// The name of its file.
    public let file: String
    /// The page.
    public let text: String
  }

  /// The reference as pages: an index, then one page a decision and a choreography, then the rest.
  public var pages: [Page] {
    var linked = self
    linked.link { Self.file($0) }
    return linked.linkedPages
  }

  private var linkedPages: [Page] {
    var pages: [Page] = []
    var contents = ""
    func add(_ name: String, _ title: String, _ note: String, _ body: String) {
      let text = "# \(title)\n\n\(body)\n[All rules](index.md)\n"
      pages.append(Page(file: Self.file(name), text: text + links(in: text)))
      contents += "- [\(title)](\(Self.file(name)))" + (note.isEmpty ? "\n" : ": \(note)\n")
    }
    contents += "\n## Decisions\n\n"
    for decision in rules.decisions {
      let variable = rules.variables[decision.variable.index]
      add(variable.name, "`\(variable.name)`", variable.summary, text(of: decision, variable))
    }
    contents += "\n## Callbacks\n\n"
    for choreography in rules.choreographies {
      add(choreography.id, Self.title(choreography.id), choreography.summary, text(of: choreography))
    }
    contents += "\n## More\n\n"
    let others = index.pieces(of: "")
    if !others.isEmpty { add(Self.othersTitle, Self.othersTitle, "", text(ofOthers: others)) }
    let points = rules.variables.filter { $0.kind == .reading }
    if !points.isEmpty {
      let body = points.map { "## \(Self.title($0.name))\n\n\(text(of: $0))" }.joined(separator: "\n")
      add(Self.pointsTitle, Self.pointsTitle, "", Self.pointsNote + "\n" + body)
    }
    let open = index.pieces.filter { $0.experiment != nil }
    if !open.isEmpty { add(Self.openTitle, Self.openTitle, "", text(ofOpen: open)) }
    add("Sources", "Sources", "", catalogue)
    let front = head + "## How to read this\n\n" + legend + contents
    return [Page(file: "index.md", text: front)] + pages
  }

  /// The file of a page: its title in lower case, with hyphens.
  private static func file(_ name: String) -> String { Outline.anchor(name) + ".md" }

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
    var text = "\(variable.summary) \(ReferenceGroup.note(decision.policy))\n\n"
    let read = read(by: decision)
    if !read.isEmpty {
      text += "Rests on \(read.map { words.name(of: rules.variables[$0.index]) }.joined(separator: ", ")).\n"
    }
    if let readers = readers[variable.id] {
      let names = readers.map { name in
        rules.variables.first { $0.name == name }.map { words.name(of: $0) } ?? Self.title(name)
      }
      text += "Counts for \(names.joined(separator: ", ")).\n"
    }
    text += "\n" + header(["When", "Then", "Statement", "Confidence", "Sources", "Rule"])
    for (piece, rule) in zip(index.pieces(of: variable.name), decision.rules) {
      let outcome =
        rule.outcomeVariable.map { "as \(words.name(of: rules.variables[$0.index]))" }
        ?? "`\(variable.domain.valueNames[rule.outcome])`"
      text += row(piece, [conditions(piece), outcome, piece.statement])
    }
    return text
  }

  /// What the rules of a decision ask about, in the order in which they do.
  private func read(by decision: Decision) -> [VariableID] {
    var result: [VariableID] = []
    for rule in decision.rules {
      for variable in rule.conditions.map({ $0.variable }) + [rule.outcomeVariable].compactMap({ $0 })
      where !result.contains(variable) {
        result.append(variable)
      }
    }
    return result
  }

  private func text(of choreography: Choreography) -> String {
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
      let own = index.pieces.filter { piece in
        piece.conditions.contains { $0.variable == point.id && $0.values == ValueSet(value) }
      }
      var sources: [Source] = []
      for source in own.flatMap({ $0.sources }) where !sources.contains(source) { sources.append(source) }
      let names = own.isEmpty ? "none of its own" : own.map { "`\($0.id)`" }.joined(separator: "<br>")
      text += "| \(point.domain.valueNames[value]) | \(point.domain.valueSummaries[value]) "
      text += "| \(names) | \(sources.isEmpty ? "none is given" : links(to: sources)) |\n"
    }
    return text
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

  /// The addresses behind the links of a text, to stand at its end; of all sources without a text.
  private func links(in text: String?) -> String {
    var result = "\n"
    for source in Source.allCases {
      if let number = numbers[source], let address = SourceWords.address(of: source),
        text?.contains("][\(number)]") != false
      {
        result += "[\(number)]: \(address)\n"
      }
    }
    return result
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
