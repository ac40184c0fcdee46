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
    let open = [Bool](repeating: true, count: dimensions.count)
    grow(Array(leaves.indices), leaves.map { $0.sets }, open: open, path: [], all)
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
  ///   - open: which dimensions were not told apart on the way.
  ///   - path: what was told apart.
  private mutating func grow(
    _ members: [Int], _ sets: [[UInt64]], open: [Bool], path: [Restriction], _ all: [UInt64]
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
    var stillOpen = open
    stillOpen[place] = false
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
      grow(inside, rest, open: stillOpen, path: path + [restriction], all)
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
    _ members: [Int], _ sets: [[UInt64]], _ open: [Bool]
  ) -> (place: Int, classes: [UInt64])? {
    let groups = groups(members, sets, open)
    let conflicts = conflicts(groups, open)
    var best: (place: Int, classes: [UInt64], score: (Int, Int, Int))?
    for place in dimensions.indices where open[place] {
      let values = sets.reduce(0) { $0 | $1[place] }
      let classes: [UInt64]
      if case .derived = dimensions[place] {
        classes = ValueSet(bits: values).map { 1 << UInt64($0) }
      } else if let conflicts {
        guard !conflicts[place].isEmpty else { continue }
        classes = self.classes(of: values, conflicts[place], isOrdered: isOrdered[place])
      } else {
        classes = self.classes(of: values, at: place, groups)
      }
      guard classes.count > 1 else { continue }
      var mixed = 0
      for values in classes {
        // How many different answers are left in a class; each group of boxes has one.
        let outcomes = groups.reduce(0) { count, boxes in
          count + (boxes.contains { $0[place] & values != 0 } ? 1 : 0)
        }
        mixed += max(outcomes - 1, 0)
      }
      let score = (dimensions[place].isReading ? 1 : 0, mixed, classes.count)
      if best.map({ score < $0.score }) ?? true { best = (place, classes, score) }
    }
    return best.map { ($0.place, $0.classes) }
  }

  /// The boxes of a node, a group for each answer, without those that are alike in all that is still open.
  private func groups(_ members: [Int], _ sets: [[UInt64]], _ open: [Bool]) -> [[[UInt64]]] {
    var numbers: [Int: Int] = [:]
    var groups: [Set<[UInt64]>] = []
    var result: [[[UInt64]]] = []
    for (index, member) in members.enumerated() {
      let outcome = leaves[member].outcome
      let number = numbers[outcome] ?? groups.count
      if number == groups.count {
        numbers[outcome] = number
        groups.append([])
        result.append([])
      }
      var box = sets[index]
      for place in box.indices where !open[place] { box[place] = 0 }
      if groups[number].insert(box).inserted { result[number].append(box) }
    }
    return result
  }

  /// The most pairs of boxes that are compared at a node.
  private static let pairLimit = 400_000

  /// For each dimension and value, the values that it must be told apart from; nil if there are too many boxes to compare.
  ///
  /// Two boxes with different answers that are apart in one dimension only have to be told apart there. Where there are no
  /// such boxes, all dimensions count in which some are apart.
  private func conflicts(_ groups: [[[UInt64]]], _ open: [Bool]) -> [[Int: UInt64]]? {
    var boxes = 0
    var pairs = 0
    for group in groups {
      pairs += group.count * boxes
      boxes += group.count
    }
    if pairs > Self.pairLimit { return nil }
    let decisive = conflicts(groups, open, onlyDecisive: true)
    return decisive.allSatisfy { $0.isEmpty } ? conflicts(groups, open, onlyDecisive: false) : decisive
  }

  private func conflicts(_ groups: [[[UInt64]]], _ open: [Bool], onlyDecisive: Bool) -> [[Int: UInt64]] {
    var result = [[Int: UInt64]](repeating: [:], count: dimensions.count)
    let places = dimensions.indices.filter { place in
      if case .derived = dimensions[place] { return false }
      return open[place]
    }
    for later in groups.indices {
      for left in groups[later] {
        for right in groups[..<later].joined() {
          var apart = -1
          var count = 0
          for place in places where left[place] & right[place] == 0 {
            count += 1
            if onlyDecisive, count > 1 { break }
            apart = place
            if !onlyDecisive { note(left[place], right[place], in: &result[place]) }
          }
          if onlyDecisive, count == 1 { note(left[apart], right[apart], in: &result[apart]) }
        }
      }
    }
    return result
  }

  /// The coarsest classes such that every box has all values of a class or none; neighbours only where values are ordered.
  ///
  /// That is finer than it has to be, but takes no pairs of boxes, so it is for nodes that have too many.
  private func classes(of values: UInt64, at place: Int, _ groups: [[[UInt64]]]) -> [UInt64] {
    var classes = [values]
    for set in Set(groups.joined().map { $0[place] }) {
      classes = classes.flatMap { part in [part & set, part & ~set].filter { $0 != 0 } }
    }
    guard isOrdered[place] else { return classes.sorted { $0.trailingZeroBitCount < $1.trailingZeroBitCount } }
    var result: [UInt64] = []
    var last = -1
    for value in ValueSet(bits: values) {
      let number = classes.firstIndex { $0 & (1 << UInt64(value)) != 0 } ?? -1
      if number == last, !result.isEmpty {
        result[result.count - 1] |= 1 << UInt64(value)
      } else {
        result.append(1 << UInt64(value))
      }
      last = number
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
  /// The most lists of conditions that are joined, and the most comparisons of lists with boxes.
  private static let joinLimit = 500
  private static let tidyLimit = 1_000_000

  /// Drops every condition that no other answer needs, and joins paths that differ in one condition only.
  private func tidy(_ paths: [[Restriction]], of outcome: Int, _ all: [UInt64]) -> [[Restriction]] {
    var result: [[Restriction]] = []
    var seen: Set<[Restriction]> = []
    let isWorthWhile = paths.count * leaves.count <= Self.tidyLimit
    for path in paths {
      var path = path
      for restriction in isWorthWhile ? path : [] {
        let shorter = path.filter { $0 != restriction }
        if !touchesOthers(shorter, outcome) { path = shorter }
      }
      if seen.insert(path).inserted { result.append(path) }
    }
    if let shortest = result.first(where: { $0.isEmpty }) { return [shortest] }
    // More conditions than anybody reads are left as they are: to join them takes all pairs again and again.
    var changed = result.count <= Self.joinLimit
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
