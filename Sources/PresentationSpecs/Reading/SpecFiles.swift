/// The files that paths stand for: a file itself, of a folder all `.md` files below it in a fixed order.
public struct SpecFiles: Sendable {
  /// A file and whether it was named itself, so that it has to hold a spec table.
  public struct Entry: Hashable, Sendable {
    /// The path, as it is shown.
    public let path: String
    /// Whether it was named rather than found in a folder.
    public let isNamed: Bool
  }

  /// The files, in the order of the paths and, within a folder, of the bytes of their names.
  public private(set) var files: [Entry] = []
  /// What could not be read.
  public private(set) var problems: [SpecProblem] = []
  /// The folders that were named, with the number of files found in each.
  public private(set) var folders: [(path: String, count: Int)] = []

  /// Looks the paths up.
  public init(paths: [String]) {
    var seen: Set<String> = []
    for path in paths {
      do throws(SystemError) {
        let kind = try FileSystem.kind(of: path)
        // What was named twice is read once.
        if paths.count > 1, !seen.insert(try FileSystem.realPath(path)).inserted { continue }
        switch kind {
        case .folder:
          let before = files.count
          walk(path)
          folders.append((path, files.count - before))
          if files.count == before, problems.isEmpty { problems.append(SpecProblem(.folderWithoutFiles, file: path)) }
        case .file: files.append(Entry(path: path, isNamed: true))
        case .other:
          // Nobody knows whether a pipe or a device ever ends.
          problems.append(SpecProblem(.unreadable(reason: "it is neither a file nor a folder"), file: path))
        }
      } catch {
        problems.append(SpecProblem(.unreadable(reason: error.reason), file: path))
      }
    }
  }

  /// Walks a folder without recursion, so that no depth of folders is too deep.
  private mutating func walk(_ root: String) {
    struct Open {
      let path: String
      /// The real paths of the folders that it lies in, to find links that lead back.
      let ancestors: [String]
    }
    var open = [Open(path: root, ancestors: [])]
    while let next = open.popLast() {
      do throws(SystemError) {
        guard try FileSystem.kind(of: next.path) == .folder else {
          files.append(Entry(path: next.path, isNamed: false))
          continue
        }
        let real = try FileSystem.realPath(next.path)
        if next.ancestors.contains(real) {
          problems.append(SpecProblem(.circularLink, file: next.path))
          continue
        }
        let ancestors = next.ancestors + [real]
        let prefix = next.path.utf8.last == UInt8(ascii: "/") ? next.path : next.path + "/"
        for name in try FileSystem.names(in: next.path).reversed() where !name.utf8.starts(with: ".".utf8) {
          let path = prefix + name
          if try isWorthWhile(path, name: name) { open.append(Open(path: path, ancestors: ancestors)) }
        }
      } catch {
        problems.append(SpecProblem(.unreadable(reason: error.reason), file: next.path))
      }
    }
  }

  /// Whether something in a folder is a folder or a Markdown file.
  ///
  /// A link that leads nowhere is reported whatever its name, since nobody can tell what it was.
  private mutating func isWorthWhile(_ path: String, name: String) throws(SystemError) -> Bool {
    let isMarkdown = name.hasSuffix(".md")
    do throws(SystemError) {
      switch try FileSystem.kind(of: path) {
      case .folder: return true
      case .file: return isMarkdown
      case .other: return false
      }
    } catch {
      problems.append(SpecProblem(.unreadable(reason: error.reason), file: path))
      return false
    }
  }
}
