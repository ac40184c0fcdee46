import PresentationRules

/// Puts a situation into the cells of a row, each variable with one value that it can have.
struct WitnessCells {
  private var sets: [VariableID: ValueSet] = [:]
  /// The values that are taken of sets that hold several.
  private let takesLast: Bool

  /// Reads a situation as the analysis names it.
  ///
  /// - Parameters:
  ///   - situation: what has to be said; what is left out stays as it is when nothing is said.
  ///   - takesLast: whether the last value of a set is taken rather than the first.
  init(_ situation: [Step.Assignment], takesLast: Bool) {
    for assignment in situation { sets[assignment.variable] = assignment.values }
    self.takesLast = takesLast
  }

  /// The values that a variable may have; nil if it stays as it is when nothing is said.
  subscript<Value: DomainValue>(_ variable: Variable<Value>) -> ValueSet? { sets[variable.id] }

  /// Whether a variable may have a value.
  func allows<Value: DomainValue>(_ variable: Variable<Value>, _ value: Value) -> Bool {
    (sets[variable.id] ?? variable.definition.initial).contains(Int(value.rawValue))
  }

  /// Whether a variable has to have a value that it has not by itself.
  func demands<Value: DomainValue>(_ variable: Variable<Value>) -> Bool { sets[variable.id] != nil }

  private func chosen(_ set: ValueSet, _ domain: Domain) -> String? {
    let sayable = ValueCells.sayable(domain).intersection(set)
    guard !sayable.isEmpty else { return nil }
    return domain.valueNames[takesLast ? sayable.last : sayable.first]
  }
}

// MARK: - What the app sets

extension WitnessCells {
  private static let hidden: Set<VariableID> = [
    Input.adaptiveAnswer.id, Input.adaptiveCondition.id, Input.adaptiveElse.id, Input.usualAnchor.id,
    Input.offeredDetents.id,
  ]

  /// The cells of what is said of the presentation.
  var presentation: [WitnessCell] {
    var result: [WitnessCell] = []
    for variable in Input.all where variable.kind == .presentation && !Self.hidden.contains(variable.id) {
      if let set = sets[variable.id], let text = chosen(set, variable.domain) {
        result.append(WitnessCell(variable.name, text))
      }
    }
    if let text = adaptiveAnswer { result.append(WitnessCell(Input.adaptiveAnswer.definition.name, text)) }
    if let set = sets[Input.usualAnchor.id], let text = chosen(set, Input.usualAnchor.definition.domain) {
      result.append(WitnessCell(Input.anchor.definition.name, text))
    }
    if let detents { result.append(WitnessCell("detents", detents)) }
    if allows(Fact.offersCancel, .yes), demands(Fact.offersCancel) {
      result.append(WitnessCell("actions", "[OK, Cancel (cancel)]"))
    }
    return result
  }

  private var adaptiveAnswer: String? {
    func name(_ variable: VariableDefinition) -> String {
      chosen(sets[variable.id] ?? variable.initial, variable.domain) ?? variable.domain.valueNames[0]
    }
    let isAsked = [Input.adaptiveAnswer.id, Input.adaptiveCondition.id, Input.adaptiveElse.id].contains {
      sets[$0] != nil
    }
    guard isAsked else { return nil }
    let answer = name(Input.adaptiveAnswer.definition)
    guard demands(Input.adaptiveCondition) else { return answer }
    return "\(answer) \(name(Input.adaptiveCondition.definition)), else \(name(Input.adaptiveElse.definition))"
  }

  private var detents: String? {
    guard let set = sets[Input.offeredDetents.id] else { return nil }
    if set.contains(Int(OfferedDetents.withMedium.rawValue)) { return "[medium, large]" }
    return set.contains(Int(OfferedDetents.withCustom.rawValue)) ? "[small, large]" : nil
  }

