/// What kind of view controller is presented.
public enum ControllerKind: UInt8, DomainValue {
  case plain, navigation, tabBar, splitView, page, customContainer, alert, actionSheet, activity, safari
  case imagePickerCamera, imagePickerLibrary, photoPicker, documentPicker, documentBrowser, search, mail
  case message, colourPicker, fontPicker, cloudSharing, player, quickLook, mediaPicker

  /// The words of a message.
  public static var domainName: String { "kind of controller" }

  /// The value's name.
  public var name: String {
    switch self {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tabBar: "tab bar"
    case .splitView: "split view"
    case .page: "page"
    case .customContainer: "custom container"
    case .alert: "alert"
    case .actionSheet: "action sheet"
    case .activity: "activity"
    case .safari: "Safari"
    case .imagePickerCamera: "image picker camera"
    case .imagePickerLibrary: "image picker library"
    case .photoPicker: "photo picker"
    case .documentPicker: "document picker"
    case .documentBrowser: "document browser"
    case .search: "search"
    case .mail: "mail"
    case .message: "message"
    case .colourPicker: "colour picker"
    case .fontPicker: "font picker"
    case .cloudSharing: "cloud sharing"
    case .player: "player"
    case .quickLook: "quick look"
    case .mediaPicker: "media picker"
    }
  }

  /// What the value means.
  public var summary: String {
    switch self {
    case .plain: "A `UIViewController` subclass of the app."
    case .navigation: "A `UINavigationController`."
    case .tabBar: "A `UITabBarController`."
    case .splitView: "A `UISplitViewController`."
    case .page: "A `UIPageViewController`."
    case .customContainer: "A container of the app."
    case .alert: "A `UIAlertController` of style alert."
    case .actionSheet: "A `UIAlertController` of style action sheet."
    case .activity: "A `UIActivityViewController`."
    case .safari: "An `SFSafariViewController`."
    case .imagePickerCamera: "A `UIImagePickerController` with the camera."
    case .imagePickerLibrary: "A `UIImagePickerController` with the library."
    case .photoPicker: "A `PHPickerViewController`."
    case .documentPicker: "A `UIDocumentPickerViewController`."
    case .documentBrowser: "A `UIDocumentBrowserViewController`."
    case .search: "An active `UISearchController`."
    case .mail: "An `MFMailComposeViewController`."
    case .message: "An `MFMessageComposeViewController`."
    case .colourPicker: "A `UIColorPickerViewController`."
    case .fontPicker: "A `UIFontPickerViewController`."
    case .cloudSharing: "A `UICloudSharingController`."
    case .player: "An `AVPlayerViewController`."
    case .quickLook: "A `QLPreviewController`."
    case .mediaPicker: "An `MPMediaPickerController`."
    }
  }
}
