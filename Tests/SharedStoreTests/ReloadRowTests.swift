import Testing

@testable import SharedStore

@Suite("The rows of reloads", .timeLimit(.minutes(2)))
struct ReloadRowTests {
  let folder = TemporaryStore()
  private static let minute: Int64 = 60_000_000

  /// Returns a reload at the policy's date that took two seconds.
  static func reload(at begun: Int64, error: String? = nil) -> StoredReload {
    StoredReload(
      due: begun,
      begun: begun,
      ended: begun + 2_000_000,
      result: error == nil ? 1 : 2,
      reason: "policy",
      asker: 1,
      exemption: nil,
      tries: 0,
      error: error,
      isOffline: false,
      made: error == nil
        ? StoredReload.Made(entries: 1, bytes: 10, policy: .after(begun + minute)) : nil,
      next: begun + minute,
      diagnostics: 0,
      cost: StoredReload.Cost(wall: 2_000_000, host: 10, ofExtension: 20, network: 0)
    )
  }

  /// Stores a timeline with one entry whose archive is the byte `mark`, and a history row; returns
  /// the timeline.
  @discardableResult
  private func make(
    _ mark: UInt8,
    at begun: Int64,
    in store: SharedStore,
    differs: (@Sendable ([StoredEntry], [StoredEntry]) -> Bool?)? = nil
  ) async throws -> StoredTimeline {
    let widget = try await store.read { try $0.placedWidgets().first }
    let placed: PlacedWidget
    if let widget { placed = widget } else { placed = try await WidgetTests.place("a", in: store) }
    var timeline = WidgetTests.timeline(placed, entries: [StoredEntry(date: 1, light: [mark])])
    timeline.reload = Self.reload(at: begun)
    timeline.differs = differs
    return try await store.write { [timeline] in try $0.store(timeline) }
  }

  private func rows(_ timeline: StoredTimeline, since: Int64 = .min) throws -> [StoredReload] {
    try StoreReader(at: folder.location).reloads(ofTimeline: timeline.id, since: since)
  }

