import Foundation
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

  private func timeline() async throws -> Timeline<ToDoEntry> {
    try await ToDoProvider.timeline(of: store.toDos, in: Samples.utc)
  }

  private func hours(_ timeline: Timeline<ToDoEntry>) -> [Double] {
    timeline.entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
  }

  // BW-4, WK-12
  @Test func `without due dates one entry serves until the horizon`() async throws {
    let timeline = try await timeline()
    #expect(hours(timeline) == [0])
    #expect(timeline.policy == .after(Samples.now.addingTimeInterval((14 + 6 * 24) * 3_600)))
  }

  // BW-4
  @Test func `an instant changes the picture when it comes and when days change its words`()
    async throws
  {
    try await add("call", due: Samples.instant(30))
    let timeline = try await timeline()
    // Tomorrow 16:00; today 16:00 from midnight; late at 16:00; yesterday; then its date.
    #expect(hours(timeline) == [0, 14, 30, 38, 62])
    let words = timeline.entries.map { entry in
      entry.picture.open.first { $0.name == "call" }?.due?.words
    }
    #expect(
      words == [
        "tomorrow 16:00", "today 16:00", "today 16:00", "yesterday 16:00", "Sun 22 Nov",
      ]
    )
    #expect(timeline.entries.map(\.picture.lateCount) == [0, 0, 1, 1, 1])
  }

  // BW-4
  @Test func `a day is late from the next midnight on`() async throws {
    try await add("pay", due: Samples.day(0))
    let timeline = try await timeline()
    #expect(hours(timeline) == [0, 14, 38])
    #expect(timeline.entries.map(\.picture.lateCount) == [0, 1, 1])
  }

  // BW-4
  @Test func `a to-do comes to the front when it becomes late, wherever it stood`() async throws {
    for number in 0..<40 { try await add("filler \(number)", due: nil) }
    try await add("soon", due: Samples.instant(2))
    try await add("today", due: Samples.day(0))
    try await add("late", due: Samples.day(-5))
    let entries = try await timeline().entries
    #expect(
      entries.map { $0.picture.open.prefix(3).map(\.name) } == [
        ["late", "Buy groceries", "Call the dentist"],
        ["soon", "late", "Buy groceries"],
        ["soon", "today", "late"],
        ["soon", "today", "late"],
      ]
    )
  }

  // BW-4
  @Test func `the count of what is late tells of those without room too`() async throws {
    for number in 0..<40 { try await add("filler \(number)", due: nil) }
    for _ in 0..<20 { try await add("paid late", due: Samples.day(-40)) }
    let timeline = try await timeline()
    #expect(hours(timeline) == [0])
    #expect(timeline.entries[0].picture.lateCount == 20)
    #expect(timeline.entries[0].picture.open.count == ToDoContents.rowLimit)
    #expect(timeline.entries[0].picture.openCount == 63)
  }

  @Test func `more due dates than the limit end the timeline early, not wrongly`() async throws {
    let records = (0..<250).map { number in
      Samples.record(number + 1, "\(number)", due: Samples.instant(Double(number + 1) / 60))
    }
    _ = try await store.toDos.store.write { transaction in
      for record in records {
        var copy = record
        copy.key = 0
        try transaction.insert(copy)
      }
    }
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
      $0.doneAt = 10
    }
    _ = try await store.toDos.change(3) { $0.doneAt = 20 }
    let picture = try #require(try await timeline().entries.first).picture
    #expect(picture.rows(8).map(\.number) == [2, 3, 1])
    #expect(picture.rows(8).map(\.due) == [nil, nil, nil])
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
    let entry = try await provider.snapshot(in: preview, within: .seconds(5), on: store.clock)
    #expect(entry.picture.rows(3).map(\.name).contains("Buy groceries"))
  }

  // WK-100
  @Test func `a store that cannot be read brings no timeline instead of a false one`()
    async throws
  {
    let manager = AppDependencyManager()
    manager.add(dependency: store.toDos)
    let provider = ToDoProvider(dependencies: manager, calendar: Samples.utc)
    let context = TimelineProviderContext(family: .systemSmall, isPreview: false)
    #expect(
      try await provider.timeline(in: context, within: .seconds(5), on: store.clock).entries.count
        == 1
    )
    _ = try await store.toDos.store.write { try $0.insert(BrokenRecord()) }
    await #expect(throws: TimelineError.completionDropped) {
      try await provider.timeline(in: context, within: .seconds(5), on: store.clock).entries.count
    }
  }
}
