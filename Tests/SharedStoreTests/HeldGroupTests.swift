import Testing

@testable import SharedStore

@Suite("The transaction of a group", .timeLimit(.minutes(5)))
struct HeldGroupTests {
  let folder = TemporaryStore()
  let timer = ManualTimer()

  /// Returns the number of notes that another process would read.
  func seen() throws -> Int {
    try StoreReader(at: folder.location).count(Note.self)
  }

  @Test func `others see nothing of it before its commit, and all of it then`() async throws {
    // RD-1
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("one")) }
      try await store.write { try $0.insert(Note("two")) }
      #expect(try seen() == 0)
      #expect(try await store.read { try $0.count(Note.self) } == 2)
      try await store.flush()
      #expect(try seen() == 2)
    }
  }

  @Test func `so many runs share it, and the next one begins another`() async throws {
    let store = try folder.open(timer: timer)
    let limit = Int(CommitGroup.maximumRuns)
    try await store.group {
      for number in 1...limit + 1 {
        try await store.perform("run-\(number)") {
          _ = try await store.write { try $0.insert(Note("\(number)")) }
        }
        // Each look opens the store anew: a few of them say it.
        guard number == 1 || number >= limit else { continue }
        #expect(try seen() == (number > limit ? limit : 0))
      }
    }
    #expect(try seen() == limit + 1)
    let runs = try await store.read { try $0.runs(limit: limit + 1) }
    #expect(runs.map(\.number) == (1...Int64(limit + 1)).reversed())
    #expect(runs.allSatisfy { $0.finished == 1_000_000 && $0.result == [1] })
  }

  @Test func `it is committed by the first write after its time`() async throws {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("one")) }
      timer.advance(by: CommitGroup.maximumMilliseconds)
      try await store.write { try $0.insert(Note("two")) }
      #expect(try seen() > 0)
    }
    #expect(try seen() == 2)
  }

  @Test func `another process gets its turn while the group waits for something else`()
    async throws
  {
    // RD-3
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("group")) }
      await timer.sleeper()
      timer.advance(by: CommitGroup.maximumMilliseconds)
      try await OtherProcess.passGate(of: folder.location)
      #expect(try seen() == 1)
    }
  }

  @Test func `its alarm does not wait for that of a block before it`() async throws {
    let store = try folder.open(timer: timer)
    try await store.atomic { await timer.sleeper() }
    try await store.group {
      try await store.write { try $0.insert(Note("group")) }
      await timer.sleeper(for: CommitGroup.maximumMilliseconds)
      timer.advance(by: CommitGroup.maximumMilliseconds)
      try await OtherProcess.passGate(of: folder.location)
    }
    #expect(try seen() == 1)
  }

  @Test func `its time that is not up yet leaves it open`() async throws {
    let store = try folder.open(timer: timer)
    let other = try folder.open(patience: 20)
    try await store.group {
      try await store.write { try $0.insert(Note("group")) }
      await store.wake()
      await #expect(throws: StoreError.busy(path: folder.location.path)) {
        try await other.write { try $0.insert(Note("other")) }
      }
    }
  }

  @Test func `a task outside the group ends it by reading or writing`() async throws {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("one")) }
      let outside = Task.detached { try await store.read { try $0.count(Note.self) } }
      #expect(try await outside.value == 1)
      #expect(try seen() == 1)
      try await store.write { try $0.insert(Note("two")) }
      let writer = Task.detached { try await store.write { try $0.insert(Note("three")).key } }
      #expect(try await writer.value == 3)
      #expect(try seen() == 3)
    }
  }

  @Test func `a run goes on in the next transaction`() async throws {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.perform("long") {
        for _ in 0..<3 {
          _ = try await store.write { try $0.insert(Note("x")) }
          try await store.flush()
        }
        _ = try await store.write { try $0.insert(Note("x")) }
      }
    }
    let changes = try await store.read { try $0.changes(ofRun: "long") }
    #expect(changes.map(\.key) == [1, 2, 3, 4])
    let run = try #require(try await store.read { try $0.run("long") })
    #expect(run.sequence == changes.last?.sequence)
    #expect(run.result == [1])
  }

  @Test func `an intent that may wait commits each of its writes`() async throws {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("one")) }
      try await store.committingEachWrite {
        #expect(try seen() == 1)
        try await store.perform("two") { _ = try await store.write { try $0.insert(Note("two")) } }
        #expect(try seen() == 2)
        try await OtherProcess.passGate(of: folder.location)
      }
      let gate = LockFile(folder.location, patienceInMilliseconds: 10)
      #expect(try gate.peek().durable == 1)
    }
    let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
    #expect(state.durable == state.sequence)
    #expect(try await store.read { try $0.run("two")?.result } == [1])
  }

  @Test func `a key is taken within the group as it is outside`() async throws {
    // RD-8
    let store = try folder.open(timer: timer)
    let run = JournalRun(id: "a", intent: "i", parameters: [], key: "k", origin: "test")
    let again = JournalRun(id: "b", intent: "i", parameters: [], key: "k", origin: "test")
    try await store.group {
      try await StoreScope.with(run: run) {
        _ = try await store.write { try $0.insert(Note("once")) }
      }
      await #expect(throws: StoreError.alreadyPerformed(run: "a")) {
        try await store.finish(again, result: [])
      }
      try await store.finish(run, result: [])
      await #expect(throws: StoreError.alreadyPerformed(run: "a")) {
        try await StoreScope.with(run: again) {
          _ = try await store.write { try $0.insert(Note("twice")) }
        }
      }
    }
    #expect(try await store.allNotes().count == 1)
  }

  @Test func `a timeline that a group's change outdates is dirty with its commit`() async throws {
    let store = try folder.open(timer: timer)
    let widget = try await WidgetTests.place("a", in: store)
    let read = CollectionRead(collection: "notes", sequence: 100)
    try await store.write {
      try $0.store(
        WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [1])], reads: [read])
      )
    }
    try await store.group { try await store.write { try $0.insert(Note("x")) } }
    #expect(try await store.read { try $0.dueTimelines(at: 0) }.map(\.timeline.isDirty) == [true])
  }
}
