import Testing
import WidgetRender

@testable import PrintedWidgets

@Suite("Control sequences of a terminal")
struct EscapeSequenceTests {
  private func words(_ text: String) -> String {
    AnsiText.runs(EscapeSequence.withoutStrings(text)).map { RunText.plain($0) }.joined()
  }

  // RI-1, ECMA-48
  @Test(arguments: [
    // tput sgr0 and other character sets.
    ("\u{1B}(Ba", "a"), ("a\u{1B}(", "a"), ("\u{1B})0a\u{1B}#8b\u{1B}%Gc", "abc"),
    ("\u{1B}7a\u{1B}8", "a"),
    ("\u{1B}[38;5;1ma", "a"), ("\u{1B}[?25la\u{1B}[?25h", "a"), ("\u{1B}[1 qa", "a"),
    ("\u{1B}[!pa", "a"),
    ("\u{9D}0;x\u{9C}a", "a"), ("\u{90}data\u{9C}a", "a"), ("\u{9F}x\u{1B}\\a", "a"),
    ("\u{1B}Xsecret\u{1B}\\a\u{1B}^more\u{1B}\\b", "ab"),
    ("\u{1}\u{1B}[1m\u{2}a", "a"),
    // A sequence in the middle of another begins anew.
    ("\u{1B}]0;x\u{1B}[1ma", "a"), ("\u{1B}[3\u{1B}[1ma", "a"), ("\u{1B}\u{1B}[1ma", "a"),
    ("\u{1B}[1é", "é"), ("\u{1B}é", "é"),
  ])
  func `each is taken whole`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    "a\u{1B}]0;title", "a\u{1B}P1$r", "a\u{1B}_Gf=100;AAAA", "a\u{9D}8;;http://x", "a\u{1B}[1;3",
  ])
  func `one that is cut at the end goes too`(text: String) {
    #expect(words(text) == "a")
    #expect(words(text + "\nb").hasSuffix("\nb"))
  }

  @Test(arguments: [
    ("a\u{1B}Pq#0;2;0;0;0~~@@vv\n$-\n#1~~\u{1B}\\b", "a▨b"), ("\u{1B}P0;1;0q~\u{9C}b", "▨b"),
    ("\u{1B}_Gf=100,a=T,m=1;AAAA\u{1B}\\\u{1B}_Gm=0;BBBB\u{1B}\\b", "▨b"),
    ("\u{1B}_Ga=t,i=1;AAAA\u{1B}\\\u{1B}_Ga=p,i=1\u{1B}\\b", "▨b"),
    ("\u{1B}_Ga=q;AAAA\u{1B}\\b", "b"), ("\u{1B}]1337;File=inline=1:AAAA\u{07}b", "▨b"),
    ("\u{1B}]1337;CurrentDir=/\u{07}b", "b"), ("\u{1B}P$q m\u{1B}\\b", "b"),
  ])
  func `a picture of a terminal leaves a sign`(text: String, expected: String) {
    #expect(words(text) == expected)
  }

  @Test func `parameters parted by colons are colours too, and other kinds of m are none`() {
    let runs = AnsiText.runs(
      "\u{1B}[38:2::1:2:3ma\u{1B}[0;38:5:196mb\u{1B}[58;5;1;3mc\u{1B}[>4;1md"
    )
    #expect(
      runs.map(\.style.foreground).prefix(2) == [
        PrintedColor.rgb(0x010203), PrintedColor.rgb(0xFF0000),
      ]
    )
    #expect(runs.map { $0.style.attributes } == [[], [], .italic])
    #expect(RunText.plain(runs[2]) == "cd")
  }
}
