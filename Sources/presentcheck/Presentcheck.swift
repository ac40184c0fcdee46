import PresentationSpecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command line: finds the command, shows help, and passes on the exit code.
@main
struct Presentcheck {
  /// The version of the command.
  static let version = "0.1.0"

  static func main() async {
    ignoreClosedPipes()
    let code = await run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Keeps the process alive when whoever reads its output has had enough, as `head` has.
  ///
  /// What is written afterwards is lost, and the exit code still tells what came of the command.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Does what the words say.
  static func run(_ words: [String]) async -> ExitCode {
    do throws(UsageProblem) {
      return try await dispatch(words)
    } catch {
      Terminal.complain(error.text)
      return .usage
    }
  }

  private static func dispatch(_ words: [String]) async throws(UsageProblem) -> ExitCode {
    guard let first = words.first else {
      Terminal.complain(Help.overview)
      return .usage
    }
    switch first {
    case "--help", "-h", "help":
      if words.count > 1, let command = Command.all.first(where: { $0.name == words[1] }) {
        Terminal.write(Help.text(for: command))
      } else {
        Terminal.write(Help.overview)
      }
      return .success
    case "--version":
      Terminal.write("presentcheck \(version)\n")
      return .success
    default: break
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      if first.hasPrefix("-") { throw .unknownOption(first, known: ["--help", "--version"], command: "") }
      throw .unknownCommand(first, known: Command.all.map { $0.name })
    }
    let rest = Array(words.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      Terminal.write(Help.text(for: command))
      return .success
    }
    return await command.run(try Arguments(rest, for: command))
  }
}

/// The texts of `--help`.
enum Help {
  /// What `presentcheck` is and does.
  static var overview: String {
    var text = """
      An oracle for UIKit's rules of modal presentation.

      usage: presentcheck COMMAND [OPTIONS] [ARGUMENTS]

      commands:

      """
    text += table(Command.all.map { ($0.name, $0.summary) })
    text += "\noptions:\n"
    text += table([("--help", "show this, or the help of a command"), ("--version", "show the version")])
    text += "\nexit status:\n"
    text += table(ExitCode.all.map { (String($0.rawValue), $0.summary) })
    return text
  }

  /// How a command is used.
  static func text(for command: Command) -> String {
    var text = "\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).\n\nusage: \(command.usage)\n"
    let options = command.options.map { option in
      (option.value.map { "\(option.name) \($0)" } ?? option.name, option.summary)
    }
    text += "\noptions:\n" + table(options + [("--help", "show this")])
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    return text
  }

  private static func table(_ lines: [(String, String)]) -> String {
    let width = lines.map { $0.0.count }.max() ?? 0
    return lines.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)\n" }.joined()
  }
}
