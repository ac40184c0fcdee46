import PresentationRules
import Testing

@testable import PresentationSpecs

/// What bad input gets, and that any text gets something.
@Suite("Asking: what was not understood")
struct AskingInputTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let words: [String]
    let expected: [String]

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Bad(words: ["style=pageShet"], expected: ["there is no style `pageShet`", "did you mean `pageSheet`?"]),
    Bad(words: ["stile=pageSheet"], expected: ["there is no input `stile`", "did you mean `style`?"]),
    Bad(words: ["os=99"], expected: ["`99` is later than the last known release"]),
    Bad(words: ["swip down"], expected: ["there is no step `swip down`", "did you mean `swipe down"]),
    Bad(words: ["device=iPhone 51"], expected: ["there is no device `iPhone 51`", "did you mean `iPhone"]),
    Bad(
      words: ["device=iPhone SE", "window=1/2", "os=17"],
      expected: ["what is said cannot be", "help:"]),
    Bad(
      words: ["device=iPhone 15", "os=12"], expected: ["what is said cannot be: the device came with a later system"]),
    Bad(words: ["style=formSheet", "detents=[medium]", "os=14"], expected: ["what is said cannot be"]),
    Bad(words: ["platform=tvOS", "style=pageSheet"], expected: ["what is said cannot be: tvOS has no page sheets"]),
    Bad(
      words: ["sdk=13", "detents=[medium]"],
      expected: ["`detents` came with SDK 15, and the app is built with SDK 13", "help:"]),
    Bad(words: ["sdk=12", "isModalInPresentation=yes"], expected: ["`isModalInPresentation` came with SDK 13"]),
    Bad(
      words: ["sdk=12", "largestUndimmedDetentIdentifier=medium"],
      expected: ["`largestUndimmedDetentIdentifier` came with SDK 15"]),
    Bad(
      words: ["style=pageSheet", "style=fullScreen"],
      expected: ["`style` is said twice, as `style=pageSheet` and as `style=fullScreen`"]),
    Bad(words: ["device=iPad", "device=iPhone 15"], expected: ["`device` is said twice"]),
    Bad(words: ["style="], expected: ["`style` has no value here"]),
    Bad(words: ["set C.isModalInPresentation yes"], expected: ["there is no controller `C` here"]),
  ])
  func explains(_ bad: Bad) {
    let reply = Questions().ask(bad.words)
    #expect(reply.outcome == .wrong)
    #expect(reply.output == "")
    for expected in bad.expected { #expect(reply.errors.lowercased().contains(expected.lowercased())) }
  }

  @Test("an SDK that nobody named is one that has what is set")
  func earliestSDK() {
    let reply = Questions().ask(["style=pageSheet", "isModalInPresentation=yes", "horizontal=compact", "swipe?"])
    #expect(!reply.output.contains("SDK 12"))
    #expect(Questions().ask(["style=pageSheet", "isModalInPresentation=no", "sdk=12", "style?"]).errors == "")
  }

  @Test("a question with too many steps says how many it may have")
  func manySteps() {
    let steps = Array(repeating: "dismiss", count: 2000).joined(separator: "; ")
    #expect(Questions().ask([steps]).errors.contains("these are 2000 steps, and a question has at most 64"))
  }

  @Test("an empty question is answered with three good examples, which work", arguments: [[], [""], ["   "], ["?"]])
  func empty(_ words: [String]) {
    let reply = Questions().ask(words)
    #expect(reply.outcome == .wrong)
    #expect(Questions.examples.count == 3)
    if words != ["?"] {
      for example in Questions.examples { #expect(reply.errors.contains(example)) }
    }
  }

  @Test("a word that may matter is named with the nearest known ones, and the rest is answered")
  func unknownWord() {
    let reply = Questions().ask(["what happens if I swype down a page sheet on an iPhone 15 in portrait?"])
    #expect(reply.outcome == .answered || reply.outcome == .undetermined)
    #expect(reply.errors.contains("the word `swype` was not understood and was left out"))
    #expect(reply.errors.contains("`swipe`"))
    #expect(reply.output.hasPrefix("Understood as: style=pageSheet"))
  }

  @Test("a method that is written with its labels is a property with a value")
  func selectorsWithLabels() {
    let old = Questions().ask(["a popover on an iPhone 15 with only adaptivePresentationStyle(for:) returning none"])
    #expect(old.output.contains("adaptivePresentationStyle(for:)=none"))
    #expect(old.errors == "")
    let new = Questions().ask(["popover on an iPhone 15, adaptivePresentationStyle(for:traitCollection:) returns .none"]
    )
    #expect(new.output.contains("adaptivePresentationStyle=none"))
    #expect(new.errors == "")
  }

  @Test("the identical word is never offered")
  func neverTheIdenticalWord() {
    let reply = Questions().ask(["a page sheet on an iPhone 15 none"])
    #expect(reply.errors.contains("the word `none` was not understood"))
    #expect(!reply.errors.contains("nearest"))
  }

  @Test("a sentence of which nothing is known is an error")
  func nothingKnown() {
    let reply = Questions().ask(["colourless green ideas sleep furiously"])
    #expect(reply.outcome == .wrong)
    #expect(reply.errors.contains("nothing of this was understood"))
  }

  @Test(
    "everyday words",
    arguments: [
      (
        "a half sheet on an iPhone 15 with iOS 16 or later",
        ["style=pageSheet", "detents=[medium, large]", "device=iPhone 15", "os=≥ 16"]
      ),
      (
        "a SwiftUI .sheet with interactiveDismissDisabled() built with Xcode 16",
        ["style=automatic", "isModalInPresentation=yes", "sdk=Xcode 16"]
      ),
      (".presentationDetents([.medium, .large]) on iPadOS 17.4", ["detents=[medium, large]", "os=17.4"]),
      (
        "popover with .presentationCompactAdaptation(.none) before iOS 17",
        ["style=popover", "adaptivePresentationStyle=none", "os=< 17"]
      ),
      ("an app built with the iOS 12 SDK on iOS 13", ["sdk=12", "os=13"]),
      ("an iPad mini in Slide Over", ["device=iPad mini", "window=slide over"]),
      ("rotate my iPhone 15 Pro Max to landscape", ["device=iPhone 15 Pro Max", "rotate to landscape"]),
      ("a card is pulled down", ["style=pageSheet", "swipe down"]),
    ])
  func synonyms(_ sentence: String, _ words: [String]) {
    let understanding = SentenceReader.read(sentence)
    #expect(understanding.words == words)
    #expect(understanding.unknown.isEmpty)
  }

  @Test("any bytes get an answer or an error")
  func anyText() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let pieces = [
      "style", "=", "?", "pageSheet", "swipe down", ";", "\"", "[", "]", "iOS", "13", "…", "≥", "\u{0}", "🫥", "iPhone",
      "present", "not", ",", "(", ")", "->", "at once", "SDK", "=>", "isModalInPresentation", "rotate", "to", "é", "\n",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<(1 + next() % 12) {
        text += pieces[Int(next() % UInt64(pieces.count))] + (next() % 2 == 0 ? " " : "")
      }
      let reply = Questions().ask([text])
      #expect(!reply.output.isEmpty || !reply.errors.isEmpty)
    }
    let long = Questions().ask([String(repeating: "swipe ", count: 100_000)])
    #expect(!long.output.isEmpty || !long.errors.isEmpty)
    let longValue = Questions().ask(["style=" + String(repeating: "x", count: 200_000)])
    #expect(longValue.outcome == .wrong)
  }
}
