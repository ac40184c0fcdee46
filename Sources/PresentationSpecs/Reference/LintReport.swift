import PresentationRules

/// What `lint` says: everything that is wrong with a rule base, and the words of the language that no spec uses.
public struct LintReport: Sendable {
  /// Something that is wrong.
  public struct Item: Hashable, Sendable {
    /// What is wrong, in a few words; items of one kind stand together.
    public let kind: String
    /// The rule, fact, variable or column that it is about.
    public let id: String
    /// What is wrong with it, in a sentence that begins in lower case.
    public let message: String

    /// Makes an item.
    public init(kind: String, id: String, message: String) {
      self.kind = kind
      self.id = id
      self.message = message
    }
  }

  /// All of it, grouped by kind.
  public private(set) var items: [Item] = []
  /// How many rules, emissions and facts were looked at.
  public let pieces: Int

  /// Looks at a rule base.
  ///
  /// - Parameters:
  ///   - rules: the rule base.
  ///   - universe: which situations count; the whole one if left out.
  ///   - catalogue: all sources that there are.
  public init(of rules: RuleBase, in universe: Universe? = nil, catalogue: [Source] = []) {
    pieces = KnowledgeIndex(of: rules).pieces.count
    let findings = rules.findings(in: universe, catalogue: catalogue)
    for kind in PresentationRules.Finding.Kind.allCases {
      for finding in findings where finding.kind == kind {
        items.append(Item(kind: kind.name, id: finding.id, message: finding.message))
      }
    }
  }

  /// Looks at what is known of UIKit.
  public static func ofUIKit() -> LintReport { LintReport(of: .uiKit, in: .uiKit, catalogue: Source.allCases) }

  /// Adds the columns that no table of some specs has.
  public mutating func add(_ columns: UnusedColumns) {
    for name in columns.names {
      items.append(Item(kind: "unused column", id: name, message: "no spec table has it"))
    }
  }

  /// The report for a reader: the items below their kinds, then how many there are.
  public var text: String {
    var text = ""
    var kind = ""
    for item in items {
      if item.kind != kind {
        kind = item.kind
        text += "\(kind)\n"
      }
      text += "  \(item.id): \(item.message)\n"
    }
    return text + "\(items.count) finding\(items.count == 1 ? "" : "s") in \(pieces) rules and facts\n"
  }

  /// The report for a program; the help of the command describes the form.
  public var json: String {
    let findings = items.map { item in
      JSONText.object([
        ("kind", JSONText.string(item.kind)), ("id", JSONText.string(item.id)),
        ("message", JSONText.string(item.message)),
      ])
    }
    return JSONText.object([
      ("format", "1"), ("findings", JSONText.array(findings)), ("count", String(items.count)),
      ("pieces", String(pieces)),
    ]) + "\n"
  }
}
