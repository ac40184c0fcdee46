import PresentationRules

/// Devices that share words of their names: `iPhone`, `iPad mini`, `iPad Pro 12.9`, `iPhone SE 3rd generation`.
///
/// A name that later models carry on, as `iPad mini`, means all of them; one of them is named by its generation.
struct DeviceFamily {
  /// The devices.
  let members: [Device]

  /// What naming the family says: each device by itself if they are few, else any of their displays.
  var alternatives: [[Step.Assignment]] {
    members.count <= Self.listLimit ? members.map { $0.assignments } : [Self.displays(of: members)]
  }

  /// The most devices that are looked at one by one.
  private static let listLimit = 16

  /// Any of the displays of some devices; all else that follows from a device is as if none was said.
  private static func displays(of members: [Device]) -> [Step.Assignment] {
    let screens = members.reduce(ValueSet.empty) { $0.union(ValueSet(Int($1.screen.rawValue))) }
    return members[0].assignments.map { assignment in
      let initial = Definitions.of(assignment.variable).initial
      return Step.Assignment(assignment.variable, assignment.variable == Input.screen.id ? screens : initial)
    }
  }

  /// Finds a family by all its words; nil if no device has such a name.
  init?(named text: String) {
    if let device = Device.all.first(where: { $0.identifier == text || ($0.name == text && text.contains("(")) }) {
      members = [device]
      return
    }
    let words = SentenceWord.words(of: text).map { $0.text }
    guard let (members, count) = Self.longest(words[...]), count == words.count else { return nil }
    self.members = members
  }

  /// The devices that the first of some words name, and how many words that took; nil if they name none.
  static func longest(_ words: ArraySlice<String>) -> (members: [Device], count: Int)? {
    guard let first = words.first else { return nil }
    if let device = Device.all.first(where: { $0.identifier.lowercased() == first && !first.isEmpty }) {
      return ([device], 1)
    }
    var candidates = names
    var said: Set<String> = []
    var count = 0
    var pending = 0
    for word in words {
      let parts = Self.parts(of: word, isFirst: count == 0)
      if parts.isEmpty, count > 0 {
        pending += 1
        continue
      }
      let narrowed = candidates.filter { name in parts.allSatisfy { name.wordsOfFirst.contains($0) } }
      guard !narrowed.isEmpty, count > 0 || kinds.isSuperset(of: parts) else { break }
      candidates = narrowed
      said.formUnion(parts)
      count += pending + 1
      pending = 0
    }
    guard count > 0 else { return nil }
    // "iPad Pro 11-inch" goes on behind the size, "iPhone 15 in" does not.
    if pending > 0, count + pending <= words.count, words.dropFirst(count).first.map(isFilling) == true {
      count += pending
    }
    if let exact = candidates.first(where: { $0.words == said }) {
      candidates = candidates.filter { $0.stem == exact.stem }
    } else if let first = candidates.first(where: { $0.wordsOfFirst == said }) {
      candidates = [first]
    } else {
      let named = candidates.filter { $0.stem.isSuperset(of: said.filter { !isNumber($0) }) }
      if !named.isEmpty { candidates = named }
    }
    return (candidates.map { $0.device }, count)
  }

  /// The words that a device's name starts with.
  private static let kinds: Set<String> = Set(names.compactMap { $0.kind })

  private struct Name {
    let device: Device
    let kind: String?
    /// All words of the name that tell devices apart.
    let words: Set<String>
    /// The same with the number of the first generation, if the name has none.
    let wordsOfFirst: Set<String>
    /// The words without sizes and generations.
    let stem: Set<String>
  }

  private static let names: [Name] = {
    let stems = Device.all.map { device in
      Set(words(device.name.prefix { $0 != "(" }).filter { !isNumber($0) })
    }
    return zip(Device.all, stems).map { device, stem in
      let all = Set(words(device.name[...]))
      let isFirst = !all.contains { isGeneration($0) } && stems.filter { $0 == stem }.count > 1
      return Name(
        device: device, kind: device.name.split(separator: " ").first.map { $0.lowercased() }, words: all,
        wordsOfFirst: isFirst ? all.union(["1"]) : all, stem: stem)
    }
  }()

  private static func words(_ name: Substring) -> [String] {
    name.lowercased().split(whereSeparator: { " (),".contains($0) }).flatMap { parts(of: String($0), isFirst: false) }
  }

  private static let ordinals = [
    "first": "1", "second": "2", "third": "3", "fourth": "4", "fifth": "5", "sixth": "6", "seventh": "7",
    "eighth": "8", "ninth": "9", "tenth": "10",
  ]

  /// The parts of a word that tell devices apart: none of `inch`, `2` of `2nd-gen`.
  private static func parts(of word: String, isFirst: Bool) -> [String] {
    if isFirst { return [word.hasSuffix("s") ? String(word.dropLast()) : word] }
    return word.split(whereSeparator: { "-\"″".contains($0) }).map { String($0) }.compactMap { part in
      if isFilling(part) { return nil }
      if let number = ordinals[part] { return number }
      let digits = part.prefix { $0.isNumber }
      return !digits.isEmpty && ["st", "nd", "rd", "th"].contains(part.dropFirst(digits.count)) ? String(digits) : part
    }
  }

  private static func isFilling(_ word: String) -> Bool {
    ["inch", "inches", "gen", "generation", "display"].contains(word)
  }

  private static func isNumber(_ word: String) -> Bool { word.first?.isNumber == true && word.last?.isNumber == true }

  private static func isGeneration(_ word: String) -> Bool {
    isNumber(word) && !word.contains(".") || (word.first == "m" && isNumber(String(word.dropFirst())))
  }
}
