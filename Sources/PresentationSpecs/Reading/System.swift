#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system said when it refused something, in its own words.
public struct SystemError: Error, Hashable, Sendable {
  /// The number of the error.
  public let code: Int32

  /// The error that the last call of this thread left behind.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's sentence on it, in lower case.
  public var reason: String { String(cString: strerror(code)).lowercased() }
}

/// A file that is read block by block; it is closed when nobody holds it any more.
///
/// Mapping a file would crash the process if somebody cuts it short meanwhile, so it is read.
final class FileReader {
  private let descriptor: Int32

  init(path: String) throws(SystemError) {
    descriptor = open(path, O_RDONLY)
    if descriptor < 0 { throw SystemError.last }
  }

  deinit { close(descriptor) }

  /// Reads the next bytes into `buffer`, from `start` to its end.
  ///
  /// - Returns: how many there were; 0 at the end of the file.
  func read(into buffer: inout [UInt8], from start: Int) throws(SystemError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes -> Int in
        guard let base = bytes.baseAddress, start < bytes.count else { return 0 }
        #if canImport(Glibc)
          return Glibc.read(descriptor, base + start, bytes.count - start)
        #elseif canImport(Musl)
          return Musl.read(descriptor, base + start, bytes.count - start)
        #else
          return Darwin.read(descriptor, base + start, bytes.count - start)
        #endif
      }
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }
}

/// What a path leads to.
enum PathKind {
  case file, folder, other
}

/// Questions to the file system.
enum FileSystem {
  /// What a path leads to, through links.
  static func kind(of path: String) throws(SystemError) -> PathKind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError.last }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The path without links, which names a folder beyond doubt.
  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemError.last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The names in a folder, in the order of their bytes.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError.last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether output to this descriptor goes to a person.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) != 0 }

  /// Seconds on a clock that only goes forward.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Makes a folder, unless it is there.
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError.last }
  }

  /// Writes a file, in place of one that is there.
  static func write(_ text: String, toFile path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    if descriptor < 0 { throw SystemError.last }
    let failure = write(Array(text.utf8), to: descriptor)
    if close(descriptor) != 0 { throw SystemError.last }
    if let failure { throw failure }
  }

  /// How many cores there are to share work between; at least one.
  static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// A variable of the environment; nil if it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all bytes.
  ///
  /// - Returns: why they could not be written; what a closed pipe does not take is lost, and no failure.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { raw -> Int in
        guard let base = raw.baseAddress else { return 0 }
        #if canImport(Glibc)
          return Glibc.write(descriptor, base + start, raw.count - start)
        #elseif canImport(Musl)
          return Musl.write(descriptor, base + start, raw.count - start)
        #else
          return Darwin.write(descriptor, base + start, raw.count - start)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          // Somebody made the descriptor one that does not wait.
          var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&state, 1, -1)
          continue
        }
        return errno == EPIPE ? nil : SystemError.last
      }
      start += count
    }
    return nil
  }
}
