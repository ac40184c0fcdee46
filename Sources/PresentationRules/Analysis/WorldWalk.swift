/// What is presented in the worlds of a walk: a style and a kind of controller.
public struct WorldFamily: Sendable {
  /// What it is called in reports.
  public let name: String
  /// The style that is set.
  public let style: Style
  /// The kind of controller.
  public let controller: ControllerKind
  /// Whether the controller is modal in presentation.
  public let isModal: Bool

  private init(_ name: String, _ style: Style, _ controller: ControllerKind = .plain, isModal: Bool = false) {
    self.name = name
    self.style = style
    self.controller = controller
    self.isModal = isModal
  }

  /// What it sets.
  var values: [(variable: VariableID, values: ValueSet)] {
    [
      (Input.style.id, Variable.set([style])), (Input.controller.id, Variable.set([controller])),
      (Input.isModal.id, Variable.set([isModal ? Answer.yes : .no])),
      (Input.usualAnchor.id, Variable.set([Answer.yes])),
    ]
  }

  /// One of each kind that rules tell apart.
  public static let all: [WorldFamily] = [
    WorldFamily("fullScreen", .fullScreen), WorldFamily("overFullScreen", .overFullScreen),
    WorldFamily("pageSheet", .pageSheet), WorldFamily("formSheet", .formSheet), WorldFamily("popover", .popover),
    WorldFamily("currentContext", .currentContext), WorldFamily("custom", .custom),
    WorldFamily("alert", .automatic, .alert), WorldFamily("action sheet", .automatic, .actionSheet),
    WorldFamily("modal sheet", .pageSheet, isModal: true),
  ]
}

/// A step in a world of the walk.
public struct WorldTrial: Hashable, Sendable {
  /// The families that are presented, by their numbers, the lowest first.
  public let chain: [Int]
  /// What is done.
  public let kind: StepKind
  /// The place in the chain that it is done to; 0 is the root.
  public let place: Int
  /// The family of what is presented, for a present.
  public let family: Int

  /// All steps that are tried in a world.
  public static func all(in chain: [Int]) -> [WorldTrial] {
    var result: [WorldTrial] = []
    for family in WorldFamily.all.indices {
      for place in 0...chain.count {
        result.append(WorldTrial(chain: chain, kind: .present, place: place, family: family))
      }
    }
    for place in 0...chain.count { result.append(WorldTrial(chain: chain, kind: .dismiss, place: place, family: 0)) }
    for kind: StepKind in [.swipe, .swipeAndLetGo, .tapOutside, .pressEscape, .choose] {
      result.append(WorldTrial(chain: chain, kind: kind, place: chain.count, family: 0))
    }
    return result
  }
}

/// What all controllers of a world share, as far as it is known.
public typealias WorldEnvironment = [(variable: VariableID, values: ValueSet)]

extension RuleBase {
  /// The environments in which worlds are walked: one release a generation of presentation rules, and the latest; each
  /// with three pairs of size classes.
  public var worldEnvironments: [WorldEnvironment] {
    let sizes: [(SizeClass, SizeClass)] = [(.compact, .regular), (.regular, .regular), (.compact, .compact)]
    return generationReleases.flatMap { release in
      sizes.map { horizontal, vertical in
        [
          (Input.os.id, Variable.set([release])), (Input.sdk.id, Variable.set([release])),
          (Input.horizontal.id, Variable.set([horizontal])), (Input.vertical.id, Variable.set([vertical])),
        ]
      }
    }
  }

  /// The last release of each generation of presentation rules, and of each design.
  var generationReleases: [Release] {
    var result: [Release] = []
    var last: [Int] = []
    for release in Release.allCases {
      var situation = openSituation()
      situation.set(
        [(Input.os.id, Variable.set([release])), (Input.sdk.id, Variable.set([release]))], program: program)
      let generation = [Derived.generation.id, Derived.newDesign.id].map { variable in
        (try? value(of: variable, in: &situation)) ?? -1
      }
      if generation == last { result.removeLast() }
      result.append(release)
      last = generation
    }
    return result
  }

  /// The world and the step of a trial.
  public func setup(of trial: WorldTrial, in environment: WorldEnvironment) -> Setup {
    var world = World()
    func add(_ name: String, _ values: [(variable: VariableID, values: ValueSet)]) {
      var situation = openSituation()
      situation.set(environment + values, program: program)
      world.controllers.append(Controller(name: name, situation: situation))
    }
    add("root", [])
    for family in trial.chain { add(WorldFamily.all[family].name, WorldFamily.all[family].values) }
    world.chain = Array(world.controllers.indices)
    var step = Step(trial.kind)
    step.receiver = trial.place
    step.text = trial.kind == .choose ? "OK" : ""
    if trial.kind == .present {
      add(WorldFamily.all[trial.family].name, WorldFamily.all[trial.family].values)
      step.object = world.controllers.count - 1
    }
    return Setup(world: world, steps: [step], subject: trial.place)
  }

  /// Walks through all distinct worlds that can be reached from a lone root, breadth first.
  ///
  /// - Parameters:
  ///   - depth: how many steps from the root.
  ///   - visit: plays a trial, and gives the families that are presented afterwards; nil if that is not known.
  /// - Returns: how many distinct worlds there are.
  func walkWorlds(depth: Int, visit: (WorldTrial) -> [Int]?) -> Int {
    var seen: Set<[Int]> = [[]]
    var level: [[Int]] = [[]]
    for _ in 0..<depth {
      var next: [[Int]] = []
      for chain in level {
        for trial in WorldTrial.all(in: chain) {
          guard let reached = visit(trial), reached.count <= depth else { continue }
          if seen.insert(reached).inserted { next.append(reached) }
        }
      }
      level = next
    }
    return seen.count
  }
}
