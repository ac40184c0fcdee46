import Testing

@testable import PresentationSpecs

/// Questions as developers ask them, in both notations, with what the answer has to say before it names its rules.
///
/// The answers were compared by hand with what is written under `basis` when they were written. Lines that changed with the
/// rules since then were taken over from the program after a look at the difference.
@Suite("Twenty questions and two more")
struct AskingQuestionsTests {
  struct Asked: Sendable, CustomTestStringConvertible {
    let sentence: String
    let words: [String]
    var whyNot: String?
    let basis: String
    let answer: String

    var testDescription: String { sentence }
  }

  @Test("a sentence and the words of the spec language get the same answer", arguments: all)
  func answers(_ asked: Asked) {
    let plain = Questions().ask(asked.words, whyNot: asked.whyNot)
    #expect(plain.errors == "")
    #expect(told(plain.output) == asked.answer)
    let sentence = Questions().ask([asked.sentence])
    #expect(sentence.errors == "", "every word of the sentence is understood")
    #expect(sentence.output.hasPrefix("Understood as: "))
    #expect(told(sentence.output) == asked.answer)
  }

  /// The answer without how the question was understood, and without the rules behind it.
  private func told(_ output: String) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.first?.hasPrefix("Understood as: ") == true { lines.removeFirst(2) }
    if let rules = lines.firstIndex(of: "By these rules:") { lines.removeSubrange(rules...) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  static let all: [Asked] = first + second + third

  private static let first: [Asked] = [
    Asked(
      sentence:
        "What happens if I swipe down a page sheet on an iPhone 15 in portrait, running iOS 17, built with Xcode 15?",
      words: ["style=pageSheet", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "swipe down"],
      basis:
        "UIPresentationController.h (will, did), WWDC 2019 session 224; no order of will and viewWillDisappear is logged in public",
      answer: """
        It is shown as a page sheet, as a card with the presenter behind its top edge.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        What a tap outside does is not known (inferred).
        Swipe down: it is dismissed.
          1. delegate of presented: presentationControllerWillDismiss
          2. presented: viewWillDisappear
          3. presented: viewDidDisappear
          4. delegate of presented: presentationControllerDidDismiss
          That 3 comes before 4 is inferred.
        Afterwards presenter presents nothing.
        """),
    Asked(
      sentence:
        "What happens if I swipe down a sheet with isModalInPresentation = true on an iPhone 15 in portrait, iOS 17, SDK 17?",
      words: [
        "style=pageSheet", "isModalInPresentation=yes", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17",
        "swipe down",
      ],
      basis: "UIViewController.h on isModalInPresentation; the header's didAttemptToDismiss",
      answer: """
        It is shown as a page sheet, as a card with the presenter behind its top edge.
        The presenter's view stays in the hierarchy.
        A swipe down is refused.
        A tap outside is refused.
        Swipe down: refused, it stays.
          1. delegate of presented: presentationControllerDidAttemptToDismiss
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "What does a form sheet look like on an iPhone 8 in portrait, built with Xcode 10, running iOS 13?",
      words: ["style=formSheet", "device=iPhone 8", "orientation=portrait", "sdk=Xcode 10", "os=13"],
      basis: "the same screen in builds of Xcode 10 and 11 on iOS 13: a form sheet stays full screen on iPhone",
      answer: """
        It is shown full screen.
        The presenter's view leaves the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing.
        """),
    Asked(
      sentence: "What is the default style at regular width and regular height on iOS 18, built with Xcode 16?",
      words: ["style=automatic", "horizontal=regular", "vertical=regular", "os=18", "sdk=18"],
      basis: "UIModalPresentationStyle.automatic; release notes of Xcode 16",
      answer: """
        It is shown as a form sheet, floating in the middle.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        A tap outside dismisses it.
        """),
    Asked(
      sentence:
        "Is presentationControllerDidDismiss called when I dismiss a page sheet from code on an iPhone 15 in portrait, iOS 17, SDK 17?",
      words: ["style=pageSheet", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "dismiss"],
      whyNot: "didDismiss",
      basis: "UIPresentationController.h: not called if the dismissal is programmatic",
      answer: """
        presentationControllerDidDismiss is not called.
          It comes with swipe down, swipe down and flick, tap outside or tap outside twice, not with `dismiss`.
          It would be called with one change:
            `swipe down` instead
            `swipe down and flick` instead

        It is shown as a page sheet, as a card with the presenter behind its top edge.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        What a tap outside does is not known (inferred).
        Dismiss: it is dismissed.
          1. the call returns
          2. presented: viewWillDisappear
          3. presented: viewDidDisappear
          4. the completion runs
        Afterwards presenter presents nothing.
        """),
    Asked(
      sentence:
        "Does viewWillAppear of the presenter get called when a page sheet is swiped away on an iPhone 15 in portrait with iOS 17, built with Xcode 15?",
      words: ["style=pageSheet", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "swipe down"],
      whyNot: "viewWillAppear",
      basis: "logs of appearance callbacks: a sheet leaves its presenter alone",
      answer: """
        viewWillAppear is not called.
          It takes `presenter stays` to be no, and here it is yes.
          Sheets, popovers, alerts, the over styles and custom presentations leave it in place. (observed: log of appearance callbacks by style)
          It would be called with two changes:
            style=fullScreen, currentContext and `dismiss` instead
            adaptivePresentationStyle=fullScreen and `dismiss` instead
            adaptivePresentationStyle(for:)=fullScreen and `dismiss` instead
            built with SDK 12 or older and `dismiss` instead

        It is shown as a page sheet, as a card with the presenter behind its top edge.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        What a tap outside does is not known (inferred).
        Swipe down: it is dismissed.
          1. delegate of presented: presentationControllerWillDismiss
          2. presented: viewWillDisappear
          3. presented: viewDidDisappear
          4. delegate of presented: presentationControllerDidDismiss
          That 3 comes before 4 is inferred.
        Afterwards presenter presents nothing.
        """),
    Asked(
      sentence: "Which callbacks come when I present full screen on an iPhone 15 in portrait, iOS 17, SDK 17?",
      words: ["style=fullScreen", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "present"],
      basis: "logs of appearance callbacks of 2022 and 2024 for full screen",
      answer: """
        It is shown full screen.
        The presenter's view leaves the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing.
        Present: it is presented.
          1. delegate of presented: willPresentWithAdaptiveStyle(.none)
          2. presented: viewDidLoad
          3. the call returns
          4. presenter: viewWillDisappear
          5. presented: viewWillAppear
          6. presented: viewIsAppearing
          7. presented: viewDidAppear
          8. presenter: viewDidDisappear
          9. the completion runs
          The order of 1, 2 and 3 is not fully known.
          That 8 comes before 9 and 1 comes before 4 is inferred.
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "What does a popover become on an iPhone 15 in portrait with iOS 17, SDK 17?",
      words: ["style=popover", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17"],
      basis: "the adaptation matrix logged on iOS 13: a popover becomes a form sheet at compact width",
      answer: """
        It is shown as a form sheet, as a card with the presenter behind its top edge.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        What a tap outside does is not known (inferred).
        """),
  ]

  private static let second: [Asked] = [
    Asked(
      sentence:
        "Does a popover with adaptivePresentationStyle returning .none stay a popover on an iPhone 15 in portrait, iOS 17, SDK 17?",
      words: [
        "style=popover", "adaptivePresentationStyle=none", "device=iPhone 15", "orientation=portrait", "os=17",
        "sdk=17",
      ],
      basis: "the adaptation matrix logged on iOS 13: an answer of none keeps the popover",
      answer: """
        It is shown as a popover.
        The presenter's view stays in the hierarchy.
        A swipe down does nothing.
        A tap outside dismisses it.
        """),
    Asked(
      sentence:
        "What happens when I present a popover without a sourceView at regular width and regular height, iOS 17, SDK 17?",
      words: ["style=popover", "anchor=no", "horizontal=regular", "vertical=regular", "os=17", "sdk=17", "present"],
      basis: "crash reports with the text of the exception",
      answer: """
        Present: an exception ends the app.
          Exception: `NSGenericException: UIPopoverPresentationController (<P>) should have a non-nil sourceView or barButtonItem set before the presentation occurs.`
          1. presented: viewDidLoad
          2. the call returns
        """),
    Asked(
      sentence:
        "What happens when I present an action sheet without an anchor at regular width and regular height, iOS 17, SDK 17?",
      words: [
        "controller=action sheet", "anchor=no", "horizontal=regular", "vertical=regular", "os=17", "sdk=17", "present",
      ],
      basis: "crash reports with the text of the exception, from iOS 9 on",
      answer: """
        Present: an exception ends the app.
          Exception: `NSGenericException: Your application has presented a UIAlertController (<presented>) of style UIAlertControllerStyleActionSheet from <presenter>. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover.…`
          1. presented: viewDidLoad
          2. the call returns
        """),
    Asked(
      sentence: "What happens if I tap outside a form sheet at regular width and regular height, iOS 17, SDK 17?",
      words: ["style=formSheet", "horizontal=regular", "vertical=regular", "os=17", "sdk=17", "tap outside"],
      basis: "form sheet scenarios of iOS 18.6 and 26.4; Auth0 Lock on taps beside a sheet",
      answer: """
        It is shown as a form sheet, floating in the middle.
        The presenter's view stays in the hierarchy.
        A swipe down dismisses it.
        A tap outside dismisses it.
        Tap outside: it is dismissed.
          1. delegate of presented: presentationControllerWillDismiss (inferred)
          2. presented: viewWillDisappear
          3. presented: viewDidDisappear
          4. delegate of presented: presentationControllerDidDismiss
          That 3 comes before 4 is inferred.
        Afterwards presenter presents nothing.
        """),
    Asked(
      sentence:
        "What happens if I tap outside a form sheet with isModalInPresentation at regular width and regular height, iOS 17, SDK 17?",
      words: [
        "style=formSheet", "isModalInPresentation=yes", "horizontal=regular", "vertical=regular", "os=17", "sdk=17",
        "tap outside",
      ],
      basis: "UIViewController.h: a modal presentation takes no events outside; a refused tap is told to nobody",
      answer: """
        It is shown as a form sheet, floating in the middle.
        The presenter's view stays in the hierarchy.
        A swipe down is refused.
        A tap outside is refused.
        Tap outside: refused, it stays.
          Nothing is called.
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence:
        "What happens when I swipe down a form sheet and presentationControllerShouldDismiss returns false, at regular width and regular height, iOS 17, SDK 17?",
      words: [
        "style=formSheet", "shouldDismiss=no", "horizontal=regular", "vertical=regular", "os=17", "sdk=17",
        "swipe down",
      ],
      basis: "scenarios of iOS 18.6 and 26.4: a refused swipe tells the delegate of the attempt",
      answer: """
        It is shown as a form sheet, floating in the middle.
        The presenter's view stays in the hierarchy.
        A swipe down is refused.
        A tap outside is refused.
        Swipe down: refused, it stays.
          1. delegate of presented: presentationControllerShouldDismiss, once or more
          2. delegate of presented: presentationControllerDidAttemptToDismiss
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "How does a half sheet look on an iPhone 15 in landscape, iOS 17, SDK 17?",
      words: [
        "style=pageSheet", "detents=[medium, large]", "device=iPhone 15", "orientation=landscape", "os=17", "sdk=17",
      ],
      basis: "sheets in landscape measured: the medium detent covers the window as well",
      answer: """
        It is shown as a page sheet, covering the whole window.
        The presenter's view stays in the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing (inferred).
        """),
  ]

  private static let third: [Asked] = [
    Asked(
      sentence: "What happens when I rotate an iPhone 15 to landscape under a page sheet, in portrait, iOS 17, SDK 17?",
      words: ["style=pageSheet", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "rotate to landscape"],
      basis: "the adaptation matrix; UIPresentationController.h: willPresent with none where nothing adapts",
      answer: """
        It is shown as a page sheet, covering the whole window.
        The presenter's view stays in the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing (inferred).
        Rotate to landscape: every presentation adapts to the new window.
          1. delegate of presented: willPresentWithAdaptiveStyle(.none)
          2. presenter: willTransition
          3. presented: willTransition
          4. presenter: viewWillTransition
          5. presented: viewWillTransition
          The order of 1 and 2 is not fully known.
          That 1 comes before 3 and 3 comes before 4 is inferred.
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "What happens if somebody taps outside an alert on an iPhone 15 in portrait, iOS 17, SDK 17?",
      words: ["controller=alert", "device=iPhone 15", "orientation=portrait", "os=17", "sdk=17", "tap outside"],
      basis: "Human Interface Guidelines and documentation on alerts",
      answer: """
        It is shown as an alert (inferred).
        The presenter's view stays in the hierarchy (inferred).
        A swipe down does nothing.
        A tap outside does nothing.
        Tap outside: nothing happens.
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "How is an action sheet without an anchor shown on an iPhone 16 in portrait, iOS 26, SDK 26?",
      words: ["controller=action sheet", "anchor=no", "device=iPhone 16", "orientation=portrait", "os=26", "sdk=26"],
      basis: "alerts and action sheets measured on iOS 26.1: no bottom sheet any more",
      answer: """
        It is shown as an alert (inferred).
        The presenter's view stays in the hierarchy (inferred).
        A swipe down does nothing.
        What a tap outside does is not known (inferred).
        """),
    Asked(
      sentence: "What happens if I press Escape in a page sheet on Mac Catalyst, iOS 17, SDK 17?",
      words: ["style=pageSheet", "platform=Catalyst", "os=17", "sdk=17", "press Escape"],
      basis: "KeePassium's issue on Catalyst: Escape closes, a click beside is told in two ways",
      answer: """
        In every case:
          It is shown as a page sheet, floating in the middle (inferred).
          The presenter's view stays in the hierarchy.
          A swipe down does nothing.

        1. By the contested reading "closes it":
           A tap outside dismisses it (inferred).
           Press Escape: it is dismissed.
             1. delegate of presented: presentationControllerWillDismiss, of which nobody knows whether it comes
             2. presented: viewWillDisappear
             3. presented: viewDidDisappear
             4. delegate of presented: presentationControllerDidDismiss, of which nobody knows whether it comes
             That 3 comes before 4 is inferred.
           Afterwards presenter presents nothing.

        2. By the contested reading "nothing":
           A tap outside does nothing.
           Press Escape: it is dismissed, with the same calls as in case 1.
           Afterwards presenter presents nothing.
        """),
    Asked(
      sentence: "Can the user swipe away a .fullScreenCover on iOS 18, built with Xcode 16?",
      words: ["style=fullScreen", "os=18", "sdk=18", "swipe down"],
      basis: "UIPresentationController.h: only sheets can be pulled down",
      answer: """
        It is shown full screen.
        The presenter's view leaves the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing.
        Swipe down: nothing happens.
        Afterwards: presenter → presented.
        """),
    Asked(
      sentence: "What is the default style on tvOS, iOS 17, SDK 17?",
      words: ["style=automatic", "platform=tvOS", "os=17", "sdk=17"],
      basis: "UIViewController.h: the default is full screen on tvOS",
      answer: """
        It is shown full screen.
        The presenter's view leaves the hierarchy.
        A swipe down does nothing (inferred).
        A tap outside does nothing (inferred).
        """),
    Asked(
      sentence: "Can a page sheet be swiped down at regular width and regular height on iOS 13, built with Xcode 10?",
      words: ["style=pageSheet", "horizontal=regular", "vertical=regular", "os=13", "sdk=12", "swipe down"],
      basis: "builds of Xcode 10 on iOS 13: a centred sheet on iPad, without the new swipe",
      answer: """
        It is shown as a page sheet, floating in the middle.
        The presenter's view stays in the hierarchy.
        A swipe down does nothing.
        A tap outside does nothing.
        Swipe down: nothing happens.
        Afterwards: presenter → presented.
        """),
  ]
}
