/// Letters and numbers in circles and squares: `1.circle`, `a.square.fill`.
enum EnclosedSymbol {
  /// The greatest number that Unicode has in circles of one cell, black and white.
  private static let maximumNumber: UInt32 = 20

  /// The glyph of a name whose first segment is one letter or a number below 100, or `nil`.
  static func glyph(of name: UnsafeBufferPointer<UInt8>, isFilled: Bool) -> SymbolGlyph? {
    let end = name.firstIndex(of: UInt8(ascii: ".")) ?? name.count
    guard (1...2).contains(end) else { return nil }
    if end == 1, let letter = letter(name[0]) {
      let isSquare = end + 1 < name.count && name[end + 1] == UInt8(ascii: "s")
      return glyph(ofLetter: letter, isSquare: isSquare, isFilled: isFilled)
    }
    var number: UInt32 = 0
    for byte in name[..<end] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + UInt32(byte - UInt8(ascii: "0"))
    }
    return glyph(ofNumber: number, isFilled: isFilled)
  }

  /// The place in the alphabet, or `nil`.
  private static func letter(_ byte: UInt8) -> UInt32? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
    return UInt32(byte - UInt8(ascii: "a"))
  }

  /// Four of the black squares are emoji, so that filled squares are drawn as black circles.
  private static func glyph(ofLetter letter: UInt32, isSquare: Bool, isFilled: Bool) -> SymbolGlyph
  {
    let first: UInt32 = isFilled ? 0x1F150 : isSquare ? 0x1F130 : 0x24B6
    return glyph(first + letter, UInt32(UInt8(ascii: "A")) + letter)
  }

  private static func glyph(ofNumber number: UInt32, isFilled: Bool) -> SymbolGlyph {
    guard number <= maximumNumber else { return SymbolGlyph("#", "#") }
    let scalar: UInt32 =
      switch (number, isFilled) {
      case (0, false): 0x24EA
      case (0, true): 0x24FF
      case (1...10, true): 0x2776 + number - 1
      case (_, true): 0x24EB + number - 11
      case (_, false): 0x2460 + number - 1
      }
    return glyph(
      scalar,
      number < 10 ? UInt32(UInt8(ascii: "0")) + number : UInt32(UInt8(ascii: "#"))
    )
  }

  private static func glyph(_ unicode: UInt32, _ ascii: UInt32) -> SymbolGlyph {
    SymbolGlyph(
      Unicode.Scalar(unicode) ?? SymbolGlyph.fallback.unicode,
      Unicode.Scalar(ascii) ?? SymbolGlyph.fallback.ascii
    )
  }
}
