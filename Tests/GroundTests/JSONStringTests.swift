import Ground
import Testing

@Suite("JSON strings", .timeLimit(.minutes(5)))
struct JSONStringTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("", #""""#),
    (#"say "yes" \ no"#, #""say \"yes\" \\ no""#),
    ("a\nb\tc\rd", #""a\nb\tc\rd""#),
    ("\u{0}\u{1B}", #""\u0000\u001b""#),
    ("naïve 😀 \u{7F}\u{200E}\u{2028}", "\"naïve 😀 \u{7F}\u{200E}\u{2028}\""),
  ])
  func `only what JSON demands is escaped`(text: String, expected: String) {
    #expect(JSONString.quoted(text) == expected)
  }

  @Test(arguments: [
    ("naïve 😀", #""naïve 😀""#),
    ("\u{7F}\u{9B}\u{200E}\u{2028}", #""\u007f\u009b\u200e\u2028""#),
    ("\u{E0001}", #""\udb40\udc01""#),
    // A mark would be drawn over the quote, or over what an escape shows.
    ("\u{301}mark", #""\u0301mark""#), ("a\n\u{301}", #""a\n\u0301""#),
    ("e\u{301}\u{302}", "\"e\u{301}\u{302}\""),
  ])
  func `what a terminal would obey or hide is escaped for it`(text: String, expected: String) {
    #expect(JSONString.quoted(text, escapes: .terminal) == expected)
  }

  @Test func `everything beyond ASCII is written in UTF-16 units where only ASCII may stand`() {
    #expect(JSONString.quoted("naïve 😀", escapes: .nonASCII) == #""na\u00efve \ud83d\ude00""#)
  }

  @Test func `a string is appended to bytes that are there`() {
    var bytes: [UInt8] = Array("{".utf8)
    JSONString.append("key", to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"key""#)
  }
}
