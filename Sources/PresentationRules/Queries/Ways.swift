/// Whether a sequence of steps leads to what is looked for.
public enum Reached: UInt8, Hashable, Sendable {
  case yes, no, unknown
  /// No, and no further step can lead there.
  case never
}

/// A sequence of steps that leads to what is looked for.
public struct Way: Sendable {
  /// The steps.
  public let steps: [Step]
  /// What the search found out after them, in all cases in which it got there.
  public let answer: Response
  /// The parts of the answer in which they do.
  public let atoms: [Int]
  /// When they do: one of these lists holds; an empty one always does.
  public let conditions: [[Restriction]]
  /// Whether nobody knows that they do.
  public let isUnknown: Bool

  /// Whether another way only adds steps to this one and leads there in no more cases.
  fileprivate func makesNeedless(_ other: Way) -> Bool {
    let isAlways = conditions.contains { $0.isEmpty }
    guard isAlways || conditions == other.conditions, !isUnknown || other.isUnknown else { return false }
    var rest = other.steps[...]
    for step in steps {
      guard let place = rest.firstIndex(where: { $0.isSame(as: step) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return other.steps.count > steps.count
  }
}

extension Step {
  /// Whether the same is done to the same controller.
  fileprivate func isSame(as other: Step) -> Bool {
    kind == other.kind && receiver == other.receiver && object == other.object && text == other.text
      && timing == other.timing && assignments == other.assignments && isAnimated == other.isAnimated
  }
}

/// A search for the ways that lead to an outcome.
public struct WaySearch: Sendable {
  /// Where all ways start.
  public var setups: [Setup]
  /// What may be done, in the order in which it is tried.
  public var steps: [Step]
  /// The most steps of a way.
  public var depth: Int
  /// The most different worlds that are followed before the search is given up.
  public var worldLimit = 20_000

  /// Makes a search.
  public init(from setups: [Setup], steps: [Step], depth: Int = 3) {
    self.setups = setups
    self.steps = steps
    self.depth = depth
  }
}

/// What a search has found.
public struct Ways: Sendable {
  /// The ways, the shortest first.
  public internal(set) var ways: [Way] = []
  /// How many sequences of steps were tried.
  public internal(set) var tried = 0
  /// Whether everything up to the depth was tried.
  public internal(set) var isComplete = true
}

extension RuleBase {
  /// Searches, shortest first, for the sequences of steps after which something holds.
  ///
  /// A case in which it holds is not followed further, nor is one in which the world is as it was before. A sequence that
  /// holds wherever a part of it held already is left out.
  ///
  /// - Parameters:
  ///   - search: where it starts, what may be done, how far it goes.
  ///   - progress: hears after each length how many sequences were tried.
  ///   - reached: whether it holds in a case that is known well enough, after the steps that the setup has.
  public func ways(
    _ search: WaySearch, progress: (_ length: Int, _ tried: Int) -> Void = { _, _ in },
    until reached: (inout Setup) throws(Split) -> Reached
  ) -> Ways {
    var result = Ways()
    var seen = SeenWorlds()
    var open = [WayNode(steps: [], open: search.setups.enumerated().map { ($0.offset, $0.element) }, closed: [])]
    for setup in search.setups {
      let isComplete = forEachCase(of: setup) { (current: inout Setup) throws(Split) in
        seen.insert(WorldKey(try course(of: current).world, variables))
        return .goOn
      }
      result.isComplete = result.isComplete && isComplete
    }
    for length in 0..<max(search.depth, 0) {
      var next: [WayNode] = []
      for node in open {
        for step in search.steps where mayFollow(step, node.steps) {
          result.tried += 1
          let steps = node.steps + [step]
          var longer = WayNode(steps: steps, open: [], closed: node.closed)
          var atoms = node.closed
          var isNew = false
          for (number, setup) in node.open {
            let whole = Setup(world: setup.world, steps: search.setups[number].steps + steps, subject: setup.subject)
            let isComplete = forEachCase(of: whole) { (current: inout Setup) throws(Split) in
              let found = try reached(&current)
              let key = WorldKey(try course(of: current).world, variables)
              let possibility = possibility(of: current)
              if possibility.isUnknown { result.isComplete = false }
              guard !possibility.isRuledOut else { return .goOn }
              let atom = Atom(setupNumber: number, setup: current, values: [.value(Int(found.rawValue))])
              atoms.append(atom)
              if found == .yes || found == .never {
                longer.closed.append(
                  Atom(setupNumber: number, setup: current, values: [.value(Int(Reached.no.rawValue))]))
              } else {
                if seen.insert(key) { isNew = true }
                longer.open.append((number, current))
              }
              return .goOn
            }
            result.isComplete = result.isComplete && isComplete
          }
          let answer = Response(rules: self, setups: search.setups, atoms: atoms, isComplete: true)
          for found in [Reached.yes, .unknown] {
            let chosen = answer.atoms.indices.filter { answer.atoms[$0].values == [.value(Int(found.rawValue))] }
            guard !chosen.isEmpty else { continue }
            let conditions = answer.conditions(for: Set(chosen), within: Array(answer.atoms.indices))
            let way = Way(
              steps: steps, answer: answer, atoms: chosen, conditions: conditions, isUnknown: found == .unknown)
            if !result.ways.contains(where: { $0.makesNeedless(way) }) { result.ways.append(way) }
          }
          if isNew, !longer.open.isEmpty { next.append(longer) }
          if seen.count > search.worldLimit {
            result.isComplete = false
            return result
          }
        }
      }
      progress(length + 1, result.tried)
      open = next
      if open.isEmpty { break }
    }
    return result
  }

  /// Setting a property twice, or doing over what was just done, leads nowhere new; the world tells, this saves the look.
  private func mayFollow(_ step: Step, _ steps: [Step]) -> Bool {
    guard let last = steps.last, last.kind == step.kind, last.kind == .setProperty else { return true }
    return last.assignments.first?.variable != step.assignments.first?.variable
  }
}

/// Steps that were tried, with the cases that are still followed and those that are not.
private struct WayNode {
  let steps: [Step]
  var open: [(number: Int, setup: Setup)]
  var closed: [Atom]
}

/// The worlds that a search came through.
private struct SeenWorlds {
  /// The most worlds of one shape among which one is looked for that covers another.
  ///
  /// The widest come first, since a search narrows them; to miss one that covers costs a look, and loses nothing.
  private static let coverLimit = 256

  private var keys: Set<WorldKey> = []
  private var byShape: [WorldKey.Shape: [WorldKey]] = [:]

  var count: Int { keys.count }

  /// Notes a world; false if one was seen already that can be everything that this one can be.
  @discardableResult mutating func insert(_ key: WorldKey) -> Bool {
    if keys.contains(key) { return false }
    let alike = byShape[key.shape] ?? []
    if alike.contains(where: { $0.covers(key) }) { return false }
    keys.insert(key)
    if alike.count < Self.coverLimit { byShape[key.shape, default: []].append(key) }
    return true
  }
}

/// Everything of a world that later steps depend on.
private struct WorldKey: Hashable {
  /// What two worlds have to have in common for one to cover the other.
  struct Shape: Hashable {
    struct Level: Hashable {
      let resting: String?
      let presenter: Int
      let isLoaded: Bool
    }

    let chain: [Int]
    let levels: [Level]
  }

  let shape: Shape
  /// For each controller, the values of everything that can be said.
  private let values: [[ValueSet]]

  init(_ world: World, _ variables: [VariableDefinition]) {
    shape = Shape(
      chain: world.chain,
      levels: world.controllers.map { controller in
        Shape.Level(
          resting: controller.restingDetent, presenter: controller.presenter, isLoaded: controller.isLoaded)
      })
    values = world.controllers.map { controller in
      variables.compactMap { variable in
        switch variable.kind {
        case .environment, .presentation, .reading: controller.situation[variable.id]
        default: nil
        }
      }
    }
  }

  /// Whether everything that another world of the same shape can be, this one can be too.
  func covers(_ other: WorldKey) -> Bool {
    zip(values, other.values).allSatisfy { left, right in zip(left, right).allSatisfy { $1.isSubset(of: $0) } }
  }
}
