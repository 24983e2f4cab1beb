/// The hash of a name: eight bytes at a time, mixed by a multiplication.
enum NameHash {
  /// 2^64 by the golden ratio (Knuth, The Art of Computer Programming, 6.4).
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func hash(_ name: String, _ seed: UInt64) -> UInt64 {
    var name = name
    return name.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var hash = mixed(seed, UInt64(truncatingIfNeeded: raw.count))
      var offset = 0
      while offset + 8 <= raw.count {
        hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < raw.count {
        rest = rest << 8 | UInt64(raw[offset])
        offset += 1
      }
      return mixed(hash, rest)
    }
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: factor)
    return high ^ low
  }
}
