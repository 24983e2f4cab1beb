/// Letters drawn in pixels, of which a cell holds two beside and two above each other.
///
/// A pixel is half as wide as it is high, so an upright stroke is two pixels wide and a lying one is one
/// pixel high. Widths and gaps are even, so that upright strokes fill whole cells.
struct LetterFont: Sendable {
  /// A letter as rows of pixels; the lowest bit is the leftmost pixel.
  struct Glyph: Sendable {
    var columns: Int
    var rows: [UInt16]
  }

  /// The height in cells.
  let rows: Int
  private let glyphs: [UInt32: Glyph]

  /// Reads a table of one letter a line: its character, or `space`, and its rows from the top.
  ///
  /// A row of pixels is made of `#` and `.`; a single `.` is a row without any, as are those that are missing.
  init(rows: Int, _ table: String) {
    var glyphs: [UInt32: Glyph] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let name = words.first, let first = name.unicodeScalars.first else { continue }
      let lines = words.dropFirst().prefix(rows * 2)
      let pixels = lines.map { line in
        line.utf8.prefix(UInt16.bitWidth).enumerated().reduce(into: UInt16(0)) { bits, pixel in
          if pixel.element == UInt8(ascii: "#") { bits |= 1 << UInt16(pixel.offset) }
        }
      }
      let width = lines.map(\.utf8.count).max() ?? 0
      glyphs[name == "space" ? 0x20 : first.value] = Glyph(columns: (width + 1) / 2, rows: pixels)
    }
    self.rows = rows
    self.glyphs = glyphs
  }

  /// The fonts, the highest first.
  static let all = [large, small]

  /// The letter for a cluster of text, without its accents; `nil` for what the font does not have.
  func glyph(for utf8: ArraySlice<UInt8>) -> Glyph? {
    var iterator = utf8.makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    if let own = glyphs[scalar.value], UTF8.width(scalar) == utf8.count { return own }
    guard let base = AsciiForm.character(for: scalar.value)?.asciiValue else { return nil }
    // Only letters lose something and remain themselves: a check mark is no v.
    let isLatin = scalar.properties.isAlphabetic && scalar.value < 0x2000
    let isSign = !scalar.properties.isAlphabetic && !Self.isLetterOrDigit(base)
    return isLatin || isSign ? glyphs[UInt32(base)] : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
