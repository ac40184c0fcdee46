/// The two streams of a process.
public enum Output {
  /// Writes all of a text.
  ///
  /// - Returns: why it could not be written; what a closed pipe does not take is lost, and no failure.
  @discardableResult
  public static func write(_ text: String, to stream: Runner.Stream) -> SystemError? {
    FileSystem.write(Array(text.utf8), to: descriptor(stream))
  }

  /// Whether a stream goes to a person.
  public static func isTerminal(_ stream: Runner.Stream) -> Bool { FileSystem.isTerminal(descriptor(stream)) }

  private static func descriptor(_ stream: Runner.Stream) -> Int32 {
    switch stream {
    case .output: 1
    case .errors: 2
    }
  }
}

/// Finds the known name that somebody probably meant.
public enum Nearest {
  /// The name with the fewest slips between it and what was written; nil if none is near.
  public static func name(to written: String, among names: [String]) -> String? {
    NearestName.nearest(to: written, among: names)
  }
}
