import PresentationRules

/// A question that was understood, ready to be answered.
struct Inquiry: Sendable {
  /// What it was understood as, in the words of the spec language.
  let words: [String]
  /// The setups that it stands for.
  let setups: [Setup]
  /// For each setup, which of the alternatives that were said it is; empty where there is only one.
  let labels: [String]
  /// The outputs that are asked about by name; none means the ordinary answer.
  let checks: [Check]
  /// Whether the size classes were opened, since nothing was said of the device.
  let opensSizeClasses: Bool
  /// Why what is said cannot be, where that is known without the rules.
  let contradiction: String?
  /// What was said, for reports.
  let said: Set<String>
}

extension Inquiry {
  /// The names of the controllers.
  var names: [String] { setups.first?.world.controllers.map { $0.name } ?? [] }

  /// The steps.
  var steps: [Step] { setups.first?.steps ?? [] }
}

/// Reads questions in the words of the spec language: `NAME=VALUE`, steps, and outputs such as `swipe?`.
struct InquiryReader {
  private let rules: RuleBase
  private let base: BaseSituation

  init(rules: RuleBase) {
    self.rules = rules
    base = BaseSituation(rules: rules)
  }

  /// The most steps of a question: with inputs open, each step looks at all steps before it again.
  static let stepLimit = 64

  /// The most bytes of a question that are read.
  static let lengthLimit = 1 << 16

  /// Reads the words of a question.
  ///
  /// - Parameter settings: further inputs, of which each takes the place of what the words say of the same.
  func read(_ words: [String], settings: [String] = []) throws(Misunderstanding) -> Inquiry {
    var problems: [SpecProblem] = []
    func items(_ words: [String]) -> [Item] {
      var items: [Item] = []
      for word in words {
        do throws(CellProblem) {
          items += try Self.items(of: word)
        } catch {
          problems.append(Self.problem(error, in: word))
        }
      }
      return items
    }
    let said = items(words)
    let set = items(settings)
    if !problems.isEmpty { throw .problems(problems) }
    for items in [said, set] {
      let twice = Self.saidTwice(items)
      if !twice.isEmpty { throw .obstacles(twice, []) }
    }
    return try inquiry(said + set)
  }

  /// The inputs that are said twice of the same controller.
  private static func saidTwice(_ items: [Item]) -> [Misunderstanding.Obstacle] {
    var result: [Misunderstanding.Obstacle] = []
    for (index, item) in items.enumerated() {
      guard case .input(let column, let who, _) = item.kind else { continue }
      let earlier = items[..<index].first { other in
        if case .input(let name, let otherWho, _) = other.kind {
          name.name == column.name && otherWho == who
        } else {
          false
        }
      }
      if let earlier {
        let name = who.map { "\($0.written).\(column.name)" } ?? column.name
        result.append(
          Misunderstanding.Obstacle(
            problem: "`\(name)` is said twice, as `\(earlier.text)` and as `\(item.text)`",
            help: "join alternatives with commas, as `\(name)=A, B`"))
      }
    }
    return result
  }

  private static func problem(_ error: CellProblem, in word: String) -> SpecProblem {
    SpecProblem(error.kind, file: "", line: 0, in: Array(word.utf8)[...], at: error.place)
  }
}

// MARK: - Single words

extension InquiryReader {
  /// One thing that is said.
  struct Item: Sendable {
    enum Kind: Sendable {
      case input(InputColumn, who: NodeName?, InputValue)
      case steps([StepText])
      case output(OutputColumn, who: NodeName?, Expectation)
    }

    let kind: Kind
    /// The words in which it was said.
    let text: String
    let place: Int
  }

  /// What one argument says; items between semicolons are taken one by one.
  static func items(of word: String) throws(CellProblem) -> [Item] {
    guard word.utf8.count <= lengthLimit else { throw CellProblem(.cellTooLong(limit: lengthLimit), atPlace: 0) }
    let all = Piece(CellText(plain: word))
    var result: [Item] = []
    for part in all.split(by: ";") {
      if part.isEmpty {
        if all.isEmpty { continue }
        throw CellProblem(.givenWithoutValue(name: ""), at: part)
      }
      result.append(try item(part))
    }
    return joined(result)
  }

