import SharedStore
import SystemLibrary
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("A run and its row", .timeLimit(.minutes(5)))
struct JournalledRunTests {
  @Test func `an outcome that cannot be noted is one all the same, and the host's log says so`()
    async throws
  {
    let folder = TemporaryFolder()
    let store = try SharedStore(
      at: StoreLocation(path: "\(folder.path)/store.sqlite"),
      schemas: [Note.schema]
    )
    // While a block is open, no other transaction of the process begins.
    let block = try await store.beginAtomic()
    let pair = try SocketPair()
    let end = Descriptor(owning: pair.served)
    let host = Descriptor(owning: pair.host)
    let link = HostLink(descriptor: end.number)
    let run = JournalRun(id: "r1", intent: "Count", parameters: "{}", key: nil, origin: "test")
    let reply = try await RunScope.with(\.link, link) {
      try await JournalledRun(run: run, store: store).perform { IntentOutcome(value: .int(7)) }
    }
    link.close()
    await store.rollBackAtomic(block)
    #expect(reply == PerformReply(outcome: IntentOutcome(value: .int(7)), runID: "r1"))
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = recv(host.number, &bytes, bytes.count, 0)
    let said = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    #expect(said.contains("the result of run r1 is not noted: the store is busy"))
    #expect(try await store.read { try $0.run("r1") } == nil)
  }
}
