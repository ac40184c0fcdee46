import PresentationRules

extension CoverageRun {
  /// The coverage as a part of a run's report; `presentcheck run --help` describes the JSON.
  public var appendix: RunAppendix {
    let shares: [(String, CoverageShare)] = [
      ("rules", report.rules), ("conditions", report.conditions), ("emissions", report.emissions),
      ("order", report.order), ("neighbours", report.neighbours), ("flags", report.flags),
      ("forwarding", report.forwarding),
    ]
    let members = shares.map { name, share in
      (
        name,
        JSONText.object([
          ("seen", String(share.seen)), ("count", String(share.count)), ("missing", AskJSON.strings(share.missing)),
        ])
      )
    }
    let json = JSONText.object([("percent", Self.rounded(percent))] + members)
    return RunAppendix(name: "coverage", json: json, text: text)
  }
}

extension MutationRun {
  /// What became of the mutants as a part of a run's report; `presentcheck run --help` describes the JSON.
  public var appendix: RunAppendix {
    func list(_ isWanted: (MutantResult.Fate) -> Bool) -> String {
      JSONText.array(
        results.filter { isWanted($0.fate) }.map { result in
          JSONText.object([
            ("id", JSONText.string(result.mutant.id)), ("change", JSONText.string(result.mutant.description)),
          ])
        })
    }
    let json = JSONText.object([
      ("percent", CoverageRun.rounded(percent)), ("killed", String(killed)), ("counted", String(counted)),
      ("mutants", String(results.count)),
      ("survived", list { if case .survived = $0 { true } else { false } }),
      ("undecided", list { if case .undecided = $0 { true } else { false } }),
    ])
    return RunAppendix(name: "mutation", json: json, text: text())
  }
}