  /// What of the list of detents the facts may ask for, each a set of cells.
  var detentChoices: [[WitnessCell]] {
    let isAsked =
      demands(Fact.detentKind) || demands(Fact.activeDetents) || demands(Fact.offersDetents)
      || demands(Fact.restsAt) || demands(Fact.withinUndimmed) || demands(Fact.selectionIsOffered)
      || demands(Fact.restsAtLarge) || demands(Fact.detentChanges)
    guard isAsked else { return [[]] }
    var result: [[WitnessCell]] = [[]]
    for list in ["[medium, large]", "[medium]", "[small, large]", "[small]", "[]"] {
      let cell = WitnessCell("detents", list)
      result.append([cell])
      for name in ["large", "medium"] where list.contains(name) {
        let selected = WitnessCell("selectedDetentIdentifier", name)
        let undimmed = WitnessCell("largestUndimmedDetentIdentifier", name)
        result += [[cell, selected], [cell, undimmed], [cell, selected, undimmed]]
      }
    }
    return result
  }
}

// MARK: - Where the app runs

/// Where a row has the app run.
struct WitnessPlace: Sendable {
  var cells: [WitnessCell]
  /// Whether a device says it, so that turning and resizing count.
  var hasDevice = false
}

extension WitnessCells {
  /// The most devices that are tried.
  private static let deviceLimit = 3

  /// The places that fit the situation, those that name least first.
  var places: [WitnessPlace] {
    var result: [WitnessPlace] = []
    for (os, sdk) in releases {
      var shared = [
        WitnessCell(Input.os.definition.name, Release.allCases[os].name),
        WitnessCell(Input.sdk.definition.name, Release.allCases[sdk].name),
      ]
      for variable in [Input.platform.definition, Input.compatibilityKey.definition] {
        if let set = sets[variable.id], let text = chosen(set, variable.domain) {
          shared.append(WitnessCell(variable.name, text))
        }
      }
      let speaksOfDevice = [
        Input.screen.id, Input.orientation.id, Input.window.id, Input.idiom.id, Input.displayZoom.id,
        Input.deviceFirst.id, Input.deviceLast.id, Input.multitasking.id, Input.stageManagerFirst.id,
        Input.deviceIsGiven.id, Input.requiresFullScreen.id, Input.resizable.id,
      ].contains { sets[$0] != nil }
      let saysClasses = demands(Input.horizontal) || demands(Input.vertical)
      if saysClasses || !speaksOfDevice {
        result += classes.map { WitnessPlace(cells: shared + $0) }
      }
      if speaksOfDevice || !saysClasses {
        let said = saysClasses ? classes.first ?? [] : []
        result += devicePlaces(os).map { WitnessPlace(cells: shared + $0 + said, hasDevice: true) }
      }
      // Without a device, the row speaks of all of them.
      result.append(WitnessPlace(cells: shared + windowCells(sets[Input.window.id]).prefix(1).joined()))
    }
    return result
  }

  /// The pairs of releases that are tried: the last and the first that fit, built for the same release if that fits.
  private var releases: [(os: Int, sdk: Int)] {
    let everything = Input.os.definition.domain.everything
    let systems = sets[Input.os.id] ?? everything
    let builds = sets[Input.sdk.id] ?? everything
    var result: [(os: Int, sdk: Int)] = []
    for os in systems.count > 1 ? [systems.last, systems.first] : [systems.first] {
      let earlier = builds.intersection(ValueSet(first: os + 1))
      let sdk = earlier.isEmpty ? builds.first : earlier.last
      result.append((os, sdk))
    }
    return result
  }

  private var classes: [[WitnessCell]] {
    let domain = Input.horizontal.definition.domain
    func names(_ variable: VariableID) -> [String] {
      let set = ValueCells.sayable(domain).intersection(sets[variable] ?? domain.everything)
      return set.map { domain.valueNames[$0] }
    }
    var result: [[WitnessCell]] = []
    for vertical in names(Input.vertical.id).reversed() {
      for horizontal in names(Input.horizontal.id) {
        result.append([
          WitnessCell(Input.horizontal.definition.name, horizontal),
          WitnessCell(Input.vertical.definition.name, vertical),
        ])
      }
    }
    return result
  }

