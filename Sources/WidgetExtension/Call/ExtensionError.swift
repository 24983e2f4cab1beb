internal import Ground
package import Moments
import SystemLibrary
internal import WidgetIntents

/// The failure of a request to an extension: the extension, and the reason.
package struct ExtensionError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// The extension did not answer in time, so that the host killed its process.
    case hung(after: Duration)
    /// The process died of a signal before it answered.
    case crashed(signal: Int32)
    /// The process ended by itself before it answered.
    case exited(code: Int32)
    /// The process closed the connection and kept running, so that the host killed it.
    case closed
    /// The process sent an invalid message, or a message that was not expected.
    case garbage(detail: String)
    case tooLarge(bytes: Int, limit: Int)
    /// The process sent more requests to the host than an answer needs, so that the host killed it.
    case askedTooMuch
    case wrongVersion(found: Int, expected: Int)
    /// The program could not be started; `number` is an `errno`.
    case couldNotStart(path: String, number: Int32)
    /// The program was not started, because users other than its owner can change it.
    case distrusted(why: String, advice: String)
    /// The extension answered with the reason why it cannot fulfil the request.
    case refused(ServedFailure)
    /// The caller asked to stop before the answer came.
    case cancelled
  }

  /// The extension's name.
  package var name: String
  package var reason: Reason
  /// The path of the extension's log, for the hint; `nil` if there is no log.
  package var logPath: String?
  /// The cause of the crash; `nil` for an unknown cause.
  package var cause: String?
  /// The language in which the extension was to answer, and in which its refusal is read.
  package var language = UserLanguage.english

  package init(
    name: String,
    reason: Reason,
    logPath: String? = nil,
    language: UserLanguage = .english
  ) {
    self.name = name
    self.reason = reason
    self.logPath = logPath
    self.language = language
  }

  init(name: String, fault: FrameFault, logPath: String?) {
    let reason: Reason =
      switch fault {
      case .tooLong(let bytes): .tooLarge(bytes: bytes, limit: FrameLimits.frameBytes)
      case .bodyTooLong(let bytes): .tooLarge(bytes: bytes, limit: FrameLimits.bodyBytes)
      case .wrongVersion(let version):
        .wrongVersion(found: Int(version), expected: Int(ProtocolVersion.current.rawValue))
      case .tooShort, .unknownKind, .badPayload, .badBody: .garbage(detail: fault.message)
      }
    self.init(name: name, reason: reason, logPath: logPath)
  }

  /// A description of the problem that includes the value; for a refusal, the extension's own text.
  package var message: String {
    switch reason {
    case .hung(let limit): "extension \(name) hung: no answer after \(text(of: limit))"
    case .crashed(let signal):
      "extension \(name) crashed with signal \(signalName(signal))"
        + (cause.map { ": \($0)" } ?? "")
    case .exited(let code): "extension \(name) exited with code \(code) before answering"
    case .closed: "extension \(name) closed its connection before answering"
    case .garbage(let detail): "extension \(name) sent an invalid message: \(detail)"
    case .tooLarge(let bytes, let limit):
      "extension \(name) sent \(bytes) bytes, more than the limit of \(limit)"
    case .askedTooMuch:
      "extension \(name) sent too many requests to its host and was ended"
    case .wrongVersion(let found, _):
      "extension \(name) uses version \(found) of the protocol, and this program uses version \(Self.spoken)"
    case .couldNotStart(let path, let number):
      "extension \(name) could not start: \(SystemFault.text(number)): \(path)"
    case .distrusted(let why, _): "extension \(name) is not run: \(why)"
    case .refused(let failure): UserLanguage.$spoken.withValue(language) { failure.message }
    case .cancelled: "cancelled"
    }
  }

  /// Advice on how to fix the problem; `nil` if there is none.
  package var hint: String? {
    switch reason {
    case .crashed:
      BlockingThread.memoryHint ?? logPath.map { "its output is in \($0)" }
    case .hung, .exited, .closed, .garbage, .askedTooMuch:
      logPath.map { "its output is in \($0)" }
    case .tooLarge: "make fewer entries, or smaller ones"
    case .wrongVersion(let found, let expected):
      found < expected || Self.ofDevelopment.contains(found)
        ? "'widgetctl extension rebuild \(name)' builds it again"
        : "it was built for a later widgetctl: update widgetctl"
    case .couldNotStart(_, EAGAIN), .couldNotStart(_, ENOMEM):
      BlockingThread.limitsHint
    case .couldNotStart(_, ETXTBSY): "something is still writing the program: try again after it"
    case .couldNotStart: "check that the program is there and may be executed"
    case .distrusted(_, let advice): advice
    case .refused(let failure): UserLanguage.$spoken.withValue(language) { failure.hint }
    case .cancelled: nil
    }
  }

  /// The exit code of a command that ends with this error, from the numbers in sysexits.h (CL-2).
  package var exitCode: Int32 {
    switch reason {
    case .refused(let failure): failure.exitCode
    case .cancelled: ExitCode.interrupted.rawValue
    case .distrusted: ExitCode.notPermitted.rawValue
    // What the system has too little of, or is still being written, may be there at the next try.
    case .couldNotStart(_, EAGAIN), .couldNotStart(_, ENOMEM), .couldNotStart(_, ETXTBSY):
      ExitCode.busy.rawValue
    default: ExitCode.unavailable.rawValue
    }
  }

  /// The protocol versions of programs built before the first release; after the release, versions
  /// began again at 1.
  ///
  /// To be deleted before a release uses one of them.
  private static let ofDevelopment = 6...7

  /// The supported versions, as a list in a sentence.
  private static let spoken = ProtocolVersion.spoken.map { "\($0.rawValue)" }
    .joined(separator: " and ")

  private func text(of limit: Duration) -> String {
    let (seconds, attoseconds) = limit.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    if milliseconds == 0 { return "\(seconds) s" }
    return seconds == 0 ? "\(milliseconds) ms" : "\(seconds) s \(milliseconds) ms"
  }

  private func signalName(_ signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGSEGV: "SIGSEGV"
    case SIGSYS: "SIGSYS"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    case SIGXCPU: "SIGXCPU"
    case SIGXFSZ: "SIGXFSZ"
    default: "\(signal)"
    }
  }
}
