import PresentationRules

/// Where something was said, for what may be wrong with it.
enum Origin: Sendable {
  /// In an item of a `Given` line.
  case given(Int)
  /// In a cell of a row.
  case cell(row: Int, column: Int)
}

/// What one cell of a row expects, with its names looked up.
struct Check: Sendable {
  /// The place of the column in the table.
  let column: Int
  let output: OutputColumn
  /// The controller that it asks about; -1 for the one that the step is about.
  let who: Int
  /// Whether it asks about that controller's visible child.
  let isChild: Bool
  let expectation: Expectation
  /// The patterns of an event column.
  let patterns: [EventPattern]
}

extension Check {
  /// Whether what is expected of a chain tells a container's child from the container.
  var namesChildren: Bool {
    guard case .texts(let chains, _) = expectation else { return false }
    return chains.contains { $0.contains(".child") }
  }
}

/// A row that can be checked.
struct PreparedRow: Sendable {
  let scanned: ScannedRow
  /// How many of the scenario's steps are done when the row is looked at.
  let stepCount: Int
  let checks: [Check]
}

/// A scenario that can be played: one row, or the rows of a column `step`.
struct PreparedScenario: Sendable {
  let table: SpecTable
  /// The setups that it stands for; the rows hold for each of them.
  let setups: [Setup]
  let rows: [PreparedRow]
  /// Whether nothing has to be played: the answers follow from one controller's situation.
  let isDirect: Bool
  /// Why what is said cannot be, where that is known without the rules.
  var contradiction: String?
}

extension Setup {
  /// The same with the subject as the only controller; enough where nothing is played.
  var ofSubjectAlone: Setup {
    var copy = self
    copy.world.controllers = [world.controllers[subject]]
    copy.world.chain = [0]
    copy.subject = 0
    return copy
  }
}

/// The situation in which nothing was said, with every contested point open.
struct BaseSituation: Sendable {
  let situation: Situation
  let program: Program
  private let rules: RuleBase

  /// The identifiers of all rules, emissions and facts.
  var knownIDs: [String] {
    rules.decisions.flatMap { $0.rules.map { $0.id } }
      + rules.choreographies.flatMap { play in
        play.emissions.map { $0.id } + play.order.map { $0.id } + play.flags.map { $0.id }
      } + rules.forwarding.map { $0.id }
  }

  init(rules: RuleBase) {
    self.rules = rules
    program = rules.program
    var situation = rules.openSituation()
    for variable in rules.variables where variable.kind == .reading {
      situation.set(variable.id, to: variable.domain.everything, program: rules.program)
    }
    self.situation = situation
  }
}
