import PresentationRules

/// Checks the rows of a table that only asks decisions about one situation, without building anything a row.
///
/// It answers "passed" or "look closer": everything that is not plain goes to `Checker`.
struct FastRows {
  private let rules: RuleBase
  private let table: SpecTable
  /// The situation with what `Given` lines say.
  private var situation: Situation
  /// What each variable that a row can set is without the row.
  private var defaults: [(variable: VariableID, values: ValueSet)] = []
  private var values: [(variable: VariableID, values: ValueSet)] = []
  /// Which of the variables a column sets, as an index into `defaults`; -1 for a column that is no plain variable.
  private var places: [Int] = []
  private var saysHorizontal: [Bool]
  private var saysVertical: [Bool]
  private var saysDevice: [Bool]
  private var givenSays = (horizontal: false, vertical: false, device: false)
  private var horizontalPlace = 0
  private var verticalPlace = 0
  private var deviceIsGivenPlace = 0

  /// Prepares a table; nil if its rows need more than decisions about one situation.
  init?(table: SpecTable, rules: RuleBase, base: BaseSituation) {
    self.table = table
    self.rules = rules
    situation = base.situation
    saysHorizontal = table.columns.map { Self.isInput($0, named: [Input.horizontal.definition.name]) }
    saysVertical = table.columns.map { Self.isInput($0, named: [Input.vertical.definition.name]) }
    saysDevice = table.columns.map { Self.isInput($0, named: SizeClassRule.deviceColumns) }
    for given in table.givens {
      guard given.who == nil, given.column.kind != .resizable else { return nil }
      switch given.value {
      case .single(let variable, let values): situation.set(variable, to: values, program: base.program)
      case .assignments(let alternatives):
        guard alternatives.count == 1, !alternatives[0].isEmpty else { return nil }
        for item in alternatives[0] { situation.set(item.variable, to: item.values, program: base.program) }
      default: return nil
      }
      if given.column.name == Input.horizontal.definition.name { givenSays.horizontal = true }
      if given.column.name == Input.vertical.definition.name { givenSays.vertical = true }
      if SizeClassRule.deviceColumns.contains(given.column.name) { givenSays.device = true }
    }
    horizontalPlace = place(of: Input.horizontal.id)
    verticalPlace = place(of: Input.vertical.id)
    deviceIsGivenPlace = place(of: Input.deviceIsGiven.id)
    for column in table.columns {
      switch column.role {
      case .input(let input, let who):
        guard who == nil else { return nil }
        switch input.kind {
        case .variable(let variable): places.append(place(of: variable))
        case .window: places.append(place(of: Input.window.id))
        case .device, .adaptive: places.append(-1)
        default: return nil
        }
      case .output(let output, let who):
        guard who == nil else { return nil }
        switch output.kind {
        case .decision, .confidence: places.append(-1)
        default: return nil
        }
      case .reserved: places.append(-1)
      }
    }
    values = defaults
  }

  private static func isInput(_ column: SpecTable.Column, named names: Set<String>) -> Bool {
    if case .input(let input, nil) = column.role { return names.contains(input.name) }
    return false
  }

  /// The place of a variable among those that rows set.
  private mutating func place(of variable: VariableID) -> Int {
    if let place = defaults.firstIndex(where: { $0.variable == variable }) { return place }
    defaults.append((variable, situation[variable]))
    return defaults.count - 1
  }

  /// Whether the row that was cut last passes beyond doubt.
  mutating func passes(_ bytes: [UInt8], scanner: inout RowScanner) -> Bool {
    values.withUnsafeMutableBufferPointer { values in
      for index in values.indices { values[index] = defaults[index] }
    }
    var horizontal = givenSays.horizontal
    var vertical = givenSays.vertical
    var device = givenSays.device
    var hasCheck = false
    do throws(CellProblem) {
      for column in places.indices {
        guard case .input(let value) = try scanner.value(of: column, in: bytes) else { continue }
        switch value {
        case .single(_, let set): values[places[column]].values = set
        case .assignments(let alternatives):
          guard alternatives.count == 1, !alternatives[0].isEmpty else { return false }
          for item in alternatives[0] {
            let place = place(of: item.variable)
            if place >= values.count { values.append(defaults[place]) }
            values[place].values = item.values
          }
        default: return false
        }
        if saysHorizontal[column] { horizontal = true }
        if saysVertical[column] { vertical = true }
        if saysDevice[column] { device = true }
      }
    } catch {
      return false
    }
    if horizontal || vertical {
      if !horizontal { values[horizontalPlace].values = SizeClassRule.sayable }
      if !vertical { values[verticalPlace].values = SizeClassRule.sayable }
      if device { values[deviceIsGivenPlace].values = ValueSet(Int(Answer.yes.rawValue)) }
    }
    situation.set(values, program: rules.program)
    do {
      for column in places.indices {
        guard case .output(let output, _) = table.columns[column].role,
          case .output(let expectation) = try scanner.value(of: column, in: bytes)
        else { continue }
        switch (output.kind, expectation) {
        case (.decision(let variable), .values(let expected)):
          hasCheck = true
          guard expected.contains(try rules.value(of: variable, in: &situation)) else { return false }
        case (.confidence, .confidence(let expected)):
          guard expected.acceptsContested, expected.accepted.count == Confidence.allCases.count else { return false }
        default: return false
        }
      }
      guard hasCheck else { return false }
      return try rules.value(of: Derived.isPossible.id, in: &situation) == Int(Answer.yes.rawValue)
    } catch {
      return false
    }
  }
}
