import PresentationSpecs

extension Command {
  /// Looks for what is wrong with the rules.
  static let lint = Command(
    name: "lint",
    summary: "look for what is wrong with the rules, or in them for nothing",
    usage: "presentcheck lint [--json] [PATH...]",
    options: [Option("--json", "write JSON")],
    discussion: """
      Gaps, overlaps, shadowed and redundant rules are computed over all situations, not sampled. With a PATH of spec files
      or folders, it also names the columns that none of their tables has. Any finding makes the exit status 3.

      JSON, format 1:
        {"format": 1, "findings": [{"kind", "id", "message"}...], "count": NUMBER, "pieces": NUMBER}
      """,
    run: { arguments in
      var report = LintReport.ofUIKit()
      if !arguments.operands.isEmpty {
        let columns = UnusedColumns(in: arguments.operands)
        if !columns.problems.isEmpty {
          for problem in columns.problems { Terminal.complain(problem + "\n") }
          return .wrongInput
        }
        report.add(columns)
      }
      Terminal.write(arguments.has("--json") ? report.json : report.text)
      return ExitCode(of: report)
    })
}

extension ExitCode {
  /// What lint tells its caller: any finding misses the bar.
  init(of report: LintReport) { self = report.items.isEmpty ? .success : .barMissed }
}
