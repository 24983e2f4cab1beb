internal import CSystem
internal import Ground
import SystemLibrary

/// The process of a started extension, and how it ended.
///
/// The child leads a process group of its own. So a key press that interrupts the host does not
/// reach the child, and processes that the child has started end with it.
package struct ExtensionProcess: ~Copyable, Sendable {
  /// The time in which a process must end by itself after its connection is closed.
  static let grace = Duration.seconds(1)

  enum End: Equatable, Sendable {
    case exited(code: Int32)
    case signalled(Int32)
  }

  /// The limit in bytes of an extension's data: several times the need of a page of large pictures
  /// (RI-12).
  ///
  /// Linux counts all private writable memory, used or not, including thread stacks. A limit of the
  /// address space would also count memory that is only reserved. A limit of processes would count
  /// all processes of the user.
  private static let dataBytes: UInt64 = 2 << 30

  let identifier: pid_t
  /// Whether this process has started the extension, and can wait for its exit status.
  private let isChild: Bool
  private var end: End?

  private init(identifier: pid_t) {
    self.identifier = identifier
    isChild = true
  }

  /// Continues a process that another host has started and handed over.
  init(handedOver identifier: pid_t) {
    self.identifier = identifier
    isChild = false
    ExtensionProcess.adopt(identifier)
  }

  deinit {
    if end == nil { ExtensionProcess.killAndReap(identifier) }
  }

  /// Waits for the process to end within `limit`, then kills it.
  ///
  /// - Returns: The way it ended; `nil` if it was killed, or if another host started it.
  mutating func wait(upTo limit: Duration) -> End? {
    if let end { return end }
    let deadline = Deadline(after: limit)
    // An end that follows a closed pair is a matter of a millisecond; the pauses double up to 16 ms.
    var pause = timespec(tv_sec: 0, tv_nsec: 125_000)
    while true {
      if let end = collect() { return isChild ? end : nil }
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

  /// Releases the process, which continues without this host.
  mutating func release() {
    end = .exited(code: 0)
    ExtensionProcess.release(identifier)
  }

  /// Returns whether the process has ended, even if another process still holds its end of the
  /// connection.
  ///
  /// Its exit status is not read: until then no other process and no other group can get its
  /// number.
  mutating func looksEnded() -> Bool {
    if end != nil { return true }
    guard isChild else { return SystemLibrary.kill(identifier, 0) != 0 && errno == ESRCH }
    var facts = siginfo_t()
    return waitid(P_PID, id_t(identifier), &facts, WEXITED | WNOHANG | WNOWAIT) == 0
      && facts.si_signo == SIGCHLD
  }

  private mutating func collect() -> End? {
    if looksEnded() { kill() }
    return end
  }

  /// Ends a process with its group, and returns how the process ended.
  ///
  /// The group may have other members even if the process has ended by itself.
  @discardableResult
  static func killAndReap(_ identifier: pid_t) -> End {
    guard claim(identifier) else { return .signalled(SIGKILL) }
    defer { forget(identifier) }
    _ = killpg(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return .signalled(SIGKILL) }
    }
    return end(of: status)
  }

  /// Converts a status of `waitpid`, whose macros Swift does not import.
  private static func end(of status: Int32) -> End {
    let signal = status & 0x7F
    return signal == 0 ? .exited(code: status >> 8 & 0xFF) : .signalled(signal)
  }
}

extension ExtensionProcess {
  /// Starts a program with `pair` as descriptor 3, an empty standard input and no other
  /// descriptors.
  ///
  /// - Throws: `SystemFault` with the error of `posix_spawn`, such as for a missing program.
  init(starting launch: Launch, pair: borrowing Descriptor) throws(SystemFault) {
    let pair = try pair.duplicateAboveStandard()
    let log = try ExtensionLogFile(path: launch.logPath).opened()
    var start = ProgramStart(
      [launch.calledAs ?? launch.path] + launch.arguments,
      file: launch.path
    )
    start.environment = launch.environment.map { launch.variables + $0 }
    start.added = launch.variables
    start.standing = .ownGroup
    start.descriptors = [
      (nil, 0), (log.number, 1), (log.number, 2), (pair.number, HostPair.descriptor),
    ]
    let identifier = try Self.start { () throws(SystemFault) in
      ProgramStart.closeInheritedOnExec()
      do throws(ProgramStart.Failure) {
        return try start.spawn()
      } catch {
        throw SystemFault(number: error.number)
      }
    }
    // A sanitizer's shadow of all addresses counts as data.
    #if os(Linux) && !SANITIZED
    _ = widgetctl_limit_data(identifier, ExtensionProcess.dataBytes)
    #endif
    self.init(identifier: identifier)
  }
}

extension ExtensionProcess {
  /// The program to start, and its arguments, output and environment.
  package struct Launch: Equatable, Sendable {
    /// The extension's name, as messages show it.
    package var name: String
    /// The program's absolute path.
    package var path: String
    /// The program's first argument, the name by which it is started; `nil` for the path.
    package var calledAs: String?
    package var arguments: [String]
    /// The file for the program's standard output and error.
    ///
    /// The output is discarded if the path is `nil` or the file cannot be opened.
    package var logPath: String?
    /// The environment, as a list of `NAME=value`; `nil` for the host's own.
    package var environment: [String]?
    /// Additional variables, as a list of `NAME=value`; they replace variables of the host with the
    /// same name.
    package var variables: [String] = []
    /// The protocol version of the program's last answer; if the program answers in another, it is
    /// started again.
    package var version: ProtocolVersion

    /// The protocol versions that this host supports, in which the program may be started again.
    var spoken = ProtocolVersion.spoken

    package init(
      name: String,
      path: String,
      calledAs: String? = nil,
      arguments: [String] = [],
      logPath: String? = nil,
      environment: [String]? = nil,
      version: ProtocolVersion = .current
    ) {
      self.name = name
      self.path = path
      self.calledAs = calledAs
      self.arguments = arguments
      self.logPath = logPath
      self.environment = environment
      self.version = version
    }
  }
}
