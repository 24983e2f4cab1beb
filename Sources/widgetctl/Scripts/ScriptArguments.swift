import IntentScript
import WidgetIntents
import WidgetTerminal

/// Gives a script's parameters what the command line says.
struct ScriptArguments {
  let script: CheckedScript
  let help: ScriptHelp

  /// The words for each parameter, in order; a list's elements under one name.
  ///
  /// - Throws: for a name that the script does not declare, one that is missing or stands alone.
  func arguments(_ given: [Arguments.Parameter]) throws(UsageError) -> [IntentArgument] {
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
    try requireAll(arguments)
    return arguments
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

  /// Names every missing parameter at once, and a single value that is given twice.
  private func requireAll(_ arguments: [IntentArgument]) throws(UsageError) {
    var missing: [String] = []
    for parameter in script.parameters {
      let count = arguments.count { $0.name == parameter.name }
      let option = "--\(CommandLineName.kebab(parameter.name))"
      if count == 0, !parameter.hasDefault, !parameter.type.isOptional { missing.append(option) }
      if case .list = parameter.type.unwrapped { continue }
      guard count < 2 else {
        throw .other(message: "'\(option)' is given twice", hint: nil, signature: help.usage)
      }
    }
    guard missing.isEmpty else {
      throw .missingArgument(missing.joined(separator: " and "), signature: help.usage)
    }
  }
}
