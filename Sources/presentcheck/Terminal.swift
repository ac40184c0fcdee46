import PresentationSpecs

/// Where the command writes.
enum Terminal {
  /// Writes what was asked for.
  static func write(_ text: String) { Output.write(text, to: .output) }

  /// Writes what is wrong.
  static func complain(_ text: String) { Output.write(text, to: .errors) }
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
