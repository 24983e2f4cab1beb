#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The parts of a process that a host's hello decides: its output, zone and locale.
enum ServedEnvironment {
  /// Takes effect before any code of the author's runs for a request.
  static func apply(_ hello: Hello) {
    if let path = hello.logPath { redirectOutput(to: path) }
    if let timeZone = hello.timeZone {
      setenv("TZ", timeZone, 1)
      tzset()
    }
    if let locale = hello.locale {
      setenv("LC_ALL", locale, 1)
      setenv("LANG", locale, 1)
    }
  }

  /// What the author prints goes to the log: it must neither reach the pair nor the person's terminal.
  ///
  /// A log that cannot be opened leaves the output where the host directed it.
  private static func redirectOutput(to path: String) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    let log = open(path, flags, 0o600)
    guard log >= 0 else { return }
    dup2(log, 1)
    dup2(log, 2)
    if log > 2 { close(log) }
  }
}
