import PresentationRules

/// Puts together what `Given` lines and cells say.
struct Preparation {
  /// The most setups that the alternatives of one scenario may lead to.
  static let setupLimit = 1000
  /// The most steps of one scenario.
  static let stepLimit = 10_000
  /// The most controllers of one scenario.
  static let controllerLimit = 500
  /// The most steps that are joined to one another: what they call is one timeline, in which all pairs may be ordered.
  static let joinedLimit = 100

  private let table: SpecTable
  private let base: BaseSituation
  private let rows: [ScannedRow]

  /// Something that was said of somebody.
  private struct Said {
    let who: NodeName?
    let column: InputColumn
    let value: InputValue
    let origin: Origin
  }

  /// A step with its place.
  private struct PlacedStep {
    let text: StepText
    let origin: Origin
  }

  /// One way to go on with what several alternatives were said of.
  private enum Change {
    case assignments(Int, [Step.Assignment])
    case property(Int, Step.Property)
  }

  /// The ways to go on with one thing that was said.
  private struct Branch {
    let changes: [Change]
    let origin: Origin
  }

  private struct Failure: Error {
    let problem: SpecProblem
  }

  private init(table: SpecTable, rows: [ScannedRow], base: BaseSituation) {
    self.table = table
    self.rows = rows
    self.base = base
  }

  /// Prepares the rows of a scenario.
  ///
  /// - Returns: one scenario for each chain that is said; none if something is wrong, which was appended to `problems`.
  static func prepare(
    _ rows: [ScannedRow], of table: SpecTable, base: BaseSituation, problems: inout [SpecProblem]
  ) -> [PreparedScenario] {
    let preparation = Preparation(table: table, rows: rows, base: base)
    do throws(Failure) {
      let said = try preparation.collect()
      var chains: (alternatives: [ChainText], origin: Origin)?
      for item in said {
        if case .chains(let alternatives) = item.value { chains = (alternatives, item.origin) }
      }
      guard let chains else { return [try preparation.scenario(said, chain: nil, .given(0))] }
      var result: [PreparedScenario] = []
      var setups = 0
      for chain in chains.alternatives {
        result.append(try preparation.scenario(said, chain: chain, chains.origin))
        setups += result[result.count - 1].setups.count
        if setups > setupLimit {
          throw preparation.failure(.tooManyAlternatives(limit: setupLimit), chains.origin)
        }
      }
      return result
    } catch {
      problems.append(error.problem)
      return []
    }
  }

  // MARK: Places

  private func failure(_ kind: SpecProblem.Kind, _ origin: Origin, _ place: Int = 0) -> Failure {
    let file = table.source.file
    switch origin {
    case .given(let index):
      let given = table.givens[index]
      let source = table.source.givens[given.line]
      return Failure(
        problem: GivenLine.problem(kind, in: source, Array(source.text.utf8), file: file, at: max(given.offset, place)))
    case .cell(let row, let column):
      let scanned = rows[row]
      return Failure(
        problem: SpecProblem(
          kind, file: file, line: scanned.line, in: scanned.bytes[...], at: scanned.cells[column].lowerBound + place))
    }
  }

  private func headerFailure(_ kind: SpecProblem.Kind, _ column: Int) -> Failure {
    let header = table.source.header
    return Failure(
      problem: SpecProblem(
        kind, file: table.source.file, line: header.number, in: Array(header.text.utf8)[...],
        at: table.columns[column].offset))
  }
}

// MARK: - The scenario

