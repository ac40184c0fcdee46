/// The releases at which a rule or the list of devices changes: the one list of them, for systems and for SDKs.
///
/// A release stands for everything up to the next one of the list: 17.4 for 17.4 to 17.x, 18.4 for 18.4 to 18.x.
/// After 18 comes 26: all platforms share the number of the year from there on.
public enum Release: UInt8, DomainValue {
  case iOS8, iOS8dot1, iOS8dot3, iOS8dot4
  case iOS9, iOS9dot1, iOS9dot2, iOS9dot3
  case iOS10, iOS10dot3
  case iOS11, iOS11dot3
  case iOS12, iOS12dot1, iOS12dot2
  case iOS13, iOS13dot1, iOS13dot2, iOS13dot4
  case iOS14, iOS14dot1, iOS14dot2, iOS14dot5
  case iOS15, iOS15dot4
  case iOS16, iOS16dot1, iOS16dot4
  case iOS17, iOS17dot4
  case iOS18, iOS18dot1, iOS18dot2, iOS18dot3, iOS18dot4
  case iOS26, iOS26dot1, iOS26dot2
  case iOS27, iOS27dot1

  /// The words of a message.
  public static var domainName: String { "release" }

  /// Releases can be compared.
  public static var isOrdered: Bool { true }

  /// The number, with the minor part: `13.0`, `18.4`.
  public var name: String { "\(major).\(minor)" }

  /// The first number.
  public var major: Int { Self.numbers[Int(rawValue)].major }

  /// The second number.
  public var minor: Int { Self.numbers[Int(rawValue)].minor }

  /// The Xcode whose SDK has this major number; later minor numbers come with later minors of that Xcode.
  public var xcode: Int { Self.xcodes.first { $0.release == major }?.xcode ?? major }

  /// Year and month in which the public got it; nil where that does not matter to a rule.
  public var date: String? {
    switch self {
    case .iOS8: "2014-09"
    case .iOS9: "2015-09"
    case .iOS10: "2016-09"
    case .iOS11: "2017-09"
    case .iOS12: "2018-09"
    case .iOS13: "2019-09"
    case .iOS14: "2020-09"
    case .iOS15: "2021-09"
    case .iOS16: "2022-09"
    case .iOS17: "2023-09"
    case .iOS18: "2024-09"
    case .iOS26: "2025-09"
    case .iOS27: "2026-09"
    case .iOS27dot1: "2026-10"
    default: nil
    }
  }

  private static let numbers: [(major: Int, minor: Int)] = [
    (8, 0), (8, 1), (8, 3), (8, 4), (9, 0), (9, 1), (9, 2), (9, 3), (10, 0), (10, 3), (11, 0), (11, 3),
    (12, 0), (12, 1), (12, 2), (13, 0), (13, 1), (13, 2), (13, 4), (14, 0), (14, 1), (14, 2), (14, 5),
    (15, 0), (15, 4), (16, 0), (16, 1), (16, 4), (17, 0), (17, 4), (18, 0), (18, 1), (18, 2), (18, 3),
    (18, 4), (26, 0), (26, 1), (26, 2), (27, 0), (27, 1),
  ]

  private static let xcodes: [(xcode: Int, release: Int)] = [
    (6, 8), (7, 9), (8, 10), (9, 11), (10, 12), (11, 13), (12, 14), (13, 15), (14, 16), (15, 17), (16, 18), (26, 26),
    (27, 27),
  ]

  /// The releases that a number stands for: with a minor number the interval that it lies in, without one all of the major.
  ///
  /// - Returns: nil if no release of the list has that major number, or the minor is before the first of the list.
  public static func interval(major: Int, minor: Int?) -> ValueSet? {
    var set = ValueSet.empty
    for release in allCases where release.major == major {
      guard let minor else {
        set = set.union(ValueSet(Int(release.rawValue)))
        continue
      }
      if release.minor <= minor { set = ValueSet(Int(release.rawValue)) }
    }
    return set.isEmpty ? nil : set
  }

  /// The SDKs that an Xcode came with.
  ///
  /// - Returns: nil if that Xcode is not known. A minor number is only told apart from 26 on, where both count alike.
  public static func sdks(xcode: Int, minor: Int?) -> ValueSet? {
    guard let release = xcodes.first(where: { $0.xcode == xcode })?.release else { return nil }
    return interval(major: release, minor: release >= 26 ? minor : nil)
  }
}
