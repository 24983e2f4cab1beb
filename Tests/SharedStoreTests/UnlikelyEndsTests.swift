import Testing

@testable import SharedStore

@Suite("Runs and writes that end otherwise than planned", .timeLimit(.minutes(5)))
struct UnlikelyEndsTests {
  let folder = TemporaryStore()
  let timer = ManualTimer()

  @Test func `a run whose second write fails within a group keeps what its first one did`()
    async throws
  {
    let store = try folder.open(timer: timer)
    try await store.group {
      try await store.perform("run") {
        _ = try await store.write { try $0.insert(Note("kept")) }
        await #expect(throws: Interruption.self) {
          try await store.write { transaction in
            try transaction.insert(Note("lost"))
            throw Interruption()
          }
        }
      }
    }
    #expect(try await store.allNotes().values.map(\.text) == ["kept"])
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.run.id) == ["run"])
    #expect(try await store.read { try $0.changes(ofRun: "run") }.count == 1)
  }

  @Test func `a write that failed within a group makes no timeline dirty`() async throws {
    let store = try folder.open(DependencyTests.schemas, timer: timer)
    _ = try await DependencyTests().make(in: store)
    try await store.group {
      await #expect(throws: Interruption.self) {
        try await store.write { transaction in
          try transaction.insert(Note("lost"))
          throw Interruption()
        }
      }
      try await store.write { try $0.insert(Counter(key: 0)) }
    }
    #expect(try await !store.read { try $0.hasDue(at: 0) })
  }

  @Test(arguments: [true, false])
  func `what a run left behind writes for it after its end, it can take back too`(
    isEndedWithin: Bool
  ) async throws {
    let store = try folder.open(timer: timer)
    let run = JournalRun(id: "run", intent: "i", parameters: [], key: nil, origin: "test")
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note("before")) }
    }
    if !isEndedWithin { try await store.finish(run, result: [1, 2]) }
    try await store.group {
      if isEndedWithin { try await store.finish(run, result: [1, 2]) }
      try await StoreScope.with(run: run) {
        _ = try await store.write { try $0.insert(Note("after")) }
      }
    }
    let recorded = try #require(try await store.read { try $0.run("run") })
    #expect(recorded.result == [1, 2])
    #expect(recorded.finished == 1_000_000)
    #expect(try await store.read { try $0.changes(ofRun: "run") }.count == 2)
  }

  @Test func `what a body wrote that throws is on the disk with its error`() async throws {
    let store = try folder.open(timer: timer)
    await #expect(throws: Interruption.self) {
      try await store.deferringFlush {
        try await store.write { try $0.insert(Note("kept")) }
        throw Interruption()
      }
    }
    let state = try LockFile(folder.location, patienceInMilliseconds: 10).peek()
    #expect(state.durable == state.sequence)
    #expect(try StoreReader(at: folder.location).count(Note.self) == 1)
  }

  @Test func `an undo does not take the id of another run`() async throws {
    let store = try folder.open(timer: timer)
    try await store.perform("run") { _ = try await store.write { try $0.insert(Note("kept")) } }
    await #expect(throws: StoreError.refused(reason: "there is a run run already")) {
      try await store.undo(.last(1), id: "run")
    }
    #expect(try await store.allNotes().count == 1)
  }

  @Test func `a long log is left alone while an atomic block is open`() async throws {
    let store = try folder.open(timer: timer)
    let text = String(repeating: "x", count: Int(LogTrimming.smallLog) * 2)
    try await store.write { try $0.insert(Note(text)) }
    try await store.atomic {
      _ = try await store.write { try $0.insert(Note("inside")) }
      try await store.shortenLog()
    }
    #expect(try await store.allNotes().count == 2)
  }

  @Test func `no records are asked for by a limit of none or fewer`() async throws {
    let store = try folder.open(timer: timer)
    try await store.write { try $0.insert(Note("one")) }
    for limit in [0, -1, Int.min] {
      #expect(try await store.read { try $0.fetch(Note.self, limit: limit) }.isEmpty)
    }
  }

  @Test func `the second group of a store has an alarm of its own`() async throws {
    let store = try folder.open(timer: timer)
    for number in 1...2 {
      try await store.group {
        try await store.write { try $0.insert(Note("group \(number)")) }
        await timer.sleeper()
        timer.advance(by: CommitGroup.maximumMilliseconds)
        try await OtherProcess.passGate(of: folder.location)
        #expect(try StoreReader(at: folder.location).count(Note.self) == number)
      }
    }
  }
}

@Suite("Names in SQL")
struct StoreNameTests {
  @Test(arguments: ["a", "A9", "notes_2", String(repeating: "a", count: 64)])
  func `letters, digits and underscores are a name`(_ name: String) {
    #expect(StoreName.isValid(name))
  }

  @Test(arguments: [
    "", "_a", "9a", "a b", "a\"", "a'", "a;", "a-b", "ä", "a\u{0}", "a.b", "[a]", "`a`",
    String(repeating: "a", count: 65),
  ])
  func `what SQL would have to quote is none`(_ name: String) {
    #expect(!StoreName.isValid(name))
  }

  @Test func `a before-image with another name is refused`() async throws {
    let folder = TemporaryStore()
    let store = try folder.open()
    try await store.perform("run") { _ = try await store.write { try $0.insert(Note("kept")) } }
    try await store.perform("run") {
      _ = try await store.write { try $0.update(Note("changed", key: 1)) }
    }
    try await store.spoilImages()
    await #expect(
      throws: StoreError.malformedRecord(
        collection: "journal",
        column: "content",
        expected: "names"
      )
    ) {
      try await store.undo(.last(1), id: "undo")
    }
    #expect(try await store.allNotes().values.map(\.text) == ["changed"])
  }
}

extension SharedStore {
  /// Puts a quotation mark into the column names of all before-images.
  fileprivate func spoilImages() throws {
    let image = ChangeImage.encode([
      RecordedChange.ColumnValue(column: "text\" = '', \"isDone", value: .integer(1))
    ])
    try connection().run("UPDATE journal SET content = ? WHERE kind = 2", .blob(image))
  }
}
