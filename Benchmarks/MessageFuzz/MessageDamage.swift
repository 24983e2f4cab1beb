import SeededNumbers

/// Damages the bytes of a message a little, as a malicious program may.
struct MessageDamage {
  var random: SplitMix64

  /// The numbers to insert: sets of fields, tags, lengths beyond the end, and numbers of more than
  /// 64 bits.
  private static let telling: [[UInt8]] = [
    [0], [1], [2], [3], [7], [0x7F], [0x80], [0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
    [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02], [2, 0, 0, 0xF0, 0x7F],
  ]
  /// The beginnings of nested values, each with its tag, its set of fields and its length: lists,
  /// filters and types.
  private static let nested: [[UInt8]] = [[7, 1, 1], [2, 1, 1], [4, 1], [12, 1], [13, 1]]

  mutating func damaged(_ bytes: [UInt8], or other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    if random.oneIn(8) {
      let tail = other.suffix(random.below(other.count + 1))
      bytes = Array(bytes.prefix(random.below(bytes.count + 1)) + tail)
    }
    for _ in 0...random.below(4) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = random.element(of: Self.telling) }
    let index = random.below(bytes.count)
    let end = min(index + 1 + random.below(12), bytes.count)
    switch random.below(8) {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[index] ^= 1 << UInt8(random.below(8))
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: random.element(of: Self.telling), at: index)
    case 4: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
    case 5: bytes.swapAt(index, random.below(bytes.count))
    case 6: bytes.removeSubrange(index...)
    default:
      let level = random.element(of: Self.nested)
      let levels = repeatElement(level, count: random.below(random.oneIn(50) ? 3_000 : 80))
      bytes.insert(contentsOf: levels.joined(), at: index)
    }
  }
}
