import WidgetTerminal

/// One command of the program.
protocol Command {
  static var signature: CommandSignature { get }

  /// Does what the arguments ask and says how it ended.
  static func run(_ context: CommandContext) throws(CommandError) -> ExitCode

  /// Answers who asks for help behind what the command is about; `nil` where the command's own help is meant.
  static func explain(_ context: CommandContext) throws(CommandError) -> ExitCode?
}

extension Command {
  static func explain(_ context: CommandContext) throws(CommandError) -> ExitCode? { nil }
}
