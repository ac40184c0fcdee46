import PresentationRules

/// The controllers of a scenario and their numbers.
struct Cast {
  private(set) var names: [String] = []
  /// How many of them, from the first on, are presented at the start.
  private(set) var chainCount = 0
  /// The controller that is meant where none is named.
  private(set) var subject = 0
  /// Whether the scenario has the two controllers that nobody named.
  private(set) var isDefault = false
  /// Whose visible children are spoken of.
  var hasChild: [Bool] = []
  private var numbers: [String: Int] = [:]

  init(chain: ChainText?, steps: [StepText]) {
    let first = steps.first
    let startsWithPresent = first?.kind == .present
    if let chain {
      for level in chain.levels { add(level.name.name) }
      chainCount = names.count
    } else {
      isDefault = true
      add("presenter")
      chainCount = 1
      if !startsWithPresent {
        add("presented")
        chainCount = 2
      }
    }
    for step in steps where step.kind == .present {
      switch step.object {
      case .named(let name): add(name.name)
      case .unsaid: if isDefault { add("presented") }
      case .absent: break
      }
    }
    subject = chainCount - 1
    if startsWithPresent, let first {
      switch first.object {
      case .named(let name): subject = numbers[name.name] ?? subject
      case .unsaid: subject = numbers["presented"] ?? subject
      case .absent: break
      }
    }
    hasChild = [Bool](repeating: false, count: names.count)
  }

  private mutating func add(_ name: String) {
    guard numbers[name] == nil else { return }
    numbers[name] = names.count
    names.append(name)
  }

  /// The number of a controller; nil if there is none of that name.
  func number(of name: NodeName) -> Int? { numbers[name.name] }
}
