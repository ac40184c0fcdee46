import PresentationRules
import PresentationSpecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  /// Measures what the design sets bars for.
  static let benchmark = Command(
    name: "benchmark",
    summary: "measure decisions, timelines, and runs over generated specs",
    usage: "presentcheck benchmark [--rows N]",
    options: [Option("--rows", value: "N", "the rows of the large run; 1000000 if it is not given")],
    discussion: """
      Times are the best of several runs, since whatever else the machine does only adds to them. Runs are whole
      processes, with start-up. Build with `-c release` before you believe a number.
      """,
    run: { arguments in
      guard arguments.operands.isEmpty, let rows = Int(arguments.value(of: "--rows") ?? "1000000"), rows > 0 else {
        Terminal.complain("error: `--rows` takes a number, and nothing else belongs here\n")
        return .usage
      }
      Benchmark.measureEngine()
      return Benchmark.measureRuns(rows: rows) ? .success : .wrongInput
    })
}

/// The measurements.
private enum Benchmark {
  static func measureEngine() {
    let rules = RuleBase.uiKit
    let presented = situation(rules, .pageSheet)
    let decision = best(of: 7) {
      var copy = presented
      var sum = 0
      for index in 0..<200_000 {
        // Another style makes the next question start from nothing.
        let style: Style = index & 1 == 0 ? .pageSheet : .formSheet
        copy.set(Input.style.id, to: ValueSet(Int(style.rawValue)), program: rules.program)
        sum += (try? rules.value(of: Derived.effectiveStyle.id, in: &copy)) ?? 0
      }
      return sum >= 0
    }
    var decided = presented
    _ = try? rules.value(of: Derived.effectiveStyle.id, in: &decided)
    let depth = rules.rules(behind: Derived.effectiveStyle.id, in: decided).count
    report("the style in effect, everything known, a chain of \(depth) decisions", decision / 200_000)
    report("  a decision", decision / 200_000 / Double(max(depth, 1)))
    for count in [2, 100, 200] {
      let setup = setup(rules, steps: count)
      let repeats = 2_000 / count
      let time = best(of: 5) {
        for _ in 0..<repeats where (try? rules.course(of: setup)) == nil { return false }
        return true
      }
      report("a timeline of \(count) steps", time / Double(repeats))
    }
  }

  /// Runs the command itself over generated specs.
  ///
  /// - Returns: whether every run passed.
  static func measureRuns(rows: Int) -> Bool {
    let folder = (environment("TMPDIR") ?? "/tmp") + "/presentcheck-benchmark-\(getpid())"
    guard mkdir(folder, 0o700) == 0 else { return false }
    defer { rmdir(folder) }
    var isFine = true
    for (count, repeats) in [(0, 7), (10_000, 7), (rows, 2)] {
      let path = "\(folder)/\(count).md"
      var words = ["--version"]
      if count > 0 {
        guard write(rows: count, to: path) else { return false }
        words = ["run", "--quiet", path]
      }
      defer { unlink(path) }
      var memory = 0
      let time = best(of: repeats) {
        guard let used = run(words) else { return false }
        memory = max(memory, used)
        return true
      }
      if time == .infinity { isFine = false }
      let name = count == 0 ? "start-up" : "\(count) rows, everything given"
      report(name, time, memory: count == 0 ? nil : memory)
    }
    return isFine
  }

  private static func situation(_ rules: RuleBase, _ style: Style) -> Situation {
    var situation = rules.openSituation()
    situation.set(
      [
        (Input.os.id, Variable.set([Release.iOS17])), (Input.sdk.id, Variable.set([Release.iOS17])),
        (Input.horizontal.id, Variable.set([SizeClass.compact])),
        (Input.vertical.id, Variable.set([SizeClass.regular])), (Input.style.id, Variable.set([style])),
      ], program: rules.program)
    return situation
  }

  /// A sheet that is presented and swiped away, again and again.
  private static func setup(_ rules: RuleBase, steps: Int) -> Setup {
    var world = World()
    world.controllers = [
      Controller(name: "presenter", situation: situation(rules, .pageSheet)),
      Controller(name: "presented", situation: situation(rules, .pageSheet)),
    ]
    world.chain = [0]
    let list = (0..<steps).map { number in
      var step = Step(number % 2 == 0 ? .present : .swipe)
      step.receiver = number % 2 == 0 ? 0 : 1
      step.object = number % 2 == 0 ? 1 : -1
      return step
    }
    return Setup(world: world, steps: list, subject: 1)
  }

  /// The shortest time in seconds; infinite if the body never succeeded.
  private static func best(of repeats: Int, _ body: () -> Bool) -> Double {
    var best = Double.infinity
    for _ in 0..<repeats {
      let start = seconds()
      if body() { best = min(best, seconds() - start) }
    }
    return best
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func report(_ name: String, _ seconds: Double, memory: Int? = nil) {
    let text: String =
      if seconds < 1e-6 {
        "\(Int((seconds * 1e9).rounded())) ns"
      } else if seconds < 1e-3 {
        "\((seconds * 1e7).rounded() / 10) µs"
      } else if seconds < 1 {
        "\((seconds * 1e4).rounded() / 10) ms"
      } else {
        "\((seconds * 1e2).rounded() / 100) s"
      }
    let size = memory.map { ", \($0 / 1024) MB" } ?? ""
    Terminal.write("\(name): \(text)\(size)\n")
  }

  /// Writes rows whose expectations hold: sheets keep their style from iOS 13 on and can be swiped unless they are modal.
  private static func write(rows: Int, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    var text = "| os | sdk | horizontal | vertical | style | isModalInPresentation | style? | swipe? |\n"
    text += "|----|-----|------------|----------|-------|-----------------------|--------|--------|\n"
    for number in 0..<rows {
      let style = number % 3 == 0 ? "fullScreen" : number % 3 == 1 ? "pageSheet" : "formSheet"
      let isModal = number % 5 == 0
      let swipe = style == "fullScreen" ? "no" : isModal ? "blocked" : "yes"
      text += "| \(13 + number % 6) | \(13 + number % 5) | \(number % 2 == 0 ? "compact" : "regular") | regular "
      text += "| \(style) | \(isModal ? "yes" : "no") | \(style) | \(swipe) |\n"
      if text.utf8.count > 1 << 16 || number + 1 == rows {
        let bytes = Array(text.utf8)
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { return false }
        text = ""
      }
    }
    return true
  }

  /// Runs this command with other words, and throws its output away.
  ///
  /// - Returns: the memory that it used at most, in kilobytes; nil if it failed.
  private static func run(_ words: [String]) -> Int? {
    let path = CommandLine.arguments[0]
    var arguments = ([path] + words).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    guard posix_spawnp(&child, path, &actions, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
    #if canImport(Darwin)
      return usage.ru_maxrss / 1024
    #else
      return usage.ru_maxrss
    #endif
  }
}
