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
  public var major: Int { number.major }

  /// The second number.
  public var minor: Int { number.minor }

  private var number: (major: Int, minor: Int) {
    switch self {
    case .iOS8: (8, 0)
    case .iOS8dot1: (8, 1)
    case .iOS8dot3: (8, 3)
    case .iOS8dot4: (8, 4)
    case .iOS9: (9, 0)
    case .iOS9dot1: (9, 1)
    case .iOS9dot2: (9, 2)
    case .iOS9dot3: (9, 3)
    case .iOS10: (10, 0)
    case .iOS10dot3: (10, 3)
    case .iOS11: (11, 0)
    case .iOS11dot3: (11, 3)
    case .iOS12: (12, 0)
    case .iOS12dot1: (12, 1)
    case .iOS12dot2: (12, 2)
    case .iOS13: (13, 0)
    case .iOS13dot1: (13, 1)
    case .iOS13dot2: (13, 2)
    case .iOS13dot4: (13, 4)
    case .iOS14: (14, 0)
    case .iOS14dot1: (14, 1)
    case .iOS14dot2: (14, 2)
    case .iOS14dot5: (14, 5)
    case .iOS15: (15, 0)
    case .iOS15dot4: (15, 4)
    case .iOS16: (16, 0)
    case .iOS16dot1: (16, 1)
    case .iOS16dot4: (16, 4)
    case .iOS17: (17, 0)
    case .iOS17dot4: (17, 4)
    case .iOS18: (18, 0)
    case .iOS18dot1: (18, 1)
    case .iOS18dot2: (18, 2)
    case .iOS18dot3: (18, 3)
    case .iOS18dot4: (18, 4)
    case .iOS26: (26, 0)
    case .iOS26dot1: (26, 1)
    case .iOS26dot2: (26, 2)
    case .iOS27: (27, 0)
    case .iOS27dot1: (27, 1)
    }
  }

  /// The last one of the list: what is newer is not known yet.
  public static var latest: Release { allCases[allCases.count - 1] }

  /// The major numbers of the SDKs that came with Xcodes of another number; from 26 on both are the same.
  private static let sdksOfXcodes: [(xcode: Int, sdk: Int)] = [
    (6, 8), (7, 9), (8, 10), (9, 11), (10, 12), (11, 13), (12, 14), (13, 15), (14, 16), (15, 17), (16, 18),
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
    if let known = sdksOfXcodes.first(where: { $0.xcode == xcode }) { return interval(major: known.sdk, minor: nil) }
    return xcode >= iOS26.major ? interval(major: xcode, minor: minor) : nil
  }
}
