/// What a pattern says about one event.
public struct EventMatcher: Hashable, Sendable {
  /// The controller that hears it; -1 for nobody, -2 for whoever does.
  public var subject: Int
  /// Whether it is the visible child of that controller.
  public var isChild: Bool
  /// What is called.
  public var callback: Callback
  /// The number of the argument's value; -1 for any argument.
  public var argument: Int
  /// A handler's title; nil for any.
  public var text: String?
  /// What flags must be known to read.
  public var flags: [FlagReading]

  /// Makes a matcher; without more it matches the callback of that controller whatever its argument.
  public init(
    subject: Int, isChild: Bool = false, _ callback: Callback, argument: Int = -1, text: String? = nil,
    flags: [FlagReading] = []
  ) {
    self.subject = subject
    self.isChild = isChild
    self.callback = callback
    self.argument = argument
    self.text = text
    self.flags = flags
  }

  /// Whether an event is the one that is meant.
  public func matches(_ event: Event) -> Bool {
    guard callback == event.callback, subject == -2 || (subject == event.subject && isChild == event.isChild) else {
      return false
    }
    if argument >= 0, argument != event.argument { return false }
    if let text, text != event.text { return false }
    return flags.allSatisfy { event.flags.contains($0) }
  }
}

/// A part of an event pattern.
public indirect enum PatternPart: Hashable, Sendable {
  /// One event.
  case event(EventMatcher)
  /// The event, once or more.
  case repeated(EventMatcher)
  /// The event, or nothing.
  case perhaps(EventMatcher)
  /// The event any number of times, also never.
  case anyNumber(EventMatcher)
  /// Anything or nothing.
  case anything
  /// Anything or nothing, but none of these events.
  case anythingBut([EventMatcher])
  /// Sequences that may be interleaved in any order.
  case anyOrder([[PatternPart]])
}

/// A pattern that holds only if it accepts every possible sequence of a timeline.
public struct EventPattern: Hashable, Sendable {
  /// The parts, in order.
  public let parts: [PatternPart]

  /// Makes a pattern; no parts means that nothing is called.
  public init(_ parts: [PatternPart]) { self.parts = parts }

  /// The most states that a pattern may have.
  public static let stateLimit = 256

  /// The most states of the comparison that are looked at before it is given up.
  public static let comparisonLimit = 200_000

  /// Whether some event of the pattern has this callback.
  public func mentions(_ callback: Callback) -> Bool { Self.mentions(callback, in: parts) }

  private static func mentions(_ callback: Callback, in parts: [PatternPart]) -> Bool {
    parts.contains { part in
      switch part {
      case .event(let matcher), .repeated(let matcher), .perhaps(let matcher), .anyNumber(let matcher):
        matcher.callback == callback
      case .anythingBut(let matchers): matchers.contains { $0.callback == callback }
      case .anything: false
      case .anyOrder(let branches): branches.contains { mentions(callback, in: $0) }
      }
    }
  }

  /// All events that the pattern speaks of.
  public var matchers: [EventMatcher] { Self.matchers(in: parts) }

  private static func matchers(in parts: [PatternPart]) -> [EventMatcher] {
    parts.flatMap { part -> [EventMatcher] in
      switch part {
      case .event(let matcher), .repeated(let matcher), .perhaps(let matcher), .anyNumber(let matcher): [matcher]
      case .anythingBut(let matchers): matchers
      case .anything: []
      case .anyOrder(let branches): branches.flatMap { self.matchers(in: $0) }
      }
    }
  }

  /// The same with every event replaced.
  public func mapped(_ change: (EventMatcher) -> EventMatcher) -> EventPattern {
    EventPattern(Self.mapped(parts, change))
  }

  private static func mapped(_ parts: [PatternPart], _ change: (EventMatcher) -> EventMatcher) -> [PatternPart] {
    parts.map { part in
      switch part {
      case .event(let matcher): .event(change(matcher))
      case .repeated(let matcher): .repeated(change(matcher))
      case .perhaps(let matcher): .perhaps(change(matcher))
      case .anyNumber(let matcher): .anyNumber(change(matcher))
      case .anything: .anything
      case .anythingBut(let matchers): .anythingBut(matchers.map(change))
      case .anyOrder(let branches): .anyOrder(branches.map { mapped($0, change) })
      }
    }
  }

  /// The same without what it says about flags.
  public var withoutFlags: EventPattern {
    mapped { matcher in
      var plain = matcher
      plain.flags = []
      return plain
    }
  }

  /// The pattern as a machine; nil if it has too many states.
  func automaton() -> Automaton? { Automaton(parts, limit: Self.stateLimit) }

  /// Whether the pattern can be compared at all.
  public var isSmallEnough: Bool { automaton() != nil }
}

/// How a pattern and a timeline compare.
public enum PatternVerdict: Hashable, Sendable {
  /// The pattern accepts every possible sequence.
  case holds
  /// A possible sequence that the pattern does not accept, as indices of events, and how many of them it accepts.
  case refused(sequence: [Int], accepted: Int)
  /// There are too many events or orders to compare them all.
  case tooLarge
}

