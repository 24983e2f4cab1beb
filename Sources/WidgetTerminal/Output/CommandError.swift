import Ground
import WidgetRender

/// The reason why a command failed.
package enum CommandError: Error, Equatable, Sendable {
  case usage(UsageError)
  case failed(ExitCode, message: String, hint: String?)
  /// The reader has closed the pipe, so no result can be written.
  case closedPipe

  package var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .failed(let code, _, _): code
    case .closedPipe: .done
    }
  }

  package var message: String {
    switch self {
    case .usage(let error): error.message
    case .failed(_, let message, _): message
    case .closedPipe: "the reader closed the pipe"
    }
  }

  /// Advice on fixing the error, which every error has (CL-15).
  package var hint: String {
    switch self {
    case .usage(let error): error.hint
    case .failed(let code, _, let hint): hint ?? code.advice
    case .closedPipe: ExitCode.done.advice
    }
  }

  package var signature: String? {
    if case .usage(let error) = self { error.signature } else { nil }
  }
}

extension CommandError {
  /// The error that the process has no descriptors left.
  package static let tooManyFiles = failed(
    .inputOutput,
    message: "too many files are open",
    hint: "'ulimit -n' shows how many may be open; nothing was changed"
  )
}

/// Runs code that may find an error in the command line, and converts that error.
package func usage<Value>(_ body: () throws(UsageError) -> Value) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw .usage(error)
  }
}

extension ExitCode {
  /// The meaning of the exit code in one line, for the table in the help.
  package var explanation: String {
    switch self {
    case .done: "done"
    case .negative: "no match, declined, or the action failed"
    case .usage: "the command line is wrong"
    case .badData: "a script or data is wrong"
    case .noInput: "no such input"
    case .unavailable: "a widget extension is not available or failed"
    case .internalError: "internal error"
    case .cannotCreate: "something cannot be created"
    case .inputOutput: "input or output failed, or the store is damaged"
    case .busy: "busy or stale: try again"
    case .notPermitted: "not permitted"
    case .configuration: "configuration, or a store from a newer version"
    case .interrupted: "interrupted; by SIGTERM 143"
    }
  }

  /// The default advice, for errors without a hint, such as those of an intent's author.
  package var advice: String {
    switch self {
    case .done, .negative: "'widgetctl log' lists what ran, newest first"
    case .usage: "'widgetctl help' lists the commands"
    case .badData: "'widgetctl check FILE' lists all that is wrong with a script"
    case .noInput: "check that the file exists and that you can read it"
    case .unavailable, .inputOutput, .configuration:
      "'widgetctl doctor' checks the store and the extensions"
    case .internalError: "this is a fault of widgetctl: please report the command and this message"
    case .cannotCreate: "check that its folder exists and that you can write to it"
    case .busy, .interrupted: "try again"
    case .notPermitted: "check who owns it and who may change it"
    }
  }
}

/// The text of errors on standard error (CL-15): the message and the hint.
package enum ErrorText {
  /// The most columns of a message, because it may quote a text of any length.
  package static let maximumColumns = 1_000

  package static func json(_ error: CommandError, hint: String) -> JSONText {
    .object([
      ("code", .string("\(error.exitCode)")),
      ("exitCode", .integer(Int64(error.exitCode.rawValue))),
      ("message", .string(error.message)),
      ("hint", .string(hint)),
      ("usage", .optional(error.signature)),
    ])
  }

  /// Returns a message with a label, on one line and safe for a terminal.
  package static func line(_ label: String, _ message: String) -> String {
    let safe = TerminalText.sanitized(message)
    return "\(label): \(CellText.clipped(safe, columns: maximumColumns, isASCII: false))\n"
  }
}
