/// Reads bytes from the front of an array and never beyond its end.
struct ByteScanner {
  private let content: [UInt8]
  private var offset = 0

  init(_ content: [UInt8]) {
    self.content = content
  }

  var isAtEnd: Bool { offset == content.count }

  mutating func byte() -> UInt8? {
    guard offset < content.count else { return nil }
    defer { offset += 1 }
    return content[offset]
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= content.count - offset else { return nil }
    defer { offset += count }
    return content[offset..<offset + count]
  }

  /// Eight bytes, the least significant first.
  mutating func number() -> UInt64? {
    bytes(8)?.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
