import Testing

@testable import SharedStore

/// Tests the exact limits of the store: the largest allowed value, and one more.
@Suite("Limits of the store", .timeLimit(.minutes(5)))
struct StoreBoundaryTests {
  let folder = TemporaryStore()

  @Test func `a timeline has 1,000 entries and not one more`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    let entries = (1...1_001).map { StoredEntry(date: Int64($0), light: [1]) }
    let full = WidgetTests.timeline(widget, entries: Array(entries.prefix(1_000)))
    let stored = try await store.write { try $0.store(full) }
    #expect(try await store.read { try $0.entries(timeline: stored.id) }.count == 1_000)
    let limit = StoreError.tooLarge(what: "the number of entries in a timeline", limit: 1_000)
    await #expect(throws: limit) {
      try await store.write { try $0.store(WidgetTests.timeline(widget, entries: entries)) }
    }
  }

  enum Shape: CaseIterable {
    case any, none, all

    func filter(_ values: [String]) -> StoreFilter {
      switch self {
      case .any: .any(values.map { .equals("text", .text($0)) })
      case .none: .not(.any(values.map { .contains("text", $0 + "x") }))
      case .all: .all(values.map { .not(.hasPrefix("text", $0 + "x")) })
      }
    }
  }

  /// The limit is the same for each form of filter, and lower than SQLite's own limits.
  @Test(arguments: Shape.allCases)
  func `a filter has 1,000 values and not one more`(shape: Shape) async throws {
    let store = try folder.open()
    try await store.write { try $0.insert(Note("7")) }
    let values = (1...1_001).map { "\($0)" }
    let full = shape.filter(Array(values.prefix(1_000)))
    #expect(try await store.read { try $0.count(Note.self, where: full) } == 1)
    let limit = StoreError.tooLarge(what: "the number of values in a filter", limit: 1_000)
    await #expect(throws: limit) {
      try await store.read { try $0.count(Note.self, where: shape.filter(values)) }
    }
  }

  @Test(arguments: [(0, true), (64, true), (65, false)])
  func `a before-image has 64 columns and not one more`(count: Int, isRead: Bool) {
    var bytes = [UInt8(count)]
    for _ in 0..<count { bytes += [1, UInt8(ascii: "a"), 0] }
    #expect(ChangeImage.decode(bytes)?.count == (isRead ? count : nil))
  }

  @Test func `an undo tells of 20 records, and how many there were`() async throws {
    let store = try folder.open()
    try await store.perform("run") {
      try await store.write { for number in 1...21 { try $0.insert(Note("\(number)")) } }
    }
    let undone = try await store.undo(.last(1), id: "undo")
    #expect(undone.records.map(\.key) == Array(1...20))
    #expect(undone.recordCount == 21)
  }

  @Test func `the journal keeps as many of the latest runs as it says`() async throws {
    let store = try folder.open()
    for number in 1...5 {
      let run = JournalRun(id: "\(number)", intent: "i", parameters: [], key: nil, origin: "o")
      try await store.finish(run, result: [])
    }
    try await store.write { transaction in
      transaction.change.touch()
      try transaction.connection.prune(latest: JournalRetention.runs + 2, now: 0)
    }
    #expect(try await store.read { try $0.runs(limit: 9) }.map(\.number) == [5, 4, 3])
  }

  @Test func `old runs go where a group jumps over the number at which they are looked for`()
    async throws
  {
    let early = try folder.open(now: 1)
    try await early.perform("old") { try await early.write { try $0.insert(Note("x")) } }
    let store = try folder.open(now: JournalRetention.age + 2)
    try await store.group {
      for number in 1...JournalRetention.interval + 1 {
        let run = JournalRun(id: "\(number)", intent: "i", parameters: [], key: nil, origin: "o")
        try await StoreScope.with(run: run) { try await store.write { try $0.insert(Note("y")) } }
      }
    }
    #expect(try await store.read { try $0.run("old") } == nil)
    #expect(try await store.read { try $0.run("1") } != nil)
  }

  @Test func `who wants no further record gets none`() async throws {
    let store = try folder.open()
    try await store.write { for text in ["a", "b"] { try $0.insert(Note(text)) } }
    let texts = try await store.read { transaction in
      var texts: [String] = []
      try transaction.forEach(Note.self) { note in
        texts.append(note.text)
        return false
      }
      return texts
    }
    #expect(texts == ["a"])
  }

  @Test func `of more than 64 open runs the oldest is looked up in the journal`() {
    var memory = RunMemory()
    func open(_ number: Int) -> OpenRun {
      let run = JournalRun(id: "\(number)", intent: "i", parameters: [], key: nil, origin: "o")
      return OpenRun(run: run, number: Int64(number), started: 0)
    }
    memory.remember((1...64).map(open))
    #expect(memory.knows("1"))
    #expect(!memory.isIncomplete)
    memory.remember([open(65)])
    #expect(!memory.knows("1"))
    #expect(memory.knows("2"))
    #expect(memory.isIncomplete)
  }

  @Test func `runs are equal in all that they say`() {
    let names = ["id", "intent", "{}", "key", "origin"]
    func run(_ names: [String]) -> JournalRun {
      JournalRun(
        id: names[0],
        intent: names[1],
        parameters: Array(names[2].utf8),
        key: names[3],
        origin: names[4]
      )
    }
    #expect(run(names) == run(names))
    for index in names.indices {
      var others = names
      others[index] = "other"
      #expect(run(names) != run(others))
    }
  }

  @Test func `a cell that does not lie within its page is no cell`() throws {
    // A leaf of a table with three cells: the last that has room for four bytes, and two behind it.
    var bytes = [UInt8](repeating: 0, count: 2 * 4_096)
    let page: [UInt8] = [13, 0, 0, 0, 3, 0, 0, 0, 0x0F, 0xFC, 0x0F, 0xFD, 0x10, 0x00]
    bytes.replaceSubrange(
      4_096..<4_096 + page.count,
      with: page
    )
    let image = try #require(PageImage(bytes))
    #expect(image.cellOffsets(of: 2) == [4_092])
  }
}