extension Preparation {
  private func scenario(
    _ said: [Said], chain: ChainText?, _ chainOrigin: Origin
  ) throws(Failure) -> PreparedScenario {
    var steps: [PlacedStep] = []
    var stepEnds: [Int] = []
    try collectSteps(said, &steps, &stepEnds)
    var cast = Cast(chain: chain, steps: steps.map { $0.text })
    if cast.names.count > Self.controllerLimit {
      let isOfChain = cast.chainCount > Self.controllerLimit
      throw failure(
        .tooManyControllers(limit: Self.controllerLimit), isOfChain ? chainOrigin : steps.last?.origin ?? chainOrigin)
    }
    try declareChildren(in: said, steps, &cast)
    let roles = Roles(steps.map { $0.text }, cast)
    try refuseWithoutEffect(said, roles, cast)
    var world = World()
    world.controllers = cast.names.map { Controller(name: $0, situation: base.situation) }
    world.chain = Array(0..<cast.chainCount)
    for index in world.controllers.indices where cast.hasChild[index] { world.controllers[index].hasChild = true }
    var setup = Setup(world: world, steps: [], subject: cast.subject)
    var changes: [Branch] = []
    let isChainFromCell = if case .cell = chainOrigin { true } else { false }
    if !isChainFromCell { apply(chain, to: &setup) }
    try apply(said.filter { if case .given = $0.origin { true } else { false } }, cast, roles, &setup, &changes)
    if isChainFromCell { apply(chain, to: &setup) }
    try apply(said.filter { if case .cell = $0.origin { true } else { false } }, cast, roles, &setup, &changes)
    let contradiction = settleWindow(said, &setup)
    settleSizeClasses(said, &setup)
    try resolve(steps, cast, into: &setup, ends: &stepEnds, changes)
    let setups = try alternatives(of: setup, changes)
    var prepared: [PreparedRow] = []
    for row in rows.indices {
      prepared.append(
        PreparedRow(scanned: rows[row], stepCount: stepEnds[row], checks: try checks(row, cast)))
    }
    let isDirect =
      chain == nil && steps.isEmpty && said.allSatisfy { Self.isDirect($0) }
      && prepared.allSatisfy { $0.checks.allSatisfy { Self.isDirect($0) } }
    return PreparedScenario(
      table: table, setups: isDirect ? setups.map { $0.ofSubjectAlone } : setups, rows: prepared, isDirect: isDirect,
      contradiction: contradiction)
  }

  private static func isDirect(_ said: Said) -> Bool {
    switch said.value {
    case .single, .assignments: said.who == nil
    default: false
    }
  }

  private static func isDirect(_ check: Check) -> Bool {
    guard check.who < 0 else { return false }
    switch check.output.kind {
    case .decision, .possible, .confidence, .rule, .readings(.decision): return true
    default: return false
    }
  }

  /// What is said: what cells say takes the place of what `Given` lines say of the same.
  private func collect() throws(Failure) -> [Said] {
    struct Key: Hashable {
      let who: NodeName?
      let column: String
    }
    var all: [Said?] = []
    var places: [Key: Int] = [:]
    func add(_ item: Said, replaces: Bool) {
      let key = Key(who: item.who, column: item.column.name)
      if replaces, let old = places[key] { all[old] = nil }
      places[key] = all.count
      all.append(item)
    }
    for (index, given) in table.givens.enumerated() {
      add(
        Said(who: given.who, column: given.column, value: given.value, origin: .given(index)), replaces: true)
    }
    for row in rows.indices {
      for (index, column) in table.columns.enumerated() {
        guard case .input(let input, let who) = column.role, case .input(let value) = rows[row].values[index] else {
          continue
        }
        if input.kind == .stepNumber { continue }
        if row > 0, input.kind != .steps {
          throw failure(.inputAfterFirstStep(name: column.name), .cell(row: row, column: index))
        }
        add(
          Said(who: who, column: input, value: value, origin: .cell(row: row, column: index)), replaces: row == 0)
      }
    }
    return all.compactMap { $0 }
  }

  private func collectSteps(
    _ said: [Said], _ steps: inout [PlacedStep], _ ends: inout [Int]
  ) throws(Failure) {
    guard !rows.isEmpty else { return }
    var byRow = [[Said]](repeating: [], count: rows.count)
    for item in said {
      guard case .steps = item.value else { continue }
      switch item.origin {
      case .given: byRow[0].append(item)
      case .cell(let row, _): byRow[row].append(item)
      }
    }
    var joined = 0
    for items in byRow {
      for item in items {
        guard case .steps(let texts) = item.value else { continue }
        for text in texts {
          joined = text.timing == .afterwards ? 1 : joined + 1
          if joined > Self.joinedLimit {
            throw failure(.tooManyJoinedSteps(limit: Self.joinedLimit), item.origin, text.place)
          }
          if steps.count == Self.stepLimit {
            throw failure(.tooManySteps(limit: Self.stepLimit), item.origin, text.place)
          }
          steps.append(PlacedStep(text: text, origin: item.origin))
        }
      }
      ends.append(steps.count)
    }
    if let first = steps.first, first.text.timing != .afterwards {
      throw failure(.stepsInFirstRowJoined(word: first.text.timing.name), first.origin, first.text.place)
    }
  }

