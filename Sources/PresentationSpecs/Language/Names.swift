import PresentationRules

/// A controller as a spec names it: `A`, or `A.child` for the visible child of a container.
struct NodeName: Hashable, Sendable {
  /// The name of the controller, or of the container.
  var name: String
  /// Whether its visible child is meant.
  var isChild = false
  /// Where it is named, for what may be wrong with it.
  var place = 0

  /// How a spec writes it.
  var written: String { isChild ? name + ".child" : name }

  static func == (left: NodeName, right: NodeName) -> Bool { left.name == right.name && left.isChild == right.isChild }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(isChild)
  }

  init(_ name: String, isChild: Bool = false, place: Int = 0) {
    self.name = name
    self.isChild = isChild
    self.place = place
  }

  /// Reads a name; the child of a child counts as the child, since a world has one level of containment.
  init(_ piece: Piece) throws(CellProblem) {
    let parts = piece.split(by: ".")
    guard parts.dropFirst().allSatisfy({ $0.equals("child") }), parts.count <= 3, Self.isName(parts[0]) else {
      throw CellProblem(.badName(text: piece.string), at: piece)
    }
    self.init(parts[0].string, isChild: parts.count > 1, place: piece.place)
  }

  /// Whether a piece can be a controller's name: one word without the marks of the language.
  static func isName(_ piece: Piece) -> Bool {
    !piece.isEmpty && piece.range.count <= 64
      && !piece.text.bytes[piece.range].contains { Piece.isSpace($0) || marks.contains($0) }
  }

  private static let marks = Set("()[]{}<>,;:.\"`|?+/".utf8)
}

/// The chain of presentations at the start.
struct ChainText: Sendable {
  /// A level of it.
  struct Level: Sendable {
    var name: NodeName
    /// What stands in parentheses: style and kind of controller.
    var attributes: [(variable: VariableID, values: ValueSet)] = []
  }

  var levels: [Level]
}

extension ChainText {
  /// Reads the chains of a cell, which commas separate.
  static func alternatives(_ piece: Piece) throws(CellProblem) -> [ChainText] {
    var result: [ChainText] = []
    for part in try ValueCells.alternatives(of: piece) { result.append(try ChainText(part)) }
    return result
  }

  /// Reads `root → A (pageSheet) → B (fullScreen, navigation)`.
  init(_ piece: Piece) throws(CellProblem) {
    levels = []
    var seen: Set<String> = []
    for part in piece.plain.split(by: ["→", "->"]) {
      guard !part.isEmpty else { throw CellProblem(.badChain(text: piece.string), at: part) }
      var namePart = part
      var attributes: [(variable: VariableID, values: ValueSet)] = []
      if let open = part.firstIndex(of: "(") {
        namePart = part.part(part.range.lowerBound..<open)
        guard let content = part.part(open..<part.range.upperBound).within("(", ")") else {
          throw CellProblem(.badChain(text: part.string), at: part)
        }
        for piece in try ValueCells.alternatives(of: content) {
          let attribute = try Self.attribute(piece)
          if let old = attributes.first(where: { $0.variable == attribute.variable }) {
            throw CellProblem(Self.secondAttribute(piece, after: old), at: piece)
          }
          attributes.append(attribute)
        }
      }
      let name = try NodeName(namePart)
      guard !name.isChild else { throw CellProblem(.childInChain(name: name.written), at: namePart) }
      guard seen.insert(name.name).inserted else {
        throw CellProblem(.duplicateController(name: name.name), at: namePart)
      }
      levels.append(Level(name: name, attributes: attributes))
    }
  }

  /// The names of an expected chain; it may name the child that presents, as `root.child → A`.
  static func expected(_ piece: Piece) throws(CellProblem) -> [NodeName] {
    var names: [NodeName] = []
    for part in piece.plain.split(by: ["→", "->"]) {
      guard !part.isEmpty else { throw CellProblem(.badChain(text: piece.string), at: part) }
      guard part.firstIndex(of: "(") == nil else { throw CellProblem(.attributeInExpectedChain, at: part) }
      names.append(try NodeName(part))
    }
    return names
  }

  private static func secondAttribute(
    _ piece: Piece, after first: (variable: VariableID, values: ValueSet)
  ) -> SpecProblem.Kind {
    let variable = first.variable == Input.style.id ? Input.style.definition : Input.controller.definition
    return .secondAttribute(
      text: piece.string, first: variable.domain.valueNames[first.values.first], domain: variable.domain.name)
  }

  private static func attribute(_ piece: Piece) throws(CellProblem) -> (variable: VariableID, values: ValueSet) {
    let variables = [Input.style.definition, Input.controller.definition]
    for variable in variables {
      let sayable = ValueCells.sayable(variable.domain)
      if let index = variable.domain.valueNames.firstIndex(where: { piece.equals($0) }), sayable.contains(index) {
        return (variable.id, ValueSet(index))
      }
    }
    let known = variables.flatMap { $0.domain.valueNames }
    throw CellProblem(
      .unknownAttribute(text: piece.string, nearest: NearestName.nearest(to: piece.string, among: known)), at: piece)
  }
}

extension Piece {
  /// The same piece as if it stood outside code spans.
  var plain: Piece { Piece(text.withoutCode, range) }
}

extension CellText {
  /// The same text with nothing in code spans, so that its commas and arrows count.
  var withoutCode: CellText {
    var copy = self
    copy.clearCode()
    return copy
  }
}
