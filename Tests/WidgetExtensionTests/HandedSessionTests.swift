import SystemLibrary
import TestSupport
import Testing

@testable import WidgetExtension

@Suite("An extension that one host leaves to another", .timeLimit(.minutes(5)))
struct HandedSessionTests {
  /// A script that prints a line when it is started, and ends when the socket pair is closed.
  private static let script = "echo started; cat <&3 >/dev/null; echo ended"

  private let folder = TemporaryFolder()
  private var log: String { "\(folder.path)/shell.log" }

  private func start() throws -> ExtensionSession {
    ExtensionSession(
      try ExtensionSession.State(starting: .shell(Self.script, logPath: log)),
      hello: Hello()
    )
  }

  @Test func `its process goes on without the first host, and ends with the second`() async throws {
    try await onThread {
      var first: ExtensionSession? = try start()
      let (handed, descriptor) = try #require(first?.handOver())
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 64)
      // Its session closes its own end of the pair, and kills nothing.
      first = nil
      #expect(kill(handed.process, 0) == 0)
      let second = ExtensionSession(handed, descriptor: copy, logPath: log, hello: Hello())
      #expect(second.isAlive)
      second.end()
      #expect(folder.text("shell.log") == "started\nended\n")
    }
  }

  @Test func `its new host numbers its requests where the first one stopped`() throws {
    let handed = HandedSession(name: "a", process: 1, version: 2, lastCorrelation: 41)
    let bytes = try MessageBytes.of(handed)
    #expect(try MessageBytes.message(HandedSession.self, in: bytes) == handed)
  }

  @Test func `one that was lost, or has no process, is not handed over`() async throws {
    #expect(try FakePeer().client.handOver() == nil)
    try await onThread {
      let session = try start()
      session.end()
      #expect(session.handOver() == nil)
      var other: ExtensionSession? = try start()
      let process = try #require(other?.handOver()).session.process
      #expect(other?.handOver() == nil)
      other = nil
      // An ended child that is left uncollected would keep the tests from seeing those of others end.
      var status: Int32 = 0
      #expect(waitpid(process, &status, 0) == process)
    }
  }
}
