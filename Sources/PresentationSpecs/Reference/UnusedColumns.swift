import PresentationRules

/// The columns of the language that no table of some specs has.
public struct UnusedColumns: Sendable {
  /// Their headers, inputs first, in the order of the vocabulary.
  public private(set) var names: [String] = []
  /// What is wrong with the specs, a problem each, as a run would tell it.
  public private(set) var problems: [String] = []

  /// Reads the headers and `Given` lines of all specs below the paths.
  public init(in paths: [String]) {
    var used: Set<String> = []
    var feeder = SpecFeeder(paths: paths)
    var found: [SpecProblem] = []
    while let work = feeder.next() {
      for item in work {
        switch item {
        case .rows(let rows): Self.note(rows.table, &used)
        case .problems(let problems): found += problems
        }
      }
    }
    found += feeder.problems + feeder.foldersWithoutSpecs
    problems = found.map { $0.description }
    for name in InputColumn.all.map({ $0.name }) + OutputColumn.all.map({ $0.name }) where !used.contains(name) {
      names.append(name)
    }
  }

  private static func note(_ table: SpecTable, _ used: inout Set<String>) {
    for column in table.columns {
      switch column.role {
      case .input(let input, _): used.insert(input.name)
      case .output(let output, _): used.insert(output.name)
      case .reserved: break
      }
    }
    for given in table.givens { used.insert(given.column.name) }
  }
}
