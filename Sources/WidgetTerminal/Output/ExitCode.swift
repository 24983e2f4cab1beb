/// How a command ended, for whoever started it; the numbers above 63 are those of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// A negative answer: nothing matched, or the intent itself declined.
  case negative = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case inputOutput = 74
  case busy = 75
  case notPermitted = 77
  case configuration = 78
  /// By SIGINT; one ended by SIGTERM has 143.
  case interrupted = 130

  /// One line of the table in the help.
  package var explanation: String {
    switch self {
    case .done: "done"
    case .negative: "negative answer, nothing matched, the intent itself failed"
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
}
