/// Something by which cases are told apart.
public enum Dimension: Hashable, Sendable {
  /// Which of the question's setups it is.
  case alternative
  /// An input of a controller; all controllers share it if the number is -1.
  case input(VariableID, of: Int)
  /// A contested point: which reading is right.
  case reading(VariableID)
  /// What device, orientation and window come to, such as a size class.
  case derived(VariableID)

  /// The variable; nil for the alternative.
  public var variable: VariableID? {
    switch self {
    case .alternative: nil
    case .input(let variable, _), .reading(let variable), .derived(let variable): variable
    }
  }

  /// Whether it is a contested point.
  public var isReading: Bool { if case .reading = self { true } else { false } }
}

/// "This is one of these."
public struct Restriction: Hashable, Sendable {
  /// What is restricted.
  public let dimension: Dimension
  /// The values that are left; for the alternative, the numbers of setups.
  public let values: ValueSet

  /// Makes a restriction.
  public init(_ dimension: Dimension, _ values: ValueSet) {
    self.dimension = dimension
    self.values = values
  }
}

/// A part of a question in which everything that was asked has one answer.
public struct Atom: Sendable {
  /// Which of the question's setups it is a part of.
  public let setupNumber: Int
  /// The setup, narrowed to this part.
  public let setup: Setup
  /// The other setup, where two are compared.
  public internal(set) var counterpart: Setup?
  /// The answers, one an aspect.
  public let values: [AspectValue]

  init(setupNumber: Int, setup: Setup, counterpart: Setup? = nil, values: [AspectValue]) {
    self.setupNumber = setupNumber
    self.setup = setup
    self.counterpart = counterpart
    self.values = values
  }
}

/// The answer to a question: parts of it, each with one answer to everything that was asked.
///
/// The parts are as the engine came upon them. `partition` merges those that are alike in what is looked at.
public struct Response: Sendable {
  let rules: RuleBase
  /// The question's setups.
  public let setups: [Setup]
  /// The parts; none if nothing that the setups say can be.
  public let atoms: [Atom]
  /// Whether all parts were found; false if there are more than anybody would look at.
  public let isComplete: Bool
  /// By what the parts differ.
  public let dimensions: [Dimension]
  /// For each part, the values of each dimension.
  let boxes: [[UInt64]]

  /// Outcomes by which a reader tells cases apart rather than by the inputs that lead to them.
  private static let derived: [VariableID] = [Derived.horizontalClass.id, Derived.verticalClass.id]

  init(rules: RuleBase, setups: [Setup], atoms: [Atom], isComplete: Bool) {
    self.rules = rules
    self.setups = setups
    self.atoms = atoms
    let all = Self.dimensions(rules, setups, atoms)
    let dimensions = Array(all.prefix(Self.dimensionLimit))
    self.isComplete = isComplete && all.count == dimensions.count
    self.dimensions = dimensions
    var boxes = atoms.map { atom in dimensions.map { Self.values(of: $0, in: atom, rules).bits } }
    for (place, dimension) in dimensions.enumerated() {
      guard case .derived = dimension else { continue }
      let known = boxes.reduce(0) { $0 | $1[place] }
      for index in boxes.indices where boxes[index][place] == 0 { boxes[index][place] = known }
    }
    self.boxes = boxes
  }

  /// The most dimensions by which parts are told apart; with more, the answer says that it is not complete.
  static let dimensionLimit = 256

  /// Everything in which some part is narrower than its setup.
  private static func dimensions(_ rules: RuleBase, _ setups: [Setup], _ atoms: [Atom]) -> [Dimension] {
    var result: [Dimension] = []
    var readings: [Dimension] = []
    if Set(atoms.map { $0.setupNumber }).count > 1 { result.append(.alternative) }
    let most = setups.map { $0.world.controllers.count }.max() ?? 0
    for variable in rules.variables {
      let isShared = variable.kind == .environment || variable.kind == .reading
      guard isShared || variable.kind == .presentation else { continue }
      for controller in 0..<(isShared ? min(1, most) : most) {
        let isNarrowed = atoms.contains { atom in
          let before = setups[atom.setupNumber].world.controllers
          guard controller < before.count else { return false }
          return atom.setup.world.controllers[controller].situation[variable.id]
            != before[controller].situation[variable.id]
        }
        guard isNarrowed else { continue }
        if variable.kind == .reading {
          readings.append(.reading(variable.id))
        } else {
          result.append(.input(variable.id, of: isShared ? -1 : controller))
        }
      }
    }
    // Where neither display nor window is open, the inputs themselves say it better.
    if result.contains(.alternative) || result.contains(.input(Input.screen.id, of: -1)) {
      for variable in derived where rules.variables.indices.contains(variable.index) {
        let all = Set(atoms.map { values(of: .derived(variable), in: $0, rules) })
        if all.count > 1 { result.append(.derived(variable)) }
      }
    }
    return result + readings
  }

  /// The values of a dimension in a part; none of what is derived from something that is still open.
  private static func values(of dimension: Dimension, in atom: Atom, _ rules: RuleBase) -> ValueSet {
    switch dimension {
    case .alternative: return ValueSet(atom.setupNumber)
    case .input(let variable, let controller):
      let number = max(controller, 0)
      guard atom.setup.world.controllers.indices.contains(number) else { return .empty }
      return atom.setup.world.controllers[number].situation[variable]
    case .reading(let variable): return atom.setup.world.controllers[0].situation[variable]
    case .derived(let variable):
      var situation = atom.setup.world.controllers[atom.setup.subject].situation
      return (try? rules.value(of: variable, in: &situation)).map { ValueSet($0) } ?? .empty
    }
  }

