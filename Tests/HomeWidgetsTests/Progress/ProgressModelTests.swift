import Foundation
import Moments
import SharedStore
import Testing
import WidgetTimeline

@testable import HomeWidgets

@Suite("What was done day by day", .timeLimit(.minutes(2)))
struct ProgressModelTests {
  private let store: TestStore

  init() throws {
    store = try TestStore(zone: .gmt)
  }

  private static let today = CivilDate(Samples.now, in: Samples.utc)

  private static func history(_ days: [Int]) -> ProgressHistory {
    ProgressHistory(
      Dictionary(uniqueKeysWithValues: days.enumerated().map { (today.adding(days: -$0), $1) })
    )
  }

  /// The counts are those of the last days, today first.
  @Test(arguments: [
    ([1, 1, 1, 0, 1], 3, 3), ([0, 1, 1, 0, 1], 2, 2), ([0, 0, 1, 1, 1], 0, 3), ([], 0, 0),
    ([2, 0, 1, 1, 1, 1], 1, 4), ([0], 0, 0), ([9], 1, 1),
  ])
  func `a streak is days in a row, and today does not end it`(
    days: [Int],
    streak: Int,
    best: Int
  ) {
    let history = Self.history(days)
    #expect(history.streak(on: Self.today) == streak)
    #expect(history.best(until: Self.today) == best)
  }

  @Test func `a streak of more than a year is as long as what is looked back`() {
    let history = Self.history(Array(repeating: 1, count: 900))
    #expect(history.streak(on: Self.today) == ProgressHistory.lookback)
  }

  // Saturday, 21 November 2026: the sixth day of its week.
  @Test func `this week is compared with last week until the same day`() {
    let days = [1, 2, 0, 0, 3, 1, 9, 4, 0, 0, 0, 0, 2]
    let picture = ProgressPicture(
      Self.history(days),
      on: Self.today,
      openCount: 0,
      ages: ProgressAges([:])
    )
    #expect(picture.thisWeek == [1, 3, 0, 0, 2, 1])
    #expect(picture.lastWeek == [2, 0, 0, 0, 0, 4, 9])
    #expect(picture.doneLastWeek == 15)
    #expect(picture.doneLastWeekByNow == 6)
    #expect(picture.difference == 1)
  }

  @Test(arguments: [
    (nil, 18, 9, 2), (nil, 7, 7, 1), (7, 18, 7, 2), (7, 7, 7, 1), (90, 24, 24, 1), (14, 40, 14, 2),
    (nil, 400, 90, 4),
  ])
  func `bars are as many as have room, each of whole cells`(
    wanted: Int?,
    room: Int,
    count: Int,
    cells: Int
  ) {
    let picture = ProgressPicture(
      Self.history([1]),
      on: Self.today,
      openCount: 0,
      ages: ProgressAges([:]),
      wantedDays: wanted
    )
    let bars = picture.bars(room: room)
    #expect(bars.counts.count == count)
    #expect(bars.cells == cells)
    #expect(bars.counts.last == 1)
  }

  /// Adds to-dos that were completed the given numbers of hours ago.
  private func addDone(_ hours: [Double], _ change: (inout ToDoRecord) -> Void = { _ in })
    async throws
  {
    for (number, hour) in hours.enumerated() {
      var record = ToDoRecord(name: "Done \(number)")
      record.close(at: Instant(Samples.now.addingTimeInterval(-3_600 * hour)).microseconds)
      change(&record)
      _ = try await store.toDos.add(record)
    }
  }

  private func contents(_ scope: ProgressScope = ProgressScope()) async throws -> ProgressContents {
    try await store.toDos.store.read {
      try ProgressContents(from: $0, of: scope, now: Samples.now, in: Samples.utc)
    }
  }

