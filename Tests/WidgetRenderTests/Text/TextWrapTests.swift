import Testing

@testable import WidgetRender

// SU-47 to SU-52
@Suite("Text wrapping", .timeLimit(.minutes(5)))
struct TextWrapTests {
  @Test(arguments: [
    // Words.
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 5, ["one", "two", "three"]),
    ("one  two", 4, ["one", "two"]),
    ("one two ", 7, ["one two"]),
    ("one two   three", 7, ["one two", "three"]),
    ("  indented", 12, ["  indented"]),
    ("", 5, [""]),
    (" ", 5, [" "]),
    // Words that are too long.
    ("extraordinary", 5, ["extra", "ordin", "ary"]),
    ("an extraordinary day", 6, ["an", "extrao", "rdinar", "y day"]),
    ("abc", 1, ["a", "b", "c"]),
    ("abc", 0, ["a", "b", "c"]),
    ("abc", -3, ["a", "b", "c"]),
    // Line feeds.
    ("a\nb", 10, ["a", "b"]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("a\n", 10, ["a", ""]),
    ("\n", 10, ["", ""]),
    ("one two\nx", 7, ["one two", "x"]),
    ("one two  \nx", 7, ["one two", "x"]),
    // Hyphens and dashes.
    ("well-known fact", 6, ["well-", "known", "fact"]),
    ("2026-11-21", 6, ["2026-1", "1-21"]),
    ("24-hour shop", 6, ["24-", "hour", "shop"]),
    ("at -5 degrees", 4, ["at", "-5", "degr", "ees"]),
    ("say -v on", 5, ["say", "-v on"]),
    ("yes—no", 4, ["yes—", "no"]),
    // Spaces that hold.
    ("5\u{A0}km far", 6, ["5\u{A0}km", "far"]),
    ("no 1\u{2007}000", 6, ["no", "1\u{2007}000"]),
    ("11:23\u{202F}PM ok", 9, ["11:23\u{202F}PM", "ok"]),
    // Ideographs, kana, Hangul, emoji.
    ("牛乳を買う", 4, ["牛乳", "を買", "う"]),
    ("牛乳を買う", 5, ["牛乳", "を買", "う"]),
    ("買う。次", 4, ["買", "う。", "次"]),
    ("彼「はい」と", 5, ["彼", "「は", "い」", "と"]),
    ("東京で lunch", 8, ["東京で", "lunch"]),
    ("buy牛乳now", 5, ["buy牛", "乳now"]),
    ("한국어", 4, ["한국", "어"]),
    ("ok 👍🏽👍🏽", 5, ["ok 👍🏽", "👍🏽"]),
    ("👨‍👩‍👧x", 1, ["👨‍👩‍👧", "x"]),
    // Marks never leave their letter.
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
  ])
  func `text breaks between words`(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(Wrapped(text, columns: columns).lines == lines)
  }

  @Test func `without a width only line feeds break`() {
    #expect(Wrapped("one two three\nfour", columns: nil).lines == ["one two three", "four"])
    #expect(Wrapped("one two three\nfour", columns: nil).columns == [13, 4])
  }

  @Test func `a line reports the cells that it draws`() {
    #expect(Wrapped("one two three", columns: 9).columns == [7, 5])
    #expect(Wrapped("東京 x", columns: 6).columns == [6])
    #expect(Wrapped("a ", columns: 6).columns == [2])
  }

  @Test func `no line is wider than asked`() {
    let text = WidthProbe.all.map(\.text).joined(separator: " ")
    for width in 2...30 {
      #expect(Wrapped(text, columns: width).columns.allSatisfy { $0 <= width })
    }
  }

  @Test func `nothing but spaces and line feeds is lost`() {
    let text = "A fairly long text, 東京 and well-known words\nin two paragraphs 👍🏽."
    for width in 1...40 {
      let joined = Wrapped(text, columns: width).lines.joined().filter { $0 != " " }
      #expect(joined == text.filter { $0 != " " && $0 != "\n" })
    }
  }

  @Test func `clusters know their runs across line breaks`() {
    var text = FlowText()
    text.append("one ", run: 0)
    text.append("two three", run: 1)
    let lines = TextWrap.lines(of: text, columns: 7)
    let runs = lines.map { line in text.clusters[line.head].map(\.run) }
    #expect(runs == [[0, 0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 1]])
  }

  @Test func `a run is made safe before it is measured`() {
    var text = FlowText()
    text.append("a\u{1B}b\r\nc", run: 0)
    text.append("\u{301}d", run: 1)
    #expect(String(decoding: text.utf8, as: UTF8.self) == "a\u{FFFD}b\nc\u{FFFD}d")
  }

  @Test func `a very long text takes one look per cluster`() {
    let text = String(repeating: "word ", count: 40_000)
    #expect(Wrapped(text, columns: 10).lines.count == 20_000)
    let unbroken = String(repeating: "x", count: 100_000)
    #expect(Wrapped(unbroken, columns: 10).lines.count == 10_000)
  }
}
