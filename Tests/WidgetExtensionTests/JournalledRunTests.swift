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
    let run = JournalRun(id: "r1", intent: "Count", parameters: [], key: nil, origin: "test")
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

  // CL-22: `undo` does not pass over what the user ran last.
  @Test(arguments: [
    (IntentError.failed("no"), true),
    (.notFound(entity: "Note", text: "99", suggestion: nil), true),
    (.failed(message: "busy", hint: nil, exitCode: 75), false),
    (.missingParameters(["id"], intent: "Count"), false), (.declined("Sure?"), false),
  ])
  func `a failure is noted if it is the outcome of the call`(
    error: IntentError,
    isNoted: Bool
  ) async throws {
    let folder = TemporaryFolder()
    let store = try SharedStore(
      at: StoreLocation(path: "\(folder.path)/store.sqlite"),
      schemas: [Note.schema]
    )
    let run = JournalRun(id: "r1", intent: "Count", parameters: [], key: "k", origin: "test")
    await #expect(throws: IntentError.self) {
      try await JournalledRun(run: run, store: store).perform { throw error }
    }
    let noted = try await store.read { try $0.run("r1") }
    #expect((noted != nil) == isNoted)
    // The key may be used again.
    #expect(noted?.run.key == nil)
    let reading = JournalRun(id: "r2", intent: "Count", parameters: [], key: nil, origin: "test")
    await #expect(throws: IntentError.self) {
      try await JournalledRun(run: reading, store: store, isReading: true).perform { throw error }
    }
    #expect(try await store.read { try $0.run("r2") } == nil)
  }
}
