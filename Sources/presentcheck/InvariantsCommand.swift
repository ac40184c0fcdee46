import PresentationRules

extension Command {
  /// Walks through worlds and looks for what must never happen.
  static let invariants = Command(
    name: "invariants",
    summary: "check what has to hold in every world, whatever the rules say",
    usage: "presentcheck invariants [--depth N]",
    options: [Option("--depth", value: "N", "how many steps from a lone root; 4 if it is not given")],
    discussion: (Invariant.allCases.map { "  - \($0.statement)" }
      + Silence.all.map { "  - in particular: \($0.statement) (\($0.id), \($0.confidence.name))" })
      .joined(separator: "\n"),
    run: { arguments in
      guard arguments.operands.isEmpty, let depth = Int(arguments.value(of: "--depth") ?? "4"), (1...6).contains(depth)
      else {
        Terminal.complain("error: `--depth` takes a number from 1 to 6, and nothing else belongs here\n")
        return .usage
      }
      let report = await report(depth: depth)
      for broken in report.broken.prefix(20) {
        let chain = (["root"] + broken.chain).joined(separator: " → ")
        Terminal.write(
          "broken: \(broken.invariant.statement)\n  \(chain): \(broken.step.name) at level \(broken.place)\n")
      }
      if report.broken.count > 20 { Terminal.write("and \(report.broken.count - 20) more\n") }
      Terminal.write(
        "\(report.worlds) worlds, \(report.steps) steps, \(report.broken.count) broken invariants\n")
      return report.broken.isEmpty ? .success : .barMissed
    })

  /// Walks each environment by itself, on all cores, and puts the reports together in a fixed order.
  private static func report(depth: Int) async -> InvariantReport {
    await withTaskGroup(of: (Int, InvariantReport).self) { group in
      for (number, environment) in RuleBase.uiKit.worldEnvironments.enumerated() {
        group.addTask { (number, RuleBase.uiKit.walkInvariants(depth: depth, in: environment)) }
      }
      var reports: [Int: InvariantReport] = [:]
      for await (number, report) in group { reports[number] = report }
      var result = InvariantReport()
      for number in reports.keys.sorted() { reports[number].map { result.merge($0) } }
      return result
    }
  }
}
