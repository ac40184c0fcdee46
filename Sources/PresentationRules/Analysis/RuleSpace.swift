/// Why a rule base cannot be analysed as a whole.
public enum AnalysisFailure: Error, Hashable, Sendable {
  /// A variable does not stand at its own place of the list.
  case misplaced(variable: String)
  /// The outcome of a decision depends on itself.
  case cyclic(variables: [String])
  /// It would take more diagram nodes than allowed.
  case tooLarge
}

/// All functions that a rule base defines, from open inputs through the whole chain of decisions.
///
/// The outcome of every decision becomes a function of what is said and of what is read off the world; a region is the
/// set of situations in which conditions hold.
struct RuleSpace: Sendable {
  typealias Node = DiagramStore.Node

  let rules: RuleBase
  let universe: Universe
  var store: DiagramStore
  /// The decision of each variable; -1 for one that has none.
  let decisionOf: [Int]
  /// The level of each variable that no rule decides; -1 for the others.
  let levelOf: [Int]
  /// The variable of each level.
  let variableAt: [Int]
  /// What each level's variable is if nothing is said.
  let usual: [ValueSet]
  /// Whether what can be at all depends on the variable.
  let decidesWhatCanBe: [Bool]
  private var outcomes: [Node?]
  private var confidences: [Node?]
  private var limit: Node?
  private var possibleRegion: Node?
  private var sayableRegion: Node?
  private var usualRegion: Node?

  /// Prepares the functions of a rule base; each is made when it is first asked for.
  init(_ rules: RuleBase, in universe: Universe, nodeLimit: Int) throws(AnalysisFailure) {
    switch rules.unsoundness {
    case .misplaced(let name): throw .misplaced(variable: name)
    case .tooMany: throw .tooLarge
    case .cycle, nil: break
    }
    var decisionOf = [Int](repeating: -1, count: rules.variables.count)
    for (index, decision) in rules.decisions.enumerated() { decisionOf[decision.variable.index] = index }
    let dependencies = Dependencies(rules)
    if let cycle = dependencies.cycle() { throw .cyclic(variables: cycle.map { rules.variables[$0].name }) }
    var order: [Int] = []
    for variable in dependencies.order(from: universe.finals.map { $0.index }) where dependencies.isOpen(variable) {
      order.append(variable)
    }
    var levelOf = [Int](repeating: -1, count: rules.variables.count)
    for (level, variable) in order.enumerated() { levelOf[variable] = level }
    var domains = order.map { rules.variables[$0].domain.everything }
    for limit in universe.limits where limit.count == 1 && limit[0].count == 1 {
      let condition = limit[0][0]
      let level = levelOf[condition.variable.index]
      if level >= 0 { domains[level] = domains[level].intersection(condition.values) }
    }
    self.rules = rules
    self.universe = universe
    self.decisionOf = decisionOf
    self.levelOf = levelOf
    variableAt = order
    usual = order.map { rules.variables[$0].initial }
    decidesWhatCanBe = dependencies.needed(for: universe.possible.map { [$0.variable.index] } ?? [])
    store = DiagramStore(domains: domains, nodeLimit: nodeLimit)
    outcomes = [Node?](repeating: nil, count: rules.variables.count)
    confidences = outcomes
  }
}

// MARK: - Functions of variables

extension RuleSpace {
  /// The value of a variable, as a function of the open ones.
  mutating func outcome(of variable: Int) throws(EffortExceeded) -> Node {
    if let known = outcomes[variable] { return known }
    let result: Node
    let definition = rules.variables[variable]
    if decisionOf[variable] >= 0 {
      result = try outcome(of: rules.decisions[decisionOf[variable]])
    } else if let smaller = definition.smaller, let larger = definition.larger {
      result = try comparison(smaller.index, larger.index)
    } else {
      result = try store.choose(level: levelOf[variable]) { Node(truncatingIfNeeded: $0) }
    }
    outcomes[variable] = result
    return result
  }

