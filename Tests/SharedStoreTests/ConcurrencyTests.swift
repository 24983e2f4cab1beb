import Foundation
import Ground
import Testing

@testable import SharedStore

@Suite("Writers beside each other", .timeLimit(.minutes(5)))
struct ConcurrencyTests {
  let folder = TemporaryStore()

  @Test func `eight connections that count at once lose nothing`() async throws {
    // RD-2
    let (writers, rounds) = (8, 25)
    _ = try folder.open([Counter.schema])
    try await withThrowingTaskGroup { group in
      for _ in 0..<writers {
        let store = try folder.open([Counter.schema])
        group.addTask {
          for _ in 0..<rounds {
            try await store.write { transaction in
              guard var counter = try transaction.record(1, as: Counter.self) else { return }
              counter.value += 1
              try transaction.update(counter)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try folder.open([Counter.schema])
    #expect(try await store.read { try $0.record(1, as: Counter.self)?.value } == writers * rounds)
  }

  @Test func `connections that make the store at once agree on it`() async throws {
    // RD-6
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { _ = try folder.open([Counter.schema, Note.schema]) }
      }
      try await group.waitForAll()
    }
    let store = try folder.open([Counter.schema, Note.schema])
    #expect(try await store.read { try $0.count(Counter.self) } == 1)
  }

  @Test func `a reader beside an open write sees the state before it and does not wait`()
    async throws
  {
    // RD-4
    let store = try folder.open()
    try await store.write { try $0.insert(Note("before")) }
    let reader = try StoreReader(at: folder.location)
    let location = folder.location
    let seen = try await store.write { transaction in
      try transaction.insert(Note("during"))
      return try StoreReader(at: location).count(Note.self)
    }
    #expect(seen == 1)
    #expect(try reader.count(Note.self) == 2)
  }

  @Test func `one view of a reader stays the same while others write`() async throws {
    let store = try folder.open()
    let writer = try folder.open()
    try await store.write { try $0.insert(Note("one")) }
    let reader = try StoreReader(at: folder.location)
    let beginning = try reader.read { transaction in try transaction.count(Note.self) }
    try await writer.write { try $0.insert(Note("two")) }
    #expect(beginning == 1)
    #expect(try reader.count(Note.self) == 2)
  }

  @Test func `a writer that waits too long gets busy`() async throws {
    // RD-3
    let store = try folder.open()
    let location = folder.location
    let error = Guarded<StoreError?>(nil)
    try await store.write { _ in
      let gate = LockFile(location, patienceInMilliseconds: 20)
      do throws(StoreError) { _ = try gate.enter() } catch let caught {
        error.withLock { $0 = caught }
      }
    }
    #expect(error.withLock { $0 } == .busy(path: folder.location.path))
    #expect(error.withLock { $0 }?.exitCode == 75)
    // Who gave up may still be handed the lock, and lets it go: that takes the next one a moment.
    try await store.write { try $0.insert(Note("afterwards")) }
  }

  @Test func `a writer in the queue gets its turn`() async throws {
    let holder = LockFile(folder.location, patienceInMilliseconds: 10_000)
    _ = try folder.open()
    _ = try holder.enter()
    let store = try folder.open()
    async let key = store.write { try $0.insert(Note("queued")).key }
    holder.leave()
    #expect(try await key == 1)
  }

  @Test func `writers meet at the lock file that stands there, not at a deleted one`() throws {
    _ = try folder.open()
    let old = LockFile(folder.location, patienceInMilliseconds: 20)
    _ = try old.enter()
    old.leave()
    unlink(folder.location.lockPath)
    let new = LockFile(folder.location, patienceInMilliseconds: 20)
    _ = try new.enter()
    #expect(throws: StoreError.busy(path: folder.location.path)) { try old.enter() }
  }

  @Test func `a lock file that was deleted is replaced`() async throws {
    let store = try folder.open()
    unlink(folder.location.lockPath)
    try await store.write { try $0.insert(Note("after")) }
    let other = try folder.open()
    try await other.write { try $0.insert(Note("other")) }
    #expect(try await store.read { try $0.count(Note.self) } == 2)
  }

  @Test func `each commit is seen by a watch once`() async throws {
    let store = try folder.open()
    var watch = ChangeWatch(folder.location)
    let before = watch.hasChanged()
    try await store.write { try $0.insert(Note("one")) }
    let (first, second) = (watch.hasChanged(), watch.hasChanged())
    #expect((before, first, second) == (false, true, false))
  }
}
