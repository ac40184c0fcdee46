// What is never called, whatever the choreographies say.
extension Silence {
  /// All of them; the walk through all worlds looks for what breaks them.
  public static let all: [Silence] = [
    Silence(
      "silent.dismiss", in: .dismiss, never: [.shouldDismiss, .willDismiss, .didDismiss, .didAttemptToDismiss],
      "A dismissal from code asks and tells the delegate nothing.", .documented, [.headerPresentation])
  ]
}
