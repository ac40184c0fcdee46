/// A set of values of one variable's domain, as bits: bit `n` stands for the domain's value number `n`.
///
/// A domain has at most 64 values, so what is known about a variable is one machine word.
public struct ValueSet: Hashable, Sendable {
  /// The bits; bit `n` is set if value number `n` is in the set.
  public var bits: UInt64

  /// Makes a set from its bits.
  @inlinable public init(bits: UInt64) { self.bits = bits }

  /// Makes the set of one value, given by its number in the domain (0 to 63).
  @inlinable public init(_ index: Int) { bits = 1 << UInt64(truncatingIfNeeded: index) }

  /// Makes the set of the first `count` values (0 to 64) of a domain.
  @inlinable public init(first count: Int) { bits = count >= 64 ? ~0 : (1 << UInt64(count)) - 1 }

  /// The set without values: a contradiction.
  public static let empty = ValueSet(bits: 0)

  /// Whether no value is left.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// Whether exactly one value is left: the variable is known.
  @inlinable public var isSingle: Bool { bits != 0 && bits & (bits &- 1) == 0 }

  /// The number of values.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// The smallest value's number; 64 for the empty set.
  @inlinable public var first: Int { bits.trailingZeroBitCount }

  /// The largest value's number; -1 for the empty set.
  @inlinable public var last: Int { 63 - bits.leadingZeroBitCount }

  /// Whether the value with this number is in the set.
  @inlinable public func contains(_ index: Int) -> Bool { bits & (1 << UInt64(truncatingIfNeeded: index)) != 0 }

  /// Whether every value of this set is in `other`.
  @inlinable public func isSubset(of other: ValueSet) -> Bool { bits & ~other.bits == 0 }

  /// The values that are in both sets.
  @inlinable public func intersection(_ other: ValueSet) -> ValueSet { ValueSet(bits: bits & other.bits) }

  /// The values that are in at least one of the sets.
  @inlinable public func union(_ other: ValueSet) -> ValueSet { ValueSet(bits: bits | other.bits) }

  /// The values of this set that are not in `other`.
  @inlinable public func subtracting(_ other: ValueSet) -> ValueSet { ValueSet(bits: bits & ~other.bits) }
}

extension ValueSet: Sequence {
  /// The numbers of the values, smallest first.
  @inlinable public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Walks the numbers of a set's values, smallest first.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline var bits: UInt64

    @usableFromInline init(bits: UInt64) { self.bits = bits }

    /// The next value's number; nil after the largest.
    @inlinable public mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      let index = bits.trailingZeroBitCount
      bits &= bits &- 1
      return index
    }
  }
}