/// How a recorded sequence and a timeline compare.
public enum RecordedFit: Hashable, Sendable {
  /// The sequence is a possible one.
  case fits
  /// That many of the recorded events fit before the first that does not; all of them if the recording ends too early.
  case diverges(after: Int)
  /// There are too many events or orders to compare them all.
  case tooLarge
}

extension Timeline {
  /// Compares the timeline with a pattern.
  public func compare(with pattern: EventPattern) -> PatternVerdict {
    guard let automaton = pattern.automaton(), let before = predecessors() else { return .tooLarge }
    return Comparison(timeline: self, automaton: automaton, before: before).run()
  }

  /// Whether a recorded sequence is one of the possible ones.
  ///
  /// - Parameter sequence: matchers for what was recorded, in order.
  public func fit(of sequence: [EventMatcher]) -> RecordedFit {
    guard let prefixes = prefixes(of: sequence[...]) else { return .tooLarge }
    return prefixes.ends.last == sequence.count ? .fits : .diverges(after: prefixes.fitting)
  }

  /// How much of a recorded sequence is the beginning of a possible one.
  ///
  /// - Returns: how many events fit before the first that does not, and after how many of those the timeline may be over;
  ///   nil if there are too many events or orders to compare them all.
  public func prefixes(of sequence: ArraySlice<EventMatcher>) -> (fitting: Int, ends: [Int])? {
    guard let before = predecessors() else { return nil }
    var states: Set<Progress> = [Progress()]
    var ends: [Int] = isComplete(Progress()) ? [0] : []
    var fitting = 0
    var looked = 0
    for matcher in sequence {
      var next: Set<Progress> = []
      for state in states {
        for step in steps(from: state, before: before) where matcher.matches(events[step.event]) {
          next.insert(step.to)
        }
      }
      if next.isEmpty { break }
      looked += next.count
      if looked > EventPattern.comparisonLimit { return nil }
      fitting += 1
      states = next
      if states.contains(where: { isComplete($0) }) { ends.append(fitting) }
    }
    return (fitting, ends)
  }

  /// How far a sequence has come: the events that are over, and the repeatable ones that have begun.
  struct Progress: Hashable {
    var done: UInt64 = 0
    var started: UInt64 = 0
  }

  /// Whether every event that has to come has come.
  func isComplete(_ progress: Progress) -> Bool {
    for index in events.indices {
      let bit: UInt64 = 1 << UInt64(index)
      if (progress.done | progress.started) & bit == 0, !events[index].count.isOptional { return false }
    }
    return true
  }

  /// The events that may come next, and how far the sequence has come after each.
  ///
  /// An optional event that is passed over, and a repeatable one that is not repeated, are over as soon as a later one comes.
  func steps(from progress: Progress, before: [UInt64]) -> [(event: Int, to: Progress)] {
    var result: [(event: Int, to: Progress)] = []
    for index in events.indices {
      let bit: UInt64 = 1 << UInt64(index)
      if progress.done & bit != 0 { continue }
      let open = before[index] & ~progress.done
      var mayCome = true
      for earlier in ValueSet(bits: open) where progress.started & (1 << UInt64(earlier)) == 0 {
        if !events[earlier].count.isOptional {
          mayCome = false
          break
        }
      }
      guard mayCome else { continue }
      var next = progress
      next.done |= open
      next.started &= ~open
      if events[index].count.isRepeatable { next.started |= bit } else { next.done |= bit }
      result.append((event: index, to: next))
    }
    return result
  }
}

/// A pattern as a machine without memory: states, and which events lead from one to which.
struct Automaton {
  /// A set of states.
  struct States: Hashable {
    var words: SIMD4<UInt64> = .zero

    var isEmpty: Bool { words == .zero }

    mutating func insert(_ state: Int) { words[state >> 6] |= 1 << UInt64(state & 63) }

    func contains(_ state: Int) -> Bool { words[state >> 6] & (1 << UInt64(state & 63)) != 0 }
  }

  enum Label {
    case event(EventMatcher)
    case anything
    case anythingBut([EventMatcher])

    func accepts(_ event: Event) -> Bool {
      switch self {
      case .event(let matcher): matcher.matches(event)
      case .anything: true
      case .anythingBut(let matchers): !matchers.contains { $0.matches(event) }
      }
    }
  }

  struct Edge {
    let from: Int
    let to: Int
    let label: Label
  }

  struct Free {
    let from: Int
    let to: Int
  }

  private(set) var stateCount = 1
  private(set) var edges: [Edge] = []
  private(set) var free: [Free] = []
  /// The state in which a sequence is accepted; it starts in state 0.
  private(set) var final = 0

  init?(_ parts: [PatternPart], limit: Int) {
    for part in parts {
      guard append(part, limit: limit), stateCount <= limit else { return nil }
    }
  }

  private mutating func newState() -> Int {
    stateCount += 1
    return stateCount - 1
  }

