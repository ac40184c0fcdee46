/// Whether a mutant can be told from the rule base that it was made of.
public enum Judgement: Sendable {
  /// Every answer is the same on every situation that can be.
  case equivalent
  /// Some answer differs.
  case different(Difference)
  /// It would take more effort than allowed to say.
  case undecided
}

/// Where a mutant differs from the rule base.
public struct Difference: Sendable {
  /// What differs: a final variable, or the name of a choreography, an emission or a fact.
  public enum Subject: Hashable, Sendable {
    /// The value of a variable.
    case variable(VariableID)
    /// Whether a part of a choreography counts, by its name.
    case part(String)
  }

  /// What differs.
  public let subject: Subject
  /// Whether only the confidence of the answer differs.
  public let isOnlyConfidence: Bool
  /// What has to be said for the difference to be seen; what is left out stays as it is when nothing is said.
  ///
  /// Facts that the engine reads off the world may be among it; no step may lead to some combinations of those.
  public let situation: [Step.Assignment]
  /// For a variable, its value without the fault or, if only that differs, its confidence; -1 for a part.
  public let before: Int
  /// The same with the fault.
  public let after: Int
}

/// Tells whether mutants differ from their rule base, on every situation that can be, from open inputs through the whole
/// chain of decisions.
///
/// A judge is a value: to use several cores, give each its own copy.
public struct MutantJudge: Sendable {
  private typealias Node = DiagramStore.Node

  /// Where a variable has another value, and where it is less or more sure.
  private struct Changes {
    var values = DiagramStore.never
    var confidence = DiagramStore.never

    var isAny: Bool { values != DiagramStore.never || confidence != DiagramStore.never }
  }

  private var space: RuleSpace
  private let dependencies: Dependencies
  /// All variables, each after what it is made of.
  private let order: [Int]
  private let isFinal: [Bool]
  private let isRated: [Bool]
  private let chains: [RuleChain]
  private let regions: [PlayRegions]
  private let comparesConfidence: Bool
  private let effort: Int
  /// The judge's diagrams when it was made; taken up again when there are too many new ones.
  private let fresh: RuleSpace
  /// Whether a difference names a situation that shows it.
  private var namesSituation = true
  /// Whether a difference counts only in a situation that somebody can say.
  private var isSaid = true
  /// What a difference is looked for besides.
  private var known: Set<Difference.Subject> = []

  /// Prepares a judge: makes the functions of all variables and the regions of all choreographies.
  ///
  /// - Parameters:
  ///   - rules: the rule base without a fault.
  ///   - universe: which situations count, and which variables are answers; the whole one if left out.
  ///   - comparesConfidence: whether an answer that is less or more sure is another answer.
  ///   - nodeLimit: how many diagram nodes the functions of the rule base may take.
  ///   - effort: how many more a mutant may take before it is left undecided.
  public init(
    _ rules: RuleBase, in universe: Universe? = nil, comparesConfidence: Bool = true,
    nodeLimit: Int = RuleBase.analysisNodeLimit, effort: Int = 1_000_000
  ) throws(AnalysisFailure) {
    let space = try RuleSpace(rules, in: universe ?? rules.wholeUniverse, nodeLimit: nodeLimit)
    try self.init(space, comparesConfidence: comparesConfidence, effort: effort)
  }

  /// Prepares a judge from functions of which some may be made already.
  init(_ space: RuleSpace, comparesConfidence: Bool, effort: Int) throws(AnalysisFailure) {
    var space = space
    let rules = space.rules
    let universe = space.universe
    dependencies = Dependencies(rules)
    order = dependencies.order(from: universe.finals.map { $0.index })
    var isFinal = [Bool](repeating: false, count: rules.variables.count)
    for variable in universe.finals { isFinal[variable.index] = true }
    if let condition = universe.possible { isFinal[condition.variable.index] = true }
    self.isFinal = isFinal
    var isRated = [Bool](repeating: false, count: rules.variables.count)
    for variable in universe.rated { isRated[variable.index] = true }
    self.isRated = isRated
    self.comparesConfidence = comparesConfidence
    self.effort = effort
    var chains: [RuleChain] = []
    var regions: [PlayRegions] = []
    do throws(EffortExceeded) {
      _ = try space.possible()
      _ = try space.sayable()
      _ = try space.usualSituations()
      for variable in order {
        _ = try space.outcome(of: variable)
        if comparesConfidence { _ = try space.confidence(of: variable) }
      }
      for decision in rules.decisions { chains.append(try RuleChain(decision.rules, &space)) }
      for (index, choreography) in rules.choreographies.enumerated() {
        regions.append(try space.playRegions(of: choreography, after: rules.choreographies[..<index]))
      }
    } catch {
      throw .tooLarge
    }
    self.chains = chains
    self.regions = regions
    self.space = space
    fresh = space
  }

