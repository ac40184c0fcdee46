/// Everyday words for what the spec language says: the one list of them.
///
/// A phrase is written in small letters, its words separated by spaces. What it means is written as a question would say
/// it; an empty meaning is understood and says nothing that changes an answer.
enum Synonyms {
  /// A phrase and what it means.
  struct Entry: Sendable {
    let phrase: String
    let meaning: [String]

    init(_ phrase: String, _ meaning: String...) {
      self.phrase = phrase
      self.meaning = meaning
    }
  }

  static let styles: [Entry] = [
    Entry("default style", "style=automatic"), Entry("automatic style", "style=automatic"),
    Entry("default presentation style", "style=automatic"), Entry("automatic", "style=automatic"),
    Entry("full screen", "style=fullScreen"), Entry("fullscreen", "style=fullScreen"),
    Entry("full-screen", "style=fullScreen"), Entry(".fullscreen", "style=fullScreen"),
    Entry("full screen modal", "style=fullScreen"), Entry("full-screen modal", "style=fullScreen"),
    Entry("over full screen", "style=overFullScreen"), Entry("overfullscreen", "style=overFullScreen"),
    Entry(".overfullscreen", "style=overFullScreen"), Entry("over fullscreen", "style=overFullScreen"),
    Entry("page sheet", "style=pageSheet"), Entry("pagesheet", "style=pageSheet"),
    Entry(".pagesheet", "style=pageSheet"), Entry("page sheets", "style=pageSheet"),
    Entry("form sheet", "style=formSheet"), Entry("formsheet", "style=formSheet"),
    Entry(".formsheet", "style=formSheet"), Entry("form sheets", "style=formSheet"),
    Entry("sheet", "style=pageSheet"), Entry("sheets", "style=pageSheet"), Entry("card", "style=pageSheet"),
    Entry("cards", "style=pageSheet"), Entry("modal card", "style=pageSheet"), Entry("modal sheet", "style=pageSheet"),
    Entry("half sheet", "style=pageSheet", "detents=[medium, large]"),
    Entry("half-sheet", "style=pageSheet", "detents=[medium, large]"),
    Entry("bottom sheet", "style=pageSheet", "detents=[medium, large]"),
    Entry("half height sheet", "style=pageSheet", "detents=[medium, large]"),
    Entry("popover", "style=popover"), Entry("popovers", "style=popover"),
    Entry("current context", "style=currentContext"), Entry("currentcontext", "style=currentContext"),
    Entry(".currentcontext", "style=currentContext"), Entry("over current context", "style=overCurrentContext"),
    Entry("overcurrentcontext", "style=overCurrentContext"), Entry(".overcurrentcontext", "style=overCurrentContext"),
    Entry("custom presentation", "style=custom"), Entry("custom transition", "style=custom"),
    Entry("custom presentation controller", "style=custom"), Entry("custom style", "style=custom"),
  ]

  /// SwiftUI's names for the same.
  static let swiftUI: [Entry] = [
    Entry(".sheet", "style=automatic"), Entry("swiftui sheet", "style=automatic"),
    Entry("sheet modifier", "style=automatic"),
    Entry(".fullscreencover", "style=fullScreen"), Entry("fullscreencover", "style=fullScreen"),
    Entry("full screen cover", "style=fullScreen"), Entry(".popover", "style=popover"),
    Entry("swiftui popover", "style=popover"),
    Entry("interactivedismissdisabled", "isModalInPresentation=yes"),
    Entry(".interactivedismissdisabled", "isModalInPresentation=yes"),
    Entry(".interactivedismissdisabled true", "isModalInPresentation=yes"),
    Entry("interactivedismissdisabled true", "isModalInPresentation=yes"),
    Entry(".interactivedismissdisabled false", "isModalInPresentation=no"),
    Entry("interactivedismissdisabled false", "isModalInPresentation=no"),
    Entry("presentationcompactadaptation none", "adaptivePresentationStyle=none"),
    Entry("presentationcompactadaptation .none", "adaptivePresentationStyle=none"),
    Entry("presentationcompactadaptation popover", "adaptivePresentationStyle=none"),
    Entry("presentationcompactadaptation .popover", "adaptivePresentationStyle=none"),
    Entry(
      "presentationcompactadaptation fullscreencover", "adaptivePresentationStyle=fullScreen when compact, else none"),
    Entry(
      "presentationcompactadaptation .fullscreencover", "adaptivePresentationStyle=fullScreen when compact, else none"),
    Entry("presentationcompactadaptation sheet", "adaptivePresentationStyle=unimplemented"),
    Entry("presentationcompactadaptation .sheet", "adaptivePresentationStyle=unimplemented"),
    Entry("confirmationdialog", "controller=action sheet"), Entry(".confirmationdialog", "controller=action sheet"),
    Entry("confirmation dialog", "controller=action sheet"), Entry(".alert", "controller=alert"), Entry("swiftui"),
  ]

