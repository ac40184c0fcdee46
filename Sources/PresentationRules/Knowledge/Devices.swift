/// The devices that can be named, with the attributes that rules ask about; the one list of them.
extension Device {
  private static let olderPhones: [Device] = [
    Device(
      "iPod touch (5th generation)", "iPod5,1", .points320by568, first: .iOS8, last: .iOS9dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPod touch (6th generation)", "iPod7,1", .points320by568, first: .iOS8dot4, last: .iOS12dot2, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 4s", "iPhone4,1", .points320by480, first: .iOS8, last: .iOS9dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 5", "iPhone5,1", .points320by568, first: .iOS8, last: .iOS10dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 5c", "iPhone5,3", .points320by568, first: .iOS8, last: .iOS10dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 5s", "iPhone6,1", .points320by568, first: .iOS8, last: .iOS12dot2, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 6", "iPhone7,2", .points375by667, first: .iOS8, last: .iOS12dot2, .nothing,
      stageManager: nil, .inferred),
    Device(
      "iPhone 6 Plus", "iPhone7,1", .points414by736, first: .iOS8, last: .iOS12dot2, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 6s", "iPhone8,1", .points375by667, first: .iOS9, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 6s Plus", "iPhone8,2", .points414by736, first: .iOS9, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone SE (1st generation)", "iPhone8,4", .points320by568, first: .iOS9dot3, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 7", "iPhone9,1", .points375by667, first: .iOS10, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 7 Plus", "iPhone9,2", .points414by736, first: .iOS10, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 8", "iPhone10,1", .points375by667, first: .iOS11, last: .iOS16dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 8 Plus", "iPhone10,2", .points414by736, first: .iOS11, last: .iOS16dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone X", "iPhone10,3", .points375by812, first: .iOS11, last: .iOS16dot4, .nothing,
      stageManager: nil, .documented),
  ]

  private static let phones: [Device] = [
    Device(
      "iPod touch (7th generation)", "iPod9,1", .points320by568, first: .iOS12dot2, last: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone XR", "iPhone11,8", .points414by896, first: .iOS12, last: .iOS18dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone XS", "iPhone11,2", .points375by812, first: .iOS12, last: .iOS18dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone XS Max", "iPhone11,4", .points414by896, first: .iOS12, last: .iOS18dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 11", "iPhone12,1", .points414by896, first: .iOS13, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 11 Pro", "iPhone12,3", .points375by812, first: .iOS13, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 11 Pro Max", "iPhone12,5", .points414by896, first: .iOS13, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone SE (2nd generation)", "iPhone12,8", .points375by667, first: .iOS13dot4, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 12 mini", "iPhone13,1", .points375by812, first: .iOS14dot2, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 12", "iPhone13,2", .points390by844, first: .iOS14dot1, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 12 Pro", "iPhone13,3", .points390by844, first: .iOS14dot1, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 12 Pro Max", "iPhone13,4", .points428by926, first: .iOS14dot2, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 13 mini", "iPhone14,4", .points375by812, first: .iOS15, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 13", "iPhone14,5", .points390by844, first: .iOS15, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 13 Pro", "iPhone14,2", .points390by844, first: .iOS15, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 13 Pro Max", "iPhone14,3", .points428by926, first: .iOS15, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone SE (3rd generation)", "iPhone14,6", .points375by667, first: .iOS15dot4, .nothing,
      stageManager: nil, .documented),
  ]

  private static let latestPhones: [Device] = [
    Device(
      "iPhone 14", "iPhone14,7", .points390by844, first: .iOS16, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 14 Plus", "iPhone14,8", .points428by926, first: .iOS16, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 14 Pro", "iPhone15,2", .points393by852, first: .iOS16, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 14 Pro Max", "iPhone15,3", .points430by932, first: .iOS16, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 15", "iPhone15,4", .points393by852, first: .iOS17, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 15 Plus", "iPhone15,5", .points430by932, first: .iOS17, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 15 Pro", "iPhone16,1", .points393by852, first: .iOS17, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 15 Pro Max", "iPhone16,2", .points430by932, first: .iOS17, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 16", "iPhone17,3", .points393by852, first: .iOS18, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 16 Plus", "iPhone17,4", .points430by932, first: .iOS18, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 16 Pro", "iPhone17,1", .points402by874, first: .iOS18, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 16 Pro Max", "iPhone17,2", .points440by956, first: .iOS18, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 16e", "iPhone17,5", .points390by844, first: .iOS18dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 17", "iPhone18,3", .points402by874, first: .iOS26, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 17 Pro", "iPhone18,1", .points402by874, first: .iOS26, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 17 Pro Max", "iPhone18,2", .points440by956, first: .iOS26, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone Air", "iPhone18,4", .points420by912, first: .iOS26, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPhone 17e", "iPhone18,5", .points390by844, first: .iOS26, .nothing,
      stageManager: nil, .inferred),
  ]

