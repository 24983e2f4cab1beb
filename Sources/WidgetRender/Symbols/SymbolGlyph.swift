/// The character that represents an SF Symbol, one cell wide in both forms.
package struct SymbolGlyph: Sendable, Hashable {
  package var unicode: Unicode.Scalar
  package var ascii: Unicode.Scalar

  package init(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) {
    self.unicode = unicode
    self.ascii = ascii
  }

  /// The glyph for a name that is not in the table (SU-69).
  package static let fallback = SymbolGlyph("◆", "*")
  /// The glyph for a symbol with a slash, because that something is off matters more than what it
  /// is.
  package static let slashed = SymbolGlyph("⊘", "/")

  func scalar(isASCII: Bool) -> Unicode.Scalar { isASCII ? ascii : unicode }

  func text(isASCII: Bool) -> String { String(Character(scalar(isASCII: isASCII))) }

  /// Returns the glyph of an SF Symbols name; a variant without a glyph has that of the plain name.
  package static func named(_ name: String) -> SymbolGlyph {
    var name = name
    return name.withUTF8 { SymbolName($0).glyph }
  }
}

/// The name of an SF Symbol: segments separated by full stops, of which the later ones modify the first.
private struct SymbolName {
  /// The most bytes of a symbol's name that are read.
  static let maximumLength = 96

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a name from bytes, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = UnsafeBufferPointer(rebasing: bytes.prefix(Self.maximumLength))
  }

  var glyph: SymbolGlyph {
    let isFilled = has("fill") || has("filled")
    var length = lengthWithoutFill
    if let row = SymbolTable.row(named: start(length)) { return row.glyph(isFilled: isFilled) }
    if let enclosed = EnclosedSymbol.glyph(of: start(length), isFilled: isFilled) {
      return enclosed
    }
    if has("slash") { return .slashed }
    while let shorter = lengthWithoutLastSegment(of: length) {
      length = shorter
      if let row = SymbolTable.row(named: start(length)) { return row.glyph(isFilled: isFilled) }
    }
    return .fallback
  }

  private func start(_ length: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[..<length])
  }

  /// The length without `.fill` or `.filled` at the end, because a row contains both the outlined
  /// and the filled form.
  private var lengthWithoutFill: Int {
    var length = bytes.count
    while let shorter = lengthWithoutLastSegment(of: length),
      isEqual(shorter + 1..<length, "fill") || isEqual(shorter + 1..<length, "filled")
    {
      length = shorter
    }
    return length
  }

  /// Returns the position of the last full stop before an offset, or `nil`.
  private func lengthWithoutLastSegment(of length: Int) -> Int? {
    bytes[..<length].lastIndex(of: UInt8(ascii: "."))
  }

  /// Returns whether one of the segments is `word`.
  private func has(_ word: StaticString) -> Bool {
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
      if isEqual(start..<end, word) { return true }
      start = end + 1
    }
    return false
  }

  private func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      for index in 0..<word.count where bytes[range.lowerBound + index] != word[index] {
        return false
      }
      return true
    }
  }
}

/// Letters and numbers in circles and squares: `1.circle`, `a.square.fill`.
private enum EnclosedSymbol {
  /// The greatest number for which Unicode has an outlined and a filled circle, one cell wide.
  private static let maximumNumber: UInt32 = 20

  /// Returns the glyph of a name whose first segment is one letter or a number below 100; `nil` for
  /// other names.
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

  /// Returns the position of a small letter in the alphabet, from 0; `nil` for other characters.
  private static func letter(_ byte: UInt8) -> UInt32? {
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
    return UInt32(byte - UInt8(ascii: "a"))
  }

  /// Returns the glyph of an enclosed letter.
  ///
  /// Filled squares are drawn as filled circles, because four of the squares are emoji.
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
