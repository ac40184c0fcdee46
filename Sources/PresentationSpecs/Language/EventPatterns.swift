import PresentationRules

/// An event pattern as a spec says it, before its names are looked up.
///
/// The subject of a matcher is an index into `names`, or -1 for nobody, or -2 for whoever the column is about.
struct PatternText: Sendable {
  /// The pattern, with names as indices.
  var parts: [PatternPart] = []
  /// Who is spoken of.
  var names: [NodeName] = []
  /// Controllers that a flag is compared with; they must exist.
  var otherNames: [NodeName] = []
  /// The first event that does not say who hears it; a pattern with such an event means nothing.
  var ownerless: Ownerless?
  /// Where it stands.
  var place = 0

  /// An event that is somebody's and does not say whose.
  struct Ownerless: Sendable {
    let callback: Callback
    let place: Int
  }

  /// The pattern for a world in which a name has a number.
  func resolved(_ number: (NodeName) throws(CellProblem) -> Int) throws(CellProblem) -> EventPattern {
    var numbers: [Int] = []
    for name in names { numbers.append(try number(name)) }
    for name in otherNames { _ = try number(name) }
    return EventPattern(Self.resolve(parts, numbers, names))
  }

  private static func resolve(_ parts: [PatternPart], _ numbers: [Int], _ names: [NodeName]) -> [PatternPart] {
    func resolve(_ matcher: EventMatcher) -> EventMatcher {
      guard matcher.subject >= 0 else { return matcher }
      var result = matcher
      result.subject = numbers[matcher.subject]
      result.isChild = names[matcher.subject].isChild
      return result
    }
    return parts.map { part in
      switch part {
      case .event(let matcher): .event(resolve(matcher))
      case .repeated(let matcher): .repeated(resolve(matcher))
      case .perhaps(let matcher): .perhaps(resolve(matcher))
      case .anyNumber(let matcher): .anyNumber(resolve(matcher))
      case .anything: .anything
      case .anythingBut(let matchers): .anythingBut(matchers.map(resolve))
      case .anyOrder(let branches): .anyOrder(branches.map { Self.resolve($0, numbers, names) })
      }
    }
  }
}

/// Whose events a column holds.
enum EventColumn: Sendable {
  /// Everybody's: each event names its owner.
  case everybody
  /// A controller's own.
  case controller
  /// Those of a presentation's delegate.
  case delegate
}

/// Reads event patterns.
struct PatternReader {
  private static let depthLimit = 16

  private let column: EventColumn
  private var result = PatternText()

  private init(_ column: EventColumn) { self.column = column }

  /// Reads a pattern.
  static func read(_ piece: Piece, in column: EventColumn) throws(CellProblem) -> PatternText {
    var reader = PatternReader(column)
    let inner = piece.isCode ? piece.plain : piece
    reader.result.place = piece.place
    if !inner.equals("nothing"), !inner.equals("no") { reader.result.parts = try reader.sequence(inner, depth: 0) }
    guard EventPattern(reader.result.parts).isSmallEnough else { throw CellProblem(.patternTooLarge, at: piece) }
    return reader.result
  }

  private mutating func sequence(_ piece: Piece, depth: Int) throws(CellProblem) -> [PatternPart] {
    guard depth < Self.depthLimit else { throw CellProblem(.nestedTooDeeply, at: piece) }
    var parts: [PatternPart] = []
    for part in piece.split(by: ["→", "->"]) {
      if part.isEmpty { throw CellProblem(.emptyPattern, at: part) }
      parts.append(try self.part(part, depth: depth))
    }
    return parts
  }

  private mutating func part(_ piece: Piece, depth: Int) throws(CellProblem) -> PatternPart {
    if piece.equals("…") || piece.equals("...") { return .anything }
    if let content = piece.within("{", "}") {
      var branches: [[PatternPart]] = []
      for branch in content.split(by: ",") {
        if branch.isEmpty { throw CellProblem(.emptyPattern, at: branch) }
        branches.append(try sequence(branch, depth: depth + 1))
      }
      return .anyOrder(branches)
    }
    if let rest = piece.after("not") { return .anythingBut(try set(rest)) }
    if let rest = piece.after("perhaps") {
      if let rest = rest.dropping(suffix: "+") { return .anyNumber(try event(rest, with: "perhaps")) }
      return .perhaps(try event(rest, with: "perhaps"))
    }
    if let rest = piece.dropping(suffix: "+") { return .repeated(try event(rest, with: "+")) }
    return .event(try event(piece))
  }

