/// Which situations an analysis of a rule base takes into account, and which variables are answers.
public struct Universe: Sendable {
  /// What always holds of the inputs: of each limit, all conditions of at least one alternative hold.
  ///
  /// Attributes that hang together, as those of a device, are one limit with one alternative a device.
  public var limits: [[[Condition]]]
  /// What holds of a situation that can be at all; nil if every one can.
  public var possible: Condition?
  /// What holds of the inputs as well if somebody has said them, though no rule excludes the rest.
  ///
  /// A difference in a situation that nobody can say is none; to the rules themselves, all of `limits` counts.
  public var sayable: [[[Condition]]] = []
  /// What holds of the situations that examples are taken from first: those of devices that there are.
  public var usual: [[[Condition]]] = []
  /// The variables that somebody may see: the answers, and what the engine asks about while it plays a step.
  public var finals: [VariableID]
  /// Those of them of which somebody may see how sure they are.
  public var rated: [VariableID]

  /// Makes a universe; without more, every situation counts, and every answer shows how sure it is.
  public init(limits: [[[Condition]]] = [], possible: Condition? = nil, finals: [VariableID]) {
    self.limits = limits
    self.possible = possible
    self.finals = finals
    rated = finals
  }

  /// The universe of UIKit's rules: devices of the list, inputs that can be said, situations that can be.
  public static let uiKit: Universe = {
    var universe = Universe(
      limits: [unnamedDevice + devices] + known, possible: Derived.isPossible.is(.yes), finals: answers)
    universe.sayable = [sizeClasses, deviceBesideSizeClasses, resizable]
    universe.usual = [devices]
    universe.rated = ratedAnswers
    return universe
  }()

  /// The attributes of each device.
  private static var devices: [[Condition]] {
    Device.all.map { device in device.assignments.map { Condition($0.variable, $0.values) } }
  }

  /// What the attributes are if no device was named: any display, and everything that a device may forbid is there.
  private static var unnamedDevice: [[Condition]] {
    let ofDevice = [Input.deviceFirst.id, Input.deviceLast.id, Input.multitasking.id, Input.stageManagerFirst.id]
    return [Input.all.filter { ofDevice.contains($0.id) }.map { Condition($0.id, $0.initial) }]
  }

  /// Where one size class was said, the other one is open at most.
  private static var sizeClasses: [[Condition]] {
    [
      [Input.horizontal.is(.ofDevice), Input.vertical.is(.ofDevice)],
      [Input.horizontal.is(.compact, .regular), Input.vertical.is(.compact, .regular)],
    ]
  }

  /// Whether a device was given as well only matters where size classes were said.
  private static var deviceBesideSizeClasses: [[Condition]] {
    [[Input.deviceIsGiven.is(.no)], [Input.horizontal.is(.compact, .regular)]]
  }

  /// That a full window can be resized is rejected before any rule is asked.
  private static var resizable: [[Condition]] { [[Input.resizable.is(.no)], [Input.window.isNot(.full)]] }

  /// Nobody can say that an input is undetermined.
  private static var known: [[[Condition]]] {
    var result: [[[Condition]]] = []
    for variable in Input.all {
      guard let value = variable.domain.valueNames.firstIndex(of: Domain.undeterminedName) else { continue }
      result.append([[Condition(variable.id, variable.domain.everything.subtracting(ValueSet(value)))]])
    }
    return result
  }

  /// The answers of columns.
  private static var columns: [VariableID] {
    Derived.all.filter { $0.name.utf8.last == UInt8(ascii: "?") }.map { $0.id }
  }

  /// The answers whose confidence some column shows; of what cannot be, and of what the engine asks, none does.
  private static var ratedAnswers: [VariableID] {
    columns + [Derived.effect.id, Derived.drawnActions.id, Derived.presenterNode.id]
  }

  /// What a column can show, and what the engine reads off the rules.
  private static var answers: [VariableID] {
    var result = columns
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
