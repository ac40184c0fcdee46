import PresentationRules

/// What an app's test really heard, in order.
///
/// It is held against a scenario whose controllers may have other names: names that the scenario does not have are
/// matched to its controllers so that the recording fits best. Completions, handlers and returns count only if some
/// were noted.
public struct Recording: Sendable, Hashable {
  /// Something that was heard.
  public struct Entry: Sendable, Hashable {
    /// What was called.
    public let callback: Callback
    /// The controller that heard it, or whose presentation's delegate did; nil for nobody's.
    public let controller: String?
    /// The style that was reported, or the title of the action.
    public let argument: String?
    /// What properties read at that moment.
    public let flags: [FlagReading]
  }

  /// What was heard, in order.
  public private(set) var entries: [Entry] = []
  /// The callbacks that are listened to; nil for all.
  public let heard: Set<Callback>?

  /// Makes an empty recording.
  ///
  /// - Parameter callbacks: the callbacks that are listened to, for a test that does not listen to all.
  public init(hearing callbacks: Set<Callback>? = nil) { heard = callbacks }

  /// Notes that something was called.
  ///
  /// - Parameters:
  ///   - callback: what was called.
  ///   - controller: the controller that heard it, or whose presentation's delegate did, by any name.
  ///   - argument: the style that `willPresent` reports, or the title of a handler's action.
  ///   - flags: what properties of the controller read at that moment.
  public mutating func note(
    _ callback: Callback, of controller: String? = nil, argument: String? = nil, flags: [FlagReading] = []
  ) {
    entries.append(Entry(callback: callback, controller: controller, argument: argument, flags: flags))
  }
}

/// A place at which a recording is none of the sequences that the oracle expects.
public struct RecordingDifference: Sendable, Hashable, CustomStringConvertible {
  /// How many of the recorded events fit.
  public let position: Int
  /// What was recorded there; nil if the recording ends too early.
  public let recorded: String?
  /// What the oracle allows there.
  public let expected: [String]
  /// The facts that say so.
  public let reasons: [Mismatch.Reason]
  /// Why the recording could not be compared at all; nil if it was compared and differs.
  public let problem: String?

  /// One sentence, and the facts behind it, a line each.
  public var description: String {
    if let problem { return problem }
    let what = recorded.map { "event \(position + 1) is `\($0)`" } ?? "the recording ends after \(position) events"
    let instead = expected.isEmpty ? "nothing more" : expected.map { "`\($0)`" }.joined(separator: " or ")
    var text = "\(what), but the oracle expects \(instead)"
    for reason in reasons {
      let statement = reason.statement.isEmpty ? "" : " \(reason.statement)"
      text += "\n  by \(reason.id):\(statement) (\(reason.confidence.name))"
    }
    return text
  }
}

extension RecordingDifference {
  init(position: Int, recorded: String?, expected: [String], reasons: [Mismatch.Reason]) {
    self.init(position: position, recorded: recorded, expected: expected, reasons: reasons, problem: nil)
  }

  /// A recording that could not be compared, which is not to say that it fits.
  init(problem: String) {
    self.init(position: 0, recorded: nil, expected: [], reasons: [], problem: problem)
  }
}

extension Scenario {
  /// Holds a recording against everything that the oracle allows in the scenario, from its first step to its last.
  ///
  /// What the scenario leaves open may be anything: one way in which the recording fits is enough.
  /// - Returns: nothing if the recording fits, else the first difference of the way in which it fits best. A scenario that
  ///   is wrong or cannot be, and a comparison that is too large, are differences with a `problem`.
  public func differences(from recording: Recording, rules: RuleBase = .uiKit) -> [RecordingDifference] {
    let prepared = Preparer(rules: rules).prepare(self)
    if !prepared.problems.isEmpty {
      return prepared.problems.map { RecordingDifference(problem: $0.description) }
    }
    var comparison = Comparison(rules: rules, recording: recording)
    var contradiction: String?
    for scenario in prepared.scenarios where scenario.rows.indices.contains(index) {
      if let reason = scenario.contradiction {
        contradiction = reason
        continue
      }
      for alternative in scenario.setups {
        if comparison.fits(in: alternative.cut(to: scenario.rows[index].stepCount)) { return [] }
      }
    }
    if let problem = comparison.problem { return [RecordingDifference(problem: problem)] }
    if let best = comparison.best { return [best] }
    return [RecordingDifference(problem: ProblemText(.impossible(reason: contradiction ?? "")).message)]
  }
}

/// Holds one recording against setups, of which it has to fit in one case of one.
private struct Comparison {
  let rules: RuleBase
  let recording: Recording
  /// The difference of the case in which the recording fits best so far.
  private(set) var best: RecordingDifference?
  /// Why some case could not be compared, so that nobody can say that the recording fits in none.
  private(set) var problem: String?

