import PresentationRules

/// All words of the language, made from the variables, the columns and the lists of the rules.
public struct Vocabulary: Sendable {
  /// A column.
  public struct Column: Sendable, Hashable {
    /// Its header.
    public let name: String
    /// What it is.
    public let meaning: String
    /// What is assumed where nothing is said; nil for an output, and for an input that is open.
    public let initial: String?
    /// What can stand in its cells; empty where any text may.
    public let values: [Value]
  }

  /// A value of a column.
  public struct Value: Sendable, Hashable {
    /// How it is written.
    public let name: String
    /// What it means; empty where the name says it.
    public let meaning: String
  }

  /// Something that is called.
  public struct CallbackWord: Sendable, Hashable {
    /// Its short name.
    public let name: String
    /// Who hears it: controller, delegate or nobody.
    public let owner: String
    /// Other spellings that are accepted.
    public let otherNames: [String]
    /// What may stand in parentheses behind it, beside flags; empty if nothing may.
    public let arguments: [String]
    /// The flags that something is known of while it runs.
    public let flags: [String]
  }

  /// A property that can be read inside a callback, as in `B.viewDidDisappear(isBeingDismissed: yes)`.
  public struct FlagWord: Sendable, Hashable {
    /// UIKit's name.
    public let name: String
    /// What it can be compared with.
    public let values: [String]
  }

  /// The columns without `?`.
  public private(set) var inputs: [Column]
  /// The columns with `?`.
  public private(set) var outputs: [Column]
  /// The forms of the steps.
  public private(set) var steps: [String]
  /// The events of patterns.
  public private(set) var callbacks: [CallbackWord]
  /// The flags of events.
  public private(set) var flags: [FlagWord]

  /// Collects all words.
  ///
  /// - Parameter rules: the rules that tell which values an answer can have.
  public init(rules: RuleBase = .uiKit) {
    inputs = InputColumn.all.map { Self.input($0) }
    for (name, meaning) in [
      ("case", "The name of the row."), ("source", "Where the expectation comes from."), ("note", "A remark."),
    ] {
      inputs.append(Column(name: name, meaning: meaning, initial: nil, values: []))
    }
    outputs =
      OutputColumn.all.map { column in
        Column(
          name: column.name, meaning: column.summary, initial: nil,
          values: Self.values(column.domain, Self.answers(of: column, rules)))
      } + [
        Column(name: "B?", meaning: OutputColumn.eventsSummary, initial: nil, values: []),
        Column(
          name: "X readings?", meaning: "For an output `X?`, all readings of a contested answer, the better first.",
          initial: nil, values: []),
      ]
    steps = StepCells.forms.map { $0.form } + ["a; at once b", "a; meanwhile b"]
    callbacks = Callback.allCases.filter { $0.owner != .console }.map { callback in
      CallbackWord(
        name: callback.name, owner: Self.name(of: callback.owner), otherNames: callback.otherNames,
        arguments: callback == .handler ? ["\"TITLE\""] : callback.argumentNames,
        flags: Self.flags(of: callback))
    }
    flags = Flag.allCases.map { flag in
      FlagWord(name: flag.name, values: flag.isController ? ["nil", "not nil", "NAME"] : ["yes", "no"])
    }
  }

  /// The flags that some choreography knows something of while a callback runs.
  private static func flags(of callback: Callback) -> [String] {
    let facts = RuleBase.uiKit.choreographies.flatMap { $0.flags }.filter { $0.kind.callback == callback }
    return Flag.allCases.filter { flag in facts.contains { $0.flag == flag } }.map { $0.name }
  }

  private static func input(_ column: InputColumn) -> Column {
    guard let variable = column.variable else {
      let initial: String? =
        switch column.kind {
        case .detents: "[large]"
        case .selectedDetent, .largestUndimmedDetent: "nil"
        case .actions: "[]"
        case .chain: "presenter → presented"
        default: nil
        }
      let values: [Value] =
        switch column.kind {
        case .device: Device.all.map { Value(name: $0.name, meaning: $0.identifier) }
        case .resizable: ["yes", "no"].map { Value(name: $0, meaning: "") }
        default: []
        }
      return Column(name: column.name, meaning: column.summary, initial: initial, values: values)
    }
    let sayable = ValueCells.sayable(variable.domain)
    let initial: String? =
      variable.initial.isSingle && sayable.contains(variable.initial.first)
      ? variable.domain.valueNames[variable.initial.first] : nil
    return Column(
      name: column.name, meaning: column.summary, initial: initial, values: values(variable.domain, sayable))
  }

  /// The values that rules give to an output: those that its domain shares with other outputs may be more.
  private static func answers(of column: OutputColumn, _ rules: RuleBase) -> ValueSet {
    let everything = column.domain?.everything ?? .empty
    switch column.kind {
    case .decision(let variable), .stepDecision(let variable), .reported(let variable, _), .size(let variable),
      .console(let variable):
      return rules.outcomes(of: variable).intersection(everything)
    default: return everything
    }
  }

  private static func values(_ domain: Domain?, _ set: ValueSet) -> [Value] {
    guard let domain else { return [] }
    return set.map { Value(name: domain.valueNames[$0], meaning: domain.valueSummaries[$0]) }
  }

  private static func name(of owner: CallbackOwner) -> String {
    switch owner {
    case .controller: "controller"
    case .delegate: "delegate"
    case .nobody: "nobody"
    case .console: "console"
    }
  }
}

extension Vocabulary {
  /// A name that the language does not have.
  public struct UnknownName: Error, CustomStringConvertible {
    let name: String
    let nearest: String?

