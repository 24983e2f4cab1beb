import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// The provider and the intents reach their store through a dependency manager, so these tests take turns.
@Suite("The calendar's timeline and intents", .serialized, .timeLimit(.minutes(2)))
struct CalendarTimelineTests {
  private let store: TestStore
  private let calendars: CalendarStore
  private let runner: IntentRunner

  init() throws {
    store = try TestStore()
    let calendars = CalendarStore(store: store.toDos.store, clock: store.clock)
    AppDependencyManager.shared.add(dependency: calendars)
    self.calendars = calendars
    runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [NextMonth.self, PreviousMonth.self, ShowThisMonth.self, ShowDay.self],
        entities: []
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  private func add(_ name: String, _ due: Due?) async throws {
    _ = try await store.toDos.add(ToDoRecord(name: name, due: due))
  }

  private func timeline(
    _ configuration: CalendarConfiguration = CalendarConfiguration(),
    _ family: WidgetFamily = .systemLarge
  ) async -> Timeline<CalendarEntry> {
    let provider = CalendarProvider(calendar: Samples.utc, rule: .iso)
    let context = TimelineProviderContext(family: family, isPreview: false, foreseen: Samples.now)
    return await provider.timeline(for: configuration, in: context)
  }

  private func perform(_ name: String, day: String? = nil) async throws -> String? {
    let arguments = day.map { [IntentArgument("day", text: $0)] } ?? []
    return try await runner.run(name, arguments).dialog
  }

  private func picture() async throws -> CalendarPicture {
    try #require(await timeline().entries.first).picture
  }

  @Test func `a day begins at midnight, and the policy is a week`() async throws {
    let timeline = await timeline()
    let hours = timeline.entries.map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
    #expect(hours == [0, 14, 38, 62, 86, 110, 134])
    #expect(timeline.policy == .after(Samples.now + 158 * 3_600))
    #expect(timeline.entries.map(\.picture.today.day) == [21, 22, 23, 24, 25, 26, 27])
  }

  @Test func `what is due has its mark, and is late from its hour on`() async throws {
    try await add("call", Samples.instant(2))
    try await add("rent", Samples.day(3))
    try await add("tax", Samples.day(3))
    try await add("passport", Samples.day(-5))
    try await add("some day", nil)
    let timeline = await timeline()
    let first = try #require(timeline.entries.first).picture
    let today = first.today
    #expect(first.marks[today] == .init(count: 1, isLate: false))
    #expect(first.marks[today.adding(days: 3)] == .init(count: 2, isLate: false))
    #expect(first.marks[today.adding(days: -5)] == .init(count: 1, isLate: true))
    #expect(first.agenda.map(\.title) == ["Late", "Today", "Tue 24 Nov"])
    #expect(
      first.agenda.map { $0.rows.map(\.toDo.name) } == [["passport"], ["call"], ["rent", "tax"]]
    )
    #expect((first.lateCount, first.todayCount) == (1, 2))
    let second = timeline.entries[1]
    #expect(second.date == Samples.now + 7_200)
    #expect(
      second.picture.agenda.map { $0.rows.map(\.toDo.name) } == [
        ["passport", "call"], ["rent", "tax"],
      ]
    )
    #expect(second.picture.lateCount == 2)
    // On Wednesday what was due on Tuesday is late.
    let wednesday = try #require(timeline.entries.first { $0.picture.today.day == 25 }).picture
    #expect(wednesday.lateCount == 4)
    #expect(wednesday.marks[today.adding(days: 3)] == .init(count: 2, isLate: true))
  }

  // BW-32
  @Test func `what cannot be done yet has its mark, and a row when it can or its day is chosen`()
    async throws
  {
    var waits = ToDoRecord(name: "waits", due: Samples.day(3))
    waits.notBefore = Samples.instant(2)
    _ = try await store.toDos.add(waits)
    let entries = await timeline().entries
    let names = entries.prefix(2).map { $0.picture.agenda.flatMap { $0.rows.map(\.toDo.name) } }
    #expect(names == [[], ["waits"]])
    #expect(entries[1].date == Samples.now + 7_200)
    let first = entries[0].picture
    #expect(first.marks[first.today.adding(days: 3)]?.count == 1)
    _ = try await perform("show-day", day: "in 3 days")
    #expect(try await picture().agenda.map { $0.rows.map(\.toDo.name) } == [["waits"]])
  }

  @Test func `without to-dos by configuration none is read`() async throws {
    try await add("rent", Samples.day(0))
    let configuration = CalendarConfiguration()
    configuration.toDos = false
    let picture = try #require(await timeline(configuration).entries.first).picture
    #expect(picture.marks.isEmpty)
    #expect(picture.agenda.isEmpty)
  }

  @Test func `the largest size has the marks of three months`() async throws {
    try await add("far", Samples.day(60))
    let today = CivilDate(Samples.now, in: Samples.utc)
    let wide = try #require(await timeline(.init(), .systemExtraLarge).entries.first).picture
    #expect(wide.marks.keys.sorted() == [today.adding(days: 60)])
    #expect(try await picture().marks.isEmpty)
  }

  @Test func `ten thousand to-dos make a small picture`() async throws {
    let now = Samples.now
    try await store.toDos.store.write { transaction in
      for index in 0..<10_000 {
        let due =
          index.isMultiple(of: 2)
          ? Samples.day(index % 40 - 20) : Samples.instant(Double(index % 800))
        try transaction.insert(ToDoRecord(name: "Errand \(index)", due: due))
      }
    }
    let timeline = await timeline()
    #expect(timeline.entries.count <= CalendarContents.entryLimit)
    let picture = try #require(timeline.entries.first { $0.date == now }).picture
    #expect(picture.agenda.allSatisfy { $0.rows.count <= CalendarContents.rowLimit * 4 })
    #expect(picture.lateCount > 2_000)
  }

  @Test func `months go on and back, and today returns`() async throws {
    #expect(try await perform("next-month") == "The calendar shows December 2026.")
    #expect(try await perform("next-month") == "The calendar shows January 2027.")
    #expect(try await picture().month.title == "January 2027")
    #expect(try await perform("previous-month") == "The calendar shows December 2026.")
    #expect(try await perform("show-this-month") == "The calendar shows November 2026.")
    #expect(try await picture().isPresent)
    #expect(try await perform("previous-month") == "The calendar shows October 2026.")
    // The present month is followed again, not kept by its number.
    #expect(try await perform("next-month") == "The calendar shows November 2026.")
    #expect(try await calendars.store.read { try CalendarStore.page(in: $0) }.month == nil)
  }

  @Test func `a day that is shown lists what is due from then on`() async throws {
    try await add("passport", Samples.day(-5))
    try await add("gift", Samples.day(40))
    #expect(try await perform("show-day", day: "2026-12-31") == "The calendar shows Thu 31 Dec.")
    let picture = try await picture()
    #expect(picture.month.title == "December 2026")
    #expect(picture.agenda.map(\.title) == ["Thu 31 Dec"])
    #expect(picture.agenda.map { $0.rows.map(\.toDo.name) } == [["gift"]])
    #expect(try await perform("show-day", day: "2026-11-21") == "The calendar shows today.")
    #expect(try await self.picture().agenda.map { $0.rows.count } == [0, 1])
    // What is so already is no change.
    let before = try await calendars.store.read { try CalendarStore.page(in: $0) }
    _ = try await perform("show-day", day: "2026-11-21")
    #expect(try await calendars.store.read { try CalendarStore.page(in: $0) } == before)
  }

  @Test func `the ends of the calendar hold`() async throws {
    #expect(try await perform("show-day", day: "9999-12-31") == "The calendar shows 31 Dec 9999.")
    #expect(try await perform("next-month") == "The calendar shows December 9999.")
    _ = await timeline(.init(), .systemExtraLarge)
    #expect(try await perform("show-day", day: "0001-01-01") == "The calendar shows 1 Jan 1.")
    #expect(try await perform("previous-month") == "The calendar shows January 1.")
    #expect(await !timeline().entries.isEmpty)
  }
}