  /// Whether a mutant can be told from the rule base.
  ///
  /// - Parameters:
  ///   - mutant: a mutant of the judge's rule base.
  ///   - known: what is known to differ already; another difference is looked for.
  ///   - namesSituation: whether a difference is to name a situation that shows it, which takes longer.
  public mutating func judge(
    _ mutant: Mutant, besides known: Set<Difference.Subject> = [], namingSituation namesSituation: Bool = true
  ) -> Judgement {
    self.namesSituation = namesSituation
    self.known = known
    isSaid = true
    if space.store.nodeCount > fresh.store.nodeCount + effort { space = fresh }
    space.store.nodeLimit = space.store.nodeCount + effort
    // What comes late, is lost or frozen is a matter of several steps, not of one situation.
    switch mutant.part {
    case .lateInput, .lostInput, .frozenInput: return .undecided
    default: break
    }
    do throws(EffortExceeded) {
      let difference: Difference? =
        switch mutant.part {
        case .rule(let decision, let rule): try difference(decision, rule, mutant.change)
        case .forwarding(let index): try forwardingDifference(index)
        case .choreography(let number), .emission(let number, _), .order(let number, _), .flag(let number, _):
          try difference(ofChoreography: number, mutant)
        case .lateInput, .lostInput, .frozenInput: nil
        }
      if let difference { return .different(difference) }
      return .equivalent
    } catch {
      space = fresh
      return .undecided
    }
  }
}

// MARK: - Decisions

extension MutantJudge {
  /// Whether nobody would see it if a rule were not there: others take its place, and every answer stays the same.
  mutating func isUnseen(decision: Int, rule: Int) -> Bool {
    namesSituation = false
    known = []
    isSaid = false
    do throws(EffortExceeded) {
      let chain = chains[decision]
      let applied = try space.store.combine(.both, chain.left[rule], chain.regions[rule])
      let uncovered = try space.store.combine(.isUndefined, chain.later[rule + 1], DiagramStore.never)
      let situations = try space.situations(for: space.rules.decisions[decision].variable.index)
      if space.store.meet(try space.store.combine(.both, applied, uncovered), situations) { return false }
      return try difference(decision, rule, .dropped) == nil
    } catch {
      space = fresh
      return false
    }
  }

  /// Where a fault in a rule is seen; nil if it is nowhere.
  private mutating func difference(
    _ decision: Int, _ rule: Int, _ change: Mutant.Change
  ) throws(EffortExceeded) -> Difference? {
    var mutated = space.rules.decisions[decision]
    let variable = mutated.variable.index
    // Of two decisions for one variable only the last counts.
    guard space.decisionOf[variable] == decision else { return nil }
    mutated.rules = space.rules.mutatedRules(of: mutated, rule, change)
    var changes = [Changes](repeating: Changes(), count: order.count)
    var saved: [(variable: Int, functions: (outcome: Node?, confidence: Node?))] = []
    defer {
      for entry in saved.reversed() {
        space.replace(entry.variable, outcome: entry.functions.outcome, confidence: entry.functions.confidence)
      }
    }
    for next in order {
      guard next == variable || dependencies.sources[next].contains(where: { changes[$0].isAny }) else { continue }
      let old = space.functions(of: next)
      saved.append((next, old))
      space.replace(next, outcome: nil, confidence: old.confidence)
      let new: Node
      if next == variable, let outcome = old.outcome {
        new = try mutatedOutcome(decision, rule, change, mutated, from: outcome)
      } else {
        new = try space.outcome(of: next)
      }
      space.replace(next, outcome: new, confidence: old.confidence)
      changes[next].values = try region(of: old.outcome, differsFrom: new, of: next)
      if let found = try difference(in: changes[next].values, of: next, old.outcome, new, isOnlyConfidence: false) {
        return found
      }
    }
    if let found = try choreographyDifference(changes) { return found }
    guard comparesConfidence else { return nil }
    // Functions of the outcomes are the new ones by now; whether answers are less or more sure is asked last, since it
    // takes longer.
    for next in order {
      guard next == variable || dependencies.sources[next].contains(where: { changes[$0].isAny }) else { continue }
      let old = space.functions(of: next)
      saved.append((next, old))
      space.replace(next, outcome: old.outcome, confidence: nil)
      let new = next == variable ? try space.confidence(of: mutated) : try space.confidence(of: next)
      space.replace(next, outcome: old.outcome, confidence: new)
      changes[next].confidence = try region(of: old.confidence, differsFrom: new, of: next)
      if let found = try difference(
        in: changes[next].confidence, of: next, old.confidence, new, isOnlyConfidence: true)
      {
        return found
      }
    }
    return try confidenceDifference(changes)
  }