  /// All values that a dimension has in some part.
  public func extent(of dimension: Dimension) -> ValueSet {
    guard let place = dimensions.firstIndex(of: dimension) else { return .empty }
    return boxes.reduce(.empty) { $0.union(ValueSet(bits: $1[place])) }
  }
}

/// Parts of a question that have one answer, and what tells them from the others.
public struct AnswerCase: Sendable {
  /// The answers to the aspects that the question was parted by.
  public let values: [AspectValue]
  /// When it is so: one of these lists holds, with all that is in it. An empty list always does.
  public internal(set) var conditions: [[Restriction]]
  /// The parts of the answer that belong to it, by their numbers.
  public internal(set) var atoms: [Int]
}

/// An answer parted into cases, in a fixed order: by the most telling distinction first.
public struct Partition: Sendable {
  /// The cases; no two have the same answers.
  public let cases: [AnswerCase]
  /// The distinction that comes first; nil if there is only one case.
  public let firstDistinction: Dimension?
}

extension Response {
  /// Parts the answer by some of its aspects.
  ///
  /// - Parameters:
  ///   - aspects: the places of the aspects in the question; nil for all.
  ///   - within: the parts to look at; nil for all.
  public func partition(by aspects: [Int]? = nil, within: [Int]? = nil) -> Partition {
    var numbers: [[AspectValue]: Int] = [:]
    var outcomes: [[AspectValue]] = []
    var leaves: [PartitionBuilder.Leaf] = []
    for index in within ?? Array(atoms.indices) {
      let all = atoms[index].values
      let values = aspects.map { chosen in chosen.map { all[$0] } } ?? all
      let number = numbers[values] ?? outcomes.count
      if number == outcomes.count {
        numbers[values] = number
        outcomes.append(values)
      }
      leaves.append(PartitionBuilder.Leaf(sets: boxes[index], outcome: number, atoms: [index]))
    }
    var builder = PartitionBuilder(answer: self, leaves: leaves)
    builder.build()
    var cases: [AnswerCase] = []
    for found in builder.cases {
      cases.append(
        AnswerCase(
          values: outcomes[found.outcome], conditions: withoutImpossible(found.paths, within), atoms: found.atoms))
    }
    return Partition(cases: cases, firstDistinction: builder.firstDistinction)
  }

  /// The most parts among which values that cannot be are looked for.
  private static var tidyLimit: Int { 512 }

  /// The same lists without values that cannot be together with the rest of their list.
  ///
  /// Values of which none is before another are told one by one, so that one that cannot be would be a false promise;
  /// a condition that all values fulfil that can be is dropped.
  private func withoutImpossible(_ paths: [[Restriction]], _ within: [Int]?) -> [[Restriction]] {
    let parts = within ?? Array(atoms.indices)
    guard parts.count <= Self.tidyLimit else { return paths }
    var result: [[Restriction]] = []
    for path in paths {
      var path = path
      for restriction in path {
        guard case .input(let variable, _) = restriction.dimension, let place = path.firstIndex(of: restriction),
          !rules.variables[variable.index].domain.isOrdered
        else { continue }
        var possible = ValueSet.empty
        for value in extent(of: restriction.dimension) {
          var changed = path
          changed[place] = Restriction(restriction.dimension, ValueSet(value))
          if parts.contains(where: { isPossible($0, under: changed) }) { possible = possible.union(ValueSet(value)) }
        }
        let kept = restriction.values.intersection(possible)
        if kept.isEmpty { continue }
        if kept == possible { path.remove(at: place) } else { path[place] = Restriction(restriction.dimension, kept) }
      }
      if !result.contains(path) { result.append(path) }
    }
    return result
  }

  /// When a part is one of some rather than another one of those that are looked at.
  ///
  /// - Returns: lists of which one holds; an empty list in it always holds, and no list never does.
  public func conditions(for chosen: Set<Int>, within: [Int]) -> [[Restriction]] {
    let leaves = within.map {
      PartitionBuilder.Leaf(sets: boxes[$0], outcome: chosen.contains($0) ? 1 : 0, atoms: [$0])
    }
    var builder = PartitionBuilder(answer: self, leaves: leaves)
    builder.build()
    return builder.cases.first { $0.outcome == 1 }?.paths ?? []
  }

  /// Whether something of a part is left, and can be, under some restrictions.
  ///
  /// Of a part that pairs two settings, both have to be.
  func isPossible(_ atom: Int, under path: [Restriction]) -> Bool {
    isPossible(atoms[atom].setup, under: path)
      && atoms[atom].counterpart.map { isPossible($0, under: path) } ?? true
  }

  private func isPossible(_ setup: Setup, under path: [Restriction]) -> Bool {
    var setup = setup
    for restriction in path {
      switch restriction.dimension {
      case .alternative, .derived: continue
      case .input(let variable, let controller):
        for index in setup.world.controllers.indices where controller < 0 || controller == index {
          setup.world.controllers[index].situation.narrow(variable.index, to: restriction.values)
          if setup.world.controllers[index].situation[variable].isEmpty { return false }
        }
      case .reading(let variable):
        for index in setup.world.controllers.indices {
          setup.world.controllers[index].situation.narrow(variable.index, to: restriction.values)
        }
      }
    }
    return !rules.possibility(of: setup).isRuledOut
  }
}
