import Foundation
import Testing

@testable import FeedWidgets

@Suite("Text of HTML", .timeLimit(.minutes(2)))
struct HTMLTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("<p>One</p><p>Two</p>", "One Two"),
    ("a<br/>b<BR>c", "a b c"),
    ("<b>bo</b>ld", "bold"),
    ("Q&amp;A &lt;3 &#8212; &#x1F600; &hellip;", "Q&A <3 — 😀 …"),
    ("T&uuml;rk&ccedil;e &nbsp; metin", "Türkçe metin"),
    ("&unknown; &;& &#0; &#xD800; &#99999999;", "&unknown; &;& \u{FFFD} \u{FFFD} \u{FFFD}"),
    ("5 < 6 and Array<Int> and <T>", "5 < 6 and Array<Int> and <T>"),
    ("<script>alert(1)</script>text<style>p{}</style>", "text"),
    ("<!-- a <b> --> x", "x"),
    ("<a href=\"javascript:alert(1)\">link</a>", "link"),
    ("<img src=x onerror=alert(1)>", ""),
    ("broken <b", "broken"),
    ("broken <script>x", "broken"),
    ("line\r\nline\ttab\u{2028}end", "line line tab end"),
    ("\u{1B}[31mred\u{07}", "[31mred"),
  ])
  func `tags go, entities are put in place, and all is one line`(html: String, text: String) {
    #expect(HTMLText.plain(html, limit: 100) == text)
  }

  // RI-2
  @Test func `a text is cut by scalars, however few characters they make`() {
    let stacked = "z" + String(repeating: "\u{301}", count: 50_000)
    #expect(HTMLText.plain(stacked, limit: 100).unicodeScalars.count <= 100)
    #expect(HTMLText.line("one two three", limit: 8) == "one two…")
    #expect(HTMLText.line("one two", limit: 7) == "one two")
  }

  @Test(arguments: ["<", "<b", "&", "<!--", "<script>", "</", "<b>", "&amp;", "<p x=\""])
  func `a long text of beginnings takes no long time`(part: String) {
    let html = String(repeating: part, count: 400_000)
    let start = ContinuousClock.now
    #expect(HTMLText.plain(html, limit: 100).unicodeScalars.count <= 100)
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}
