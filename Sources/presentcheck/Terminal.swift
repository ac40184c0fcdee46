import PresentationSpecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the command writes.
enum Terminal {
  /// Takes what is written instead of the terminal, where somebody wants to look at it.
  @TaskLocal static var sink: (@Sendable (Runner.Stream, String) -> Void)?

  /// Writes what was asked for.
  static func write(_ text: String) { write(text, to: .output) }

  /// Writes what is wrong.
  static func complain(_ text: String) { write(text, to: .errors) }

  /// Writes to one of the two.
  static func write(_ text: String, to stream: Runner.Stream) {
    if let sink {
      sink(stream, text)
    } else if let failure = Output.write(text, to: stream), stream == .output {
      // An answer that nobody gets is none: there is nothing to go on with.
      Output.write("error: the output cannot be written: \(failure.reason)\n", to: .errors)
      exit(ExitCode.wrongInput.rawValue)
    }
  }
}

extension UsageProblem {
  /// One sentence on what is wrong, and help on a line of its own.
  var text: String {
    let (message, help): (String, String?) =
      switch self {
      case .unknownCommand(let word, let known):
        (
          "there is no command `\(word)`",
          Nearest.name(to: word, among: known).map { "did you mean `\($0)`?" }
            ?? "`presentcheck --help` lists the commands"
        )
      case .unknownOption(let word, let known, let command):
        (
          "there is no option `\(word)`",
          Nearest.name(to: word, among: known).map { "did you mean `\($0)`?" }
            ?? "`presentcheck \(command) --help` lists the options"
        )
      case .missingValue(let option, let value): ("`\(option)` needs a value", "write `\(option) \(value)`")
      case .needlessValue(let option): ("`\(option)` takes no value", nil)
      case .needlessOperand(let word, let command):
        ("`\(word)` does not belong here", "`presentcheck \(command) --help` shows how it is used")
      }
    return "error: \(message)\n" + (help.map { "  help: \($0)\n" } ?? "")
  }
}
