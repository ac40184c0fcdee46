/// Which situations an analysis of a rule base takes into account, and which variables are answers.
public struct Universe: Sendable {
  /// What always holds of the inputs: of each limit, all conditions of at least one alternative hold.
  ///
  /// Attributes that hang together, as those of a device, are one limit with one alternative a device.
  public var limits: [[[Condition]]]
  /// What holds of a situation that can be at all; nil if every one can.
  public var possible: Condition?
  /// The variables that somebody may see: the answers, and what the engine asks about while it plays a step.
  public var finals: [VariableID]

  /// Makes a universe; without more, every situation counts.
  public init(limits: [[[Condition]]] = [], possible: Condition? = nil, finals: [VariableID]) {
    self.limits = limits
    self.possible = possible
    self.finals = finals
  }

  /// The universe of UIKit's rules: devices of the list, inputs that can be said, situations that can be.
  public static let uiKit = Universe(
    limits: [devices] + sayable, possible: Derived.isPossible.is(.yes), finals: answers)

  /// The attributes of each device, and what they are if none was named.
  private static var devices: [[Condition]] {
    let ofDevice = [Input.deviceFirst.id, Input.deviceLast.id, Input.multitasking.id, Input.stageManagerFirst.id]
    var result: [[Condition]] = [
      Input.all.filter { ofDevice.contains($0.id) }.map { Condition($0.id, $0.initial) }
    ]
    for device in Device.all {
      result.append(
        [Input.deviceIsGiven.is(.yes)] + device.assignments.map { Condition($0.variable, $0.values) })
    }
    return result
  }

  /// Nobody can say that an input is undetermined.
  private static var sayable: [[[Condition]]] {
    var result: [[[Condition]]] = []
    for variable in Input.all {
      guard let value = variable.domain.valueNames.firstIndex(of: Domain.undeterminedName) else { continue }
      result.append([[Condition(variable.id, variable.domain.everything.subtracting(ValueSet(value)))]])
    }
    return result
  }

  /// What a column can show, and what the engine reads off the rules.
  private static var answers: [VariableID] {
    var result: [VariableID] = []
    for variable in Derived.all where variable.name.utf8.last == UInt8(ascii: "?") { result.append(variable.id) }
    let asked = [
      Derived.callStyle.id, Derived.childIsPresentationContext.id, Derived.definesPresentationContext.id,
      Derived.detentIsActive.id, Derived.initialDetent.id, Derived.presenterNode.id, Derived.effect.id,
      Derived.drawnActions.id, Derived.refusesDismissal.id, Derived.dismissalTarget.id, Derived.isPossible.id,
      Input.attachment.id, Input.calledFrom.id,
    ]
    for id in asked where !result.contains(id) { result.append(id) }
    return result
  }
}

extension Domain {
  /// The name of the value that stands for "nobody knows".
  static var undeterminedName: String { "undetermined" }
}

extension RuleBase {
  /// The universe in which every situation counts and the outcome of every decision is an answer.
  public var wholeUniverse: Universe { Universe(finals: decisions.map { $0.variable }) }
}
