import Testing

@testable import SharedStore

@Suite("Placed widgets and their timelines", .timeLimit(.minutes(5)))
struct WidgetTests {
  let folder = TemporaryStore()

  static func timeline(
    _ widget: PlacedWidget,
    entries: [StoredEntry],
    due: Int64 = 100,
    family: Int64? = nil,
    reads: [CollectionRead] = []
  ) -> NewTimeline {
    NewTimeline(
      placement: widget.id,
      family: family ?? widget.family,
      made: 0,
      policy: .after(due),
      due: due,
      reason: "test",
      entries: entries,
      reads: reads
    )
  }

  static func place(_ kind: String, in store: SharedStore) async throws -> PlacedWidget {
    try await store.write { try $0.place(extensionName: "Home", kind: kind, family: 2) }
  }

  @Test func `a widget is placed at the end, under a number that is never reused`() async throws {
    // CL-10
    let store = try folder.open()
    let first = try await Self.place("a", in: store)
    let second = try await Self.place("b", in: store)
    #expect(try await store.write { try $0.removeWidget(second.id) })
    let third = try await Self.place("c", in: store)
    #expect([first, second, third].map(\.shortID) == ["1", "2", "3"])
    #expect(try await store.read { try $0.placedWidgets() }.map(\.position) == [0, 1])
    #expect(try await !store.write { try $0.removeWidget(second.id) })
  }

  @Test(arguments: [
    (0, 2, "bca"), (2, 0, "cab"), (1, 99, "acb"), (1, -5, "bac"), (1, 1, "abc"),
  ])
  func `moving a widget keeps the others in order`(
    from: Int,
    to: Int64,
    order: String
  ) async throws {
    let store = try folder.open()
    var widgets: [PlacedWidget] = []
    for kind in ["a", "b", "c"] { widgets.append(try await Self.place(kind, in: store)) }
    let id = widgets[from].id
    #expect(try await store.write { try $0.moveWidget(id, to: to) })
    let placed = try await store.read { try $0.placedWidgets() }
    #expect(placed.map(\.kind).joined() == order)
    #expect(placed.map(\.position) == [0, 1, 2])
  }

  @Test(arguments: [(5, 10), (10, 10), (19, 10), (20, 20), (1_000, 30)] as [(Int64, Int64)])
  func `the current entry is the latest that is not after now, else the earliest`(
    now: Int64,
    date: Int64
  ) async throws {
    // WK-75, WK-77
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let entries = [20, 10, 30].map { StoredEntry(date: $0, light: [UInt8($0)]) }
    try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    let shown = try StoreReader(at: folder.location).currentEntries(at: now)
    #expect(shown.map(\.date) == [date])
    #expect(shown.map(\.archive) == [[UInt8(date)]])
  }

  @Test func `of entries with one date the last is shown`() async throws {
    // WK-79
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let entries = [StoredEntry(date: 1, light: [1]), StoredEntry(date: 1, light: [2])]
    try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    #expect(try await store.read { try $0.currentEntries(at: 1) }.map(\.archive) == [[2]])
  }

