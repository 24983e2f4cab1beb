import TestSupport
import Testing

@testable import WidgetRender

// RI-1, RI-2
@Suite("Terminal text", .timeLimit(.minutes(5)))
struct TerminalTextTests {
  @Test(arguments: [
    ("\u{1B}[31mred\u{1B}[0m", "\u{FFFD}[31mred\u{FFFD}[0m"),
    ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"),
    ("\u{1B}]8;;http://x\u{1B}\\y", "\u{FFFD}]8;;http://x\u{FFFD}\\y"),
    ("a\u{0}b", "a\u{FFFD}b"),
    ("a\u{8}\u{8}b", "a\u{FFFD}\u{FFFD}b"),
    ("a\u{7F}b", "a\u{FFFD}b"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{9D}0;x\u{9C}", "\u{FFFD}0;x\u{FFFD}"),
    ("a\tb", "a b"),
    ("a\nb\r\nc\rd", "a b c d"),
    ("a\u{B}b\u{C}c\u{85}d\u{2028}e\u{2029}f", "a b c d e f"),
    ("ab\u{202E}cd\u{202C}", "abcd"),
    ("\u{2066}a\u{2069}\u{200E}b\u{200F}\u{61C}", "ab"),
    ("\u{202A}\u{202B}\u{202D}x", "x"),
    ("pay\u{200B}pal\u{2060}\u{FEFF}", "paypal"),
    ("co\u{AD}op", "coop"),
    ("a\u{200C}b\u{200D}c", "abc"),
    ("a\u{E0041}\u{E0042}b", "ab"),
    ("a\u{E000}b", "a\u{FFFD}b"),
    ("a\u{10FFFD}b", "a\u{FFFD}b"),
    ("a\u{378}b", "a\u{FFFD}b"),
    ("a\u{FFFE}b", "a\u{FFFD}b"),
    ("\u{301}a", "\u{FFFD}a"),
    ("\u{1161}", "\u{FFFD}"),
    ("\u{3164}\u{115F}\u{1160}x", "x"),
    ("\u{FFF9}a\u{FFFA}b\u{FFFB}", "ab"),
    ("a\u{FE0F}b\u{FE0E}c", "abc"),
    ("⌚\u{FE0E}", "⌚"),
    ("字\u{E0100}", "字"),
    ("👩\u{200D}", "👩"),
    ("👩\u{200D}\u{200D}👩", "👩\u{200D}👩"),
    ("1\u{FE0F}\u{200D}👩", "1\u{FE0F}👩"),
    ("🏽🏽🏽", "🏽"),
    ("🏴\u{E0067}\u{E0062}", "🏴"),
    ("🏴\u{E0067}\u{E0062}\u{200B}\u{E0065}x", "🏴x"),
    ("🏴\u{E0067}\u{E007F}", "🏴"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    // A selector after a joiner joins nothing, a joiner after a mark neither.
    ("👩\u{200D}\u{FE0F}x", "👩x"),
    ("👩\u{200D}\u{FE0F}👩", "👩\u{200D}👩"),
    ("👩\u{301}\u{200D}👩", "👩\u{301}👩"),
    // A vowel joins a syllable without a final alone.
    ("각\u{1161}", "각\u{FFFD}"),
    ("\u{11A8}\u{1161}", "\u{FFFD}\u{FFFD}"),
  ])
  func `hostile text becomes harmless`(_ hostile: String, _ safe: String) {
    // Scalars, because a Character compares equal in other forms.
    #expect(Array(TerminalText.sanitized(hostile).unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test(arguments: [
    "Buy milk", "", "naïve café", "e\u{301}", "İstanbul'da ılık çay", "日本語、テスト。", "한글",
    "\u{1112}\u{1161}\u{11AB}", "가\u{1161}", "각\u{11A8}",
    "नमस्ते", "ශ්\u{200D}රී", "ไทยน้ำ", "שָׁלוֹם", "مرحبا", "❤\u{FE0F}", "☎\u{FE0E}", "1\u{FE0F}\u{20E3}",
    "👍🏽",
    "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳\u{FE0F}‍🌈", "❤\u{FE0F}‍🔥", "🇹🇷", "👁\u{FE0F}‍🗨\u{FE0F}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "a\u{A0}b\u{202F}c", "x̶y",
    "½ €5 → ✓", "\u{FFFD}",
  ])
  func `text that people write stays as it is`(_ text: String) {
    #expect(Array(TerminalText.sanitized(text).utf8) == Array(text.utf8))
  }

  @Test func `line breaks become line feeds where they are kept`() {
    let text = "a\nb\r\nc\rd\u{2028}e\r\u{301}f\rg\nh"
    #expect(
      TerminalText.sanitized(text, lineBreaks: .kept) == "a\nb\nc\nd\ne\n\u{FFFD}f\ng\nh"
    )
    #expect(TerminalText.sanitized("a\nb", lineBreaks: .kept) == "a\nb")
  }

