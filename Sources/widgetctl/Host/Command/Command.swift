import Ground
import WidgetTerminal

/// One command of the program.
protocol Command {
  static var signature: CommandSignature { get }

  /// Runs the command and returns its exit code.
  static func run(_ host: Host) throws(CommandError) -> ExitCode

  /// Answers `--help` after the command's operand; `nil` if the command's own help is wanted.
  static func explain(_ host: Host) throws(CommandError) -> ExitCode?

  /// Whether a timer runs the command, so that its environment is not a user's.
  static var isForTimers: Bool { get }

  /// Whether extensions may load something from the network for the command.
  static var usesNetwork: Bool { get }

  /// Whether the extensions that the command runs may ask the user.
  static var asksQuestions: Bool { get }
}

extension Command {
  static func explain(_ host: Host) throws(CommandError) -> ExitCode? { nil }

  static var isForTimers: Bool { false }
  static var usesNetwork: Bool { false }
  static var asksQuestions: Bool { true }
}
