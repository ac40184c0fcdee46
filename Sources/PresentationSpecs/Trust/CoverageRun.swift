import PresentationRules

/// Which of the knowledge the rows of specs exercise.
public struct CoverageRun: Sendable {
  /// What the rows of one file reach.
  public struct File: Sendable {
    /// The file, as it is shown.
    public let name: String
    /// How many rows it has.
    public let rows: Int
    /// What they reach together.
    public let report: CoverageReport
  }

  /// What all rows reach together.
  public let report: CoverageReport
  /// What the rows of each file reach, in the order of the files.
  public let files: [File]

  /// The share of rules and of condition outcomes that were seen, the smaller of the two, in percent.
  public var percent: Double { min(Self.percent(report.rules), Self.percent(report.conditions)) }

  /// Plays all rows of a suite; rows that fail count as well.
  public init(of suite: SpecSuite, rules: RuleBase = .uiKit) async {
    var names: [String] = []
    var rows: [String: [Int]] = [:]
    for index in suite.rows.indices {
      let file = suite.rows[index].scenario.file
      if rows[file] == nil { names.append(file) }
      rows[file, default: []].append(index)
    }
    let coverages = await withTaskGroup(of: [String: Coverage].self) { group in
      for part in 0..<Self.parts {
        let mine = names.indices.filter { $0 % Self.parts == part }.map { names[$0] }
        group.addTask { [rows] in
          let tracer = RowTracer(rules: rules)
          var found: [String: Coverage] = [:]
          for name in mine {
            var coverage = Coverage(of: rules)
            for index in rows[name] ?? [] {
              let row = suite.rows[index]
              coverage.merge(tracer.coverage(of: row.scenario.index, in: row.prepared, onlyHeard: true))
            }
            found[name] = coverage
          }
          return found
        }
      }
      var all: [String: Coverage] = [:]
      for await found in group { all.merge(found) { first, _ in first } }
      return all
    }
    var total = Coverage(of: rules)
    files = names.compactMap { name in
      guard let coverage = coverages[name] else { return nil }
      total.merge(coverage)
      return File(name: name, rows: rows[name]?.count ?? 0, report: coverage.report(of: rules))
    }
    report = total.report(of: rules)
  }

  /// How many tasks share the work.
  static let parts = FileSystem.coreCount

  private static func percent(_ share: CoverageShare) -> Double {
    share.count == 0 ? 100 : Double(share.seen) * 100 / Double(share.count)
  }

  /// The shares and what is missing, in plain text.
  public var text: String {
    let shares: [(String, CoverageShare)] = [
      ("rules that decided", report.rules), ("conditions seen to hold and to fail", report.conditions),
      ("emissions", report.emissions), ("order facts", report.order), ("neighbouring events", report.neighbours),
      ("flag facts", report.flags), ("forwarding", report.forwarding),
    ]
    var text = ""
    for (name, share) in shares {
      text += "\(name): \(share.seen) of \(share.count) (\(Self.rounded(Self.percent(share))) %)\n"
    }
    for (name, share) in shares where !share.missing.isEmpty {
      text += "\nmissing, \(name):\n" + share.missing.map { "  \($0)\n" }.joined()
    }
    return text + "\n" + table
  }

  /// How much each file exercises, a line a file.
  private var table: String {
    let header = ["rows", "rules", "conditions", "events", "neighbours", "file"]
    let lines = files.map { file in
      let shares = [file.report.rules, file.report.conditions, file.report.emissions, file.report.neighbours]
      return [String(file.rows)] + shares.map { String($0.seen) } + [file.name]
    }
    return ([header] + lines).map { cells in
      cells.indices.map { index in
        if index + 1 == cells.count { return cells[index] }
        return String(repeating: " ", count: max(0, header[index].count - cells[index].count)) + cells[index]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// What each file exercises, by name, as an array of JSON.
  public var filesJSON: String {
    JSONText.array(
      files.map { file in
        func names(_ share: CoverageShare) -> String { JSONText.array(share.found.map { JSONText.string($0) }) }
        return JSONText.object([
          ("file", JSONText.string(file.name)), ("rows", String(file.rows)), ("rules", names(file.report.rules)),
          ("conditions", names(file.report.conditions)), ("emissions", names(file.report.emissions)),
          ("order", names(file.report.order)), ("neighbours", names(file.report.neighbours)),
          ("flags", names(file.report.flags)), ("forwarding", names(file.report.forwarding)),
        ])
      })
  }

  /// A share in percent with one digit.
  static func rounded(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