  /// Steps that follow one another in one argument are read as one list, since a step may be joined to the one before.
  private static func joined(_ items: [Item]) -> [Item] {
    var result: [Item] = []
    for item in items {
      if case .steps(let new) = item.kind, let last = result.last, case .steps(let old) = last.kind {
        result[result.count - 1] = Item(
          kind: .steps(old + new), text: "\(last.text); \(item.text)", place: last.place)
      } else {
        result.append(item)
      }
    }
    return result
  }

  private static func item(_ piece: Piece) throws(CellProblem) -> Item {
    if let (name, value) = nameAndValue(piece) {
      if name.string.hasSuffix("?"), case .output(let column, let who) = try SpecTable.role(of: name) {
        guard !value.isEmpty else { throw CellProblem(.givenWithoutValue(name: name.string), at: piece) }
        let expectation = try column.expectation(value)
        return Item(kind: .output(column, who: who, expectation), text: piece.string, place: piece.place)
      }
      let (column, who) = try SpecTable.input(name)
      guard !value.isEmpty else { throw CellProblem(.givenWithoutValue(name: name.string), at: piece) }
      if column.kind == .stepNumber { throw CellProblem(.reservedInGiven(name: column.name), at: name) }
      let text = "\(name.string)=\(value.string)"
      if column.kind == .steps {
        return Item(kind: .steps(try StepCells.steps(value.unquoted)), text: value.unquoted.string, place: piece.place)
      }
      return Item(kind: .input(column, who: who, try Self.value(of: column, value)), text: text, place: value.place)
    }
    if piece.string.hasSuffix("?"), case .output(let column, let who) = try SpecTable.role(of: piece) {
      return Item(kind: .output(column, who: who, .undetermined), text: piece.string, place: piece.place)
    }
    if let (column, value) = InputColumn.splitNameAndValue(piece), !value.isEmpty, column.kind != .steps,
      column.kind != .stepNumber
    {
      let text = "\(column.name)=\(value.string)"
      return Item(kind: .input(column, who: nil, try Self.value(of: column, value)), text: text, place: value.place)
    }
    return Item(kind: .steps(try StepCells.steps(piece)), text: piece.string, place: piece.place)
  }

  /// What stands before and behind a sign of equality or comparison; nil if it is a step or has no such sign.
  private static func nameAndValue(_ piece: Piece) -> (name: Piece, value: Piece)? {
    let first = piece.firstWord.word
    let isStep = StepCells.forms.contains { form in
      form.form.split(separator: " ").first.map { first.equals(String($0)) } == true && piece.range != first.range
    }
    if isStep { return nil }
    let bytes = piece.text.bytes
    for index in piece.range {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "("):
        if bytes[index] == UInt8(ascii: "("), index > piece.range.lowerBound { continue }
        return nil
      case UInt8(ascii: "="):
        return (piece.part(piece.range.lowerBound..<index), piece.part((index + 1)..<piece.range.upperBound))
      case UInt8(ascii: "<"), UInt8(ascii: ">"):
        return (piece.part(piece.range.lowerBound..<index), piece.part(index..<piece.range.upperBound))
      case 0xE2 where bytes[index...].starts(with: "≥".utf8) || bytes[index...].starts(with: "≤".utf8):
        return (piece.part(piece.range.lowerBound..<index), piece.part(index..<piece.range.upperBound))
      default: break
      }
    }
    return nil
  }

  private static func value(of column: InputColumn, _ piece: Piece) throws(CellProblem) -> InputValue {
    guard column.kind == .device, !piece.equals("any") else { return try column.value(piece) }
    if let family = DeviceFamily(named: piece.unquoted.string) { return .assignments(family.alternatives) }
    var alternatives: [[Step.Assignment]] = []
    for part in try ValueCells.alternatives(of: piece) {
      guard let family = DeviceFamily(named: part.unquoted.string) else { return try column.value(piece) }
      alternatives += family.alternatives
    }
    return .assignments(alternatives)
  }
}

// MARK: - Putting it together

