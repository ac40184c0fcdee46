/// A finite type of values that a variable can have; the order of the cases is the order of the domain.
///
/// Conforming types are enumerations whose raw values count from 0 without gaps, at most 64 of them.
public protocol DomainValue: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == UInt8, AllCases == [Self] {
  /// What kind of value this is, in the words of a message: "style", "size class".
  static var domainName: String { get }

  /// Whether the cases are in an order that can be compared, as releases are.
  static var isOrdered: Bool { get }

  /// The value's name in specs, questions and reports; UIKit's own where there is one.
  var name: String { get }

  /// One sentence on what the value means; empty where the name says it.
  var summary: String { get }
}

extension DomainValue {
  /// Not ordered unless a domain says so.
  public static var isOrdered: Bool { false }

  /// Nothing to add to the name.
  public var summary: String { "" }
}

/// A domain without its type: the names of its values, for parsers and reports.
public struct Domain: Sendable {
  /// What kind of value this is, in the words of a message.
  public let name: String
  /// The values' names; a value's number is its index.
  public let valueNames: [String]
  /// One sentence a value; empty where the name says it.
  public let valueSummaries: [String]
  /// Whether the values are in an order that can be compared.
  public let isOrdered: Bool

  /// Makes the description of a typed domain.
  @inline(never) public init<Value: DomainValue>(_ type: Value.Type) {
    name = Value.domainName
    var names: [String] = []
    var summaries: [String] = []
    for value in Value.allCases {
      names.append(value.name)
      summaries.append(value.summary)
    }
    valueNames = names
    valueSummaries = summaries
    isOrdered = Value.isOrdered
  }

  /// All values of the domain.
  public var everything: ValueSet { ValueSet(first: valueNames.count) }
}
