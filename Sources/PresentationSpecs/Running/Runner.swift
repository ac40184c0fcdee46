import PresentationRules

/// How a run goes and what it shows.
public struct RunOptions: Sendable {
  /// Checks only rows that this text occurs in, or in whose file, headings or `Given` lines it occurs.
  public var filter: String?
  /// Shows the summary alone.
  public var isQuiet = false
  /// Stops at the first row that fails or is wrong.
  public var stopsAtFirstFailure = false
  /// Writes JSON instead of text.
  public var isJSON = false
  /// Whether there is somebody to show progress to.
  public var showsProgress = false

  /// Makes the options of an ordinary run.
  public init() {}
}

/// What came of a run.
public struct RunSummary: Sendable, Hashable {
  /// The rows that are as the oracle says.
  public var passed = 0
  /// The rows that are not.
  public var failed = 0
  /// What is wrong with the specs themselves.
  public var problems = 0
  /// The files that were read.
  public var files = 0
  /// How long it took.
  public var seconds = 0.0
}

/// Something that a run tells after its summary.
public struct RunAppendix: Sendable {
  /// The name of its member in the JSON document.
  public let name: String
  /// It as JSON.
  public let json: String
  /// It as text.
  public let text: String
}

/// Checks files and folders of specs.
public struct Runner: Sendable {
  /// Where something is written to.
  public enum Stream: Sendable {
    /// What was asked for.
    case output
    /// What is wrong, and progress.
    case errors
  }

  /// Takes what the run has to say, piece by piece, in a fixed order.
  public typealias Writer = (Stream, String) -> Void

  private let rules: RuleBase
  private let options: RunOptions

  /// The most problems of one file that are shown.
  static let problemLimit = 100

  /// The pieces of work that wait at most; it bounds the memory of a run.
  static let waiting = 8

  /// Makes a runner.
  public init(rules: RuleBase = .uiKit, options: RunOptions = RunOptions()) {
    self.rules = rules
    self.options = options
  }

  /// Checks everything below the paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - write: takes what the run has to say.
  ///   - appendices: what to say after the summary, within the same document; it hears what came of the run.
  public func run(
    _ paths: [String], write: Writer, appendices: (RunSummary) async -> [RunAppendix] = { _ in [] }
  ) async -> RunSummary {
    let start = FileSystem.seconds
    var report = RunReport(options: options)
    if options.isJSON { write(.output, "{\"format\":1,\"rows\":[") }
    let checker = ChunkChecker(rules: rules, filter: options.filter.map { RowFilter($0) })
    var feeder = SpecFeeder(paths: paths)
    await withTaskGroup(of: (number: Int, result: [WorkResult]).self) { group in
      var arrived: [Int: [WorkResult]] = [:]
      var next = 0
      var count = 0
      var isDone = false
      while true {
        while !isDone, count - next < Self.waiting {
          guard let work = feeder.next() else {
            isDone = true
            break
          }
          let number = count
          count += 1
          group.addTask { (number, work.map { $0.done(by: checker) }) }
        }
        guard next < count, let (number, result) = await group.next() else { break }
        arrived[number] = result
        while let results = arrived.removeValue(forKey: next) {
          next += 1
          for result in results where !report.isFinished { report.take(result, write) }
        }
        if options.showsProgress { report.progress(since: start, write) }
        if report.isFinished {
          group.cancelAll()
          break
        }
      }
    }
    report.finish(feeder, filter: options.filter, since: start, write)
    report.end(with: await appendices(report.summary), write)
    return report.summary
  }
}

/// Something that a task does: check rows, or pass on what the reader found.
enum Work: Sendable {
  case rows(SpecReader.Rows)
  case problems([SpecProblem])

  func done(by checker: ChunkChecker) -> WorkResult {
    switch self {
    case .rows(let rows): WorkResult(file: rows.table.source.file, result: checker.check(rows))
    case .problems(let problems): WorkResult(file: problems.first?.file ?? "", result: ChunkResult(problems: problems))
    }
  }
}

/// What came of a piece of work.
struct WorkResult: Sendable {
  let file: String
  let result: ChunkResult
}

/// Reads file after file and hands out work in pieces of about the same size.
struct SpecFeeder {
  private let files: SpecFiles
  private var place = 0
  private var reader: SpecReader?
  private(set) var filesRead = 0
  /// Problems that are about whole files and folders, told at the end.
  private(set) var problems: [SpecProblem]
  /// The files that hold a spec table.
  private var filesWithSpecs: Set<String> = []

  init(paths: [String]) {
    files = SpecFiles(paths: paths)
    problems = files.problems
  }

  /// The next piece of work; nil after the last file.
  mutating func next() -> [Work]? {
    var work: [Work] = []
    var rows = 0
    while rows < SpecReader.chunkRows {
      guard let item = nextItem() else { break }
      switch item {
      case .rows(let chunk):
        rows += chunk.ends.count
        work.append(.rows(chunk))
      case .problems(let problems):
        rows += 1
        work.append(.problems(problems))
      }
    }
    return work.isEmpty ? nil : work
  }

  private mutating func nextItem() -> SpecReader.Item? {
    while true {
      if reader == nil {
        guard place < files.files.count else { return nil }
        let entry = files.files[place]
        place += 1
        do throws(SystemError) {
          reader = try SpecReader(file: entry.path)
          filesRead += 1
        } catch {
          problems.append(SpecProblem(.unreadable(reason: error.reason), file: entry.path))
          continue
        }
      }
      let entry = files.files[place - 1]
      do throws(SystemError) {
        if let item = try reader?.next() { return item }
      } catch {
        problems.append(SpecProblem(.unreadable(reason: error.reason), file: entry.path))
      }
      if reader?.hasSpecTable == true {
        filesWithSpecs.insert(entry.path)
      } else if entry.isNamed, reader?.isDocumentation == false {
        problems.append(SpecProblem(.fileWithoutSpecs, file: entry.path))
      }
      reader = nil
    }
  }

  /// The folders that hold files but no spec table.
  var foldersWithoutSpecs: [SpecProblem] {
    files.folders.filter { folder in
      folder.count > 0
        && !filesWithSpecs.contains { $0.hasPrefix(SpecFiles.prefix(of: folder.path)) }
    }.map { SpecProblem(.folderWithoutSpecs, file: $0.path) }
  }
}
