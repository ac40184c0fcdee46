/// Turns problems into sentences: the one place where their wording stands.
public struct ProblemText: Sendable {
  /// What is wrong, in one sentence in lower case.
  public let message: String
  /// What may help, as a sentence of its own; nil where there is nothing to add.
  public let help: String?

  /// The longest message; what was written may be longer than anybody wants to read again.
  private static let limit = 300

  private init(_ message: String, _ help: String? = nil) {
    self.message = Self.shortened(message)
    self.help = help.map { Self.shortened($0) }
  }

  /// A text without its middle, if it is too long.
  private static func shortened(_ text: String) -> String {
    guard text.count > limit else { return text }
    return "\(text.prefix(limit / 2)) … \(text.suffix(limit / 2))"
  }

  private static func meant(_ nearest: String?, _ otherwise: String? = nil) -> String? {
    nearest.map { "did you mean `\($0)`?" } ?? otherwise
  }

  private static let vocabulary = "`presentcheck vocabulary` lists all columns and their values"

  private static func list(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// Words for a kind of problem.
  public init(_ kind: SpecProblem.Kind) {
    self =
      Self.files(kind) ?? Self.markdown(kind) ?? Self.columns(kind) ?? Self.values(kind) ?? Self.steps(kind)
      ?? Self.events(kind) ?? Self.rows(kind) ?? ProblemText("something is wrong here")
  }

  private static func files(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .unreadable(let reason): ProblemText("this cannot be read: \(reason)")
    case .circularLink: ProblemText("this link leads back to a folder that it lies in")
    case .folderWithoutFiles: ProblemText("this folder holds no `.md` file", "specs are Markdown files")
    case .folderWithoutSpecs:
      ProblemText("this folder holds no spec table", "a spec table has a header that ends in `?`")
    case .fileWithoutSpecs: ProblemText("this file holds no spec table", "a spec table has a header that ends in `?`")
    case .invalidUTF8: ProblemText("this is not UTF-8", "save the file as UTF-8")
    case .lineTooLong(let limit): ProblemText("this line is longer than \(limit) bytes")
    case .furtherProblems(let count):
      ProblemText("\(count) further problem\(count == 1 ? " is" : "s are") not shown")
    default: nil
    }
  }

