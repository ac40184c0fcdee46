/// Something that is wrong with a rule base, or in it for nothing.
public struct Finding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A name that two pieces of knowledge have.
    case doubleID
    /// A name that is not made of lower-case words, hyphens and dots.
    case malformedID
    /// A statement that is too long, no sentence, or more than one.
    case statement
    /// A piece of knowledge that rests on nothing.
    case missingSource
    /// A source without a title or an address, or with a date that is none.
    case malformedSource
    /// A source of the catalogue that nothing rests on.
    case unusedSource
    /// A confidence that none of the sources gives.
    case overclaimed
    /// An answer that nobody knows, without the experiment that would settle it.
    case missingExperiment
    /// A variable that stands at another one's place, or that is read and not listed.
    case misplacedVariable
    /// More of something than the engine has room for.
    case tooMany
    /// Two decisions for one variable.
    case doubleDecision
    /// An outcome without a decision.
    case missingDecision
    /// A decision for a variable that is no outcome.
    case strayDecision
    /// A decision that depends on its own outcome.
    case cycle
    /// A variable that no rule reads and no answer shows.
    case unreadVariable
    /// A value that no rule tells apart from others.
    case unreadValue
    /// A situation that no rule of a decision covers.
    case gap
    /// A rule whose conditions never hold together.
    case contradiction
    /// A rule whose situations all belong to earlier rules.
    case shadowed
    /// Two rules of a decision with the policy `unique` that apply together.
    case overlap
    /// A rule without which its decision would say the same.
    case redundantRule
    /// A rule without which its decision would say something else, and no answer shows it.
    case unseenRule
    /// A condition without which every answer would be the same.
    case redundantCondition
    /// A choreography, an emission, an order fact or a flag fact that never counts.
    case neverPlays
    /// An order fact or a flag fact about an event that is never emitted there.
    case noSuchEvent
    /// An order fact that follows from others.
    case impliedOrder
    /// Order facts that run in a circle.
    case cyclicOrder
    /// Two flag facts that say different things of one moment.
    case contradictingFlags
    /// Two forwardings of one callback, or one of a callback that is never emitted.
    case forwarding
    /// Something that could not be computed within the bounds.
    case undecided

    /// The kind in a few words.
    public var name: String {
      switch self {
      case .doubleID: "name used twice"
      case .malformedID: "malformed name"
      case .statement: "statement"
      case .missingSource: "no source"
      case .malformedSource: "malformed source"
      case .unusedSource: "unused source"
      case .overclaimed: "confidence not backed"
      case .missingExperiment: "no experiment"
      case .misplacedVariable: "misplaced variable"
      case .tooMany: "too many"
      case .doubleDecision: "two decisions"
      case .missingDecision: "no decision"
      case .strayDecision: "decided input"
      case .cycle: "cyclic decisions"
      case .unreadVariable: "unread variable"
      case .unreadValue: "unread value"
      case .gap: "gap"
      case .contradiction: "contradiction"
      case .shadowed: "shadowed rule"
      case .overlap: "overlap"
      case .redundantRule: "redundant rule"
      case .unseenRule: "unseen rule"
      case .redundantCondition: "redundant condition"
      case .neverPlays: "never plays"
      case .noSuchEvent: "no such event"
      case .impliedOrder: "implied order"
      case .cyclicOrder: "cyclic order"
      case .contradictingFlags: "contradicting flags"
      case .forwarding: "forwarding"
      case .undecided: "undecided"
      }
    }
  }

  /// What is wrong.
  public let kind: Kind
  /// The rule, emission, fact, choreography or variable that it is about.
  public let id: String
  /// What is wrong with it, in a sentence that begins in lower case.
  public let message: String

  /// Makes a finding.
  public init(_ kind: Kind, _ id: String, _ message: String) {
    self.kind = kind
    self.id = id
    self.message = message
  }
}

extension RuleBase {
  /// The most diagram nodes that an analysis makes unless told otherwise; each takes about a hundred bytes.
  public static let analysisNodeLimit = 4_000_000

  /// Everything that is wrong with the rule base, or in it for nothing.
  ///
  /// Nothing is sampled: gaps, overlaps, shadowed and redundant rules are computed by set arithmetic, through the whole
  /// chain of decisions from open inputs.
  ///
  /// - Parameters:
  ///   - universe: which situations count; the whole one if left out.
  ///   - catalogue: all sources that there are, to find those that nothing rests on.
  ///   - nodeLimit: how much effort to spend; what takes more is reported as undecided.
  public func findings(
    in universe: Universe? = nil, catalogue: [Source] = [], nodeLimit: Int = RuleBase.analysisNodeLimit
  ) -> [Finding] {
    var findings = wordingFindings(catalogue: catalogue)
    findings += structureFindings(in: universe ?? wholeUniverse)
    if case .tooMany = unsoundness { return findings }
    do throws(AnalysisFailure) {
      var space = try RuleSpace(self, in: universe ?? wholeUniverse, nodeLimit: nodeLimit)
      for decision in decisions { findings += space.findings(of: decision) }
      findings += space.choreographyFindings()
      findings += try unseenRules(space, besides: findings)
    } catch {
      // The other failures are findings of the structure already.
      if case .tooLarge = error { findings.append(Finding(.undecided, "rules", "the rules are too large to analyse")) }
    }
    return findings
  }

  /// Findings about rules whose absence no answer would show, other than those found already.
  private func unseenRules(_ space: RuleSpace, besides found: [Finding]) throws(AnalysisFailure) -> [Finding] {
    var findings: [Finding] = []
    var judge = try MutantJudge(space, comparesConfidence: true, effort: 1_000_000)
    let known = Set(found.filter { [.contradiction, .shadowed, .redundantRule].contains($0.kind) }.map { $0.id })
    for (number, decision) in decisions.enumerated() {
      for (index, rule) in decision.rules.enumerated() where !known.contains(rule.id) {
        if judge.isUnseen(decision: number, rule: index) {
          findings.append(Finding(.unseenRule, rule.id, "no answer shows what it decides"))
        }
      }
    }
    return findings
  }

  /// A situation in words: each variable with what it has to be.
  public func description(of assignments: [Step.Assignment]) -> String {
    if assignments.isEmpty { return "nothing said" }
    var result = ""
    for assignment in assignments {
      if !result.isEmpty { result += "; " }
      guard variables.indices.contains(assignment.variable.index) else { continue }
      let variable = variables[assignment.variable.index]
      result += "\(variable.name) \(description(of: assignment.values, in: variable.domain))"
    }
    return result
  }

  /// A set of values in words: one, a range of an ordered domain, or a list.
  public func description(of values: ValueSet, in domain: Domain) -> String {
    let names = values.compactMap { domain.valueNames.indices.contains($0) ? domain.valueNames[$0] : nil }
    guard let first = names.first, let last = names.last else { return "nothing" }
    if names.count == 1 { return first }
    if domain.isOrdered, values.last - values.first + 1 == values.count { return "\(first)…\(last)" }
    if names.count == domain.valueNames.count { return "any" }
    var result = first
    for name in names.dropFirst().prefix(5) { result += ", \(name)" }
    return names.count > 6 ? result + ", …" : result
  }
}
