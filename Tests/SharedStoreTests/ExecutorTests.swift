import Foundation
import Testing

@testable import SharedStore

@Suite("The store's thread", .timeLimit(.minutes(5)))
struct ExecutorTests {
  let folder = TemporaryStore()

  /// An identifier of the current thread.
  private static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

  @Test func `all of a store's work is done on one thread`() async throws {
    let store = try folder.open()
    let threads = try await withThrowingTaskGroup { group in
      for number in 0..<50 {
        group.addTask {
          try await store.write { transaction in
            try transaction.insert(Note("\(number)"))
            return Self.thread
          }
        }
      }
      return try await group.reduce(into: Set<UInt>()) { $0.insert($1) }
    }
    #expect(threads.count == 1)
    #expect(try await store.allNotes().count == 50)
  }

  @Test func `a task that prefers its executor runs on the same thread, between its calls too`()
    async throws
  {
    let store = try folder.open()
    let threads = try await withTaskExecutorPreference(store.executor) {
      var threads: Set<UInt> = []
      for number in 0..<3 {
        threads.insert(Self.current())
        threads.insert(
          try await store.write { transaction in
            try transaction.insert(Note("\(number)"))
            return Self.thread
          }
        )
        await Task.yield()
      }
      return threads
    }
    #expect(threads.count == 1)
  }

  @Test func `for such a task the calls are functions: nothing else has its turn between them`()
    async throws
  {
    let store = try folder.open()
    try await withTaskExecutorPreference(store.executor) {
      try await withThrowingTaskGroup { group in
        // A task that prefers the executor from its beginning is on its thread from there on.
        group.addTask {
          async let queued = store.write { try $0.insert(Note("queued")).key }
          for number in 0..<3 {
            try await store.write { try $0.insert(Note("\(number)")) }
            _ = try await store.read { try $0.count(Note.self) }
          }
          _ = try await queued
        }
        try await group.waitForAll()
      }
    }
    let notes = try await store.allNotes().values.sorted { $0.key < $1.key }
    #expect(notes.map(\.text) == ["0", "1", "2", "queued"])
  }

  @Test func `stores do not wait for one another`() async throws {
    // The gate of the one is held until the other has written, which takes its time among other tests.
    let (held, free) = (try folder.open(patience: 300_000), TemporaryStore())
    let gate = LockFile(folder.location, patienceInMilliseconds: 10_000)
    _ = try gate.enter()
    async let waiting = held.write { try $0.insert(Note("later")).key }
    let other = try free.open()
    for _ in 0..<20 { try await other.write { try $0.insert(Note("now")) } }
    gate.leave()
    #expect(try await waiting == 1)
  }

  @Test func `a store may go on its own thread`() async throws {
    let place = folder
    for _ in 0..<200 {
      let store = try place.open()
      try await withTaskExecutorPreference(store.executor) {
        _ = try await store.read { try $0.count(Note.self) }
      }
    }
    #expect(try await place.open().allNotes().isEmpty)
  }

  private nonisolated static func current() -> UInt { thread }
}
