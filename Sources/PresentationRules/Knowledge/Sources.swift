/// Where the knowledge comes from: the one list of sources.
public enum Source: UInt8, Hashable, Sendable, CaseIterable {
  case headerViewController
  case headerPresentation
  case headerPopover
  case headerSheet
  case headerAccessibility
  case headerCoordinator
  case docStyles
  case docPopoverStyle
  case docAutomatic
  case docFormSheet
  case docSheetController
  case docAdaptiveDelegate
  case docPopoverDelegate
  case docPopoverController
  case docPresent
  case docDismiss
  case docModal
  case docContext
  case docIsAppearing
  case docPullDown
  case docAlerts
  case docAlerts26
  case docLiquidGlass
  case docCompatibilityKey
  case docRequiresFullScreen
  case docFluid
  case docSafari
  case docActivity
  case docCloudSharing
  case docSearch
  case guidePresenting
  case layoutGuidelines
  case sheetGuidelines
  case talkDuo
  case session2014Presentation
  case session2014Look
  case session2015Multitasking
  case session2016Adaptivity
  case session2019Modernizing
  case session2025Flexible
  case session2026Modernize
  case notes27
  case notes13
  case matrix13
  case matrix9
  case bookAdaptive
  case bookPresented
  case bookContext
  case bookPopover
  case bookPopoverPhone
  case bookActionSheet
  case bookTraits
  case probeDetents
  case probeSheets
  case probePopovers
  case probeAlerts
  case probeLandscape
  case probeLaunch
  case probeDuo
  case classDump12
  case classDump17
  case snapshotTesting
  case splitTraits
  case navigationTests
  case hotwireTests
  case swiftNavigation
  case screensScenarios
  case screensCode
  case screensStack
  case screensTap
  case screensBusy
  case screensOvertaken
  case screensDefault
  case screensContext
  case screensZoom
  case modalNotes
  case datadogTests
  case referenceTests
  case modalLog2022
  case modalLog2024
  case pushLog
  case callbackTable12
  case changes13
  case changes16
  case compatibilityOnPad
  case lifecycleArticle
  case netguru13
  case averageJake
  case elementXcode16
  case spaceArticle
  case forumResize
  case radarWidth639
  case zoomPoints
  case stageManagerDevices
  case press26
  case catalystEscape
  case catalystPicker
  case catalystClickNothing
  case catalystShrink
  case anchoredSheets
  case anchoredSheetsExpo
  case actionSheetSizes
  case actionSheetCancel
  case popoverCrash
  case actionSheetCrash
  case popoverCrashStack
  case mediumOnly
  case landscapeSheet
  case undimmedModal
  case trueSheetCode
  case zoomSwipe
  case elementZoom
  case transmission
  case lockTap
  case kodiTap
  case hotwireModal
  case shouldDismissFlag
  case whatsNew
  case xamarinAudit
  case xamarinCallbacks
  case panModal
  case alertHandlersOld
  case alertHandlers
  case alertDelegate
  case deferredTrace
  case willDismissBug
  case sheetCallbackLog
  case forwardingTrace
  case fluentTransition
  case alreadyPresentingOld
  case alreadyPresenting
  case notInHierarchyLog
  case notInHierarchyOld
  case detachedOld
  case detachedNew
  case detachedLatest
  case inProgressLog
  case inProgressOld
  case sameInstanceOld
  case sameInstance
  case ownContainer
  case nilPresented
  case dismissBusy
  case dismissBusyNew
  case dismissTwice
  case notSynchronous
  case sameTurnLost
  case sameTurnQueued
  case talkStack
  case coveredRoot
  case doubleTap
  case popoverNested
  case navigationContextRadar
  case plusPopoverRadar
  case compatibilityForum
  case oldPopoverButton
  case accessibilityDrawer
  case generalKnowledge
  case photoPicker
  case popoverNestedLog

  /// What is known about the source.
  public var entry: SourceEntry { Self.catalogue[Int(rawValue)] }

  private static let catalogue: [SourceEntry] =
    entries1
    + entries2
    + entries3
    + entries4
    + entries5
    + entries6
    + entries7
    + entries8
    + entries9