  @Test func `the store knows when what was done; what it does not know is on no day`() async throws
  {
    // 10:00: nine hours ago is today, eleven are yesterday.
    try await addDone([0, 9, 11, 24 * 3, 24 * 500])
    try await addDone([1]) { $0.close(at: nil) }
    try await addDone([1]) { $0.close(as: .cancelled, at: $0.doneAt) }
    // A clock that ran ahead.
    try await addDone([-30])
    let contents = try await contents()
    let picture = contents.picture(on: Self.today, in: Samples.utc)
    #expect(Array(picture.days.suffix(4)) == [1, 0, 1, 2])
    #expect(picture.days.reduce(0, +) == 4)
    #expect(picture.undatedCount == 1)
    #expect(picture.openCount == 3)
  }

  @Test func `a list and tags choose what is counted`() async throws {
    try await addDone([1, 2]) { $0.list = "Work" }
    try await addDone([1, 2, 3]) { ($0.list, $0.tags) = ("Work", ["home", "big"]) }
    try await addDone([1])
    #expect(try await contents(ProgressScope(list: "work")).history.count(on: Self.today) == 5)
    let both = ProgressScope(list: "Work", tags: ["HOME", "big"])
    #expect(try await contents(both).history.count(on: Self.today) == 3)
    #expect(try await contents(both).openCount == 0)
    #expect(both.text == "@Work +HOME +big")
  }

  @Test func `open ones are sorted by when they were added`() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    for days in [0, 6, 7, 27, 28, 90, 91, 500] {
      _ = try await store.toDos.store.write { transaction in
        var record = ToDoRecord(name: "\(days) days")
        record.addedAt = Instant(Samples.now).microseconds - Int64(days) * 86_400_000_000
        return try ToDoStore.append(record, in: transaction)
      }
    }
    let ages = try await contents().picture(on: Self.today, in: Samples.utc).ages
    #expect(ages.listed.map { ages.count($0) } == [2, 2, 2, 2])
    #expect(!ages.listed.contains(.unknown))
  }

  // BW-4
  @Test func `a timeline has an entry at each midnight of a week`() async throws {
    try await addDone([1, 25])
    let timeline = ProgressProvider.timeline(
      of: try await contents(),
      days: nil,
      from: Samples.now,
      in: Samples.utc
    )
    #expect(timeline.entries.count == 7)
    #expect(timeline.entries[0].date == Samples.now)
    #expect(timeline.entries[1].date == Self.today.adding(days: 1).start(in: Samples.utc))
    #expect(timeline.entries.map(\.picture.doneToday) == [1, 0, 0, 0, 0, 0, 0])
    #expect(timeline.entries.map(\.picture.streak) == [2, 2, 0, 0, 0, 0, 0])
    // Monday begins a week.
    #expect(timeline.entries[2].picture.thisWeek == [0])
    #expect(timeline.entries[2].picture.doneLastWeek == 2)
  }

  @Test func `without a to-do nothing wakes`() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    let timeline = ProgressProvider.timeline(
      of: try await contents(),
      days: nil,
      from: Samples.now,
      in: Samples.utc
    )
    #expect(timeline.entries.count == 1)
    #expect(timeline.policy == .never)
    #expect(timeline.entries[0].picture.isEmpty)
  }

  // RT-11
  @Test func `days have as many hours as the zone gives them`() async throws {
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // Sunday, 25 October 2026, ends summer time: its day has 25 hours.
    let day = try #require(CivilDate(text: "2026-10-25"))
    let start = Instant(day.start(in: berlin)).microseconds
    for hours: Int64 in [-1, 0, 24, 25] {
      try await addDone([0]) { $0.close(at: start + hours * 3_600_000_000) }
    }
    let now = Samples.now
    let contents = try await store.toDos.store.read { [berlin] in
      try ProgressContents(from: $0, of: ProgressScope(), now: now, in: berlin)
    }
    let counts = [-1, 0, 1].map { contents.history.count(on: day.adding(days: $0)) }
    #expect(counts == [1, 2, 1])
  }

  @Test(arguments: [(0, "last week"), (3, "3 on last week"), (-12, "12 on last week")])
  func `a difference says what it is counted on`(difference: Int, words: String) {
    #expect(ProgressWords.onLastWeek(difference) == words)
  }
}
