/// The text and blobs of a statement's values, laid end to end: SQLite reads them where they lie
/// instead of copying each.
struct BoundBytes {
  /// One byte more than is used: an empty array has no address, which SQLite takes for null.
  private(set) var bytes: [UInt8] = [0]

  /// Where the next value begins.
  var end: Int { bytes.count }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ blob: [UInt8]) {
    bytes.append(contentsOf: blob)
  }

  /// Appends what `write` appends.
  mutating func append(_ write: (inout [UInt8]) -> Void) {
    write(&bytes)
  }

  /// Forgets what was appended since the end was at `end`.
  mutating func removeAll(from end: Int = 1) {
    bytes.removeLast(bytes.count - end)
    guard end == 1, bytes.capacity > Self.keptCapacity else { return }
    bytes = [0]
  }

  /// Beyond what a transaction usually binds; more is given back.
  private static let keptCapacity = 1 << 20
}
