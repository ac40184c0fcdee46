import PresentationSpecs

extension Command {
  static let rules = Command(name: "rules", summary: "list the rules", usage: "presentcheck rules", options: [], discussion: "", run: { _ in .success })
}