extension InquiryReader {
  private func inquiry(_ items: [Item]) throws(Misunderstanding) -> Inquiry {
    var items = items
    for index in items.indices.reversed() {
      guard case .input(let column, let who, _) = items[index].kind else { continue }
      let isSaidLater = items[(index + 1)...].contains { later in
        if case .input(let other, let otherWho, _) = later.kind {
          other.name == column.name && otherWho == who
        } else {
          false
        }
      }
      if isSaidLater { items.remove(at: index) }
    }
    var givens: [SpecTable.Given] = []
    var lines: [TableSource.Given] = []
    var columns: [SpecTable.Column] = []
    var values: [CellValue] = []
    var steps: [StepText] = []
    var stepTexts: [String] = []
    var said: Set<String> = []
    func add(_ column: InputColumn, _ who: NodeName?, _ value: InputValue, _ text: String, _ place: Int) {
      givens.append(
        SpecTable.Given(who: who, column: column, value: value, line: lines.count, offset: place, text: text))
      lines.append(TableSource.Given(line: 0, text: text))
    }
    for item in items {
      switch item.kind {
      case .input(let column, let who, let value):
        add(column, who, value, item.text, 0)
        said.insert(column.name)
      case .steps(let texts):
        steps += texts
        stepTexts.append(item.text)
      case .output(let column, let who, let expectation):
        columns.append(SpecTable.Column(name: column.name, role: .output(column, who: who), offset: 0))
        values.append(.output(expectation))
      }
    }
    guard steps.count <= Self.stepLimit else {
      throw .obstacles(
        [
          Misunderstanding.Obstacle(
            problem: "these are \(steps.count) steps, and a question has at most \(Self.stepLimit)",
            help: "ask about the last of them, from the chain of presentations before it")
        ], [])
    }
    if !steps.isEmpty, let column = InputColumn.named("do") {
      add(column, nil, .steps(steps), stepTexts.joined(separator: "; "), 0)
    }
    let source = TableSource(file: "", headings: [], givens: lines, header: TableSource.Line(number: 0, text: ""))
    let table = SpecTable(source: source, columns: columns, givens: givens)
    let row = ScannedRow(line: 0, bytes: [], cells: columns.map { _ in 0..<0 }, values: values)
    var problems: [SpecProblem] = []
    let scenarios = Preparation.prepare([row], of: table, base: base, problems: &problems)
    if !problems.isEmpty { throw .problems(problems) }
    var setups = scenarios.flatMap { $0.setups }
    guard let first = scenarios.first else { throw .nothingSaid }
    guard setups.count <= 64 else {
      throw .problems([SpecProblem(.tooManyAlternatives(limit: 64), file: "")])
    }
    // A question without a step is answered from the world at rest, which needs all controllers.
    if first.isDirect { setups = setups.map { restored($0) } }
    let late = narrowSDK(items, &setups)
    let opens = openSizeClasses(said, steps, &setups)
    return Inquiry(
      words: items.map { $0.text }, setups: setups, labels: labels(items, setups.count),
      checks: first.rows[0].checks, opensSizeClasses: opens, contradiction: first.contradiction ?? late, said: said)
  }

  /// Leaves only the SDKs that have all that is set; returns why there is none, if so.
  private func narrowSDK(_ items: [Item], _ setups: inout [Setup]) -> String? {
    for item in items {
      guard case .input(let column, _, let value) = item.kind else { continue }
      for arrival in [column.name, value.offersCustomDetents ? "custom detents" : ""].compactMap({ Arrival.named($0) })
      {
        guard !value.isInitial(of: column) else { continue }
        let earlier = ValueSet(first: Int(arrival.sdk.rawValue))
        var left: [Setup] = []
        for setup in setups {
          var setup = setup
          for index in setup.world.controllers.indices {
            let sdks = setup.world.controllers[index].situation[Input.sdk.id].subtracting(earlier)
            setup.world.controllers[index].situation.set(Input.sdk.id, to: sdks, program: rules.program)
          }
          if setup.world.controllers.allSatisfy({ !$0.situation[Input.sdk.id].isEmpty }) { left.append(setup) }
        }
        if left.isEmpty {
          let sdk = setups.first?.world.controllers.first?.situation[Input.sdk.id] ?? .empty
          return "`\(arrival.name)` came with SDK \(arrival.sdk.major), and the app is built with SDK "
            + Wording.releases(sdk)
        }
        setups = left
      }
    }
    return nil
  }

