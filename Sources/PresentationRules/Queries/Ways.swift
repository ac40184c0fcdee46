/// Whether a sequence of steps leads to what is looked for.
public enum Reached: UInt8, Hashable, Sendable {
  case yes, no, unknown
}

/// A sequence of steps that leads to what is looked for.
public struct Way: Sendable {
  /// The steps.
  public let steps: [Step]
  /// The cases in which they lead there; `isUnknown` tells where nobody knows.
  public let answer: Response
  /// The parts of the answer in which they do.
  public let atoms: [Int]
  /// Whether nobody knows that they do.
  public let isUnknown: Bool
}

/// A search for the ways that lead to an outcome.
public struct WaySearch: Sendable {
  /// Where all ways start.
  public var setups: [Setup]
  /// What may be done, in the order in which it is tried.
  public var steps: [Step]
  /// The most steps of a way.
  public var depth: Int
  /// Whether a controller that is dismissed counts as another world each time; the search gives up beyond this many.
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
  /// A sequence that holds in all cases is not made longer, and one that leads to a world seen before is dropped.
  ///
  /// - Parameters:
  ///   - search: where it starts, what may be done, how far it goes.
  ///   - progress: hears after each length how many sequences were tried.
  ///   - reached: whether it holds in a case that is known well enough, after the steps that the setup has.
  public func ways(
    _ search: WaySearch, progress: (_ length: Int, _ tried: Int) -> Void = { _, _ in },
    until reached: (inout Setup) throws(Split) -> Reached
  ) -> Ways {
    struct Node {
      let steps: [Step]
      let setups: [Setup]
    }
    var result = Ways()
    var seen: Set<WorldKey> = []
    var open = [Node(steps: [], setups: search.setups)]
    for setup in search.setups {
      forEachCase(of: setup) { (current: inout Setup) throws(Split) in
        seen.insert(WorldKey(try course(of: current).world))
        return .goOn
      }
    }
    for length in 0..<max(search.depth, 0) {
      var next: [Node] = []
      for node in open {
        for step in search.steps where mayFollow(step, node.steps) {
          result.tried += 1
          let steps = node.steps + [step]
          var longer: [Setup] = []
          var isNew = false
          let setups = node.setups.map { Setup(world: $0.world, steps: steps, subject: $0.subject) }
          let answer = collect(setups) { (current: inout Setup) throws(Split) in
            let found = try reached(&current)
            let key = WorldKey(try course(of: current).world)
            if found != .yes, possibleCase(of: current) != nil {
              if !seen.contains(key) {
                isNew = true
                seen.insert(key)
              }
              longer.append(current)
            }
            return [.value(Int(found.rawValue))]
          }
          for found in [Reached.yes, .unknown] {
            let atoms = answer.atoms.indices.filter { answer.atoms[$0].values == [.value(Int(found.rawValue))] }
            if !atoms.isEmpty {
              result.ways.append(Way(steps: steps, answer: answer, atoms: atoms, isUnknown: found == .unknown))
            }
          }
          if isNew, !longer.isEmpty { next.append(Node(steps: steps, setups: Array(longer.prefix(64)))) }
          if longer.count > 64 { result.isComplete = false }
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

/// Everything of a world that later steps depend on.
private struct WorldKey: Hashable {
  private struct Level: Hashable {
    let values: [ValueSet]
    let resting: String?
    let presenter: Int
    let isLoaded: Bool
  }

  private let chain: [Int]
  private let levels: [Level]

  init(_ world: World) {
    chain = world.chain
    levels = world.controllers.map { controller in
      Level(
        values: controller.situation.inputs, resting: controller.restingDetent, presenter: controller.presenter,
        isLoaded: controller.isLoaded)
    }
  }
}

extension Situation {
  /// The values of everything that nobody decided.
  fileprivate var inputs: [ValueSet] {
    possible.indices.map { decidedBy[$0] >= 0 ? .empty : possible[$0] }
  }
}