  /// The events after `not`: one, or several in braces.
  private mutating func set(_ piece: Piece) throws(CellProblem) -> [EventMatcher] {
    guard let content = piece.within("{", "}") else {
      let parts = piece.split(by: ",")
      guard parts.count == 1 else {
        let events = parts.map { $0.string }.joined(separator: ", ")
        throw CellProblem(.unjoinedEvents(text: piece.string, suggestion: "not {\(events)}"), at: piece)
      }
      return [try event(piece)]
    }
    var matchers: [EventMatcher] = []
    for part in content.split(by: ",") {
      if part.isEmpty { throw CellProblem(.emptyPattern, at: part) }
      guard part.split(by: ["→", "->"]).count == 1 else {
        throw CellProblem(.sequenceAfterNot(text: part.string), at: part)
      }
      matchers.append(try event(part))
    }
    return matchers
  }

  /// The event beside a word or mark that stands with single events only.
  private mutating func event(_ piece: Piece, with mark: String) throws(CellProblem) -> EventMatcher {
    if piece.within("{", "}") != nil { throw CellProblem(.bracesBesideMark(mark: mark), at: piece) }
    return try event(piece)
  }
}

// MARK: - Events

extension PatternReader {
  private mutating func event(_ piece: Piece) throws(CellProblem) -> EventMatcher {
    let hasOpening = piece.firstIndex(of: "{") != nil
    let hasClosing = piece.firstIndex(of: "}") != nil
    if hasOpening != hasClosing { throw CellProblem(.unclosed(mark: hasOpening ? "}" : "{"), at: piece) }
    let words = Self.words(of: piece)
    if words.count > 1 {
      throw CellProblem(.unjoinedEvents(text: piece.string, suggestion: words.joined(separator: " → ")), at: piece)
    }
    let (owner, name) = owner(of: piece)
    let (callback, rest) = try callback(name)
    let subject = try subject(owner, callback, piece)
    var matcher = EventMatcher(subject: subject, callback)
    guard !rest.isEmpty else { return matcher }
    guard let content = rest.within("(", ")") else { throw CellProblem(.unclosed(mark: ")"), at: rest) }
    for argument in try ValueCells.alternatives(of: content) where !content.isEmpty {
      try take(argument, of: callback, into: &matcher)
    }
    return matcher
  }

  /// What spaces, commas and gaps part outside of parentheses, where arrows should; a gap is a word of its own.
  private static func words(of piece: Piece) -> [String] {
    var words: [String] = []
    for part in piece.split(by: [" ", "\t", ","]) where !part.isEmpty {
      if part.string.hasPrefix("("), let last = words.popLast() {
        words.append(last + part.string)
        continue
      }
      for (index, rest) in part.split(by: ["…", "..."]).enumerated() {
        if index > 0, words.last != "…" { words.append("…") }
        if !rest.isEmpty { words.append(rest.string) }
      }
    }
    return words
  }

  /// The dotted parts before the callback's name; points within parentheses do not count.
  private func owner(of piece: Piece) -> (owner: Piece?, name: Piece) {
    let end = piece.firstIndex(of: "(") ?? piece.range.upperBound
    guard let point = piece.text.bytes[piece.range.lowerBound..<end].lastIndex(of: UInt8(ascii: ".")) else {
      return (nil, piece)
    }
    return (piece.part(piece.range.lowerBound..<point), piece.part((point + 1)..<piece.range.upperBound))
  }

  /// The callback with the longest spelling that the piece starts with.
  private func callback(_ piece: Piece) throws(CellProblem) -> (Callback, Piece) {
    var best: (callback: Callback, rest: Piece, length: Int)?
    for candidate in Callback.allCases where candidate.owner != .console {
      for spelling in [candidate.name] + candidate.otherNames {
        guard let rest = piece.dropping(prefix: spelling),
          rest.isEmpty || rest.firstIndex(of: "(") == rest.range.lowerBound,
          spelling.utf8.count > best?.length ?? 0
        else { continue }
        best = (candidate, rest, spelling.utf8.count)
      }
    }
    if let best { return (best.callback, best.rest) }
    let name = piece.part(piece.range.lowerBound..<(piece.firstIndex(of: "(") ?? piece.range.upperBound))
    let known = Callback.allCases.filter { $0.owner != .console }.flatMap { [$0.name] + $0.otherNames }
    throw CellProblem(
      .unknownCallback(text: name.string, nearest: NearestName.nearest(to: name.string, among: known)), at: name)
  }

