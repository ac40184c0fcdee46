/// With which SDK something came that an app can set.
public struct Arrival: Sendable {
  /// What is set, by UIKit's name.
  public let name: String
  /// The first SDK that has it.
  public let sdk: Release
  /// What says so.
  public let sources: [Source]

  @inline(never) init(_ name: String, _ sdk: Release, _ sources: [Source]) {
    self.name = name
    self.sdk = sdk
    self.sources = sources
  }

  /// What an app cannot set if it was built with an older SDK: the one list of it.
  public static let all: [Arrival] = [
    Arrival("isModalInPresentation", .iOS13, [.headerViewController]),
    Arrival("child.isModalInPresentation", .iOS13, [.headerViewController]),
    Arrival("shouldDismiss", .iOS13, [.headerPresentation]),
    Arrival("detents", .iOS15, [.headerSheet]),
    Arrival("selectedDetentIdentifier", .iOS15, [.headerSheet]),
    Arrival("largestUndimmedDetentIdentifier", .iOS15, [.headerSheet]),
    Arrival("prefersEdgeAttachedInCompactHeight", .iOS15, [.headerSheet]),
    Arrival("custom detents", .iOS16, [.headerSheet]),
    Arrival("prefersPageSizing", .iOS17, [.headerSheet]),
  ]

  /// When something came; nil if every SDK of the list has it.
  public static func named(_ name: String) -> Arrival? { all.first { $0.name == name } }
}
