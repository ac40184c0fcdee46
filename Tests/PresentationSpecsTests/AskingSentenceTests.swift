import Testing

@testable import PresentationSpecs

/// What sentences are understood as, and which of them are not answered.
@Suite("Asking: sentences")
struct AskingSentenceTests {
  @Test(
    "every word that matters is used",
    arguments: [
      ("page sheet, dismiss", ["style=pageSheet", "dismiss"]),
      ("page sheet not animated, dismiss", ["style=pageSheet", "present not animated; dismiss"]),
      ("full screen presented without animation", ["style=fullScreen", "present not animated"]),
      (
        "present a page sheet from a page sheet, then dismiss on the root",
        ["chain=root → A (pageSheet)", "style=pageSheet", "present B from A; dismiss on root"]
      ),
      ("an alert over a page sheet", ["chain=root → A (pageSheet) → B", "controller=alert"]),
      ("a navigation controller presented as a form sheet", ["controller=navigation", "style=formSheet"]),
      ("swipe down a bit and let go on a page sheet", ["style=pageSheet", "swipe down and let go"]),
      ("page sheet, when the swipe is cancelled", ["style=pageSheet", "swipe down and let go"]),
      ("swipe a page sheet down all the way and let go", ["style=pageSheet", "swipe down"]),
      ("tap outside a popover twice", ["style=popover", "tap outside twice"]),
      ("an alert, choose Delete", ["controller=alert", "choose \"Delete\""]),
      ("sheet compact height", ["style=pageSheet", "vertical=compact"]),
      ("UIActivityViewController on iPad", ["controller=activity", "device=iPad"]),
      ("UIHostingController page sheet", ["style=pageSheet"]),
      ("QLPreviewController", ["controller=quick look"]),
    ])
  func complete(_ sentence: String, _ words: [String]) { understands(sentence, words) }

  @Test(
    "what is denied is denied",
    arguments: [
      ("what happens if I don't set isModalInPresentation and swipe down", ["isModalInPresentation=no", "swipe down"]),
      ("what happens if i dont set isModalInPresentation and swipe down", ["isModalInPresentation=no", "swipe down"]),
      ("not a full screen", ["style=not fullScreen"]),
      ("page sheet, no swipe, tap outside", ["style=pageSheet", "tap outside"]),
      ("sheet without SDK 13", ["style=pageSheet", "sdk=not 13"]),
      ("page sheet unless isModalInPresentation is set", ["style=pageSheet", "isModalInPresentation=no"]),
      (
        "a form sheet without implementing presentationControllerShouldDismiss",
        ["style=formSheet", "shouldDismiss=unimplemented"]
      ),
      ("why can't I swipe down a page sheet?", ["style=pageSheet", "swipe down"]),
      ("why doesn't a swipe down dismiss a page sheet?", ["style=pageSheet", "swipe down"]),
    ])
  func denied(_ sentence: String, _ words: [String]) { understands(sentence, words) }

  @Test(
    "releases and their ranges",
    arguments: [
      ("iOS 17 SDK 17", ["os=17", "sdk=17"]), ("iOS 13 to 15", ["os=13…15"]), ("iOS 13-15", ["os=13…15"]),
      ("between iOS 13 and 15", ["os=13…15"]), ("from iOS 13 to iOS 15", ["os=13…15"]),
      ("iOS 13, 14 or 16", ["os=13, 14, 16"]),
      ("iOS >= 13", ["os=≥ 13"]), ("pre-iOS 13", ["os=< 13"]), ("older than iOS 13", ["os=< 13"]),
      ("at least iOS 15", ["os=≥ 15"]), ("up to iOS 12", ["os=≤ 12"]), ("iOS 13 onwards", ["os=≥ 13"]),
      ("the iOS 12 SDK", ["sdk=12"]), ("Xcode 11 or newer", ["sdk=≥ Xcode 11"]),
    ])
  func releases(_ sentence: String, _ words: [String]) { understands(sentence, words) }

