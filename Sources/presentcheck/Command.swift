/// One of the things that `presentcheck` does.
struct Command: Sendable {
  /// The word on the command line.
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The line that shows how it is used.
  let usage: String
  /// Its options.
  let options: [Option]
  /// More on it, below the options.
  let discussion: String
  /// Does it.
  let run: @Sendable (Arguments) async -> ExitCode

  /// An option of a command.
  struct Option: Sendable {
    /// How it is written, with two dashes.
    let name: String
    /// What follows it, in capitals; nil if nothing does.
    let value: String?
    /// What it is for.
    let summary: String

    init(_ name: String, value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// The one list of commands; each has a file of its own.
  static let all: [Command] = [.run, .ask, .how, .diff, .rules, .lint, .vocabulary, .invariants, .benchmark]
}

/// What stands behind a command on the command line, after its options were understood.
struct Arguments: Sendable {
  /// Options that were given, with their values; an empty text for one without.
  private(set) var options: [String: String] = [:]
  /// Everything that is no option, in order.
  private(set) var operands: [String] = []

  /// Whether an option was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// The value of an option; nil if it was not given.
  func value(of option: String) -> String? { options[option] }

  /// Takes the words behind a command apart; behind `--` nothing is an option.
  init(_ words: [String], for command: Command) throws(UsageProblem) {
    var words = words[...]
    var areOperands = false
    while let word = words.popFirst() {
      if areOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
        continue
      }
      if word == "--" {
        areOperands = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0) }
      guard let option = command.options.first(where: { $0.name == parts[0] }) else {
        throw .unknownOption(parts[0], known: command.options.map { $0.name } + ["--help"], command: command.name)
      }
      if option.value == nil {
        if parts.count > 1 { throw .needlessValue(option.name) }
        options[option.name] = ""
      } else if parts.count > 1 {
        options[option.name] = parts[1]
      } else if let value = words.popFirst() {
        options[option.name] = value
      } else {
        throw .missingValue(option.name, option.value ?? "")
      }
    }
  }
}

/// A command line that cannot be understood.
enum UsageProblem: Error {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String], command: String)
  case missingValue(String, String)
  case needlessValue(String)
  case needlessOperand(String, command: String)
}
