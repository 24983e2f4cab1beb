import Testing

@testable import WidgetRender

@Suite("Symbols")
struct SymbolGlyphTests {
  @Test func `the table is sorted by the bytes of its names`() {
    let names = SymbolGlyph.table.map { Array("\($0.name)".utf8) }
    for (left, right) in zip(names, names.dropFirst()) {
      #expect(left.lexicographicallyPrecedes(right))
    }
  }

  @Test func `every glyph takes one cell and has a printable ASCII form`() {
    for entry in SymbolGlyph.table + [.init("fallback", "◆", "*")] {
      #expect(TextWidth.columns(of: entry.glyph.text(isASCII: false)) == 1, "\(entry.name)")
      #expect((0x21...0x7E).contains(entry.glyph.ascii.value), "\(entry.name)")
      let safe = TerminalText.sanitized(entry.glyph.text(isASCII: false))
      #expect(safe == entry.glyph.text(isASCII: false))
    }
  }

  @Test(arguments: SymbolGlyph.table.map { "\($0.name)" })
  func `every name is found`(_ name: String) {
    let entry = SymbolGlyph.table.first { "\($0.name)" == name }
    #expect(SymbolGlyph.named(name) == entry?.glyph)
  }

  @Test(arguments: [
    ("trash.fill", "trash"), ("person.crop.circle.badge", "person"), ("circle.dotted", "circle"),
  ])
  func `a variant falls back to the plain name`(_ variant: String, _ plain: String) {
    #expect(SymbolGlyph.named(variant) == SymbolGlyph.named(plain))
  }

  @Test(arguments: ["", ".", "..", "no-such", "no.such.symbol", "circl", "zzz", "東京", "."])
  func `an unknown name never traps`(_ name: String) {
    // SU-69
    #expect(SymbolGlyph.named(name) == SymbolGlyph.fallback)
  }

  @Test func `open and done are told apart in both forms`() {
    let (open, done) = (SymbolGlyph.named("circle"), SymbolGlyph.named("checkmark.circle.fill"))
    #expect(open.unicode != done.unicode && open.ascii != done.ascii)
  }
}