  static let controllers: [Entry] = [
    Entry("alert", "controller=alert"), Entry("alerts", "controller=alert"),
    Entry("uialertcontroller", "controller=alert"),
    Entry("alert controller", "controller=alert"), Entry("action sheet", "controller=action sheet"),
    Entry("actionsheet", "controller=action sheet"), Entry("action sheets", "controller=action sheet"),
    Entry("share sheet", "controller=activity"), Entry("activity view controller", "controller=activity"),
    Entry("uiactivityviewcontroller", "controller=activity"),
    Entry("navigation controller", "controller=navigation"), Entry("uinavigationcontroller", "controller=navigation"),
    Entry("tab bar controller", "controller=tab bar"), Entry("uitabbarcontroller", "controller=tab bar"),
    Entry("split view controller", "controller=split view"), Entry("uisplitviewcontroller", "controller=split view"),
    Entry("page view controller", "controller=page"), Entry("uipageviewcontroller", "controller=page"),
    Entry("safari view controller", "controller=Safari"), Entry("sfsafariviewcontroller", "controller=Safari"),
    Entry("camera", "controller=image picker camera"), Entry("photo picker", "controller=photo picker"),
    Entry("phpickerviewcontroller", "controller=photo picker"), Entry("phpicker", "controller=photo picker"),
    Entry("image picker", "controller=image picker library"),
    Entry("uiimagepickercontroller", "controller=image picker library"),
    Entry("document picker", "controller=document picker"),
    Entry("uidocumentpickerviewcontroller", "controller=document picker"),
    Entry("search controller", "controller=search"), Entry("uisearchcontroller", "controller=search"),
    Entry("mail composer", "controller=mail"), Entry("mfmailcomposeviewcontroller", "controller=mail"),
    Entry("message composer", "controller=message"), Entry("mfmessagecomposeviewcontroller", "controller=message"),
    Entry("color picker", "controller=colour picker"), Entry("colour picker", "controller=colour picker"),
    Entry("uicolorpickerviewcontroller", "controller=colour picker"),
  ]

  static let places: [Entry] = [
    Entry("landscape", "orientation=landscape"), Entry("sideways", "orientation=landscape"),
    Entry("on its side", "orientation=landscape"), Entry("portrait", "orientation=portrait"),
    Entry("upright", "orientation=portrait"),
    Entry("split view", "window=1/3, 1/2, 2/3"), Entry("split screen", "window=1/3, 1/2, 2/3"),
    Entry("slide over", "window=slide over"), Entry("slideover", "window=slide over"),
    Entry("half of the screen", "window=1/2"), Entry("half the screen", "window=1/2"),
    Entry("third of the screen", "window=1/3"), Entry("whole screen", "window=full"),
    Entry("compact width", "horizontal=compact"), Entry("compact horizontal size class", "horizontal=compact"),
    Entry("horizontally compact", "horizontal=compact"), Entry("regular width", "horizontal=regular"),
    Entry("regular horizontal size class", "horizontal=regular"), Entry("horizontally regular", "horizontal=regular"),
    Entry("compact height", "vertical=compact"), Entry("compact vertical size class", "vertical=compact"),
    Entry("vertically compact", "vertical=compact"), Entry("regular height", "vertical=regular"),
    Entry("vertically regular", "vertical=regular"),
    Entry("catalyst", "platform=Catalyst"), Entry("mac catalyst", "platform=Catalyst"),
    Entry("mac", "platform=Catalyst"),
    Entry("macos", "platform=Catalyst"), Entry("apple tv", "platform=tvOS"), Entry("tvos", "platform=tvOS"),
    Entry("visionos", "platform=visionOS"), Entry("vision pro", "platform=visionOS"),
    Entry("apple vision pro", "platform=visionOS"), Entry("display zoom", "Display Zoom=yes"),
    Entry("phone idiom", "idiom=phone"), Entry("iphone-only app", "idiom=phone"),
    Entry("iphone only app", "idiom=phone"),
  ]

