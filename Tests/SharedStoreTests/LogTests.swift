import Testing

@testable import SharedStore

@Suite("Log", .timeLimit(.minutes(5)))
struct LogTests {
  let folder = TemporaryStore()

  func filled() async throws -> SharedStore {
    let store = try folder.open()
    for (number, (intent, origin)) in [
      ("add-to-do", "perform"), ("complete-to-do", "tap"), ("add-to-do", "run"),
      ("add-to-do", "perform"),
    ].enumerated() {
      try await store.perform("\(number)", intent: intent, origin: origin) {
        _ = try await store.write { try $0.insert(Note("x")) }
      }
    }
    return store
  }

  @Test func `runs come newest first, page by page`() async throws {
    let store = try await filled()
    #expect(try await store.read { try $0.log(limit: 2) }.map(\.run.id) == ["3", "2"])
    #expect(try await store.read { try $0.log(limit: 9, offset: 3) }.map(\.run.id) == ["0"])
    #expect(try await store.read { try $0.log(limit: -1, offset: -1) }.isEmpty)
  }

  @Test func `one origin or one intent is asked for`() async throws {
    let store = try await filled()
    let ids = { (origin: String?, intent: String?) in
      try await store.read { try $0.log(origin: origin, intent: intent, limit: 9) }.map(\.run.id)
    }
    #expect(try await ids("perform", nil) == ["3", "0"])
    #expect(try await ids(nil, "add-to-do") == ["3", "2", "0"])
    #expect(try await ids("run", "complete-to-do").isEmpty)
  }

  @Test func `a group's own runs are in it before the commit`() async throws {
    let store = try await filled()
    try await store.group {
      try await store.perform("new") { _ = try await store.write { try $0.insert(Note("x")) } }
      try await store.perform("next") {
        _ = try await store.write { try $0.insert(Note("x")) }
        #expect(try await store.read { try $0.log(limit: 2) }.map(\.run.id) == ["next", "new"])
        #expect(try await store.read { try $0.changes(ofRun: "next") }.count == 1)
      }
    }
    let newest = try await store.read { try $0.log(limit: 2) }
    #expect(newest.map(\.result) == [[1], [1]])
  }
}
