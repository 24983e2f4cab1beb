package import Wire

/// One file of a script: its name, for messages, and its text.
package struct ScriptSource: Sendable, Hashable {
  /// The name of the file as the user wrote it: `morning.intents`, or `-` for standard input.
  package let name: String
  /// The text in UTF-8; the lexer reports invalid bytes.
  package let bytes: [UInt8]
  /// The offset of the file's first byte: the end of the files before it.
  package let base: Int32

  package init(name: String, bytes: [UInt8], base: Int32 = 0) {
    self.name = name
    self.bytes = bytes
    self.base = base
  }

  package init(name: String, text: String, base: Int32 = 0) {
    self.init(name: name, bytes: Array(text.utf8), base: base)
  }

  /// Returns whether an offset is in this file, including its end.
  package func contains(_ offset: Int32) -> Bool {
    offset >= base && Int(offset - base) <= bytes.count
  }
}

/// A range of a script's text, in UTF-8 bytes.
///
/// Offsets count over all files of a script: each file begins at its ``ScriptSource/base``.
package struct SourceSpan: Sendable, Hashable {
  package var start: Int32
  /// The offset after the last byte of the range.
  package var end: Int32

  package init(start: Int32, end: Int32) {
    self.start = start
    self.end = end
  }

  package var isEmpty: Bool { start >= end }

  /// Returns the shortest range that contains both this range and another.
  package func joined(to other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

/// The beginnings of a file's lines, so that messages can contain line and column numbers.
package struct SourceLines: Sendable {
  /// The most bytes before a column for which characters are counted as graphemes; further right,
  /// scalars are counted.
  private static let longestReadableLine = 1 << 16

  private let source: ScriptSource
  /// The byte offset of each line's beginning in the file.
  private let starts: [Int32]

  package init(_ source: ScriptSource) {
    self.source = source
    // A byte order mark is no character of the first line.
    var starts: [Int32] = [source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in source.bytes.enumerated() where byte == 0x0A {
      starts.append(Int32(truncatingIfNeeded: offset + 1))
    }
    self.starts = starts
  }

  /// Returns the number, from 1, of the line that contains an offset.
  package func line(of offset: Int32) -> Int {
    let local = Int32(local(offset))
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= local { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the column of an offset in its line, in characters from 1.
  package func column(of offset: Int32) -> Int {
    let start = Int(starts[line(of: offset) - 1])
    let before = source.bytes[start..<max(start, local(offset))]
    guard before.contains(where: { $0 >= 0x80 }) else { return before.count + 1 }
    guard before.count <= Self.longestReadableLine else {
      return before.count(where: { $0 & 0xC0 != 0x80 }) + 1
    }
    return String(decoding: before, as: UTF8.self).count + 1
  }

  /// Returns the byte range of a line in the file, without its line break.
  func range(ofLine line: Int) -> Range<Int> {
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) - 1 : source.bytes.count
    if end > start, source.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Converts an offset in the script to one in the file, clamped to the file's length.
  func local(_ offset: Int32) -> Int {
    min(max(Int(offset) - Int(source.base), 0), source.bytes.count)
  }
}

extension SourceSpan: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      start: try c.required("start", 0, value?.start),
      end: try c.required("end", 1, value?.end)
    )
  }
}
