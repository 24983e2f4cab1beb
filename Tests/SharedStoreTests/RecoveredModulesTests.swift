import Foundation
import Testing

@testable import SharedStore

/// Tests that a recovered store can be used, whichever of the store's own tables was lost.
@Suite("Stores after a recovery (RD-11)", .timeLimit(.minutes(5)))
struct RecoveredModulesTests {
  let folder = TemporaryStore()

  private func recover() throws -> RecoveryReport {
    try #require(
      try StoreRecovery(folder.location, now: RecoveryTests.instant).recover().report
    )
  }

  private func add(_ text: String, to store: SharedStore) async throws {
    let run = JournalRun(
      id: "run of \(text)",
      intent: "add",
      parameters: [],
      key: nil,
      origin: "perform"
    )
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note(text)) }
      try await store.finish(run, result: [])
    }
  }

  @Test(arguments: [
    "modules", "changes", "collections", "journal", "placements", "timelines", "entries", "bases",
    "reads", "reloads", "reload_errors", "extensions", "kinds",
  ])
  func `a store that lost one of its own tables takes writes and keeps all records`(
    table: String
  ) async throws {
    do {
      let store = try folder.open()
      try await folder.fill(store, 20)
      for number in 0..<3 { try await add("Milk \(number)", to: store) }
      try await store.emptyLog()
    }
    try folder.overwrite(page: folder.page(of: table), with: 0)
    _ = try recover()
    try StoreHealth.requireSound(folder.location)
    let store = try folder.open()
    for number in 0..<2 { try await add("Bread \(number)", to: store) }
    #expect(try await store.read { try $0.count(Note.self) } == 24)
    _ = try await store.undo(.last(1), id: "undo")
    #expect(try await store.read { try $0.count(Note.self) } == 23)
    _ = try await WidgetTests.place("another", in: store)
  }

  @Test func `a module whose version was lost does its missing steps and no others`() async throws {
    typealias Tag = MigrationTests.Tag
    do {
      let store = try folder.open([MigrationTests.first])
      try await store.write { try $0.insert(MigrationTests.PlainTag("c")) }
      try await folder.fill(try folder.open(), 5)
    }
    try folder.overwrite(page: folder.page(of: "modules"), with: 0)
    _ = try recover()
    let store = try folder.open([MigrationTests.second, Note.schema])
    let tags = try await store.read { try $0.fetch(Tag.self).map(\.name) }
    #expect(tags == ["a", "b", "c"])
    let again = try folder.open([MigrationTests.second, Note.schema])
    #expect(try await again.read { try $0.count(Tag.self) } == 3)
  }

  @Test func `a recovered module that is newer than the program is refused`() async throws {
    do {
      _ = try folder.open([MigrationTests.second])
      try await folder.fill(try folder.open(), 5)
    }
    try folder.overwrite(page: folder.page(of: "timelines_by_due"))
    _ = try recover()
    #expect(throws: StoreError.newerSchema(module: "tags", found: 2, known: 1)) {
      try folder.open([MigrationTests.first])
    }
  }

  @Test func `a run whose changes may be lost in part is not taken back`() async throws {
    do {
      let store = try folder.open()
      try await folder.fill(store, 1_000)
      try await add("Milk", to: store)
      try await store.emptyLog()
    }
    try folder.overwrite(page: folder.page(of: "journal", leaf: 2))
    let report = try recover()
    try #require(report.tables.contains { $0.name == "journal" && !$0.isWhole })
    let store = try folder.open()
    #expect(try await store.undo(.last(1), id: "undo").runs.map(\.run.intent) == ["add"])
    let error = await #expect(throws: StoreError.self) {
      try await store.undo(.last(1), id: "another undo")
    }
    guard case .cannotUndo = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try await store.read { try $0.count(Note.self) } == 999)
  }
}
