import SystemLibrary
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("What an extension makes of a host's words", .timeLimit(.minutes(5)))
struct RequestLoopTests {
  private let hello = Hello()

  /// Returns the loop's answers to the frames of a host that then closes the socket pair.
  private func answers(to bytes: [UInt8]) async throws -> [Frame] {
    try await onThread { try Self.answers(to: bytes) }
  }

  private static func answers(to bytes: [UInt8]) throws -> [Frame] {
    let pair = try SocketPair()
    let host = Descriptor(owning: pair.host)
    let served = Descriptor(owning: pair.served)
    _ = write(host.number, bytes, bytes.count)
    shutdown(host.number, Int32(SHUT_WR))
    let content = ServedContent(
      eachWidget: EachWidget([]),
      intents: try IntentRegistry(intents: [])
    )
    RequestLoop(content: content, link: HostLink(descriptor: served.number)).run()
    var incoming = FrameBuffer()
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(host.number, &piece, piece.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      incoming.append(piece[..<count])
    }
    var frames: [Frame] = []
    while let frame = try incoming.next() { frames.append(frame) }
    return frames
  }

  private func failure(_ frames: [Frame]) throws -> ServedFailure {
    let frame = try #require(frames.first)
    #expect(frame.kind == .failure)
    return try frame.message(ServedFailure.self)
  }

  @Test func `a request without a hello is refused`() async throws {
    let frames = try await answers(to: Frame(.describe, 7, message: EmptyMessage()).encoded())
    #expect(frames.first?.correlation == 7)
    #expect(try failure(frames) == .badRequest(detail: "no hello came before it"))
  }

  @Test func `a second hello ends the talk`() async throws {
    let hello = try Frame(.hello, 1, message: self.hello).encoded()
    let frames = try await answers(to: hello + hello)
    #expect(try failure(frames).message.contains("a second hello"))
  }

  @Test(arguments: [
    ([10, 0, 0, 0, 70] as [UInt8], "protocol version 70, which is not supported"),
    (Array("GET / HTTP/1.1\r\n\r\n".utf8), "more than the limit of"),
    ([10, 0, 0, 0, ProtocolVersion.current.rawValue, 99], "unknown kind 99"),
  ])
  func `what is no frame ends the talk with a word about it`(
    bytes: [UInt8],
    detail: String
  ) async throws {
    let frames = try await answers(to: bytes)
    #expect(frames.count == 1)
    #expect(try failure(frames).message.contains(detail))
  }

  @Test func `what only extensions send ends the talk`() async throws {
    let frames = try await answers(to: Frame(.progress, 0, message: ["x"]).encoded())
    #expect(try failure(frames).message.contains("which only extensions send"))
  }

  @Test func `an answer that nobody waits for and a late cancel are dropped`() async throws {
    let bytes =
      try Frame(.reply, 0x8000_0009, message: ["x"]).encoded()
      + Frame(kind: .cancel, correlation: 12).encoded()
    #expect(try await answers(to: bytes).isEmpty)
  }
}