    /// One sentence, and help on a line of its own.
    public var description: String {
      "error: there is no word `\(name)`" + (nearest.map { "\n  help: did you mean `\($0)`?" } ?? "")
    }
  }

  /// The words of these names; all if there are none.
  public func only(_ names: [String]) throws(UnknownName) -> Vocabulary {
    guard !names.isEmpty else { return self }
    var chosen = self
    chosen.inputs = []
    chosen.outputs = []
    chosen.steps = []
    chosen.callbacks = []
    chosen.flags = []
    for name in names {
      let inputs = inputs.filter { $0.name == name }
      let outputs = outputs.filter { $0.name == name || $0.name == name + "?" }
      let steps = steps.filter { $0.split(separator: " ").first.map { $0 == name } == true }
      let callbacks = callbacks.filter { $0.name == name || $0.otherNames.contains(name) }
      let flags = flags.filter { $0.name == name }
      if inputs.isEmpty, outputs.isEmpty, steps.isEmpty, callbacks.isEmpty, flags.isEmpty {
        let known =
          self.inputs.map { $0.name } + self.outputs.map { $0.name } + self.callbacks.map { $0.name }
          + self.flags.map { $0.name }
        throw UnknownName(
          name: name, nearest: InputColumn.meant(by: name) ?? NearestName.nearest(to: name, among: known))
      }
      chosen.inputs += inputs
      chosen.outputs += outputs
      chosen.steps += steps
      chosen.callbacks += callbacks
      chosen.flags += flags
    }
    return chosen
  }

  /// The words for a reader.
  public var text: String {
    var text = ""
    if !inputs.isEmpty { text += "inputs\n" + inputs.map { Self.text($0) }.joined() }
    if !outputs.isEmpty { text += "outputs\n" + outputs.map { Self.text($0) }.joined() }
    if !steps.isEmpty { text += "steps\n" + steps.map { "  \($0)\n" }.joined() }
    if !callbacks.isEmpty {
      text += "callbacks\n"
      for callback in callbacks {
        let also = callback.otherNames.isEmpty ? "" : ", also \(callback.otherNames.joined(separator: ", "))"
        text += "  \(callback.name): heard by \(callback.owner)\(also)\n"
        if !callback.arguments.isEmpty { text += "    arguments: \(callback.arguments.joined(separator: ", "))\n" }
        if !callback.flags.isEmpty { text += "    flags: \(callback.flags.joined(separator: ", "))\n" }
      }
    }
    if !flags.isEmpty {
      text += "flags\n" + flags.map { "  \($0.name): \($0.values.joined(separator: ", "))\n" }.joined()
    }
    return text
  }

  private static func text(_ column: Column) -> String {
    var text = "  \(column.name): \(column.meaning)\n"
    if column.values.contains(where: { !$0.meaning.isEmpty }) {
      text += "    values:\n"
      for value in column.values {
        text += "      \(value.name)" + (value.meaning.isEmpty ? "\n" : ": \(value.meaning)\n")
      }
    } else if !column.values.isEmpty {
      text += "    values: \(column.values.map { $0.name }.joined(separator: ", "))\n"
    }
    if let initial = column.initial { text += "    default: \(initial)\n" }
    return text
  }

  /// The words for a program; the help of the command describes the form.
  public var json: String {
    JSONText.object([
      ("format", "1"), ("inputs", JSONText.array(inputs.map { Self.json($0) })),
      ("outputs", JSONText.array(outputs.map { Self.json($0) })),
      ("steps", JSONText.array(steps.map { JSONText.string($0) })),
      (
        "callbacks",
        JSONText.array(
          callbacks.map { callback in
            JSONText.object([
              ("name", JSONText.string(callback.name)), ("owner", JSONText.string(callback.owner)),
              ("otherNames", JSONText.array(callback.otherNames.map { JSONText.string($0) })),
              ("arguments", JSONText.array(callback.arguments.map { JSONText.string($0) })),
              ("flags", JSONText.array(callback.flags.map { JSONText.string($0) })),
            ])
          })
      ),
      (
        "flags",
        JSONText.array(
          flags.map { flag in
            JSONText.object([
              ("name", JSONText.string(flag.name)),
              ("values", JSONText.array(flag.values.map { JSONText.string($0) })),
            ])
          })
      ),
    ]) + "\n"
  }

  private static func json(_ column: Column) -> String {
    JSONText.object([
      ("name", JSONText.string(column.name)), ("meaning", JSONText.string(column.meaning)),
      ("default", column.initial.map { JSONText.string($0) } ?? "null"),
      (
        "values",
        JSONText.array(
          column.values.map { value in
            JSONText.object([("name", JSONText.string(value.name)), ("meaning", JSONText.string(value.meaning))])
          })
      ),
    ])
  }
}

extension RuleBase {
  /// The values that a variable can have: those that can be said, or those that its rules conclude.
  func outcomes(of variable: VariableID) -> ValueSet {
    var seen: Set<VariableID> = []
    return outcomes(of: variable, &seen)
  }

  private func outcomes(of variable: VariableID, _ seen: inout Set<VariableID>) -> ValueSet {
    guard seen.insert(variable).inserted else { return .empty }
    let definition = variables[variable.index]
    guard let decision = decision(of: variable) else {
      return definition.kind == .decision ? definition.domain.everything : ValueCells.sayable(definition.domain)
    }
    var result = ValueSet.empty
    for rule in decision.rules {
      result = result.union(rule.outcomeVariable.map { outcomes(of: $0, &seen) } ?? ValueSet(rule.outcome))
    }
    return result
  }
}
