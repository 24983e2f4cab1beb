import Testing

@testable import WidgetRender

// SU-48 to SU-50
@Suite("Text truncation", .timeLimit(.minutes(5)))
struct TextTruncationTests {
  @Test(arguments: [
    // SU-85: at a word, unless four letters of the next one can be read, or the words are less than half of the line.
    ("one two three", 7, 1, ["one…"]), ("one two three", 11, 1, ["one two…"]),
    ("one two three", 12, 1, ["one two…"]), ("one two threefold", 13, 1, ["one two thre…"]),
    ("well-known words", 9, 1, ["well-…"]), ("in 2026-11-21", 8, 1, ["in 2026…"]),
    ("in 2026-11-21", 6, 1, ["in…"]), ("a verse on", 6, 1, ["a ver…"]),
    ("a\u{A0}b extraordinary", 7, 1, ["a\u{A0}b…"]), ("one, two three", 8, 1, ["one,…"]),
    ("walk the dogs, then", 14, 1, ["walk the dogs…"]), ("我 東京都庁", 7, 1, ["我 東…"]),
    ("one two three", 8, 1, ["one two…"]),
    ("one two three", 5, 2, ["one", "two…"]),
    ("one two three", 5, 3, ["one", "two", "three"]),
    ("one two three", 5, 9, ["one", "two", "three"]),
    ("one two three four", 5, 3, ["one", "two", "thre…"]),
    ("extraordinary", 5, 1, ["extr…"]),
    ("abc", 1, 1, ["…"]),
    ("a\nb", 10, 1, ["a…"]),
    ("a\n", 10, 1, ["a"]),
    ("a\n  \n", 10, 1, ["a"]),
    ("a   ", 2, 1, ["a"]),
    ("東京都庁", 5, 1, ["東京…"]),
    ("東京都庁", 4, 1, ["東…"]),
    ("👨‍👩‍👧👨‍👩‍👧", 3, 1, ["👨‍👩‍👧…"]),
    ("one two", 5, 0, ["one…"]),
    ("one two", 5, -1, ["one…"]),
  ])
  func `the tail gives way`(_ text: String, _ columns: Int, _ maximum: Int, _ lines: [String]) {
    #expect(Wrapped(text, columns: columns, maximumLines: maximum).lines == lines)
  }

  @Test(arguments: [
    ("one two three", 7, 1, ["…three"]),
    ("one two three", 8, 1, ["…o three"]),
    ("one two three four", 6, 2, ["one", "…four"]),
    ("abc", 1, 1, ["…"]),
    ("a\nbc", 10, 1, ["…bc"]),
    ("one\ntwo\n", 10, 1, ["…two"]),
    ("東京都庁", 5, 1, ["…都庁"]),
  ])
  func `the head gives way`(_ text: String, _ columns: Int, _ maximum: Int, _ lines: [String]) {
    let wrapped = Wrapped(text, columns: columns, maximumLines: maximum, truncation: .head)
    #expect(wrapped.lines == lines)
  }

  @Test(arguments: [
    ("abcdefghij", 7, 1, ["abc…hij"]),
    ("abcdefghij", 6, 1, ["abc…ij"]),
    ("abcdefghij", 2, 1, ["a…"]),
    ("abcdefghij", 1, 1, ["…"]),
    ("one two three four", 6, 2, ["one", "two…ur"]),
    ("first\nlast", 20, 1, ["first…last"]),
    ("東京都庁前", 6, 1, ["東…前"]),
    ("東京都庁前", 7, 1, ["東…庁前"]),
  ])
  func `the middle gives way`(_ text: String, _ columns: Int, _ maximum: Int, _ lines: [String]) {
    let wrapped = Wrapped(text, columns: columns, maximumLines: maximum, truncation: .middle)
    #expect(wrapped.lines == lines)
  }

  @Test func `a truncated line keeps to its width and says how wide it is`() {
    let text = "Buy milk, 東京 and 👍🏽 well-known things\nand more"
    for width in 2...40 {
      for truncation in ArchivedText.Truncation.allCases {
        let wrapped = Wrapped(text, columns: width, maximumLines: 1, truncation: truncation)
        #expect(wrapped.lines.count == 1)
        #expect(wrapped.columns[0] <= width)
        #expect(TextWidth.columns(of: wrapped.lines[0]) == wrapped.columns[0])
        #expect(wrapped.lines[0].contains("…"))
      }
    }
  }

  @Test func `the ellipsis has one cell in both forms`() {
    #expect(TextWidth.columns(of: TextWrap.ellipsis(isASCII: false)) == 1)
    #expect(TextWrap.ellipsis(isASCII: true) == "~")
  }
}
