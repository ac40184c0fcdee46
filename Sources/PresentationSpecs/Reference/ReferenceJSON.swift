import PresentationRules

/// Writes knowledge as JSON; the help of `presentcheck rules` describes the form.
public struct ReferenceJSON: Sendable {
  private let index: KnowledgeIndex
  private let words: ConditionWords

  /// Prepares the listing of a rule base.
  public init(_ index: KnowledgeIndex) {
    self.index = index
    words = ConditionWords(rules: index.rules)
  }

  /// All pieces that are wanted, grouped, with the contested points and the sources.
  public func list(where isWanted: (KnowledgePiece) -> Bool = { _ in true }) -> String {
    var groups: [String] = []
    var sources: Set<Source> = []
    let choreographies = Set(index.rules.choreographies.map { $0.id })
    for group in ReferenceGroup.all(of: index) {
      let pieces = group.pieces.filter(isWanted)
      if pieces.isEmpty { continue }
      for piece in pieces { sources.formUnion(piece.sources) }
      let kind =
        group.name == ReferenceGroup.rest ? "other" : choreographies.contains(group.name) ? "choreography" : "decision"
      groups.append(
        JSONText.object([
          ("name", JSONText.string(group.name)), ("kind", JSONText.string(kind)),
          ("summary", JSONText.string(group.summary)), ("conditions", conditions(group.conditions)),
          ("pieces", JSONText.array(pieces.map { JSONText.object(members($0)) })),
        ]))
    }
    return JSONText.object([
      ("format", "1"), ("groups", lines(groups)), ("contested", JSONText.array(contestedPoints)),
      ("sources", lines(Source.allCases.filter { sources.contains($0) }.map { source($0) })),
    ]) + "\n"
  }

  /// One explanation.
  public func one(_ explanation: Explanation) -> String {
    var members = members(explanation.piece)
    members += [
      (
        "releases",
        JSONText.array(
          explanation.releases.map { line in
            JSONText.object([
              ("systems", JSONText.string(line.systems)), ("builds", JSONText.string(line.builds)),
            ])
          })
      ),
      ("example", explanation.example.map { JSONText.string($0) } ?? "null"),
      (
        "contested",
        JSONText.array(
          explanation.contested.map { point in
            JSONText.object([
              ("name", JSONText.string(point.name)), ("summary", JSONText.string(point.summary)),
              ("readings", strings(point.readings)), ("all", strings(point.all)), ("rules", strings(point.rules)),
            ])
          })
      ),
      ("losesTo", strings(explanation.losesTo.map { $0.id })),
      ("winsOver", strings(explanation.winsOver.map { $0.id })),
      (
        "rows",
        explanation.rows.map { rows in
          JSONText.array(
            rows.map { row in
              JSONText.object([
                ("file", JSONText.string(row.file)), ("line", String(row.line)),
                ("failsWithout", row.isTelling.map { $0 ? "true" : "false" } ?? "null"),
              ])
            })
        } ?? "null"
      ),
    ]
    return JSONText.object([
      ("format", "1"), ("piece", JSONText.object(members)),
      ("sources", JSONText.array(explanation.piece.sources.map { source($0) })),
    ]) + "\n"
  }

  private func members(_ piece: KnowledgePiece) -> [(String, String)] {
    [
      ("id", JSONText.string(piece.id)), ("kind", JSONText.string(piece.kind.rawValue)),
      ("group", piece.group.isEmpty ? "null" : JSONText.string(piece.group)),
      ("statement", JSONText.string(piece.statement)), ("conditions", conditions(piece.conditions)),
      ("outcome", JSONText.string(piece.outcome)), ("confidence", JSONText.string(piece.confidence.name)),
      ("sources", strings(piece.sources.map { SourceWords.id(of: $0) })),
      ("experiment", piece.experiment.map { JSONText.string($0) } ?? "null"),
    ]
  }

  private func conditions(_ conditions: [Condition]) -> String {
    JSONText.array(
      conditions.map { condition in
        let variable = index.rules.variables[condition.variable.index]
        let values = condition.values.intersection(variable.domain.everything)
        return JSONText.object([
          ("name", JSONText.string(variable.name)), ("values", strings(values.map { variable.domain.valueNames[$0] })),
          ("text", JSONText.string(words.text(condition))),
        ])
      })
  }

  private var contestedPoints: [String] {
    index.rules.variables.filter { $0.kind == .reading }.map { point in
      JSONText.object([
        ("name", JSONText.string(point.name)), ("summary", JSONText.string(point.summary)),
        ("readings", strings(point.domain.valueNames)),
      ])
    }
  }

  private func source(_ source: Source) -> String {
    JSONText.object([
      ("id", JSONText.string(SourceWords.id(of: source))), ("kind", JSONText.string(source.kind.name)),
      ("title", JSONText.string(source.title)), ("date", source.date.map { JSONText.string($0) } ?? "null"),
      ("location", JSONText.string(source.location)),
      ("address", SourceWords.address(of: source).map { JSONText.string($0) } ?? "null"),
    ])
  }

  private func strings(_ texts: [String]) -> String { JSONText.array(texts.map { JSONText.string($0) }) }

  /// An array with a line for each element.
  private func lines(_ elements: [String]) -> String { "[" + elements.map { "\n" + $0 }.joined(separator: ",") + "\n]" }
}