  static let settings: [Entry] = [
    Entry("without a delegate", "delegate=no"), Entry("without delegate", "delegate=no"),
    Entry("no delegate", "delegate=no"),
    Entry("without any delegate", "delegate=no"), Entry("without an anchor", "anchor=no"),
    Entry("without anchor", "anchor=no"), Entry("no anchor", "anchor=no"), Entry("without a sourceview", "anchor=no"),
    Entry("without a source view", "anchor=no"), Entry("without sourceview", "anchor=no"),
    Entry("no sourceview", "anchor=no"), Entry("no source view", "anchor=no"),
    Entry("without a barbuttonitem", "anchor=no"), Entry("with an anchor", "anchor=yes"),
    Entry("with a sourceview", "anchor=yes"), Entry("with a source view", "anchor=yes"),
    Entry("zoom transition", "preferredTransition=zoom"), Entry("zoom", "preferredTransition=zoom"),
    Entry("medium and large detents", "detents=[medium, large]"), Entry("medium and large", "detents=[medium, large]"),
    Entry("medium detent", "detents=[medium]"), Entry("large detent", "detents=[large]"),
    Entry("presentationdetents .medium .large", "detents=[medium, large]"),
    Entry(".presentationdetents .medium .large", "detents=[medium, large]"),
    Entry("presentationdetents .medium", "detents=[medium]"), Entry(".presentationdetents .medium", "detents=[medium]"),
    Entry("presentationdetents .large", "detents=[large]"), Entry(".presentationdetents .large", "detents=[large]"),
    Entry("presentationdetents medium and large", "detents=[medium, large]"),
    Entry("presentationdetents medium large", "detents=[medium, large]"),
    Entry("presentationdetents medium", "detents=[medium]"), Entry("presentationdetents large", "detents=[large]"),
    Entry(".medium .large", "detents=[medium, large]"), Entry("presentationcompactadaptation"),
    Entry("modal in presentation", "isModalInPresentation=yes"),
    Entry("should dismiss returns false", "shouldDismiss=no"), Entry("should dismiss returns no", "shouldDismiss=no"),
    Entry("should dismiss returns true", "shouldDismiss=yes"),
    Entry("edge attached", "prefersEdgeAttachedInCompactHeight=yes"),
  ]