  /// How sure a variable's value is, as a function of the open ones; 0 is the best.
  ///
  /// It is that of the weakest rule behind it: the one that decides, and those behind what it asks about.
  mutating func confidence(of variable: Int) throws(EffortExceeded) -> Node {
    if let known = confidences[variable] { return known }
    var result = Node(0)
    if decisionOf[variable] >= 0 { result = try confidence(of: rules.decisions[decisionOf[variable]]) }
    confidences[variable] = result
    return result
  }

  /// The outcome of a decision; a gap is answered as the engine does, with the last value.
  mutating func outcome(of decision: Decision) throws(EffortExceeded) -> Node {
    var result = DiagramStore.undefined
    for rule in decision.rules {
      let region = try region(of: rule.conditions)
      if region == DiagramStore.never { continue }
      result = try store.combine(.orElse, result, store.combine(.when, region, value(of: rule)))
      if region == DiagramStore.always { break }
    }
    let last = Node(truncatingIfNeeded: rules.variables[decision.variable.index].domain.everything.last)
    return try store.combine(.orElse, result, last)
  }

  /// How sure the outcome of a decision is; a gap is the best, since no rule is behind it.
  ///
  /// It also rests on what keeps earlier rules from applying.
  mutating func confidence(of decision: Decision) throws(EffortExceeded) -> Node {
    var result = DiagramStore.undefined
    var obstacles = Node(0)
    for rule in decision.rules {
      let region = try region(of: rule.conditions)
      if region != DiagramStore.never {
        let here = try store.combine(.larger, confidence(of: rule), obstacles)
        result = try store.combine(.orElse, result, store.combine(.when, region, here))
        if region == DiagramStore.always { break }
      }
      obstacles = try store.combine(.larger, obstacles, confidence(ofObstacleTo: rule.conditions))
    }
    return try store.combine(.orElse, result, 0)
  }

  /// How sure it is that conditions do not hold together: as sure as what the first one that fails asks about, and as sure
  /// as can be where that was said or done.
  private mutating func confidence(ofObstacleTo conditions: [Condition]) throws(EffortExceeded) -> Node {
    var holding = DiagramStore.always
    var result = DiagramStore.undefined
    for condition in conditions {
      let region = try region(of: [condition])
      if rules.variables[condition.variable.index].kind == .decision {
        let failing = try store.combine(.butNot, holding, region)
        let confidence = try confidence(of: condition.variable.index)
        result = try store.combine(.orElse, result, store.combine(.when, failing, confidence))
      }
      holding = try store.combine(.both, holding, region)
    }
    return try store.combine(.orElse, result, 0)
  }

  /// How sure what a rule concludes is: it, and what it asks about.
  mutating func confidence(of rule: RuleDefinition) throws(EffortExceeded) -> Node {
    var result = Node(rule.confidence.rawValue)
    for condition in rule.conditions {
      result = try store.combine(.larger, result, confidence(of: condition.variable.index))
    }
    if let source = rule.outcomeVariable {
      result = try store.combine(.larger, result, confidence(of: source.index))
    }
    return result
  }

  /// What a rule concludes where it applies.
  mutating func value(of rule: RuleDefinition) throws(EffortExceeded) -> Node {
    if let source = rule.outcomeVariable { return try outcome(of: source.index) }
    return Node(truncatingIfNeeded: rule.outcome)
  }

  /// Where one value is smaller than another: 0 for yes, 1 for no, as the engine has it.
  private mutating func comparison(_ smaller: Int, _ larger: Int) throws(EffortExceeded) -> Node {
    let left = try outcome(of: smaller)
    let right = try outcome(of: larger)
    var isSmaller = DiagramStore.never
    for value in rules.variables[smaller].domain.everything {
      let here = try store.isIn(left, ValueSet(value))
      let above = try store.isIn(right, ValueSet(bits: ~ValueSet(first: value + 1).bits))
      isSmaller = try store.combine(.either, isSmaller, store.combine(.both, here, above))
    }
    return try store.combine(.butNot, DiagramStore.always, isSmaller)
  }

  /// Replaces the functions of a variable, for a while.
  mutating func replace(_ variable: Int, outcome: Node?, confidence: Node?) {
    outcomes[variable] = outcome
    confidences[variable] = confidence
  }

  /// The functions of a variable that were made so far.
  func functions(of variable: Int) -> (outcome: Node?, confidence: Node?) {
    (outcomes[variable], confidences[variable])
  }

