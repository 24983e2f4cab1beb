/// The exit code of a command; numbers above 63 are those of `sysexits.h`.
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
  /// Interruption by SIGINT; a process that SIGTERM ended has 143.
  case interrupted = 130
}
