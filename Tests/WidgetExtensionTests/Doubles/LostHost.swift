import Ground
import SystemLibrary

@testable import WidgetExtension

/// A host with a separate socket pair, which disconnects while a script runs.
final class LostHost: Sendable {
  private let end: Guarded<Int32>
  private let hello: Hello

  /// Connects to a new server that uses the store of `notes`.
  init(of notes: ServedNotes) throws {
    let pair = try SocketPair()
    let (served, content) = (pair.served, notes.content)
    try BlockingThread.start {
      let end = Descriptor(owning: served)
      RequestLoop(content: content, link: HostLink(descriptor: end.number)).run()
    }
    end = Guarded(pair.host)
    hello = Hello(storePath: notes.storePath)
  }

  /// Sends the request for a script, and returns the kind of the first frame that arrives.
  func run(_ request: ScriptRequest) async throws -> FrameKind? {
    var frame = try Frame(.runScript, 2, message: ScriptMessage(request))
    frame.attachment = request.attachment
    let bytes = try Frame(.hello, 1, message: hello).encoded() + frame.encoded()
    let number = end.withLock { $0 }
    return await withCheckedContinuation { continuation in
      try? BlockingThread.start {
        _ = write(number, bytes, bytes.count)
        var incoming = FrameBuffer()
        var piece = [UInt8](repeating: 0, count: 4_096)
        var kind: FrameKind?
        while kind == nil {
          let count = read(number, &piece, piece.count)
          guard count > 0 else { break }
          incoming.append(piece[..<count])
          kind = (try? incoming.next())?.kind
        }
        continuation.resume(returning: kind)
      }
    }
  }

  func close() {
    end.withLock { number in
      if number >= 0 { _ = shutdown(number, Int32(SHUT_RDWR)) }
      number = -1
    }
  }
}
