import Testing

@testable import ToDoFormats

@Suite("JSON whose text is kept", .timeLimit(.minutes(2)))
struct JSONTextTests {
  @Test(arguments: [
    ("{\"a\":1,\"b\":2}", "{\"a\":1,\"b\":9,\"n\":3}"), ("{}", "{\"b\":9,\"n\":3}"),
    ("{ \"a\": 1,\n  \"b\": 2\n}", "{ \"a\": 1,\n  \"b\": 9,\n  \"n\": 3\n}"),
    ("{\"b\":{\"x\":[1,{}]} , \"c\":\"}\",}", "{\"b\":9 , \"c\":\"}\" , \"n\":3,}"),
    ("{\"b\":1,\"b\":2}", "{\"b\":9,\"b\":9,\"n\":3}"),
  ])
  func `a value is replaced where it stands, and a new one is written as its neighbours`(
    _ text: String,
    _ wanted: String
  ) throws {
    var edit = JSONObjectEdit(try JSONObject(in: Array(text.utf8)))
    edit.set("b", "9")
    edit.set("n", "3")
    #expect(edit.text == wanted)
  }

  @Test(arguments: [
    ("{\"a\":1,\"b\":2,\"c\":3}", ["a", "b"], "{\"c\":3}"),
    ("{\"a\":1,\"b\":2,\"c\":3}", ["c"], "{\"a\":1,\"b\":2}"),
    ("{ \"a\": 1,\n  \"b\": 2 }", ["a", "b"], "{  }"), ("{\"a\":1}", ["x"], "{\"a\":1}"),
  ])
  func `a member goes with its comma`(_ text: String, _ names: [String], _ wanted: String) throws {
    var edit = JSONObjectEdit(try JSONObject(in: Array(text.utf8)))
    for name in names { edit.remove(name) }
    #expect(edit.text == wanted)
  }

  @Test(arguments: [
    (#""a\/b\n\u00e9\ud83d\ude00\"""#, "a/b\né😀\""), (#""\q\u12""#, #"\q\u12"#),
    (#""\ud83d""#, "\u{FFFD}"), ("true", "true"),
  ])
  func `texts are decoded`(_ value: String, _ wanted: String) {
    #expect(JSONValue.text(Array(value.utf8)[...]) == wanted)
  }

  @Test(arguments: [
    (#"{"a":"\q"}"#, "an escape that JSON does not have"),
    (#"{"a":"\ud83d!"}"#, "half of a pair of surrogates"),
    ("{\"a\":\"\u{1}\"}", "a control character that is not escaped"),
    (#"{"a":["b"c"]}"#, "a quote that is not escaped"),
  ])
  func `what can only mean one thing is read and noted`(_ text: String, _ message: String) throws {
    #expect(try JSONObject(in: Array(text.utf8)).oddities.map(\.message) == [message])
  }

  @Test(arguments: [
    ("{\"a\":1", 6, "the text ends within a record"), ("{\"a\" 1}", 5, "no colon behind a name"),
    ("{\"a\":}", 5, "no value where one has to be"),
    ("{\"a\":\"b\n\"}", 5, "a string that does not end on its line"),
    ("{a:1}", 1, "no string where one has to be"),
    ("{\"a\":{\"b\":1]}", 11, "no comma or brace where one has to be"),
  ])
  func `what means nothing is a fault by its place`(
    _ text: String,
    _ offset: Int,
    _ message: String
  ) {
    let fault = #expect(throws: JSONFault.self) { try JSONObject(in: Array(text.utf8)) }
    #expect(fault == JSONFault(offset: offset, message: message))
  }

  @Test func `brackets within each other have a limit`() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        ("{\"a\":{\"b\":" + String(repeating: "[", count: depth)
          + String(repeating: "]", count: depth) + "}}").utf8
      )
    }
    #expect(try JSONObject(in: nested(31)).members.count == 1)
    #expect(throws: JSONFault.self) { try JSONObject(in: nested(33)) }
  }

  @Test func `a broken object ends before the line of the next one`() {
    let text = "[\n{\"a\":1,\n{\"b\":2},\n{\"c\" 3}, {\"d\":4}\n]"
    let kinds = JSONRecords(Array(text.utf8)).compactMap { run -> String? in
      switch run.kind {
      case .object(let object): "\(run.line) " + object.members.map(\.name).joined()
      case .broken(let fault): "\(run.line) \(fault.offset)"
      case .foreign: "foreign"
      case .gap: nil
      }
    }
    #expect(kinds == ["2 10", "3 b", "4 24", "4 d"])
  }
}
