#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The signals that concern whoever uses a terminal.
enum TerminalSignal: CaseIterable, Sendable {
  case interrupt, terminate, hangUp, resized

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .resized: SIGWINCH
    }
  }
}
