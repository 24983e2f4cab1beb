import Testing

@testable import WidgetRender

// SU-69
@Suite("Symbol names", .timeLimit(.minutes(5)))
struct SymbolNameTests {
  @Test func `names that public widgets use have glyphs`() throws {
    let names = try SymbolPages.usedNames()
    #expect(names.count > 200)
    for name in names {
      #expect(SymbolGlyph.named(name) != SymbolGlyph.fallback, "\(name)")
    }
  }

  @Test(arguments: [
    ("trash.fill", "trash"), ("trash.circle.fill", "trash"), ("calendar.badge.plus", "calendar"),
    ("person.crop.circle.badge", "person"), ("arrow.up.circle", "arrow.up"),
    ("play.rectangle", "play"), ("checkmark.seal", "checkmark"), ("cloud.rain.fill", "cloud.rain"),
    ("photo.fill.on.rectangle.fill", "photo"), ("battery.75percent", "battery.75"),
    ("figure.outdoor.cycle", "figure"), ("dollarsign.square.fill", "dollarsign"),
  ])
  func `a variant takes the plain name's glyph`(_ variant: String, _ plain: String) {
    #expect(SymbolGlyph.named(variant) == SymbolGlyph.named(plain))
    #expect(SymbolGlyph.named(plain) != SymbolGlyph.fallback)
  }

  @Test(arguments: [
    ("circle", "○", "●"), ("square", "□", "■"), ("star", "☆", "★"), ("heart", "♡", "♥"),
    ("triangle", "△", "▲"), ("diamond", "◇", "◆"), ("flag", "⚐", "⚑"), ("play", "▷", "►"),
    ("drop", "◊", "⧫"), ("house", "⌂", "☗"), ("person.2", "☺", "☻"), ("heart.circle", "♡", "♥"),
    ("checkmark.circle", "✓", "✔"), ("plus.circle", "⊕", "✚"), ("circle.inset", "◎", "◉"),
  ])
  func `outlined and filled forms differ`(_ name: String, _ outlined: String, _ filled: String) {
    #expect(SymbolGlyph.named(name).text(isASCII: false) == outlined)
    #expect(SymbolGlyph.named(name + ".fill").text(isASCII: false) == filled)
    #expect(SymbolGlyph.named(name + ".filled").text(isASCII: false) == filled)
  }

  @Test(arguments: [
    ("1.circle", "①", "1"), ("1.circle.fill", "❶", "1"), ("0.circle", "⓪", "0"),
    ("0.circle.fill", "⓿", "0"), ("10.square", "⑩", "#"), ("10.circle.fill", "❿", "#"),
    ("11.circle.fill", "⓫", "#"), ("20.circle", "⑳", "#"), ("20.circle.fill", "⓴", "#"),
    ("21.circle", "#", "#"), ("07.circle", "⑦", "7"), ("a.circle", "Ⓐ", "A"),
    ("z.circle.fill", "🅩", "Z"), ("b.square", "🄱", "B"), ("b.square.fill", "🅑", "B"),
  ])
  func `letters and numbers are drawn inside`(_ name: String, _ unicode: String, _ ascii: String) {
    #expect(SymbolGlyph.named(name).text(isASCII: false) == unicode)
    #expect(SymbolGlyph.named(name).text(isASCII: true) == ascii)
  }

  @Test(arguments: ["bell.slash", "speaker.slash.fill", "wifi.slash", "location.slash.circle.fill"])
  func `a struck symbol never shows the thing that is off`(_ name: String) {
    #expect(SymbolGlyph.named(name) == SymbolGlyph.slashed)
  }

  @Test(arguments: [
    "", ".", "..", ".fill", "fill", "no-such", "no.such.symbol", "circl", "zzzz", "東京", "-1.circle",
    "circle:", " circle", "Circle", "123.circle", "é.circle",
  ])
  func `an unknown name never traps`(_ name: String) {
    #expect(SymbolGlyph.named(name) == SymbolGlyph.fallback)
  }

  @Test func `a name without end is cut`() {
    let endless = String(repeating: "circle.", count: 10000)
    #expect(SymbolGlyph.named(endless) == SymbolGlyph.named("circle"))
    let unknown = String(repeating: "x", count: 10000)
    #expect(SymbolGlyph.named(unknown) == SymbolGlyph.fallback)
  }

  @Test func `open and done are told apart in both forms`() {
    let (open, done) = (SymbolGlyph.named("circle"), SymbolGlyph.named("checkmark.circle.fill"))
    #expect(open.unicode != done.unicode && open.ascii != done.ascii)
  }
}
