/// The character that stands for an SF Symbol, one cell wide in both forms.
package struct SymbolGlyph: Sendable, Hashable {
  package var unicode: Unicode.Scalar
  package var ascii: Unicode.Scalar

  package init(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) {
    self.unicode = unicode
    self.ascii = ascii
  }

  /// What is drawn for a name that the table does not know (SU-69).
  package static let fallback = SymbolGlyph("◆", "*")

  func scalar(isASCII: Bool) -> Unicode.Scalar { isASCII ? ascii : unicode }

  func text(isASCII: Bool) -> String { String(Character(scalar(isASCII: isASCII))) }

  /// The glyph for an SF Symbols name; variants such as `.fill` fall back to the plain name.
  package static func named(_ name: String) -> SymbolGlyph {
    var name = name
    return name.withUTF8 { bytes in
      var length = min(bytes.count, longestName)
      while length > 0 {
        if let known = find(UnsafeBufferPointer(rebasing: bytes[..<length])) { return known }
        length -= 1
        while length > 0, bytes[length] != dot { length -= 1 }
      }
      return fallback
    }
  }

  private static let dot: UInt8 = 0x2E
  /// Longer names are not symbols.
  private static let longestName = 64

  private static func find(_ name: UnsafeBufferPointer<UInt8>) -> SymbolGlyph? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      let order = table[middle].name.withUTF8Buffer { compare($0, name) }
      if order == 0 { return table[middle].glyph }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Below, at or above zero as the first name sorts before, with or after the second.
  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return Int(left[index]) - Int(right[index])
    }
    return left.count - right.count
  }
}
