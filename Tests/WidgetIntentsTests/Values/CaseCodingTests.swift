import FoundationEssentials
import Testing

@testable import WidgetIntents

/// Stores and extensions hold these forms: a change of one is a change of a format.
@Suite("How cases are written", .timeLimit(.minutes(5)))
struct CaseCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func expect<Value: Codable & Equatable>(
    _ value: Value,
    is written: String,
    orOnce old: String? = nil
  ) throws {
    #expect(try json(value) == written)
    #expect(try read(Value.self, written) == value)
    if let old { #expect(try read(Value.self, old) == value) }
  }

  @Test func `an argument is its name and its input`() throws {
    try expect(
      IntentArgument("days", text: "3"),
      is: #"{"input":{"text":"3"},"name":"days"}"#,
      orOnce: #"{"name":"days","input":{"text":{"_0":"3"}}}"#
    )
    try expect(
      IntentArgument("days", value: .int(3)),
      is: #"{"input":{"value":{"int":3}},"name":"days"}"#,
      orOnce: #"{"name":"days","input":{"value":{"_0":{"int":3}}}}"#
    )
  }

  @Test func `a type is a name, or an object where it is of something`() throws {
    try expect(IntentValueType.int, is: #""int""#, orOnce: #"{"int":{}}"#)
    try expect(
      IntentValueType.optional(.list(.enumeration("Soil"))),
      is: #"{"optional":{"list":{"enumeration":"Soil"}}}"#,
      orOnce: #"{"optional":{"_0":{"list":{"_0":{"enumeration":{"_0":"Soil"}}}}}}"#
    )
  }

  @Test func `a filter names the parts of a comparison`() throws {
    try expect(EntityFilter.all, is: #""all""#, orOnce: #"{"all":{}}"#)
    try expect(
      EntityFilter.or([
        .not(.compare(property: "isDone", .equalTo, .value(.bool(true)))),
        .compare(property: "name", .hasPrefix, .text("b")),
      ]),
      is: #"{"or":[{"not":{"compare":{"comparison":"==","operand":{"value":{"bool":true}},"#
        + #""property":"isDone"}}},"#
        + #"{"compare":{"comparison":"has-prefix","operand":{"text":"b"},"property":"name"}}]}"#
    )
  }

  @Test func `a phrase is a list of its parts`() throws {
    try expect(
      [AppShortcutPhrasePart.text("Complete "), .parameter("id"), .applicationName],
      is: #"[{"text":"Complete "},{"parameter":"id"},"applicationName"]"#,
      orOnce: #"[{"text":{"_0":"Complete "}},{"parameter":{"_0":"id"}},{"applicationName":{}}]"#
    )
  }

  @Test func `an error names its values`() throws {
    try expect(
      IntentError.unknownIntent(name: "ad", suggestion: nil),
      is: #"{"unknownIntent":{"name":"ad"}}"#
    )
    try expect(IntentError.cancelled, is: #""cancelled""#, orOnce: #"{"cancelled":{}}"#)
    try expect(
      IntentError.declined("Remove?"),
      is: #"{"declined":"Remove?"}"#,
      orOnce: #"{"declined":{"_0":"Remove?"}}"#
    )
    try expect(
      IntentError.missingParameters(["name"], intent: "add"),
      is: #"{"missingParameters":{"intent":"add","names":["name"]}}"#,
      orOnce: #"{"missingParameters":{"_0":["name"],"intent":"add"}}"#
    )
    try expect(
      IntentError.repeatedParameter("name", intent: "add"),
      is: #"{"repeatedParameter":{"intent":"add","name":"name"}}"#,
      orOnce: #"{"repeatedParameter":{"_0":"name","intent":"add"}}"#
    )
    try expect(
      IntentError.mistypedProperty("due", expected: "a day", found: "x", hint: nil),
      is: #"{"mistypedProperty":{"expected":"a day","found":"x","property":"due"}}"#,
      orOnce: #"{"mistypedProperty":{"_0":"due","expected":"a day","found":"x"}}"#
    )
    try expect(
      IntentError.duplicateIdentifier("Plant", types: ["a.Plant", "b.Plant"]),
      is: #"{"duplicateIdentifier":{"identifier":"Plant","types":["a.Plant","b.Plant"]}}"#,
      orOnce: #"{"duplicateIdentifier":{"_0":"Plant","types":["a.Plant","b.Plant"]}}"#
    )
  }

  @Test(arguments: [
    IntentError.unknownEntityType(name: "Plan", suggestion: "Plant", known: ["Plant"]),
    .unknownProperty(name: "x", entity: "Plant", suggestion: nil, known: ["height"]),
    .unknownParameter(name: "x", intent: "add", suggestion: "y", known: ["y"]),
    .mistyped(parameter: "count", expected: "a whole number", found: "x", example: "5"),
    .outOfRange(parameter: "count", found: "9", range: "from 1 to 5"),
    .unknownCase(parameter: "soil", found: "x", known: ["sand"], suggestion: "sand"),
    .unknownOption(parameter: "town", found: "x", known: ["Bree"], suggestion: "Bree"),
    .notFound(entity: "plant", text: "x", suggestion: nil),
    .ambiguous(entity: "plant", text: "r", candidates: [.init(id: "1", title: "Rose")]),
    .needsInput(parameter: "yes", dialog: "Remove?"), .notPermitted(intent: "add"),
    .missingDependency("Lamp"), .failed(message: "m", hint: "h", exitCode: 75),
  ])
  func `every error survives its journey`(error: IntentError) throws {
    #expect(try read(IntentError.self, json(error)) == error)
  }

  @Test(arguments: [
    #""declined""#, #""mistyped""#, #"{"unknownIntent":{}}"#, #"{"missingParameters":{}}"#,
    #"{"nonsense":{}}"#, "{}", "3",
  ])
  func `what is no error is refused`(json: String) {
    #expect(throws: DecodingError.self) { try read(IntentError.self, json) }
  }
}
