/// The name of an SF Symbol: segments with full stops between them, of which the later ones vary the first.
struct SymbolName {
  /// Longer names are not symbols.
  static let maximumLength = 96

  private let bytes: UnsafeBufferPointer<UInt8>

  /// The bytes must outlive the name.
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

  /// No row ends in `.fill` or `.filled`: its filled form stands beside the outlined one.
  private var lengthWithoutFill: Int {
    var length = bytes.count
    while let shorter = lengthWithoutLastSegment(of: length),
      isEqual(shorter + 1..<length, "fill") || isEqual(shorter + 1..<length, "filled")
    {
      length = shorter
    }
    return length
  }

  /// Where the last full stop before an offset stands, or `nil`.
  private func lengthWithoutLastSegment(of length: Int) -> Int? {
    bytes[..<length].lastIndex(of: UInt8(ascii: "."))
  }

  /// Whether one of the segments is the word.
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
