internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An extension's end of the pair: frames leave whole, whichever task sends them.
package final class HostLink: Sendable {
  private struct State {
    /// Continuations of what was asked of the host, by correlation.
    var questions: [UInt32: CheckedContinuation<Frame?, Never>] = [:]
    var lastQuestion: UInt32 = 0
    var isClosed = false
  }

  /// Marks the extension's own requests.
  private static let questionBit: UInt32 = 0x8000_0000

  private let descriptor: Int32
  /// Whether frames still leave; held while one does.
  private let sending = Mutex(true)
  private let state = Mutex(State())

  /// Does not own the descriptor, which must stay open until `close()` has returned.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for bytes; empty once the host has closed the pair.
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

  /// Sends a frame; a pair that is closed swallows it, since nobody is left to be told.
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

  /// Tells the host something that needs no answer.
  func tell(_ kind: FrameKind, _ message: some Encodable) {
    // What cannot be written as JSON, such as a fraction that is no number, is not worth a failure.
    guard let frame = try? Frame(kind, 0, message: message) else { return }
    try? send(frame)
  }

  /// Asks the host and waits for its answer; `nil` when the pair was closed instead.
  func ask(_ kind: FrameKind, _ message: some Encodable) async throws(FrameFault) -> Frame? {
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

  /// Hands a host's answer to whoever asked; what nobody asked for is dropped.
  func answer(_ frame: Frame) {
    state.withLock { $0.questions.removeValue(forKey: frame.correlation) }?
      .resume(returning: frame)
  }

  /// Lets go of everybody who still waits for an answer; nothing is sent from then on.
  ///
  /// Work goes on after its host has gone, and the descriptor's number may be another file's by then.
  func close() {
    // Wakes whoever waits to send to a host that does not read.
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
    Darwin.send(number, bytes.baseAddress, bytes.count, 0)
    #else
    Glibc.send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
