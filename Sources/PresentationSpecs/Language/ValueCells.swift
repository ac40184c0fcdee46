import PresentationRules

/// Reads the values of variables as they stand in cells, `Given` lines and steps.
enum ValueCells {
  /// Names that a domain has for the rules' own use; nobody can set them.
  private static let unsayable: Set<String> = ["undetermined", "of the device", "unsaid"]

  /// The values of a domain that somebody can set.
  static func sayable(_ domain: Domain) -> ValueSet {
    var set = domain.everything
    for (index, name) in domain.valueNames.enumerated() where unsayable.contains(name) {
      set = set.subtracting(ValueSet(index))
    }
    return set
  }

  /// What a variable can be, by a cell: one value, several, `any`, `not x`, releases and their ranges.
  static func values(_ piece: Piece, of variable: VariableDefinition) throws(CellProblem) -> ValueSet {
    if variable.domain.name == Release.domainName {
      return try ReleaseCells.releases(piece, isSDK: variable.id == Input.sdk.id)
    }
    var set = ValueSet.empty
    for part in try alternatives(of: piece) {
      set = set.union(try alternative(part, in: variable.domain))
    }
    return set
  }

  /// The parts of a cell between commas.
  static func alternatives(of piece: Piece) throws(CellProblem) -> [Piece] {
    let parts = piece.split(by: ",")
    if parts.count > 1, let empty = parts.first(where: { $0.isEmpty }) {
      throw CellProblem(.emptyAlternative, at: empty)
    }
    return parts
  }

  private static func alternative(_ piece: Piece, in domain: Domain) throws(CellProblem) -> ValueSet {
    if piece.equals("any") { return sayable(domain) }
    let isName = domain.valueNames.contains { piece.equals($0) }
    if !isName, let excluded = piece.after("not") {
      return sayable(domain).subtracting(ValueSet(try number(of: excluded, in: domain, among: sayable(domain))))
    }
    return ValueSet(try number(of: piece, in: domain, among: sayable(domain)))
  }

  /// The number of a value by its name.
  static func number(
    of piece: Piece, in domain: Domain, among allowed: ValueSet
  ) throws(CellProblem) -> Int {
    let piece = (piece.within("[", "]") ?? piece).unquoted
    if let index = domain.valueNames.firstIndex(where: { piece.equals($0) }), allowed.contains(index) { return index }
    if let plain = plainAnswer(piece), let index = domain.valueNames.firstIndex(of: plain) { return index }
    let known = domain.valueNames.indices.filter { allowed.contains($0) }.map { domain.valueNames[$0] }
    throw CellProblem(
      .unknownValue(
        value: piece.string, domain: domain.name, nearest: NearestName.nearest(to: piece.string, among: known),
        known: known), at: piece)
  }

  /// `true` and `false` as yes and no.
  private static func plainAnswer(_ piece: Piece) -> String? {
    if piece.equals("true") { return "yes" }
    if piece.equals("false") { return "no" }
    return nil
  }

  /// The parts of a list in brackets.
  static func list(_ piece: Piece, example: String) throws(CellProblem) -> [Piece] {
    guard let content = piece.within("[", "]") else {
      throw CellProblem(.badList(text: piece.string, example: example), at: piece)
    }
    if content.isEmpty { return [] }
    return try alternatives(of: content)
  }
}

/// Reads releases and ranges of them.
enum ReleaseCells {
  private static let last = Release.allCases[Release.allCases.count - 1]
  private static let first = Release.allCases[0]

  /// The releases of a cell: alternatives between commas, each a release, a range or a comparison.
  static func releases(_ piece: Piece, isSDK: Bool) throws(CellProblem) -> ValueSet {
    var set = ValueSet.empty
    for part in try ValueCells.alternatives(of: piece) { set = set.union(try alternative(part, isSDK: isSDK)) }
    return set
  }

  private static var everything: ValueSet { ValueSet(first: Release.allCases.count) }

  private static func alternative(_ piece: Piece, isSDK: Bool) throws(CellProblem) -> ValueSet {
    if piece.equals("any") { return everything }
    if let excluded = piece.after("not") {
      return everything.subtracting(try release(excluded, isSDK: isSDK).set)
    }
    for mark in ["…", "..."] {
      let ends = piece.split(by: mark)
      guard ends.count == 2, !ends[0].isEmpty, !ends[1].isEmpty else { continue }
      let low = try release(ends[0], isSDK: isSDK).set
      let high = try release(ends[1], isSDK: isSDK).set
      guard low.first <= high.last else { throw CellProblem(.reversedRange(text: piece.string), at: piece) }
      return ValueSet(first: high.last + 1).subtracting(ValueSet(first: low.first))
    }
    for mark in ["≥", ">="] {
      if let rest = piece.dropping(prefix: mark) {
        return everything.subtracting(ValueSet(first: try release(rest, isSDK: isSDK).set.first))
      }
    }
    for mark in ["≤", "<="] {
      if let rest = piece.dropping(prefix: mark) {
        return ValueSet(first: try release(rest, isSDK: isSDK).set.last + 1)
      }
    }
    if let rest = piece.dropping(prefix: "<") {
      let limit = try release(rest, isSDK: isSDK)
      return try notEmpty(ValueSet(first: limit.startsThere ? limit.set.first : limit.set.first + 1), piece)
    }
    if let rest = piece.dropping(prefix: ">") {
      return try notEmpty(everything.subtracting(ValueSet(first: try release(rest, isSDK: isSDK).set.last + 1)), piece)
    }
    return try release(piece, isSDK: isSDK).set
  }