  /// The two controllers of a question that names none.
  private func restored(_ setup: Setup) -> Setup {
    guard setup.world.controllers.count == 1 else { return setup }
    let presented = setup.world.controllers[0]
    var presenter = Controller(name: "presenter", situation: base.situation)
    for variable in rules.variables where variable.kind == .environment || variable.kind == .reading {
      presenter.situation.set(variable.id, to: presented.situation[variable.id], program: rules.program)
    }
    var world = World()
    world.controllers = [presenter, presented]
    world.chain = [0, 1]
    return Setup(world: world, steps: setup.steps, subject: 1)
  }

  /// Opens the size classes where nothing was said of the device: they tell cases apart better than all devices do.
  private func openSizeClasses(_ said: Set<String>, _ steps: [StepText], _ setups: inout [Setup]) -> Bool {
    let names = SizeClassRule.deviceColumns.union([
      Input.horizontal.definition.name, Input.vertical.definition.name, Input.displayZoom.definition.name,
    ])
    let changesWindow = steps.contains { [.rotate, .resize, .fold, .unfold].contains($0.kind) }
    guard said.isDisjoint(with: names), !changesWindow else { return false }
    for index in setups.indices {
      for (input, outcome) in [
        (Input.horizontal.id, Derived.deviceHorizontal.id), (Input.vertical.id, Derived.deviceVertical.id),
      ] {
        let reachable = reachable(outcome, in: setups[index])
        for controller in setups[index].world.controllers.indices {
          setups[index].world.controllers[controller].situation.set(input, to: reachable, program: rules.program)
        }
      }
    }
    return true
  }

  /// The size classes that some device has.
  private func reachable(_ outcome: VariableID, in setup: Setup) -> ValueSet {
    var result = ValueSet.empty
    let response = rules.collect([setup]) { (current: inout Setup) throws(Split) in
      var situation = current.world.controllers[0].situation
      return [.value(try rules.value(of: outcome, in: &situation))]
    }
    for atom in response.atoms {
      if case .value(let number) = atom.values[0] { result = result.union(ValueSet(number)) }
    }
    return result.intersection(SizeClassRule.sayable)
  }

  /// The names of the alternatives, where they come from one list of devices.
  private func labels(_ items: [Item], _ count: Int) -> [String] {
    guard count > 1 else { return [] }
    for item in items {
      guard case .input(let column, _, .assignments(let alternatives)) = item.kind, column.kind == .device,
        alternatives.count == count
      else { continue }
      return alternatives.map { assignments in
        Device.all.first { $0.assignments == assignments }?.name ?? ""
      }
    }
    return (1...count).map { "alternative \($0)" }
  }
}

extension InputValue {
  /// Whether it says no more than is so when nothing is said.
  fileprivate func isInitial(of column: InputColumn) -> Bool {
    switch self {
    case .single(let variable, let values): !Definitions.of(variable).initial.intersection(values).isEmpty
    case .properties(let alternatives):
      alternatives.contains { property in
        switch property {
        case .selectedDetent(let name), .largestUndimmedDetent(let name): name == nil
        case .detents(let offers): offers.isEmpty
        case .actions: true
        }
      }
    default: false
    }
  }

  /// Whether all lists of detents have one that the app defines.
  fileprivate var offersCustomDetents: Bool {
    guard case .properties(let alternatives) = self else { return false }
    return alternatives.allSatisfy { property in
      if case .detents(let offers) = property { offers.contains { $0.kind == .custom } } else { false }
    }
  }
}

/// Why a question was not understood.
enum Misunderstanding: Error {
  /// Nothing was asked.
  case nothingSaid
  /// Parts of it are wrong.
  case problems([SpecProblem])
  /// Words of a sentence that may matter are not known.
  case words([UnknownWord])
  /// Parts of a sentence turn the question into another one than the rest says.
  case obstacles([Obstacle], [UnknownWord])
  /// Callbacks are asked about, and nothing is done.
  case noStep([Callback])
  /// A search has nothing to look for.
  case noGoal
  /// What it says cannot be.
  case impossible(reason: String)

  /// Something in a sentence that stops the answer.
  struct Obstacle: Sendable, Hashable {
    /// What is wrong, in one sentence in lower case.
    let problem: String
    /// How to write it.
    let help: String
  }

  /// A word of a sentence that is not known.
  struct UnknownWord: Sendable, Hashable {
    let word: String
    let nearest: [String]
  }
}
