import SharedStore
import Testing
import WidgetIntents

@testable import WidgetExtension

extension PerformTests {
  private func preview(_ intent: String, _ words: String) async throws -> PerformReply {
    var request = PerformRequest(
      intent: intent,
      arguments: [IntentArgument("words", text: words)],
      runID: "p1",
      origin: "perform",
      now: 0
    )
    request.isPreview = true
    return try await notes.ask { [request] client throws(ExtensionError) in
      try client.perform(request, within: ServedNotes.patience)
    }
  }

  @Test func `a preview says what would be done, writes nothing and leaves no run`() async throws {
    _ = try await notes.perform("plan-note", [IntentArgument("words", text: "tea")], run: "r1")
    let reply = try await preview("plan-note", "milk")
    #expect(reply.outcome == IntentOutcome(dialog: "Note 2: milk"))
    #expect(try await notes.timeline("notes").entries.map(\.words) == ["tea"])
    #expect(try StoreReader(at: StoreLocation(path: notes.storePath)).run("p1") == nil)
  }

  @Test func `the store refuses what a preview would write`() async throws {
    _ = try await notes.perform("plan-note", [IntentArgument("words", text: "tea")], run: "r1")
    let error = await #expect(throws: ExtensionError.self) {
      try await preview("plan-note", "now")
    }
    #expect(error?.message.contains("a preview changes nothing") == true)
    #expect(try await notes.timeline("notes").entries.map(\.words) == ["tea"])
  }

  @Test func `an intent that does not say what it would do is not performed in its place`()
    async throws
  {
    let error = await #expect(throws: ExtensionError.self) {
      try await preview("write-note", "milk")
    }
    #expect(error?.message == "write-note cannot describe its effect in advance")
    #expect(error?.exitCode == 64)
    #expect(try await notes.timeline("notes").entries.map(\.words) == [""])
  }

  @Test func `the description says which intents have a preview`() async throws {
    let intents = try await notes.ask { client throws(ExtensionError) in
      try client.describe(within: ServedNotes.patience).intents
    }
    #expect(intents.filter(\.isPreviewable).map(\.name) == ["plan-note"])
  }
}
