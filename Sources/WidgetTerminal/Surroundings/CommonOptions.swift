import WidgetRender

/// The options that every command takes, and that decide how its results and messages are written.
package enum CommonOptions {
  /// Refuses a value that is none, also where the command has no use for the option.
  package static func check(_ arguments: Arguments) throws(UsageError) {
    // The format of that name says the same.
    let json = OptionDefinition.json.name
    if arguments.has(.json), let format = arguments.value(of: .format), format != json {
      throw .conflict("--json", "--format \(format)")
    }
    let nowhere = EnvironmentVariables([:])
    _ = try ColorDecision.depth(
      option: arguments.value(of: .color),
      environment: nowhere,
      isTerminal: false
    )
    _ = try WidthDecision.columns(
      option: arguments.value(of: .width),
      terminal: nil,
      environment: nowhere
    )
  }
}
