/// Inputs that were entered before, the oldest first.
struct HistoryEntries: Equatable, Sendable {
  /// More than anybody looks through.
  static let maximumEntries = 1_000
  /// A larger input is a file's content that was pasted.
  static let maximumEntryBytes = 16_384

  private(set) var entries: [String] = []

  init(_ entries: [String] = []) {
    for entry in entries { add(entry) }
  }

  /// Adds an input, unless it is blank, too large, or the one before it again.
  ///
  /// - Returns: whether it was added.
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
