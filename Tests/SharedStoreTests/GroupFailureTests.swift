import Testing

@testable import SharedStore

@Suite("Failures within a group", .timeLimit(.minutes(5)))
struct GroupFailureTests {
  let folder = TemporaryStore()
  let timer = ManualTimer()

  @Test func `a write that throws takes back its own changes and no others`() async throws {
    // RD-2
    let store = try folder.open(timer: timer)
    let old = Note("old", rank: 2, picture: [1])
    try await store.write { try $0.insert(old) }
    try await store.group {
      try await store.perform("first") { _ = try await store.write { try $0.insert(Note("kept")) } }
      await #expect(throws: Interruption.self) {
        try await store.perform("second") {
          try await store.write { transaction in
            try transaction.insert(Note("lost"))
            try transaction.update(Note("changed", key: 1))
            try transaction.update(Note("changed again", key: 1))
            try transaction.delete(Note.self, key: 1)
            try transaction.insert(Note("in its place", key: 1))
            throw Interruption()
          }
        }
      }
      try await store.perform("third") { _ = try await store.write { try $0.insert(Note("kept")) } }
    }
    var expected = old
    expected.key = 1
    let notes = try await store.allNotes()
    #expect(notes[1] == expected)
    #expect(notes.values.map(\.text).sorted() == ["kept", "kept", "old"])
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.run.id) == ["third", "first"])
    #expect(try await store.read { try $0.changes(ofRun: "second") }.isEmpty)
  }

  @Test func `a long write that throws leaves nothing either`() async throws {
    let store = try folder.open(timer: timer)
    let count = CurrentWrite.maximumApplied + 300
    try await store.group {
      try await store.perform("first") { _ = try await store.write { try $0.insert(Note("kept")) } }
      await #expect(throws: Interruption.self) {
        try await store.perform("second") {
          try await store.write { transaction in
            for number in 0..<count { try transaction.insert(Note("lost \(number)")) }
            throw Interruption()
          }
        }
      }
    }
    #expect(try await store.allNotes().count == 1)
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.run.id) == ["first"])
    #expect(try await store.read { try $0.changes(ofRun: "first") }.count == 1)
  }

  @Test func `a write of the store's own tables that throws is taken back too`() async throws {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("kept")) }
      await #expect(throws: Interruption.self) {
        try await store.write { transaction in
          try transaction.insert(Note("lost"))
          try transaction.place(extensionName: "Home", kind: "to-do", family: 2)
          try transaction.insert(Note("lost"))
          throw Interruption()
        }
      }
      try await store.write {
        try $0.place(extensionName: "Home", kind: "sudoku", family: 2)
      }
    }
    #expect(try await store.read { try $0.placedWidgets().map(\.kind) } == ["sudoku"])
    #expect(try await store.allNotes().count == 1)
  }

  @Test func `a group whose transaction was lost says so and goes no further`() async throws {
    let store = try folder.open(timer: timer)
    let lost = StoreError.full(path: folder.location.path)
    do {
      try await store.group {
        try await store.write { try $0.insert(Note("lost")) }
        try await store.endTransactionAsSQLiteDoes()
        await #expect(throws: lost) { try await store.flush() }
        await #expect(throws: lost) { try await store.write { try $0.insert(Note("more")) } }
      }
      Issue.record("the group ended well")
    } catch {
      #expect(error as? StoreError == lost)
    }
    #expect(try await store.allNotes().isEmpty)
    try await store.write { try $0.insert(Note("afterwards")) }
  }
}

extension SharedStore {
  fileprivate func endTransactionAsSQLiteDoes() throws {
    try connection().rollBack()
  }
}
