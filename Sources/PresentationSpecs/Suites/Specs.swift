#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import PresentationRules

/// The rows of a file or a folder of specs, as arguments of a test.
///
/// Loading fails if anything is wrong with the specs, so that no row is left out in silence.
public struct Specs: Sendable {
  /// The rows, in the order of the files.
  public let scenarios: [Scenario]

  /// Loads a file or folder whose path is relative to the folder of a source file.
  ///
  /// - Parameters:
  ///   - sourceFile: usually `#filePath`.
  ///   - path: the path from the folder of that file.
  public init(besides sourceFile: String, _ path: String) throws(SpecProblems) {
    let folder = sourceFile.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(sourceFile[...$0]) } ?? ""
    try self.init(path: folder + path)
  }

  /// Loads a file or folder from a resource of a bundle: a device cannot see the folder of the source files.
  public init(contentsOf url: URL) throws(SpecProblems) {
    try self.init(path: url.path)
  }

  /// Loads a file or folder.
  public init(path: String) throws(SpecProblems) {
    let suite = try SpecSuite(paths: [path])
    scenarios = suite.rows.map { $0.scenario }
  }
}
