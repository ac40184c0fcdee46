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
    var seen: [WorldKey] = []
    var open = [WayNode(steps: [], open: search.setups.enumerated().map { ($0.offset, $0.element) }, closed: [])]
    for setup in search.setups {
      forEachCase(of: setup) { (current: inout Setup) throws(Split) in
        seen.append(WorldKey(try course(of: current).world, variables))
        return .goOn
      }
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
            forEachCase(of: whole) { (current: inout Setup) throws(Split) in
              let found = try reached(&current)
              let key = WorldKey(try course(of: current).world, variables)
              guard possibleCase(of: current) != nil else { return .goOn }
              let atom = Atom(setupNumber: number, setup: current, values: [.value(Int(found.rawValue))])
              atoms.append(atom)
              if found == .yes || found == .never {
                longer.closed.append(
                  Atom(setupNumber: number, setup: current, values: [.value(Int(Reached.no.rawValue))]))
              } else {
                if !seen.contains(where: { $0.covers(key) }) {
                  isNew = true
                  seen.append(key)
                }
                longer.open.append((number, current))
              }
              return .goOn
            }
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

/// Everything of a world that later steps depend on.
private struct WorldKey {
  private struct Level {
    let values: [ValueSet]
    let resting: String?
    let presenter: Int
    let isLoaded: Bool
  }

  private let chain: [Int]
  private let levels: [Level]

  init(_ world: World, _ variables: [VariableDefinition]) {
    chain = world.chain
    levels = world.controllers.map { controller in
      var values: [ValueSet] = []
      for variable in variables {
        switch variable.kind {
        case .environment, .presentation, .reading: values.append(controller.situation[variable.id])
        default: break
        }
      }
      return Level(
        values: values, resting: controller.restingDetent, presenter: controller.presenter,
        isLoaded: controller.isLoaded)
    }
  }

  /// Whether everything that the other world can be, this one can be too.
  func covers(_ other: WorldKey) -> Bool {
    chain == other.chain && levels.count == other.levels.count
      && zip(levels, other.levels).allSatisfy { left, right in
        left.resting == right.resting && left.presenter == right.presenter && left.isLoaded == right.isLoaded
          && zip(left.values, right.values).allSatisfy { $1.isSubset(of: $0) }
      }
  }
}
