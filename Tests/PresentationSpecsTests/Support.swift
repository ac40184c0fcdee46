import Foundation
import PresentationRules
import Testing

@testable import PresentationSpecs

/// A folder that is removed when nobody needs it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/presentcheck-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder and gives its path.
  @discardableResult func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = path + "/" + name
    let folder = file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    try FileManager.default.createDirectory(atPath: String(folder), withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Writes a file of text.
  @discardableResult func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }
}

/// What a run said.
struct Run {
  var summary = RunSummary()
  var output = ""
  var errors = ""

  /// The first line of each error, without the path of the folder.
  var messages: [String] { errors.split(separator: "\n").map { String($0) }.filter { $0.contains("error:") } }
}

/// Runs paths and collects what is said; paths below `folder` are shown without it.
func run(_ paths: [String], in folder: TemporaryFolder, _ options: RunOptions = RunOptions()) async -> Run {
  var result = Run()
  let summary = await Runner(options: options).run(paths) { stream, text in
    let shown = text.replacingOccurrences(of: folder.path + "/", with: "")
    switch stream {
    case .output: result.output += shown
    case .errors: result.errors += shown
    }
  }
  result.summary = summary
  return result
}

/// Runs one text as the file `spec.md`.
func run(_ text: String, _ options: RunOptions = RunOptions()) async throws -> Run {
  let folder = try TemporaryFolder()
  return await run([try folder.write("spec.md", text)], in: folder, options)
}

/// A table below a `Given` line that says where the app runs.
func table(_ rows: String) -> String { "Given os 17; sdk 17; horizontal compact; vertical regular\n\n" + rows }
