import PresentationSpecs

extension Command {
  /// Checks spec files and folders.
  static let run = Command(
    name: "run",
    summary: "check spec files and folders",
    usage: "presentcheck run [OPTIONS] [PATH...]",
    options: [
      Option("--filter", value: "TEXT", "check only rows that hold TEXT, or whose file, headings or givens do"),
      Option("--quiet", "show the summary alone"),
      Option("--fail-fast", "stop at the first row that fails or is wrong"),
      Option("--json", "write JSON"),
      Option("--coverage", "tell which rules, conditions and events the rows exercise"),
      Option("--mutate", "put small faults into the rules and tell which of them no row notices"),
      Option("--drop", "the same, but only with each piece of knowledge left out"),
      Option("--minimum", value: "PERCENT", "with one of these, exit with 3 below that share"),
    ],
    discussion: """
      A PATH is a Markdown file, or a folder whose .md files are checked; without one it is Specs.

      JSON, format 1:
        {"format": 1, "rows": [ROW...], "problems": [PROBLEM...], "summary": SUMMARY}
        ROW: {"file", "line", "name", "mismatches": [MISMATCH...]}, one for each row that failed
        MISMATCH: {"output", "column", "expected", "actual", "details": [TEXT...], "when", "rules": [RULE...]}
        RULE: {"id", "statement", "confidence", "sources": [{"kind", "title", "location"}...]}
        PROBLEM: {"file", "line", "column", "message", "help"}; line and column are 0 for a whole file or line
        SUMMARY: {"passed", "failed", "problems", "files", "milliseconds"}
      """,
    run: { arguments in
      var options = RunOptions()
      options.filter = arguments.value(of: "--filter")
      options.isQuiet = arguments.has("--quiet")
      options.stopsAtFirstFailure = arguments.has("--fail-fast")
      options.isJSON = arguments.has("--json")
      options.showsProgress = Output.isTerminal(.errors)
      let paths = arguments.operands.isEmpty ? ["Specs"] : arguments.operands
      let summary = await Runner(options: options).run(paths) { stream, text in Terminal.write(text, to: stream) }
      if summary.problems > 0 || summary.passed + summary.failed == 0 { return .wrongInput }
      let code: ExitCode = summary.failed > 0 ? .failure : .success
      return await Trust.check(paths, arguments, after: code)
    })
}

/// What a run does beyond checking rows: coverage and mutation.
private enum Trust {
  static func check(_ paths: [String], _ arguments: Arguments, after code: ExitCode) async -> ExitCode {
    let mutates = arguments.has("--mutate") || arguments.has("--drop")
    guard mutates || arguments.has("--coverage") else { return code }
    let minimum = Double(arguments.value(of: "--minimum") ?? "0")
    guard let minimum else {
      Terminal.complain("error: `--minimum` takes a number, as 95\n")
      return .usage
    }
    do {
      let suite = try SpecSuite(paths: paths)
      var percent = 100.0
      if arguments.has("--coverage") {
        let coverage = await CoverageRun(of: suite)
        Terminal.write("\n" + coverage.text)
        percent = coverage.percent
      }
      // Where a row fails already, nobody can say which fault it would notice.
      if mutates, code == .success {
        let showsProgress = Output.isTerminal(.errors)
        let run = try await MutationRun(of: suite, arguments.has("--mutate") ? .everything : .dropping) { done, count in
          if showsProgress { Terminal.complain("\r\(done) of \(count) mutants") }
        }
        if showsProgress { Terminal.complain("\r\u{1B}[K") }
        Terminal.write("\n" + run.text())
        percent = min(percent, run.percent)
      }
      return code == .success && percent < minimum ? .barMissed : code
    } catch {
      Terminal.complain("error: \(error)\n")
      return .wrongInput
    }
  }
}
