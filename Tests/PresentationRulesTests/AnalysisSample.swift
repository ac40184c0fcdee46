@testable import PresentationRules

/// A small ordered domain.
enum Level: UInt8, DomainValue {
  case zero, one, two, three, four, five

  static var domainName: String { "level" }
  static var isOrdered: Bool { true }
  var name: String { "\(rawValue)" }
}

/// A small domain without order.
enum Colour: UInt8, DomainValue {
  case red, green, blue, undetermined

  static var domainName: String { "colour" }
  var name: String { ["red", "green", "blue", "undetermined"][Int(rawValue)] }
}

/// The variables of the small rule bases that the tests of the analysis look at; a variable's slot is only its place.
enum Sample {
  static let speed = Variable<Level>(.os)
  static let limit = Variable<Level>(.sdk)
  static let paint = Variable<Colour>(.platform)
  static let lamp = Variable<Answer>(.idiom)
  static let isSlow = Variable<Answer>(.screen)
  static let first = Variable<Colour>(.displayZoom)
  static let second = Variable<Colour>(.orientation)
  static let allowed = Variable<Answer>(.window)

  static let variables: [VariableDefinition] = [
    definition(speed, "speed", .environment),
    definition(limit, "limit", .environment),
    definition(paint, "paint", .presentation, initial: .red),
    definition(lamp, "lamp", .fact, initial: .no),
    VariableDefinition(
      id: isSlow.id, name: "is slow", summary: "", kind: .comparison, domain: Domain(Answer.self),
      initial: Domain(Answer.self).everything, smaller: speed.id, larger: limit.id),
    definition(first, "first", .decision),
    definition(second, "second?", .decision),
    definition(allowed, "allowed", .decision),
  ]

  private static func definition<Value: DomainValue>(
    _ variable: Variable<Value>, _ name: String, _ kind: VariableKind, initial: Value? = nil
  ) -> VariableDefinition {
    let domain = Domain(Value.self)
    return VariableDefinition(
      id: variable.id, name: name, summary: "", kind: kind, domain: domain,
      initial: initial.map { ValueSet(Int($0.rawValue)) } ?? domain.everything, smaller: nil, larger: nil)
  }

  static let log = source(.deviceLog)
  static let manual = source(.documentation)
  static let thread = source(.thread)
  static let article = source(.article)

  /// Some source of a kind; which one does not matter.
  private static func source(_ kind: SourceEntry.Kind) -> Source {
    Source.allCases.first { $0.kind == kind } ?? Source.allCases[0]
  }

  static let always = Decision(allowed, .first, [rule("allowed.always", when: [], then: Answer.yes)])

  static let firstIsPaint = Decision(
    first, .first,
    [Rule("first.paint", "It is the paint.", when: [], thenValueOf: paint, .documented, [manual])])

  /// A rule whose words and sources are fine.
  static func rule<Value: DomainValue>(
    _ id: String, when conditions: [Condition], then value: Value, _ confidence: Confidence = .documented
  ) -> Rule<Value> {
    Rule(
      id, "It is so.", when: conditions, then: value, confidence, [manual],
      experiment: value.name == "undetermined" ? "Look." : nil)
  }

  /// A rule base with these rules for the second decision, which reads the first.
  static func base(
    _ policy: HitPolicy = .first, _ rules: [Rule<Colour>], first: Decision = firstIsPaint,
    choreographies: [Choreography] = [], forwarding: [Forwarding] = []
  ) -> RuleBase {
    RuleBase(
      variables: variables, decisions: [first, Decision(second, policy, rules), always],
      choreographies: choreographies, forwarding: forwarding)
  }

  /// The universe of the small rule bases.
  static let universe = Universe(possible: allowed.is(.yes), finals: [second.id])
}

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
