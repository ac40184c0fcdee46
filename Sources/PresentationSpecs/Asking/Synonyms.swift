import PresentationRules

/// Everyday words for what the spec language says: the one list of them.
///
/// A phrase is written in small letters, its words separated by spaces. What it means is written as a question would say
/// it; an empty meaning is understood and says nothing that changes an answer.
enum Synonyms {
  /// A phrase and what it means.
  struct Entry: Sendable {
    let phrase: String
    let meaning: [String]
    /// Whether the phrase also stands for what was named more exactly: "the sheet" for a form sheet.
    let isVague: Bool

    init(_ phrase: String, _ meaning: String..., isVague: Bool = false) {
      self.phrase = phrase
      self.meaning = meaning
      self.isVague = isVague
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
    Entry("sheet", "style=pageSheet", isVague: true), Entry("sheets", "style=pageSheet", isVague: true),
    Entry("card", "style=pageSheet", isVague: true),
    Entry("cards", "style=pageSheet", isVague: true), Entry("modal card", "style=pageSheet", isVague: true),
    Entry("modal sheet", "style=pageSheet", isVague: true),
    Entry("half sheet", "style=pageSheet", "detents=[medium, large]", isVague: true),
    Entry("half-sheet", "style=pageSheet", "detents=[medium, large]", isVague: true),
    Entry("bottom sheet", "style=pageSheet", "detents=[medium, large]", isVague: true),
    Entry("half height sheet", "style=pageSheet", "detents=[medium, large]", isVague: true),
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
    Entry("confirmation dialog", "controller=action sheet"), Entry(".alert", "controller=alert"),
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
    Entry(".medium .large", "detents=[medium, large]"), Entry("medium large", "detents=[medium, large]"),
    Entry(".medium", "detents=[medium]"), Entry(".large", "detents=[large]"),
    Entry("modal in presentation", "isModalInPresentation=yes"),
    Entry("presentationbackgroundinteraction .enabled", "largestUndimmedDetentIdentifier=the largest"),
    Entry(
      "presentationbackgroundinteraction .enabled upthrough .medium", "largestUndimmedDetentIdentifier=medium"),
    Entry("presentationbackgroundinteraction .enabled upthrough .large", "largestUndimmedDetentIdentifier=large"),
    Entry("presentationbackgroundinteraction .disabled", "largestUndimmedDetentIdentifier=nil"),
    Entry("presentationbackgroundinteraction .automatic", "largestUndimmedDetentIdentifier=nil"),
    Entry("should dismiss returns false", "shouldDismiss=no"), Entry("should dismiss returns no", "shouldDismiss=no"),
    Entry("should dismiss returns true", "shouldDismiss=yes"),
    Entry("edge attached", "prefersEdgeAttachedInCompactHeight=yes"),
  ]

  static let steps: [Entry] = [
    Entry("tap outside", "tap outside"), Entry("taps outside", "tap outside"), Entry("tapping outside", "tap outside"),
    Entry("tapped outside", "tap outside"), Entry("tap outside twice", "tap outside twice"),
    Entry("tap twice outside", "tap outside twice"), Entry("taps outside twice", "tap outside twice"),
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
    Entry("drag it to medium", "drag to medium"), Entry("drag it to large", "drag to large"),
    Entry("presenting view controller"), Entry("presenting controller"), Entry("presented view controller"),
    Entry("presented controller"), Entry("presented sheet"), Entry("as presented"),
    Entry("present", "present"), Entry("presenting", "present"), Entry("presents", "present"), Entry("show", "present"),
    Entry("shows", "present"), Entry("showing", "present"), Entry("open", "present"), Entry("opens", "present"),
    Entry("opening", "present"),
  ]

  /// The names that UIKit and other frameworks give to kinds of controllers, and to styles.
  static let classes: [Entry] = {
    var kinds: [String: [String]] = [:]
    for kind in ControllerKind.allCases where kind != .plain {
      for (index, part) in kind.summary.split(separator: "`").enumerated() where index % 2 == 1 {
        kinds[part.lowercased(), default: []].append(kind.name)
      }
    }
    let known = Set(controllers.map { $0.phrase })
    let classes = kinds.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map { name, kinds in
      Entry(name, "controller=\(kinds.joined(separator: ", "))")
    }
    let sayable = ValueCells.sayable(Input.style.definition.domain)
    let spelled = Set((styles + swiftUI).map { $0.phrase })
    let names = Style.allCases.filter { sayable.contains(Int($0.rawValue)) && $0 != .noStyle }
      .map { Entry($0.name.lowercased(), "style=\($0.name)") }.filter { !spelled.contains($0.phrase) }
    let plain = ["uiviewcontroller", "uihostingcontroller", "hosting controller"].map { Entry($0) }
    return plain + classes + names
  }()

  /// All of them.
  static let all: [Entry] = styles + swiftUI + controllers + classes + places + settings + steps
}

// MARK: - Words that hold a sentence together

extension Synonyms {
  /// Words for showing that also stand in questions for how something looks.
  static let shows: Set<String> = ["show", "shows", "showing", "open", "opens", "opening"]

  /// Words before a noun that do not tell it apart.
  static let articles: Set<String> = [
    "a", "an", "the", "my", "our", "your", "its", "another", "this", "that", "some", "already", "presented", "existing",
    "top", "of", "one", "view", "controller", "normal", "plain", "regular-sized", "uikit", "swiftui", "two", "other",
  ]

