import Testing
import WidgetIntents

@testable import widgetctl

@Suite("Examples of intents", .timeLimit(.minutes(2)))
struct IntentExampleTests {
  private func example(_ parameters: [ParameterMetadata]) -> IntentExample {
    let intent = IntentMetadata(
      name: "do-it",
      identifier: "DoIt",
      title: "Do it",
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters,
      resultType: .nothing,
      isDiscoverable: true
    )
    let cases = ["none", "low"].enumerated().map { position, name in
      EnumerationValue(type: "Level", rawValue: name, title: name, position: position)
    }
    return IntentExample(
      intent: intent,
      enumerations: [EnumMetadata(identifier: "Level", title: "Level", cases: cases)]
    )
  }

  @Test(arguments: [
    (IntentValueType.string, "\"a value\"", "\"a value\""), (.bool, "true", "true"),
    (.int, "2", "2"), (.double, "1.5", "1.5"), (.dateComponents, "tomorrow", "tomorrow"),
    (.date, "2026-12-01T09:00", "2026-12-01T09:00"), (.entity("ToDo"), "1", "\"1\""),
    (.url, "https://example.org", "\"https://example.org\""), (.enumeration("Level"), "low", "low"),
    (.list(.string), "\"a value\"", "[\"a value\"]"), (.duration, "\"10 min\"", "10 min"),
    (.measurement("length"), "\"5 km\"", "5 km"),
  ])
  func `each type has a value, as a shell and as a script want it`(
    type: IntentValueType,
    word: String,
    literal: String
  ) {
    let example = example([ParameterMetadata(name: "someValue", title: "A value", type: type)])
    #expect(example.commandLine == "widgetctl perform do-it --some-value \(word)")
    #expect(example.statement == "do-it(someValue: \(literal))")
  }

  @Test func `what may be left out is left out, unless there is nothing else`() {
    let required = ParameterMetadata(name: "to", title: "To", type: .int, range: "from 1 to 9")
    let optional = ParameterMetadata(name: "note", title: "Note", type: .optional(.string))
    #expect(example([optional, required]).statement == "do-it(to: 1)")
    #expect(example([optional]).statement == "do-it(note: \"note\")")
    #expect(example([]).statement == "do-it()")
  }
}
