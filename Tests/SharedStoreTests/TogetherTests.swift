import Ground
import Testing

@testable import SharedStore

@Suite("A run whose writes are one transaction", .timeLimit(.minutes(5)))
struct TogetherTests {
  let folder = TemporaryStore()
  let timer = ManualTimer()

  /// Returns the texts of the notes that another process would read.
  private func seen() throws -> [String] {
    try StoreReader(at: folder.location).fetch(Note.self).map(\.text)
  }

  /// Returns the state in the lock file.
  private func state() throws -> GateState {
    try LockFile(folder.location, patienceInMilliseconds: 10).peek()
  }

  private static func insert(_ text: String, _ store: SharedStore) async throws {
    _ = try await store.write { try $0.insert(Note(text)) }
  }

  // RD-1
  @Test func `others see all of it at its end, when it is on the disk`() async throws {
    let store = try folder.open(timer: timer)
    let before = try state()
    try await store.together {
      try await Self.insert("one", store)
      timer.advance(by: AtomicScope.maximumMilliseconds - 1)
      try await Self.insert("two", store)
      #expect(try seen().isEmpty)
    }
    #expect(try seen() == ["one", "two"])
    let after = try state()
    #expect(after.sequence == before.sequence + 1 && after.durable == after.sequence)
  }

  @Test func `what it wrote stands where it throws`() async throws {
    let store = try folder.open(timer: timer)
    await #expect(throws: Interruption.self) {
      try await store.together {
        try await Self.insert("one", store)
        throw Interruption()
      }
    }
    #expect(try seen() == ["one"])
  }

  // RD-3
  @Test func `after two seconds others get their turn`() async throws {
    let store = try folder.open(timer: timer)
    try await store.together {
      try await Self.insert("one", store)
      await timer.sleeper()
      timer.advance(by: AtomicScope.maximumMilliseconds)
      try await OtherProcess.passGate(of: folder.location)
      #expect(try seen() == ["one"])
      try await Self.insert("two", store)
    }
    #expect(try seen() == ["one", "two"])
  }

  @Test func `before a person is asked it is on the disk`() async throws {
    let store = try folder.open(timer: timer)
    try await store.together {
      try await Self.insert("one", store)
      try await store.flush()
      let state = try state()
      #expect(state.durable == state.sequence)
      try await OtherProcess.passGate(of: folder.location)
      #expect(try seen() == ["one"])
    }
  }

  @Test func `amid commits that others flush it is one commit, and waits for that flush`()
    async throws
  {
    let store = try folder.open(timer: timer)
    try await Self.insert("zero", store)
    let before = try state()
    try await store.deferringFlush {
      try await store.together {
        try await Self.insert("one", store)
        try await Self.insert("two", store)
      }
      #expect(try seen() == ["zero", "one", "two"])
    }
    var after = try state()
    #expect(after.sequence == before.sequence + 1 && after.durable == before.durable)
    try await store.flushCommits()
    after = try state()
    #expect(after.durable == after.sequence)
  }
}

@Suite("What a run's writes take along", .timeLimit(.minutes(5)))
struct WriteCompanionTests {
  let folder = TemporaryStore()

  /// A companion of writes that adds a note to each transaction until one is committed.
  private final class Rider: Sendable {
    private let waits = Guarded(true)
    let commits = Guarded(0)
    let fails = Guarded(false)

    var companion: WriteCompanion {
      WriteCompanion(
        store: { [self] transaction in
          if fails.withLock({ $0 }) { throw Interruption() }
          if waits.withLock({ $0 }) { _ = try transaction.insert(Note("rider")) }
        },
        noteCommit: { [self] in
          waits.withLock { $0 = false }
          commits.withLock { $0 += 1 }
        }
      )
    }
  }

  private func seen() throws -> [String] {
    try StoreReader(at: folder.location).fetch(Note.self).map(\.text)
  }

  private func during(_ rider: Rider, _ body: () async throws -> Void) async throws {
    let run = JournalRun(id: "run-1", intent: "i", parameters: [], key: nil, origin: "test")
    try await StoreScope.with(run: run) {
      try await StoreScope.with(companion: rider.companion) { try await body() }
    }
  }

  @Test func `it stands with the write, and is undone with the run`() async throws {
    let store = try folder.open()
    let rider = Rider()
    try await during(rider) {
      try await store.write { try $0.insert(Note("own")) }
      #expect(try seen() == ["own", "rider"])
      try await store.write { try $0.insert(Note("more")) }
    }
    #expect(try seen() == ["own", "rider", "more"])
    #expect(rider.commits.withLock { $0 } == 2)
    try await store.undo(.last(1), id: "undo")
    #expect(try seen().isEmpty)
  }

  @Test func `what changes nothing, throws, or need not be on the disk takes nothing along`()
    async throws
  {
    let store = try folder.open()
    let rider = Rider()
    try await during(rider) {
      try await store.write { _ in }
      await #expect(throws: Interruption.self) {
        try await store.write { transaction in
          try transaction.insert(Note("thrown"))
          throw Interruption()
        }
      }
      try await store.write(durability: .relaxed) { try $0.insert(Note("cache")) }
    }
    #expect(try seen() == ["cache"])
    #expect(rider.commits.withLock { $0 } == 0)
  }

  @Test func `where it cannot be stored the write is not either`() async throws {
    let store = try folder.open()
    let rider = Rider()
    rider.fails.withLock { $0 = true }
    try await during(rider) {
      await #expect(throws: StoreError.self) {
        try await store.write { try $0.insert(Note("own")) }
      }
      #expect(try seen().isEmpty)
      rider.fails.withLock { $0 = false }
      try await store.write { try $0.insert(Note("own")) }
    }
    #expect(try seen() == ["own", "rider"])
  }

  @Test func `in a group it is stored once, with the commit`() async throws {
    let store = try folder.open(timer: ManualTimer())
    let rider = Rider()
    try await store.group {
      try await during(rider) {
        try await store.write { try $0.insert(Note("one")) }
        try await store.write { try $0.insert(Note("two")) }
        let outside = Task.detached { try await store.read { try $0.count(Note.self) } }
        #expect(try await outside.value == 3)
      }
    }
    #expect(try seen() == ["one", "two", "rider"])
  }
}
