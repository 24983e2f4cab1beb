/// The inputs that were typed earlier, the oldest first.
struct HistoryEntries: Equatable, Sendable {
  /// The most entries of the history; a further one replaces the oldest.
  static let maximumEntries = 1_000
  /// The maximum size of an entry in bytes; a larger input, such as a pasted file, is not kept.
  static let maximumEntryBytes = 16_384

  private(set) var entries: [String] = []

  init(_ entries: [String] = []) {
    for entry in entries { add(entry) }
  }

  /// Adds an input, unless it is blank, too large, or equal to the previous one.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(_ entry: String) -> Bool {
    guard entry.contains(where: { !$0.isWhitespace }), entry != entries.last,
      entry.utf8.count <= Self.maximumEntryBytes
    else { return false }
    if entries.count == Self.maximumEntries { entries.removeFirst() }
    entries.append(entry)
    return true
  }
}

/// The encoding of inputs in the history's file: one on each line, with `\n` for a line feed and
/// `\\` for `\`.
///
/// Each line can be read without the others, so a line that a crash has truncated affects only
/// itself.
enum HistoryCoding {
  static func line(of entry: String) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(entry.utf8.count + 1)
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): line += [byte, byte]
      default: line.append(byte)
      }
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Returns the inputs in the lines of a file; invalid lines are skipped.
  static func entries(of bytes: some Collection<UInt8>) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { entry(of: $0) }
  }

  private static func entry(of line: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      switch (isEscaped, byte) {
      case (true, UInt8(ascii: "n")): bytes.append(UInt8(ascii: "\n"))
      case (true, UInt8(ascii: "\\")): bytes.append(byte)
      case (true, _): return nil
      case (false, UInt8(ascii: "\\")): break
      case (false, _): bytes.append(byte)
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return isEscaped ? nil : String(validating: bytes, as: UTF8.self)
  }
}
