/// Something that is wrong with a spec, a question or a path: plain data, with one renderer.
public struct SpecProblem: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// The file; empty for a text that is in no file.
  public let file: String
  /// The line, counted from 1; 0 if it is about the whole file.
  public let line: Int
  /// The character in the line, counted from 1; 0 if it is about the whole line.
  public let column: Int
  /// The line itself, cut to what can be shown around the place.
  public let excerpt: Excerpt?

  /// A part of a line with the place that is meant.
  public struct Excerpt: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The place in it, as characters from its start.
    public let mark: Int
  }

  /// Makes a problem with a whole file or folder.
  init(_ kind: Kind, file: String) {
    self.kind = kind
    self.file = file
    line = 0
    column = 0
    excerpt = nil
  }

  /// Makes a problem with a place in a line.
  ///
  /// - Parameters:
  ///   - bytes: the line, without its end.
  ///   - offset: the place, in bytes from the start of the line.
  init(_ kind: Kind, file: String, line: Int, in bytes: ArraySlice<UInt8>, at offset: Int) {
    self.kind = kind
    self.file = file
    self.line = line
    let offset = min(max(offset, 0), bytes.count)
    let before = bytes.prefix(offset)
    column = Self.characters(in: before) + 1
    let shown = before.suffix(Self.excerptBytes)
    let start = shown.firstIndex { $0 & 0xC0 != 0x80 } ?? shown.endIndex
    let text = String(decoding: bytes[start...].prefix(2 * Self.excerptBytes), as: UTF8.self)
    let lead = start > bytes.startIndex ? "…" : ""
    excerpt = Excerpt(
      text: (lead + text).replacingTabs(),
      mark: Self.characters(in: bytes[start..<(bytes.startIndex + offset)]) + lead.count)
  }

  private static let excerptBytes = 60

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { if $1 & 0xC0 != 0x80 { $0 += 1 } }
  }
}

extension String {
  /// The same with a space for every tab, so that a mark below stands where it should.
  fileprivate func replacingTabs() -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 32 ? " " : $0 }))
  }
}

extension SpecProblem {
  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    // Files.
    case unreadable(reason: String)
    case circularLink
    case folderWithoutFiles
    case folderWithoutSpecs
    case fileWithoutSpecs
    case invalidUTF8
    case lineTooLong(limit: Int)
    case furtherProblems(count: Int)
    // Markdown.
    case unclosedFence
    case unclosedComment
    case tableWithoutRule
    case ruleOfOtherLength(cells: Int, expected: Int)
    case tableWithoutOutputs(inputs: [String])
    case tableWithoutRows
    case cellCount(cells: Int, expected: Int)
    case cellTooLong(limit: Int)
    case nearlyGiven(word: String)
    // Columns.
    case emptyHeader
    case unknownInput(name: String, nearest: String?)
    case unknownOutput(name: String, nearest: String?)
    case outputInGiven(name: String)
    case reservedInGiven(name: String)
    case duplicateColumn(name: String)
    case givenWithoutValue(name: String)
    case qualifiedShared(name: String)
    case aboutTheStep(name: String)
    case notOfChild(name: String, known: [String])
    case withoutPresentation(name: String, controller: String)
    case withoutCall(name: String, controller: String)
    case ambiguousPresenter(name: String, controller: String, presented: String)
    // Values.
    case unknownValue(value: String, domain: String, nearest: String?, known: [String])
    case emptyAlternative
    case alternativesInOutput
    case badRelease(text: String)
    case laterRelease(text: String, last: String)
    case earlierRelease(text: String, first: String)
    case missingRelease(text: String, before: String, after: String)
    case unknownXcode(text: String)
    case reversedRange(text: String)
    case unknownDevice(name: String, nearest: String?)
    case badWindow(text: String, known: [String])
    case conditionWithoutElse(text: String)
    case unknownCondition(text: String, known: [String])
    case badList(text: String, example: String)
    case badStepNumber(text: String, expected: Int?)
    case inputAfterFirstStep(name: String)
    case contradiction(name: String)
    case tooManyAlternatives(limit: Int)
    case tooManySteps(limit: Int)
    case tooManyJoinedSteps(limit: Int)
    case tooManyControllers(limit: Int)
    case stepsInFirstRowJoined(word: String)
    // Chains and names.
    case badChain(text: String)
    case unknownAttribute(text: String, nearest: String?)
    case secondAttribute(text: String, first: String, domain: String)
    case attributeInExpectedChain
    case childInChain(name: String)
    case duplicateController(name: String)
    case unknownController(name: String, nearest: String?)
    case unknownPresenter(name: String, presenter: String)
    case badName(text: String)
    // Steps.
    case unknownStep(text: String, nearest: String?)
    case incompleteStep(text: String, expected: String)
    case restOfStep(text: String, step: String)
    case unknownProperty(text: String, nearest: String?)
    case unknownMoment(text: String, nearest: String?, known: [String])
    case unknownDetent(name: String, nearest: String?)
    case severalValues(text: String)
    // Events.
    case unknownCallback(text: String, nearest: String?)
    case wrongOwner(callback: String, expected: String)
    case missingOwner(callback: String, examples: [String])
    case unjoinedEvents(text: String, suggestion: String)
    case sequenceAfterNot(text: String)
    case bracesBesideMark(mark: String)
    case needlessOwner(text: String)
    case unknownFlag(text: String, nearest: String?)
    case badFlagValue(text: String, flag: String)
    case badArgument(text: String, callback: String, nearest: String?)
    case unclosed(mark: String)
    case emptyPattern
    case nestedTooDeeply
    case patternTooLarge
    // Rows.
    case impossible(reason: String)
    case unknownRule(id: String, nearest: String?)
    case nothingToCheck
    case nothingMatched(filter: String)
    case nothingChecked
  }
}

/// Something wrong at a place within a cell, before it is known in which line that stands.
struct CellProblem: Error {
  let kind: SpecProblem.Kind
  /// The offset in the source that the cell's places count from.
  let place: Int

  init(_ kind: SpecProblem.Kind, at piece: Piece) {
    self.kind = kind
    place = piece.place
  }

  init(_ kind: SpecProblem.Kind, atPlace place: Int) {
    self.kind = kind
    self.place = place
  }
}
