/// Damages bytes or text a little, as a disk, a network or another program may.
struct FuzzDamage {
  /// The byte sequences to insert, which have a meaning in the damaged encoding.
  let telling: [[UInt8]]

  static let compact = FuzzDamage(
    telling: [
      [0], [1], [2], [0x7F], [0x80], [0xFF], [0x40], [0x0A], [0x0D],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
      [2, 0, 0, 0, 0, 0, 0, 0xF0, 0x7F], [0x80, 0x80, 0x40],
    ]
  )

  static let json = FuzzDamage(
    telling: [
      "{", "}", "[", "]", ",", ":", "\"", "0", "-1", "1e999", "1e9", "null", "true", "0.5",
      "\"kind\":", "\"empty\"", "\"\\ud800\"", "[0,0]", "{\"kind\":\"empty\"}",
      "9223372036854775808",
    ].map { Array($0.utf8) }
  )

  func apply(_ bytes: inout [UInt8], _ maker: inout ArchiveMaker) {
    guard !bytes.isEmpty else { return }
    let index = maker.random.below(bytes.count)
    let end = min(index + 1 + maker.random.below(12), bytes.count)
    switch maker.pick(DamageChoice.self) {
    case .replaced: bytes[index] = UInt8(truncatingIfNeeded: maker.random.next())
    case .flipped: bytes[index] ^= 1 << UInt8(maker.random.below(8))
    case .removed: bytes.removeSubrange(index..<end)
    case .inserted: bytes.insert(contentsOf: maker.random.element(of: telling), at: index)
    case .doubled: bytes.insert(contentsOf: Array(bytes[index..<end]), at: index)
    case .swapped: bytes.swapAt(index, maker.random.below(bytes.count))
    case .cut: bytes.removeSubrange(index...)
    }
  }
}
