/// Merges parts with one answer into cases, and finds the conditions that tell the cases apart.
///
/// It grows a tree: at each node the dimension is taken whose classes leave the fewest different answers, and values that
/// need not be told apart are one class, neighbours only where the domain is ordered. What cannot be is told apart from
/// nothing. Then every condition is dropped that no other answer needs.
struct PartitionBuilder {
  /// Parts with one answer that together are a box.
  struct Leaf {
    var sets: [UInt64]
    let outcome: Int
    var atoms: [Int]
  }

  /// The paths that lead to one answer.
  struct Found {
    let outcome: Int
    var paths: [[Restriction]]
    var atoms: [Int]
  }

  private let answer: Response
  private let dimensions: [Dimension]
  private let isOrdered: [Bool]
  private var leaves: [Leaf]
  private(set) var cases: [Found] = []
  private(set) var firstDistinction: Dimension?

  init(answer: Response, leaves: [Leaf]) {
    self.answer = answer
    dimensions = answer.dimensions
    isOrdered = answer.dimensions.map { dimension in
      dimension.variable.map { answer.rules.variables[$0.index].domain.isOrdered } ?? false
    }
    self.leaves = leaves
  }

  /// Finds the cases.
  mutating func build() {
    compact()
    var all: [UInt64] = []
    for place in dimensions.indices { all.append(leaves.reduce(0) { $0 | $1.sets[place] }) }
    grow(Array(leaves.indices), leaves.map { $0.sets }, open: (1 << UInt64(dimensions.count)) - 1, path: [], all)
    for index in cases.indices { cases[index].paths = tidy(cases[index].paths, of: cases[index].outcome, all) }
  }

  /// Joins boxes with one answer that differ in one dimension only, as long as there are any.
  private mutating func compact() {
    struct Key: Hashable {
      let sets: [UInt64]
      let outcome: Int
    }
    var changed = true
    while changed {
      changed = false
      for place in dimensions.indices {
        var numbers: [Key: Int] = [:]
        var joined: [Leaf] = []
        for leaf in leaves {
          var sets = leaf.sets
          sets[place] = 0
          let key = Key(sets: sets, outcome: leaf.outcome)
          if let number = numbers[key] {
            joined[number].sets[place] |= leaf.sets[place]
            joined[number].atoms += leaf.atoms
          } else {
            numbers[key] = joined.count
            joined.append(leaf)
          }
        }
        if joined.count < leaves.count {
          leaves = joined
          changed = true
        }
      }
    }
  }
}

// MARK: - The tree

extension PartitionBuilder {
  /// Goes on below a node.
  ///
  /// - Parameters:
  ///   - members: the boxes that reach the node.
  ///   - sets: what is left of each.
  ///   - open: the dimensions that were not told apart on the way, as bits.
  ///   - path: what was told apart.
  private mutating func grow(
    _ members: [Int], _ sets: [[UInt64]], open: UInt64, path: [Restriction], _ all: [UInt64]
  ) {
    guard let first = members.first else { return }
    let outcome = leaves[first].outcome
    if members.allSatisfy({ leaves[$0].outcome == outcome }) {
      end(members, outcome, path)
      return
    }
    guard let (place, classes) = bestDistinction(members, sets, open) else {
      // Boxes that cannot be told apart overlap only in what cannot be.
      for member in members { end([member], leaves[member].outcome, path) }
      return
    }
    if path.isEmpty { firstDistinction = dimensions[place] }
    for values in classes {
      var inside: [Int] = []
      var rest: [[UInt64]] = []
      for (index, member) in members.enumerated() where sets[index][place] & values != 0 {
        var left = sets[index]
        left[place] &= values
        inside.append(member)
        rest.append(left)
      }
      let restriction = Restriction(dimensions[place], ValueSet(bits: values))
      grow(inside, rest, open: open & ~(1 << UInt64(place)), path: path + [restriction], all)
    }
  }

  private mutating func end(_ members: [Int], _ outcome: Int, _ path: [Restriction]) {
    let atoms = members.flatMap { leaves[$0].atoms }
    guard atoms.contains(where: { answer.isPossible($0, under: path) }) else { return }
    if let index = cases.firstIndex(where: { $0.outcome == outcome }) {
      cases[index].paths.append(path)
      let known = Set(cases[index].atoms)
      cases[index].atoms += atoms.filter { !known.contains($0) }
    } else {
      cases.append(Found(outcome: outcome, paths: [path], atoms: atoms))
    }
  }

