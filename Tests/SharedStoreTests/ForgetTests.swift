import Foundation
import Testing

@testable import SharedStore

@Suite("Forgotten runs (RD-13)")
struct ForgetTests {
  let folder = TemporaryStore()

  /// Returns a store with a note that three runs have changed, and one that another run has added.
  private func filled() async throws -> SharedStore {
    let store = try folder.open()
    try await store.perform("add") { _ = try await store.write { try $0.insert(Note("first")) } }
    for text in ["secret", "last"] {
      try await store.perform(text) {
        _ = try await store.write { try $0.update(Note(text, key: 1)) }
      }
    }
    try await store.perform("other") { _ = try await store.write { try $0.insert(Note("other")) } }
    return store
  }

  @Test func `what a run was asked and what stood before it are gone, its record stays`()
    async throws
  {
    let store = try await filled()
    let forgotten = try await store.forget([2])
    #expect(forgotten.runs.map(\.run.id) == ["secret"])
    #expect(try await store.read { try $0.log(limit: 9) }.map(\.number) == [4, 3, 1])
    #expect(try await store.read { try $0.changes(ofRun: "secret") }.isEmpty)
    #expect(try await store.allNotes().values.map(\.text).sorted() == ["last", "other"])
  }

  @Test func `no file of the store holds it any more`() async throws {
    let store = try folder.open()
    let word = "a-word-that-is-nowhere-else"
    try await store.perform("add", intent: word) {
      _ = try await store.write { try $0.insert(Note("x")) }
    }
    _ = try await store.forget([1])
    for file in try folder.files() {
      let path = folder.location.directory + "/" + file
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(bytes.range(of: Data(word.utf8)) == nil, "\(file)")
    }
  }

  @Test func `earlier runs on its records can no longer be taken back, later ones can`()
    async throws
  {
    let store = try await filled()
    #expect(try await store.forget([2]).settled.map(\.run.id) == ["add"])
    try await store.undo(.run("last"), id: "undo-last")
    #expect(try await store.allNotes()[1]?.text == "secret")
    let error = await #expect(throws: StoreError.self) {
      try await store.undo(.run("add"), id: "undo-add")
    }
    #expect(error?.message.contains("can no longer be undone") == true)
    #expect(try await store.undo(.last(9), id: "undo").runs.map(\.run.id) == ["other"])
  }

  @Test func `a run that can no longer be taken back still stands in the way of those before it`()
    async throws
  {
    let store = try folder.open()
    try await store.perform("two") {
      try await store.write { for text in ["a", "b"] { try $0.insert(Note(text)) } }
    }
    try await store.perform("both") {
      try await store.write { for key in 1...2 { try $0.update(Note("c", key: Int64(key))) } }
    }
    try await store.perform("one") {
      _ = try await store.write { try $0.update(Note("d", key: 1)) }
    }
    #expect(try await store.forget([3]).settled.map(\.run.id) == ["both", "two"])
    await #expect(throws: StoreError.self) { try await store.undo(.run("two"), id: "undo") }
  }

  @Test func `what was taken back before a forgotten change does not come back over it`()
    async throws
  {
    let store = try folder.open()
    try await store.perform("add") { _ = try await store.write { try $0.insert(Note("first")) } }
    try await store.perform("away") {
      _ = try await store.write { try $0.update(Note("x", key: 1)) }
    }
    try await store.undo(.run("away"), id: "undo-away")
    try await store.perform("kept") {
      _ = try await store.write { try $0.update(Note("y", key: 1)) }
    }
    #expect(try await store.forget([4]).settled.map(\.run.id) == ["away", "add"])
    await #expect(throws: StoreError.self) { try await store.redo(.last(1), id: "redo") }
    await #expect(throws: StoreError.self) { try await store.redo(.run("away"), id: "redo") }
    #expect(try await store.allNotes()[1]?.text == "y")
  }

  @Test func `keys of the runs that stay hold`() async throws {
    let store = try folder.open()
    try await store.perform("add", key: "k") {
      _ = try await store.write { try $0.insert(Note("first")) }
    }
    try await store.perform("change") {
      _ = try await store.write { try $0.update(Note("x", key: 1)) }
    }
    _ = try await store.forget([2])
    #expect(try await store.read { try $0.run(forKey: "k") }?.run.id == "add")
  }

  @Test func `a number that no run has, and a run that may go on, are refused`() async throws {
    let store = try folder.open(now: 1_000)
    let run = JournalRun(id: "open", intent: "i", parameters: [], key: nil, origin: "test")
    try await StoreScope.with(run: run) { _ = try await store.write { try $0.insert(Note("x")) } }
    for (numbers, reason) in [([7], "there is no run 7"), ([1], "run 1 has not ended yet")] {
      await #expect(throws: StoreError.cannotUndo(reason: reason)) {
        try await store.forget(numbers.map { Int64($0) })
      }
    }
    let later = try folder.open(now: 4_000_000_000)
    #expect(try await later.forget([1]).runs.map(\.number) == [1])
  }
}
