import IntentScript
import WidgetIntents
import WidgetTerminal

extension ScriptLimits {
  /// An option for each limit, called as messages call the limit (LG-17).
  static let options: [OptionDefinition] = [
    OptionDefinition("max-steps", value: "NUMBER", "steps that a script may take"),
    OptionDefinition("max-depth", value: "NUMBER", "calls of functions in one another"),
    OptionDefinition("max-values", value: "NUMBER", "elements of a list"),
    OptionDefinition("max-bytes", value: "NUMBER", "bytes of a text"),
    OptionDefinition("max-output-bytes", value: "NUMBER", "bytes of everything printed"),
    OptionDefinition("max-file-bytes", value: "NUMBER", "bytes of the script"),
    OptionDefinition("max-seconds", value: "NUMBER", "seconds that it may run"),
  ]

  /// The option that sets a limit, by the limit's name.
  static func option(for name: String) -> String { "--max-\(CommandLineName.kebab(name))" }

  /// The limits that the options give.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    steps = try Self.value("max-steps", arguments) ?? steps
    depth = try Self.value("max-depth", arguments) ?? depth
    values = try Self.value("max-values", arguments) ?? values
    bytes = try Self.value("max-bytes", arguments) ?? bytes
    outputBytes = try Self.value("max-output-bytes", arguments) ?? outputBytes
    fileBytes = try Self.value("max-file-bytes", arguments) ?? fileBytes
    seconds = try Self.value("max-seconds", arguments) ?? seconds
  }

  /// Far from where sums of limits would overflow.
  private static let greatest = 1 << 40

  private static func value(_ name: String, _ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: name) else { return nil }
    guard let value = Int(text), (1...greatest).contains(value) else {
      throw .invalidValue(
        option: "--\(name)",
        value: text,
        expected: "a number from 1 to \(greatest)"
      )
    }
    return value
  }
}
