import WidgetRender

/// The options that every command takes, and that decide how its results and messages are written.
package enum CommonOptions {
  /// Refuses a value that is none, also where the command has no use for the option.
  package static func check(_ arguments: Arguments) throws(UsageError) {
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
