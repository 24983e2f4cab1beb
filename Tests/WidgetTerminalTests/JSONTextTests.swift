import Testing

@testable import WidgetTerminal

@Suite("JSON on standard output (CL-6)", .timeLimit(.minutes(5)))
struct JSONTextTests {
  @Test(arguments: [
    (JSONText.null, "null"), (.bool(true), "true"), (.integer(.min), "-9223372036854775808"),
    (.number(.infinity), "null"), (.number(1.5), "1.5"), (.array([]), "[]"),
    (.string("a\"\\\n\t"), "\"a\\\"\\\\\\n\\t\""), (.raw("{\"a\":1}"), "{\"a\":1}"),
  ])
  func `a value is written as RFC 8259 has it`(value: JSONText, expected: String) {
    #expect(value.text == expected + "\n")
  }

  // RI-1
  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2028}", "\u{200B}", "\u{E0041}"])
  func `what a terminal would obey or hide is escaped`(character: String) {
    let text = JSONText.string(character).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
    let raw = JSONText.raw("\"\(character)\"").text
    #expect(raw == text)
  }

  @Test func `members keep their order`() {
    #expect(
      JSONText.object([("b", .integer(1)), ("a", .array([.integer(2)]))]).text
        == "{\n  \"b\": 1,\n  \"a\": [\n    2\n  ]\n}\n"
    )
  }
}