  init(rules: RuleBase, recording: Recording) {
    self.rules = rules
    self.recording = recording
  }

  /// The most ways to match names that are tried.
  private static var bindingLimit: Int { 2000 }

  /// What a step calls, as far as the recording could hear it.
  struct Part {
    let timeline: Timeline
    let whole: Timeline
  }

  /// Whether the recording fits in some case of a setup.
  mutating func fits(in setup: Setup) -> Bool {
    var best = best
    var problem: String?
    var fits = false
    let isComplete = rules.forEachCase(of: setup) { (current: inout Setup) throws(Split) in
      let parts = try self.parts(of: current)
      switch rules.possibility(of: current) {
      case .impossible: return .goOn
      case .unknown:
        problem = Self.tooLarge("cases")
        return .goOn
      case .possible: break
      }
      guard let bindings = bindings(to: current) else {
        problem = "the recording's names can be matched to the scenario's in too many ways; use the scenario's names"
        return .stop
      }
      for binding in bindings {
        switch outcome(of: matchers(binding), from: parts, current) {
        case .fits:
          fits = true
          return .stop
        case .differs(let found): if best.map({ found.position > $0.position }) ?? true { best = found }
        case .tooLarge: problem = Self.tooLarge("events, or orders of them,")
        }
      }
      return .goOn
    }
    self.best = best
    if !isComplete, !fits, problem == nil { problem = Self.tooLarge("cases") }
    if self.problem == nil { self.problem = problem }
    return fits
  }

  private static func tooLarge(_ what: String) -> String {
    "the scenario has more \(what) than can be compared, so that nobody can say whether the recording fits"
  }

  /// How a recording and what the steps call compare.
  private enum Outcome {
    case fits
    case differs(RecordingDifference)
    case tooLarge
  }

  /// What each step of the scenario calls; joined steps are one.
  private func parts(of setup: Setup) throws(Split) -> [Part] {
    var result: [Part] = []
    for end in setup.steps.indices where end + 1 == setup.steps.count || setup.steps[end + 1].timing == .afterwards {
      var part = setup
      part.steps.removeSubrange((end + 1)...)
      let whole = try rules.course(of: part).timeline
      let noted = Set(recording.entries.map { $0.callback })
      let timeline = whole.filtered { event in
        switch event.callback.owner {
        case .console: false
        case .nobody: noted.contains(event.callback)
        default: recording.heard?.contains(event.callback) ?? true
        }
      }
      result.append(Part(timeline: timeline, whole: whole))
    }
    return result
  }

  /// The ways to match the recording's names to the controllers of a setup; nil if there are more than are tried.
  private func bindings(to setup: Setup) -> [[String: NodeNumber]]? {
    var known: [String: NodeNumber] = [:]
    var unknown: [String] = []
    var seen: Set<String> = []
    for name in recording.entries.compactMap({ $0.controller }) where seen.insert(name).inserted {
      let isChild = name.hasSuffix(".child")
      let plain = isChild ? String(name.dropLast(".child".count)) : name
      if let number = setup.world.controller(named: plain) {
        known[name] = NodeNumber(number: number, isChild: isChild)
      } else {
        unknown.append(name)
      }
    }
    let taken = Set(known.values.map { $0.number })
    let free = setup.world.controllers.indices.filter { !taken.contains($0) }
    // The controller that the scenario is about is the likeliest, so it is tried first.
    let ordered = free.filter { $0 == setup.subject } + free.filter { $0 != setup.subject }
    var count = 1
    for taken in 0..<min(unknown.count, ordered.count) {
      count *= ordered.count - taken
      if count > Self.bindingLimit { return nil }
    }
    var result: [[String: NodeNumber]] = [known]
    // Names beyond the controllers that are left are nobody's.
    for name in unknown.prefix(ordered.count) {
      result = result.flatMap { binding in
        let used = Set(binding.values.map { $0.number })
        let choices = ordered.filter { !used.contains($0) }
        if choices.isEmpty { return [binding] }
        return choices.map { choice in
          var extended = binding
          extended[name] = NodeNumber(number: choice, isChild: false)
          return extended
        }
      }
    }
    return result
  }

  struct NodeNumber {
    let number: Int
    let isChild: Bool
  }

  /// A controller that no scenario has, so that nothing matches it.
  private static var nobodyKnown: Int { Int.max }

  private func matchers(_ binding: [String: NodeNumber]) -> [EventMatcher] {
    recording.entries.map { entry in
      let node = entry.controller.map { binding[$0] ?? NodeNumber(number: Self.nobodyKnown, isChild: false) }
      var matcher = EventMatcher(
        subject: entry.callback.owner == .nobody ? -1 : node?.number ?? Self.nobodyKnown,
        isChild: entry.callback.owner == .nobody ? false : node?.isChild ?? false, entry.callback)
      if let argument = entry.argument {
        if let domain = entry.callback.argumentDomain {
          matcher.argument = domain.valueNames.firstIndex(of: argument) ?? Self.nobodyKnown
        } else {
          matcher.text = argument
        }
      }
      return matcher
    }
  }