  /// Finds out whose visible children are spoken of, and that everybody who is named exists.
  private func declareChildren(in said: [Said], _ steps: [PlacedStep], _ cast: inout Cast) throws(Failure) {
    for item in said {
      if let who = item.who {
        guard let number = cast.number(of: who) else {
          throw failure(unknown(who, cast), item.origin)
        }
        if item.column.isOfChild { cast.hasChild[number] = true }
      } else if item.column.isOfChild {
        cast.hasChild[cast.subject] = true
      }
    }
    for step in steps {
      guard let receiver = step.text.receiver else { continue }
      guard let number = cast.number(of: receiver) else {
        throw failure(unknown(receiver, cast, in: step.text), step.origin, receiver.place)
      }
      if receiver.isChild { cast.hasChild[number] = true }
    }
    for row in rows.indices {
      for (index, column) in table.columns.enumerated() {
        guard case .output(let output, let who) = column.role, case .output(let expectation) = rows[row].values[index]
        else { continue }
        if let who {
          guard let number = cast.number(of: who) else {
            if output.kind == .events {
              let known = OutputColumn.all.map { $0.name } + cast.names.map { $0 + "?" }
              throw headerFailure(
                .unknownOutput(
                  name: column.name, nearest: NearestName.nearest(to: column.name, among: known)), index)
            }
            throw headerFailure(unknown(who, cast), index)
          }
          if who.isChild { cast.hasChild[number] = true }
        }
        guard case .patterns(let patterns) = expectation else { continue }
        for name in patterns.flatMap({ $0.names + $0.otherNames }) where name.isChild {
          if let number = cast.number(of: name) { cast.hasChild[number] = true }
        }
      }
    }
  }

  /// The problem of a name that is nobody's; what a step presents is no answer to who presents it.
  private func unknown(_ name: NodeName, _ cast: Cast, in step: StepText? = nil) -> SpecProblem.Kind {
    var known = cast.names
    if let step, case .named(let object) = step.object { known.removeAll { $0 == object.name } }
    let nearest = NearestName.nearest(to: name.name, among: known)
    if nearest == nil, step?.kind == .present, cast.isDefault {
      return .unknownPresenter(name: name.name, presenter: cast.names[0])
    }
    return .unknownController(name: name.name, nearest: nearest)
  }

  /// Finds what is said of somebody by name for whom it cannot mean anything.
  private func refuseWithoutEffect(_ said: [Said], _ roles: Roles, _ cast: Cast) throws(Failure) {
    for item in said {
      guard let who = item.who, let number = cast.number(of: who) else { continue }
      let name = "\(who.written).\(item.column.name)"
      if item.column.isOfPresentation, !roles.presented.contains(number) {
        throw failure(.withoutPresentation(name: name, controller: who.written), item.origin)
      }
      guard item.column.isOfCall else { continue }
      let others = roles.presents[number, default: []].filter { $0 != number }
      if roles.isCalledFor.contains(number), let other = others.first {
        let meant = "\(cast.names[other]).\(item.column.name)"
        throw failure(.ambiguousPresenter(name: name, controller: who.written, presented: meant), item.origin)
      }
      if !roles.isCalledFor.contains(number), roles.presents[number] == nil, !roles.hasOpenReceiver {
        throw failure(.withoutCall(name: name, controller: who.written), item.origin)
      }
    }
  }
}

// MARK: - Inputs

extension Preparation {
  /// Sets what stands in the parentheses of a chain.
  private func apply(_ chain: ChainText?, to setup: inout Setup) {
    guard let chain else { return }
    for (index, level) in chain.levels.enumerated() {
      for (variable, values) in level.attributes { set(variable, values, of: index, in: &setup) }
    }
  }

  private func set(_ variable: VariableID, _ values: ValueSet, of controller: Int, in setup: inout Setup) {
    setup.world.controllers[controller].situation.set(variable, to: values, program: base.program)
  }

