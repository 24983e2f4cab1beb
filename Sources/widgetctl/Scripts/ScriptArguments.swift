import IntentScript
import WidgetIntents
import WidgetTerminal

/// Assigns the arguments on the command line to the parameters of a script.
struct ScriptArguments {
  let script: CheckedScript
  let help: ScriptHelp

  /// Returns the arguments of the script, in order; each element of a list is an argument with the
  /// name of its parameter.
  ///
  /// `rest` contains the words without a name.
  ///
  /// - Throws: `UsageError` for a name that the script does not declare, a name without a value, or
  ///   a parameter without an argument.
  func arguments(
    _ given: [Arguments.Parameter],
    rest: [String] = []
  ) throws(UsageError) -> [IntentArgument] {
    var arguments: [IntentArgument] = []
    for parameter in given {
      let declared = try declared(parameter.name)
      if let value = parameter.value {
        arguments.append(IntentArgument(declared.name, text: value))
      } else if declared.type.unwrapped == .bool {
        arguments.append(IntentArgument(declared.name, text: "true"))
      } else {
        throw .missingValue(
          option: "--\(parameter.name)",
          expected: "\(declared.type.unwrapped); "
            + "one that begins with dashes is written --\(parameter.name)=VALUE",
          signature: help.usage
        )
      }
    }
    arguments += try self.rest(rest)
    try requireAll(arguments)
    return arguments
  }

  /// Returns the words without a name as elements of the first parameter that is a list (LG-22).
  private func rest(_ words: [String]) throws(UsageError) -> [IntentArgument] {
    guard let first = words.first else { return [] }
    let list = script.parameters.first {
      if case .list = $0.type.unwrapped { true } else { false }
    }
    guard let list else {
      throw .other(
        message: "unexpected argument '\(first)'",
        hint: script.parameters.isEmpty
          ? "the script takes no parameters"
          : "a parameter is given by its name: \(help.usage)",
        signature: help.usage
      )
    }
    return words.map { IntentArgument(list.name, text: $0) }
  }

  private func declared(_ name: String) throws(UsageError) -> CheckedParameter {
    let kebab = CommandLineName.kebab(name)
    if let found = script.parameters.first(where: {
      $0.name == name || CommandLineName.kebab($0.name) == kebab
    }) {
      return found
    }
    let known = script.parameters.map { "--\(CommandLineName.kebab($0.name))" }
    throw .unknownOption(
      "--\(name)",
      suggestion: NameSuggestion.closest(to: "--\(name)", in: known),
      signature: help.usage
    )
  }

  /// Throws an error if parameters have no argument, which it names, or if one that is not a list
  /// has several arguments.
  private func requireAll(_ arguments: [IntentArgument]) throws(UsageError) {
    var missing: [String] = []
    for parameter in script.parameters {
      let count = arguments.count { $0.name == parameter.name }
      let option = "--\(CommandLineName.kebab(parameter.name))"
      if count == 0, !parameter.hasDefault, !parameter.type.isOptional { missing.append(option) }
      if case .list = parameter.type.unwrapped { continue }
      guard count < 2 else {
        throw .other(
          message: "'\(option)' is given twice",
          hint: "it accepts one value: leave one of them out",
          signature: help.usage
        )
      }
    }
    guard missing.isEmpty else {
      throw .missingArgument(missing.joined(separator: " and "), signature: help.usage)
    }
  }
}

extension ScriptLimits {
  /// The options that set the limits of a script; each is named like the limit in messages (LG-17).
  static let options: [OptionDefinition] = [
    OptionDefinition("max-steps", value: "NUMBER", "steps that a script may take"),
    OptionDefinition("max-depth", value: "NUMBER", "calls of functions in one another"),
    OptionDefinition("max-values", value: "NUMBER", "elements of a list"),
    OptionDefinition("max-bytes", value: "NUMBER", "bytes of a text"),
    OptionDefinition("max-output-bytes", value: "NUMBER", "bytes of everything printed"),
    OptionDefinition("max-file-bytes", value: "NUMBER", "bytes of the script"),
    OptionDefinition("max-seconds", value: "NUMBER", "seconds that it may run, without its waits"),
    OptionDefinition("max-wait-seconds", value: "NUMBER", "seconds that all its waits may take"),
  ]

  /// Returns the name of the option for a limit; `name` is the name of the limit in messages.
  static func option(for name: String) -> String { "--max-\(CommandLineName.kebab(name))" }

  /// Creates the default limits, and changes those that are set by options.
  ///
  /// - Throws: `UsageError` if a value is not a number from 1 to `greatest`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    steps = try Self.value("max-steps", arguments) ?? steps
    depth = try Self.value("max-depth", arguments) ?? depth
    values = try Self.value("max-values", arguments) ?? values
    bytes = try Self.value("max-bytes", arguments) ?? bytes
    outputBytes = try Self.value("max-output-bytes", arguments) ?? outputBytes
    fileBytes = try Self.value("max-file-bytes", arguments) ?? fileBytes
    seconds = try Self.value("max-seconds", arguments) ?? seconds
    waitSeconds = try Self.value("max-wait-seconds", arguments) ?? waitSeconds
  }

  /// The greatest value of a limit; sums of such values do not overflow.
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
