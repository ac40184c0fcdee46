/// A device as a record of the finite attributes that rules ask about.
public struct Device: Sendable {
  /// The marketing name.
  public let name: String
  /// The identifier that the system reports; empty where it is not known.
  public let identifier: String
  /// The points of its display, upright.
  public let screen: Screen
  /// The first system that it runs.
  public let first: Release
  /// The last system that it runs; nil if it still gets new ones.
  public let last: Release?
  /// How it shares its screen before iPadOS 26.
  public let multitasking: Multitasking
  /// The first system on which it has Stage Manager; nil if it never has.
  public let stageManager: Release?
  /// How sure its size classes are.
  public let confidence: Confidence

  /// Makes a record.
  @inline(never) public init(
    _ name: String, _ identifier: String, _ screen: Screen, first: Release, last: Release? = nil,
    _ multitasking: Multitasking, stageManager: Release?, _ confidence: Confidence
  ) {
    self.name = name
    self.identifier = identifier
    self.screen = screen
    self.first = first
    self.last = last
    self.multitasking = multitasking
    self.stageManager = stageManager
    self.confidence = confidence
  }

  /// What naming the device says.
  public var assignments: [Step.Assignment] {
    [
      Step.Assignment(Input.screen.id, ValueSet(Int(screen.rawValue))),
      Step.Assignment(Input.deviceFirst.id, ValueSet(Int(first.rawValue))),
      Step.Assignment(Input.deviceLast.id, ValueSet(Int((last ?? .latest).rawValue))),
      Step.Assignment(Input.multitasking.id, ValueSet(Int(multitasking.rawValue))),
      Step.Assignment(
        Input.stageManagerFirst.id, ValueSet(Int((stageManager ?? .latest).rawValue))),
    ]
  }
}
