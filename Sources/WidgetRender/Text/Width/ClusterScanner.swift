/// A cluster that a terminal draws as one piece: some bytes of a text, and their width in cells.
package struct Cluster: Sendable, Hashable {
  /// The range of the cluster's bytes in the UTF-8 form of the text.
  package var utf8Range: Range<Int>
  /// The width in cells: 1 or 2.
  ///
  /// It is 0 only for controls and for marks without a base, which sanitised text does not contain.
  package var columns: Int
}

/// Divides text into clusters, with grapheme segmentation only if scalars may join.
enum ClusterScanner {
  /// Calls `emit(start, end, columns)` for each cluster of well-formed UTF-8, in order.
  @inline(__always)
  static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ emit: (_ start: Int, _ end: Int, _ columns: Int) -> Void
  ) {
    var start = 0
    while start < bytes.count {
      // A printable ASCII byte before another ASCII byte needs no look-up.
      if bytes[start] &- 0x20 < 0x5F, start + 1 == bytes.count || bytes[start + 1] < 0x80 {
        emit(start, start + 1, 1)
        start += 1
        continue
      }
      let current = piece(bytes, at: start)
      if current.kind.standsAlone, beginsApart(bytes, at: current.end) {
        emit(start, current.end, current.kind.columns)
        start = current.end
      } else {
        let end = endOfJoined(bytes, from: start)
        scanJoined(UnsafeBufferPointer(rebasing: bytes[start..<end])) { from, to, columns in
          emit(start + from, start + to, columns)
        }
        start = end
      }
    }
  }

  /// Returns one element for each cluster, in order.
  @inline(__always)
  static func map<Element>(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ transform: (_ start: Int, _ end: Int, _ columns: Int) -> Element
  ) -> [Element] {
    // A cluster has at least one byte. Writing into the array's own room is several times faster than
    // appending to it.
    [Element](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      scan(bytes) { start, end, columns in
        buffer.initializeElement(at: count, to: transform(start, end, columns))
        count += 1
      }
    }
  }

  /// Returns whether a cluster begins at an offset if the scalar before the offset is standalone.
  ///
  /// Two adjacent standalone scalars never share a grapheme cluster (UAX #29).
  @inline(__always)
  private static func beginsApart(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] >= 0x80 else { return true }
    return piece(bytes, at: offset).kind.standsAlone
  }

  /// Returns the first offset after `start` at which a cluster certainly begins, or the end of the
  /// text.
  ///
  /// That is an offset between two standalone scalars, which never share a grapheme cluster.
  private static func endOfJoined(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    var previousStandsAlone = false
    while offset < bytes.count {
      let next = piece(bytes, at: offset)
      if previousStandsAlone, next.kind.standsAlone { return offset }
      previousStandsAlone = next.kind.standsAlone
      offset = next.end
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

  @inline(__always)
  private static func piece(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (kind: ScalarClass, end: Int) {
    let (scalar, length) = decode(bytes, at: offset)
    return (ScalarClass(of: scalar), offset + length)
  }

  /// Returns the scalar at an offset of well-formed UTF-8, and its length in bytes.
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
