import Essentials
internal import Ground
import SystemLibrary
package import WidgetIntents
internal import Wire

/// An extension's end of the connection: frames are sent whole, whichever task sends them.
package final class HostLink: Sendable {
  private struct State {
    /// The continuations of requests to the host, by correlation.
    var questions: [UInt32: CheckedContinuation<Frame?, Never>] = [:]
    var lastQuestion: UInt32 = 0
    var isClosed = false
  }

  /// The bit that marks the extension's own requests.
  private static let questionBit: UInt32 = 0x8000_0000

  private let descriptor: Int32
  /// Whether frames can still be sent; the value is locked while a frame is being sent.
  private let sending = Guarded(true)
  private let state = Guarded(State())

  /// Creates the link; the caller owns the descriptor, which must stay open until `close()` has
  /// returned.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for bytes; returns none once the host has closed the connection.
  func receive() -> [UInt8] {
    let size = 64 << 10
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = recv(descriptor, buffer.baseAddress, size, 0)
        initialized = max(0, count)
      }
      if count >= 0 { return bytes }
      guard errno == EINTR else { return [] }
    }
  }

  /// Sends a frame; once the connection is closed, the frame is dropped, because there is no host.
  func send(_ frame: Frame) throws(FrameFault) {
    let bytes = try frame.encoded()
    sending.withLock { isOpen in
      var sent = 0
      while isOpen, sent < bytes.count {
        let count = bytes.withUnsafeBytes { buffer in
          HostLink.write(to: descriptor, UnsafeRawBufferPointer(rebasing: buffer[sent...]))
        }
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return
        }
      }
    }
  }

  /// Sends the host a message that needs no answer.
  func notify(_ kind: FrameKind, _ message: some Wired) {
    // What cannot be written is not worth a failure.
    guard let frame = try? Frame(kind, 0, message: message) else { return }
    try? send(frame)
  }

  /// Sends the host a request and waits for its answer; `nil` if the connection was closed instead.
  func ask(_ kind: FrameKind, _ message: some Wired) async throws(FrameFault) -> Frame? {
    let correlation = state.withLock { state in
      state.lastQuestion = (state.lastQuestion + 1) & ~HostLink.questionBit
      return state.lastQuestion | HostLink.questionBit
    }
    let frame = try Frame(kind, correlation, message: message)
    _ = try frame.encoded()
    return await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.questions[correlation] = continuation }
        return state.isClosed
      }
      if isClosed {
        continuation.resume(returning: nil)
      } else {
        try? send(frame)
      }
    }
  }

  /// Passes a host's answer to the task that waits for it; an unexpected one is dropped.
  func answer(_ frame: Frame) {
    state.withLock { $0.questions.removeValue(forKey: frame.correlation) }?
      .resume(returning: frame)
  }

  /// Resumes all tasks that wait for an answer, and prevents further sending.
  ///
  /// Work may continue after the host has ended, when the descriptor's number may belong to another
  /// file.
  func close() {
    // Wakes a task that waits to send to a host that does not read.
    shutdown(descriptor, Int32(SHUT_RDWR))
    sending.withLock { $0 = false }
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.questions = [:] }
      return state.questions.values
    }
    for continuation in waiting { continuation.resume(returning: nil) }
  }

  private static func write(to number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
    SystemLibrary.send(number, bytes.baseAddress, bytes.count, 0)
    #else
    SystemLibrary.send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}

/// Messages from widget code to the host during a request.
extension HostLink {
  /// The link of the request that the current task works on; `nil` outside of a request.
  package static var current: HostLink? { RunScope.current.link }

  package func progress(_ fraction: Double? = nil, _ text: String) {
    guard RunScope.current.notices?.admitsRemark() != false else { return }
    notify(.progress, ProgressNotice(fraction: fraction, text: text))
  }

  package func log(_ level: LogNotice.Level, _ text: String) {
    guard RunScope.current.notices?.admitsRemark() != false else { return }
    notify(.log, LogNotice(level: level, text: text))
  }

  /// Requests new timelines of a kind, or of all kinds (WK-38, WK-42).
  package func requestReload(ofKind kind: String? = nil) {
    if let notices = RunScope.current.notices { return notices.addReload(ofKind: kind) }
    notify(.reload, ReloadNotice(kind: kind))
  }

  /// Asks the user a question; `.unanswered` if no user can be asked.
  package func prompt(_ question: Question) async -> Answer {
    guard let deadline = RunScope.current.deadline else { return await put(question) }
    return await deadline.pause { await put(question) }
  }

  private func put(_ question: Question) async -> Answer {
    guard let frame = try? await ask(.prompt, question) else { return .unanswered }
    return (try? frame.message(Answer.self)) ?? .unanswered
  }

  /// Returns the next piece of the standard input of the command that runs a script; empty at its
  /// end.
  ///
  /// - Throws: The reason why it cannot be read.
  func input() async throws(IntentError) -> [UInt8] {
    do {
      guard let frame = try await ask(.input, EmptyMessage()) else { throw IntentError.cancelled }
      if case .intent(let error)? = try frame.message(InputReply.self).failure { throw error }
      return frame.attachment
    } catch let error as IntentError {
      throw error
    } catch {
      throw .failed("standard input cannot be read: \(ServedFailure(error).message)")
    }
  }

  /// Returns the placed widgets of this extension (WK-39).
  package func configurations() async -> [PlacedConfiguration] {
    guard let frame = try? await ask(.configurations, EmptyMessage()) else { return [] }
    return (try? frame.message([PlacedConfiguration].self)) ?? []
  }
}