  @Test func `a timeline and its row are one commit`() async throws {
    let store = try folder.open()
    let timeline = try await make(1, at: Self.minute, in: store)
    var expected = Self.reload(at: Self.minute)
    expected.number = 1
    #expect(try rows(timeline) == [expected])
    struct Stop: Error {}
    var later = WidgetTests.timeline(
      try await store.read { try $0.placedWidgets()[0] },
      entries: [StoredEntry(date: 1, light: [2])]
    )
    later.reload = Self.reload(at: 2 * Self.minute)
    let new = later
    await #expect(throws: Stop.self) {
      try await store.write { transaction in
        try transaction.store(new)
        throw Stop()
      }
    }
    #expect(try rows(timeline).count == 1)
  }

  @Test(arguments: [
    (UInt8(1), nil, StoredReload.Difference.none), (2, nil, .archive), (2, false, .none),
    (2, true, .cell),
  ])
  func `a row says whether what is shown differs from before`(
    _ mark: UInt8,
    _ answer: Bool?,
    _ expected: StoredReload.Difference
  ) async throws {
    let store = try folder.open()
    let timeline = try await make(1, at: 0, in: store)
    #expect(try rows(timeline).map(\.difference) == [nil])
    try await make(mark, at: 3_600_000_000 * 3, in: store) { before, after in
      before == [StoredEntry(date: 1, light: [1])] && after == [StoredEntry(date: 1, light: [2])]
        ? answer : nil
    }
    #expect(try rows(timeline).map(\.difference) == [nil, expected])
  }

  @Test func `rows that only repeat are counted in one, and their costs are added up`()
    async throws
  {
    let store = try folder.open()
    var timeline = try await make(1, at: 0, in: store)
    for minute in Int64(1)...9 { timeline = try await make(1, at: minute * Self.minute, in: store) }
    let rows = try rows(timeline)
    #expect(rows.map(\.count) == [10])
    #expect(rows.first?.begun == 0)
    #expect(rows.first?.ended == 9 * Self.minute + 2_000_000)
    #expect(rows.first?.next == 10 * Self.minute)
    let cost = StoredReload.Cost(wall: 20_000_000, host: 100, ofExtension: 200, network: 0)
    #expect(rows.first?.cost == cost)
    // Something else begins another row, and so does a row's longest time.
    try await make(2, at: 10 * Self.minute, in: store)
    try await make(2, at: 11 * Self.minute, in: store)
    try await make(2, at: 12 * Self.minute, in: store)
    try await make(2, at: 11 * Self.minute + 7_200_000_000, in: store)
    #expect(try self.rows(timeline).map(\.count) == [10, 1, 2, 1])
    #expect(try self.rows(timeline).map(\.number) == [1, 2, 3, 4])
  }

  @Test func `the network's bytes of those that asked it are added up`() async throws {
    let store = try folder.open()
    let placed = try await WidgetTests.place("a", in: store)
    let costs: [Int64?] = [nil, 700, nil, 314]
    for (minute, bytes) in zip(Int64(0)..., costs) {
      var timeline = WidgetTests.timeline(placed, entries: [StoredEntry(date: 1, light: [1])])
      timeline.reload = Self.reload(at: minute * Self.minute)
      timeline.reload?.cost.network = bytes
      try await store.write { [timeline] in try $0.store(timeline) }
    }
    let stored = try await store.read { try $0.timelines(placement: placed.id) }
    let rows = try rows(try #require(stored.first))
    #expect(rows.map(\.count) == [4])
    #expect(rows.map(\.cost.network) == [1_014])
  }

  @Test func `a clock that was set back begins a row of its own`() async throws {
    let store = try folder.open()
    let timeline = try await make(1, at: 100 * Self.minute, in: store)
    try await make(1, at: 50 * Self.minute, in: store)
    #expect(try rows(timeline).map(\.begun) == [100 * Self.minute, 50 * Self.minute])
  }

  @Test func `failures with one error are one row, the longest of everything is below 200 bytes`()
    async throws
  {
    let store = try folder.open()
    let timeline = try await make(1, at: 0, in: store)
    let error = String(repeating: "é", count: 900)
    for minute in Int64(1)...3 {
      var reload = Self.reload(at: .max / 4 + minute * Self.minute, error: error)
      (reload.reason, reload.mark, reload.tries) = ("changed", DirtyMark(.state, run: .max), minute)
      (reload.exemption, reload.result, reload.asker) = (6, 8, 7)
      (reload.cost.wall, reload.cost.host) = (.max / 8, .max / 8)
      (reload.cost.ofExtension, reload.cost.network) = (.max / 8, .max / 8)
      try await store.write { [reload] in
        try $0.recordFailure(
          placement: timeline.placement,
          family: 2,
          error: error,
          failures: minute,
          at: reload.ended,
          due: reload.ended,
          reload: reload
        )
      }
    }
    let rows = try rows(timeline)
    #expect(rows.map(\.count) == [1, 3])
    // The text is whole up to its own limit; the row has its beginning.
    #expect(rows.last?.error?.utf8.count == 999)
    #expect(rows.last?.error?.hasSuffix("é…") == true)
    #expect(rows.last?.tries == 3)
    let longest = try StoreReader(at: folder.location).connection.integer(
      "SELECT max(payload / ncell) FROM dbstat('main', 1) WHERE name = 'reloads'"
    )
    #expect((longest ?? .max) <= 200)
  }

  private func fail(
    _ error: String,
    at minute: Int64,
    _ timeline: StoredTimeline,
    in store: SharedStore
  ) async throws {
    let reload = Self.reload(at: minute * Self.minute, error: error)
    try await store.write { transaction in
      try transaction.recordFailure(
        placement: timeline.placement,
        family: timeline.family,
        error: error,
        failures: minute,
        at: reload.ended,
        due: reload.ended,
        reload: reload
      )
    }
  }

  @Test func `the last 64 long errors of a store are kept whole, each once`() async throws {
    let store = try folder.open()
    let timeline = try await make(1, at: 0, in: store)
    func error(_ number: Int64) -> String { "\(number) " + String(repeating: "x", count: 90) }
    for minute in Int64(1)...70 {
      // The first comes again and again, and so is among the last.
      try await fail(error(minute), at: 2 * minute, timeline, in: store)
      try await fail(error(1), at: 2 * minute + 1, timeline, in: store)
    }
    try await fail("short", at: 200, timeline, in: store)
    let errors = try rows(timeline).compactMap(\.error)
    #expect(errors.count == 141 - 1)
    #expect(errors.contains(error(1)))
    #expect(errors.last == "short")
    #expect(errors.contains(error(70)))
    #expect(errors.contains(error(8)))
    // What was let go has its beginning.
    #expect(!errors.contains(error(7)))
    #expect(errors.contains { $0.hasPrefix("7 xx") && $0.hasSuffix("x…") })
    let kept = try StoreReader(at: folder.location).connection.integer(
      "SELECT count(*) FROM reload_errors"
    )
    #expect(kept == 64)
  }

  @Test func `a number of an error is not given to another, whatever the clock says`() async throws
  {
    let store = try folder.open()
    let timeline = try await make(1, at: 0, in: store)
    for minute in Int64(1)...80 {
      // The clock is set back for each: the newest was used the longest ago.
      try await fail(
        "\(minute) " + String(repeating: "y", count: 90),
        at: 10_000 - minute,
        timeline,
        in: store
      )
    }
    for error in try rows(timeline).compactMap(\.error) {
      let number = error.prefix { $0 != " " }
      #expect(
        error.hasPrefix("\(number) y") && (error.count == number.count + 91 || error.hasSuffix("…"))
      )
    }
    let texts = try StoreReader(at: folder.location).connection.integer(
      "SELECT count(*) FROM reloads JOIN reload_errors e ON e.number = error_number WHERE substr(e.text, 1, 9) != substr(error, 1, 9)"
    )
    #expect(texts == 0)
  }

  @Test func `400 rows of a timeline are kept, for 30 days`() async throws {
    let store = try folder.open()
    var timeline = try await make(0, at: 0, in: store)
    for number in Int64(1)..<480 {
      timeline = try await make(UInt8(number % 2), at: number * Self.minute, in: store)
    }
    let kept = try rows(timeline)
    #expect(kept.map(\.number) == Array(81...480))
    let bytes = try StoreReader(at: folder.location).connection.integer(
      "SELECT sum(pgsize) FROM dbstat WHERE name = 'reloads'"
    )
    #expect((bytes ?? .max) <= 80 * 1_024)
    // The row of the 480th reload ended exactly 30 days before this one.
    let last = 479 * Self.minute + ReloadRetention.age
    for number in Int64(0)..<32 {
      timeline = try await make(UInt8(number % 2), at: last - 31 + number, in: store)
    }
    #expect(try rows(timeline).map(\.number).min() == 480)
    for number in Int64(1)...32 {
      timeline = try await make(UInt8(number % 2), at: last + number, in: store)
    }
    #expect(try rows(timeline).map(\.number).min() == 481)
  }

  @Test func `rows go with their timeline, and none is kept of what is not there`() async throws {
    let store = try folder.open()
    let timeline = try await make(1, at: 0, in: store)
    try await store.write {
      try $0.note(Self.reload(at: 0), placement: timeline.placement, family: 7)
    }
    #expect(try await store.write { try $0.removeWidget(timeline.placement) })
    #expect(try rows(timeline).isEmpty)
  }
}