  @Test func `a cluster keeps a few marks of two hundred thousand`() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 200_000) + "b"
    let safe = TerminalText.sanitized(zalgo)
    #expect(safe.unicodeScalars.count == 2 + TextSanitizer.maximumMarks)
    #expect(TextWidth.columns(of: safe) == 2)
  }

  @Test func `a cluster keeps eight marks, and a ninth is left out`() {
    let eight = "a" + String(repeating: "\u{301}", count: 8)
    #expect(TerminalText.sanitized(eight).unicodeScalars.count == 9)
    #expect(TerminalText.sanitized(eight + "\u{301}").unicodeScalars.count == 9)
  }

  @Test(arguments: [(2, false), (3, true), (6, true), (7, false)])
  func `the flag of a region has three to six tags`(count: Int, isFlag: Bool) {
    let flag = "🏴" + String(repeating: "\u{E0061}", count: count) + "\u{E007F}"
    #expect(TerminalText.sanitized(flag).unicodeScalars.count == (isFlag ? count + 2 : 1))
  }

  @Test(arguments: [
    String(repeating: "👩\u{200D}", count: 5000),
    String(repeating: "\u{915}\u{94D}", count: 5000),
    "👍" + String(repeating: "🏽", count: 5000),
    "❤" + String(repeating: "\u{FE0F}", count: 5000),
    "가" + String(repeating: "\u{11A8}", count: 5000),
  ])
  func `no cluster of the result is long`(_ text: String) {
    let clusters = TextWidth.clusters(in: TerminalText.sanitized(text))
    #expect(clusters.allSatisfy { $0.utf8Range.count <= 80 })
  }

  @Test func `every scalar alone is drawn in one or two cells, or not at all`() {
    // Beyond these lie planes without a single character.
    for value in [0...0x323FF, 0xDFF00...0xE0FFF, 0x10FF00...0x10FFFF as ClosedRange<UInt32>]
      .joined()
    {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = TerminalText.sanitized(String(scalar))
      let clusters = TextWidth.clusters(in: safe)
      guard clusters.contains(where: { !(1...2).contains($0.columns) }) else { continue }
      Issue.record("U+\(String(value, radix: 16)) takes \(clusters.map(\.columns)) cells")
    }
  }

  @Test(arguments: [TerminalText.LineBreaks.joined, .kept])
  func `any mixture is safe, is measured whole and passes twice unchanged`(
    _ lineBreaks: TerminalText.LineBreaks
  ) {
    var random = SplitMix64(seed: 0x5AFE)
    for _ in 0..<5000 {
      let text = HostileText.random(using: &random)
      let safe = TerminalText.sanitized(text, lineBreaks: lineBreaks)
      #expect(
        Array(TerminalText.sanitized(safe, lineBreaks: lineBreaks).utf8) == Array(safe.utf8)
      )
      #expect(HostileText.isSafe(safe, allowsLineFeed: lineBreaks == .kept))
      #expect(
        TextWidth.clusters(in: safe).allSatisfy {
          $0.columns > 0 || Array(safe.utf8)[$0.utf8Range] == [0x0A]
        }
      )
    }
  }
}
