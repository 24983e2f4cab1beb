import SystemLibrary

@testable import WidgetExtension

/// The other end of a client's socket pair, which sends any bytes that a test wants, valid or not.
final class FakePeer: Sendable {
  /// The correlation number of the first request; the hello message before it has 1.
  static let firstCorrelation: UInt32 = 2

  let client: ExtensionSession
  private let end: Descriptor

  /// Creates the peer; for the client it is the extension `fake`.
  init(clock: @escaping Deadline.Clock = Deadline.monotonic) throws {
    let pair = try SocketPair()
    let host = Descriptor(owning: pair.host)
    client = ExtensionSession(
      ExtensionSession.State(name: "fake", end: host, clock: clock),
      hello: Hello()
    )
    end = Descriptor(owning: pair.served)
  }

  /// Sends bytes; if the client does not read yet, they remain in the socket.
  func send(_ bytes: [UInt8]) {
    _ = write(end.number, bytes, bytes.count)
  }

  func send(_ frame: Frame) throws {
    send(try frame.encoded())
  }

  /// Closes the connection for sending; bytes that were sent before can still be read.
  func hangUp() {
    shutdown(end.number, Int32(SHUT_WR))
  }

  /// Returns the frames that the client has sent so far.
  func received() throws -> [Frame] {
    var incoming = FrameBuffer()
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(end.number, &piece, piece.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      incoming.append(piece[..<count])
    }
    var frames: [Frame] = []
    while let frame = try incoming.next() { frames.append(frame) }
    return frames
  }
}
