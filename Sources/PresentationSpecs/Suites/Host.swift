import PresentationRules

/// Where an app's own test runs, as the oracle needs to know it.
public struct Host: Sendable, Hashable {
  /// The number of a system or an SDK.
  public struct Version: Sendable, Hashable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int

    /// Makes a version of its numbers.
    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Makes a version of the form in which a binary's build version has it: two bytes, one byte, one byte.
    public init(packed: UInt32) {
      self.init(Int(packed >> 16), Int(packed >> 8 & 0xFF))
    }
  }

  /// The system that the app runs on.
  public var os: Version
  /// The SDK that the main binary was linked with.
  public var sdk: Version
  /// The platform.
  public var platform: Platform
  /// The horizontal size class of the window; `ofDevice` leaves it open.
  public var horizontal: SizeClass
  /// The vertical size class of the window; `ofDevice` leaves it open.
  public var vertical: SizeClass
  /// More that is known of it, as on a `Given` line: `device "iPhone 15"; orientation portrait`.
  public var also: String

  /// Describes where a test runs.
  public init(
    os: Version, sdk: Version, platform: Platform = .iOS, horizontal: SizeClass, vertical: SizeClass, also: String = ""
  ) {
    self.os = os
    self.sdk = sdk
    self.platform = platform
    self.horizontal = horizontal
    self.vertical = vertical
    self.also = also
  }

  /// The same as a `Given` line says it.
  var given: String {
    var items = [
      "\(Input.os.definition.name) \(os.major).\(os.minor)", "\(Input.sdk.definition.name) \(sdk.major).\(sdk.minor)",
      "\(Input.platform.definition.name) \(platform.name)",
    ]
    for (variable, value) in [(Input.horizontal, horizontal), (Input.vertical, vertical)] where value != .ofDevice {
      items.append("\(variable.definition.name) \(value.name)")
    }
    if !also.isEmpty { items.append(also) }
    return items.joined(separator: "; ")
  }
}
