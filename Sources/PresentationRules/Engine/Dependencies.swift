/// Which variables the value of a variable is made of.
struct Dependencies: Sendable {
  /// The variables that the rules of each variable read, in the order in which they do.
  let sources: [[Int]]

  init(_ rules: RuleBase) {
    var sources = [[Int]](repeating: [], count: rules.variables.count)
    for variable in rules.variables where variable.id.index < sources.count {
      if let smaller = variable.smaller, let larger = variable.larger {
        sources[variable.id.index] = [smaller.index, larger.index]
      }
    }
    for decision in rules.decisions {
      var read: [Int] = []
      for rule in decision.rules {
        for condition in rule.conditions where !read.contains(condition.variable.index) {
          read.append(condition.variable.index)
        }
        if let source = rule.outcomeVariable, !read.contains(source.index) { read.append(source.index) }
      }
      sources[decision.variable.index] = read
    }
    self.sources = sources
    hasRules = rules.variables.indices.map { index in
      rules.variables[index].smaller != nil || rules.decisions.contains { $0.variable.index == index }
    }
  }

  private let hasRules: [Bool]

  /// Whether nothing decides the variable.
  func isOpen(_ variable: Int) -> Bool { !hasRules[variable] }

  /// All variables, what a variable is made of before it: first what the given ones are made of.
  func order(from roots: [Int]) -> [Int] {
    var result: [Int] = []
    var seen = [Bool](repeating: false, count: sources.count)
    for root in roots { visit(root, &seen, &result) }
    for root in sources.indices { visit(root, &seen, &result) }
    return result
  }

  private func visit(_ variable: Int, _ seen: inout [Bool], _ result: inout [Int]) {
    if seen[variable] { return }
    seen[variable] = true
    for source in sources[variable] { visit(source, &seen, &result) }
    result.append(variable)
  }

  /// The variables that some of the given ones are made of, with them.
  func needed(for roots: [Int]) -> [Bool] {
    var seen = [Bool](repeating: false, count: sources.count)
    var result: [Int] = []
    for root in roots { visit(root, &seen, &result) }
    return seen
  }

  /// A variable that depends on itself, with those in between; nil if there is none.
  func cycle() -> [Int]? {
    var state = [UInt8](repeating: 0, count: sources.count)
    var path: [Int] = []
    for root in sources.indices {
      if let found = cycle(from: root, &state, &path) { return found }
    }
    return nil
  }

  private func cycle(from variable: Int, _ state: inout [UInt8], _ path: inout [Int]) -> [Int]? {
    if state[variable] == 2 { return nil }
    if state[variable] == 1 {
      guard let start = path.firstIndex(of: variable) else { return [variable] }
      return Array(path[start...])
    }
    state[variable] = 1
    path.append(variable)
    for source in sources[variable] {
      if let found = cycle(from: source, &state, &path) { return found }
    }
    path.removeLast()
    state[variable] = 2
    return nil
  }
}
