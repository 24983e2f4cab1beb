import WidgetIntents
import WidgetTerminal

/// Turns a command line's parameters into an intent's arguments.
enum ParameterInput {
  /// - Throws: for a parameter that stands alone and is no Bool.
  static func arguments(
    _ parameters: [Arguments.Parameter],
    for intent: IntentMetadata,
    command: String
  ) throws(CommandError) -> [IntentArgument] {
    var arguments: [IntentArgument] = []
    for parameter in parameters {
      if let value = parameter.value {
        arguments.append(IntentArgument(parameter.name, text: value))
        continue
      }
      let known = intent.parameters.first {
        $0.optionName == parameter.name || $0.name == parameter.name
      }
      guard known?.type.unwrapped == .bool || known == nil else {
        throw .usage(
          .missingValue(
            option: "--\(parameter.name)",
            expected: "\(known?.type.unwrapped ?? .string); "
              + "one that begins with dashes is written --\(parameter.name)=VALUE",
            signature: "widgetctl \(command) \(intent.signature)"
          )
        )
      }
      // A name that the intent does not know is refused by the extension, with suggestions.
      arguments.append(IntentArgument(parameter.name, text: "true"))
    }
    return arguments
  }
}
