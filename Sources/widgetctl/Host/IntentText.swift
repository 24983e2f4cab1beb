import WidgetIntents

/// Intents and their parameters in words and as JSON.
enum IntentText {
  /// All that is known of one intent, for people.
  static func whole(_ intent: IntentMetadata) -> String {
    var text = "\(intent.title)\n"
    if let description = intent.description, !description.isEmpty { text += "\(description)\n" }
    text += "\nusage: widgetctl perform \(intent.signature)\n"
    if intent.resultType != .nothing { text += "result: \(intent.resultType)\n" }
    if intent.parameters.isEmpty { return text }
    text += "\nparameters:\n"
    return text
      + HelpText.aligned(
        intent.parameters.map { parameter in
          ("--\(parameter.optionName) \(parameter.type.unwrapped)", explanation(of: parameter))
        }
      )
  }

  static func json(_ intent: IntentMetadata, extensionName: String) -> JSONText {
    .object([
      ("name", .string(intent.name)),
      ("identifier", .string(intent.identifier)),
      ("title", .string(intent.title)),
      ("description", .optional(intent.description)),
      ("extension", .string(extensionName)),
      ("result", .string("\(intent.resultType)")),
      ("parameters", .array(intent.parameters.map(json))),
    ])
  }

  static func json(_ parameter: ParameterMetadata) -> JSONText {
    .object([
      ("name", .string(parameter.name)),
      ("option", .string("--\(parameter.optionName)")),
      ("title", .string(parameter.title)),
      ("description", .optional(parameter.description)),
      ("type", .string("\(parameter.type.unwrapped)")),
      ("isRequired", .bool(parameter.isRequired)),
      ("default", parameter.defaultValue.map { .raw($0.json) } ?? .null),
      ("range", .optional(parameter.range)),
      ("cases", parameter.cases.map { .array($0.map { .raw($0.json) }) } ?? .null),
    ])
  }

  private static func explanation(of parameter: ParameterMetadata) -> String {
    var text = parameter.description ?? parameter.title
    if let range = parameter.range { text += ", \(range)" }
    if let value = parameter.defaultValue { text += " (\(value.displayText) unless given)" }
    return parameter.isRequired ? text + " (required)" : text
  }
}
