import Foundation
import SharedStore
import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("An extension that dies unanswered")
struct LostRunTests {
  private let crash = ExtensionError(name: "HomeWidgets", reason: .crashed(signal: 9))

  /// Runs `body` with a store in a folder of its own.
  private func withStore(_ body: (HostStore, SharedStore) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lost-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = EnvironmentVariables([
      "HOME": folder.path, "WIDGETCTL_STORE": folder.appending(path: "s.sqlite").path,
    ])
    let store = try HostStore(
      CommandContext(
        arguments: Arguments(),
        environment: environment,
        output: Output(isJSON: false),
        now: 0
      )
    )
    _ = try await WritableStore(location: store.location).open()
    try await body(store, try SharedStore(at: store.location, schemas: [LostNote.schema]))
  }

  /// Commits a change on behalf of a run, as an intent does.
  private func commit(_ id: String, in store: SharedStore) async throws -> JournalRun {
    let run = JournalRun(
      id: id,
      intent: "AddIntent",
      parameters: "[]",
      key: nil,
      origin: "perform"
    )
    try await JournalRun.$current.withValue(run) {
      _ = try await store.write { try $0.insert(LostNote(key: 0, text: "x")) }
    }
    return run
  }

  @Test func `a run that is not in the journal changed nothing`() async throws {
    try await withStore { host, _ in
      let error = #expect(throws: CommandError.self) {
        try LostRun(id: "a", error: crash).truth(in: host)
      }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.hasSuffix("; nothing was changed") == true)
    }
  }

  @Test func `a run that was committed and finished has its answer in the journal`() async throws {
    try await withStore { host, store in
      let run = try await commit("b", in: store)
      let outcome = RunResult.performed(IntentOutcome(dialog: "Added."))
      try await store.finish(run, result: outcome.journalBytes)
      let reply = try LostRun(id: "b", error: crash).truth(in: host)
      #expect(reply.outcome.dialog == "Added.")
    }
  }

  @Test func `a run that was committed and not finished is told as a change that is kept`()
    async throws
  {
    try await withStore { host, store in
      _ = try await commit("c", in: store)
      let error = #expect(throws: CommandError.self) {
        try LostRun(id: "c", error: crash).truth(in: host)
      }
      #expect(error?.exitCode == .unavailable)
      #expect(error?.message.contains("after it had stored a change") == true)
    }
  }
}

/// The smallest record that an intent can change.
private struct LostNote: StoreRecord {
  static let collection = StoreCollection("notes", columns: [StoreColumn("text", .text)])
  static let schema = ModuleSchema(
    name: "notes",
    migrations: [Migration(1, [.createCollection(collection)])]
  )

  var key: Int64
  var text: String

  init(key: Int64, text: String) {
    self.key = key
    self.text = text
  }

  init(row: StoreRow) throws {
    key = row.key
    text = try row.value("text")
  }

  func encode(into values: inout StoreRowValues) { values.set("text", to: text) }
}