  /// The outcome of a decision with a fault in one rule, made from that without the fault.
  private mutating func mutatedOutcome(
    _ decision: Int, _ index: Int, _ change: Mutant.Change, _ mutated: Decision, from old: Node
  ) throws(EffortExceeded) -> Node {
    let chain = chains[decision]
    var region = DiagramStore.never
    var value = chain.values[index]
    if change != .dropped {
      region = try space.region(of: mutated.rules[index].conditions)
      value = try space.value(of: mutated.rules[index])
    }
    let applies = try space.store.combine(.both, chain.left[index], region)
    let applied = try space.store.combine(.both, chain.left[index], chain.regions[index])
    let lost = try space.store.combine(.butNot, applied, applies)
    var result = try space.store.combine(.orElse, space.store.combine(.when, applies, value), old)
    if lost != DiagramStore.never {
      let last = Node(truncatingIfNeeded: space.rules.variables[mutated.variable.index].domain.everything.last)
      let later = try space.store.combine(.orElse, chain.later[index + 1], last)
      result = try space.store.combine(.orElse, space.store.combine(.when, lost, later), result)
    }
    return result
  }

  /// Where two functions of a variable differ; the empty region if that cannot be.
  private mutating func region(
    of old: Node?, differsFrom new: Node, of variable: Int
  ) throws(EffortExceeded) -> Node {
    guard let old, old != new else { return DiagramStore.never }
    let region = try space.store.combine(.differs, old, new)
    return space.store.meet(region, try space.situations(for: variable)) ? region : DiagramStore.never
  }

  /// The difference in a final variable that an example of a region shows; nil if nobody sees one.
  private mutating func difference(
    in region: Node, of variable: Int, _ old: Node?, _ new: Node, isOnlyConfidence: Bool
  ) throws(EffortExceeded) -> Difference? {
    let subject = Difference.Subject.variable(VariableID(variable))
    guard isOnlyConfidence ? isRated[variable] : isFinal[variable], let old, !known.contains(subject) else {
      return nil
    }
    let decides = space.universe.possible?.variable.index == variable
    let seen = try said(decides ? space.limits() : space.possible())
    guard namesSituation else {
      guard space.store.meet(region, seen) else { return nil }
      return Difference(
        subject: subject, isOnlyConfidence: isOnlyConfidence, situation: [], before: -1, after: -1)
    }
    guard let situation = try space.example(in: region, within: seen) else { return nil }
    return Difference(
      subject: subject, isOnlyConfidence: isOnlyConfidence, situation: situation,
      before: space.value(of: old, at: situation), after: space.value(of: new, at: situation))
  }

  /// Those of some situations that somebody can say, if only such count.
  private mutating func said(_ situations: Node) throws(EffortExceeded) -> Node {
    isSaid ? try space.store.combine(.both, situations, space.sayable()) : situations
  }

  /// The difference in whether a part counts, or what it says, that an example of a region shows; nil if that is empty.
  private mutating func difference(
    in region: Node, of part: String, isOnlyConfidence: Bool = false
  ) throws(EffortExceeded) -> Difference? {
    if known.contains(.part(part)) { return nil }
    let seen = try said(space.possible())
    var situation: [Step.Assignment] = []
    if namesSituation {
      guard let example = try space.example(in: region, within: seen) else { return nil }
      situation = example
    } else if !space.store.meet(region, seen) {
      return nil
    }
    return Difference(
      subject: .part(part), isOnlyConfidence: isOnlyConfidence, situation: situation, before: -1, after: -1)
  }

  /// Where choreographies and their parts count otherwise, now that variables have other functions.
  private mutating func choreographyDifference(_ changes: [Changes]) throws(EffortExceeded) -> Difference? {
    func reads(_ conditions: [Condition]) -> Bool { conditions.contains { changes[$0.variable.index].isAny } }
    let choreographies = space.rules.choreographies
    var selectionChanges = false
    for (number, choreography) in choreographies.enumerated() {
      selectionChanges = selectionChanges || reads(choreography.conditions)
      let isRead =
        selectionChanges
        || choreography.emissions.contains { emission in
          reads(emission.conditions) || emission.argument.map { changes[$0.index].isAny } == true
        } || choreography.order.contains { reads($0.conditions) }
        || choreography.flags.contains { reads($0.conditions) }
      guard isRead else { continue }
      let new = try space.playRegions(of: choreography, after: choreographies[..<number])
      if let found = try difference(choreography, choreography, regions[number], new) { return found }
      for (index, emission) in choreography.emissions.enumerated() {
        if let argument = emission.argument {
          let region = try space.store.combine(.both, new.emissions[index], changes[argument.index].values)
          if let found = try difference(in: region, of: emission.id) { return found }
        }
      }
    }
    return nil
  }

