/// The listed symbols, in one constant text that is searched in place by bisection, so that nothing
/// is allocated.
enum SymbolTable {
  /// Returns the row with exactly this name; `nil` if there is none.
  static func row(named name: UnsafeBufferPointer<UInt8>) -> SymbolRow? {
    guard !name.isEmpty else { return nil }
    return rows.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count
      while low < high {
        let start = startOfRow(bytes, around: (low + high) / 2, from: low)
        let order = compare(bytes, at: start, with: name)
        if order == 0 { return row(bytes, at: start + name.count + 1) }
        if order < 0 { low = endOfRow(bytes, from: start) + 1 } else { high = start }
      }
      return nil
    }
  }

  /// Returns whether a byte separates two rows: a space or a line feed.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func startOfRow(
    _ bytes: UnsafeBufferPointer<UInt8>,
    around offset: Int,
    from low: Int
  ) -> Int {
    var start = offset
    while start > low, !isSeparator(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func endOfRow(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isSeparator(bytes[end]) { end += 1 }
    return end
  }

  /// Returns a number below, equal to or above zero if the row's name sorts before `name`, equals
  /// it, or sorts after it.
  private static func compare(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at start: Int,
    with name: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(name.count, bytes.count - start) {
      let byte = bytes[start + index]
      if byte == colon { return -1 }
      if byte != name[index] { return Int(byte) - Int(name[index]) }
    }
    let end = start + name.count
    guard end < bytes.count else { return -1 }
    return bytes[end] == colon ? 0 : 1
  }

  private static let colon = UInt8(ascii: ":")

  /// Returns the row that begins at an offset: one pair of a glyph and its ASCII form, or two
  /// pairs.
  private static func row(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> SymbolRow {
    let (outlined, end) = glyph(bytes, at: start)
    guard end < bytes.count, !isSeparator(bytes[end]) else {
      return SymbolRow(outlined: outlined, filled: outlined)
    }
    return SymbolRow(outlined: outlined, filled: glyph(bytes, at: end).glyph)
  }

  private static func glyph(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at start: Int
  ) -> (glyph: SymbolGlyph, end: Int) {
    let (scalar, length) = ClusterScanner.decode(bytes, at: start)
    let glyph = SymbolGlyph(
      Unicode.Scalar(scalar) ?? SymbolGlyph.fallback.unicode,
      Unicode.Scalar(bytes[start + length])
    )
    return (glyph, start + length + 1)
  }
}

/// The outlined and the filled form of a symbol in the table; equal if Unicode has only one.
struct SymbolRow: Sendable, Hashable {
  var outlined: SymbolGlyph
  var filled: SymbolGlyph

  func glyph(isFilled: Bool) -> SymbolGlyph { isFilled ? filled : outlined }
}