  static let steps: [Entry] = [
    Entry("swipe down", "swipe down"), Entry("swipes down", "swipe down"), Entry("swiping down", "swipe down"),
    Entry("swiped down", "swipe down"), Entry("swipe away", "swipe down"), Entry("swipe it away", "swipe down"),
    Entry("swipes it away", "swipe down"), Entry("swiped away", "swipe down"), Entry("swiping away", "swipe down"),
    Entry("swiping it away", "swipe down"), Entry("swipe it down", "swipe down"), Entry("swipes it down", "swipe down"),
    Entry("swiping it down", "swipe down"), Entry("swipe to dismiss", "swipe down"), Entry("swipe", "swipe down"),
    Entry("swipes", "swipe down"), Entry("swiping", "swipe down"), Entry("swiped", "swipe down"),
    Entry("pull down", "swipe down"), Entry("pulls down", "swipe down"), Entry("pulling down", "swipe down"),
    Entry("pulled down", "swipe down"), Entry("pull it down", "swipe down"), Entry("pulls it down", "swipe down"),
    Entry("drag down", "swipe down"), Entry("drags down", "swipe down"), Entry("dragging down", "swipe down"),
    Entry("drag it down", "swipe down"), Entry("drags it down", "swipe down"), Entry("dragged down", "swipe down"),
    Entry("flick", "swipe down and flick"), Entry("flick down", "swipe down and flick"),
    Entry("flick it away", "swipe down and flick"), Entry("swipe down and let go", "swipe down and let go"),
    Entry("swipe down and let it go", "swipe down and let go"), Entry("swipe down and flick", "swipe down and flick"),
    Entry("tap outside", "tap outside"), Entry("taps outside", "tap outside"), Entry("tapping outside", "tap outside"),
    Entry("tapped outside", "tap outside"), Entry("tap outside twice", "tap outside twice"),
    Entry("click outside", "tap outside"), Entry("clicks outside", "tap outside"),
    Entry("clicking outside", "tap outside"),
    Entry("tap beside", "tap outside"), Entry("taps beside", "tap outside"), Entry("tap the background", "tap outside"),
    Entry("tap on the background", "tap outside"), Entry("tap the dimmed area", "tap outside"),
    Entry("taps the dimmed area", "tap outside"), Entry("tap next to", "tap outside"),
    Entry("press escape", "press Escape"), Entry("presses escape", "press Escape"), Entry("escape key", "press Escape"),
    Entry("pressing escape", "press Escape"), Entry("press esc", "press Escape"), Entry("hit escape", "press Escape"),
    Entry("accessibility escape", "perform the accessibility escape"),
    Entry("scrub", "perform the accessibility escape"),
    Entry("voiceover escape", "perform the accessibility escape"), Entry("unfold", "unfold"), Entry("fold", "fold"),
    Entry("drag to medium", "drag to medium"), Entry("drag to large", "drag to large"),
    Entry("call dismiss", "dismiss"), Entry("calls dismiss", "dismiss"), Entry("calling dismiss", "dismiss"),
    Entry("dismiss it from code", "dismiss"), Entry("dismissed from code", "dismiss"),
    Entry("dismissed programmatically", "dismiss"), Entry("dismiss it programmatically", "dismiss"),
    Entry("dismiss programmatically", "dismiss"), Entry("programmatically dismiss", "dismiss"),
    Entry("programmatically dismissed", "dismiss"), Entry("dismiss from code", "dismiss"),
    Entry("dismiss animated", "dismiss"), Entry("i dismiss", "dismiss"), Entry("my code dismisses", "dismiss"),
    Entry("presenting view controller"), Entry("presenting controller"), Entry("presented view controller"),
    Entry("present", "present"), Entry("presenting", "present"), Entry("presents", "present"), Entry("show", "present"),
    Entry("showing", "present"), Entry("open", "present"),
  ]

  /// All of them.
  static let all: [Entry] = styles + swiftUI + controllers + places + settings + steps

  /// Words that say nothing by themselves.
  static let silent: Set<String> = [
    "a", "about", "after", "again", "against", "all", "already", "also", "always", "am", "an", "and", "animated",
    "any", "anymore", "anything", "app", "appear", "appears", "application", "apps", "are", "as", "ask", "asked",
    "at", "away", "be", "become", "becomes", "been", "before", "behave", "behaves", "being", "build", "built",
    "but", "by", "call", "callback", "callbacks", "called", "calls", "can", "can't", "cannot", "change", "changes",
    "code", "come", "comes", "coming", "compiled", "controller", "could", "currently", "default", "delegate",
    "delegates", "detent", "detents",
    "device", "did", "didn't", "dismiss", "dismissable", "dismissal", "dismissed", "dismisses", "dismissible",
    "dismissing", "display", "displayed", "do", "does", "doesn't", "down", "else", "event", "events", "ever",
    "finger", "fire", "fired", "fires", "for", "from", "get", "gets", "given", "go", "goes", "had", "happen",
    "happens", "has", "have", "hear", "hears", "held", "how", "i", "i'm", "if", "in", "inside", "instead",
    "interactive", "interactively", "into", "is", "isn't", "it", "it's", "its", "just", "know", "leave", "let",
    "like", "linked", "look", "looks", "me", "method", "methods", "modal", "modally", "modals", "mode", "my",
    "never", "new", "notified", "now", "object", "of", "old", "on", "one", "only", "or", "order", "our", "out",
    "own", "phone", "presentation", "presentation's", "presentations", "presented", "presenter", "presenter's",
    "really", "root", "run", "running", "runs", "same", "screen", "see", "set", "sets", "setting", "shown", "since",
    "size", "so", "some", "somebody", "someone", "stay", "stays", "still", "style", "styles", "swift", "system",
    "tell", "than", "that", "the", "their", "them", "then", "there", "they", "this", "to", "told", "too",
    "transition", "two", "uikit", "under", "up", "us", "use", "used", "user", "user's", "uses", "using", "version",
    "view", "viewcontroller", "want", "was", "way", "ways", "we", "what", "when", "where", "whether", "which",
    "while", "who", "whole", "why", "will", "window", "with", "within", "work", "works", "would", "yet", "you",
    "your",
  ]
}
