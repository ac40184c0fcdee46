import PresentationRules

/// Checks the rows of a table that only asks decisions about one situation, without building anything a row.
///
/// It answers "passed" or "look closer": everything that is not plain goes to `Checker`.
struct FastRows {
  /// What a cell says, as plain numbers.
  private enum Cell {
    /// The column's variable has these values.
    case values(ValueSet)
    /// Several variables have values, by their number in `groups`.
    case group(Int)
    /// The column's decision has one of these values.
    case expected(ValueSet)
    /// Nothing that matters here.
    case nothing
    /// Something that is not plain.
    case other
  }

  /// What a column is, as plain numbers.
  private enum Column {
    /// It sets a variable, at this place of `values`.
    case input(place: Int, says: Said)
    /// It sets several variables that hang together.
    case group(says: Said)
    /// It asks a decision.
    case output(VariableID)
    case other
  }

  /// Which kind of thing was said, for the settlement of size classes.
  private struct Said: OptionSet {
    let rawValue: UInt8
    static let horizontal = Said(rawValue: 1)
    static let vertical = Said(rawValue: 2)
    static let device = Said(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ column: InputColumn) {
      self = []
      if column.name == Input.horizontal.definition.name { insert(.horizontal) }
      if column.name == Input.vertical.definition.name { insert(.vertical) }
      if SizeClassRule.deviceColumns.contains(column.name) { insert(.device) }
    }
  }

  private typealias Values = [(variable: VariableID, values: ValueSet)]

  private let rules: RuleBase
  private let base: BaseSituation
  private var columns: [Column] = []
  private var caches: [CellCache<Cell>] = []
  private var groups: [[(place: Int, values: ValueSet)]] = []
  private var givenSays: Said = []
  /// Whether a `Given` line sets several variables that hang together.
  private var hasGivenGroup = false
  /// The situation that all rows use, one after the other.
  private var situation: Situation
  /// What each variable that a row can set, or that is open, is without the row.
  private var defaults: Values = []
  private var values: Values = []
  /// For each of them, a value with which some row was possible; it is tried first.
  private var witness: [ValueSet] = []
  private var horizontalPlace = 0
  private var verticalPlace = 0
  private var deviceIsGivenPlace = 0

  /// Prepares a table; nil if its rows need more than decisions about one situation.
  init?(table: SpecTable, rules: RuleBase, base: BaseSituation) {
    self.rules = rules
    self.base = base
    situation = base.situation
    guard setGivens(table) else { return nil }
    horizontalPlace = place(of: Input.horizontal.id)
    verticalPlace = place(of: Input.vertical.id)
    deviceIsGivenPlace = place(of: Input.deviceIsGiven.id)
    for column in table.columns {
      guard let known = self.column(column) else { return nil }
      columns.append(known)
      caches.append(CellCache())
    }
    for variable in rules.variables where variable.kind == .environment || variable.kind == .presentation {
      if !situation[variable.id].isSingle { _ = place(of: variable.id) }
    }
    values = defaults
  }

  private mutating func setGivens(_ table: SpecTable) -> Bool {
    for given in table.givens {
      guard given.who == nil, given.column.kind != .resizable else { return false }
      switch given.value {
      case .single(let variable, let values): situation.set(variable, to: values, program: base.program)
      case .assignments(let alternatives):
        hasGivenGroup = true
        guard alternatives.count == 1, !alternatives[0].isEmpty else { return false }
        for item in alternatives[0] { situation.set(item.variable, to: item.values, program: base.program) }
      default: return false
      }
      givenSays.formUnion(Said(given.column))
    }
    return true
  }

  private mutating func column(_ column: SpecTable.Column) -> Column? {
    switch column.role {
    case .input(let input, nil):
      switch input.kind {
      case .variable(let variable): return .input(place: place(of: variable), says: Said(input))
      case .window: return .input(place: place(of: Input.window.id), says: Said(input))
      case .device, .adaptive: return .group(says: Said(input))
      default: return nil
      }
    case .output(let output, nil):
      switch output.kind {
      case .decision(let variable): return .output(variable)
      case .confidence: return .other
      default: return nil
      }
    case .reserved: return .other
    default: return nil
    }
  }

  /// The place of a variable among those that rows set.
  private mutating func place(of variable: VariableID) -> Int {
    if let place = defaults.firstIndex(where: { $0.variable == variable }) { return place }
    defaults.append((variable, situation[variable]))
    return defaults.count - 1
  }

