import Testing

@testable import SharedStore

@Suite("Atomic blocks", .timeLimit(.minutes(5)))
struct AtomicTests {
  let folder = TemporaryStore()
  let timer = ManualTimer()

  func seen() throws -> [String] {
    try StoreReader(at: folder.location).fetch(Note.self).map(\.text)
  }

  @Test func `all of it is committed at its end, on the disk`() async throws {
    // RD-1
    let store = try folder.open(timer: timer)
    try await store.atomic {
      for text in ["one", "two"] {
        try await store.perform(text) { _ = try await store.write { try $0.insert(Note(text)) } }
      }
      #expect(try await store.read { try $0.count(Note.self) } == 2)
      #expect(try seen().isEmpty)
    }
    #expect(try seen() == ["one", "two"])
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.run.id) == ["two", "one"])
    let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
    #expect(state.durable == state.sequence)
  }

  @Test func `one that throws leaves neither records nor journal nor keys`() async throws {
    let store = try folder.open(timer: timer)
    let run = JournalRun(id: "run", intent: "i", parameters: [], key: "k", origin: "test")
    await #expect(throws: Interruption.self) {
      try await store.atomic {
        try await StoreScope.with(run: run) {
          _ = try await store.write { try $0.insert(Note("lost")) }
        }
        try await store.finish(run, result: [])
        throw Interruption()
      }
    }
    #expect(try seen().isEmpty)
    #expect(try await store.read { try $0.runs(limit: 9) }.isEmpty)
    #expect(try await store.read { try $0.run(forKey: "k") } == nil)
    let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
    #expect(state.sequence == 1)
  }

  @Test func `a nested one that fails takes back its own part`() async throws {
    let store = try folder.open(timer: timer)
    try await store.atomic {
      try await store.perform("a") { _ = try await store.write { try $0.insert(Note("outer")) } }
      await #expect(throws: Interruption.self) {
        try await store.atomic {
          try await store.perform("b") { _ = try await store.write { try $0.insert(Note("b")) } }
          try await store.atomic {
            try await store.perform("c") { _ = try await store.write { try $0.insert(Note("c")) } }
          }
          throw Interruption()
        }
      }
      try await store.perform("d") { _ = try await store.write { try $0.insert(Note("last")) } }
    }
    #expect(try seen() == ["outer", "last"])
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.run.id) == ["d", "a"])
  }

  @Test func `a run around a nested one that fails keeps what it did before`() async throws {
    let store = try folder.open(timer: timer)
    try await store.atomic {
      try await store.perform("run") {
        _ = try await store.write { try $0.insert(Note("before")) }
        await #expect(throws: Interruption.self) {
          try await store.atomic {
            _ = try await store.write { try $0.insert(Note("lost")) }
            throw Interruption()
          }
        }
        _ = try await store.write { try $0.insert(Note("after")) }
      }
    }
    #expect(try seen() == ["before", "after"])
    let changes = try await store.read { try $0.changes(ofRun: "run") }
    #expect(changes.map(\.kind) == [.insert, .insert])
    #expect(try await store.read { try $0.run("run")?.result } == [1])
  }

  @Test func `it is rolled back when its time is up, and says so`() async throws {
    let store = try folder.open(timer: timer)
    await #expect(throws: StoreError.expired(milliseconds: 2_000)) {
      try await store.atomic {
        try await store.write { try $0.insert(Note("lost")) }
        timer.advance(by: AtomicScope.maximumMilliseconds)
        try await store.write { try $0.insert(Note("late")) }
      }
    }
    #expect(try seen().isEmpty)
    try await store.write { try $0.insert(Note("afterwards")) }
  }

  @Test func `one with a time of its own has that, and names it`() async throws {
    // BW-31
    let store = try folder.open(timer: timer)
    let limit = AtomicScope.batchMilliseconds
    try await store.atomic(milliseconds: limit) {
      try await store.write { try $0.insert(Note("kept")) }
      timer.advance(by: limit - 1)
      try await store.atomic { try await store.write { try $0.insert(Note("kept")) } }
    }
    #expect(try seen() == ["kept", "kept"])
    await #expect(throws: StoreError.expired(milliseconds: limit)) {
      try await store.atomic(milliseconds: limit) {
        try await store.write { try $0.insert(Note("lost")) }
        timer.advance(by: limit)
      }
    }
    #expect(try seen() == ["kept", "kept"])
  }

  @Test func `changes are counted, and what changes nothing counts for nothing`() async throws {
    let store = try folder.open(timer: timer)
    #expect(await store.changesSoFar() == 0)
    try await store.atomic {
      try await store.perform("one") { _ = try await store.write { try $0.insert(Note("one")) } }
      let before = await store.changesSoFar()
      try await store.perform("none") { _ = try await store.read { try $0.count(Note.self) } }
      #expect(await store.changesSoFar() == before)
      try await store.perform("two") { _ = try await store.write { try $0.insert(Note("two")) } }
      #expect(await store.changesSoFar() > before)
    }
  }

  @Test func `its commit comes too late as well`() async throws {
    let store = try folder.open(timer: timer)
    await #expect(throws: StoreError.expired(milliseconds: 2_000)) {
      try await store.atomic {
        try await store.write { try $0.insert(Note("lost")) }
        timer.advance(by: AtomicScope.maximumMilliseconds)
      }
    }
    #expect(try seen().isEmpty)
  }

  @Test func `another process gets its turn when the time of a block that waits is up`()
    async throws
  {
    // RD-3
    let store = try folder.open(timer: timer)
    let scope = try await store.beginAtomic()
    try await StoreScope.with(atomic: scope) {
      _ = try await store.write { try $0.insert(Note("lost")) }
    }
    await timer.sleeper()
    timer.advance(by: AtomicScope.maximumMilliseconds)
    try await OtherProcess.passGate(of: folder.location)
    await #expect(throws: StoreError.expired(milliseconds: 2_000)) {
      try await store.commitAtomic(scope)
    }
    #expect(try seen().isEmpty)
  }

  @Test func `others in the process read what was there before, and may not write`() async throws {
    let store = try folder.open(timer: timer)
    try await store.write { try $0.insert(Note("before")) }
    try await store.atomic {
      try await store.write { try $0.insert(Note("within")) }
      let outsider = Task.detached { () async throws -> Void in
        #expect(try await store.read { try $0.fetch(Note.self).map(\.text) } == ["before"])
        await #expect(throws: StoreError.busy(path: store.location.path)) {
          try await store.write { try $0.insert(Note("other")) }
        }
        await #expect(throws: StoreError.busy(path: store.location.path)) {
          _ = try await store.beginAtomic()
        }
        await #expect(throws: StoreError.busy(path: store.location.path)) {
          try await store.group { try await store.write { try $0.insert(Note("other")) } }
        }
      }
      try await outsider.value
    }
    #expect(try seen() == ["before", "within"])
  }

  @Test func `a group's writes before it are committed apart, a flush within does nothing`()
    async throws
  {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("before")) }
      await #expect(throws: Interruption.self) {
        try await store.atomic {
          try await store.write { try $0.insert(Note("within")) }
          try await store.flush()
          #expect(try seen() == ["before"])
          throw Interruption()
        }
      }
      try await store.atomic { try await store.write { try $0.insert(Note("second")) } }
      #expect(try seen() == ["before", "second"])
      let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
      #expect(state.durable == state.sequence)
    }
  }

  @Test func `an empty one leaves a group's writes to be flushed`() async throws {
    // RD-1
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.write { try $0.insert(Note("before")) }
      try await store.atomic {}
      try await store.flush()
      let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
      #expect(state.durable == state.sequence)
    }
  }

  @Test func `one that has ended takes no more writes`() async throws {
    let store = try folder.open(timer: timer)
    let scope = try await store.beginAtomic()
    await store.rollBackAtomic(scope)
    await store.rollBackAtomic(scope)
    await StoreScope.with(atomic: scope) {
      await #expect(throws: StoreError.refused(reason: "the atomic block has ended")) {
        try await store.write { try $0.insert(Note("late")) }
      }
    }
    try await store.write { try $0.insert(Note("afterwards")) }
  }

  @Test func `they nest only so deep`() async throws {
    let store = try folder.open(timer: timer)
    var scopes: [AtomicScope] = []
    for _ in 0..<AtomicScope.maximumDepth {
      scopes.append(try await store.beginAtomic(in: scopes.last))
    }
    let limit = StoreError.tooLarge(
      what: "the depth of atomic blocks",
      limit: AtomicScope.maximumDepth
    )
    await #expect(throws: limit) { try await store.beginAtomic(in: scopes.last) }
    for scope in scopes.reversed() { try await store.commitAtomic(scope) }
  }

  /// Random nested blocks, some of which fail, are compared with a dictionary.
  @Test(arguments: 0..<60)
  func `any nesting of blocks leaves what a dictionary says`(seed: Int) async throws {
    let store = try folder.open(timer: timer)
    let runner = RandomBlocks(store: store, seed: seed)
    for _ in 0..<4 { try await runner.block(depth: 0) }
    #expect(try await store.allNotes() == runner.notes)
    let recorded = try await store.read { try $0.runs(limit: 1_000) }
    #expect(recorded.map(\.run.id) == runner.standing.reversed())
  }
}
