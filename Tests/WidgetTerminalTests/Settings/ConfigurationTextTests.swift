import SeededNumbers
import Testing

@testable import WidgetTerminal

@Suite("A text of settings (CL-24)", .timeLimit(.minutes(2)))
struct ConfigurationTextTests {
  private func text(_ text: String) -> ConfigurationText { ConfigurationText(Array(text.utf8)) }

  @Test(arguments: [
    ("a = b", "b"), ("a=b", "b"), ("  a\t=\t b c \r", "b c"), ("a = b # c", "b"),
    ("a = b#c", "b#c"),
    ("a = # c", ""), ("a =", ""), ("a = b = c", "b = c"), (#"a = " b # c " # d"#, " b # c "),
    (#"a = "q\"\\\n\t""#, "q\"\\\n\t"), ("\u{FEFF}a = ü", "ü"),
  ])
  func `a value ends with its line, its quotes or a comment`(line: String, value: String) {
    let text = text(line)
    #expect(text.problems.isEmpty)
    #expect(text.entries.map(\.key) == ["a"])
    #expect(text.entries.map(\.value) == [value])
  }

  @Test(arguments: [
    ("nonsense", "expected key = value", 0..<8), (" = b", "expected a key before '='", 1..<2),
    ("[kind", "expected [section]", 0..<5), ("[a] b", "expected [section]", 0..<5),
    (#"a = "b"#, "the quotes are not closed", 4..<6),
    (#"a = "b" c"#, "expected nothing after the quotes", 8..<9),
    (#"a = "\x""#, "unknown escape", 5..<7),
  ])
  func `a line that is none is reported with its place`(
    line: String,
    message: String,
    range: Range<Int>
  ) {
    let text = text("first = 1\n" + line + "\nlast = 2\n")
    #expect(text.problems.map(\.message) == [message])
    #expect(text.problems.map(\.range) == [range.lowerBound + 10..<range.upperBound + 10])
    #expect(text.entries.map(\.key) == ["first", "last"])
  }

  @Test func `entries belong to the heading above them`() {
    let text = text("a = 1\n[kind to-do] # x\n# c\nb = 2\n[ widget ]\nc = 3\n")
    #expect(text.sections.map(\.title) == ["kind to-do", "widget"])
    #expect(text.entries.map(\.section) == [nil, 0, 1])
    #expect(text.entries.map(\.line) == [1, 4, 6])
  }

  @Test func `a text without an end is read to its ten thousandth line`() {
    let text = text(String(repeating: "a = 1\n", count: 10_002))
    #expect(text.entries.count == ConfigurationText.maximumLines)
    #expect(text.problems.map(\.message) == ["more than 10000 lines"])
  }

  @Test func `any value is read back as it was written`() {
    var numbers = SplitMix64(seed: 7)
    let letters = Array("ab #\"\\=[]\n\tü").map { String($0) }
    for _ in 0..<2_000 {
      let value = (0..<Int.random(in: 0...8, using: &numbers))
        .map { _ in letters.randomElement(using: &numbers) ?? "" }.joined()
      let read = text("k = \(ConfigurationText.written(value)) # end")
      #expect(
        read.problems.isEmpty && read.entries.map(\.value) == [value],
        "\(value.debugDescription)"
      )
    }
  }
}
