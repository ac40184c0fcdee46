/// Where a piece of knowledge counts: on which systems and builds, and against which of its neighbours.
public struct Applicability: Sendable {
  /// Consecutive systems with the same builds.
  public struct Span: Hashable, Sendable {
    /// The numbers of the releases of the system.
    public var systems: ValueSet
    /// The numbers of the releases of the SDK with which it counts there.
    public let builds: ValueSet
  }

  /// The systems and builds with which it counts in some situation that can be; empty if it never does.
  public internal(set) var spans: [Span] = []
  /// A situation in which it counts, near to that in which nothing is said; empty if that is one, or if there is none.
  public internal(set) var example: [Step.Assignment] = []
  /// The earlier rules of its decision that take situations from it, by their places.
  public internal(set) var losesTo: [Int] = []
  /// The later rules of its decision that it takes situations from, by their places.
  public internal(set) var winsOver: [Int] = []

  /// Whether it counts anywhere.
  public var everCounts: Bool { !spans.isEmpty }
}

extension RuleBase {
  /// Where pieces of knowledge count, computed over all situations.
  ///
  /// - Parameters:
  ///   - parts: the pieces, by their places in the rule base.
  ///   - universe: which situations count.
  ///   - system: the variable of the system's release.
  ///   - build: the variable of the SDK's release.
  ///   - nodeLimit: how much effort to spend.
  /// - Returns: one for each part; nil where that is not known: of what is no rule, emission or fact, or if it takes too
  ///   much effort.
  public func applicability(
    of parts: [Mutant.Part], in universe: Universe, system: VariableID = Input.os.id, build: VariableID = Input.sdk.id,
    nodeLimit: Int = RuleBase.analysisNodeLimit
  ) -> [Applicability?] {
    var result = [Applicability?](repeating: nil, count: parts.count)
    do throws(AnalysisFailure) {
      var space = try RuleSpace(self, in: universe, nodeLimit: nodeLimit)
      for index in parts.indices {
        do throws(EffortExceeded) {
          result[index] = try space.applicability(of: parts[index], system: system, build: build)
        } catch {
          break
        }
      }
    } catch {
      // A rule base that cannot be analysed has findings that say why.
    }
    return result
  }
}

extension RuleSpace {
  fileprivate mutating func applicability(
    of part: Mutant.Part, system: VariableID, build: VariableID
  ) throws(EffortExceeded) -> Applicability? {
    var result = Applicability()
    let region: Node
    let situations: Node
    switch part {
    case .rule(let number, let index):
      let decision = rules.decisions[number]
      situations = try self.situations(for: decision.variable.index)
      let chain = try RuleChain(decision.rules, &self)
      region = try store.combine(.both, chain.left[index], chain.regions[index])
      for other in decision.rules.indices where other != index {
        let first = min(other, index)
        let common = try store.combine(.both, chain.regions[other], chain.regions[index])
        guard store.meet(try store.combine(.both, common, chain.left[first]), situations) else { continue }
        if other < index { result.losesTo.append(other) } else { result.winsOver.append(other) }
      }
    case .emission(let number, let index):
      situations = try possible()
      region = try regions(of: number).emissions[index]
    case .order(let number, let index):
      situations = try possible()
      region = try regions(of: number).order[index]
    case .flag(let number, let index):
      situations = try possible()
      region = try regions(of: number).flags[index]
    default: return nil
    }
    result.spans = try spans(of: region, within: situations, system: system.index, build: build.index)
    // What decides what can be may count in situations that cannot be as well; those are the last choice.
    var example = try example(in: region, within: possible())
    if example == nil { example = try self.example(in: region, within: situations) }
    result.example = example ?? []
    return result
  }

  private mutating func regions(of choreography: Int) throws(EffortExceeded) -> PlayRegions {
    try playRegions(of: rules.choreographies[choreography], after: rules.choreographies[..<choreography])
  }

  private mutating func spans(
    of region: Node, within situations: Node, system: Int, build: Int
  ) throws(EffortExceeded) -> [Applicability.Span] {
    var spans: [Applicability.Span] = []
    for release in rules.variables[system].domain.everything {
      let here = try store.combine(
        .both, region, self.region(of: Condition(VariableID(system), ValueSet(release))))
      guard store.meet(here, situations) else { continue }
      var builds = ValueSet.empty
      for sdk in rules.variables[build].domain.everything {
        let both = try store.combine(.both, here, self.region(of: Condition(VariableID(build), ValueSet(sdk))))
        if store.meet(both, situations) { builds = builds.union(ValueSet(sdk)) }
      }
      if let last = spans.last, last.builds == builds, last.systems.last == release - 1 {
        spans[spans.count - 1].systems = last.systems.union(ValueSet(release))
      } else {
        spans.append(Applicability.Span(systems: ValueSet(release), builds: builds))
      }
    }
    return spans
  }
}