  private mutating func append(_ part: PatternPart, limit: Int) -> Bool {
    let start = final
    switch part {
    case .event(let matcher):
      final = newState()
      edges.append(Edge(from: start, to: final, label: .event(matcher)))
    case .repeated(let matcher):
      final = newState()
      edges.append(Edge(from: start, to: final, label: .event(matcher)))
      edges.append(Edge(from: final, to: final, label: .event(matcher)))
    case .perhaps(let matcher):
      final = newState()
      edges.append(Edge(from: start, to: final, label: .event(matcher)))
      free.append(Free(from: start, to: final))
    case .anyNumber(let matcher):
      final = newState()
      free.append(Free(from: start, to: final))
      edges.append(Edge(from: final, to: final, label: .event(matcher)))
    case .anything:
      final = newState()
      free.append(Free(from: start, to: final))
      edges.append(Edge(from: final, to: final, label: .anything))
    case .anythingBut(let matchers):
      final = newState()
      free.append(Free(from: start, to: final))
      edges.append(Edge(from: final, to: final, label: .anythingBut(matchers)))
    case .anyOrder(let branches):
      return interleave(branches, limit: limit)
    }
    return true
  }

  /// Appends the machine that runs all branches side by side.
  private mutating func interleave(_ branches: [[PatternPart]], limit: Int) -> Bool {
    var machines: [Automaton] = []
    var count = 1
    for branch in branches {
      guard let machine = Automaton(branch, limit: limit) else { return false }
      machines.append(machine)
      count *= machine.stateCount
      if stateCount + count > limit { return false }
    }
    let base = stateCount
    stateCount += count
    free.append(Free(from: final, to: base))
    var stride = 1
    var end = 0
    for machine in machines {
      for place in 0..<count where (place / stride) % machine.stateCount == 0 {
        for edge in machine.edges {
          edges.append(
            Edge(from: base + place + edge.from * stride, to: base + place + edge.to * stride, label: edge.label))
        }
        for edge in machine.free {
          free.append(Free(from: base + place + edge.from * stride, to: base + place + edge.to * stride))
        }
      }
      end += machine.final * stride
      stride *= machine.stateCount
    }
    final = base + end
    return true
  }

  /// The states that can be reached without an event.
  func closure(_ states: States) -> States {
    var result = states
    var changed = true
    while changed {
      changed = false
      for edge in free where result.contains(edge.from) && !result.contains(edge.to) {
        result.insert(edge.to)
        changed = true
      }
    }
    return result
  }

  /// The states before the first event.
  var start: States {
    var states = States()
    states.insert(0)
    return closure(states)
  }

  /// The states after an event.
  func states(after event: Event, from states: States) -> States {
    var result = States()
    for edge in edges where states.contains(edge.from) && edge.label.accepts(event) { result.insert(edge.to) }
    return closure(result)
  }
}

/// Walks a timeline and a pattern side by side, every possible sequence at once.
private struct Comparison {
  struct Place: Hashable {
    var progress: Timeline.Progress
    var states: Automaton.States
  }

  let timeline: Timeline
  let automaton: Automaton
  let before: [UInt64]

  func run() -> PatternVerdict {
    var places = [Place(progress: Timeline.Progress(), states: automaton.start)]
    var seen: Set<Place> = [places[0]]
    var cameFrom: [(place: Int, event: Int)] = [(-1, -1)]
    var next = 0
    while next < places.count {
      let place = places[next]
      if timeline.isComplete(place.progress), !place.states.contains(automaton.final) {
        let sequence = sequence(to: next, cameFrom)
        return .refused(sequence: sequence, accepted: sequence.count)
      }
      for step in timeline.steps(from: place.progress, before: before) {
        let states = automaton.states(after: timeline.events[step.event], from: place.states)
        if states.isEmpty {
          let accepted = sequence(to: next, cameFrom)
          return .refused(
            sequence: completed(accepted + [step.event], from: step.to), accepted: accepted.count)
        }
        let reached = Place(progress: step.to, states: states)
        if seen.insert(reached).inserted {
          places.append(reached)
          cameFrom.append((next, step.event))
          if places.count > EventPattern.comparisonLimit { return .tooLarge }
        }
      }
      next += 1
    }
    return .holds
  }

  private func sequence(to place: Int, _ cameFrom: [(place: Int, event: Int)]) -> [Int] {
    var result: [Int] = []
    var place = place
    while place > 0 {
      result.append(cameFrom[place].event)
      place = cameFrom[place].place
    }
    return result.reversed()
  }

  /// Goes on with the shortest end, so that the counterexample is a whole sequence.
  private func completed(_ sequence: [Int], from progress: Timeline.Progress) -> [Int] {
    var result = sequence
    var progress = progress
    while !timeline.isComplete(progress) {
      guard
        let step = timeline.steps(from: progress, before: before).first(where: {
          !timeline.events[$0.event].count.isOptional && progress.started & (1 << UInt64($0.event)) == 0
        })
      else { return result }
      result.append(step.event)
      progress = step.to
    }
    return result
  }
}
