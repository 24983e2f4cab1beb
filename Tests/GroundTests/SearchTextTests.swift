import Testing

@testable import Ground

@Suite("Text in searches", .timeLimit(.minutes(5)))
struct SearchTextTests {
  // LG-10
  @Test(arguments: [
    ("Buy MILK", "buy milk"), ("É", "é"), ("E\u{301}", "é"), ("ΣΟΦΟΣ", "σοφοσ"), ("σοφος", "σοφοσ"),
    ("Straße", "straße"), ("\u{1E9E}", "ß"), ("\u{212A}elvin", "kelvin"), ("\u{17F}", "s"),
    // Simple folding makes no letter two; the letter that Turkish writes with and without its dot is one.
    ("I\u{131}İi", "iiii"), ("i\u{307}", "i"), ("I\u{307}stanbul", "istanbul"), ("ﬁ", "ﬁ"),
    // A folded letter composes with the mark behind it.
    ("\u{1E9E}\u{301}", "ß\u{301}"), ("", ""), ("買い物 🛒", "買い物 🛒"), ("a\u{0}B", "a\u{0}b"),
  ])
  func `texts that differ in case or composition alone are folded alike`(
    text: String,
    folded: String
  ) {
    let found = SearchText.folded(text)
    #expect(Array(found.utf8) == Array(folded.utf8))
    #expect(Array(SearchText.folded(found).utf8) == Array(found.utf8))
  }

  @Test func `folding twice changes nothing, for any character with any mark`() {
    let marks = ["", "\u{301}", "\u{345}", "\u{327}\u{301}"]
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for mark in marks {
        let folded = SearchText.folded(String(scalar) + mark)
        let again = SearchText.folded(folded)
        guard Array(folded.utf8) == Array(again.utf8) else {
          Issue.record("U+\(String(value, radix: 16)) with \(mark.unicodeScalars.count) marks")
          return
        }
      }
    }
  }

  @Test(arguments: ["e\u{301}", "q\u{323}\u{307}", "\u{1100}\u{1161}", "\u{212B}", "abc", ""])
  func `composition changes the bytes and not the text`(text: String) {
    let composed = SearchText.composed(text)
    #expect(composed == text)
    #expect(Array(SearchText.composed(composed).utf8) == Array(composed.utf8))
    #expect(composed.unicodeScalars.count <= text.unicodeScalars.count)
  }

  @Test(arguments: [
    ("Buy groceries", "GROC", true), ("aab", "AB", true), ("aaab", "aab", true),
    ("ab", "abc", false),
    ("a", "", true), ("", "", true), ("", "a", false), ("cafe\u{301}", "É", true),
    ("cafe\u{301}", "cafe", false), ("a\u{0}b", "\u{0}B", true),
  ])
  func `a text contains another`(text: String, part: String, expected: Bool) {
    #expect(SearchText.contains(text, part) == expected)
  }

  @Test func `a text begins and ends with another`() {
    #expect(SearchText.hasPrefix("Éclair", "e\u{301}C"))
    #expect(!SearchText.hasPrefix("Éclair", "E"))
    #expect(SearchText.hasPrefix("a", ""))
    #expect(SearchText.hasSuffix("menu.TXT", ".txt"))
    #expect(!SearchText.hasSuffix("txt", "a.txt"))
    #expect(SearchText.hasSuffix("caf\u{E9}", "E\u{301}"))
  }
}