  private func devicePlaces(_ os: Int) -> [[WitnessCell]] {
    var devices = Device.all.filter { device in
      device.assignments.allSatisfy { item in sets[item.variable].map { !$0.intersection(item.values).isEmpty } ?? true
      }
        && Int(device.first.rawValue) <= os && os <= Int((device.last ?? .latest).rawValue)
    }
    if sets[Input.screen.id] == nil {
      // One of each form says more than several of one.
      let phone = devices.last { $0.screen.rawValue < Screen.points466by678.rawValue }
      let pad = devices.last { $0.screen.rawValue >= Screen.points744by1133.rawValue }
      devices = [phone, pad].compactMap { $0 }
    }
    var result: [[WitnessCell]] = []
    for device in devices.suffix(Self.deviceLimit) {
      for orientation in Orientation.allCases where allows(Input.orientation, orientation) {
        for window in windowCells(sets[Input.window.id]) {
          result.append(
            [
              WitnessCell("device", "\"\(device.name)\""),
              WitnessCell(Input.orientation.definition.name, orientation.name),
            ] + window + deviceCells)
        }
      }
    }
    return result
  }

  private var deviceCells: [WitnessCell] {
    var result: [WitnessCell] = []
    for variable in [Input.idiom.definition, Input.displayZoom.definition, Input.requiresFullScreen.definition] {
      if let set = sets[variable.id], let text = chosen(set, variable.domain) {
        result.append(WitnessCell(variable.name, text))
      }
    }
    return result
  }

  /// The cells for the first and the last window of a set.
  private func windowCells(_ set: ValueSet?) -> [[WitnessCell]] {
    let name = Input.window.definition.name
    guard let set else { return [[WitnessCell(name, Window.full.name)]] }
    let windows = set.count > 1 ? [set.first, set.last] : [set.first]
    return windows.map { [WitnessCell(name, Self.spelled(Window.allCases[$0]))] }
  }

  /// A window as a cell says it: a free one by its width.
  static func spelled(_ window: Window) -> String {
    switch window {
    case .narrow: "500"
    case .between: "660"
    case .wide: "900"
    default: window.name
    }
  }
}

extension WitnessCells {
  /// A situation in words that a spec understands, as far as it can say them: a device by its name, then the rest.
  static func words(for situation: [Step.Assignment], _ rules: RuleBase) -> String {
    if situation.isEmpty { return "nothing said" }
    let cells = WitnessCells(situation, takesLast: false)
    let place = cells.places.first { $0.hasDevice } ?? cells.places.first
    let names = Set((place?.cells ?? []).map { $0.column })
    var said = names
    var parts = (place?.cells ?? []).filter { cell in
      // Only what matters: the rest of a place was chosen to have one.
      cell.column == "device" || situation.contains { rules.variables[$0.variable.index].name == cell.column }
    }.map { "\($0.column) \($0.text)" }
    if names.contains("device"), !situation.contains(where: { hiddenByDevice.contains($0.variable) }) {
      parts.removeAll { $0.hasPrefix("device ") }
    }
    for cell in cells.presentation {
      parts.append("\(cell.column) \(cell.text)")
      said.insert(cell.column)
    }
    let rest = situation.filter { assignment in
      let variable = rules.variables[assignment.variable.index]
      return !said.contains(variable.name) && !hidden.contains(variable.id) && !hiddenByDevice.contains(variable.id)
    }
    if !rest.isEmpty { parts.append(rules.description(of: rest)) }
    return parts.joined(separator: "; ")
  }

  /// What naming a device says.
  private static let hiddenByDevice: Set<VariableID> = [
    Input.screen.id, Input.deviceFirst.id, Input.deviceLast.id, Input.multitasking.id, Input.stageManagerFirst.id,
    Input.deviceIsGiven.id, Input.resizable.id,
  ]
}
