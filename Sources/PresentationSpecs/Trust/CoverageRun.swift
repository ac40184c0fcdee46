import PresentationRules

/// Which of the knowledge the rows of specs exercise.
public struct CoverageRun: Sendable {
  /// What all rows reach together.
  public let report: CoverageReport

  /// The share of rules and of condition outcomes that were seen, the smaller of the two, in percent.
  public var percent: Double { min(Self.percent(report.rules), Self.percent(report.conditions)) }

  /// Plays all rows of a suite; rows that fail count as well.
  public init(of suite: SpecSuite, rules: RuleBase = .uiKit) async {
    let total = await withTaskGroup(of: Coverage.self) { group in
      for part in 0..<Self.parts {
        group.addTask {
          let tracer = RowTracer(rules: rules)
          var coverage = Coverage(of: rules)
          for index in suite.rows.indices where index % Self.parts == part {
            let row = suite.rows[index]
            coverage.merge(tracer.coverage(of: row.scenario.index, in: row.prepared, onlyHeard: true))
          }
          return coverage
        }
      }
      var total = Coverage(of: rules)
      for await coverage in group { total.merge(coverage) }
      return total
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
    return text
  }

  /// A share in percent with one digit.
  static func rounded(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
