/// A size of a presented view in points, for which a source gives the numbers.
public enum PresentedSize: UInt8, DomainValue {
  case wholeWindow
  case w540h620, w580h650, w712h1006, w768h1004, w820h1138, w393h793, w375h637, w375h627, w375h647
  case w414h394, w320h493, w333h335, w333h374, w580h364, w388h667, unknown

  /// The words of a message.
  public static var domainName: String { "size" }

  /// Width and height, or what else is known.
  public var name: String {
    switch self {
    case .wholeWindow: "window"
    case .w540h620: "540 x 620"
    case .w580h650: "580 x 650"
    case .w712h1006: "712 x 1006"
    case .w768h1004: "768 x 1004"
    case .w820h1138: "820 x 1138"
    case .w393h793: "393 x 793"
    case .w375h637: "375 x 637"
    case .w375h627: "375 x 627"
    case .w375h647: "375 x 647"
    case .w414h394: "414 x 394"
    case .w320h493: "320 x 493"
    case .w333h335: "333 x 335"
    case .w333h374: "333 x 374"
    case .w580h364: "580 x 364"
    case .w388h667: "388 x 667"
    case .unknown: "undetermined"
    }
  }

  /// The numbers of a size that is known as the whole window, on a display that fills it.
  public static func wholeWindow(of screen: Screen, _ orientation: Orientation) -> String {
    let parts = screen.name.split(separator: " ")
    guard orientation == .landscape, let width = parts.first, let height = parts.last else { return screen.name }
    return "\(height) x \(width)"
  }
}
