/// Cuts text into clusters of cells, with grapheme segmentation only where scalars may join.
enum ClusterScanner {
  /// Calls `emit(start, end, columns)` for each cluster of well-formed UTF-8, in order.
  @inline(__always)
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ emit: (_ start: Int, _ end: Int, _ columns: Int) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      let (scalar, length) = decode(bytes, at: start)
      let kind = ScalarClass(of: scalar)
      let next = start + length
      if kind.standsAlone, beginsApart(bytes, at: next) {
        emit(start, next, kind.columns)
        start = next
      } else {
        let end = endOfJoined(bytes, from: start)
        scanJoined(UnsafeBufferPointer(rebasing: bytes[start..<end])) { from, to, columns in
          emit(start + from, start + to, columns)
        }
        start = end
      }
    }
  }

  /// Whether what stands at an offset never joins a scalar before it that stands alone.
  @inline(__always)
  private static func beginsApart(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    if bytes[offset] < 0x80 { return true }
    return ScalarClass(of: decode(bytes, at: offset).scalar).standsAlone
  }

  /// The first offset after `start` where a cluster certainly begins: between two scalars that stand
  /// alone, or at a control or the end.
  private static func endOfJoined(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    var previousStandsAlone = false
    while offset < bytes.count {
      let (scalar, length) = decode(bytes, at: offset)
      let standsAlone = ScalarClass(of: scalar).standsAlone
      if offset > start, previousStandsAlone, standsAlone { return offset }
      offset += length
      previousStandsAlone = standsAlone
    }
    return offset
  }

  private static func scanJoined(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ emit: (_ start: Int, _ end: Int, _ columns: Int) -> Void
  ) {
    var start = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      var cell = CellCounter()
      var end = start
      for scalar in character.unicodeScalars {
        if !cell.takes(scalar.value) {
          emit(start, end, cell.columns)
          start = end
          cell = CellCounter()
          _ = cell.takes(scalar.value)
        }
        end += UTF8.width(scalar)
      }
      emit(start, end, cell.columns)
      start = end
    }
  }

  /// The scalar at an offset of well-formed UTF-8 and its length in bytes.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(bytes[offset + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(bytes[offset + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(bytes[offset + 3] & 0x3F)
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }
}