  private func setShared(_ variable: VariableID, _ values: ValueSet, in setup: inout Setup) {
    for index in setup.world.controllers.indices { set(variable, values, of: index, in: &setup) }
  }

  private func apply(
    _ said: [Said], _ cast: Cast, _ roles: Roles, _ setup: inout Setup, _ changes: inout [Branch]
  ) throws(Failure) {
    // What is said of somebody by name is the more exact, so it comes last.
    for item in said.filter({ $0.who == nil }) + said.filter({ $0.who != nil }) {
      let number = item.who.flatMap { cast.number(of: $0) } ?? cast.subject
      func branch(_ alternatives: [Change]) { changes.append(Branch(changes: alternatives, origin: item.origin)) }
      switch item.value {
      case .single(let variable, let values):
        if item.column.kind == .resizable { continue }
        if item.column.isShared {
          setShared(variable, values, in: &setup)
        } else {
          set(variable, values, of: number, in: &setup)
          // Of who presents, it is said of each call.
          guard item.who != nil, item.column.isOfCall else { continue }
          for object in roles.presents[number, default: []] { set(variable, values, of: object, in: &setup) }
        }
      case .assignments(let alternatives):
        let target = item.column.isShared ? -1 : number
        if alternatives.count == 1 {
          apply(.assignments(target, alternatives[0]), to: &setup)
        } else {
          branch(alternatives.map { .assignments(target, $0) })
        }
      case .properties(let alternatives): branch(alternatives.map { .property(number, $0) })
      case .chains, .steps, .stepNumber: break
      }
    }
  }

  private func apply(_ change: Change, to setup: inout Setup) {
    switch change {
    case .assignments(let number, let assignments):
      for assignment in assignments {
        if number < 0 {
          setShared(assignment.variable, assignment.values, in: &setup)
        } else {
          set(assignment.variable, assignment.values, of: number, in: &setup)
        }
      }
    case .property(let number, let property):
      setup.world.controllers[number].set(property, program: base.program)
    }
  }

  private func alternatives(of setup: Setup, _ changes: [Branch]) throws(Failure) -> [Setup] {
    // Each setup has controllers of its own, so that long chains leave room for fewer.
    let limit = min(Self.setupLimit, max(1, 50 * Self.setupLimit / setup.world.controllers.count))
    var result = [setup]
    for branch in changes {
      if result.count * branch.changes.count > limit {
        throw failure(.tooManyAlternatives(limit: limit), branch.origin)
      }
      result = result.flatMap { setup in
        branch.changes.map { change in
          var copy = setup
          apply(change, to: &copy)
          return copy
        }
      }
    }
    return result
  }

  /// Holds the window against whether it can be resized, which is only asked of phone apps.
  ///
  /// - Returns: why that cannot be; nil if it can.
  private func settleWindow(_ said: [Said], _ setup: inout Setup) -> String? {
    // A window that is said may be one that can be resized; nothing else makes a phone's window one.
    if said.contains(where: { $0.column.kind == .window || $0.column.kind == .resizable }) {
      setShared(Input.resizable.id, Input.resizable.definition.domain.everything, in: &setup)
    }
    guard let item = said.last(where: { $0.column.kind == .resizable }), case .single(_, let windows) = item.value,
      let first = setup.world.controllers.first
    else { return nil }
    let idioms = first.situation[Input.idiom.id]
    let mayBePhone = idioms.contains(Int(Idiom.phone.rawValue)) || idioms.contains(Int(Idiom.ofDevice.rawValue))
    guard mayBePhone || windows == Window.free else { return nil }
    let left = first.situation[Input.window.id].intersection(windows)
    if left.isEmpty { return "the window is not one that the column resizable allows" }
    setShared(Input.window.id, left, in: &setup)
    return nil
  }

