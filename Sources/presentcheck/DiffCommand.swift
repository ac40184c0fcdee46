import PresentationSpecs

extension Command {
  /// Tells what changes between two settings.
  static let diff = Command(
    name: "diff",
    summary: "say what changes between two settings",
    usage: "presentcheck diff --from SETTING --to SETTING [OPTIONS] NAME=VALUE... [STEP...] | PATH...",
    options: [
      Option("--from", value: "SETTING", "the first setting, as \"os 18; sdk 18\""),
      Option("--to", value: "SETTING", "the second setting"),
      Option("--json", "write JSON"),
    ],
    discussion: """
      Answers a question in both settings and tells what differs, or compares all rows of spec files and folders, whose own
      values of what the settings say are passed over; then the changes are grouped by the rule that makes them.

      examples:
        presentcheck diff --from "os 18; sdk 18" --to "os 26; sdk 26" style=automatic do="present; swipe down"
        presentcheck diff --from "os 12; sdk 12" --to "os 13; sdk 12" Specs

      JSON, format 1:
        {"format": 1, "from", "to", "compared": N, "impossible": N, "complete": BOOL, "items": [ITEM...]}
        ITEM: {"title": [TEXT...], "changes": [{"what", "before", "after", "rule": TEXT or null}...]};
          the title says when it is so, or which row it is; no changes mean that nothing changes there
      """,
    run: { arguments in
      guard let from = arguments.value(of: "--from"), let to = arguments.value(of: "--to") else {
        Terminal.complain(
          "error: `diff` needs two settings\n  help: write `--from \"os 18; sdk 18\" --to \"os 26; sdk 26\"`\n")
        return .usage
      }
      let reply = await Questions().diff(from: from, to: to, arguments.operands, isJSON: arguments.has("--json"))
      return Terminal.tell(reply, isStrict: false)
    })
}