  private static let latestPhonesContinued: [Device] = [
    Device(
      "iPhone 18 Pro", "", .points402by874, first: .iOS27, .nothing,
      stageManager: nil, .inferred),
    Device(
      "iPhone 18 Pro Max", "", .points440by956, first: .iOS27, .nothing,
      stageManager: nil, .inferred),
    Device(
      "iPhone Duo (outer display)", "", .points466by678, first: .iOS27dot1, .nothing,
      stageManager: nil, .observed),
    Device(
      "iPhone Duo (inner display)", "", .points669by951, first: .iOS27dot1, .nothing,
      stageManager: nil, .documented),
  ]

  private static let olderPads: [Device] = [
    Device(
      "iPad 2", "iPad2,1", .points768by1024, first: .iOS8, last: .iOS9dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPad (3rd generation)", "iPad3,1", .points768by1024, first: .iOS8, last: .iOS9dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPad (4th generation)", "iPad3,4", .points768by1024, first: .iOS8, last: .iOS10dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPad (5th generation)", "iPad6,11", .points768by1024, first: .iOS10dot3, last: .iOS16dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad (6th generation)", "iPad7,5", .points768by1024, first: .iOS11dot3, last: .iOS17dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad mini", "iPad2,5", .points768by1024, first: .iOS8, last: .iOS9dot3, .nothing,
      stageManager: nil, .documented),
    Device(
      "iPad mini 2", "iPad4,4", .points768by1024, first: .iOS8, last: .iOS12dot2, .slideOver,
      stageManager: nil, .documented),
    Device(
      "iPad mini 3", "iPad4,7", .points768by1024, first: .iOS8dot1, last: .iOS12dot2, .slideOver,
      stageManager: nil, .documented),
    Device(
      "iPad mini 4", "iPad5,1", .points768by1024, first: .iOS9, last: .iOS15dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad Air", "iPad4,1", .points768by1024, first: .iOS8, last: .iOS12dot2, .slideOver,
      stageManager: nil, .documented),
    Device(
      "iPad Air 2", "iPad5,3", .points768by1024, first: .iOS8dot1, last: .iOS15dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad Pro (12.9-inch)", "iPad6,7", .points1024by1366, first: .iOS9dot1, last: .iOS16dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad Pro (9.7-inch)", "iPad6,3", .points768by1024, first: .iOS9dot3, last: .iOS16dot4, .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad Pro (12.9-inch, 2nd generation)", "iPad7,1", .points1024by1366, first: .iOS10dot3, last: .iOS17dot4,
      .splitView,
      stageManager: nil, .documented),
    Device(
      "iPad Pro (10.5-inch)", "iPad7,3", .points834by1112, first: .iOS10dot3, last: .iOS17dot4, .splitView,
      stageManager: nil, .documented),
  ]

