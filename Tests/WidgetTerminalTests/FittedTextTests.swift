import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Sentences within the terminal's width (CL-4)", .timeLimit(.minutes(5)))
struct FittedTextTests {
  @Test func `what fits stays as it is, blank lines and the last line end too`() {
    let text = "one\n\n  two   three\n"
    #expect(FittedText.lines(of: text, columns: 80, isASCII: false) == text)
    #expect(FittedText.lines(of: "\nx", columns: 80, isASCII: false) == "\nx")
  }

  @Test func `a longer line breaks between words and keeps its indentation`() {
    #expect(
      FittedText.lines(of: "  --size SIZE  how large\n", columns: 14, isASCII: false)
        == "  --size SIZE\n  how large\n"
    )
    #expect(
      FittedText.lines(of: "  --at  shows what it will be then\n", columns: 20, isASCII: false)
        == "  --at  shows what\n        it will be\n        then\n"
    )
    #expect(
      FittedText.lines(of: "  görünüm  lists the views\n", columns: 20, isASCII: false)
        == "  görünüm  lists the\n           views\n"
    )
  }

  @Test(arguments: [1, 2, 5, 12, 30])
  func `no line is wider, whatever its words are`(columns: Int) {
    let text = "usage: \(String(repeating: "x", count: 500))\n   hint: ağaç and words\n"
    for line in FittedText.lines(of: text, columns: columns, isASCII: false).split(separator: "\n")
    {
      #expect(TextWidth.columns(of: String(line)) <= columns)
    }
    let wide = FittedText.lines(of: "买牛奶和鸡蛋", columns: max(columns, 2), isASCII: false)
    for line in wide.split(separator: "\n") {
      #expect(TextWidth.columns(of: String(line)) <= max(columns, 2))
    }
  }

  @Test func `the ASCII form has nothing else`() {
    let text = FittedText.lines(of: "Added 4 “Köpek…”.\n", columns: 80, isASCII: true)
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.hasPrefix("Added 4 \"Kopek"))
  }

  // CL-6
  @Test func `JSON in ASCII means the same`() {
    #expect(JSONText.string("ğ👍").asciiText == "\"\\u011f\\ud83d\\udc4d\"\n")
  }

  @Test(arguments: [
    (["show", "--width", "40"], 40), (["--width=12"], 12), (["--width"], nil),
    (["--width", "x"], nil),
    (["show"], nil), (["--width", "0"], nil), (["--width", "5", "--width=7"], 7),
  ])
  func `a message knows the width before the words are taken apart`(words: [String], width: Int?) {
    #expect(WidthDecision.optionColumns(in: words[...]) == width)
  }

  @Test func `a message that names something endless is cut`() {
    let line = ErrorText.line("widgetctl", String(repeating: "x", count: 100_000))
    #expect(TextWidth.columns(of: line) <= ErrorText.maximumColumns + 20)
  }
}
