import PresentationSpecs

extension Command {
  /// Lists the words of the language.
  static let vocabulary = Command(
    name: "vocabulary",
    summary: "list all columns with their values, meanings and defaults",
    usage: "presentcheck vocabulary [--json] [NAME...]",
    options: [Option("--json", "write JSON")],
    discussion: """
      With NAMEs, only the columns, steps, callbacks and flags of those names.

      JSON, format 1:
        {"format": 1, "inputs": [COLUMN...], "outputs": [COLUMN...], "steps": [TEXT...], "callbacks": [CALLBACK...],
         "flags": [FLAG...]}
        COLUMN: {"name", "meaning", "default", "values": [{"name", "meaning"}...]}; no values where any text may stand
        CALLBACK: {"name", "owner", "otherNames": [TEXT...], "arguments": [TEXT...], "flags": [TEXT...]}
        FLAG: {"name", "values": [TEXT...]}
      """,
    run: { arguments in
      let vocabulary = Vocabulary()
      do throws(Vocabulary.UnknownName) {
        let chosen = try vocabulary.only(arguments.operands)
        Terminal.write(arguments.has("--json") ? chosen.json : chosen.text)
        return .success
      } catch {
        Terminal.complain(error.description + "\n")
        return .wrongInput
      }
    })
}
