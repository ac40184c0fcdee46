/// Questions to folders, and pages for them, for whoever has no file system of its own.
public enum SpecFolder {
  /// Whether a path leads to a folder.
  public static func isThere(_ path: String) -> Bool {
    guard let kind = try? FileSystem.kind(of: path) else { return false }
    return kind == .folder
  }

  /// Writes pages into a folder, which is made if it is not there.
  public static func write(_ pages: [ReferenceMarkdown.Page], to folder: String) throws(SystemError) {
    try FileSystem.makeFolder(folder)
    for page in pages { try FileSystem.write(page.text, toFile: "\(folder)/\(page.file)") }
  }
}
