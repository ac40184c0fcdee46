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
      let summary = await Runner(options: options).run(paths) { stream, text in Output.write(text, to: stream) }
      if summary.problems > 0 || summary.passed + summary.failed == 0 { return .wrongInput }
      return summary.failed > 0 ? .failure : .success
    })
}
