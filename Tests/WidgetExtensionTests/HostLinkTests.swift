import Ground
import SystemLibrary
import Testing

@testable import WidgetExtension

@Suite("An extension's end of the pair", .timeLimit(.minutes(5)))
struct HostLinkTests {
  @Test func `after the end nothing is sent, whatever has the number by then`() throws {
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.served)
    let host = Descriptor(owning: pair.host)
    let link = HostLink(descriptor: end.number)
    link.notify(.log, LogNotice(level: .note, text: "before"))
    link.close()
    var piece = [UInt8](repeating: 0, count: 1024)
    #expect(recv(host.number, &piece, piece.count, 0) > 0, "what was sent before the end")
    #expect(recv(host.number, &piece, piece.count, 0) == 0)

    let stranger = try SocketPair()
    let strangersHost = Descriptor(owning: stranger.host)
    let strangersEnd = Descriptor(owning: stranger.served)
    #expect(dup2(strangersEnd.number, end.number) == end.number)
    link.notify(.log, LogNotice(level: .note, text: "after"))
    #expect(recv(strangersHost.number, &piece, piece.count, Int32(MSG_DONTWAIT)) < 0)
  }

  @Test func `the end lets go of a sender whose host does not read`() throws {
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.served)
    let host = Descriptor(owning: pair.host)
    let link = HostLink(descriptor: end.number)
    let done = try SocketPair()
    let finished = Descriptor(owning: done.host)
    try BlockingThread.start {
      let signal = Descriptor(owning: done.served)
      // More than any socket takes before its reader does.
      try? link.send(
        Frame(kind: .reply, correlation: 1, attachment: Array(repeating: 0, count: 8 << 20))
      )
      _ = write(signal.number, [1], 1)
    }
    // The sender is at it: its first bytes are there, and the rest finds no room.
    var piece = [UInt8](repeating: 0, count: 4)
    #expect(recv(host.number, &piece, piece.count, 0) == 4)
    link.close()
    #expect(recv(finished.number, &piece, 1, 0) == 1)
  }
}
