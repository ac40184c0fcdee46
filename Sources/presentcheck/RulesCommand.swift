import PresentationRules
import PresentationSpecs

extension Command {
  /// Lists and explains the rules.
  static let rules = Command(
    name: "rules",
    summary: "list the rules with their sources, or explain one",
    usage: "presentcheck rules [OPTIONS] [ID...]",
    options: [
      Option("--confidence", value: "WORD", "list only what is as sure as WORD or less, with the experiments"),
      Option("--specs", value: "PATH", "take the rows that test each rule from below PATH; from Specs if it is there"),
      Option("--json", "write JSON"),
      Option("--markdown", "write one Markdown document with everything"),
      Option(
        "--output", value: "FOLDER", "with --markdown, write an index and one page a decision or choreography there"),
    ],
    discussion: """
      An ID is a rule or a fact, which is explained, or a decision or choreography, whose rules are listed. WORD is
      documented, observed, reported, inferred or unsourced.

      examples:
        presentcheck rules swipe?
        presentcheck rules automatic.form-sheet-from-18 --specs Specs
        presentcheck rules --confidence inferred
        presentcheck rules --markdown > RULES.md
        presentcheck rules --markdown --output Reference

      JSON, format 1:
        LIST: {"format": 1, "groups": [GROUP...], "contested": [{"name", "summary", "readings": [TEXT...]}...],
          "sources": [SOURCE...]}
        GROUP: {"name", "kind", "summary", "conditions": [CONDITION...], "pieces": [PIECE...]}; the kind is decision,
          choreography or other
        PIECE: {"id", "kind", "group": TEXT or null, "statement", "conditions": [CONDITION...], "outcome", "confidence",
          "sources": [TEXT...], "experiment": TEXT or null}; the sources are ids of SOURCEs
        CONDITION: {"name", "values": [TEXT...], "text"}
        SOURCE: {"id", "kind", "title", "date": TEXT or null, "location", "address": TEXT or null}
      With the ID of a rule or fact there is a line for each:
        {"format": 1, "piece": PIECE, "sources": [SOURCE...]}; this PIECE has as well:
          "releases": [{"systems", "builds"}...], "example": TEXT or null,
          "contested": [{"name", "summary", "readings": [TEXT...], "all": [TEXT...], "rules": [ID...]}...],
          "losesTo": [ID...], "winsOver": [ID...],
          "rows": [{"file", "line", "failsWithout": true, false or null}...] or null
      """,
    run: { arguments in
      let index = KnowledgeIndex(of: .uiKit)
      guard let limit = RulesList.limit(arguments) else { return .usage }
      if arguments.has("--markdown"), arguments.has("--json") || limit > .documented || !arguments.operands.isEmpty {
        Terminal.complain(
          "error: `--markdown` writes everything, so nothing else but `--specs` and `--output` goes with it\n")
        return .usage
      }
      if arguments.has("--output"), !arguments.has("--markdown") {
        Terminal.complain("error: `--output` needs `--markdown`\n")
        return .usage
      }
      do throws(Explanation.UnknownID) {
        return try RulesList(index: index, limit: limit, arguments: arguments).run()
      } catch {
        Terminal.complain(error.description + "\n")
        return .wrongInput
      }
    })
}

/// What `rules` was asked to write.
private struct RulesList {
  let index: KnowledgeIndex
  let limit: Confidence
  let arguments: Arguments

  /// The best confidence that is listed; nil if that was told to be wrong.
  static func limit(_ arguments: Arguments) -> Confidence? {
    guard let word = arguments.value(of: "--confidence") else { return .documented }
    if let confidence = Confidence.allCases.first(where: { $0.name == word }) { return confidence }
    let names = Confidence.allCases.map { "`\($0.name)`" }.joined(separator: ", ")
    Terminal.complain("error: `--confidence` does not know `\(word)`\n  help: it takes \(names)\n")
    return nil
  }

  func run() throws(Explanation.UnknownID) -> ExitCode {
    var groups: Set<String> = []
    for id in arguments.operands {
      if let group = try group(id) { groups.insert(group) }
    }
    let ids = arguments.operands.filter { index.piece(named: $0) != nil }
    var rows: RowPlaces?
    if arguments.has("--specs"), ids.isEmpty, !arguments.has("--markdown") {
      Terminal.complain("error: `--specs` needs the ID of a rule or fact, or `--markdown`\n")
      return .usage
    }
    if let path = specs(for: ids) {
      let places = RowPlaces(in: [path], of: index, only: Set(ids))
      if !places.problems.isEmpty {
        for problem in places.problems { Terminal.complain(problem + "\n") }
        return .wrongInput
      }
      rows = places
    }
    if arguments.has("--markdown") { return writeMarkdown(ReferenceMarkdown(index, rows: rows)) }
    for id in ids {
      let explanation = try Explanation(of: id, in: index, universe: .uiKit, rows: rows)
      let text = arguments.has("--json") ? ReferenceJSON(index).one(explanation) : explanation.text
      Terminal.write((id == ids.first || arguments.has("--json") ? "" : "\n") + text)
    }
    if rows == nil, !ids.isEmpty, !arguments.has("--json") {
      Terminal.write("\nrows that test it are listed where a folder \(Self.usualSpecs) is, or with `--specs PATH`\n")
    }
    if ids.isEmpty || !groups.isEmpty { list(groups) }
    return .success
  }

  /// The folder that specs are taken from where none is named.
  private static let usualSpecs = "Specs"

  /// Where rows are taken from; nil if nobody wants them, or if they are nowhere.
  private func specs(for ids: [String]) -> String? {
    if let path = arguments.value(of: "--specs") { return path }
    guard !ids.isEmpty || arguments.has("--markdown") else { return nil }
    return SpecFolder.isThere(Self.usualSpecs) ? Self.usualSpecs : nil
  }

  private func writeMarkdown(_ reference: ReferenceMarkdown) -> ExitCode {
    guard let folder = arguments.value(of: "--output") else {
      Terminal.write(reference.text)
      return .success
    }
    do throws(SystemError) {
      let pages = reference.pages
      try SpecFolder.write(pages, to: folder)
      Terminal.write("\(pages.count) pages in \(folder), the first is \(pages[0].file)\n")
      return .success
    } catch {
      Terminal.complain("error: `\(folder)` cannot be written: \(error.reason)\n")
      return .wrongInput
    }
  }

  /// The decision or choreography that a word names, also without the question mark; nil if it names a rule or fact.
  private func group(_ id: String) throws(Explanation.UnknownID) -> String? {
    if index.piece(named: id) != nil { return nil }
    if let group = index.groups.first(where: { $0 == id || $0 == id + "?" }) { return group }
    throw Explanation.unknown(id, in: index)
  }

  private func list(_ groups: Set<String>) {
    let isWanted = { (piece: KnowledgePiece) in
      piece.confidence >= limit && (groups.isEmpty || groups.contains(piece.group))
    }
    if arguments.has("--json") {
      Terminal.write(ReferenceJSON(index).list(where: isWanted))
    } else {
      Terminal.write(
        ReferenceText(index).list(showsExperiments: arguments.has("--confidence"), where: isWanted))
    }
  }
}
