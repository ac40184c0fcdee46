/// An analysis would need more diagram nodes than it may make.
struct EffortExceeded: Error, Hashable {}

/// Functions of finitely many variables, as diagrams that share their nodes.
///
/// A node asks one variable and goes on by which set its value is in; variables are asked in one fixed order of levels.
/// The form is canonical: two functions are the same exactly if they are the same node, so "does this change anything?" is
/// a comparison of two numbers. Nodes below `terminalCount` are the values that a function can have.
struct DiagramStore: Sendable {
  /// A node's number; a smaller number than `terminalCount` is a value.
  typealias Node = Int32

  /// As many values as a function can have, with room for the marks below.
  static let terminalCount = 128
  /// The function that is never true.
  static let never: Node = 0
  /// The function that is always true.
  static let always: Node = 1
  /// The value of a partial function where it has none.
  static let undefined: Node = 127

  /// What two functions are combined to.
  enum Operation: UInt32 {
    /// Both are true.
    case both
    /// At least one is true.
    case either
    /// The first is true, the second is not.
    case butNot
    /// The second function where the first is true, else undefined.
    case when
    /// The first function where it is defined, else the second.
    case orElse
    /// Whether the values differ.
    case differs
    /// The larger value.
    case larger
    /// Whether the first function is undefined; the second does not matter.
    case isUndefined
  }

  /// One way on from a node: the values of its variable, and where they lead.
  struct Edge: Hashable {
    var bits: UInt64
    var node: Node
  }

  /// What was computed before; a place is overwritten by the next result that falls on it.
  private struct Memo {
    var operands: UInt64 = .max
    var operation: UInt32 = .max
    var result: Node = 0
  }

  private static let terminalLevel: UInt16 = .max
  /// The number under which `meet` remembers; smaller ones are operations, larger ones sets.
  private static let meeting: UInt32 = 1023

  /// The values that the variable of each level can have.
  let domains: [ValueSet]
  /// The most nodes that may be made.
  var nodeLimit: Int
  private var levels: [UInt16]
  private var starts: [Int32]
  private var edges: [Edge] = []
  private var table: [Node]
  private var memo: [Memo]
  private var pending: [Edge] = []
  private var sets: [ValueSet: UInt32] = [:]
  private var setList: [ValueSet] = []

  /// Makes an empty store for variables with these values, in the order in which diagrams ask them.
  init(domains: [ValueSet], nodeLimit: Int) {
    self.domains = domains
    self.nodeLimit = nodeLimit
    levels = [UInt16](repeating: Self.terminalLevel, count: Self.terminalCount)
    starts = [Int32](repeating: 0, count: Self.terminalCount + 1)
    table = [Node](repeating: -1, count: 1 << 16)
    memo = [Memo](repeating: Memo(), count: 1 << 16)
  }

  /// How many nodes there are.
  var nodeCount: Int { levels.count - Self.terminalCount }

  /// Whether a node is a value.
  func isValue(_ node: Node) -> Bool { node < Self.terminalCount }

  /// The level of a node's variable.
  func level(of node: Node) -> Int { Int(levels[Int(node)]) }

  /// The ways on from a node.
  func edges(of node: Node) -> ArraySlice<Edge> { edges[Int(starts[Int(node)])..<Int(starts[Int(node) + 1])] }
}

// MARK: - Making functions

extension DiagramStore {
  /// Whether the variable of a level is in a set.
  mutating func test(level: Int, in values: ValueSet) throws(EffortExceeded) -> Node {
    try choose(level: level) { values.contains($0) ? Self.always : Self.never }
  }

  /// A node that asks the variable of a level and goes on as `next` says; what follows must ask later levels only.
  mutating func choose(level: Int, _ next: (Int) -> Node) throws(EffortExceeded) -> Node {
    let base = pending.count
    for value in domains[level] { add(1 << UInt64(value), next(value), above: base) }
    return try close(level: level, above: base)
  }

  /// Combines two functions.
  mutating func combine(_ operation: Operation, _ first: Node, _ second: Node) throws(EffortExceeded) -> Node {
    if let result = shortcut(operation, first, second) { return result }
    let operands = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    if let result = remembered(operation.rawValue, operands) { return result }
    let firstLevel = levels[Int(first)]
    let secondLevel = levels[Int(second)]
    let level = min(firstLevel, secondLevel)
    let base = pending.count
    let firstEdges = firstLevel == level ? Int(starts[Int(first)])..<Int(starts[Int(first) + 1]) : 0..<1
    let secondEdges = secondLevel == level ? Int(starts[Int(second)])..<Int(starts[Int(second) + 1]) : 0..<1
    for left in firstEdges {
      let leftEdge = firstLevel == level ? edges[left] : Edge(bits: .max, node: first)
      for right in secondEdges {
        let rightEdge = secondLevel == level ? edges[right] : Edge(bits: .max, node: second)
        let bits = leftEdge.bits & rightEdge.bits
        if bits == 0 { continue }
        add(bits, try combine(operation, leftEdge.node, rightEdge.node), above: base)
      }
    }
    let result = try close(level: Int(level), above: base)
    remember(operation.rawValue, operands, result)
    return result
  }