  @Test func `a dark screen gets the dark archive where there is one`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let entries = [
      StoredEntry(date: 1, light: [1], dark: [2]), StoredEntry(date: 5, light: [3]),
    ]
    try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    #expect(try await store.read { try $0.currentEntries(at: 1, dark: true)[0].archive } == [2])
    #expect(try await store.read { try $0.currentEntries(at: 5, dark: true)[0].archive } == [3])
    #expect(try await store.read { try $0.currentEntries(at: 1)[0].archive } == [1])
  }

  @Test func `another family shows its own timeline or nothing`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let entries = [StoredEntry(date: 1, light: [9])]
    try await store.write { try $0.store(Self.timeline(widget, entries: entries, family: 1)) }
    let placed = try await store.read { try $0.currentEntries(at: 1) }
    #expect(placed[0].timeline?.generation == 0)
    #expect(placed[0].date == nil)
    #expect(try await store.read { try $0.currentEntries(at: 1, family: 1)[0].archive } == [9])
    #expect(try await store.read { try $0.currentEntries(at: 1, family: 7)[0].timeline } == nil)
  }

  @Test func `only the widgets asked for are shown, in the order of the shelf`() async throws {
    let store = try folder.open()
    for kind in ["a", "b", "c"] { _ = try await Self.place(kind, in: store) }
    let shown = try await store.read { try $0.currentEntries(at: 1) { $0.kind != "b" } }
    #expect(shown.map(\.widget.kind) == ["a", "c"])
  }

  @Test func `a removed widget leaves nothing behind`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let reads = [CollectionRead(collection: "notes", sequence: 99)]
    let entries = [StoredEntry(date: 1, light: [9])]
    let stored = try await store.write {
      try $0.store(Self.timeline(widget, entries: entries, reads: reads))
    }
    try await store.write { _ = try $0.removeWidget(widget.id) }
    #expect(try await store.read { try $0.entries(timeline: stored.id) }.isEmpty)
    #expect(try await store.read { try $0.nextDue() } == nil)
    await #expect(throws: StoreError.noSuchRecord(collection: "placements", key: widget.id)) {
      try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    }
  }

  @Test func `a timeline without entries is refused and the old one stays`() async throws {
    // WK-80, RT-9
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let entries = [StoredEntry(date: 1, light: [9])]
    try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    await #expect(throws: StoreError.self) {
      try await store.write { try $0.store(Self.timeline(widget, entries: [])) }
    }
    #expect(try await store.read { try $0.currentEntries(at: 1)[0].archive } == [9])
  }

  @Test func `entries come back by date with everything they had`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    let relevance = StoredRelevance(score: 0.5, duration: 60)
    let entries = [
      StoredEntry(date: .max, light: [], dark: [], relevance: relevance),
      StoredEntry(date: .min, light: [1]),
    ]
    let stored = try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
    #expect(try await store.read { try $0.entries(timeline: stored.id) } == entries.reversed())
    #expect(try await store.read { try $0.lastEntryDate(timeline: stored.id) } == .max)
    #expect(
      try await store.read {
        [
          try $0.nextEntryDate(ofTimeline: stored.id, after: 0),
          try $0.nextEntryDate(ofTimeline: stored.id, after: .max),
        ]
      } == [.max, nil]
    )
  }

  @Test func `what an extension said is remembered by path`() async throws {
    let store = try folder.open()
    let known = KnownExtension(name: "Home", path: "/a", stamp: "1", description: [1])
    let later = KnownExtension(name: "Home", path: "/a", stamp: "2", description: [2])
    try await store.write { try $0.remember(known) }
    try await store.write { try $0.remember(later) }
    #expect(try await store.read { try $0.knownExtensions() } == [later])
    try await store.write { try $0.retireExtension(path: "/a") }
    let retired = KnownExtension(name: "Home", path: "/a", stamp: "", description: [])
    #expect(try await store.read { try $0.knownExtensions() } == [retired])
  }

  @Test func `the description of an extension that was not added is read when it is asked for`()
    async throws
  {
    let store = try folder.open()
    let own = KnownExtension(name: "Home", path: "/b", stamp: "1", description: [1, 2])
    let added = KnownExtension(
      name: "Tea",
      path: "/a",
      stamp: "2",
      description: [3],
      isAdded: true
    )
    try await store.write {
      try $0.remember(added)
      try $0.remember(own)
    }
    let unread = KnownExtension(name: "Home", path: "/b", stamp: "1", description: [])
    #expect(try await store.read { try $0.knownExtensions() } == [own, added])
    #expect(try await store.read { try $0.knownExtensions(isWhole: false) } == [unread, added])
    #expect(try await store.read { try $0.extensionDescription(path: "/b") } == [1, 2])
    #expect(try await store.read { try $0.extensionDescription(path: "/c") } == [])
  }

  @Test func `an entry that stays as it is is not written again`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    try await store.noteWrittenEntries()
    func written(_ entries: [StoredEntry]) async throws -> [Int64] {
      try await store.write { try $0.store(Self.timeline(widget, entries: entries)) }
      return try await store.takeWrittenEntries()
    }
    let half = StoredRelevance(score: 0.5)
    let first = try await written([
      StoredEntry(date: 1, light: [1], dark: [1], relevance: half),
      StoredEntry(date: 2, light: [2]),
      StoredEntry(date: 3, light: [3]),
    ])
    let second = try await written([
      StoredEntry(date: 1, light: [1], dark: [1], relevance: half),
      StoredEntry(date: 2, light: [9]),
      StoredEntry(date: 4, light: [4]), StoredEntry(date: 4, light: [5]),
    ])
    #expect(first == [1, 2, 3])
    #expect(second == [2, 4])
    let stored = try await store.read { try $0.entries(timeline: 1) }
    #expect(stored.map(\.light) == [[1], [9], [5]])
    // Each part of an entry counts, not its picture alone.
    let third = try await written([
      StoredEntry(date: 1, light: [1], dark: [1]), StoredEntry(date: 2, light: [9], dark: [9]),
    ])
    #expect(third == [1, 2])
    // How long a relevance holds is kept with it.
    let longer = StoredRelevance(score: 0.5, duration: 60)
    let fourth = try await written([
      StoredEntry(date: 1, light: [1], dark: [1], relevance: longer),
      StoredEntry(date: 2, light: [9], dark: [9]),
    ])
    #expect(fourth == [1])
  }

  @Test func `what was read is written again only where it differs`() async throws {
    let store = try folder.open()
    let widget = try await Self.place("a", in: store)
    func pages(_ reads: [CollectionRead]) async throws -> Int {
      let before = try await store.framesInLog()
      try await store.write {
        try $0.store(
          Self.timeline(widget, entries: [StoredEntry(date: 1, light: [1])], reads: reads)
        )
      }
      return Int(try await store.framesInLog() - before)
    }
    let reads = [CollectionRead(collection: "notes", sequence: 9)]
    _ = try await pages(reads)
    let same = try await pages(reads)
    #expect(try await pages(reads + [CollectionRead(collection: "tags", sequence: 9)]) > same)
    #expect(try await pages([]) > same)
  }
}

extension SharedStore {
  /// Starts recording the date of each entry that is written.
  fileprivate func noteWrittenEntries() throws {
    try connection().execute("CREATE TABLE written (date INTEGER)")
    try connection().execute(
      """
      CREATE TRIGGER note AFTER INSERT ON entries BEGIN
        INSERT INTO written VALUES (new.date);
      END
      """
    )
  }

  /// Returns the recorded dates since the last call, in ascending order.
  fileprivate func takeWrittenEntries() throws -> [Int64] {
    var dates: [Int64] = []
    do {
      var rows = try connection().rows("SELECT date FROM written ORDER BY date")
      while let row = try rows.next() { dates.append(row.integer(0)) }
    }
    try connection().execute("DELETE FROM written")
    return dates
  }
}