  private static func markdown(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .unclosedFence: ProblemText("this code fence is never closed", "all that follows would be documentation")
    case .unclosedComment: ProblemText("this comment is never closed", "all that follows would be hidden")
    case .tableWithoutRule:
      ProblemText(
        "this line starts with a pipe but is no part of a table", "a table has a line of dashes below its header")
    case .ruleOfOtherLength(let cells, let expected):
      ProblemText("the line of dashes has \(cells) cells, the header has \(expected)")
    case .tableWithoutOutputs(let inputs):
      ProblemText(
        "all columns of this table are inputs (\(list(inputs))), and none ends in `?`",
        "add an output such as `style?`, or write `<!-- documentation -->` above the table")
    case .tableWithoutRows: ProblemText("this table has no rows")
    case .cellCount(let cells, let expected):
      ProblemText("this row has \(cells) cell\(cells == 1 ? "" : "s"), the header has \(expected)")
    case .cellTooLong(let limit): ProblemText("this cell is longer than \(limit) bytes")
    case .nearlyGiven(let word):
      ProblemText("`\(word)` is not `Given`", "a line that sets inputs starts with `Given` and a space")
    default: nil
    }
  }

  private static func columns(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .emptyHeader: ProblemText("this column has no name")
    case .unknownInput(let name, let nearest):
      ProblemText("there is no input `\(name)`", meant(nearest, vocabulary))
    case .unknownOutput(let name, let nearest):
      ProblemText("there is no output `\(name)`, and no controller of that name", meant(nearest, vocabulary))
    case .outputInGiven(let name):
      ProblemText("`\(name)` is an output, and `Given` sets inputs", "outputs are columns of a table")
    case .reservedInGiven(let name): ProblemText("`\(name)` is no input", "it is a column of tables only")
    case .duplicateColumn(let name): ProblemText("there are two columns `\(name)`")
    case .givenWithoutValue(let name):
      ProblemText(
        name.isEmpty ? "nothing stands between two semicolons" : "`\(name)` has no value here",
        "write `Given name value; name value`")
    case .qualifiedShared(let name):
      ProblemText("`\(name)` is the same for all controllers", "leave the controller's name out")
    case .aboutTheStep(let name):
      ProblemText("`\(name)` is about the step, not about one controller", "leave the controller's name out")
    case .notOfChild(let name, let known):
      ProblemText("`\(name)` is not said of a child", "of a container's visible child, say \(list(known))")
    case .withoutPresentation(let name, let controller):
      ProblemText(
        "`\(name)` has no effect, since `\(controller)` is not presented here",
        "it is said of a controller that is presented in `chain` or by a step")
    case .withoutCall(let name, let controller):
      ProblemText(
        "`\(name)` has no effect, since no step presents `\(controller)`, or something from it",
        "it describes a call of `present`")
    case .ambiguousPresenter(let name, let controller, let presented):
      ProblemText(
        "`\(name)` may be about the call that presents `\(controller)`, or about the one that presents from it",
        "write `\(presented)` for the latter, and the name of who presents `\(controller)` for the former")
    default: nil
    }
  }

  private static func values(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .unknownValue(let value, let domain, let nearest, let known):
      ProblemText(
        "there is no \(domain) `\(value)`", meant(nearest, known.count > 24 ? vocabulary : "known are \(list(known))"))
    case .emptyAlternative: ProblemText("nothing stands between two commas")
    case .alternativesInOutput: ProblemText("an output has one value", "join those that are fine with `or`")
    case .badRelease(let text):
      ProblemText("`\(text)` is no release", "write `17`, `17.4`, `≥ 13`, `< 13` or `13…17`")
    case .laterRelease(let text, let last):
      ProblemText("`\(text)` is later than the last known release", "the last one is `\(last)`")
    case .earlierRelease(let text, let first):
      ProblemText("`\(text)` is earlier than the first known release", "the first one is `\(first)`")
    case .missingRelease(let text, let before, let after):
      ProblemText("there is no release `\(text)`", "\(after) came after \(before)")
    case .unknownXcode(let text):
      ProblemText("there is no known Xcode `\(text)`", "write `Xcode 11`, or the number of the SDK")
    case .reversedRange(let text): ProblemText("no release is in `\(text)`", "the earlier release stands first")
    case .unknownDevice(let name, let nearest):
      ProblemText(
        "there is no device `\(name)`",
        meant(nearest, "`presentcheck vocabulary device` lists all; `iPhone` or `iPad` is any of that kind"))
    case .badWindow(let text, let known):
      ProblemText("`\(text)` is no window", "write a width in points, or one of \(list(known))")
    case .conditionWithoutElse(let text):
      ProblemText("`\(text)` does not say what is returned otherwise", "write `X when compact, else Y`")
    case .unknownCondition(let text, let known):
      ProblemText("there is no condition `\(text)`", "known are \(list(known))")
    case .badList(let text, let example): ProblemText("`\(text)` is no list", "write it in brackets: `\(example)`")
    case .badStepNumber(let text, let expected):
      ProblemText(
        "`\(text)` is not the number of a step here",
        expected.map { $0 == 1 ? "a scenario starts with 1" : "1 starts a scenario, \($0) goes on with this one" })
    case .inputAfterFirstStep(let name):
      ProblemText(
        "`\(name)` is said after the first step", "inputs stand in the row with step 1; later rows act by `do`")
    case .contradiction(let name): ProblemText("`\(name)` contradicts what else is said here")
    case .tooManyAlternatives(let limit):
      ProblemText("the alternatives of this row lead to more than \(limit) scenarios")
    case .tooManySteps(let limit): ProblemText("a scenario has at most \(limit) steps, and here are more")
    case .tooManyJoinedSteps(let limit): ProblemText("at most \(limit) steps can be joined, and here are more")
    case .tooManyControllers(let limit): ProblemText("a scenario has at most \(limit) controllers, and here are more")
    default: nil
    }
  }

  private static func steps(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .stepsInFirstRowJoined(let word): ProblemText("`\(word)` needs a step before it")
    case .badChain(let text): ProblemText("`\(text)` is no chain", "write `root → A (pageSheet) → B (fullScreen)`")
    case .unknownAttribute(let text, let nearest):
      ProblemText("`\(text)` is neither a style nor a kind of controller", meant(nearest, vocabulary))
    case .secondAttribute(let text, let first, let domain):
      ProblemText(
        "`\(text)` is a second \(domain) after `\(first)`",
        "alternatives are chains of their own: `root → A (pageSheet), root → A (fullScreen)`")
    case .attributeInExpectedChain:
      ProblemText("an expected chain holds names only", "what is shown how is asked by `style?` and the like")
    case .childInChain(let name):
      ProblemText(
        "`\(name)` cannot stand in the chain at the start",
        "name the container; a step may present from its child: `present A from \(name)`")
    case .duplicateController(let name): ProblemText("`\(name)` is in the chain twice")
    case .unknownController(let name, let nearest):
      ProblemText(
        "there is no controller `\(name)` here",
        meant(nearest, "a controller is named in `chain`, or by `present NAME`"))
    case .unknownPresenter(let name, let presenter):
      ProblemText(
        "there is no controller `\(name)` here",
        "without a `chain` the presenter is called `\(presenter)`; or name `\(name)` in `chain`")
    case .badName(let text): ProblemText("`\(text)` is no name of a controller", "a name is one word, or `B.child`")
    case .unknownStep(let text, let nearest):
      ProblemText(
        text.isEmpty ? "nothing stands between two semicolons" : "there is no step `\(text)`",
        meant(nearest, text.isEmpty ? nil : vocabulary))
    case .incompleteStep(let text, let expected): ProblemText("`\(text)` is not complete", "write `\(expected)`")
    case .restOfStep(let text, let step): ProblemText("`\(text)` does not belong to this step", "write `\(step)`")
    case .unknownProperty(let text, let nearest):
      ProblemText("there is no property `\(text)` that a step can set", meant(nearest, vocabulary))
    case .unknownMoment(let text, let nearest, let known):
      ProblemText("`\(text)` is no callback that a call can be made in", meant(nearest, "known are \(list(known))"))
    case .unknownDetent(let name, let nearest): ProblemText("no sheet offers a detent `\(name)` here", meant(nearest))
    case .severalValues(let text): ProblemText("`\(text)` is not one value", "a step sets one value")
    default: nil
    }
  }

  private static func events(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .unknownCallback(let text, let nearest):
      ProblemText("there is no callback `\(text)`", meant(nearest, vocabulary))
    case .wrongOwner(let callback, let expected):
      ProblemText(
        "`\(callback)` is not heard here",
        expected.hasSuffix("?") ? "it belongs into `\(expected)` or `callbacks?`" : "write `\(expected).\(callback)`")
    case .missingOwner(let callback, let examples):
      ProblemText(
        "`\(callback)` does not say who hears it",
        "write \(examples.map { "`\($0)`" }.joined(separator: " or "))")
    case .unjoinedEvents(let text, let suggestion):
      ProblemText("`\(text)` is not one event", "events are joined by `→`; did you mean `\(suggestion)`?")
    case .sequenceAfterNot(let text):
      ProblemText(
        "`\(text)` is not one event", "the braces after `not` hold single events, each of which must not come")
    case .bracesBesideMark(let mark):
      ProblemText(
        "`\(mark)` stands with one event, not with braces", "within the braces, write `\(mark)` with each event")
    case .needlessOwner(let text): ProblemText("`\(text)` says who hears it", "the column says that already")
    case .unknownFlag(let text, let nearest): ProblemText("there is no flag `\(text)`", meant(nearest, vocabulary))
    case .badFlagValue(let text, let flag):
      ProblemText(
        "`\(flag)` is never `\(text)`",
        flag.hasSuffix("ViewController") ? "write `nil`, `not nil` or a controller's name" : "write `yes` or `no`")
    case .badArgument(let text, let callback, let nearest):
      ProblemText("`\(callback)` has no argument `\(text)`", meant(nearest))
    case .unclosed(let mark): ProblemText("`\(mark)` is missing")
    case .emptyPattern: ProblemText("an event is missing here", "write `…` for anything, `nothing` for no event at all")
    case .nestedTooDeeply: ProblemText("braces are nested too deeply here")
    case .patternTooLarge: ProblemText("this pattern is too large to be compared", "split it over several columns")
    default: nil
    }
  }

  private static func rows(_ kind: SpecProblem.Kind) -> ProblemText? {
    switch kind {
    case .impossible(let reason):
      ProblemText(
        "what this row says cannot be\(reason.isEmpty ? "" : ": \(reason.asClause)")",
        "a row about that has the column `possible?`")
    case .unknownRule(let id, let nearest):
      ProblemText("there is no rule `\(id)`", meant(nearest, "`presentcheck rules` lists all"))
    case .nothingToCheck: ProblemText("this row expects nothing", "fill one of the columns that end in `?`")
    case .nothingChecked: ProblemText("nothing was checked")
    case .nothingMatched(let filter): ProblemText("no row matches `\(filter)`")
    default: nil
    }
  }
}

extension String {
  /// A sentence as a part of another one: without the full stop, and in lower case unless it starts with a name.
  var asClause: String {
    var text = hasSuffix(".") ? String(dropLast()) : self
    let second = text.dropFirst().first
    if let first = text.first, second.map({ $0.isLowercase || $0 == " " }) == true {
      text = first.lowercased() + text.dropFirst()
    }
    return text
  }
}

extension SpecProblem {
  /// The place, as editors and compilers write it.
  public var place: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }

  /// The whole message: place and sentence, the line with a mark, and help, each on lines of their own.
  public var description: String {
    let text = ProblemText(kind)
    var result = "\(file.isEmpty ? "" : place + ": ")error: \(text.message)"
    if let excerpt, !excerpt.text.isEmpty {
      result += "\n  \(excerpt.text)\n  \(String(repeating: " ", count: excerpt.mark))^"
    }
    if let help = text.help { result += "\n  help: \(help)" }
    return result
  }
}

extension SpecProblem: CustomStringConvertible {}