  @Test(
    "devices: a name that later models carry on means all of them",
    arguments: [
      ("iPad mini", 7), ("iPad mini 6", 1), ("iPad mini 1st generation", 1), ("iPad Air 13-inch", 3),
      ("iPad Pro 12.9", 6), ("iPad Pro 12.9 inch 3rd gen", 1), ("iPad Pro 11 inch M4", 1), ("iPhone se 3rd gen", 1),
      ("iPhone SE", 3), ("iPhone 15", 1), ("iPhone 15 Pro", 1), ("iPhone 11 Pro Max", 1), ("iPad 2", 1),
      ("iPad (A16)", 1), ("iPad15,7", 1), ("iPhone Duo", 2), ("iPhone Duo outer display", 1),
    ])
  func devices(_ name: String, _ count: Int) {
    #expect(DeviceFamily(named: name)?.members.count == count)
    #expect(SentenceReader.read("a page sheet on an \(name)").unknown.isEmpty)
  }

  @Test(
    "SwiftUI's names",
    arguments: [
      (".sheet with .presentationDetents([.height(200)])", ["style=automatic", "detents=[\"height(200)\"]"]),
      (
        ".sheet .presentationDetents([.large, .medium]) .presentationBackgroundInteraction(.enabled)",
        ["style=automatic", "detents=[medium, large]", "largestUndimmedDetentIdentifier=large"]
      ),
      (
        ".sheet .presentationBackgroundInteraction(.enabled(upThrough: .medium))",
        ["style=automatic", "largestUndimmedDetentIdentifier=medium"]
      ),
    ])
  func swiftUI(_ sentence: String, _ words: [String]) { understands(sentence, words) }

  @Test(
    "the order in which things are done",
    arguments: [
      ("present a page sheet and immediately dismiss it", "present; at once dismiss"),
      ("dismiss a page sheet right after presenting it", "present; at once dismiss"),
      ("dismiss a page sheet while it is being presented", "present; meanwhile dismiss"),
      ("a page sheet: swipe down, then tap outside", "swipe down; tap outside"),
    ])
  func order(_ sentence: String, _ steps: String) { understands(sentence, ["style=pageSheet", steps]) }

  @Test(
    "what turns the question into another one stops the answer, with how to write it",
    arguments: [
      ("page sheet, swipe up", "only a swipe down is known"), ("swipe a page sheet left", "only a swipe down is known"),
      ("dismiss two sheets at once", "`two`"), ("present twice", "`twice`"),
      ("present an alert while another alert is being presented", "during a transition"),
      ("page sheet form sheet", "two presentations are named"),
      ("page sheet over a full screen modal, dismiss the presenter", "does not say on whom"),
      ("iPhone 15 page sheet without gizmos", "the negation in `without gizmos`"),
      ("the user can't swipe the page sheet away", "does not say why it cannot"),
      ("a card is pulled down without animation", "a gesture cannot be without animation"),
      ("page sheet on iOS 15, iPhone 13 with iOS 17", "`os` is said twice"),
    ])
  func obstacles(_ sentence: String, _ expected: String) {
    let reply = Questions().ask([sentence])
    #expect(reply.outcome == .wrong)
    #expect(reply.output == "")
    #expect(reply.errors.contains(expected))
    #expect(reply.errors.contains("\n  help: "))
  }

  @Test("how something looks is asked, not said")
  func outcome() {
    let understanding = SentenceReader.read("will a popover on iPhone show full screen in iOS 12?")
    #expect(understanding.words == ["style=popover", "device=iPhone", "os=12"])
    #expect(understanding.outcomes == ["fullScreen"])
  }

  @Test("short sentences are sentences, misspelt steps are not", arguments: ["sheet", "present sheet", "iOS 13 sheet"])
  func short(_ sentence: String) {
    #expect(Questions().ask([sentence]).output.hasPrefix("Understood as: "))
    #expect(Questions().ask(["swip down"]).errors.contains("there is no step `swip down`"))
    #expect(Questions().ask(["is viewWillDisappear called"]).errors.contains("nothing is done"))
  }

  @Test(
    "a hint is never the word itself, nor a guess from a few letters", arguments: ["default", "widget", "abc", "x"])
  func hints(_ word: String) {
    for unknown in SentenceReader.read("a page sheet with \(word)").unknown {
      #expect(!unknown.nearest.contains(unknown.word))
      #expect(unknown.word.count > 3 || unknown.nearest.isEmpty)
    }
  }

  private func understands(_ sentence: String, _ words: [String]) {
    let understanding = SentenceReader.read(sentence)
    #expect(understanding.words == words)
    #expect(understanding.unknown.isEmpty)
    #expect(understanding.obstacles.isEmpty)
    if let inquiry = try? InquiryReader(rules: .uiKit).read(words) {
      #expect(!inquiry.setups.isEmpty)
    } else {
      Issue.record("the words are none of the spec language")
    }
  }
}
