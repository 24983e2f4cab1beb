#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A started extension: its process, and how it ended.
///
/// The child leads a process group of its own, so that a key press that interrupts the host does not
/// reach it, and so that whatever it started ends with it.
struct ExtensionProcess: ~Copyable, Sendable {
  /// How long a process whose pair is closed may take to end by itself.
  static let grace = Duration.seconds(1)

  enum End: Equatable, Sendable {
    case exited(code: Int32)
    case signalled(Int32)
  }

  let identifier: pid_t
  private var end: End?

  /// Takes charge of a child that nobody else waits for.
  init(identifier: pid_t) {
    self.identifier = identifier
  }

  deinit {
    if end == nil { ExtensionProcess.killAndReap(identifier) }
  }

  /// How the process ended, if it ends within `limit`; what is still running after that is killed.
  ///
  /// - Returns: `nil` where it had to be killed.
  mutating func wait(upTo limit: Duration) -> End? {
    if let end { return end }
    let deadline = Deadline(after: limit)
    // An end that follows a closed pair is a matter of a millisecond; the pauses double up to 16 ms.
    var pause = timespec(tv_sec: 0, tv_nsec: 125_000)
    while true {
      if let end = collect() { return end }
      if deadline.hasPassed { break }
      nanosleep(&pause, nil)
      pause.tv_nsec = min(pause.tv_nsec * 2, 16_000_000)
    }
    kill()
    return nil
  }

  /// Ends the process and everything in its group at once.
  mutating func kill() {
    guard end == nil else { return }
    end = ExtensionProcess.killAndReap(identifier)
  }

  private mutating func collect() -> End? {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    let end = ExtensionProcess.end(of: status)
    self.end = end
    return end
  }

  @discardableResult
  private static func killAndReap(_ identifier: pid_t) -> End {
    _ = killpg(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .signalled(SIGKILL) }
    }
    return end(of: status)
  }

  /// Reads a status of `waitpid`, whose macros Swift does not import.
  private static func end(of status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .signalled(signal)
  }
}
