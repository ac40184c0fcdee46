/// "In this step, these are never called": what no emission may contradict.
///
/// A choreography says what is called; that something is never called, whatever else is known, is a fact of its own.
public struct Silence: Sendable {
  /// A name that no other piece of knowledge has.
  public let id: String
  /// The step.
  public let step: StepKind
  /// What is not called in it.
  public let callbacks: [Callback]
  /// One sentence in our own words.
  public let statement: String
  /// How sure that is.
  public let confidence: Confidence
  /// What it rests on.
  public let sources: [Source]

  /// Makes a silence.
  public init(
    _ id: String, in step: StepKind, never callbacks: [Callback], _ statement: String, _ confidence: Confidence,
    _ sources: [Source]
  ) {
    self.id = id
    self.step = step
    self.callbacks = callbacks
    self.statement = statement
    self.confidence = confidence
    self.sources = sources
  }
}
