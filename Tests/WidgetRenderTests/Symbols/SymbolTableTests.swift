import Testing

@testable import WidgetRender

// SU-69
@Suite("Symbol table", .timeLimit(.minutes(5)))
struct SymbolTableTests {
  @Test func `the rows are sorted by the bytes of their names`() {
    let names = SymbolPages.tableRows().map { Array($0.name.utf8) }
    #expect(names.count > 800)
    for (left, right) in zip(names, names.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right))
    }
  }

  @Test func `every row is found by its name alone`() throws {
    for (name, glyphs) in SymbolPages.tableRows() {
      let row = try #require(found(name), "\(name)")
      let scalars = Array(glyphs.unicodeScalars)
      #expect(row.outlined == SymbolGlyph(scalars[0], scalars[1]), "\(name)")
      #expect(row.filled == SymbolGlyph(scalars[scalars.count - 2], scalars[scalars.count - 1]))
      #expect(found(name + ":") == nil)
    }
  }

  @Test func `the page in Documentation lists what is drawn`() throws {
    let rows = SymbolPages.tableRows().map { ($0.name, $0.glyphs) }
    #expect(try SymbolPages.documentedRows() == Dictionary(uniqueKeysWithValues: rows))
  }

  @Test func `every glyph takes one cell and is drawn as text`() {
    for (name, glyph) in allGlyphs() {
      #expect(TextWidth.columns(of: glyph.text(isASCII: false)) == 1, "\(name)")
      #expect(!glyph.unicode.properties.isEmojiPresentation, "\(name)")
      let safe = TerminalText.sanitized(glyph.text(isASCII: false))
      #expect(safe == glyph.text(isASCII: false), "\(name)")
    }
  }

  @Test func `every ASCII form is one printable character`() {
    for (name, glyph) in allGlyphs() {
      #expect((0x21...0x7E).contains(glyph.ascii.value), "\(name)")
    }
  }

  private func allGlyphs() -> [(String, SymbolGlyph)] {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let enclosed = (letters + (0...99).map(String.init)).flatMap { inner in
      ["\(inner).circle", "\(inner).square"]
    }
    let names = SymbolPages.tableRows().map(\.name) + enclosed + ["unknown", "x.slash"]
    return names.flatMap { name in
      [(name, SymbolGlyph.named(name)), (name + ".fill", SymbolGlyph.named(name + ".fill"))]
    }
  }

  private func found(_ name: String) -> SymbolRow? {
    var name = name
    return name.withUTF8 { SymbolTable.row(named: $0) }
  }
}
