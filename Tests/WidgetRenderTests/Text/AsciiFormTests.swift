import Testing

@testable import WidgetRender

// CL-4, SU-74
@Suite("ASCII form", .timeLimit(.minutes(5)))
struct AsciiFormTests {
  @Test(arguments: [
    ("Buy milk", "Buy milk"),
    ("café Größe Ærø", "cafe Grose Aro"),
    ("Türkçe: ığüşöç İĞÜŞÖÇ", "Turkce: igusoc IGUSOC"),
    ("łódź đá ňĳ", "lodz da ni"),
    ("Tiếng Việt ẞ", "Tieng Viet S"),
    ("e\u{301}", "e"),
    ("“quote” ‘it’s’ «no»", "\"quote\" 'it's' \"no\""),
    ("a–b—c…", "a-b-c."),
    ("• one → two ← ✓ ✗", "* one > two < v x"),
    ("┌─┐│└┘═║", "+-+|++=|"),
    ("█░▒", "#.:"),
    ("5 × 2 ÷ 3 ± 1°", "5 x 2 / 3 + 1o"),
    ("11:23\u{202F}PM\u{A0}x", "11:23 PM x"),
    ("東京", "????"),
    ("ＡＢ", "A B "),
    ("👍🏽!", "??!"),
    ("✔️ 1️⃣", "v  1 "),
    ("Ж", "?"),
    ("a\nb", "a\nb"),
    ("\u{FFFD}", "?"),
  ])
  func `a text becomes ASCII of its own width`(_ text: String, _ form: String) {
    #expect(AsciiForm.text(of: text) == form)
    #expect(form.utf8.filter { $0 != 0x0A }.count == TextWidth.columns(of: text))
  }

  @Test func `every safe text becomes printable ASCII cell for cell`() {
    for probe in WidthProbe.all {
      let safe = TerminalText.sanitized(probe.text)
      let form = AsciiForm.text(of: safe)
      #expect(form.utf8.count == TextWidth.columns(of: safe), "\(probe)")
      #expect(form.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(probe)")
    }
  }

  @Test func `a cluster fills exactly the cells that it is given`() {
    #expect(AsciiForm.text(ofCluster: "é", columns: 1) == "e")
    #expect(AsciiForm.text(ofCluster: "東", columns: 2) == "??")
    #expect(AsciiForm.text(ofCluster: "é", columns: 0) == "")
  }
}
