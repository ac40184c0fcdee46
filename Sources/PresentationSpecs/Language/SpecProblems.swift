/// Everything that is wrong with some specs or a scenario.
public struct SpecProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the files.
  public let problems: [SpecProblem]

  /// All of them, each with its place.
  public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}