  /// Whether a function's value is in a set.
  mutating func isIn(_ node: Node, _ values: ValueSet) throws(EffortExceeded) -> Node {
    let number: UInt32
    if let known = sets[values] {
      number = known
    } else {
      number = UInt32(setList.count)
      setList.append(values)
      sets[values] = number
    }
    return try isIn(node, number: number)
  }

  private mutating func isIn(_ node: Node, number: UInt32) throws(EffortExceeded) -> Node {
    if isValue(node) {
      return node < 64 && setList[Int(number)].contains(Int(node)) ? Self.always : Self.never
    }
    let operation = number + 1024
    let operands = UInt64(UInt32(bitPattern: node))
    if let result = remembered(operation, operands) { return result }
    let base = pending.count
    for place in Int(starts[Int(node)])..<Int(starts[Int(node) + 1]) {
      let edge = edges[place]
      add(edge.bits, try isIn(edge.node, number: number), above: base)
    }
    let result = try close(level: level(of: node), above: base)
    remember(operation, operands, result)
    return result
  }

  /// Whether two functions, each true or not, are true together somewhere.
  ///
  /// No node is made, so that it takes little effort even where the set of those places is intricate.
  mutating func meet(_ first: Node, _ second: Node) -> Bool {
    if first == Self.never || second == Self.never { return false }
    if first == Self.always || second == Self.always || first == second { return true }
    let operands = UInt64(UInt32(bitPattern: min(first, second))) << 32 | UInt64(UInt32(bitPattern: max(first, second)))
    if let result = remembered(Self.meeting, operands) { return result == Self.always }
    let firstLevel = levels[Int(first)]
    let secondLevel = levels[Int(second)]
    let level = min(firstLevel, secondLevel)
    let firstEdges = firstLevel == level ? Int(starts[Int(first)])..<Int(starts[Int(first) + 1]) : 0..<1
    let secondEdges = secondLevel == level ? Int(starts[Int(second)])..<Int(starts[Int(second) + 1]) : 0..<1
    for left in firstEdges {
      let leftEdge = firstLevel == level ? edges[left] : Edge(bits: .max, node: first)
      if leftEdge.node == Self.never { continue }
      for right in secondEdges {
        let rightEdge = secondLevel == level ? edges[right] : Edge(bits: .max, node: second)
        if leftEdge.bits & rightEdge.bits == 0 { continue }
        if meet(leftEdge.node, rightEdge.node) {
          remember(Self.meeting, operands, Self.always)
          return true
        }
      }
    }
    remember(Self.meeting, operands, Self.never)
    return false
  }

  /// The result where it needs no look at the variables.
  private func shortcut(_ operation: Operation, _ first: Node, _ second: Node) -> Node? {
    switch operation {
    case .both:
      if first == Self.never || second == Self.never { return Self.never }
      if first == Self.always || first == second { return second }
      return second == Self.always ? first : nil
    case .either:
      if first == Self.always || second == Self.always { return Self.always }
      if first == Self.never || first == second { return second }
      return second == Self.never ? first : nil
    case .butNot:
      if first == Self.never || second == Self.always || first == second { return Self.never }
      return second == Self.never ? first : nil
    case .when:
      if first == Self.always { return second }
      return first == Self.never || second == Self.undefined ? Self.undefined : nil
    case .orElse:
      if first == Self.undefined || first == second { return second }
      return isValue(first) || second == Self.undefined ? first : nil
    case .differs:
      if first == second { return Self.never }
      return isValue(first) && isValue(second) ? Self.always : nil
    case .larger:
      if first == second { return first }
      return isValue(first) && isValue(second) ? max(first, second) : nil
    case .isUndefined:
      if first == Self.undefined { return Self.always }
      return isValue(first) ? Self.never : nil
    }
  }
}

// MARK: - Nodes

extension DiagramStore {
  /// Adds a way on to the node that is being made.
  private mutating func add(_ bits: UInt64, _ node: Node, above base: Int) {
    var place = base
    while place < pending.count {
      if pending[place].node == node {
        pending[place].bits |= bits
        return
      }
      place += 1
    }
    pending.append(Edge(bits: bits, node: node))
  }

  /// Makes the node whose ways on were added, or finds the one that is like it.
  private mutating func close(level: Int, above base: Int) throws(EffortExceeded) -> Node {
    defer { pending.removeSubrange(base...) }
    guard pending.count > base + 1 else { return pending.count > base ? pending[base].node : Self.undefined }
    // In the order of their smallest values, so that like nodes look alike.
    for next in (base + 1)..<pending.count {
      var place = next
      while place > base, pending[place - 1].bits.trailingZeroBitCount > pending[place].bits.trailingZeroBitCount {
        pending.swapAt(place - 1, place)
        place -= 1
      }
    }
    var slot = Self.hash(level: level, pending[base...]) & (table.count - 1)
    while table[slot] >= 0 {
      let node = table[slot]
      if self.level(of: node) == level, edges(of: node).elementsEqual(pending[base...]) { return node }
      slot = (slot + 1) & (table.count - 1)
    }
    guard nodeCount < nodeLimit else { throw EffortExceeded() }
    let node = Node(truncatingIfNeeded: levels.count)
    table[slot] = node
    levels.append(UInt16(truncatingIfNeeded: level))
    edges.append(contentsOf: pending[base...])
    starts.append(Int32(truncatingIfNeeded: edges.count))
    if nodeCount * 2 > table.count { grow() }
    return node
  }

