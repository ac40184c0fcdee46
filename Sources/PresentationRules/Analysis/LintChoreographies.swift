// What set arithmetic finds in the choreographies.
extension RuleSpace {
  /// Findings about all choreographies and about forwarding.
  mutating func choreographyFindings() -> [Finding] {
    var findings: [Finding] = []
    for (index, choreography) in rules.choreographies.enumerated() {
      do throws(EffortExceeded) {
        let regions = try playRegions(of: choreography, after: rules.choreographies[..<index])
        findings += try eventFindings(of: choreography, regions, after: rules.choreographies[..<index])
        findings += try orderFindings(of: choreography, regions)
        findings += try flagFindings(of: choreography, regions)
      } catch {
        findings.append(Finding(.undecided, choreography.id, "it is too large to analyse"))
      }
    }
    for (index, forwarding) in rules.forwarding.enumerated() {
      if rules.forwarding[..<index].contains(where: { $0.callback == forwarding.callback }) {
        findings.append(
          Finding(.forwarding, forwarding.id, "`\(forwarding.callback.name)` is forwarded by another rule already"))
      }
      let isEmitted = rules.choreographies.contains { choreography in
        choreography.emissions.contains { $0.kind.callback == forwarding.callback && $0.kind.role != .nobody }
      }
      if !isEmitted {
        findings.append(
          Finding(.forwarding, forwarding.id, "`\(forwarding.callback.name)` is never called on a controller"))
      }
    }
    return findings
  }

  private mutating func eventFindings(
    of choreography: Choreography, _ regions: PlayRegions, after earlier: ArraySlice<Choreography>
  ) throws(EffortExceeded) -> [Finding] {
    guard try canBe(regions.plays) else {
      return [Finding(.neverPlays, choreography.id, "its conditions never hold where no earlier choreography plays")]
    }
    var findings: [Finding] = []
    for place in choreography.conditions.indices {
      var others = choreography.conditions
      let condition = others.remove(at: place)
      let wider = Choreography(
        choreography.id, choreography.summary, when: others, emissions: [], order: [])
      let added = try store.combine(.butNot, playRegions(of: wider, after: earlier).plays, regions.plays)
      if try !canBe(added) {
        findings.append(redundant(condition, of: choreography.id))
      }
    }
    for (index, emission) in choreography.emissions.enumerated() {
      guard try canBe(regions.emissions[index]) else {
        findings.append(Finding(.neverPlays, emission.id, "it never comes"))
        continue
      }
      let base = emission.kind.asksElsewhere ? DiagramStore.always : regions.plays
      findings += try redundantConditions(emission.conditions, of: emission.id, base, regions.emissions[index])
    }
    return findings
  }

  private mutating func orderFindings(
    of choreography: Choreography, _ regions: PlayRegions
  ) throws(EffortExceeded) -> [Finding] {
    var findings: [Finding] = []
    var used: [Int] = []
    var isUsed = [Bool](repeating: false, count: choreography.order.count)
    for (index, fact) in choreography.order.enumerated() {
      if let kind = [fact.before, fact.after].first(where: { kind in
        !choreography.emissions.contains { $0.kind == kind || kind.isHeard(onLowerLevelsAs: $0.kind) }
      }) {
        findings.append(
          Finding(.noSuchEvent, fact.id, "`\(kind.words)` is never emitted in `\(choreography.id)`"))
        continue
      }
      // Each level hears its own events; a fact about two levels says nothing of one.
      let isAcrossLevels = choreography.emissions.contains { emission in
        fact.before.isHeard(onLowerLevelsAs: emission.kind) || fact.after.isHeard(onLowerLevelsAs: emission.kind)
      }
      if isAcrossLevels { continue }
      guard try canBe(regions.order[index]) else {
        findings.append(Finding(.neverPlays, fact.id, "the two events never come together where it holds"))
        continue
      }
      var base = regions.plays
      for kind in [fact.before, fact.after] {
        base = try store.combine(.both, base, regions.comes[kind] ?? DiagramStore.never)
      }
      findings += try redundantConditions(fact.conditions, of: fact.id, base, regions.order[index])
      let back = try reach(from: fact.after, along: used, of: choreography, regions) { _ in true }
      let circle = try store.combine(.both, regions.order[index], back[fact.before] ?? DiagramStore.never)
      if fact.before == fact.after {
        findings.append(Finding(.cyclicOrder, fact.id, "an event cannot come before itself"))
        continue
      }
      if let witness = try example(in: circle) {
        findings.append(
          Finding(
            .cyclicOrder, fact.id, "earlier facts say the opposite: \(rules.description(of: witness))"))
        continue
      }
      used.append(index)
      isUsed[index] = true
    }
    for (index, fact) in choreography.order.enumerated() where isUsed[index] {
      let others = choreography.order.indices.filter { isUsed[$0] && $0 != index }
      let follows = try implied(fact, by: others, of: choreography, regions)
      if try !canBe(store.combine(.butNot, regions.order[index], follows)) {
        findings.append(Finding(.impliedOrder, fact.id, "it follows from other order facts"))
        isUsed[index] = false
      }
    }
    return findings
  }

  private mutating func flagFindings(
    of choreography: Choreography, _ regions: PlayRegions
  ) throws(EffortExceeded) -> [Finding] {
    var findings: [Finding] = []
    for (index, fact) in choreography.flags.enumerated() {
      guard choreography.emissions.contains(where: { $0.kind == fact.kind }) else {
        findings.append(
          Finding(
            .noSuchEvent, fact.id,
            "`\(fact.kind.words)` is never emitted in `\(choreography.id)`"))
        continue
      }
      guard try canBe(regions.flags[index]) else {
        findings.append(Finding(.neverPlays, fact.id, "the event never comes where it holds"))
        continue
      }
      for earlier in choreography.flags.indices.prefix(index) {
        let other = choreography.flags[earlier]
        guard other.kind == fact.kind, other.flag == fact.flag, other.value != fact.value else { continue }
        let common = try store.combine(.both, regions.flags[index], regions.flags[earlier])
        if let witness = try example(in: common) {
          findings.append(
            Finding(
              .contradictingFlags, fact.id,
              "`\(other.id)` says something else: \(rules.description(of: witness))"))
        }
      }
    }
    return findings
  }

  /// The conditions without which a region would be the same within a larger one.
  private mutating func redundantConditions(
    _ conditions: [Condition], of id: String, _ base: Node, _ region: Node
  ) throws(EffortExceeded) -> [Finding] {
    var findings: [Finding] = []
    for place in conditions.indices {
      var others = conditions
      let condition = others.remove(at: place)
      let wider = try store.combine(.both, base, self.region(of: others))
      if try !canBe(store.combine(.butNot, wider, region)) {
        findings.append(redundant(condition, of: id))
      }
    }
    return findings
  }

  private func redundant(_ condition: Condition, of id: String) -> Finding {
    Finding(
      .redundantCondition, id,
      "without its condition on `\(rules.variables[condition.variable.index].name)` nothing would be different")
  }
}
