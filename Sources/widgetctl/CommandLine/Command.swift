import WidgetTerminal

/// One command of the program.
protocol Command {
  static var signature: CommandSignature { get }

  /// Does what the arguments ask and says how it ended.
  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode
}
