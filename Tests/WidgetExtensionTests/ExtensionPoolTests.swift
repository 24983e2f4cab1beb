import Synchronization
import Testing
import WidgetTimeline

@testable import WidgetExtension

@Suite("The engine's way to the extensions")
struct ExtensionPoolTests {
  private func batch(_ kinds: [String], of name: String = "notes") -> ReloadBatch {
    let requests = kinds.enumerated().map { index, kind in
      ReloadRequest(
        key: TimelineKey(placement: Int64(index), family: .systemSmall),
        kind: kind,
        configuration: [],
        reason: .requested
      )
    }
    return ReloadBatch(
      extensionName: name,
      requests: requests,
      isOffline: false,
      timelineLimit: .seconds(30),
      runLimit: .seconds(45)
    )
  }

  /// The answers by placement, each as the words of its entries or its error's message.
  private func answers(
    _ pool: ExtensionPool,
    _ batch: ReloadBatch
  ) async throws(TimelineError) -> [Int64: String] {
    let answers = Mutex<[Int64: String]>([:])
    try await pool.reload(batch) { answer in
      let text =
        switch answer.result {
        case .success(let timeline): timeline.entries.compactMap(\.words).joined(separator: ",")
        case .failure(let error): error.message
        }
      answers.withLock { $0[answer.key.placement] = text }
    }
    return answers.withLock { $0 }
  }

  @Test func `each request is answered with its timeline or its error`() async throws {
    let notes = try ServedNotes()
    let pool = ExtensionPool { _ in notes.client }
    #expect(
      try await answers(pool, batch(["network", "failing", "nothing"])) == [
        0: "true", 1: "before", 2: "no widget of the kind 'nothing'",
      ]
    )
  }

  @Test func `an unreadable configuration is that widget's failure alone`() async throws {
    let notes = try ServedNotes()
    let pool = ExtensionPool { _ in notes.client }
    var batch = batch(["network", "network"])
    batch.requests[0].configuration = [1, 2, 3]
    let answers = try await answers(pool, batch)
    #expect(answers[0]?.hasPrefix("the configuration of network is an unreadable message") == true)
    #expect(answers[1] == "true")
  }

  @Test func `an extension is started once and again after it died`() async throws {
    let starts = Mutex(0)
    let pool = ExtensionPool { name throws(ExtensionError) in
      starts.withLock { $0 += 1 }
      return try ExtensionClient(starting: .shell("exit 3"), hello: Hello())
    }
    let first = try pool.client(named: "shell")
    #expect(try pool.client(named: "shell") === first)
    #expect(
      try await answers(pool, batch(["x"], of: "shell"))
        == [0: "extension shell exited with code 3 before answering"]
    )
    _ = try? await answers(pool, batch(["x"], of: "shell"))
    #expect(starts.withLock { $0 } == 2)
    pool.end()
  }

  @Test func `an extension that cannot be had ends the batch with the reason`() async {
    let pool = ExtensionPool { name throws(ExtensionError) in
      throw ExtensionError(name: name, reason: .couldNotStart(path: "/gone", number: 2))
    }
    let error = await #expect(throws: TimelineError.self) {
      try await answers(pool, batch(["x"], of: "gone"))
    }
    #expect(
      error?.message == "extension gone could not start: No such file or directory: /gone"
    )
  }

  // The engine does not wait for a batch that it has given up: the extension must end by itself.
  @Test func `cancelling the engine's task cancels the requests`() async throws {
    let notes = try ServedNotes()
    let pool = ExtensionPool { _ in notes.client }
    let batch = batch(["hanging"])
    let task = Task { try await answers(pool, batch) }
    task.cancel()
    #expect(try await task.value == [0: "cancelled"])
  }
}