  /// How a sequence compares with what the steps call, one after the other.
  private func outcome(of sequence: [EventMatcher], from parts: [Part], _ setup: Setup) -> Outcome {
    var starts: Set<Int> = [0]
    var furthest = (position: -1, start: 0, part: 0)
    for (number, part) in parts.enumerated() {
      var ends: Set<Int> = []
      for start in starts.sorted() {
        guard let prefixes = part.timeline.prefixes(of: sequence[start...]) else { return .tooLarge }
        let end = start + prefixes.fitting
        if end > furthest.position || (end == furthest.position && starts.count == 1) {
          furthest = (end, start, number)
        }
        ends.formUnion(prefixes.ends.map { start + $0 })
      }
      starts = ends
      if starts.isEmpty { break }
    }
    if starts.contains(sequence.count) { return flagDifference(sequence, parts, setup).map { .differs($0) } ?? .fits }
    if parts.isEmpty {
      return .differs(RecordingDifference(position: 0, recorded: recorded(0), expected: [], reasons: []))
    }
    return .differs(
      difference(at: max(furthest.position, 0), from: furthest.start, of: sequence, parts[furthest.part], setup))
  }

  private func difference(
    at position: Int, from start: Int, of sequence: [EventMatcher], _ part: Part, _ setup: Setup
  ) -> RecordingDifference {
    let names = setup.world.controllers.map { $0.name }
    let fitting = Array(sequence[start..<position])
    var expected: [String] = []
    var next: [Event] = []
    for event in part.timeline.events {
      let matcher = EventMatcher(
        subject: event.subject, isChild: event.isChild, event.callback, argument: event.argument)
      if let prefixes = part.timeline.prefixes(of: (fitting + [matcher])[...]), prefixes.fitting > fitting.count {
        next.append(event)
        let name = EventText.name(of: event, .callbacks, names)
        if !expected.contains(name) { expected.append(name) }
      }
    }
    let matcher = position < sequence.count ? sequence[position] : nil
    return RecordingDifference(
      position: position, recorded: recorded(position), expected: expected,
      reasons: reasons(against: matcher, next: next, in: part))
  }

  /// The order facts that put something before the recorded event, or else the emissions of what is expected.
  private func reasons(against matcher: EventMatcher?, next: [Event], in part: Part) -> [Mismatch.Reason] {
    var result: [Mismatch.Reason] = []
    if let matcher {
      for pair in part.whole.order where pair.origin >= 0 && matcher.matches(part.whole.events[pair.after]) {
        let earlier = part.whole.events[pair.before]
        guard next.contains(where: { $0.origin == earlier.origin && $0.subject == earlier.subject }) else { continue }
        let fact = rules.choreographies[pair.origin / 1024].order[pair.origin % 1024]
        result.append(
          Mismatch.Reason(id: fact.id, statement: "", confidence: fact.confidence, sources: fact.sources))
      }
    }
    if !result.isEmpty { return result }
    for event in next where event.origin >= 0 {
      let emission = rules.choreographies[event.origin / 1024].emissions[event.origin % 1024]
      let reason = Mismatch.Reason(
        id: emission.id, statement: emission.statement, confidence: emission.confidence, sources: emission.sources)
      if !result.contains(reason) { result.append(reason) }
    }
    return result
  }

  /// The first recorded flag that is known to read otherwise.
  private func flagDifference(_ sequence: [EventMatcher], _ parts: [Part], _ setup: Setup) -> RecordingDifference? {
    for (position, entry) in recording.entries.enumerated() {
      for flag in entry.flags {
        let events = parts.flatMap { $0.timeline.events }.filter { sequence[position].matches($0) }
        let known = events.map { event in event.flags.first { $0.flag == flag.flag } }
        guard !known.isEmpty, known.allSatisfy({ $0.map { $0.value != flag.value } ?? false }) else { continue }
        let expected = Set(known.compactMap { $0.map { "\($0.flag.name): \($0.value.name)" } }).sorted()
        return RecordingDifference(
          position: position, recorded: "\(entry.callback.name)(\(flag.flag.name): \(flag.value.name))",
          expected: expected, reasons: [])
      }
    }
    return nil
  }

  private func recorded(_ position: Int) -> String? {
    guard position < recording.entries.count else { return nil }
    let entry = recording.entries[position]
    var text = entry.callback.name
    if let argument = entry.argument { text += "(\(argument))" }
    guard let controller = entry.controller else { return text }
    return entry.callback.owner == .delegate ? "\(controller).delegate.\(text)" : "\(controller).\(text)"
  }
}
