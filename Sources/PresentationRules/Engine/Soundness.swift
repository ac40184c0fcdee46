/// Something because of which the engine cannot work with a rule base.
public enum Unsoundness: Hashable, Sendable {
  /// A variable does not stand at its own place of the list, or is read and not listed.
  case misplaced(variable: String)
  /// A variable depends on itself; those in between, in order.
  case cycle([String])
  /// There is more of something than the engine has room for.
  case tooMany(what: String, count: Int, limit: Int)
}

extension RuleBase {
  /// The most variables of a rule base: a situation keeps in four words which of them are decided.
  public static let variableLimit = 256
  /// The most contested points of a rule base, and the most values of a domain: each is a bit of one word.
  public static let bitLimit = 64
  /// The most emissions, order facts or flag facts of a choreography: an event's origin has room for that many.
  public static let partLimit = 1024

  /// Because of what the engine cannot work with the rules; nil if it can.
  ///
  /// Where there is something, all variables are open and nothing plays, and lint reports it.
  public var unsoundness: Unsoundness? {
    if let excess { return excess }
    if let name = misplacedVariable { return .misplaced(variable: name) }
    return Dependencies(self).cycle().map { cycle in .cycle(cycle.map { variables[$0].name }) }
  }

  /// More of something than there is room for.
  private var excess: Unsoundness? {
    if variables.count > Self.variableLimit {
      return .tooMany(what: "variables", count: variables.count, limit: Self.variableLimit)
    }
    let readings = variables.filter { $0.kind == .reading }.count
    if readings > Self.bitLimit { return .tooMany(what: "contested points", count: readings, limit: Self.bitLimit) }
    for variable in variables where variable.domain.valueNames.count > Self.bitLimit {
      return .tooMany(
        what: "values of `\(variable.name)`", count: variable.domain.valueNames.count, limit: Self.bitLimit)
    }
    for choreography in choreographies {
      let count = max(choreography.emissions.count, choreography.order.count, choreography.flags.count)
      if count > Self.partLimit {
        return .tooMany(what: "parts of a choreography", count: count, limit: Self.partLimit)
      }
    }
    return nil
  }

  /// The name of a variable that does not stand at its own place of the list, or that is read and not listed.
  var misplacedVariable: String? {
    for (index, variable) in variables.enumerated() {
      if variable.id.index != index { return variable.name }
      for compared in [variable.smaller, variable.larger] {
        if let compared, !variables.indices.contains(compared.index) { return "#\(compared.index)" }
      }
    }
    for decision in decisions {
      guard variables.indices.contains(decision.variable.index) else { return "#\(decision.variable.index)" }
      for rule in decision.rules {
        if let name = misplaced(rule.conditions) { return name }
        if let source = rule.outcomeVariable, !variables.indices.contains(source.index) { return "#\(source.index)" }
      }
    }
    for choreography in choreographies {
      if let name = misplaced(choreography.conditions) { return name }
      for part in choreography.emissions {
        if let name = misplaced(part.conditions) { return name }
        if let argument = part.argument, !variables.indices.contains(argument.index) { return "#\(argument.index)" }
      }
      for part in choreography.order {
        if let name = misplaced(part.conditions) { return name }
      }
      for part in choreography.flags {
        if let name = misplaced(part.conditions) { return name }
      }
    }
    return nil
  }

  private func misplaced(_ conditions: [Condition]) -> String? {
    for condition in conditions where !variables.indices.contains(condition.variable.index) {
      return "#\(condition.variable.index)"
    }
    return nil
  }
}