  private static let pads: [Device] = [
    Device(
      "iPad (7th generation)", "iPad7,11", .points810by1080, first: .iOS13dot1, last: .iOS18dot4, .splitView,
      stageManager: nil, .observed),
    Device(
      "iPad (8th generation)", "iPad11,6", .points810by1080, first: .iOS14, last: .iOS26dot2, .splitView,
      stageManager: .iOS26, .observed),
    Device(
      "iPad (9th generation)", "iPad12,1", .points810by1080, first: .iOS15, .splitView,
      stageManager: .iOS26, .observed),
    Device(
      "iPad mini (5th generation)", "iPad11,1", .points768by1024, first: .iOS12dot2, last: .iOS26dot2, .splitView,
      stageManager: .iOS26, .documented),
    Device(
      "iPad mini (6th generation)", "iPad14,1", .points744by1133, first: .iOS15, .splitView,
      stageManager: .iOS26, .inferred),
    Device(
      "iPad Air (3rd generation)", "iPad11,3", .points834by1112, first: .iOS12dot2, last: .iOS26dot2, .splitView,
      stageManager: .iOS26, .inferred),
    Device(
      "iPad Air (4th generation)", "iPad13,1", .points820by1180, first: .iOS14dot1, .splitView,
      stageManager: .iOS26, .inferred),
    Device(
      "iPad Air (5th generation)", "iPad13,16", .points820by1180, first: .iOS15dot4, .splitView,
      stageManager: .iOS16dot1, .inferred),
    Device(
      "iPad Pro (11-inch, 1st generation)", "iPad8,1", .points834by1194, first: .iOS12dot1,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (12.9-inch, 3rd generation)", "iPad8,5", .points1024by1366, first: .iOS12dot1,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (11-inch, 2nd generation)", "iPad8,9", .points834by1194, first: .iOS13dot4,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (12.9-inch, 4th generation)", "iPad8,11", .points1024by1366, first: .iOS13dot4,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (11-inch, 3rd generation)", "iPad13,4", .points834by1194, first: .iOS14dot5,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (12.9-inch, 5th generation)", "iPad13,8", .points1024by1366, first: .iOS14dot5,
      .splitView,
      stageManager: .iOS16dot1, .documented),
  ]

  private static let latestPads: [Device] = [
    Device(
      "iPad (10th generation)", "iPad13,18", .points820by1180, first: .iOS16dot1, .splitView,
      stageManager: .iOS26, .documented),
    Device(
      "iPad (A16)", "iPad15,7", .points820by1180, first: .iOS18dot3, .splitView,
      stageManager: .iOS26, .documented),
    Device(
      "iPad mini (A17 Pro)", "iPad16,1", .points744by1133, first: .iOS18, .splitView,
      stageManager: .iOS26, .inferred),
    Device(
      "iPad Air 11-inch (M2)", "iPad14,8", .points820by1180, first: .iOS17dot4, .splitView,
      stageManager: .iOS17dot4, .documented),
    Device(
      "iPad Air 13-inch (M2)", "iPad14,10", .points1024by1366, first: .iOS17dot4, .splitView,
      stageManager: .iOS17dot4, .documented),
    Device(
      "iPad Air 11-inch (M3)", "iPad15,3", .points820by1180, first: .iOS18dot3, .splitView,
      stageManager: .iOS18dot3, .documented),
    Device(
      "iPad Air 13-inch (M3)", "iPad15,5", .points1024by1366, first: .iOS18dot3, .splitView,
      stageManager: .iOS18dot3, .documented),
    Device(
      "iPad Air 11-inch (M4)", "iPad16,8", .points820by1180, first: .iOS26, .nothing,
      stageManager: .iOS26, .documented),
    Device(
      "iPad Air 13-inch (M4)", "iPad16,10", .points1024by1366, first: .iOS26, .nothing,
      stageManager: .iOS26, .documented),
    Device(
      "iPad Pro (11-inch, 4th generation)", "iPad14,3", .points834by1194, first: .iOS16dot1,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro (12.9-inch, 6th generation)", "iPad14,5", .points1024by1366, first: .iOS16dot1,
      .splitView,
      stageManager: .iOS16dot1, .documented),
    Device(
      "iPad Pro 11-inch (M4)", "iPad16,3", .points834by1210, first: .iOS17dot4, .splitView,
      stageManager: .iOS17dot4, .documented),
    Device(
      "iPad Pro 13-inch (M4)", "iPad16,5", .points1032by1376, first: .iOS17dot4, .splitView,
      stageManager: .iOS17dot4, .inferred),
    Device(
      "iPad Pro 11-inch (M5)", "iPad17,1", .points834by1210, first: .iOS26, .nothing,
      stageManager: .iOS26, .documented),
    Device(
      "iPad Pro 13-inch (M5)", "iPad17,3", .points1032by1376, first: .iOS26, .nothing,
      stageManager: .iOS26, .inferred),
  ]

  /// All devices, phones before tablets, older ones first.
  public static let all: [Device] =
    olderPhones
    + phones
    + latestPhones
    + latestPhonesContinued
    + olderPads
    + pads
    + latestPads
}
