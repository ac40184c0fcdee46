import PresentationRules

/// Spells events as patterns do.
enum EventText {
  /// The name of an event, as a column of that kind writes it.
  static func name(of event: Event, _ kind: OutputColumn.Kind, _ names: [String]) -> String {
    var text = event.callback.name
    if event.argument >= 0, let domain = event.callback.argumentDomain, event.argument < domain.valueNames.count {
      text += "(\(domain.valueNames[event.argument]))"
    }
    if !event.text.isEmpty { text += "(\"\(event.text)\")" }
    if case .callbacks = kind, event.subject >= 0, event.subject < names.count {
      var owner = NodeName(names[event.subject], isChild: event.isChild).written
      if event.callback.owner == .delegate { owner += ".delegate" }
      text = "\(owner).\(text)"
    }
    return text
  }

  /// The name of an event with how often it comes.
  static func withCount(_ event: Event, _ kind: OutputColumn.Kind, _ names: [String]) -> String {
    let name = name(of: event, kind, names)
    switch event.count {
    case .once: return name
    case .perhaps: return "perhaps " + name
    case .onceOrMore: return name + "+"
    case .anyNumber, .unknown: return "perhaps \(name)+"
    }
  }

  /// A timeline as a pattern: sequences where the order is known, braces where it is not.
  static func text(_ timeline: Timeline, _ kind: OutputColumn.Kind, _ names: [String]) -> String {
    if timeline.events.isEmpty { return "nothing" }
    guard let before = timeline.predecessors() else { return "\(timeline.events.count) events" }
    let spelled = timeline.events.map { withCount($0, kind, names) }
    var remaining = ValueSet(first: timeline.events.count)
    var parts: [String] = []
    while !remaining.isEmpty {
      let block = Self.block(of: remaining, before)
      parts.append(Self.text(of: block, spelled, before))
      remaining = remaining.subtracting(block)
    }
    return parts.joined(separator: " → ")
  }

  /// The smallest set of events that comes before all others.
  private static func block(of events: ValueSet, _ before: [UInt64]) -> ValueSet {
    let order = events.sorted {
      (before[$0] & events.bits).nonzeroBitCount < (before[$1] & events.bits).nonzeroBitCount
    }
    var block = ValueSet.empty
    for event in order {
      block = block.union(ValueSet(event))
      let rest = events.subtracting(block)
      if rest.allSatisfy({ block.bits & ~before[$0] == 0 }) { return block }
    }
    return events
  }

  /// The events of a block: as chains side by side if it falls into such, else with every pair that is ordered.
  private static func text(of block: ValueSet, _ spelled: [String], _ before: [UInt64]) -> String {
    if block.isSingle { return spelled[block.first] }
    var groups: [ValueSet] = []
    for event in block {
      var group = ValueSet(event)
      for other in block where before[event] & (1 << UInt64(other)) != 0 || before[other] & (1 << UInt64(event)) != 0 {
        group = group.union(ValueSet(other))
      }
      let touching = groups.filter { !$0.intersection(group).isEmpty }
      groups.removeAll { !$0.intersection(group).isEmpty }
      groups.append(touching.reduce(group) { $0.union($1) })
    }
    if groups.count > 1 {
      groups.sort { $0.first < $1.first }
      return "{" + groups.map { text(ofGroup: $0, spelled, before) }.joined(separator: ", ") + "}"
    }
    var pairs: [String] = []
    for later in block {
      for earlier in block where before[later] & (1 << UInt64(earlier)) != 0 {
        let isDirect = !block.contains {
          before[later] & (1 << UInt64($0)) != 0 && before[$0] & (1 << UInt64(earlier)) != 0
        }
        if isDirect { pairs.append("\(spelled[earlier]) → \(spelled[later])") }
      }
    }
    return "{" + pairs.joined(separator: "; ") + "}"
  }

  private static func text(ofGroup group: ValueSet, _ spelled: [String], _ before: [UInt64]) -> String {
    var remaining = group
    var parts: [String] = []
    while !remaining.isEmpty {
      let block = block(of: remaining, before)
      if block == remaining, block.count > 1, parts.isEmpty { return text(of: block, spelled, before) }
      parts.append(text(of: block, spelled, before))
      remaining = remaining.subtracting(block)
    }
    return parts.joined(separator: " → ")
  }
}

extension ColumnAnswer {
  /// The answer as a cell would say it.
  func text(_ output: OutputColumn, _ names: [String]) -> String {
    switch self {
    case .value(let number):
      if case .dismissed = output.kind { return Domain(Verdict.self).valueNames[number] }
      guard let domain = output.domain, domain.valueNames.indices.contains(number) else { return "undetermined" }
      return domain.valueNames[number]
    case .text(let text), .size(let text, _): return text
    case .console(let text, let letters): return Self.filled(text, letters)
    case .events(let timeline): return EventText.text(timeline, output.kind, names)
    case .undetermined: return "undetermined"
    case .collected: return ""
    }
  }

  /// A text of the console with names in place of letters.
  private static func filled(_ text: ConsoleText, _ letters: [String: String]) -> String {
    var result = text.exceptionClass.map { $0 + ": " } ?? ""
    var bytes: [UInt8] = []
    for token in ConsolePattern.tokens(of: text.name) {
      switch token {
      case .byte(let byte): bytes.append(byte)
      case .description(let letter): bytes += "<\(letters[letter] ?? letter)>".utf8
      case .anyDescription: bytes += "<…>".utf8
      case .anything: bytes += "…".utf8
      }
    }
    result += String(decoding: bytes, as: UTF8.self)
    return result
  }
}
