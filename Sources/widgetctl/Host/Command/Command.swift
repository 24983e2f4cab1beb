import Ground
import WidgetTerminal

/// A command of the program, with its signature and its implementation.
protocol Command {
  static var signature: CommandSignature { get }

  /// Runs the command and returns its exit code.
  static func run(_ host: Host) throws(CommandError) -> ExitCode

  /// Prints the help for the command's operand, such as an intent, if `--help` follows it.
  ///
  /// - Returns: `nil` if the command's own help must be printed instead.
  static func explain(_ host: Host) throws(CommandError) -> ExitCode?

  /// Whether a timer may run the command.
  ///
  /// If it is `true`, the environment may not be that of a user's session.
  static var isForTimers: Bool { get }

  /// Whether extensions may load data from the network while the command runs.
  static var usesNetwork: Bool { get }

  /// Whether the extensions that the command runs may ask the user questions.
  static var asksQuestions: Bool { get }
}

extension Command {
  static func explain(_ host: Host) throws(CommandError) -> ExitCode? { nil }

  static var isForTimers: Bool { false }
  static var usesNetwork: Bool { false }
  static var asksQuestions: Bool { true }
}
