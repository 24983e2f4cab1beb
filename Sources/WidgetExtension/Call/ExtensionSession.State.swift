internal import Moments
import SystemLibrary
internal import WidgetIntents

extension ExtensionSession {
  /// The state of a host's session with one extension: the connection, the process, and why the
  /// session ended.
  struct State: ~Copyable, Sendable {
    let name: String
    let logPath: String?
    let cancellationGrace: Duration
    /// The clock by which the time limits of requests are measured.
    let clock: Deadline.Clock
    var connection: Connection?
    private var process: ExtensionProcess?
    /// The number of the process; `nil` if the other end is in this process.
    private(set) var processIdentifier: pid_t?
    /// Whether the process was found to have ended while its end of the connection was still open.
    private(set) var wasEnded = false
    /// The reason why no more requests can be sent.
    private(set) var fault: ExtensionError?
    private(set) var version: ProtocolVersion
    /// The language in which the extension answers.
    private var language = UserLanguage.english
    private(set) var lastCorrelation: UInt32 = 0
    private var hello: Hello?
    /// The parameters for starting the program again; `nil` if it was started again already, or by
    /// another host.
    private var launch: ExtensionProcess.Launch?

    /// Starts the extension's program, connected to this host by a pair of sockets.
    init(
      starting launch: ExtensionProcess.Launch,
      clock: @escaping Deadline.Clock = Deadline.monotonic
    ) throws(ExtensionError) {
      do throws(SystemFault) {
        let pair = try SocketPair()
        let host = Descriptor(owning: pair.host)
        let served = Descriptor(owning: pair.served)
        let process = try ExtensionProcess(starting: launch, pair: served)
        let identifier = process.identifier
        self.init(
          name: launch.name,
          logPath: launch.logPath,
          end: host,
          process: process,
          clock: clock,
          version: launch.version
        )
        self.launch = launch
        processIdentifier = identifier
      } catch {
        throw ExtensionError(
          name: launch.name,
          reason: .couldNotStart(path: launch.path, number: error.number)
        )
      }
    }

    /// Creates the state for an open connection, whose other end an extension already uses.
    init(
      name: String,
      logPath: String? = nil,
      end: consuming Descriptor,
      process: consuming ExtensionProcess? = nil,
      cancellationGrace: Duration = Exchange.cancellationGrace,
      clock: @escaping Deadline.Clock = Deadline.monotonic,
      version: ProtocolVersion = .current
    ) {
      self.name = name
      self.logPath = logPath
      self.cancellationGrace = cancellationGrace
      self.clock = clock
      self.process = process
      self.version = version
      connection = Connection(end, version: version)
    }

    /// Sends the hello message without waiting for an answer; an error is reported by the first
    /// request.
    mutating func greet(_ hello: Hello) {
      self.hello = hello
      language = hello.answers
      guard
        let frame = try? Frame(.hello, nextCorrelation(), message: hello, version: version),
        let bytes = try? frame.encoded()
      else { return }
      _ = connection?.send(bytes, by: Deadline(after: ExtensionProcess.grace))
    }

    /// Continues the numbering of requests where another host has stopped.
    mutating func follow(_ handed: HandedSession) {
      processIdentifier = handed.process
      lastCorrelation = UInt32(clamping: handed.lastCorrelation)
    }

    /// Releases the process, which continues, and returns its number; `nil` if there is none.
    mutating func release() -> pid_t? {
      guard let identifier = process?.identifier else { return nil }
      process?.release()
      process = nil
      return identifier
    }

    /// Closes the connection, which ends the extension, and waits until the process has ended.
    mutating func end() {
      connection = nil
      _ = process?.wait(upTo: ExtensionProcess.grace)
      process = nil
      log.cut()
      if fault == nil { fault = error(.closed) }
    }

    mutating func nextCorrelation() -> UInt32 {
      // The top bit marks what the extension asks.
      lastCorrelation = (lastCorrelation + 1) & 0x7FFF_FFFF
      return lastCorrelation
    }

    func error(_ reason: ExtensionError.Reason) -> ExtensionError {
      ExtensionError(name: name, reason: reason, logPath: logPath, language: language)
    }

    func error(_ fault: FrameFault) -> ExtensionError {
      ExtensionError(name: name, fault: fault, logPath: logPath)
    }

    /// Ends an extension that cannot be used any more, and records the reason.
    mutating func abandon(_ fault: ExtensionError) {
      self.fault = fault
      connection = nil
      process?.kill()
      process = nil
      log.cut()
    }

    /// Starts the program again in the protocol version of its answer, and returns whether that
    /// succeeded.
    ///
    /// The host must support that version. No request has been begun: an extension rejects the
    /// first frame of another version.
    mutating func startAgain(after error: ExtensionError) -> Bool {
      guard case .wrongVersion(let found, _) = error.reason, var launch, let hello,
        let version = launch.spoken.first(where: { Int($0.rawValue) == found }),
        version != self.version
      else { return false }
      launch.version = version
      guard var session = try? State(starting: launch, clock: clock) else { return false }
      session.launch = nil
      session.greet(hello)
      self = session
      return true
    }

    /// Checks whether the process has ended while its end of the connection is open.
    mutating func lookAtProcess() {
      wasEnded = process?.looksEnded() ?? false
    }

    /// The log file that contains the extension's output.
    var log: ExtensionLogFile { ExtensionLogFile(path: logPath) }

    /// Returns the reason why the other end closed the connection.
    mutating func reasonOfClosing() -> ExtensionError.Reason {
      switch process?.wait(upTo: ExtensionProcess.grace) {
      case .exited(let code): .exited(code: code)
      case .signalled(let signal): .crashed(signal: signal)
      case nil: .closed
      }
    }
  }
}
