import Foundation
import Moments
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("The to-dos' timeline", .timeLimit(.minutes(2)))
struct ToDoTimelineTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private func add(_ name: String, due: Due?) async throws {
    _ = try await store.toDos.add(ToDoRecord(name: name, due: due))
  }

  private func insert(_ records: [ToDoRecord]) async throws {
    _ = try await store.toDos.store.write { transaction in
      for var record in records {
        record.key = 0
        try transaction.insert(record)
      }
    }
  }

  private func timeline() async throws -> Timeline<ToDoEntry> {
    try await ToDoForesight(in: Samples.utc).timeline(of: store.toDos)
  }

  private func hours(_ timeline: Timeline<ToDoEntry>) -> [Double] {
    timeline.entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
  }

  // BW-4, WK-12
  @Test func `without due dates one entry serves until the horizon`() async throws {
    let timeline = try await timeline()
    #expect(hours(timeline) == [0])
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval((14 + 30 * 24) * 3_600)))
  }

  // BW-4
  @Test func `an instant changes the picture when it comes and when days change its words`()
    async throws
  {
    try await add("call", due: Samples.instant(30))
    let timeline = try await timeline()
    // Tomorrow; today from midnight; late at 16:00; then a day late, two, and so on.
    #expect(hours(timeline).prefix(5) == [0, 14, 30, 38, 62])
    let words = timeline.entries.map { entry in
      entry.picture.open.first { $0.name == "call" }?.due?.words
    }
    #expect(words.prefix(5) == ["Sun 16:00", "16:00", "16:00", "1 d", "2 d"])
    #expect(timeline.entries.prefix(5).map(\.picture.lateCount) == [0, 0, 1, 1, 1])
  }

  // BW-4
  @Test func `a day is late from the next midnight on`() async throws {
    try await add("pay", due: Samples.day(0))
    let timeline = try await timeline()
    #expect(hours(timeline).prefix(3) == [0, 14, 38])
    #expect(timeline.entries.prefix(3).map(\.picture.lateCount) == [0, 1, 1])
  }

  // BW-4
  @Test func `what is due in three weeks is foreseen until it is late`() async throws {
    try await add("pay rent", due: Samples.day(20))
    let timeline = try await timeline()
    // Named by its date, six days before by its weekday, in the week, tomorrow, today, then late.
    let midnights = ([13, 15, 18, 19] + Array(20...29)).map { Double($0) * 24 + 14 }
    #expect(hours(timeline) == [0] + midnights)
    #expect(timeline.entries.map(\.picture.lateCount).prefix(7) == [0, 0, 0, 0, 0, 1, 1])
  }

  // BW-4
  @Test func `the sixty-fourth entry is the last, and the next change asks for the next timeline`()
    async throws
  {
    for number in 1...100 { try await add("\(number)", due: Samples.instant(Double(number) / 10)) }
    let timeline = try await timeline()
    #expect(timeline.entries.count == 64)
    #expect(timeline.entries.last?.picture.lateCount == 63)
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval(6.4 * 3_600)))
  }

  // BW-4
  @Test func `of more to-dos on one day than are read, foresight ends with that day`() async throws
  {
    try await insert((0..<250).map { Samples.record($0 + 1, "\($0)", due: Samples.day(2)) })
    try await add("later", due: Samples.day(3))
    let timeline = try await timeline()
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval((14 + 2 * 24) * 3_600)))
    #expect(timeline.entries.map(\.picture.lateCount).allSatisfy { $0 == 0 })
  }

  // BW-4
  @Test func `of more to-dos at one instant than are read, foresight ends before it`() async throws
  {
    try await insert((0..<250).map { Samples.record($0 + 1, "\($0)", due: Samples.instant(3)) })
    let timeline = try await timeline()
    #expect(hours(timeline) == [0])
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval(3 * 3_600)))
  }

  @Test(
    "BW-4: what is foreseen for a moment is what is read at that moment",
    arguments: UInt64(1)...6
  )
  func foresight(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...80, using: &random)
    try await insert(
      (0..<count).map { number in
        let due: Due? =
          switch Int.random(in: 0...3, using: &random) {
          case 0: nil
          case 1: Samples.instant(Double(Int.random(in: -50...900, using: &random)))
          default: Samples.day(Int.random(in: -40...40, using: &random))
          }
        var record = Samples.record(Int64(number + 1), "\(number)", due: due)
        switch Int.random(in: 0...5, using: &random) {
        case 0:
          record.notBefore = Samples.instant(Double(Int.random(in: -50...900, using: &random)))
        case 1: record.notBefore = Samples.day(Int.random(in: -5...40, using: &random))
        default: break
        }
        if number > 1, Int.random(in: 0...7, using: &random) == 0 {
          let other = Int64.random(in: 1..<Int64(number), using: &random)
          record.blockedBy = [Samples.record(other, "").id]
        }
        if Int.random(in: 0...20, using: &random) == 0 { record.startedAt = 5 }
        return record
      }
    )
    let timeline = try await timeline()
    guard case .after(let end) = timeline.policy.kind else {
      Issue.record("the policy names a date")
      return
    }
    let span = end.timeIntervalSince(Samples.now)
    for _ in 0..<60 {
      let moment = Samples.now.addingTimeInterval(Double.random(in: 0..<span, using: &random))
      let foreseen = timeline.entries.last { $0.date <= moment }?.picture
      let read = try await store.toDos.store.read { transaction in
        try ToDoContents(from: transaction, now: moment, in: Samples.utc)
          .picture(at: moment, in: Samples.utc)
      }
      #expect(foreseen == read, "at \(moment)")
    }
    for (entry, next) in zip(timeline.entries, timeline.entries.dropFirst()) {
      #expect(entry.picture != next.picture)
    }
  }

  // BW-4, BW-22
  @Test func `what is due stands before what is not, wherever a person has put it`() async throws {
    for number in 0..<40 { try await add("filler \(number)", due: nil) }
    try await add("soon", due: Samples.instant(2))
    try await add("today", due: Samples.day(0))
    try await add("late", due: Samples.day(-5))
    let entries = try await timeline().entries
    #expect(
      entries.prefix(3).map { $0.picture.open.prefix(4).map(\.name) }
        == Array(repeating: ["late", "soon", "today", "Buy groceries"], count: 3)
    )
    #expect(entries.prefix(3).map(\.picture.lateCount) == [1, 2, 3])
  }

  // BW-4
  @Test func `the count of what is late has those without room too`() async throws {
    for number in 0..<40 { try await add("filler \(number)", due: nil) }
    for _ in 0..<20 { try await add("paid late", due: Samples.day(-40)) }
    let timeline = try await timeline()
    #expect(timeline.entries[0].picture.lateCount == 20)
    #expect(timeline.entries[0].picture.open.count == ToDoContents.rowLimit)
    #expect(timeline.entries[0].picture.openCount == 63)
  }

  @Test func `more due dates than the limit end the timeline early, not wrongly`() async throws {
    try await insert(
      (0..<250).map { number in
        Samples.record(number + 1, "\(number)", due: Samples.instant(Double(number + 1) / 60))
      }
    )
    let timeline = try await timeline()
    #expect(timeline.entries.count <= ToDoContents.entryLimit)
    let last = try #require(timeline.entries.last)
    #expect(last.picture.lateCount == timeline.entries.count - 1)
    guard case .after(let end) = timeline.policy.kind else {
      Issue.record("the policy names a date")
      return
    }
    #expect(end <= Samples.now.addingTimeInterval(200 * 60))
  }

  // BW-3
  @Test func `done ones follow the open ones, the latest first, and are never due`() async throws {
    _ = try await store.toDos.change(1) {
      $0.due = Samples.day(-3)
      $0.close(at: 10)
    }
    _ = try await store.toDos.change(3) { $0.close(at: 20) }
    let picture = try #require(try await timeline().entries.first).picture
    #expect(picture.open.map(\.number) == [2])
    #expect(picture.done.map(\.number) == [3, 1])
    #expect((picture.open + picture.done).map(\.due) == [nil, nil, nil])
    #expect(picture.lateCount == 0)
    #expect(picture.doneCount == 2)
  }

  @Test func `a huge name is cut before it is archived`() async throws {
    _ = try await store.toDos.change(1) { $0.name = String(repeating: "名", count: 20_000) }
    _ = try await store.toDos.change(2) {
      $0.name = "z" + String(repeating: "\u{0301}", count: 20_000)
    }
    let picture = try #require(try await timeline().entries.first).picture
    #expect(picture.open[0].name.count == 160)
    #expect(picture.open[1].name.unicodeScalars.count == 1_000)
  }

  // BW-20
  @Test func `placeholder and preview need no store`() async throws {
    let provider = ToDoProvider(dependencies: AppDependencyManager(), calendar: Samples.utc)
    let preview = TimelineProviderContext(family: .systemSmall, isPreview: true)
    #expect(provider.placeholder(in: preview).picture.openCount == 2)
    let entry = await provider.snapshot(for: ToDoConfiguration(), in: preview)
    #expect(entry.picture.open.map(\.name).contains("Buy groceries"))
  }

  // WK-100
  @Test func `a store that cannot be read brings no timeline instead of a false one`()
    async throws
  {
    let manager = AppDependencyManager()
    manager.add(dependency: store.toDos)
    let provider = ToDoProvider(dependencies: manager, calendar: Samples.utc)
    let context = TimelineProviderContext(family: .systemSmall, isPreview: false)
    #expect(await provider.timeline(for: ToDoConfiguration(), in: context).entries.count == 1)
    _ = try await store.toDos.store.write { try $0.insert(BrokenRecord()) }
    #expect(await provider.timeline(for: ToDoConfiguration(), in: context).entries.isEmpty)
  }

  @Test func `the days of a week are counted for the largest size alone`() {
    var contents = Samples.contents(Samples.everyday)
    #expect(contents.picture(at: Samples.now, in: Samples.utc).week.isEmpty)
    contents.hasWeek = true
    let week = contents.picture(at: Samples.now, in: Samples.utc).week
    #expect(week.map(\.date) == (0..<7).map { today.adding(days: $0) })
    let due = Samples.everyday.filter { record in
      guard record.isOpen, let due = record.due, due.lateFrom(in: Samples.utc) > Samples.now else {
        return false
      }
      return due.day(in: Samples.utc) < today.adding(days: 7)
    }
    #expect(week.reduce(0) { $0 + $1.count } == due.count)
  }

  @Test func `a week without anything due has no days, and no entries for them`() {
    var contents = Samples.contents([Samples.record(1, "Read")])
    contents.hasWeek = true
    #expect(contents.picture(at: Samples.now, in: Samples.utc).week.isEmpty)
    #expect(contents.pictures(from: Samples.now, in: Samples.utc).entries.count == 1)
  }

  private let today = CivilDate(Samples.now, in: Samples.utc)
}