  /// Opens the size class that was not said where the other one was, and says that a device counts where both were said.
  private func settleSizeClasses(_ said: [Said], _ setup: inout Setup) {
    let names = Set(said.map { $0.column.name })
    let hasHorizontal = names.contains(Input.horizontal.definition.name)
    let hasVertical = names.contains(Input.vertical.definition.name)
    guard hasHorizontal || hasVertical else { return }
    if !hasVertical { setShared(Input.vertical.id, SizeClassRule.sayable, in: &setup) }
    if !hasHorizontal { setShared(Input.horizontal.id, SizeClassRule.sayable, in: &setup) }
    if names.contains(where: { SizeClassRule.deviceColumns.contains($0) }) {
      setShared(Input.deviceIsGiven.id, ValueSet(Int(Answer.yes.rawValue)), in: &setup)
    }
  }
}

/// What it means to say size classes and a device in one row.
enum SizeClassRule {
  /// The size classes that can be said.
  static let sayable = ValueCells.sayable(Domain(SizeClass.self))

  /// The columns that say where the app runs, from which size classes follow.
  static let deviceColumns: Set<String> = [
    "device", "resizable", Input.orientation.definition.name, Input.window.definition.name, Input.idiom.definition.name,
  ]
}

// MARK: - Steps

extension Preparation {
  private func resolve(
    _ steps: [PlacedStep], _ cast: Cast, into setup: inout Setup, ends: inout [Int], _ changes: [Branch]
  ) throws(Failure) {
    var presented: Set<Int> = []
    let detents = detentNames(setup, changes, steps)
    var titles = titles(setup, changes, steps)
    var counts: [Int] = []
    for placed in steps {
      let text = placed.text
      var step = Step(text.kind)
      step.timing = text.timing
      step.isAnimated = text.isAnimated
      step.moment = text.moment
      step.text = text.text
      step.assignments = text.assignments
      step.property = text.property
      if let receiver = text.receiver {
        step.receiver = cast.number(of: receiver) ?? -1
        step.receiverIsChild = receiver.isChild
      } else if text.kind == .present, let presenter = cast.number(of: NodeName("presenter")), cast.isDefault {
        step.receiver = presenter
      }
      if step.kind == .present {
        switch text.object {
        case .absent: step.object = -1
        case .named(let name): step.object = cast.number(of: name) ?? -1
        case .unsaid:
          guard let number = cast.number(of: NodeName("presented")) else {
            throw failure(
              .incompleteStep(text: text.kind.name, expected: StepCells.forms[0].form), placed.origin, text.place)
          }
          step.object = number
        }
        if let style = text.style, step.object >= 0 {
          if presented.contains(step.object), step.timing == .afterwards {
            var set = Step(.setProperty)
            set.receiver = step.object
            set.assignments = [Step.Assignment(Input.style.id, style)]
            setup.steps.append(set)
          } else {
            self.set(Input.style.id, style, of: step.object, in: &setup)
          }
        }
        presented.insert(step.object)
      }
      if text.kind == .drag, !detents.contains(text.text) {
        throw failure(
          .unknownDetent(name: text.text, nearest: NearestName.nearest(to: text.text, among: detents.sorted())),
          placed.origin, text.textPlace)
      }
      if text.kind == .choose, titles.insert(text.text).inserted {
        setup.world.controllers[setup.subject].actions.append(AlertAction(title: text.text, isCancel: false))
      }
      setup.steps.append(step)
      counts.append(setup.steps.count)
    }
    ends = ends.map { $0 == 0 ? 0 : counts[$0 - 1] }
  }

  /// The titles of all actions that alerts have, from the start or once a step has set them.
  private func titles(_ setup: Setup, _ changes: [Branch], _ steps: [PlacedStep]) -> Set<String> {
    var titles = Set(setup.world.controllers.flatMap { $0.actions.map { $0.title } })
    for change in changes.flatMap({ $0.changes }) {
      if case .property(_, .actions(let actions)) = change { titles.formUnion(actions.map { $0.title }) }
    }
    for step in steps {
      if case .actions(let actions) = step.text.property { titles.formUnion(actions.map { $0.title }) }
    }
    return titles
  }

  /// The names of all detents that are spoken of.
  private func detentNames(_ setup: Setup, _ changes: [Branch], _ steps: [PlacedStep]) -> Set<String> {
    var names: Set<String> = ["medium", "large"]
    for controller in setup.world.controllers { names.formUnion(controller.detents.map { $0.name }) }
    for change in changes.flatMap({ $0.changes }) {
      if case .property(_, .detents(let offers)) = change { names.formUnion(offers.map { $0.name }) }
    }
    for step in steps {
      if case .detents(let offers) = step.text.property { names.formUnion(offers.map { $0.name }) }
    }
    return names
  }
}