  /// Where what is called is less or more sure, now that the confidence of variables is another.
  private mutating func confidenceDifference(_ changes: [Changes]) throws(EffortExceeded) -> Difference? {
    for (number, choreography) in space.rules.choreographies.enumerated() {
      for (index, emission) in choreography.emissions.enumerated() {
        for condition in emission.conditions where changes[condition.variable.index].isAny {
          let region = try space.store.combine(
            .both, regions[number].emissions[index], changes[condition.variable.index].confidence)
          if let found = try difference(in: region, of: emission.id, isOnlyConfidence: true) { return found }
        }
      }
    }
    return nil
  }
}

// MARK: - Choreographies

extension MutantJudge {
  private mutating func difference(
    ofChoreography number: Int, _ mutant: Mutant
  ) throws(EffortExceeded) -> Difference? {
    let rules = space.rules
    let old = rules.choreographies[number]
    let regions = regions[number]
    switch (mutant.part, mutant.change) {
    case (.choreography, .dropped): return try difference(in: regions.plays, of: old.id)
    case (.emission(_, let index), .dropped), (.emission(_, let index), .count):
      return try difference(in: regions.emissions[index], of: old.emissions[index].id)
    case (.order(_, let index), .reversed):
      return try difference(in: regions.order[index], of: old.order[index].id)
    case (.order(_, let index), .dropped):
      let seen = try space.store.combine(
        .butNot, regions.order[index], implied(index, old, regions))
      return try difference(in: seen, of: old.order[index].id)
    case (.flag(_, let index), .dropped):
      var seen = regions.flags[index]
      for (other, fact) in old.flags.enumerated() where other != index {
        let lost = old.flags[index]
        guard fact.kind == lost.kind, fact.flag == lost.flag, fact.value == lost.value else { continue }
        seen = try space.store.combine(.butNot, seen, regions.flags[other])
      }
      return try difference(in: seen, of: old.flags[index].id)
    default:
      let new = rules.mutated(by: mutant).choreographies[number]
      let changed = try space.playRegions(of: new, after: rules.choreographies[..<number])
      return try difference(old, new, regions, changed)
    }
  }

  /// Where an order follows from the other facts of a choreography.
  private mutating func implied(
    _ index: Int, _ choreography: Choreography, _ regions: PlayRegions
  ) throws(EffortExceeded) -> Node {
    let others = choreography.order.indices.filter { $0 != index }
    return try space.implied(choreography.order[index], by: others, of: choreography, regions)
  }

  /// Where a choreography plays otherwise than it did; both have the same parts in the same order.
  private mutating func difference(
    _ old: Choreography, _ new: Choreography, _ before: PlayRegions, _ after: PlayRegions
  ) throws(EffortExceeded) -> Difference? {
    let plays = try space.store.combine(.differs, before.plays, after.plays)
    if let found = try difference(in: plays, of: old.id) { return found }
    for (index, emission) in old.emissions.enumerated() {
      let region = try space.store.combine(.differs, before.emissions[index], after.emissions[index])
      if let found = try difference(in: region, of: emission.id) { return found }
    }
    for (index, fact) in old.order.enumerated() {
      var region = try space.store.combine(.differs, before.order[index], after.order[index])
      if region == DiagramStore.never { continue }
      region = try space.store.combine(.butNot, region, implied(index, old, before))
      if let found = try difference(in: region, of: fact.id) { return found }
    }
    for (index, fact) in old.flags.enumerated() {
      let region = try space.store.combine(.differs, before.flags[index], after.flags[index])
      if let found = try difference(in: region, of: fact.id) { return found }
    }
    return nil
  }

  private mutating func forwardingDifference(_ index: Int) throws(EffortExceeded) -> Difference? {
    let lost = space.rules.forwarding[index]
    for (other, forwarding) in space.rules.forwarding.enumerated()
    where other != index && forwarding.callback == lost.callback {
      return nil
    }
    for (number, choreography) in space.rules.choreographies.enumerated() {
      for (emission, part) in choreography.emissions.enumerated()
      where part.kind.callback == lost.callback && part.kind.role != .nobody {
        if let found = try difference(in: regions[number].emissions[emission], of: lost.id) { return found }
      }
    }
    return nil
  }
}