  /// Words that deny what follows.
  static let negations: Set<String> = [
    "not", "no", "without", "never", "unless", "except", "cannot", "unable", "neither", "nor", "instead-of",
    "non", "lacks", "lacking",
  ]

  /// Contractions of "not" as people type them in a hurry.
  static let hastyContractions: Set<String> = [
    "dont", "doesnt", "didnt", "isnt", "arent", "wasnt", "wont", "cant", "couldnt", "shouldnt", "wouldnt", "hasnt",
  ]

  /// What "don't" forbids, where it does not ask.
  static let imperatives: Set<String> = [
    "set", "use", "implement", "call", "dismiss", "animate", "have", "present", "swipe", "tap", "show", "give",
  ]

  /// Words after which another part of a sentence begins.
  static let boundaries: Set<String> = [
    "then", "but", "if", "when", "because", "so", "once", "before", "whenever", "afterwards", "next", "therefore",
  ]

  /// Words for the same turn.
  static let simultaneous = [
    "at once", "immediately", "right away", "simultaneously", "at the same time", "in the same turn",
    "in the same run loop", "in the same runloop", "straight away",
  ]

  /// Words behind which stands what lies below.
  static let links = [
    "over", "on top of", "above", "from", "atop", "in front of", "inside of", "on", "from inside", "from within",
    "presented from", "presented over", "presented on", "presented by", "shown over", "shown from", "while",
  ]

  /// Words behind which stands what something looks like.
  static let becoming = [
    "become", "becomes", "becoming", "became", "stay", "stays", "stayed", "remain", "remains", "turn into",
    "turns into", "turned into", "appear as", "appears as", "adapt to",
    "adapts to", "adapted to", "look like", "looks like", "fall back to", "falls back to", "end up", "ends up",
    "change to", "changes to",
  ]

  /// Words for more than one.
  static let several: Set<String> = [
    "two", "three", "four", "five", "both", "twice", "thrice", "several", "multiple", "many", "nested", "stacked",
  ]

  /// Words for what is presented, for counting.
  static let presentations: Set<String> = [
    "sheet", "sheets", "modal", "modals", "alert", "alerts", "popover", "popovers", "controllers", "presentations",
    "levels", "page", "form", "view", "cards", "times", "dismissals",
  ]

  /// Words for what happens: a question about them is answered by the timeline, and denying them changes no input.
  static let outcomes: Set<String> = [
    "appear", "appears", "appeared", "disappear", "disappears", "called", "fire", "fired", "fires", "get", "gets",
    "got", "go", "goes", "gone", "happen", "happens", "happened", "hear", "hears", "know", "knows", "leave", "leaves",
    "notified", "see", "sees", "tell", "told", "work", "works", "working", "invoked", "run", "runs", "change",
    "changes", "changed", "come", "comes", "close", "closes", "closed", "receive", "receives", "received", "removed",
    "remove", "removes", "possible", "visible", "know", "react", "respond", "responds", "call", "calls", "allowed",
    "ignored", "refused", "enough", "needed", "matter", "matters", "updated", "bounce", "bounces", "succeed", "fail",
    "fails", "crash", "crashes", "trigger", "triggers", "triggered", "let", "return", "returns",
  ]

  /// Words that say nothing by themselves.
  static let silent: Set<String> = [
    "a", "about", "again", "against", "all", "already", "also", "always", "am", "an", "animated",
    "any", "anymore", "anything", "app", "application", "apps", "are", "as", "ask", "asked",
    "at", "away", "be", "been", "behave", "behaves", "behaviour", "behavior", "being", "between", "build", "built",
    "by", "callback", "callbacks", "can", "code", "coming", "compiled", "controller", "could",
    "currently", "default", "delegate", "delegates", "detent", "detents", "device", "did", "display", "displayed",
    "do", "does", "down", "else", "event", "events", "ever", "exactly", "finger", "for", "give", "given",
    "had", "has", "have", "held", "how", "i", "i'm", "in", "inside", "instead", "interactive", "interactively",
    "into", "is", "it", "it's", "its", "just", "later", "like", "linked", "look", "looks", "me", "method",
    "methods", "modal", "modally", "modals", "mode", "modalpresentationstyle", "my", "new", "now", "object", "of",
    "old",
    "one", "only", "order", "our", "out", "own", "phone", "please", "presentation", "presentation's", "presentations",
    "presented", "presenter", "presenter's", "really", "running", "same", "screen", "set", "sets", "setting", "shown",
    "since", "size", "some", "somebody", "someone", "still", "style", "styles", "swift", "swiftui", "system",
    "than", "that", "the", "their", "them", "there", "they", "this", "to", "too", "transition", "uikit",
    "under", "up", "us", "use", "used", "user", "user's", "users", "uses", "using", "version", "view",
    "viewcontroller", "want", "was", "way", "ways", "we", "were", "what", "what's", "whats", "where", "whether",
    "which", "who", "whole", "why", "will", "window", "with", "within", "would", "yet", "you", "your", "another",
    "other", "show", "implement", "implements", "implementing", "implemented", "able", "default", "does", "made",
    "make", "makes", "try", "tries", "trying", "cause", "through", "both", "his", "her", "vc", "upon", "be",
    "properly", "correctly", "actually", "today", "nowadays", "normally", "usually", "kind", "type", "sort",
  ]
}
