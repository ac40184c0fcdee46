/// Something that is called during a step.
public struct Event: Sendable {
  /// The controller that hears it, or whose presentation's delegate does; -1 for nobody.
  public var subject: Int
  /// Whether it is the visible child of that controller that hears it.
  public var isChild: Bool
  /// What is called.
  public var callback: Callback
  /// The number of its argument's value in the argument's domain; -1 without an argument.
  public var argument: Int
  /// A handler's title, a detent's name; empty without one.
  public var text: String
  /// How often it comes.
  public var count: Count
  /// What properties read at that moment, as far as anybody knows.
  public var flags: [FlagReading]
  /// The emission that it comes from, as `choreography number * 1024 + emission number`; -1 for one that no emission makes.
  public var origin: Int
}

/// What a property reads at the moment of an event.
public struct FlagReading: Hashable, Sendable {
  /// The property.
  public let flag: Flag
  /// What it reads.
  public let value: FlagValue

  /// Makes a reading.
  public init(_ flag: Flag, _ value: FlagValue) {
    self.flag = flag
    self.value = value
  }
}

/// A pair of events of which one comes first.
public struct OrderedPair: Hashable, Sendable {
  /// The index of the event that comes first.
  public let before: Int
  /// The index of the event that comes later.
  public let after: Int
  /// The order fact that says so, as `choreography number * 1024 + fact number`; -1 for one that no fact makes.
  public let origin: Int
}

/// What is called during a step: events, and as much of their order as anybody knows.
///
/// A timeline is a partial order. It stands for every sequence that respects the known order, and is never spelled out.
public struct Timeline: Sendable {
  /// The events, in no particular order.
  public internal(set) var events: [Event] = []
  /// The known order.
  public internal(set) var order: [OrderedPair] = []

  /// Makes a timeline in which nothing happens.
  public init() {}

  /// The events that come before each event, also through others, as bits; for at most 64 events.
  ///
  /// Nil if there are more events than that.
  public func predecessors() -> [UInt64]? {
    guard events.count <= 64 else { return nil }
    var result = [UInt64](repeating: 0, count: events.count)
    for pair in order { result[pair.after] |= 1 << UInt64(pair.before) }
    var changed = true
    while changed {
      changed = false
      for index in result.indices {
        var all = result[index]
        for before in ValueSet(bits: result[index]) { all |= result[before] }
        if all != result[index] {
          result[index] = all
          changed = true
        }
      }
    }
    return result
  }

  /// The timeline as somebody hears it who hears only some of the events.
  ///
  /// Order that runs through events that are left out is kept.
  public func filtered(_ isHeard: (Event) -> Bool) -> Timeline {
    var kept: [Int] = []
    for index in events.indices where isHeard(events[index]) { kept.append(index) }
    if kept.count == events.count { return self }
    var result = Timeline()
    result.events = kept.map { events[$0] }
    var place = [Int](repeating: -1, count: events.count)
    for (new, old) in kept.enumerated() { place[old] = new }
    guard let before = predecessors() else {
      result.order = successorsAmong(kept: place)
      return result
    }
    for (new, old) in kept.enumerated() {
      for earlier in ValueSet(bits: before[old]) where place[earlier] >= 0 {
        result.order.append(OrderedPair(before: place[earlier], after: new, origin: -1))
      }
    }
    return result
  }

  /// The order among the kept events, walked from each of them; for timelines with more than 64 events.
  private func successorsAmong(kept place: [Int]) -> [OrderedPair] {
    var successors = [[Int]](repeating: [], count: events.count)
    for pair in order { successors[pair.before].append(pair.after) }
    var result: [OrderedPair] = []
    for start in events.indices where place[start] >= 0 {
      var seen = [Bool](repeating: false, count: events.count)
      var open = successors[start]
      while let next = open.popLast() {
        if seen[next] { continue }
        seen[next] = true
        if place[next] >= 0 {
          result.append(OrderedPair(before: place[start], after: place[next], origin: -1))
        } else {
          open.append(contentsOf: successors[next])
        }
      }
    }
    return result
  }

  /// One of the possible sequences, as indices of events: earlier ones of the list first where the order is open.
  public func oneSequence() -> [Int] {
    var waiting = [Int](repeating: 0, count: events.count)
    for pair in order { waiting[pair.after] += 1 }
    var done = [Bool](repeating: false, count: events.count)
    var result: [Int] = []
    while result.count < events.count {
      guard let next = events.indices.first(where: { !done[$0] && waiting[$0] == 0 }) else { return result }
      done[next] = true
      result.append(next)
      for pair in order where pair.before == next { waiting[pair.after] -= 1 }
    }
    return result
  }
}