  private static func notEmpty(_ set: ValueSet, _ piece: Piece) throws(CellProblem) -> ValueSet {
    if set.isEmpty { throw CellProblem(.reversedRange(text: piece.string), at: piece) }
    return set
  }

  private struct Interval {
    let set: ValueSet
    /// Whether the number is the one that the interval starts with.
    let startsThere: Bool
  }

  private static func release(_ piece: Piece, isSDK: Bool) throws(CellProblem) -> Interval {
    let piece = (piece.within("[", "]") ?? piece).unquoted
    if isSDK, let xcode = piece.after("Xcode") {
      guard let numbers = numbers(xcode), let set = Release.sdks(xcode: numbers[0], minor: numbers.dropFirst().first)
      else { throw CellProblem(.unknownXcode(text: piece.string), at: piece) }
      return Interval(set: set, startsThere: true)
    }
    guard let numbers = numbers(piece) else { throw CellProblem(.badRelease(text: piece.string), at: piece) }
    let major = numbers[0]
    let minor = numbers.dropFirst().first
    if major > last.major || (major == last.major && minor.map { $0 > last.minor } == true) {
      throw CellProblem(.laterRelease(text: piece.string, last: last.name), at: piece)
    }
    if major < first.major { throw CellProblem(.earlierRelease(text: piece.string, first: first.name), at: piece) }
    guard let set = Release.interval(major: major, minor: minor) else {
      let before = Release.allCases.last { $0.major < major } ?? first
      let after = Release.allCases.first { $0.major > major } ?? last
      throw CellProblem(
        .missingRelease(text: piece.string, before: "\(before.major)", after: "\(after.major)"), at: piece)
    }
    let start = Release.allCases[set.first]
    return Interval(set: set, startsThere: minor == nil || start.minor == minor)
  }

  /// One to three numbers with points between; nil if it is anything else.
  private static func numbers(_ piece: Piece) -> [Int]? {
    let parts = piece.split(by: ".")
    guard (1...3).contains(parts.count) else { return nil }
    var result: [Int] = []
    for part in parts {
      guard (1...4).contains(part.range.count), let number = Int(part.string), number >= 0,
        part.text.bytes[part.range].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return nil }
      result.append(number)
    }
    return result
  }
}

/// Reads the cells of inputs that are no single variable.
enum SpecialCells {
  /// The alternatives that naming devices leads to; each device is one, since its attributes hang together.
  ///
  /// Words that the names of several devices share, as `iPad`, stand for any of them.
  static func devices(_ piece: Piece) throws(CellProblem) -> [[Step.Assignment]] {
    if piece.equals("any") { return [[]] }
    var parts = try ValueCells.alternatives(of: piece)
    var result: [[Step.Assignment]] = []
    while !parts.isEmpty {
      let first = parts.removeFirst()
      if let device = device(first) {
        result.append(device.assignments)
      } else if let second = parts.first,
        let device = device(piece.part(first.range.lowerBound..<second.range.upperBound))
      {
        // The comma belongs to the name, as in `iPhone15,4`.
        parts.removeFirst()
        result.append(device.assignments)
      } else if let family = DeviceFamily(named: (first.within("[", "]") ?? first).unquoted.string) {
        result += family.alternatives
      } else {
        let name = first.unquoted.string
        throw CellProblem(
          .unknownDevice(name: name, nearest: NearestName.nearest(to: name, among: Device.all.map { $0.name })),
          at: first)
      }
    }
    return result
  }

  private static func device(_ piece: Piece) -> Device? {
    let name = (piece.within("[", "]") ?? piece).unquoted
    return Device.all.first { name.equals($0.name) || name.equals($0.identifier) }
  }

  /// The windows of a cell; a number is a width in points.
  static func windows(_ piece: Piece) throws(CellProblem) -> ValueSet {
    let domain = Input.window.definition.domain
    var set = ValueSet.empty
    for part in try ValueCells.alternatives(of: piece) {
      if let width = Int(part.unquoted.string), width > 0 {
        set = set.union(ValueSet(Int(band(ofWidth: width).rawValue)))
        continue
      }
      if part.equals("any") {
        set = domain.everything
        continue
      }
      let isExcluded = part.after("not") != nil
      let name = (part.after("not") ?? part).unquoted
      guard let index = domain.valueNames.firstIndex(where: { name.equals($0) }) else {
        throw CellProblem(.badWindow(text: name.string, known: domain.valueNames), at: name)
      }
      set = set.union(isExcluded ? domain.everything.subtracting(ValueSet(index)) : ValueSet(index))
    }
    return set
  }

