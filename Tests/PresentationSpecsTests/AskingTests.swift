import PresentationRules
import Testing

@testable import PresentationSpecs

/// Open questions, reasons, searches and differences.
@Suite("Asking")
struct AskingTests {
  @Test("what is open is told case by case, neighbouring releases as ranges")
  func ranges() {
    let reply = Questions().ask(["style=formSheet", "horizontal=compact", "vertical=regular", "style?"])
    #expect(
      reply.output.hasPrefix(
        """
        1. On iOS 13 or later, built with SDK 13 or later:
           style? formSheet

        2. On iOS 12 or older,
           or built with SDK 12 or older:
           style? fullScreen

        """))
  }

  @Test("more cases than fit a screen: which input halves them")
  func advice() {
    let question = ["isModalInPresentation=any", "shouldDismiss=any", "present; swipe down"]
    let reply = Questions().ask(question + ["style=any"])
    #expect(reply.output.contains(" cases are more than a screen holds: give `"))
    #expect(reply.output.contains("to have about half of them."))
    let fewer = question + ["style=pageSheet", "vertical=regular", "horizontal=compact", "os=17", "sdk=17"]
    #expect(!Questions().ask(fewer).output.contains("more than a screen"))
  }

  @Test("several cases say how sure each of them is")
  func confidences() {
    let reply = Questions().ask(["style=pageSheet", "horizontal=regular", "vertical=regular", "swipe down"])
    #expect(reply.output.contains("\nConfidence: "))
  }

  @Test("a remark beside the answer makes the answer no less sure")
  func remarks() {
    let question = ["style=pageSheet", "horizontal=compact", "vertical=regular", "os=17", "sdk=17"]
    let reply = Questions().ask(question + ["swipe down"])
    #expect(reply.outcome == .answered)
    #expect(reply.output.contains("What a tap outside does is not known (inferred)."))
    #expect(reply.output.contains("Confidence: documented.") || reply.output.contains("Confidence: observed."))
    #expect(Questions().ask(question).outcome == .undetermined)
  }

  @Test("a rule for all that is left over is no reason; what kept the others from applying is")
  func tellingRule() {
    let settings = ["os=17", "sdk=17", "horizontal=compact", "vertical=regular", "swipe down"]
    let reply = Questions().ask(["style=fullScreen"] + settings, whyNot: "didDismiss")
    #expect(reply.output.contains("What is no sheet of iOS 13 and later has no swipe"))
    #expect(!reply.output.contains("Everything else does nothing to the chain."))
  }

  @Test("a difference names no values that cannot be")
  func possibleValues() async {
    let reply = await Questions().diff(
      from: "device=iPhone 15", to: "device=iPad (10th generation)", ["style=popover", "os=17", "sdk=17", "present"])
    #expect(reply.output.contains("In landscape:\n"))
    #expect(!reply.output.contains("window"))
  }

  @Test("nothing comes after an exception")
  func exception() {
    let reply = Questions().ask([
      "style=popover", "anchor=no", "horizontal=regular", "vertical=regular", "os=17", "sdk=17", "present; swipe down",
    ])
    #expect(reply.output.hasPrefix("Present: an exception ends the app.\n  Exception: `NSGenericException: "))
    #expect(!reply.output.contains("Swipe down"))
    #expect(!reply.output.contains("Afterwards"))
  }

  @Test("an empty setting and a path that leads nowhere are told")
  func emptySetting() async {
    let empty = await Questions().diff(from: "os 17", to: "", ["style=pageSheet"])
    #expect(empty.outcome == .wrong)
    #expect(empty.errors.contains("`--to` says nothing"))
    let path = await Questions().diff(from: "os 17", to: "os 18", ["Spces/"])
    #expect(path.outcome == .wrong)
    #expect(path.errors.contains("there is no file or folder `Spces/`"))
  }

  @Test("a contested point is told in all its readings")
  func contested() {
    let reply = Questions().ask(["style=automatic", "os=18", "sdk=17", "style?"])
    #expect(reply.output.contains("By the contested reading \"the system\":\n   style? formSheet"))
    #expect(reply.output.contains("By the contested reading \"the linked SDK\":\n   style? pageSheet"))
    #expect(
      reply.output.contains("What the form sheet default of iOS 18 depends on: \"the system\" or \"the linked SDK\""))
  }

  @Test("what nobody knows is told as such, with the experiment that would settle it")
  func undetermined() {
    let reply = Questions().ask([
      "style=pageSheet", "os=17", "sdk=17", "horizontal=compact", "vertical=regular", "press Escape",
    ])
    #expect(reply.outcome == .undetermined)
    #expect(reply.output.contains("Press Escape: nobody knows what happens"))
    #expect(reply.output.contains("Show a sheet on an iPad with a keyboard and press Escape."))
  }

  @Test("why not: the rule, the condition, and what would have to change")
  func whyNot() {
    let reply = Questions().ask(
      [
        "style=pageSheet", "os=17", "sdk=17", "horizontal=compact", "vertical=regular", "isModalInPresentation=yes",
        "swipe down",
      ],
      whyNot: "presentationControllerDidDismiss")
    #expect(reply.output.hasPrefix("presentationControllerDidDismiss is not called.\n"))
    #expect(reply.output.contains("What the step does stands in the way: refused, it stays."))
    #expect(reply.output.contains("A modal sheet gives a little and resists."))
    #expect(reply.output.contains("It would be called with one change:\n    isModalInPresentation=no\n"))
  }

  @Test("an unknown callback is named with the nearest one")
  func unknownCallback() {
    let reply = Questions().ask(["style=pageSheet", "dismiss"], whyNot: "didDismis")
    #expect(reply.outcome == .wrong)
    #expect(reply.errors.contains("did you mean `didDismiss`?"))
  }

  @Test("a sheet can go without its delegate hearing of it: from code")
  func how() {
    let reply = Questions().how(
      ["dismissed?=yes", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17"], without: ["didDismiss"])
    #expect(
      reply.output.hasPrefix(
        """
        From presenter → presented; what is not said has UIKit's default, and NAME=any opens it.
        The ways of at most 3 steps, the shortest first:
        1. dismiss on presenter
           or dismiss on presented
           Dismissing removes what the receiver presents, else the receiver, with all above. (documented)

        Nobody knows whether these lead there:
        """))
  }

  @Test("what holds already takes no step; a misspelt callback is named with the nearest one")
  func howWithoutSteps() {
    let settings = ["style=pageSheet", "horizontal=compact", "vertical=regular", "os=17", "sdk=17"]
    #expect(Questions().how(["swipe?=yes"] + settings).output.contains("It holds from the start, without a step."))
    #expect(Questions().how(["didDismis"] + settings).errors.contains("did you mean `didDismiss`?"))
    #expect(Questions().how(["exception?=no"] + settings, depth: 1).outcome != .wrong)
  }

  @Test("a search goes over several steps, and drops what only adds steps")
  func howInTwoSteps() {
    let reply = Questions().how(
      ["didAttemptToDismiss", "style=formSheet", "horizontal=regular", "vertical=regular", "os=18", "sdk=18"])
    #expect(reply.output.contains("1. set presented.isModalInPresentation yes; swipe down\n"))
    #expect(!reply.output.contains("; swipe down; "))
  }

  @Test("a search without a goal says what to look for")
  func howWithoutGoal() {
    let reply = Questions().how(["style=pageSheet"])
    #expect(reply.outcome == .wrong)
    #expect(reply.errors.contains("nothing is looked for"))
  }

  @Test("what changes between two settings, with the rule that changes it")
  func diff() async {
    let reply = await Questions().diff(
      from: "os 17; sdk 17", to: "os 18; sdk 18", ["style=automatic", "do=present; swipe down"])
    #expect(reply.output.contains("style in effect: pageSheet ⇒ formSheet\n"))
    #expect(reply.output.contains("From iOS 18, built with SDK 18, automatic is a form sheet."))
  }

  @Test("the old build on the new system, and the rebuilt app")
  func diffOfTheArticle() async {
    let question = ["style=pageSheet", "horizontal=compact", "vertical=regular", "present; swipe down"]
    let old = await Questions().diff(from: "os 12; sdk 12", to: "os 13; sdk 12", question)
    #expect(old.output == "Nothing changes from os 12; sdk 12 to os 13; sdk 12.\n")
    let rebuilt = await Questions().diff(from: "os 13; sdk 12", to: "os 13; sdk 13", question)
    #expect(rebuilt.output.contains("style in effect: fullScreen ⇒ pageSheet\n"))
    #expect(rebuilt.output.contains("swipe down: what it does: nothing ⇒ dismisses\n"))
  }

  @Test("the JSON of every command is JSON with a format number")
  func json() async throws {
    var options = AskOptions()
    options.isJSON = true
    let question = ["style=pageSheet", "swipe down"]
    let how = Questions().how(["dismissed?=yes"], isJSON: true)
    let diff = await Questions().diff(from: "os 12", to: "os 13", question, isJSON: true)
    for reply in [Questions().ask(question, options: options), how, diff] {
      #expect(reply.output.hasPrefix("{\"format\":1,"))
      #expect(JSONCheck.isValid(reply.output))
    }
  }
}