  /// The value of a function in a situation: at the first of the values that it leaves open.
  func value(of function: Node, at situation: [Step.Assignment]) -> Int {
    var node = function
    while !store.isValue(node) {
      let level = store.level(of: node)
      let said = situation.first { $0.variable.index == variableAt[level] }?.values ?? usual[level]
      let value = said.intersection(store.domains[level]).first
      guard let edge = store.edges(of: node).first(where: { ValueSet(bits: $0.bits).contains(value) }) else {
        return -1
      }
      node = edge.node
    }
    return Int(node)
  }
}

// MARK: - Regions

extension RuleSpace {
  /// Where a condition holds.
  mutating func region(of condition: Condition) throws(EffortExceeded) -> Node {
    let variable = condition.variable.index
    if levelOf[variable] >= 0 { return try store.test(level: levelOf[variable], in: condition.values) }
    return try store.isIn(outcome(of: variable), condition.values)
  }

  /// Where all conditions hold.
  mutating func region(of conditions: [Condition]) throws(EffortExceeded) -> Node {
    var result = DiagramStore.always
    for condition in conditions {
      result = try store.combine(.both, result, region(of: condition))
      if result == DiagramStore.never { break }
    }
    return result
  }

  /// What the limits of the universe leave.
  mutating func limits() throws(EffortExceeded) -> Node {
    if let limit { return limit }
    let result = try region(ofLimits: universe.limits)
    limit = result
    return result
  }

  /// Where of each limit all conditions of at least one alternative hold.
  private mutating func region(ofLimits limits: [[[Condition]]]) throws(EffortExceeded) -> Node {
    var result = DiagramStore.always
    for alternatives in limits {
      var some = DiagramStore.never
      for conditions in alternatives { some = try store.combine(.either, some, region(of: conditions)) }
      result = try store.combine(.both, result, some)
    }
    return result
  }

  /// The situations that somebody can say.
  mutating func sayable() throws(EffortExceeded) -> Node {
    if let sayableRegion { return sayableRegion }
    let result = try region(ofLimits: universe.sayable)
    sayableRegion = result
    return result
  }

  /// The situations that examples are taken from first.
  mutating func usualSituations() throws(EffortExceeded) -> Node {
    if let usualRegion { return usualRegion }
    let result = try region(ofLimits: universe.usual)
    usualRegion = result
    return result
  }

  /// The situations that can be at all.
  mutating func possible() throws(EffortExceeded) -> Node {
    if let possibleRegion { return possibleRegion }
    var result = try limits()
    if let condition = universe.possible { result = try store.combine(.both, result, region(of: condition)) }
    possibleRegion = result
    return result
  }

  /// The situations that count for a decision: all that can be or, for what that depends on, all within the limits.
  mutating func situations(for variable: Int) throws(EffortExceeded) -> Node {
    decidesWhatCanBe[variable] ? try limits() : try possible()
  }

  /// Whether some situation of a region can be.
  mutating func canBe(_ region: Node) throws(EffortExceeded) -> Bool { store.meet(region, try possible()) }

  /// One situation of a region that can be, near to that in which nothing is said.
  ///
  /// - Returns: what has to be said of it; nil if there is none.
  mutating func example(in region: Node) throws(EffortExceeded) -> [Step.Assignment]? {
    try example(in: region, within: possible())
  }

  /// One of the given situations that lies in a region, near to that in which nothing is said.
  ///
  /// - Returns: what has to be said of it; nil if there is none.
  mutating func example(in region: Node, within situations: Node) throws(EffortExceeded) -> [Step.Assignment]? {
    let first = try store.combine(.both, situations, usualSituations())
    return example(of: region, first) ?? example(of: region, situations)
  }

  private mutating func example(of region: Node, _ situations: Node) -> [Step.Assignment]? {
    guard let places = store.example(of: region, and: situations, usual: usual) else { return nil }
    var result: [Step.Assignment] = []
    for place in places where !usual[place.level].isSubset(of: place.values) {
      result.append(Step.Assignment(VariableID(variableAt[place.level]), place.values))
    }
    return result.sorted { $0.variable.index < $1.variable.index }
  }
}
