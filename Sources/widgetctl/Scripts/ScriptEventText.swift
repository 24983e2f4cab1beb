import IntentScript
import WidgetIntents
import WidgetTerminal

/// What a script tells, as lines for people and as one line of JSON.
enum ScriptEventText {
  /// What a person sees of it on standard output.
  static func lines(_ event: ScriptEvent) -> [String] {
    switch event {
    case .output(let text): [text]
    case .result(let value): ValueText.lines(value)
    case .performed, .statement: []
    }
  }

  static func json(_ event: ScriptEvent, isASCII: Bool) -> String {
    let members: [(String, JSONText)]
    switch event {
    case .output(let text): members = [("event", .string("output")), ("text", .string(text))]
    case .statement(let line, let text):
      members = [
        ("event", .string("statement")), ("line", .integer(Int64(line))), ("text", .string(text)),
      ]
    case .result(let value): members = [("event", .string("result")), ("value", .raw(value.json))]
    case .performed(let intent, let arguments, let outcome, let line):
      members = [
        ("event", .string("performed")), ("line", .integer(Int64(line))),
        ("intent", .string(intent)),
        ("arguments", .object(arguments.map { ($0.name, json($0.input)) })),
        ("dialog", .optional(outcome.dialog)),
        ("value", outcome.value.map { .raw($0.json) } ?? .null),
      ]
    }
    return line(members, isASCII: isASCII)
  }

  /// An object on one line, its version first.
  static func line(_ members: [(String, JSONText)], isASCII: Bool) -> String {
    let json = JSONText.object([("schemaVersion", .integer(Output.schemaVersion))] + members)
    return json.line(isASCII: isASCII)
  }

  static func json(_ input: IntentInput) -> JSONText {
    switch input {
    case .text(let text): .string(text)
    case .value(let value): .raw(value.json)
    }
  }
}
