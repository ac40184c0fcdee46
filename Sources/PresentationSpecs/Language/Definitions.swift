import PresentationRules

/// The descriptions of all variables by their place.
enum Definitions {
  private static let all: [VariableDefinition] = (Input.all + Fact.all + Reading.all + Derived.all).sorted {
    $0.id.index < $1.id.index
  }

  /// The description of a variable.
  static func of(_ variable: VariableID) -> VariableDefinition { all[variable.index] }
}

extension Variable {
  /// Everything about the variable that does not depend on the type of its values.
  var definition: VariableDefinition { Definitions.of(id) }
}