  private static let entries1: [SourceEntry] = [
    SourceEntry(
      .headerViewController, .header, "UIViewController.h, comments on styles, presentation and dismissal",
      date: "2014 to 2023", "https://github.com/theos/sdks"),
    SourceEntry(
      .headerPresentation, .header, "UIPresentationController.h and its adaptive delegate", date: "2014 to 2023",
      "https://github.com/theos/sdks"),
    SourceEntry(
      .headerPopover, .header, "UIPopoverPresentationController.h", date: "2014 to 2023",
      "https://github.com/theos/sdks"),
    SourceEntry(
      .headerSheet, .header, "UISheetPresentationController.h of the iOS 18.1 SDK", date: "2024",
      "https://github.com/xybp888/iOS-SDKs"),
    SourceEntry(
      .headerAccessibility, .header, "UIAccessibility.h, accessibilityPerformEscape", date: "2014 to 2023",
      "https://github.com/theos/sdks"),
    SourceEntry(
      .headerCoordinator, .header, "UIViewControllerTransitionCoordinator.h, interactive transitions",
      date: "2014 to 2023", "https://github.com/theos/sdks"),
    SourceEntry(
      .docStyles, .documentation, "UIModalPresentationStyle and its cases", date: "2026",
      "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle"),
    SourceEntry(
      .docPopoverStyle, .documentation, "UIModalPresentationStyle.popover", date: "2026",
      "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/popover"),
    SourceEntry(
      .docAutomatic, .documentation, "UIModalPresentationStyle.automatic", date: "2026",
      "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/automatic"),
    SourceEntry(
      .docFormSheet, .documentation, "UIModalPresentationStyle.formSheet", date: "2026",
      "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet"),
    SourceEntry(
      .docSheetController, .documentation, "UISheetPresentationController", date: "2026",
      "https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller"),
    SourceEntry(
      .docAdaptiveDelegate, .documentation, "UIAdaptivePresentationControllerDelegate", date: "2026",
      "https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate"),
    SourceEntry(
      .docPopoverDelegate, .documentation, "UIPopoverPresentationControllerDelegate", date: "2026",
      "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate"),
    SourceEntry(
      .docPopoverController, .documentation, "UIPopoverPresentationController", date: "2026",
      "https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller"),
    SourceEntry(
      .docPresent, .documentation, "present(_:animated:completion:)", date: "2025",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)"),
    SourceEntry(
      .docDismiss, .documentation, "dismiss(animated:completion:)", date: "2025",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)"),
    SourceEntry(
      .docModal, .documentation, "isModalInPresentation", date: "2025",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation"),
    SourceEntry(
      .docContext, .documentation, "definesPresentationContext", date: "2025",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext"),
    SourceEntry(
      .docIsAppearing, .documentation, "viewIsAppearing(_:)", date: "2023",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)"),
    SourceEntry(
      .docPullDown, .documentation, "Disabling the pull-down gesture for a sheet", date: "2019",
      "https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet"),
  ]

  private static let entries2: [SourceEntry] = [
    SourceEntry(
      .docAlerts, .documentation, "Getting the user's attention with alerts and action sheets", date: "2024",
      "https://developer.apple.com/documentation/uikit/getting-the-user-s-attention-with-alerts-and-action-sheets"),
    SourceEntry(
      .docAlerts26, .documentation, "Getting the user's attention with alerts and action sheets, later edition",
      date: "2026",
      "https://developer.apple.com/documentation/uikit/getting-the-user-s-attention-with-alerts-and-action-sheets"),
    SourceEntry(
      .docLiquidGlass, .documentation, "Adopting Liquid Glass", date: "2025",
      "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass"),
    SourceEntry(
      .docCompatibilityKey, .documentation, "UIDesignRequiresCompatibility", date: "2026",
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility"
    ),
    SourceEntry(
      .docRequiresFullScreen, .documentation, "UIRequiresFullScreen", date: "2026",
      "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"),
    SourceEntry(
      .docFluid, .documentation, "Enhancing your app with fluid transitions", date: "2024",
      "https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions"),
    SourceEntry(
      .docSafari, .documentation, "SFSafariViewController", date: "2025",
      "https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller"),
    SourceEntry(
      .docActivity, .documentation, "UIActivityViewController", date: "2025",
      "https://developer.apple.com/documentation/uikit/uiactivityviewcontroller"),
    SourceEntry(
      .docCloudSharing, .documentation, "UICloudSharingController", date: "2025",
      "https://developer.apple.com/documentation/uikit/uicloudsharingcontroller"),
    SourceEntry(
      .docSearch, .documentation, "UISearchController", date: "2025",
      "https://developer.apple.com/documentation/uikit/uisearchcontroller"),
    SourceEntry(
      .guidePresenting, .documentation, "View Controller Programming Guide, Presenting a View Controller", date: "2015",
      "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/"),
    SourceEntry(
      .layoutGuidelines, .documentation, "Human Interface Guidelines, Layout: size classes by device", date: "2025-09",
      "https://developer.apple.com/design/human-interface-guidelines/layout"),
    SourceEntry(
      .sheetGuidelines, .documentation, "Human Interface Guidelines, Sheets", date: "2026",
      "https://developer.apple.com/design/human-interface-guidelines/sheets"),
    SourceEntry(
      .talkDuo, .session, "Tech Talk 111461, size classes of iPhone Duo", date: "2026",
      "https://developer.apple.com/videos/play/tech-talks/111461"),
    SourceEntry(
      .session2014Presentation, .session, "WWDC 2014 session 214, size classes and adaptive presentation", date: "2014",
      "https://developer.apple.com/videos/play/wwdc2014/214"),
    SourceEntry(
      .session2014Look, .session, "WWDC 2014 session 228, a look inside presentation controllers", date: "2014",
      "https://developer.apple.com/videos/play/wwdc2014/228"),
    SourceEntry(
      .session2015Multitasking, .session, "WWDC 2015 session 205, multitasking on iPad", date: "2015",
      "https://developer.apple.com/videos/play/wwdc2015/205"),
    SourceEntry(
      .session2016Adaptivity, .session, "WWDC 2016 session 233, making apps adaptive", date: "2016",
      "https://developer.apple.com/videos/play/wwdc2016/233"),
    SourceEntry(
      .session2019Modernizing, .session, "WWDC 2019 session 224, modernizing the user interface for iOS 13",
      date: "2019", "https://developer.apple.com/videos/play/wwdc2019/224"),
    SourceEntry(
      .session2025Flexible, .session, "WWDC 2025 session 282, flexible UIKit apps", date: "2025",
      "https://developer.apple.com/videos/play/wwdc2025/282"),
  ]

  private static let entries3: [SourceEntry] = [
    SourceEntry(
      .session2026Modernize, .session, "WWDC 2026 session 278, resizable iPhone apps", date: "2026",
      "https://developer.apple.com/videos/play/wwdc2026/278"),
    SourceEntry(
      .notes27, .releaseNote, "iOS and iPadOS 27 release notes", date: "2026",
      "https://developer.apple.com/documentation/ios-ipados-release-notes"),
    SourceEntry(
      .notes13, .releaseNote, "iOS 13 release notes", date: "2019",
      "https://developer.apple.com/documentation/ios-ipados-release-notes"),
    SourceEntry(
      .matrix13, .deviceLog, "adaptation matrix logged on iOS 13", date: "2019-08",
      "mattneub/Programming-iOS-Book-Examples bk2ch06p271presentedViewControllerAdaptive2"),
    SourceEntry(
      .matrix9, .deviceLog, "adaptation matrix logged on iOS 9", date: "2015-08",
      "mattneub/Programming-iOS-Book-Examples bk2ch06p271presentedViewControllerAdaptive2"),
    SourceEntry(
      .bookAdaptive, .deviceLog, "sample on the adaptivity delegate", date: "2019-08",
      "mattneub/Programming-iOS-Book-Examples bk2ch06p271presentedViewControllerAdaptive"),
    SourceEntry(
      .bookPresented, .deviceLog, "sample on presented controllers", date: "2019-08",
      "mattneub/Programming-iOS-Book-Examples bk2ch06p264presentedViewController"),
    SourceEntry(
      .bookContext, .deviceLog, "sample on presentation contexts", date: "2019",
      "mattneub/Programming-iOS-Book-Examples bk2ch06p270modalPresentationContext"),
    SourceEntry(
      .bookPopover, .deviceLog, "sample on popovers", date: "2019",
      "mattneub/Programming-iOS-Book-Examples bk2ch09p476popovers"),
    SourceEntry(
      .bookPopoverPhone, .deviceLog, "sample on popovers on iPhone", date: "2019-09",
      "mattneub/Programming-iOS-Book-Examples bk2ch09p477popoversOnPhone"),
    SourceEntry(
      .bookActionSheet, .deviceLog, "sample on action sheets and popovers", date: "2019-10",
      "mattneub/Programming-iOS-Book-Examples bk2ch13p624actionSheetPopovers"),
    SourceEntry(
      .bookTraits, .deviceLog, "printed traits of phones", date: "2020",
      "mattneub/Programming-iOS-Book-Examples bk2ch01p018"),
    SourceEntry(
      .probeDetents, .deviceLog, "detents and frames measured on iOS 26.1", date: "2026",
      "Vercantez/openuikit Tools/oracle2/detentprobe"),
    SourceEntry(
      .probeSheets, .deviceLog, "sheet frames and drags measured on iOS 26.1", date: "2026",
      "Vercantez/openuikit uikit/docs/APP_FEEL.md"),
    SourceEntry(
      .probePopovers, .deviceLog, "popovers measured on iOS 26.1", date: "2026",
      "Vercantez/openuikit uikit/Tools/oracle2/wordpressrowsprobe"),
    SourceEntry(
      .probeAlerts, .deviceLog, "alerts and action sheets measured on iOS 26.1", date: "2026",
      "Vercantez/openuikit uikit/Tools/oracle2/alertprobe"),
    SourceEntry(
      .probeLandscape, .deviceLog, "sheets in landscape measured on iOS 26.1", date: "2026",
      "Vercantez/openuikit uikit/docs/agent_reports/conf-landscape.md"),
    SourceEntry(
      .probeLaunch, .deviceLog, "launch order with scenes on iOS 26.1", date: "2026",
      "Vercantez/openuikit uikit/Tools/oracle2/scenelaunchprobe"),
    SourceEntry(
      .probeDuo, .deviceLog, "iPhone Duo geometry and size classes", date: "2026-10",
      "alexey1312/iPhone-Duo-Agent-Skill scripts/probes/README.md"),
    SourceEntry(
      .classDump12, .deviceLog, "method lists of UIKit in iOS 12", date: "2018", "nst/iOS-Runtime-Headers"),
  ]

  private static let entries4: [SourceEntry] = [
    SourceEntry(
      .classDump17, .deviceLog, "method lists of UIKit in iOS 17", date: "2023", "MTACS/iOS-17-Runtime-Headers"),
    SourceEntry(
      .snapshotTesting, .projectTest, "iPad sizes and traits of a snapshot library", date: "2023",
      "pointfreeco/swift-snapshot-testing Sources/SnapshotTesting/Common/View.swift"),
    SourceEntry(
      .splitTraits, .deviceLog, "size classes of iPad multitasking on iOS 9", date: "2015-06",
      "http://txt.jazzychad.net/post/70b4389ab2e9ce42522d"),
    SourceEntry(
      .navigationTests, .projectTest, "tests of default styles with a runtime check of the system", date: "2026-06",
      "wix/react-native-navigation NavigationTests"),
    SourceEntry(
      .hotwireTests, .projectTest, "tests of the read-back style of navigation controllers", date: "2025",
      "hotwired/hotwire-native-ios NavigationHierarchyControllerTests"),
    SourceEntry(
      .swiftNavigation, .projectTest, "tests of presentations and dismissals", date: "2024",
      "pointfreeco/swift-navigation Examples/CaseStudiesTests/PresentationTests.swift"),
    SourceEntry(
      .screensScenarios, .projectTest, "form sheet scenarios of iOS 18.6 and 26.4", date: "2026",
      "software-mansion/react-native-screens form-sheet scenarios"),
    SourceEntry(
      .screensCode, .projectTest, "shipped form sheet code", date: "2026",
      "software-mansion/react-native-screens ios/modals/form-sheet"),
    SourceEntry(
      .screensStack, .thread, "dismissing sheets of a stack", date: "2026-05",
      "software-mansion/react-native-screens#4016"),
    SourceEntry(
      .screensTap, .projectTest, "a refused tap outside is silent", date: "2026-03",
      "software-mansion/react-native-screens#3771"),
    SourceEntry(
      .screensBusy, .projectTest, "calls during a transition", date: "2026-05",
      "software-mansion/react-native-screens#4086"),
    SourceEntry(
      .screensOvertaken, .thread, "a dismissal without animation overtakes another one", date: "2026-09",
      "software-mansion/react-native-screens#4591"),
    SourceEntry(
      .screensDefault, .projectTest, "page sizing restored on iOS 18", date: "2025",
      "software-mansion/react-native-screens#2797"),
    SourceEntry(
      .screensContext, .thread, "context presented by the root", date: "2024-01",
      "software-mansion/react-native-screens#1996"),
    SourceEntry(
      .screensZoom, .thread, "which styles can be swiped", date: "2021", "software-mansion/react-native-screens#1232"),
    SourceEntry(
      .modalNotes, .deviceLog, "dated notes on the order of calls in a swipe", date: "2023-04",
      "dominicstop/react-native-ios-modal branch v2.x"),
    SourceEntry(
      .datadogTests, .projectTest, "modal scenarios as UI tests on a simulator", date: "2026-05",
      "DataDog/dd-sdk-ios IntegrationTests RUMModalViewsScenarioTests"),
    SourceEntry(
      .referenceTests, .projectTest, "tests that fix UIKit's order for a re-implementation", date: "2017",
      "microsoft/WinObjC UIViewControllerTests"),
    SourceEntry(
      .modalLog2022, .deviceLog, "log of appearance callbacks by style", date: "2022",
      "https://betterhee.tistory.com/75"),
    SourceEntry(
      .modalLog2024, .deviceLog, "log of appearance callbacks in modals", date: "2024-02",
      "https://velog.io/@rudin_/iOS-LifeCycle-in-Modal"),
    SourceEntry(
      .pushLog, .deviceLog, "log of appearance callbacks of push and pop", date: "2021",
      "https://readke.com/c/0Z41505102021.html"),
    SourceEntry(
      .callbackTable12, .deviceLog, "table of presenter callbacks on iOS 12", date: "2019-02",
      "https://regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html"),
  ]

  private static let entries5: [SourceEntry] = [
    SourceEntry(
      .changes13, .article, "view controller presentation changes in iOS 13", date: "2019-06",
      "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-13-ac8c901ebc4e"),
    SourceEntry(
      .changes16, .article, "view controller presentation changes in iOS 16", date: "2022",
      "https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-and-ipados-16-474c82c9ed2e"),
    SourceEntry(
      .compatibilityOnPad, .article, "how iPhone-only apps appear on iPad", date: "2019",
      "https://hacknicity.medium.com/how-iphone-only-apps-appear-on-ipad"),
    SourceEntry(
      .lifecycleArticle, .article, "dismissing a page sheet in iOS 13, after session 224", date: "2019",
      "https://medium.com/better-programming"),
    SourceEntry(
      .netguru13, .article, "image pickers in iOS 13", date: "2019-10",
      "https://www.netguru.com/codestories/ios-13-modals-changes-1"),
    SourceEntry(
      .averageJake, .deviceLog, "the trait variant of the adaptivity method in iOS 8.3", date: "2015-04",
      "JakeCarter/averagejake.github.io"),
    SourceEntry(
      .elementXcode16, .thread, "sheets shrank when built with Xcode 16", date: "2024-09",
      "element-hq/element-x-ios#3325"),
    SourceEntry(
      .spaceArticle, .article, "from size class to available space", date: "2026",
      "https://fatbobman.com/en/posts/from-size-class-to-available-space"),
    SourceEntry(
      .forumResize, .thread, "size classes of resized iPhone apps", date: "2026",
      "https://developer.apple.com/forums/thread/836088"),
    SourceEntry(
      .radarWidth639, .deviceLog, "639 points are compact", date: "2017", "lionheart/openradar-mirror#18466"),
    SourceEntry(
      .zoomPoints, .deviceLog, "points of zoomed displays", date: "2020",
      "https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f"),
    SourceEntry(
      .stageManagerDevices, .article, "devices with Stage Manager", date: "2025", "https://www.apfelpatient.de"),
    SourceEntry(
      .press26, .article, "multitasking of iPadOS 26", date: "2025",
      "https://www.macrumors.com/2025/06/10/ipados-26-no-split-view-slide-over"),
    SourceEntry(
      .catalystEscape, .thread, "Escape is the way out on Catalyst", date: "2026-08", "AudioBooth/AudioBooth#353"),
    SourceEntry(
      .catalystPicker, .thread, "Escape and clicks on Catalyst follow the modal flag", date: "2026-02",
      "keepassium/KeePassium#508"),
    SourceEntry(
      .catalystClickNothing, .thread, "a click beside a Catalyst modal does nothing", date: "2021-07",
      "monal-im/Monal#681"),
    SourceEntry(
      .catalystShrink, .thread, "default sheets shrank on iOS and Catalyst 18", date: "2024",
      "Esri/arcgis-maps-sdk-swift-samples#574"),
    SourceEntry(
      .anchoredSheets, .thread, "action sheets anchored on iPhone in iOS 26", date: "2025-11",
      "react/react-native#54179"),
    SourceEntry(
      .anchoredSheetsExpo, .thread, "anchored action sheet on iOS 26", date: "2025-10",
      "expo/react-native-action-sheet#346"),
  ]

  private static let entries6: [SourceEntry] = [
    SourceEntry(
      .actionSheetSizes, .thread, "action sheets by size class", date: "2019", "danielsaidi/Sheeeeeeeeet#79"),
    SourceEntry(
      .actionSheetCancel, .thread, "the cancel action of an action sheet in a popover", date: "2019",
      "toggl/mobileapp#4932"),
    SourceEntry(
      .popoverCrash, .deviceLog, "crash logs of popovers without an anchor", date: "2014 to 2023",
      "x2on/FSImageViewer#30"),
    SourceEntry(
      .actionSheetCrash, .deviceLog, "crash logs of action sheets without an anchor", date: "2020-05",
      "sberrevoets/SDCAlertView#306"),
    SourceEntry(
      .popoverCrashStack, .deviceLog, "stack of the anchor exception, after the call returned", date: "2014",
      "viezel/TiSocial.Framework#153"),
    SourceEntry(
      .mediumOnly, .thread, "a lone medium detent in landscape", date: "2022-04", "Pocket/pocket-ios#159"),
    SourceEntry(
      .landscapeSheet, .thread, "no way out of a sheet in landscape", date: "2024-01", "vdhamer/Photo-Club-Hub#259"),
    SourceEntry(
      .undimmedModal, .thread, "an undimmed sheet that is modal", date: "2026-02", "lodev09/react-native-true-sheet#547"
    ),
    SourceEntry(
      .trueSheetCode, .projectTest, "shipped sheet code", date: "2026", "lodev09/react-native-true-sheet"),
    SourceEntry(
      .zoomSwipe, .projectTest, "zoomed modals can be swiped", date: "2025", "expo/expo#41749"),
    SourceEntry(
      .elementZoom, .thread, "a zoomed cover is dismissed at once on iOS 18.2", date: "2024-12",
      "element-hq/element-x-ios#3619"),
    SourceEntry(
      .transmission, .projectTest, "shipped presentation controllers", date: "2026", "nathantannar4/Transmission"),
    SourceEntry(
      .lockTap, .projectTest, "a tap outside an iPad sheet dismisses", date: "2021-04", "auth0/Lock.swift#647"),
    SourceEntry(
      .kodiTap, .thread, "a tap outside an iPad sheet before iOS 13", date: "2022-02",
      "xbmc/Official-Kodi-Remote-iOS#606"),
    SourceEntry(
      .hotwireModal, .thread, "pull down and tap outside are one setting", date: "2024-12",
      "hotwired/hotwire-native-ios#61"),
    SourceEntry(
      .shouldDismissFlag, .thread, "should-dismiss that answers with the modal flag", date: "2020",
      "zhangao0086/DKImagePickerController#629"),
    SourceEntry(
      .whatsNew, .thread, "the delegate hears swipes, not buttons", date: "2020-09", "BalestraPatrick/WhatsNew#35"),
    SourceEntry(
      .xamarinAudit, .thread, "audit of modals for iOS 13", date: "2019-08", "xamarin/Xamarin.Forms#7145"),
    SourceEntry(
      .xamarinCallbacks, .thread, "presenter callbacks by style", date: "2020", "xamarin/Xamarin.Forms#9307"),
    SourceEntry(
      .panModal, .thread, "custom presentations leave the presenter's callbacks out", date: "2019-04",
      "slackhq/PanModal#21"),
    SourceEntry(
      .alertHandlersOld, .thread, "handlers run after the alert is gone on the iOS 8.4 simulator", date: "2015-08",
      "pivotal-legacy/PivotalCoreKit#152"),
  ]

  private static let entries7: [SourceEntry] = [
    SourceEntry(
      .alertHandlers, .thread, "handlers run after the alert is gone", date: "2017",
      "material-components/material-components-ios#2490"),
    SourceEntry(
      .alertDelegate, .deviceLog, "a delegate set on an alert crashes", date: "2026-08",
      "Floorp-Projects/floorp-ios#137"),
    SourceEntry(
      .deferredTrace, .deviceLog, "stack of deferred appearance callbacks in a debugging case study", date: "2014-12",
      "https://www.objc.io/issues/19-debugging/debugging-case-study/"),
    SourceEntry(
      .willDismissBug, .thread, "closing in willDismiss is wrong", date: "2023", "MvvmCross/MvvmCross#4781"),
    SourceEntry(
      .sheetCallbackLog, .deviceLog, "swiping logs of sheets", date: "2025",
      "software-mansion/react-native-screens lifecycle-events scenario"),
    SourceEntry(
      .forwardingTrace, .deviceLog, "a navigation controller forwards viewWillDisappear", date: "2014",
      "https://www.objc.io/issues/19-debugging"),
    SourceEntry(
      .fluentTransition, .projectTest, "presented controllers hear trait changes", date: "2022",
      "microsoft/fluentui-apple DrawerController"),
    SourceEntry(
      .alreadyPresentingOld, .deviceLog, "already presenting, iOS 13", date: "2020",
      "skywinder/ActionSheetPicker-3.0#513"),
    SourceEntry(
      .alreadyPresenting, .deviceLog, "already presenting, iOS 14", date: "2021", "ArtSabintsev/Siren#348"),
    SourceEntry(
      .notInHierarchyLog, .deviceLog, "not in the window hierarchy", date: "2023-12", "levey/LeveyTabBarController#8"),
    SourceEntry(
      .notInHierarchyOld, .deviceLog, "not in the window hierarchy, iOS 13", date: "2019-09", "MvvmCross/MvvmCross#3546"
    ),
    SourceEntry(
      .detachedOld, .deviceLog, "detached view controllers, 2015", date: "2015", "sammcewan/WYPopoverController#74"),
    SourceEntry(
      .detachedNew, .deviceLog, "detached view controller, iOS 16", date: "2023",
      "davidscheutz/swiftui-infinite-navigation#8"),
    SourceEntry(
      .detachedLatest, .deviceLog, "detached view controller, 2025", date: "2025-06",
      "software-mansion/react-native-screens#2976"),
    SourceEntry(
      .inProgressLog, .deviceLog, "a presentation is in progress", date: "2025", "ericberman/MyFlightbookiOS#370"),
    SourceEntry(
      .inProgressOld, .deviceLog, "a presentation is in progress, 2014", date: "2014", "zetachang/DCModalSegue#10"),
    SourceEntry(
      .sameInstanceOld, .deviceLog, "an active controller is presented again", date: "2019", "OpenTreeMap/otm-ios#362"),
    SourceEntry(
      .sameInstance, .deviceLog, "a controller is presented again, iOS 14 and later", date: "2021",
      "Expensify/react-native-share-menu#101"),
    SourceEntry(
      .ownContainer, .deviceLog, "a controller presents its own container", date: "2018", "ko1o/PYSearch#85"),
  ]

  private static let entries8: [SourceEntry] = [
    SourceEntry(
      .nilPresented, .deviceLog, "nil is presented", date: "2016", "csync/TogetherStream#205"),
    SourceEntry(
      .dismissBusy, .deviceLog, "dismiss during a transition", date: "2018", "jonkykong/SideMenu#323"),
    SourceEntry(
      .dismissBusyNew, .deviceLog, "dismiss while transitioning, 2025", date: "2025", "nathantannar4/Transmission#103"),
    SourceEntry(
      .dismissTwice, .thread, "two dismissals in a row", date: "2017-01", "lionheart/openradar-mirror#16815"),
    SourceEntry(
      .notSynchronous, .thread, "dismissing without animation is not finished on return", date: "2014-09",
      "lionheart/openradar-mirror#3068"),
    SourceEntry(
      .sameTurnLost, .thread, "dismiss and present in one turn, iOS 8.1", date: "2014", "http://openradar.me/19045528"),
    SourceEntry(
      .sameTurnQueued, .projectTest, "dismiss and present in one turn", date: "2024", "nextcloud/talk-ios"),
    SourceEntry(
      .talkStack, .deviceLog, "stack of a queued presentation", date: "2023", "nextcloud/talk-ios#1291"),
    SourceEntry(
      .coveredRoot, .deviceLog, "a covered root is not in the hierarchy", date: "2015", "facebookarchive/Tweaks#15"),
    SourceEntry(
      .doubleTap, .thread, "a double tap outside a popover closes two levels", date: "2014",
      "lionheart/openradar-mirror#2669"),
    SourceEntry(
      .popoverNested, .thread, "popovers from form sheets and popovers", date: "2016-07",
      "lionheart/openradar-mirror#15413"),
    SourceEntry(
      .navigationContextRadar, .deviceLog, "a navigation controller as default context", date: "2015",
      "lionheart/openradar-mirror#694"),
    SourceEntry(
      .plusPopoverRadar, .deviceLog, "popovers on a 6 Plus", date: "2014", "lionheart/openradar-mirror#2771"),
    SourceEntry(
      .compatibilityForum, .thread, "the design key built with SDK 27", date: "2026",
      "https://developer.apple.com/forums/thread/858194"),
    SourceEntry(
      .oldPopoverButton, .projectTest, "popover property of an action sheet on iPhone", date: "2015-06",
      "FlexMonkey/ParticleLab#23"),
    SourceEntry(
      .accessibilityDrawer, .projectTest, "sheets and the escape gesture", date: "2024", "microsoft/fluentui-apple#1985"
    ),
  ]

  private static let entries9: [SourceEntry] = [
    SourceEntry(
      .generalKnowledge, .unwritten, "general knowledge, not written down anywhere", date: nil, "unwritten"),
    SourceEntry(
      .photoPicker, .projectTest, "photo pickers and the modal flag", date: "2023", "theleftbit/BSWInterfaceKit#195"),
    SourceEntry(
      .popoverNestedLog, .deviceLog, "popovers from form sheets and popovers, with samples", date: "2016",
      "PSPDFKit-labs/radar.apple.com 27448912 and 27448488"),
  ]
}
