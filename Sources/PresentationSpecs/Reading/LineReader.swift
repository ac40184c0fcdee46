#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Cuts a file into lines, block by block; one line is in memory, not the file.
struct LineReader {
  /// The longest line that is read; no row of a table that somebody wrote is near it.
  static let lineLimit = 1 << 20
  private static let blockSize = 1 << 18

  /// What a line is like.
  enum Line {
    /// Bytes of `buffer`, without the end of the line.
    case text(Range<Int>)
    /// A line that is longer than `lineLimit`; it was passed over.
    case tooLong
  }

  private let file: FileReader
  /// What was read and not yet given out lies in `start..<end`.
  private(set) var buffer: [UInt8]
  private var start = 0
  private var end = 0
  private var isAtEnd = false
  /// The number of the line that was given out last, counted from 1.
  private(set) var number = 0

  init(path: String) throws(SystemError) {
    file = try FileReader(path: path)
    buffer = [UInt8](repeating: 0, count: Self.blockSize)
  }

  /// The next line; nil after the last one.
  mutating func next() throws(SystemError) -> Line? {
    var searched = start
    while true {
      if let newline = firstNewline(from: searched) {
        let line = start..<newline
        start = newline + 1
        return given(line)
      }
      searched = end
      if isAtEnd {
        guard start < end else { return nil }
        let line = start..<end
        start = end
        return given(line)
      }
      if end - start > Self.lineLimit {
        try skipLine()
        number += 1
        return .tooLong
      }
      searched -= try fill()
    }
  }

  /// A line without the carriage return before its end, and the first one without a byte-order mark.
  private mutating func given(_ range: Range<Int>) -> Line {
    var range = range
    number += 1
    if range.count > Self.lineLimit { return .tooLong }
    if number == 1, range.count >= 3, buffer[range.lowerBound] == 0xEF, buffer[range.lowerBound + 1] == 0xBB,
      buffer[range.lowerBound + 2] == 0xBF
    {
      range = (range.lowerBound + 3)..<range.upperBound
    }
    if let last = range.last, buffer[last] == UInt8(ascii: "\r") { range = range.lowerBound..<last }
    return .text(range)
  }

  private func firstNewline(from index: Int) -> Int? {
    guard index < end else { return nil }
    return buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + index, 10, end - index)
      else { return nil }
      return base.distance(to: UnsafeRawPointer(found))
    }
  }

  /// Reads another block; what is left moves to the front first.
  ///
  /// - Returns: how far it moved.
  private mutating func fill() throws(SystemError) -> Int {
    let moved = start
    if start > 0 {
      buffer.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        _ = memmove(base, base + start, end - start)
      }
      end -= start
      start = 0
    }
    if buffer.count - end < Self.blockSize / 2 {
      buffer.append(contentsOf: repeatElement(0, count: max(Self.blockSize, buffer.count)))
    }
    let count = try file.read(into: &buffer, from: end)
    if count == 0 { isAtEnd = true }
    end += count
    return moved
  }

  /// Drops everything up to the end of the line.
  private mutating func skipLine() throws(SystemError) {
    while !isAtEnd {
      start = end
      _ = try fill()
      if let newline = firstNewline(from: start) {
        start = newline + 1
        return
      }
    }
    start = end
  }
}

extension LineReader {
  /// The offset in the line of the first byte that is not UTF-8; nil if all of it is.
  func invalidByte(in line: Range<Int>) -> Int? {
    UTF8Check.firstInvalid(in: buffer, line).map { $0 - line.lowerBound }
  }
}

/// Whether bytes are UTF-8.
enum UTF8Check {
  /// The index of the first byte that does not belong to a well-formed sequence; nil if there is none.
  static func firstInvalid(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var index = asciiEnd(in: bytes, range)
    while index < range.upperBound {
      let first = bytes[index]
      if first < 0x80 {
        index += 1
        continue
      }
      let length: Int
      var low: UInt8 = 0x80
      var high: UInt8 = 0xBF
      switch first {
      case 0xC2...0xDF: length = 2
      case 0xE0:
        length = 3
        low = 0xA0
      case 0xED:
        length = 3
        high = 0x9F
      case 0xE1...0xEF: length = 3
      case 0xF0:
        length = 4
        low = 0x90
      case 0xF1...0xF3: length = 4
      case 0xF4:
        length = 4
        high = 0x8F
      default: return index
      }
      guard index + length <= range.upperBound, (low...high).contains(bytes[index + 1]) else { return index }
      for place in 2..<max(2, length) where bytes[index + place] & 0xC0 != 0x80 { return index }
      index += length
    }
    return nil
  }

  /// Where the part that is plain ASCII ends, looked at eight bytes at a time.
  private static func asciiEnd(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { raw in
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { break }
        index += 8
      }
      return index
    }
  }
}