  private static func hash(level: Int, _ edges: ArraySlice<Edge>) -> Int {
    var hash = UInt64(truncatingIfNeeded: level) &* 0x9E37_79B9_7F4A_7C15
    for edge in edges {
      hash = (hash ^ edge.bits) &* 0xBF58_476D_1CE4_E5B9
      hash ^= hash >> 29
      hash = (hash ^ UInt64(UInt32(bitPattern: edge.node))) &* 0x94D0_49BB_1331_11EB
      hash ^= hash >> 31
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }

  private mutating func grow() {
    table = [Node](repeating: -1, count: table.count * 4)
    for index in Self.terminalCount..<levels.count {
      let node = Node(truncatingIfNeeded: index)
      var slot = Self.hash(level: level(of: node), edges(of: node)) & (table.count - 1)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = node
    }
    let old = memo
    memo = [Memo](repeating: Memo(), count: table.count)
    for entry in old where entry.operation != .max {
      memo[place(entry.operation, entry.operands)] = entry
    }
  }

  private func place(_ operation: UInt32, _ operands: UInt64) -> Int {
    var hash = (operands ^ UInt64(operation) << 17) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash >> 1) & (memo.count - 1)
  }

  private func remembered(_ operation: UInt32, _ operands: UInt64) -> Node? {
    let entry = memo[place(operation, operands)]
    return entry.operands == operands && entry.operation == operation ? entry.result : nil
  }

  private mutating func remember(_ operation: UInt32, _ operands: UInt64, _ result: Node) {
    memo[place(operation, operands)] = Memo(operands: operands, operation: operation, result: result)
  }
}

// MARK: - Examples

extension DiagramStore {
  /// A place of the search for an example: how far two functions were followed, and how it got there.
  private struct Place {
    let first: Node
    let second: Node
    let cost: Int
    /// The place before; -1 at the start.
    let previous: Int
    /// The level that was asked last, and the values on the way.
    let level: Int
    let bits: UInt64
  }

  /// One place where two functions are true together, as far as it has to be said: the values of some levels.
  ///
  /// Of all such places it is one that leaves the usual values of as few variables as possible.
  ///
  /// - Parameters:
  ///   - first: a function that is true or not.
  ///   - second: another one.
  ///   - usual: the usual values, one set a level.
  /// - Returns: nil if the functions are never true together.
  mutating func example(
    of first: Node, and second: Node, usual: [ValueSet]
  ) -> [(level: Int, values: ValueSet)]? {
    guard meet(first, second) else { return nil }
    var places = [Place(first: first, second: second, cost: 0, previous: -1, level: -1, bits: 0)]
    // By how many variables have left their usual values; what was found last is followed first.
    var open = [[0]]
    var seen: Set<UInt64> = []
    var cost = 0
    while cost < open.count {
      guard let index = open[cost].popLast() else {
        cost += 1
        continue
      }
      let place = places[index]
      if place.first == Self.always, place.second == Self.always { return path(to: index, places, usual) }
      let key = UInt64(UInt32(bitPattern: place.first)) << 32 | UInt64(UInt32(bitPattern: place.second))
      guard seen.insert(key).inserted else { continue }
      for next in steps(from: place, index, usual).reversed() {
        if next.cost == open.count { open.append([]) }
        open[next.cost].append(places.count)
        places.append(next)
      }
    }
    return nil
  }

  /// The ways on from a place that lead to an example.
  private mutating func steps(from place: Place, _ index: Int, _ usual: [ValueSet]) -> [Place] {
    let level = min(level(of: place.first), level(of: place.second))
    let lefts =
      self.level(of: place.first) == level ? Array(edges(of: place.first)) : [Edge(bits: .max, node: place.first)]
    let rights =
      self.level(of: place.second) == level ? Array(edges(of: place.second)) : [Edge(bits: .max, node: place.second)]
    var result: [Place] = []
    for left in lefts {
      for right in rights {
        let bits = left.bits & right.bits
        guard bits != 0, meet(left.node, right.node) else { continue }
        let leaves = ValueSet(bits: bits).intersection(usual[level]).isEmpty
        result.append(
          Place(
            first: left.node, second: right.node, cost: place.cost + (leaves ? 1 : 0), previous: index, level: level,
            bits: bits))
      }
    }
    return result
  }

  private func path(to index: Int, _ places: [Place], _ usual: [ValueSet]) -> [(level: Int, values: ValueSet)] {
    var result: [(level: Int, values: ValueSet)] = []
    var place = places[index]
    while place.previous >= 0 {
      let values = ValueSet(bits: place.bits)
      let common = values.intersection(usual[place.level])
      result.append((level: place.level, values: common.isEmpty ? values : common))
      place = places[place.previous]
    }
    return result
  }
}
