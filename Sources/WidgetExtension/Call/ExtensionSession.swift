internal import Ground
internal import Moments
import SystemLibrary
internal import WidgetIntents
internal import Wire

/// The host's side of the connection to one extension: starts it, sends requests, and reports its
/// failure.
///
/// All methods are synchronous: every wait is a `poll` with a deadline on the caller's thread, and
/// one caller is served at a time. After a fault of the extension its process is ended, and every
/// later request fails with the same error.
package final class ExtensionSession: Sendable {
  package let name: String
  private let logPath: String?
  private let language: UserLanguage
  let session: Guarded<ExtensionSession.State>
  private let process: pid_t?

  /// Starts the extension's program and sends it the hello message; does not wait for it.
  ///
  /// - Throws: `ExtensionError` with `.couldNotStart`.
  package convenience init(
    starting launch: ExtensionProcess.Launch,
    hello: Hello
  ) throws(ExtensionError) {
    self.init(try ExtensionSession.State(starting: launch), hello: hello)
  }

  convenience init(_ session: consuming ExtensionSession.State, hello: Hello) {
    session.greet(hello)
    self.init(continuing: session, language: hello.answers)
  }

  /// Creates a session with an extension that has already received the hello message.
  init(continuing session: consuming ExtensionSession.State, language: UserLanguage) {
    name = session.name
    logPath = session.logPath
    self.language = language
    process = session.processIdentifier
    self.session = Guarded(session)
  }

  /// The processor time of the extension since its start, including that of child processes it has
  /// waited for.
  ///
  /// - Returns: `nil` if it cannot be read, and after the extension has ended or was restarted.
  package var processorTime: Duration? { process.flatMap { ProcessorTime.ofChild($0) } }

  /// Whether the extension can still answer requests.
  package var isAlive: Bool {
    session.withLock { $0.fault == nil }
  }

  /// The version of the protocol in which the extension answers.
  package var version: ProtocolVersion {
    session.withLock { $0.version }
  }

  /// Closes the connection, which ends the extension, and waits at most a second for the end of the
  /// process.
  ///
  /// A command that is about to exit need not call this method: the connection closes with the
  /// process.
  package func end() {
    session.withLock { $0.end() }
  }

  /// Sends requests together and calls a handler with each answer and its request's index as it
  /// arrives.
  func exchange(
    _ requests: [ExtensionRequest],
    within limit: Duration,
    _ events: ExtensionSession.Events,
    part: (Frame) -> Void = { _ in },
    answered: (Int, Result<Frame, ExtensionError>) -> Void
  ) {
    session.withLock { session in
      session.exchange(requests, within: limit, events, part: part, answered: answered)
    }
  }

  /// Sends one request and returns the reply, decoded as a message.
  func ask<Reply: Wired>(
    _ kind: FrameKind,
    _ message: some Wired & Sendable,
    within limit: Duration,
    _ events: ExtensionSession.Events
  ) throws(ExtensionError) -> Reply {
    let request = ExtensionRequest(kind, message)
    return try decode(Reply.self, from: reply(to: request, within: limit, events))
  }

  func reply(
    to request: ExtensionRequest,
    within limit: Duration,
    _ events: ExtensionSession.Events,
    part: (Frame) -> Void = { _ in }
  ) throws(ExtensionError) -> Frame {
    var answer: Result<Frame, ExtensionError> = .failure(error(.closed))
    exchange([request], within: limit, events, part: part) { answer = $1 }
    return try answer.get()
  }

  func decode<Message: Wired>(
    _ type: Message.Type,
    from frame: Frame
  ) throws(ExtensionError) -> Message {
    do throws(FrameFault) {
      return try frame.message(type)
    } catch {
      throw self.error(error)
    }
  }

  // These take no lock: they are also called while an exchange holds it.
  func error(_ reason: ExtensionError.Reason) -> ExtensionError {
    ExtensionError(name: name, reason: reason, logPath: logPath, language: language)
  }

  func error(_ fault: FrameFault) -> ExtensionError {
    ExtensionError(name: name, fault: fault, logPath: logPath)
  }
}
