import Testing

@testable import WidgetRender

// RI-1
@Suite("Pages and images of a picture", .timeLimit(.minutes(5)))
struct MarkupTests {
  static let hostile = [
    "<script>alert(1)</script>", "]]>", "<!--", "-->", "&amp;", "&", "\"quoted\" 'single'",
    "</text></svg>", "</pre>", "<![CDATA[x", "&#x0;", "a\u{0}b\u{1B}[31m", "\u{FFFE}\u{FFFF}",
    "\u{202E}evil", "<<<>>>", "东京 <b>", "🇩🇪<👍🏽>", "e\u{301}&\u{301}", "x\u{7F}\u{85}y", "style=\"x\"",
  ]

  @Test(arguments: hostile)
  func `an image of any text is well-formed`(_ words: String) {
    let picture = picture(text(words).with(.link("https://example.org/?q=\(words)")), 40, 3)
    for palette in [Palette.light, .dark] {
      let image = MarkupReader(picture.svg(palette))
      #expect(image.problem == nil)
      #expect(
        Set(image.elements.map(\.name)).isSubset(of: ["svg", "rect", "g", "text", "path", "a"])
      )
      #expect(letters(image.text) == letters(picture.grid.plainText))
    }
  }

  @Test(arguments: hostile)
  func `a page of any text is well-formed`(_ words: String) throws {
    let picture = picture(text(words).with(.link("https://example.org/?q=\(words)")), 40, 3)
    for palette in [Palette.light, .dark] {
      let html = picture.html(palette)
      #expect(html.hasPrefix("<!DOCTYPE html>\n"))
      let page = MarkupReader(String(html.dropFirst("<!DOCTYPE html>\n".count)), void: ["meta"])
      #expect(page.problem == nil)
      #expect(page.elements.allSatisfy { $0.name != "script" })
      #expect(page.text.hasSuffix("\n\n"))
      let rows = try #require(
        page.text.split(separator: "}\n\n", omittingEmptySubsequences: true).last
      )
      #expect(letters(String(rows)) == letters(picture.grid.plainText))
    }
  }

  @Test(arguments: [
    "http://example.org", "https://example.org/a?b=c&d=\"e\"", "mailto:a@example.org", "tel:+90212",
    "HTTPS://EXAMPLE.ORG",
  ])
  func `addresses of the web and of mail are followed`(_ address: String) {
    let picture = picture(text("here").with(.link(address)), 10, 1)
    #expect(links(MarkupReader(picture.svg(.light))) == [address])
    #expect(links(page(picture)) == [address])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "data:text/html,<b>",
    "file:///etc",
    "vbscript:x", "widgetctl://open", "https", "", ":", "//example.org", "java\nscript:x",
    "httpsx:y",
  ])
  func `other addresses are not`(_ address: String) {
    let picture = picture(text("here").with(.link(address)), 10, 1)
    #expect(links(MarkupReader(picture.svg(.light))).isEmpty)
    #expect(links(page(picture)).isEmpty)
  }

  @Test func `a link begins and ends with its words`() {
    let view = row(text("a"), text("b").with(.link("https://b.example")), text("c"))
    let html = picture(view, 10, 1).html(.light)
    #expect(html.contains("<a href=\"https://b.example\">b</a>"))
  }

  @Test func `wide characters and symbols keep their cells`() {
    let picture = picture(text("東a→b"), 5, 1)
    let html = picture.html(.light)
    #expect(html.contains("<b class=\"w\">東</b>a<b class=\"c\">→</b>b"))
    let places = MarkupReader(picture.svg(.light)).elements.filter { $0.name == "text" }
    #expect(places.map { $0.attributes["x"] ?? "" } == ["8", "16", "28", "32"])
    // What stands in the middle of its cells is not stretched to their width.
    #expect(places.map { $0.attributes["textLength"] ?? "" } == ["", "8", "", "8"])
  }

  @Test func `columns stay where they are whatever the font`() {
    let row = row(text("left"), .gap, text("right"))
    let places = MarkupReader(picture(row, 20, 1).svg(.light)).elements.filter { $0.name == "text" }
    #expect(places.map { $0.attributes["x"] ?? "" } == ["0", "120"])
  }

  private func page(_ picture: WidgetPicture) -> MarkupReader {
    MarkupReader(String(picture.html(.light).dropFirst("<!DOCTYPE html>\n".count)), void: ["meta"])
  }

  private func links(_ markup: MarkupReader) -> [String] {
    markup.elements.compactMap { $0.name == "a" ? $0.attributes["href"] : nil }
  }

  private func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