  private static func band(ofWidth width: Int) -> Window {
    if width <= Window.lastNarrowWidth { return .narrow }
    return width >= Window.firstWideWidth ? .wide : .between
  }

  /// The windows that can be resized freely, and those that cannot.
  static func resizable(_ piece: Piece) throws(CellProblem) -> ValueSet {
    if piece.equals("any") { return Input.window.definition.domain.everything }
    let answer = try ValueCells.number(of: piece, in: Domain(Answer.self), among: Domain(Answer.self).everything)
    let fixed = Input.window.definition.domain.everything.subtracting(Window.free)
    return answer == Int(Answer.yes.rawValue) ? Window.free : fixed
  }

  /// The alternatives of an answer that may depend on the traits: `X`, or `X when compact, else Y`.
  static func adaptive(_ piece: Piece) throws(CellProblem) -> [[Step.Assignment]] {
    var parts: [Piece] = []
    for part in try ValueCells.alternatives(of: piece) {
      if let last = parts.last, part.after("else") != nil, last.split(byWord: "when").count == 2 {
        parts[parts.count - 1] = part.part(last.range.lowerBound..<part.range.upperBound)
      } else {
        parts.append(part)
      }
    }
    var plain = ValueSet.empty
    var result: [[Step.Assignment]] = []
    for part in parts.map({ $0.plain }) {
      let halves = part.split(byWord: "when")
      if halves.count == 2 {
        result.append(try conditional(answer: halves[0], rest: halves[1]))
      } else {
        plain = plain.union(try ValueCells.values(part, of: Input.adaptiveAnswer.definition))
      }
    }
    if !plain.isEmpty { result.insert(answers(plain, .always, ValueSet(0)), at: 0) }
    return result
  }

  private static func conditional(answer: Piece, rest: Piece) throws(CellProblem) -> [Step.Assignment] {
    let halves = rest.split(byWord: "else")
    guard halves.count == 2 else { throw CellProblem(.conditionWithoutElse(text: rest.string), at: rest) }
    let name = halves[0].dropping(suffix: ",") ?? halves[0]
    let conditions = AdaptiveCondition.allCases.filter { $0 != .always }
    guard
      let condition = conditions.first(where: { name.equals($0.name.replacingPrefix("when ")) })
        ?? (name.equals("compact width") ? .compactWidth : nil)
    else {
      throw CellProblem(
        .unknownCondition(text: name.string, known: conditions.map { $0.name.replacingPrefix("when ") }), at: name)
    }
    let first = try ValueCells.values(answer, of: Input.adaptiveAnswer.definition)
    let second = try ValueCells.values(halves[1], of: Input.adaptiveElse.definition)
    return answers(first, condition, second)
  }

  private static func answers(
    _ first: ValueSet, _ condition: AdaptiveCondition, _ second: ValueSet
  ) -> [Step.Assignment] {
    [
      Step.Assignment(Input.adaptiveAnswer.id, first),
      Step.Assignment(Input.adaptiveCondition.id, ValueSet(Int(condition.rawValue))),
      Step.Assignment(Input.adaptiveElse.id, second),
    ]
  }

  /// The lists of detents of a cell, smallest first in each.
  static func detents(_ piece: Piece) throws(CellProblem) -> [[DetentOffer]] {
    var result: [[DetentOffer]] = []
    for part in try ValueCells.alternatives(of: piece) {
      result.append(
        try ValueCells.list(part, example: "[medium, large]").map { element in
          let name = element.unquoted.string
          let kind = DetentKind.allCases.first { $0 != .custom && $0.name == name } ?? .custom
          return DetentOffer(name: name, kind: kind)
        })
    }
    return result
  }

  /// The names of a cell, nil for `nil`.
  static func names(_ piece: Piece) throws(CellProblem) -> [String?] {
    try ValueCells.alternatives(of: piece).map { $0.equals("nil") ? nil : $0.unquoted.string }
  }

  /// The lists of an alert's actions of a cell.
  static func actions(_ piece: Piece) throws(CellProblem) -> [[AlertAction]] {
    var result: [[AlertAction]] = []
    for part in try ValueCells.alternatives(of: piece) {
      result.append(
        try ValueCells.list(part, example: "[Delete, Cancel (cancel)]").map { element in
          let plain = element.dropping(suffix: "(cancel)")
          return AlertAction(title: (plain ?? element).unquoted.string, isCancel: plain != nil)
        })
    }
    return result
  }

  /// The number of a row in a scenario of several rows.
  static func stepNumber(_ piece: Piece) throws(CellProblem) -> Int {
    guard let number = Int(piece.string), number > 0, number < 1_000_000 else {
      throw CellProblem(.badStepNumber(text: piece.string, expected: nil), at: piece)
    }
    return number
  }
}

extension Window {
  /// The windows whose width the user sets freely.
  static let free = Variable<Window>.set([.narrow, .between, .wide])
  /// The widest free window, in points, whose width class is known to be compact.
  static let lastNarrowWidth = 639
  /// The narrowest free window, in points, whose width class is known to be regular.
  static let firstWideWidth = 678
}

extension String {
  /// The rest after a prefix, or all of it.
  fileprivate func replacingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
