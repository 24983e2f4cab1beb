import WidgetRender

/// The options of every command, which determine how its results and messages are written.
package enum CommonOptions {
  /// Throws an error for an invalid value, even if the command does not use the option.
  package static func check(_ arguments: Arguments) throws(UsageError) {
    // `--format json` means the same as `--json`.
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
