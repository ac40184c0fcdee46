import PresentationRules

/// Writes what came of a run, in the order of the files.
struct RunReport {
  private let options: RunOptions
  private(set) var summary = RunSummary()
  private(set) var isFinished = false
  /// The file whose problems are being counted.
  private var file = ""
  private var fileProblems = 0
  /// What was said of the file already; a wrong header would be told again with every row.
  private var told: Set<SpecProblem> = []
  private var hasJSONRow = false
  private var jsonProblems: [SpecProblem] = []
  private var lastProgress = 0.0
  private var hasProgress = false

  init(options: RunOptions) { self.options = options }

  /// Takes what came of a piece of work.
  mutating func take(_ work: WorkResult, _ write: Runner.Writer) {
    if work.file != file { endFile(write) }
    file = work.file
    summary.passed += work.result.passed
    var problems = work.result.problems[...]
    for row in work.result.failed {
      while let problem = problems.first, problem.line < row.line {
        report(problem, write)
        problems.removeFirst()
      }
      report(row, write)
      if isFinished { return }
    }
    for problem in problems {
      report(problem, write)
      if isFinished { return }
    }
  }

  private mutating func report(_ row: FailedRow, _ write: Runner.Writer) {
    summary.failed += 1
    if options.stopsAtFirstFailure { isFinished = true }
    if options.isQuiet, !options.isJSON { return }
    clearProgress(write)
    if options.isJSON {
      write(.output, (hasJSONRow ? "," : "") + "\n" + JSONText.row(row))
      hasJSONRow = true
      return
    }
    var text = "\(row.file):\(row.line): failed: \(row.name)\n"
    for mismatch in row.mismatches {
      for line in mismatch.lines { text += "  \(line)\n" }
    }
    write(.output, text)
  }

  private mutating func report(_ problem: SpecProblem, _ write: Runner.Writer) {
    guard told.insert(problem).inserted else { return }
    summary.problems += 1
    if options.stopsAtFirstFailure { isFinished = true }
    fileProblems += 1
    if fileProblems > Runner.problemLimit { return }
    tell(problem, write)
  }

  private mutating func tell(_ problem: SpecProblem, _ write: Runner.Writer) {
    clearProgress(write)
    if options.isJSON { jsonProblems.append(problem) } else { write(.errors, problem.description + "\n") }
  }

  private mutating func endFile(_ write: Runner.Writer) {
    if fileProblems > Runner.problemLimit {
      tell(SpecProblem(.furtherProblems(count: fileProblems - Runner.problemLimit), file: file), write)
    }
    fileProblems = 0
    told.removeAll()
  }

  /// Tells what is about whole files and folders, and the summary; `end` ends the report.
  mutating func finish(_ feeder: SpecFeeder, filter: String?, since start: Double, _ write: Runner.Writer) {
    endFile(write)
    if !isFinished {
      var problems = feeder.problems + feeder.foldersWithoutSpecs
      if problems.isEmpty, summary.problems == 0, summary.passed + summary.failed == 0 {
        problems.append(SpecProblem(filter.map { .nothingMatched(filter: $0) } ?? .nothingChecked, file: ""))
      }
      for problem in problems {
        summary.problems += 1
        tell(problem, write)
      }
    }
    clearProgress(write)
    summary.files = feeder.filesRead
    summary.seconds = FileSystem.seconds - start
    if options.isJSON {
      write(.output, "\n],\"problems\":[" + jsonProblems.map { "\n" + JSONText.problem($0) }.joined(separator: ","))
      write(.output, "\n],\"summary\":\(JSONText.summary(summary))")
      return
    }
    write(.output, "\(summary.passed) passed, \(summary.failed) failed\n")
    let files = "\(summary.files) file\(summary.files == 1 ? "" : "s")"
    let wrong = summary.problems == 0 ? "" : ", \(summary.problems) problem\(summary.problems == 1 ? "" : "s")"
    write(.output, "\(files)\(wrong), \(Self.seconds(summary.seconds)) s\n")
  }

  /// Tells what else there is to tell, and ends the report.
  func end(with appendices: [RunAppendix], _ write: Runner.Writer) {
    for appendix in appendices {
      write(.output, options.isJSON ? ",\n\(JSONText.string(appendix.name)):\(appendix.json)" : "\n" + appendix.text)
    }
    if options.isJSON { write(.output, "}\n") }
  }

  /// A number of seconds with three digits behind the point.
  private static func seconds(_ seconds: Double) -> String {
    let thousandths = Int((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Shows how far a run is that takes longer than a second.
  mutating func progress(since start: Double, _ write: Runner.Writer) {
    let now = FileSystem.seconds
    guard now - start > 1, now - lastProgress > 0.1 else { return }
    lastProgress = now
    hasProgress = true
    write(.errors, "\r\(summary.passed + summary.failed) rows …")
  }

  private mutating func clearProgress(_ write: Runner.Writer) {
    guard hasProgress else { return }
    hasProgress = false
    write(.errors, "\r\u{1B}[K")
  }
}

/// Writes JSON, as `presentcheck run --help` describes it.
enum JSONText {
  /// A string with everything escaped that has to be.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// An object of members that are JSON already.
  static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// An array of elements that are JSON already.
  static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  static func row(_ row: FailedRow) -> String {
    object([
      ("file", string(row.file)), ("line", String(row.line)), ("name", string(row.name)),
      ("mismatches", array(row.mismatches.map { mismatch($0) })),
    ])
  }

  static func mismatch(_ mismatch: Mismatch) -> String {
    object([
      ("output", string(mismatch.output)), ("column", String(mismatch.column)),
      ("expected", string(mismatch.expected)), ("actual", string(mismatch.actual)),
      ("details", array(mismatch.details.map { string($0) })), ("when", string(mismatch.counterexample)),
      ("rules", array(mismatch.reasons.map { reason($0) })),
    ])
  }

  private static func reason(_ reason: Mismatch.Reason) -> String {
    object([
      ("id", string(reason.id)), ("statement", string(reason.statement)),
      ("confidence", string(reason.confidence.name)),
      ("sources", array(reason.sources.map { source($0) })),
    ])
  }

  private static func source(_ source: Source) -> String {
    object([
      ("kind", string(source.kind.name)), ("title", string(source.title)), ("location", string(source.location)),
    ])
  }

  static func problem(_ problem: SpecProblem) -> String {
    let text = ProblemText(problem.kind)
    return object([
      ("file", string(problem.file)), ("line", String(problem.line)), ("column", String(problem.column)),
      ("message", string(text.message)), ("help", text.help.map { string($0) } ?? "null"),
    ])
  }

  static func summary(_ summary: RunSummary) -> String {
    let milliseconds = Int((summary.seconds * 1000).rounded())
    return object([
      ("passed", String(summary.passed)), ("failed", String(summary.failed)), ("problems", String(summary.problems)),
      ("files", String(summary.files)), ("milliseconds", String(milliseconds)),
    ])
  }
}
