/// What the process tells its caller: the one list of exit codes.
enum ExitCode: Int32 {
  /// Everything is fine.
  case success = 0
  /// An expectation failed.
  case failure = 1
  /// The specs or the input are wrong, there was nothing to check, or the output cannot be written.
  case wrongInput = 2
  /// A bar was missed: coverage, mutation, lint.
  case barMissed = 3
  /// The answer is undetermined; only where that was asked for.
  case undetermined = 4
  /// The command was used wrongly.
  case usage = 64

  /// What the code means, for help.
  var summary: String {
    switch self {
    case .success: "fine"
    case .failure: "an expectation failed"
    case .wrongInput: "the specs or the input are wrong, or nothing was checked"
    case .barMissed: "a bar was missed"
    case .undetermined: "the answer is undetermined"
    case .usage: "wrong usage"
    }
  }

  /// All of them, in the order of help.
  static let all: [ExitCode] = [.success, .failure, .wrongInput, .barMissed, .undetermined, .usage]
}
