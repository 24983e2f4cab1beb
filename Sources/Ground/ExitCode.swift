/// The exit codes of commands; numbers from 64 to 78 are those of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case done = 0
  /// A negative result, for example that nothing matched, or an error that the intent itself
  /// reports.
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
  /// The process was interrupted by SIGINT; after SIGTERM the code is 143.
  case interrupted = 130
}
