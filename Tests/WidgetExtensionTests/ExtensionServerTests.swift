#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("An extension's process")
struct ExtensionServerTests {
  @Test func `without a host it says so and exits with 64`() async {
    let result = await #expect(
      processExitsWith: .exitCode(64),
      observing: [\.standardErrorContent]
    ) {
      close(3)
      ExtensionServer.serve(try emptyContent()) { park() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("this program holds widgets"))
  }

  @Test func `it ends when the pair closes, whatever its main thread does`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(try pairOnDescriptorThree())
      ExtensionServer.serve(try emptyContent()) { park() }
    }
  }

  @Test func `it answers, and what the author prints reaches the log alone`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let folder = TemporaryFolder()
      let log = "\(folder.path)/author.log"
      let host = try pairOnDescriptorThree()
      try BlockingThread.start {
        let session = ExtensionSession(name: "own", end: Descriptor(owning: host))
        let client = ExtensionClient(
          session,
          hello: Hello(timeZone: "Asia/Tokyo", logPath: log)
        )
        let isAnswered = (try? client.describe()) != nil
        print("from the author")
        fflush(nil)
        let zone = getenv("TZ").map { String(cString: $0) }
        let isLogged = folder.text("author.log") == "from the author\n"
        // 0 comes from the end of the pair; anything else is a failure of this test.
        guard isAnswered, isLogged, zone == "Asia/Tokyo" else { _exit(9) }
        client.end()
      }
      ExtensionServer.serve(try emptyContent()) { park() }
    }
  }
}

private func emptyContent() throws -> ServedContent {
  ServedContent(widgets: [], intents: try IntentRegistry(intents: []))
}

/// Puts the extension's end where a started process finds it, and returns the host's.
private func pairOnDescriptorThree() throws -> Int32 {
  let pair = try SocketPair()
  let host = fcntl(pair.host, F_DUPFD_CLOEXEC, 20)
  let served = fcntl(pair.served, F_DUPFD_CLOEXEC, 20)
  close(pair.host)
  close(pair.served)
  dup2(served, 3)
  close(served)
  return host
}

private func park() -> Never {
  while true { pause() }
}