/// A check of the shape of JSON, without a library.
enum JSONCheck {
  static func isValid(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    guard value(&bytes) else { return false }
    skip(&bytes)
    return bytes.isEmpty
  }

  private static func skip(_ bytes: inout ArraySlice<UInt8>) {
    while let byte = bytes.first, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { bytes.removeFirst() }
  }

  private static func value(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    skip(&bytes)
    switch bytes.first {
    case UInt8(ascii: "{"):
      return list(&bytes, UInt8(ascii: "}")) { string(&$0) && take(UInt8(ascii: ":"), &$0) && value(&$0) }
    case UInt8(ascii: "["): return list(&bytes, UInt8(ascii: "]")) { value(&$0) }
    case UInt8(ascii: "\""): return string(&bytes)
    default:
      let word = bytes.prefix { !",]} \n".utf8.contains($0) }
      bytes = bytes.dropFirst(word.count)
      let text = String(decoding: word, as: UTF8.self)
      return ["true", "false", "null"].contains(text) || Double(text) != nil
    }
  }

  private static func take(_ byte: UInt8, _ bytes: inout ArraySlice<UInt8>) -> Bool {
    skip(&bytes)
    guard bytes.first == byte else { return false }
    bytes.removeFirst()
    return true
  }

  private static func list(
    _ bytes: inout ArraySlice<UInt8>, _ end: UInt8, _ element: (inout ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    bytes.removeFirst()
    if take(end, &bytes) { return true }
    while true {
      guard element(&bytes) else { return false }
      if take(end, &bytes) { return true }
      guard take(UInt8(ascii: ","), &bytes) else { return false }
    }
  }

  private static func string(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    skip(&bytes)
    guard bytes.first == UInt8(ascii: "\"") else { return false }
    bytes.removeFirst()
    while let byte = bytes.popFirst() {
      if byte == UInt8(ascii: "\"") { return true }
      if byte == UInt8(ascii: "\\") { _ = bytes.popFirst() }
      if byte < 0x20 { return false }
    }
    return false
  }
}
