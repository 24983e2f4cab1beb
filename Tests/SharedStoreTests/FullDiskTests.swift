import Ground
import Testing

@testable import SharedStore

@Suite("A full disk (RD-10)", .timeLimit(.minutes(5)))
struct FullDiskTests {
  let folder = TemporaryStore()
  let full = StoreError.full(path: "the store")

  /// Returns a store with many commits in its write-ahead log.
  private func storeWithLog() async throws -> SharedStore {
    let store = try folder.open()
    for number in 0..<30 { try await store.write { try $0.insert(Note("note \(number)")) } }
    return store
  }

  /// Inserts a note, while the first `failures` attempts find the disk full; returns the number of
  /// attempts.
  private func insert(in store: SharedStore, failures: Int) async throws -> Int {
    let attempts = Guarded(0)
    let error = full
    let work: @Sendable (borrowing WriteTransaction) throws -> Void = { transaction in
      try transaction.insert(Note("late"))
      let attempt = attempts.withLock { count in
        count += 1
        return count
      }
      if attempt <= failures { throw error }
    }
    do { try await store.write(work) } catch StoreError.full { return -attempts.withLock(\.self) }
    return attempts.withLock(\.self)
  }

  @Test func `a write that failed is done again, once the log is in the database`() async throws {
    let store = try await storeWithLog()
    let before = StoreFiles.logSize(folder.location)
    #expect(try await insert(in: store, failures: 1) == 2)
    #expect(StoreFiles.logSize(folder.location) < before)
    #expect(try await store.read { try $0.count(Note.self) } == 31)
  }

  @Test func `a write that fails again is not tried a third time, and leaves nothing`() async throws
  {
    let store = try await storeWithLog()
    #expect(try await insert(in: store, failures: 9) == -2)
    #expect(try await store.read { try $0.count(Note.self) } == 30)
    #expect(try await insert(in: store, failures: 0) == 1)
  }

  @Test func `what shares a transaction is not done again`() async throws {
    let store = try await storeWithLog()
    let attempts = try await store.group { try await insert(in: store, failures: 1) }
    #expect(attempts == -1)
    #expect(try await store.read { try $0.count(Note.self) } == 30)
  }
}