  /// Whose event it is, as an index into the names; -1 for nobody's, -2 for that of the column.
  private mutating func subject(
    _ owner: Piece?, _ callback: Callback, _ piece: Piece
  ) throws(CellProblem) -> Int {
    switch column {
    case .controller, .delegate:
      let expected: CallbackOwner =
        if case .delegate = column { .delegate } else { .controller }
      guard callback.owner == expected else {
        throw CellProblem(.wrongOwner(callback: callback.name, expected: Self.columns(for: callback.owner)), at: piece)
      }
      if owner != nil { throw CellProblem(.needlessOwner(text: piece.string), at: piece) }
      return -2
    case .everybody: break
    }
    if callback.owner == .nobody {
      if let owner { result.otherNames.append(try NodeName(owner)) }
      return -1
    }
    guard var owner, callback.owner != .delegate || !owner.equals("delegate") else {
      if result.ownerless == nil { result.ownerless = PatternText.Ownerless(callback: callback, place: piece.place) }
      return -1
    }
    if callback.owner == .delegate {
      guard let who = owner.dropping(suffix: ".delegate") else {
        throw CellProblem(.wrongOwner(callback: callback.name, expected: "\(owner.string).delegate"), at: piece)
      }
      owner = who
    }
    let name = try NodeName(owner)
    if let index = result.names.firstIndex(of: name) { return index }
    result.names.append(name)
    return result.names.count - 1
  }

  private static func columns(for owner: CallbackOwner) -> String {
    switch owner {
    case .controller: "presented?"
    case .delegate: "delegate?"
    case .nobody: "callbacks?"
    case .console: "warning?"
    }
  }

  private mutating func take(
    _ piece: Piece, of callback: Callback, into matcher: inout EventMatcher
  ) throws(CellProblem) {
    if let colon = piece.firstIndex(of: ":"), piece.within("\"", "\"") == nil {
      let name = piece.part(piece.range.lowerBound..<colon)
      let value = piece.part((colon + 1)..<piece.range.upperBound)
      guard let flag = Flag.allCases.first(where: { name.equals($0.name) }) else {
        throw CellProblem(
          .unknownFlag(
            text: name.string, nearest: NearestName.nearest(to: name.string, among: Flag.allCases.map { $0.name })),
          at: name)
      }
      matcher.flags.append(FlagReading(flag, try flagValue(value, of: flag)))
      return
    }
    if callback == .handler {
      matcher.text = piece.unquoted.string
      return
    }
    let known = callback.argumentNames
    guard let name = known.first(where: { piece.equals($0) }),
      let index = callback.argumentDomain?.valueNames.firstIndex(of: name)
    else {
      throw CellProblem(
        .badArgument(
          text: piece.string, callback: callback.name, nearest: NearestName.nearest(to: piece.string, among: known)),
        at: piece)
    }
    matcher.argument = index
  }

  private mutating func flagValue(_ piece: Piece, of flag: Flag) throws(CellProblem) -> FlagValue {
    switch flag {
    case .presentingViewController, .presentedViewController:
      if let value = [FlagValue.absent, .present].first(where: { piece.equals($0.name) }) { return value }
      if piece.equals("yes") || piece.equals("no") {
        throw CellProblem(.badFlagValue(text: piece.string, flag: flag.name), at: piece)
      }
      result.otherNames.append(try NodeName(piece))
      return .present
    case .isBeingPresented, .isBeingDismissed, .animated:
      if piece.equals("yes") || piece.equals("true") { return .yes }
      if piece.equals("no") || piece.equals("false") { return .no }
      throw CellProblem(.badFlagValue(text: piece.string, flag: flag.name), at: piece)
    }
  }
}

extension Callback {
  /// The values that its argument can have in a pattern; nil if it has none.
  var argumentDomain: Domain? {
    switch self {
    case .willPresent: Domain(WillPresentStyle.self)
    default: nil
    }
  }

  /// The names of the values that its argument can have in a pattern; none where it has no argument.
  var argumentNames: [String] {
    guard let domain = argumentDomain else { return [] }
    return ValueCells.sayable(domain).map { domain.valueNames[$0] }.filter { $0 != Callback.noArgument }
  }

  /// The value of an argument's variable where nothing is called.
  private static let noArgument = "nothing"
}
