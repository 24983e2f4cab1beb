import Ground
import SystemLibrary
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("An extension's process", .timeLimit(.minutes(5)))
struct ExtensionServerTests {
  @Test func `without a host it says so and exits with 64`() async {
    let result = await #expect(
      processExitsWith: .exitCode(64),
      observing: [\.standardErrorContent]
    ) {
      let file = open("/dev/null", O_RDONLY)
      ExtensionServer.serve(try emptyContent(), on: file) { park() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("this program holds widgets"))
  }

  @Test func `it ends when the pair closes, whatever its main thread does`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let pair = try SocketPair()
      close(pair.host)
      ExtensionServer.serve(try emptyContent(), on: pair.served) { park() }
    }
  }

  @Test func `it answers, and what the author prints reaches the log alone`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = TemporaryFolder()
      let log = "\(folder.path)/author.log"
      let pair = try SocketPair()
      try BlockingThread.start {
        let session = ExtensionSession.State(name: "own", end: Descriptor(owning: pair.host))
        let client = ExtensionSession(
          session,
          hello: Hello(timeZone: "Asia/Tokyo", logPath: log)
        )
        let isAnswered = (try? client.describe(within: .seconds(120))) != nil
        print("from the author")
        fflush(nil)
        let zone = getenv("TZ").map { String(cString: $0) }
        let isLogged = folder.text("author.log") == "from the author\n"
        // The process ends without the folder's own end.
        unlink(log)
        rmdir(folder.path)
        // 0 comes from the end of the pair; anything else is a failure of this test.
        guard isAnswered, isLogged, zone == "Asia/Tokyo" else { _exit(9) }
        client.end()
      }
      ExtensionServer.serve(try emptyContent(), on: pair.served) { park() }
    }
  }
}

private func emptyContent() throws -> ServedContent {
  ServedContent(eachWidget: EachWidget([]), intents: try IntentRegistry(intents: []))
}

private func park() -> Never {
  while true { pause() }
}
