import Testing

@testable import WidgetRender

@Suite("Characters as pixels", .timeLimit(.minutes(5)))
struct GlyphTests {
  /// The ranges of characters that the program draws itself.
  static let blocks: [(name: String, scalars: ClosedRange<UInt32>)] = [
    ("ASCII", 0x21...0x7E), ("Latin-1", 0xA1...0xAC), ("Latin-1", 0xAE...0xFF),
    ("Latin Extended-A", 0x100...0x17F), ("box drawing", 0x2500...0x257F),
    ("blocks", 0x2580...0x259F), ("Braille", 0x2801...0x28FF), ("sextants", 0x1FB00...0x1FB3B),
    ("numbers in circles", 0x2460...0x2473), ("letters in circles", 0x24B6...0x24E9),
    ("white numbers", 0x2776...0x277F), ("letters in squares", 0x1F130...0x1F149),
    ("white letters", 0x1F150...0x1F169),
  ]

  @Test(arguments: blocks.indices)
  func `every character of a block has a drawing`(_ block: Int) {
    var glyphs = GlyphCache(scale: 1)
    for scalar in Self.blocks[block].scalars { draw(scalar, &glyphs) }
    #expect(glyphs.missing == [])
  }

  @Test func `every symbol has a drawing`() {
    var glyphs = GlyphCache(scale: 1)
    for row in SymbolTable.rows.description.split(whereSeparator: \.isWhitespace) {
      let name = String(row.prefix { $0 != ":" })
      for form in [name, name + ".fill", name + ".slash", name + ".circle"] {
        draw(SymbolGlyph.named(form).unicode.value, &glyphs)
      }
    }
    for number in 0...20 {
      for form in ["\(number).circle", "\(number).circle.fill"] {
        draw(SymbolGlyph.named(form).unicode.value, &glyphs)
      }
    }
    #expect(glyphs.missing == [])
  }

  private func draw(_ scalar: UInt32, _ glyphs: inout GlyphCache) {
    guard let character = Unicode.Scalar(scalar).map({ String(Character($0)) }) else { return }
    let mask = glyphs.mask(.init(text: character, columns: 1))
    #expect(mask?.pixels.contains { $0 > 40 } == true, "nothing of \(character)")
  }

  @Test(arguments: [1, 2, 3])
  func `letters and digits differ from each other`(scale: Int) {
    var glyphs = GlyphCache(scale: scale)
    var seen: [[UInt8]: String] = [:]
    let scalars =
      Array(0x21...0x7E) + Array(0xC0...0xD6) + Array(0xDF...0xF6) + Array(0x11E...0x131)
    for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let letter = String(Character(scalar))
      guard let mask = glyphs.mask(.init(text: letter, columns: 1)) else { continue }
      #expect(seen[mask.pixels] == nil, "\(letter) looks as \(seen[mask.pixels] ?? "")")
      seen[mask.pixels] = letter
    }
  }

  @Test func `a letter and a mark are drawn as the letter that they make`() {
    var glyphs = GlyphCache(scale: 2)
    for (apart, whole) in [("e\u{301}", "\u{E9}"), ("G\u{306}", "\u{11E}"), ("i\u{302}", "\u{EE}")]
    {
      let mask = glyphs.mask(.init(text: apart, columns: 1))
      let letter = glyphs.mask(.init(text: whole, columns: 1))
      #expect(mask?.pixels == letter?.pixels)
    }
    #expect(glyphs.missing == [])
  }

  @Test func `bold covers more, and slanted elsewhere`() throws {
    for letter in ["A", "m", "8"] {
      let plain = try mask(letter, scale: 2)
      let bold = try mask(letter, scale: 2, isBold: true)
      let italic = try mask(letter, scale: 2, isItalic: true)
      #expect(covered(bold) > covered(plain) * 11 / 10)
      #expect(italic.pixels != plain.pixels)
    }
  }

  private func mask(
    _ text: String,
    scale: Int,
    isBold: Bool = false,
    isItalic: Bool = false
  ) throws -> GlyphMask {
    var glyphs = GlyphCache(scale: scale)
    let mask = glyphs.mask(.init(text: text, columns: 1, isBold: isBold, isItalic: isItalic))
    return try #require(mask)
  }

  private func covered(_ mask: GlyphMask) -> Int { mask.pixels.reduce(0) { $0 + Int($1) } }

  /// Characters with lines that reach an edge of the cell are compared with those that reach the
  /// opposite edge.
  @Test(arguments: [1, 2, 3])
  func `lines meet at the edges of their cells`(scale: Int) throws {
    func mask(_ character: Character) throws -> GlyphMask {
      try self.mask(String(character), scale: scale)
    }
    let level = try edge(of: mask("─"), .right)
    for character in "├┼┬┴╭╰┌└" { #expect(try edge(of: mask(character), .right) == level) }
    for character in "┤┼┬┴╮╯┐┘" { #expect(try edge(of: mask(character), .left) == level) }
    let upright = try edge(of: mask("│"), .bottom)
    for character in "├┼┬┤╭╮┌┐" { #expect(try edge(of: mask(character), .bottom) == upright) }
    for character in "├┼┴┤╰╯└┘" { #expect(try edge(of: mask(character), .top) == upright) }
    #expect(try edge(of: mask("═"), .right) == edge(of: mask("╠"), .right))
    #expect(try edge(of: mask("━"), .left) == edge(of: mask("┫"), .left))
  }

  private enum Side { case left, right, top, bottom }

  private func edge(of mask: GlyphMask, _ side: Side) -> [UInt8] {
    switch side {
    case .left: (0..<mask.height).map { mask.pixels[$0 * mask.width] }
    case .right: (0..<mask.height).map { mask.pixels[($0 + 1) * mask.width - 1] }
    case .top: Array(mask.pixels.prefix(mask.width))
    case .bottom: Array(mask.pixels.suffix(mask.width))
    }
  }

  @Test(arguments: [1, 2, 3])
  func `blocks fill their part of the cell exactly`(scale: Int) throws {
    let parts: [(Character, Int)] = [
      ("█", 8), ("▀", 4), ("▄", 4), ("▌", 4), ("▐", 4), ("▁", 1), ("▇", 7), ("▏", 1), ("▘", 2),
      ("▟", 6), ("▚", 4),
    ]
    for (character, eighths) in parts {
      let mask = try self.mask(String(character), scale: scale)
      #expect(mask.pixels.allSatisfy { $0 == 0 || $0 == 255 })
      #expect(mask.pixels.count { $0 == 255 } * 8 == mask.pixels.count * eighths)
    }
  }

  @Test func `what no font has is a stand-in and is named once`() {
    var glyphs = GlyphCache(scale: 1)
    // Unassigned.
    let text = "\u{378}"
    let mask = glyphs.mask(.init(text: text, columns: 1))
    #expect(mask?.pixels.contains(255) == true)
    _ = glyphs.mask(.init(text: text, columns: 1))
    #expect(glyphs.missing == [text])
  }
}
