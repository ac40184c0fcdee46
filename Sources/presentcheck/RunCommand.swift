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
      With --coverage it has a member "coverage", with --mutate or --drop a member "mutation" unless a row failed:
        COVERAGE: {"percent", "rules": SHARE, "conditions": SHARE, "emissions": SHARE, "order": SHARE,
                   "neighbours": SHARE, "flags": SHARE, "forwarding": SHARE}
        SHARE: {"seen", "count", "missing": [TEXT...]}
        MUTATION: {"percent", "killed", "counted", "mutants", "survived": [MUTANT...], "undecided": [MUTANT...]}
        MUTANT: {"id", "change"}
      """,
    run: { arguments in
      guard let bar = Bar(arguments) else { return .usage }
      var options = RunOptions()
      options.filter = arguments.value(of: "--filter")
      options.isQuiet = arguments.has("--quiet")
      options.stopsAtFirstFailure = arguments.has("--fail-fast")
      options.isJSON = arguments.has("--json")
      options.showsProgress = Output.isTerminal(.errors)
      let paths = arguments.operands.isEmpty ? ["Specs"] : arguments.operands
      var code = ExitCode.success
      _ = await Runner(options: options).run(
        paths, write: { stream, text in Terminal.write(text, to: stream) },
        appendices: { summary in
          code = summary.failed > 0 ? .failure : .success
          if summary.problems > 0 || summary.passed + summary.failed == 0 { code = .wrongInput }
          return code == .wrongInput ? [] : await Trust.appendices(paths, arguments, bar, &code)
        })
      return code
    })
}

/// The share below which a run misses its bar.
private struct Bar {
  let percent: Double

  /// Reads `--minimum`; nil after a complaint if it is no percentage, or there is nothing that it is the least of.
  init?(_ arguments: Arguments) {
    guard let text = arguments.value(of: "--minimum") else {
      percent = 0
      return
    }
    guard let number = Double(text), (0...100).contains(number) else {
      Terminal.complain("error: `--minimum` takes a number from 0 to 100, and `\(text)` is none\n")
      return nil
    }
    guard ["--coverage", "--mutate", "--drop"].contains(where: { arguments.has($0) }) else {
      Terminal.complain(
        "error: `--minimum` needs `--coverage`, `--mutate` or `--drop`, of which it is the least share\n")
      return nil
    }
    percent = number
  }
}

/// What a run does beyond checking rows: coverage and mutation.
private enum Trust {
  static func appendices(
    _ paths: [String], _ arguments: Arguments, _ bar: Bar, _ code: inout ExitCode
  ) async -> [RunAppendix] {
    let mutates = arguments.has("--mutate") || arguments.has("--drop")
    guard mutates || arguments.has("--coverage") else { return [] }
    var result: [RunAppendix] = []
    do {
      let suite = try SpecSuite(paths: paths)
      var percent = 100.0
      if arguments.has("--coverage") {
        let coverage = await CoverageRun(of: suite)
        result.append(coverage.appendix)
        percent = coverage.percent
      }
      // Where a row fails already, nobody can say which fault it would notice.
      if mutates, code == .success {
        let showsProgress = Output.isTerminal(.errors)
        let run = try await MutationRun(of: suite, arguments.has("--mutate") ? .everything : .dropping) { done, count in
          if showsProgress { Terminal.complain("\r\(done) of \(count) mutants") }
        }
        if showsProgress { Terminal.complain("\r\u{1B}[K") }
        result.append(run.appendix)
        percent = min(percent, run.percent)
      }
      if code == .success, percent < bar.percent { code = .barMissed }
    } catch {
      Terminal.complain("error: \(error)\n")
      code = .wrongInput
    }
    return result
  }
}
