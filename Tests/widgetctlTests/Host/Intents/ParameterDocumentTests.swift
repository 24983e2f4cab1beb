import Testing
import WidgetIntents
import WidgetTerminal

@testable import widgetctl

@Suite("Parameters from standard input", .timeLimit(.minutes(2)))
struct ParameterDocumentTests {
  private func arguments(_ text: String) throws(CommandError) -> [IntentArgument] {
    try ParameterDocument.arguments(in: Array(text.utf8), named: "standard input")
  }

  private func fault(_ text: String) -> String? {
    let error = #expect(throws: CommandError.self) { try arguments(text) }
    #expect(error?.exitCode == .badData)
    return error?.message
  }

  @Test func `an object gives its members in their order`() throws {
    let found = try arguments(
      #" {"name": "Buy milk", "count": -1.5e3, "isDone": true, "due": null, "tags": ["a", 2]} "#
    )
    #expect(
      found == [
        IntentArgument("name", text: "Buy milk"), IntentArgument("count", text: "-1.5e3"),
        IntentArgument("isDone", text: "true"), IntentArgument("tags", text: "a"),
        IntentArgument("tags", text: "2"),
      ]
    )
  }

  @Test func `an empty list is a value, an empty object gives none`() throws {
    #expect(try arguments(#"{"tags": []}"#) == [IntentArgument("tags", value: .list([]))])
    #expect(try arguments("{}").isEmpty)
  }

  @Test func `an entity is given by its id, whatever else is told of it`() throws {
    let text = #"{"id": {"id": "k3", "title": "Milk", "list": {"id": "l1", "due": null}}}"#
    #expect(try arguments(text) == [IntentArgument("id", text: "k3")])
  }

  @Test(arguments: [
    (#"{"a": "\u00e9\n\"\\\/"}"#, "é\n\"\\/"), (#"{"a": "\ud83d\ude00"}"#, "😀"),
    (#"{"a": ""}"#, ""),
  ])
  func `escapes are resolved`(text: String, expected: String) throws {
    #expect(try arguments(text) == [IntentArgument("a", text: expected)])
  }

  @Test func `lines give a name and all that follows its first equals sign`() throws {
    let found = try arguments("name=a = b\r\n\n  \ndue-date= tomorrow\n")
    #expect(
      found == [
        IntentArgument("name", text: "a = b"), IntentArgument("due-date", text: " tomorrow"),
      ]
    )
  }

  // RI-4
  @Test(arguments: [
    (#"{"a": 1, "a": 2}"#, "1:10: 'a' is given twice"),
    ("{\"a\":\n  soon}", "2:3: 'soon' is not a value of 'a'; a text is written in quotes"),
    (#"{"a": 1e999}"#, "1:7: '1e999' is not a value of 'a'; a text is written in quotes"),
    (#"{"a": }"#, "1:7: expected a value of 'a', found '}'"),
    (#"{"é": [1, [2]]}"#, "1:11: 'é': a list in a list"),
    (#"{"a": {"b": 1}}"#, "1:7: 'a': an object without 'id'"),
    (#"{"a": "x"#, "1:7: the text has no closing quote"),
    ("{\"a\": \"x\ny\"}", "1:9: a line break or control character in a text"),
    (#"{"a": "\ud83d"}"#, "1:8: half of a surrogate pair"),
    (#"{"a": "\q"}"#, "1:8: an unknown escape"),
    (#"{"a": "\u12"}"#, #"1:8: \u is followed by four hexadecimal digits"#),
    (#"{"a" 1}"#, "1:6: expected ':' after 'a', found '1'"),
    (#"{"a": 1,}"#, "1:9: expected a parameter's name in double quotes, found '}'"),
    (#"{"a": 1} x"#, "1:10: expected nothing after the object, found 'x'"),
    (#"{"a": 1"#, "1:8: expected ',' or '}', found the end"),
    ("a=1\nb", "2:1: expected NAME=VALUE, found 'b'"),
    ("=1", "1:1: expected NAME=VALUE, found '=1'"),
  ])
  func `a mistake is named with its place and its parameter`(text: String, message: String) {
    #expect(fault(text) == "standard input:\(message)")
  }

  @Test func `objects that nest without end are refused`() {
    let text = String(repeating: #"{"id":"#, count: 100_000)
    #expect(fault(text)?.contains("nested deeper than 16") == true)
  }

  @Test func `bytes that are no text are refused`() {
    let bytes = Array(#"{"a": ""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    let error = #expect(throws: CommandError.self) {
      try ParameterDocument.arguments(in: bytes, named: "standard input")
    }
    #expect(error?.message == "standard input:1:7: the text is not UTF-8")
  }
}