  /// The dimension that tells most, with its classes of values.
  private func bestDistinction(
    _ members: [Int], _ sets: [[UInt64]], _ open: UInt64
  ) -> (place: Int, classes: [UInt64])? {
    var conflicts = conflicts(members, sets, open, onlyDecisive: true)
    if conflicts.allSatisfy({ $0.isEmpty }) { conflicts = self.conflicts(members, sets, open, onlyDecisive: false) }
    var best: (place: Int, classes: [UInt64], score: (Int, Int, Int))?
    for place in dimensions.indices where open & (1 << UInt64(place)) != 0 {
      let values = sets.reduce(0) { $0 | $1[place] }
      let classes: [UInt64]
      if case .derived = dimensions[place] {
        classes = ValueSet(bits: values).map { 1 << UInt64($0) }
      } else {
        guard !conflicts[place].isEmpty else { continue }
        classes = self.classes(of: values, conflicts[place], isOrdered: isOrdered[place])
      }
      guard classes.count > 1 else { continue }
      var mixed = 0
      for values in classes {
        var outcomes: Set<Int> = []
        for (index, member) in members.enumerated() where sets[index][place] & values != 0 {
          outcomes.insert(leaves[member].outcome)
        }
        mixed += max(outcomes.count - 1, 0)
      }
      let score = (dimensions[place].isReading ? 1 : 0, mixed, classes.count)
      if best.map({ score < $0.score }) ?? true { best = (place, classes, score) }
    }
    return best.map { ($0.place, $0.classes) }
  }

  /// For each dimension and value, the values that it must be told apart from.
  ///
  /// Two boxes with different answers that are apart in one dimension only have to be told apart there.
  private func conflicts(
    _ members: [Int], _ sets: [[UInt64]], _ open: UInt64, onlyDecisive: Bool
  ) -> [[Int: UInt64]] {
    var result = [[Int: UInt64]](repeating: [:], count: dimensions.count)
    let places = dimensions.indices.filter { place in
      if case .derived = dimensions[place] { return false }
      return open & (1 << UInt64(place)) != 0
    }
    for left in members.indices {
      for right in 0..<left where leaves[members[left]].outcome != leaves[members[right]].outcome {
        var apart = -1
        var count = 0
        for place in places where sets[left][place] & sets[right][place] == 0 {
          count += 1
          if onlyDecisive, count > 1 { break }
          apart = place
          if !onlyDecisive { note(sets[left][place], sets[right][place], in: &result[place]) }
        }
        if onlyDecisive, count == 1 { note(sets[left][apart], sets[right][apart], in: &result[apart]) }
      }
    }
    return result
  }

  private func note(_ left: UInt64, _ right: UInt64, in conflicts: inout [Int: UInt64]) {
    for value in ValueSet(bits: left) { conflicts[value, default: 0] |= right }
    for value in ValueSet(bits: right) { conflicts[value, default: 0] |= left }
  }

  private func classes(of values: UInt64, _ conflicts: [Int: UInt64], isOrdered: Bool) -> [UInt64] {
    var result: [UInt64] = []
    for value in ValueSet(bits: values) {
      let other = conflicts[value] ?? 0
      let bit: UInt64 = 1 << UInt64(value)
      let place =
        isOrdered
        ? (result.last.map { $0 & other == 0 } == true ? result.count - 1 : nil)
        : result.firstIndex { $0 & other == 0 }
      if let place { result[place] |= bit } else { result.append(bit) }
    }
    return result
  }
}

// MARK: - Shorter conditions

extension PartitionBuilder {
  /// Drops every condition that no other answer needs, and joins paths that differ in one condition only.
  private func tidy(_ paths: [[Restriction]], of outcome: Int, _ all: [UInt64]) -> [[Restriction]] {
    var result: [[Restriction]] = []
    for path in paths {
      var path = path
      for restriction in path {
        let shorter = path.filter { $0 != restriction }
        if !touchesOthers(shorter, outcome) { path = shorter }
      }
      if !result.contains(path) { result.append(path) }
    }
    if let shortest = result.first(where: { $0.isEmpty }) { return [shortest] }
    var changed = true
    while changed {
      changed = false
      search: for left in result.indices {
        for right in 0..<left {
          guard let joined = join(result[right], result[left], all) else { continue }
          result[right] = joined
          result.remove(at: left)
          changed = true
          break search
        }
      }
    }
    return result
  }

  /// Whether some box with another answer lies within the conditions.
  private func touchesOthers(_ path: [Restriction], _ outcome: Int) -> Bool {
    let wanted = path.compactMap { restriction in
      dimensions.firstIndex(of: restriction.dimension).map { (place: $0, values: restriction.values.bits) }
    }
    return leaves.contains { leaf in
      leaf.outcome != outcome && wanted.allSatisfy { leaf.sets[$0.place] & $0.values != 0 }
    }
  }

  /// One path in place of two that differ in the values of one condition; nil if they differ in more.
  private func join(_ left: [Restriction], _ right: [Restriction], _ all: [UInt64]) -> [Restriction]? {
    guard left.count == right.count else { return nil }
    var result = left
    var different: Int?
    for (place, restriction) in left.enumerated() {
      guard let other = right.first(where: { $0.dimension == restriction.dimension }) else { return nil }
      if other.values == restriction.values { continue }
      if different != nil { return nil }
      different = place
      result[place] = Restriction(restriction.dimension, restriction.values.union(other.values))
    }
    guard let different, let place = dimensions.firstIndex(of: result[different].dimension) else { return left }
    if all[place] & ~result[different].values.bits == 0 { result.remove(at: different) }
    return result
  }
}