// MARK: - Outputs

extension Preparation {
  private func checks(_ row: Int, _ cast: Cast) throws(Failure) -> [Check] {
    var result: [Check] = []
    for (index, column) in table.columns.enumerated() {
      guard case .output(let output, let who) = column.role, case .output(let expectation) = rows[row].values[index]
      else { continue }
      var patterns: [EventPattern] = []
      try refuseUnknownNames(in: expectation, cast, .cell(row: row, column: index))
      if case .patterns(let texts) = expectation {
        for text in texts {
          if let event = text.ownerless {
            throw failure(
              .missingOwner(callback: event.callback.name, examples: examples(of: event.callback, cast)),
              .cell(row: row, column: index), event.place)
          }
          do throws(CellProblem) {
            patterns.append(
              try text.resolved { name throws(CellProblem) in
                if let number = cast.number(of: name) { return number }
                throw CellProblem(unknown(name, cast), atPlace: name.place)
              })
          } catch {
            throw failure(error.kind, .cell(row: row, column: index), error.place)
          }
        }
      }
      let number = who.flatMap { cast.number(of: $0) } ?? -1
      result.append(
        Check(
          column: index, output: output, who: number, isChild: who?.isChild ?? false, expectation: expectation,
          patterns: patterns))
    }
    return result
  }

  /// Finds names in texts of the console, and identifiers of rules, that are nobody's.
  private func refuseUnknownNames(in expectation: Expectation, _ cast: Cast, _ origin: Origin) throws(Failure) {
    switch expectation {
    case .console(let patterns, _), .consoleReadings(let patterns):
      for name in patterns.flatMap({ $0.names }) where cast.number(of: name) == nil {
        if name.isChild || !ConsolePattern.letters.contains(name.name) {
          throw failure(unknown(name, cast), origin, name.place)
        }
      }
    case .rules(let rules):
      for rule in rules {
        let known = base.knownIDs
        if known.contains(rule.id) { continue }
        throw failure(
          .unknownRule(id: rule.id, nearest: NearestName.nearest(to: rule.id, among: known)), origin, rule.place)
      }
    default: break
    }
  }

  /// An event with those of the row's controllers that may hear it; the one that the row is about comes first.
  private func examples(of callback: Callback, _ cast: Cast) -> [String] {
    let owners = [cast.subject] + cast.names.indices.filter { $0 != cast.subject }
    return owners.filter { callback.owner != .delegate || $0 > 0 || owners.count == 1 }.prefix(3).map { owner in
      callback.owner == .delegate
        ? "\(cast.names[owner]).delegate.\(callback.name)" : "\(cast.names[owner]).\(callback.name)"
    }
  }
}

/// Who presents whom in a scenario.
private struct Roles {
  /// The controllers that are presented at the start or by a step.
  private(set) var presented: Set<Int> = []
  /// The controllers for which a step calls `present`.
  private(set) var isCalledFor: Set<Int> = []
  /// For each controller that a step presents from, what it presents.
  private(set) var presents: [Int: [Int]] = [:]
  /// Whether some step presents from whoever is on top by then.
  private(set) var hasOpenReceiver = false

  init(_ steps: [StepText], _ cast: Cast) {
    presented = Set(1..<max(cast.chainCount, 1))
    var top: Int? = cast.chainCount - 1
    for step in steps {
      guard step.kind == .present else {
        // Who is on top after other steps is for the rules to say.
        top = nil
        continue
      }
      let object: Int? =
        switch step.object {
        case .absent: nil
        case .named(let name): cast.number(of: name)
        case .unsaid: cast.number(of: NodeName("presented"))
        }
      if let object {
        presented.insert(object)
        isCalledFor.insert(object)
      }
      let receiver = step.receiver.map { cast.number(of: $0) } ?? (cast.isDefault ? 0 : top)
      if let receiver {
        presents[receiver, default: []] += object.map { [$0] } ?? []
      } else {
        hasOpenReceiver = true
      }
      top = object
    }
  }
}
