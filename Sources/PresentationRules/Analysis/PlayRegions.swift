/// Where a choreography and each of its parts count.
///
/// What is `above` or `below` asks the rules about controllers of its own; those regions are about such a controller, the
/// others about the presentation that the step is about. They hold situations that cannot be, too, which keeps them simple:
/// whoever asks whether one is empty asks for those that can be.
struct PlayRegions: Sendable {
  typealias Node = DiagramStore.Node

  /// Where the choreography plays.
  let plays: Node
  /// Where each emission comes.
  let emissions: [Node]
  /// Where some emission of a kind comes, seen from the step's presentation.
  let comes: [EventKind: Node]
  /// Where each order fact orders two events.
  let order: [Node]
  /// Where each flag fact says something of an event.
  let flags: [Node]
}

extension EventKind {
  /// Who hears what, in words: `presenter.viewWillAppear`.
  var words: String {
    let owner =
      switch role {
      case .presented: "presented"
      case .presenter: "presenter"
      case .child: "child"
      case .above: "above"
      case .below: "below"
      case .nobody: "nobody"
      }
    return "\(owner).\(callback.name)"
  }

  /// Whether it is what the controllers below hear where each level of the chain hears the other event.
  func isHeard(onLowerLevelsAs other: EventKind) -> Bool {
    role == .below && other.role == .presented && callback == other.callback
  }

  /// Whether the event asks about another controller than the one that the step is about.
  var asksElsewhere: Bool { role == .above || role == .below }
}

extension RuleSpace {
  /// Where a choreography and its parts count.
  ///
  /// - Parameters:
  ///   - choreography: it, perhaps another one than the rule base has.
  ///   - earlier: those that come before it.
  mutating func playRegions(
    of choreography: Choreography, after earlier: ArraySlice<Choreography>
  ) throws(EffortExceeded) -> PlayRegions {
    var plays = try region(of: choreography.conditions)
    for other in earlier { plays = try store.combine(.butNot, plays, region(of: other.conditions)) }
    var emissions: [Node] = []
    var comes: [EventKind: Node] = [:]
    var comesElsewhere: [EventKind: Node] = [:]
    for emission in choreography.emissions {
      var region = try self.region(of: emission.conditions)
      if !emission.kind.asksElsewhere { region = try store.combine(.both, plays, region) }
      emissions.append(region)
      if emission.kind.asksElsewhere {
        let known = comesElsewhere[emission.kind] ?? DiagramStore.never
        comesElsewhere[emission.kind] = try store.combine(.either, known, region)
      }
      var seen = region
      if emission.kind.asksElsewhere { seen = try canBe(region) ? plays : DiagramStore.never }
      let known = comes[emission.kind] ?? DiagramStore.never
      comes[emission.kind] = try store.combine(.either, known, seen)
    }
    var order: [Node] = []
    for fact in choreography.order {
      var region = try store.combine(.both, plays, self.region(of: fact.conditions))
      for kind in [fact.before, fact.after] {
        // What each level hears is heard on the levels below as well.
        let heard = comes[kind] ?? (kind.role == .below ? comes[.presented(kind.callback)] : nil)
        region = try store.combine(.both, region, heard ?? DiagramStore.never)
      }
      order.append(region)
    }
    var flags: [Node] = []
    for fact in choreography.flags {
      let base = comesElsewhere[fact.kind] ?? comes[fact.kind] ?? DiagramStore.never
      flags.append(try store.combine(.both, base, self.region(of: fact.conditions)))
    }
    return PlayRegions(plays: plays, emissions: emissions, comes: comes, order: order, flags: flags)
  }

  /// Where order facts, one after the other, bring an event after a given one.
  ///
  /// - Parameters:
  ///   - start: the event that comes first.
  ///   - facts: the order facts that may be used, as numbers.
  ///   - mayPass: whether an order may run through events of a kind.
  /// - Returns: for each kind of event that can be reached, where it is.
  mutating func reach(
    from start: EventKind, along facts: [Int], of choreography: Choreography, _ regions: PlayRegions,
    through mayPass: (EventKind) -> Bool
  ) throws(EffortExceeded) -> [EventKind: Node] {
    var reached: [EventKind: Node] = [:]
    var open = [start]
    while let next = open.popLast() {
      let region = next == start ? regions.plays : reached[next] ?? DiagramStore.never
      guard next == start || mayPass(next) else { continue }
      for index in facts where choreography.order[index].before == next {
        let after = choreography.order[index].after
        let known = reached[after] ?? DiagramStore.never
        let step = try store.combine(.both, region, regions.order[index])
        let all = try store.combine(.either, known, step)
        if all != known {
          reached[after] = all
          if after != start { open.append(after) }
        }
      }
    }
    return reached
  }

  /// Where an order follows from other facts: those numbered.
  mutating func implied(
    _ fact: OrderFact, by facts: [Int], of choreography: Choreography, _ regions: PlayRegions
  ) throws(EffortExceeded) -> Node {
    let ends = [fact.before, fact.after]
    let reached = try reach(from: fact.before, along: facts, of: choreography, regions) { kind in
      guard kind.asksElsewhere else { return true }
      // Controllers above and below may be missing; where one of the two events is theirs, it is there, and hears what its
      // conditions say.
      let needed = ends.filter { $0.role == kind.role }
      guard !needed.isEmpty else { return false }
      return needed.allSatisfy { end in
        choreography.emissions.allSatisfy { emission in
          emission.kind != end
            || choreography.emissions.contains {
              $0.kind == kind && $0.conditions.allSatisfy { emission.conditions.contains($0) }
            }
        }
      }
    }
    return reached[fact.after] ?? DiagramStore.never
  }
}
