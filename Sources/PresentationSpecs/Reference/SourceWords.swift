import PresentationRules

/// Spells sources, with the addresses that they can be read at.
enum SourceWords {
  /// A name that no other source has.
  static func id(of source: Source) -> String { String(describing: source) }

  /// The web address of a source; nil for what nobody wrote down.
  ///
  /// Of a repository's path only the repository is linked, since paths are those of the day on which they were read.
  static func address(of source: Source) -> String? {
    let location = source.location
    if location.hasPrefix("https://") || location.hasPrefix("http://") { return location }
    guard source.kind != .unwritten else { return nil }
    let name = location.prefix { $0 != " " }
    if let mark = name.firstIndex(of: "#") {
      return "https://github.com/\(name[..<mark])/issues/\(name[name.index(after: mark)...])"
    }
    let parts = name.split(separator: "/")
    guard parts.count >= 2 else { return nil }
    return "https://github.com/\(parts[0])/\(parts[1])"
  }

  /// What of a location its address does not say: a path inside a repository.
  static func path(of source: Source) -> String? {
    guard let space = source.location.firstIndex(of: " ") else { return nil }
    return String(source.location[source.location.index(after: space)...])
  }

  /// A source in one line for a terminal.
  static func line(_ source: Source) -> String {
    let date = source.date.map { ", \($0)" } ?? ""
    let path = path(of: source).map { " \($0)" } ?? ""
    return "\(source.title) (\(source.kind.name)\(date)) \(address(of: source) ?? source.location)\(path)"
  }
}
