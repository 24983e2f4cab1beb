import Testing

@testable import SharedStore

@Suite("Journal", .timeLimit(.minutes(5)))
struct JournalTests {
  let folder = TemporaryStore()
  let run = JournalRun(
    id: "run-1",
    intent: "add-to-do",
    parameters: Array("Milk".utf8),
    key: "k",
    origin: "perform"
  )

  @Test func `a write inside a run carries the run's entry`() async throws {
    let store = try folder.open(now: 42)
    try await StoreScope.with(run: run) {
      try await store.write { try $0.insert(Note("Milk")) }
    }
    let recorded = try #require(try await store.read { try $0.run("run-1") })
    #expect(recorded.run == run)
    #expect(recorded.started == 42)
    #expect(recorded.finished == nil)
    #expect(try await store.read { try $0.runs(limit: 10) } == [recorded])
  }

  @Test func `the id of a run that another store has written is refused, and the next run is not`()
    async throws
  {
    let (first, second) = (try folder.open(), try folder.open())
    _ = try await first.perform(run) { transaction in
      (value: try transaction.insert(Note("Milk")).key, result: [1, 2])
    }
    let recorded = try #require(try await first.read { try $0.run("run-1") })
    let again = JournalRun(id: "run-1", intent: "i", parameters: [], key: nil, origin: "o")
    await #expect(throws: StoreError.self) {
      try await second.group {
        try await StoreScope.with(run: again) {
          try await second.write { try $0.insert(Note("Tea")) }
        }
      }
    }
    #expect(try await first.read { try $0.run("run-1") } == recorded)
    let next = JournalRun(id: "next", intent: "i", parameters: [], key: nil, origin: "o")
    try await StoreScope.with(run: next) { try await first.write { try $0.insert(Note("Oil")) } }
    #expect(try await first.read { try $0.changes(ofRun: "run-1") }.map(\.key) == [1])
    #expect(try await first.read { try $0.changes(ofRun: "next") }.count == 1)
    #expect(try await first.read { try $0.fetch(Note.self) }.map(\.text) == ["Milk", "Oil"])
  }

  @Test func `the end of a run that its store has forgotten completes its row`() async throws {
    let store = try folder.open()
    func write(_ run: JournalRun) async throws {
      try await store.group {
        try await StoreScope.with(run: run) { try await store.write { try $0.insert(Note("x")) } }
      }
    }
    try await write(run)
    let before = try #require(try await store.read { try $0.run("run-1") })
    for number in 1...64 {
      try await write(
        JournalRun(id: "\(number)", intent: "i", parameters: [], key: nil, origin: "o")
      )
    }
    try await store.finish(run, result: [1, 2])
    let recorded = try #require(try await store.read { try $0.run("run-1") })
    #expect(recorded.number == before.number)
    #expect(recorded.sequence == before.sequence)
    #expect(recorded.result == [1, 2])
    #expect(recorded.finished != nil)
  }

  @Test func `before-images say what each record held`() async throws {
    let store = try folder.open()
    let old = Note("Milk", rank: 2, picture: [1])
    try await store.write {
      try $0.insert(old)
      try $0.insert(Note("Bread"))
    }
    try await StoreScope.with(run: run) {
      try await store.write { transaction in
        try transaction.insert(Note("Tea"))
        guard var milk = try transaction.record(1, as: Note.self) else { return }
        milk.isDone = true
        milk.picture = nil
        try transaction.update(milk)
      }
      _ = try await store.write { try $0.delete(Note.self, key: 2) }
    }
    let changes = try await store.read { try $0.changes(ofRun: "run-1") }
    #expect(changes.map(\.kind) == [.insert, .update, .delete])
    #expect(changes.map(\.key) == [3, 1, 2])
    #expect(changes[0].before.isEmpty)
    #expect(
      changes[1].before == [
        .init(column: "isDone", value: .integer(0)), .init(column: "picture", value: .blob([1])),
      ]
    )
    #expect(
      changes[2].before == [
        .init(column: "text", value: .text("Bread")), .init(column: "isDone", value: .integer(0)),
        .init(column: "rank", value: .null), .init(column: "picture", value: .null),
      ]
    )
    #expect(changes[2].sequence == changes[1].sequence + 1)
  }

  @Test func `an idempotency key that another run has used changes nothing`() async throws {
    // RD-8
    let store = try folder.open()
    let again = JournalRun(
      id: "run-2",
      intent: "add-to-do",
      parameters: [],
      key: "k",
      origin: "perform"
    )
    for _ in 0..<2 {
      // The same run may write as often as it likes.
      try await StoreScope.with(run: run) {
        _ = try await store.write { try $0.insert(Note("Milk")) }
      }
    }
    await #expect(throws: StoreError.alreadyPerformed(run: "run-1")) {
      try await StoreScope.with(run: again) {
        try await store.write { try $0.insert(Note("Milk")) }
      }
    }
    #expect(try await store.read { try $0.count(Note.self) } == 2)
    #expect(try await store.read { try $0.run(forKey: "k")?.run.id } == "run-1")
    #expect(try await store.read { try $0.run("run-2") } == nil)
  }

  @Test func `a run that throws leaves neither change nor key`() async throws {
    let store = try folder.open()
    await #expect(throws: Interruption.self) {
      try await StoreScope.with(run: run) {
        try await store.write { transaction in
          try transaction.insert(Note("Milk"))
          throw Interruption()
        }
      }
    }
    #expect(try await store.read { try $0.run(forKey: "k") } == nil)
  }

  @Test func `the end of a run is noted with its result`() async throws {
    let store = try folder.open(now: 7)
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note("Milk")) }
    }
    let sequence = try await store.read { try $0.run("run-1")?.sequence }
    try await store.finish(run, result: [1, 2])
    let recorded = try #require(try await store.read { try $0.run("run-1") })
    #expect(recorded.finished == 7)
    #expect(recorded.result == [1, 2])
    #expect(recorded.sequence == sequence)
  }

  @Test func `a run that changed nothing is in the journal once it ended`() async throws {
    let store = try folder.open()
    try await store.finish(run, result: [])
    #expect(try await store.read { try $0.run("run-1")?.sequence } == 0)
  }

  @Test func `the last hundred runs that can be taken back stay, however old they are`()
    async throws
  {
    // RD-13
    let store = try folder.open(now: 0)
    for number in 1...101 {
      try await store.perform("old-\(number)") {
        _ = try await store.write { try $0.insert(Note("\(number)")) }
      }
    }
    let later = try folder.open(now: JournalRetention.age + 1)
    for number in 102...JournalRetention.interval {
      let next = JournalRun(id: "\(number)", intent: "i", parameters: [], key: nil, origin: "test")
      try await later.finish(next, result: [])
    }
    #expect(try await later.read { try $0.run("old-1") } == nil)
    #expect(try await later.read { try $0.run("old-2") } != nil)
    #expect(try await later.undo(.last(100), id: "undo").runs.count == 100)
    #expect(try await later.allNotes().values.map(\.text) == ["1"])
  }

  @Test func `old runs go with their before-images`() async throws {
    let store = try folder.open(now: 0)
    try await StoreScope.with(run: run) {
      _ = try await store.write { try $0.insert(Note("Milk")) }
    }
    let later = try folder.open(now: JournalRetention.age + 1)
    for number in 2...JournalRetention.interval {
      let next = JournalRun(
        id: "later-\(number)",
        intent: "i",
        parameters: [],
        key: nil,
        origin: "test"
      )
      try await StoreScope.with(run: next) {
        _ = try await later.write { try $0.insert(Note("Tea")) }
      }
    }
    #expect(try await later.read { try $0.run("run-1") } == nil)
    #expect(try await later.read { try $0.run(forKey: "k") } == nil)
    #expect(try await later.read { try $0.changes(ofRun: "run-1") }.isEmpty)
    #expect(try await later.read { try $0.runs(limit: 1_000) }.count == 255)
  }

  @Test(arguments: [
    [], [9], [1, 1, 65], [1, 1, 65, 9], [1, 1, 65, 3, 255, 255, 255, 255, 255, 255, 255, 127],
    [0, 0],
  ])
  func `damaged before-images are refused`(bytes: [UInt8]) {
    #expect(ChangeImage.decode(bytes) == nil)
  }

  @Test func `before-images keep every kind of value`() {
    let columns: [RecordedChange.ColumnValue] = [
      .init(column: "a", value: .null), .init(column: "b", value: .integer(.min)),
      .init(column: "c", value: .real(-0.0)), .init(column: "d", value: .text("ş\u{0}")),
      .init(column: "e", value: .blob([0, 255])),
    ]
    #expect(ChangeImage.decode(ChangeImage.encode(columns)) == columns)
  }
}
