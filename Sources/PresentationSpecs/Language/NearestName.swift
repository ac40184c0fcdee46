/// Finds the known name that somebody probably meant.
enum NearestName {
  /// The name with the fewest slips between it and what was written; nil if none is near.
  ///
  /// A slip is a letter too much, too few, wrong, or two in the wrong order; capitals do not count. What was written
  /// is no answer, and neither is a name that shares nothing with it.
  static func nearest<Names: Sequence>(to written: String, among names: Names) -> String?
  where Names.Element == String {
    let text = Array(written.lowercased().utf8.prefix(64))
    guard !text.isEmpty else { return nil }
    let limit = min(max(1, text.count / 3), text.count - 1)
    var best: String?
    var bestDistance = limit + 1
    for name in names {
      if name == written { continue }
      let candidate = Array(name.lowercased().utf8.prefix(64))
      if candidate == text { return name }
      guard abs(candidate.count - text.count) < bestDistance else { continue }
      let distance = distance(text, candidate)
      if distance < bestDistance {
        best = name
        bestDistance = distance
      }
    }
    return best
  }

  /// The number of slips between two names.
  static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left.lowercased().utf8.prefix(64)), Array(right.lowercased().utf8.prefix(64)))
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var old = Array(0...right.count)
    for row in 0..<left.count {
      var new = [row + 1]
      for column in 0..<right.count {
        let isSame = left[row] == right[column]
        var cost = min(old[column + 1] + 1, new[column] + 1, old[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        new.append(cost)
      }
      older = old
      old = new
    }
    return old[right.count]
  }
}
