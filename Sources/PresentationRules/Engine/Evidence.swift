/// How sure a piece of knowledge is, from the best to the worst.
public enum Confidence: UInt8, DomainValue, Comparable {
  case documented, observed, reported, inferred, unsourced

  /// The words of a message.
  public static var domainName: String { "confidence" }

  /// From the best to the worst.
  public static var isOrdered: Bool { true }

  /// The value's name.
  public var name: String {
    switch self {
    case .documented: "documented"
    case .observed: "observed"
    case .reported: "reported"
    case .inferred: "inferred"
    case .unsourced: "unsourced"
    }
  }

  /// What the word promises.
  public var summary: String {
    switch self {
    case .documented: "Apple's header, documentation, release note or session says so."
    case .observed: "A log, a test or a measurement shows it."
    case .reported: "Somebody says so, without showing it."
    case .inferred: "It follows from other facts; nobody has shown it."
    case .unsourced: "General knowledge that nobody has written down."
    }
  }

  /// Whether the left one is the better of the two.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }

  /// The weaker of two.
  public func weaker(_ other: Confidence) -> Confidence { self < other ? other : self }
}

/// What is known about a source.
public struct SourceEntry: Sendable {
  /// What kind of source it is; it limits how sure a rule may be.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case header, documentation, session, releaseNote, deviceLog, projectTest, thread, article, unwritten

    /// The best confidence that a rule with only such sources may claim.
    public var bestConfidence: Confidence {
      switch self {
      case .header, .documentation, .session, .releaseNote: .documented
      case .deviceLog, .projectTest: .observed
      case .thread, .article: .reported
      case .unwritten: .unsourced
      }
    }

    /// The kind in plain words.
    public var name: String {
      switch self {
      case .header: "header"
      case .documentation: "documentation"
      case .session: "session"
      case .releaseNote: "release note"
      case .deviceLog: "device log"
      case .projectTest: "project test"
      case .thread: "thread"
      case .article: "article"
      case .unwritten: "unwritten"
      }
    }
  }

  /// The source that is meant.
  public let source: Source
  /// What kind of source it is.
  public let kind: Kind
  /// A short title in our own words.
  public let title: String
  /// When it was written, as `2019` or `2019-08`; nil if that is not known.
  public let date: String?
  /// An address, or `owner/repository` with an optional `#number` or path.
  public let location: String

  /// Makes an entry of the catalogue.
  @inline(never) public init(_ source: Source, _ kind: Kind, _ title: String, date: String?, _ location: String) {
    self.source = source
    self.kind = kind
    self.title = title
    self.date = date
    self.location = location
  }
}

extension Source {
  /// What kind of source it is.
  public var kind: SourceEntry.Kind { entry.kind }

  /// A short title in our own words.
  public var title: String { entry.title }

  /// When it was written; nil if that is not known.
  public var date: String? { entry.date }

  /// An address, or `owner/repository` with an optional `#number` or path.
  public var location: String { entry.location }
}
