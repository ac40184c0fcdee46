import PresentationRules

/// Devices that share the first words of their names: `iPhone`, `iPad`, `iPhone SE`.
struct DeviceFamily {
  /// What naming the family says: each device by itself if they are few, else all their displays.
  let alternatives: [[Step.Assignment]]
  /// The names of the alternatives; none where all devices are one.
  let names: [String]

  /// The most devices that are looked at one by one.
  private static let listLimit = 8

  /// Finds a family; nil if no device, or exactly one, has such a name.
  init?(_ piece: Piece) {
    self.init(named: piece.unquoted.string)
  }

  /// Finds a family by name.
  init?(named text: String) {
    let name = text.lowercased()
    let members = Device.all.filter { device in
      let own = device.name.lowercased()
      return own == name || own.hasPrefix(name + " ") || device.identifier.lowercased() == name
    }
    if Device.all.contains(where: { $0.name == text || $0.identifier == text }) || members.isEmpty { return nil }
    if members.count <= Self.listLimit {
      alternatives = members.map { $0.assignments }
      names = members.map { $0.name }
    } else {
      alternatives = [Self.displays(of: members)]
      names = []
    }
  }

  /// Any of the displays of some devices; all else that follows from a device is as if none was said.
  private static func displays(of members: [Device]) -> [Step.Assignment] {
    let screens = members.reduce(ValueSet.empty) { $0.union(ValueSet(Int($1.screen.rawValue))) }
    return members[0].assignments.map { assignment in
      let initial = Definitions.of(assignment.variable).initial
      return Step.Assignment(assignment.variable, assignment.variable == Input.screen.id ? screens : initial)
    }
  }
}
