import Testing

@testable import WidgetRender

@Suite("Links on a terminal", .timeLimit(.minutes(2)))
struct LinkTests {
  // RI-1
  @Test(arguments: [
    ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
    ("HTTP://example.org", "HTTP://example.org"),
    ("mailto:a@example.org", "mailto:a@example.org"), ("tel:+90-212(5)5.5", "tel:+90-212(5)5.5"),
    ("https://münchen.de/ä", "https://m%C3%BCnchen.de/%C3%A4"),
  ])
  func `an address of the web is written as visible ASCII`(address: String, checked: String) {
    #expect(LinkAddress.checked(address) == checked)
  }

  @Test(arguments: [
    "", "example.org", "javascript:alert(1)", "file:///etc/passwd", "app://open", "https:",
    "https://",
    "https:///path", "https://?x", "mailto:", "tel:", "tel:+", "tel:*21#", "tel:1;ext=2",
    "https://example.org/a b",
    "https://example.org/\u{1B}]8;;x",
    "https://example.org/\u{07}", "https://example.org/\n", "https://example.org/\u{7F}",
    "https://example.org/" + String(repeating: "a", count: 2_083),
    "https://example.org/" + String(repeating: "ä", count: 1_000),
  ])
  func `no other address gets to a terminal`(address: String) {
    #expect(LinkAddress.checked(address) == nil)
  }

  private static func linked(_ address: String) -> ArchivedView {
    .stack(
      ArchivedStack(
        .horizontal,
        spacing: 1,
        [
          text("see"), .modified(text("here"), .link(address)), text("now"),
        ]
      )
    )
  }

  private static func readable(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test func `a link is written around its words, where the terminal knows links`() {
    let drawn = picture(Self.linked("https://example.org"), 20, 1)
    #expect(
      Self.readable(drawn.ansi(depth: .ansi16, palette: .dark, showsLinks: true))
        .contains("see ^]8;;https://example.org^\\here^]8;;^\\ now")
    )
    #expect(
      !Self.readable(drawn.ansi(depth: .ansi16, palette: .dark, showsLinks: false)).contains("]8;")
    )
    let odd = picture(Self.linked("app://open"), 20, 1)
    #expect(
      !Self.readable(odd.ansi(depth: .ansi16, palette: .dark, showsLinks: true)).contains("]8;")
    )
  }

  @Test func `another address of the same words is written, and nothing where none changed`() {
    let (one, two) = (
      picture(Self.linked("https://a.org"), 20, 1), picture(Self.linked("https://b.org"), 20, 1)
    )
    let update = FrameUpdate(depth: .ansi16, palette: .dark, showsLinks: true)
    #expect(update.bytes(from: one, to: one) == [])
    let written = Self.readable(update.bytes(from: one, to: two))
    #expect(written.contains("^]8;;https://b.org^\\here^]8;;^\\"))
    #expect(!written.contains("see"))
    let plain = FrameUpdate(depth: .ansi16, palette: .dark)
    #expect(plain.bytes(from: one, to: two) == [])
  }
}