  /// Reads a cell that is new.
  private mutating func read(
    _ column: Int, _ bytes: [UInt8], _ scanner: inout RowScanner
  ) throws(CellProblem) -> Cell {
    switch try scanner.value(of: column, in: bytes) {
    case .blank: return .nothing
    case .input(.single(_, let values)): return .values(values)
    case .input(.assignments(let alternatives)):
      // Nothing at all, as `device any` says, would not take back what a `Given` line says.
      guard alternatives.count == 1, !alternatives[0].isEmpty || !hasGivenGroup else { return .other }
      var group: [(place: Int, values: ValueSet)] = []
      for item in alternatives[0] {
        group.append((place(of: item.variable), item.values))
        if values.count < defaults.count { values = defaults }
      }
      groups.append(group)
      return .group(groups.count - 1)
    case .input: return .other
    case .output(.values(let values)): return .expected(values)
    case .output(.confidence(let expected)):
      let isAnything = expected.acceptsContested && expected.accepted.count == Confidence.allCases.count
      return isAnything ? .nothing : .other
    case .output: return .other
    }
  }

  private mutating func cell(
    _ column: Int, _ bytes: [UInt8], _ scanner: inout RowScanner
  ) throws(CellProblem) -> Cell {
    if scanner.cells[column].isEmpty { return .nothing }
    if let known = caches[column].known(bytes, scanner.cells[column]) { return known }
    let cell = try read(column, bytes, &scanner)
    caches[column].add(cell, for: bytes, scanner.cells[column])
    return cell
  }

  /// Whether the row that was cut last passes beyond doubt.
  mutating func passes(_ bytes: [UInt8], scanner: inout RowScanner) -> Bool {
    do throws(CellProblem) {
      guard try setValues(bytes, &scanner) else { return false }
      situation.set(values, program: base.program)
      guard try answersAreExpected(bytes, &scanner) else { return false }
    } catch {
      return false
    }
    return isPossible()
  }

  /// Puts what the row says into `values`; false if something is not plain.
  private mutating func setValues(_ bytes: [UInt8], _ scanner: inout RowScanner) throws(CellProblem) -> Bool {
    for index in defaults.indices { values[index].values = defaults[index].values }
    var said = givenSays
    for column in columns.indices {
      switch columns[column] {
      case .input(let place, let says):
        switch try cell(column, bytes, &scanner) {
        case .values(let set):
          values[place].values = set
          said.formUnion(says)
        case .nothing: break
        default: return false
        }
      case .group(let says):
        switch try cell(column, bytes, &scanner) {
        case .group(let number):
          for item in groups[number] { values[item.place].values = item.values }
          said.formUnion(says)
        case .nothing: break
        default: return false
        }
      case .output, .other: break
      }
    }
    if said.isDisjoint(with: [.horizontal, .vertical]) { return true }
    if !said.contains(.horizontal) { values[horizontalPlace].values = SizeClassRule.sayable }
    if !said.contains(.vertical) { values[verticalPlace].values = SizeClassRule.sayable }
    if said.contains(.device) { values[deviceIsGivenPlace].values = ValueSet(Int(Answer.yes.rawValue)) }
    return true
  }

  /// Whether every decision is as expected, whatever is open.
  private mutating func answersAreExpected(
    _ bytes: [UInt8], _ scanner: inout RowScanner
  ) throws(CellProblem) -> Bool {
    var hasCheck = false
    for column in columns.indices {
      switch columns[column] {
      case .output(let variable):
        switch try cell(column, bytes, &scanner) {
        case .expected(let expected):
          guard let value = try? rules.value(of: variable, in: &situation), expected.contains(value) else {
            return false
          }
          hasCheck = true
        case .nothing: break
        default: return false
        }
      case .other:
        guard case .nothing = try otherCell(column, bytes, &scanner) else { return false }
      case .input, .group: break
      }
    }
    return hasCheck
  }

  /// The cell of a column that is neither input nor decision: of the column `confidence?`, or one that is not read.
  private mutating func otherCell(
    _ column: Int, _ bytes: [UInt8], _ scanner: inout RowScanner
  ) throws(CellProblem) -> Cell {
    if scanner.isReserved(column) { return .nothing }
    return try cell(column, bytes, &scanner)
  }

  /// Whether some situation within the row can be: with what made an earlier row possible, or else by a search.
  private mutating func isPossible() -> Bool {
    let yes = Int(Answer.yes.rawValue)
    if let value = try? rules.value(of: Derived.isPossible.id, in: &situation) { return value == yes }
    if witness.count == values.count {
      var trial = values
      for index in trial.indices {
        let common = trial[index].values.intersection(witness[index])
        if !common.isEmpty { trial[index].values = common }
      }
      situation.set(trial, program: base.program)
      if let value = try? rules.value(of: Derived.isPossible.id, in: &situation), value == yes { return true }
      situation.set(values, program: base.program)
    }
    var world = World()
    world.controllers = [Controller(name: "presented", situation: situation)]
    world.chain = [0]
    guard let found = rules.possibility(of: Setup(world: world, steps: [], subject: 0)).setup else { return false }
    let possible = found.world.controllers[0].situation
    witness = values.map { ValueSet(possible[$0.variable].first) }
    return true
  }
}
