import Foundation
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// Intents reach their store through the one dependency manager, so these tests take turns.
@Suite("Intents of habits", .serialized, .timeLimit(.minutes(2)))
struct HabitIntentTests {
  private let store: TestStore
  private let habits: HabitStore
  private let runner: IntentRunner

  init() throws {
    store = try TestStore(zone: .gmt)
    let habits = HabitStore(store: store.toDos.store, clock: store.clock, zone: { .gmt })
    AppDependencyManager.shared.add(dependency: habits)
    self.habits = habits
    runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [
          AddHabit.self, RenameHabit.self, ScheduleHabit.self, SetHabitColor.self, RemoveHabit.self,
          TickHabit.self, ShowHabit.self, ListHabits.self,
        ],
        entities: [Habit.self],
        enumerations: [HabitColor.self]
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  @discardableResult
  private func perform(
    _ name: String,
    _ arguments: KeyValuePairs<String, String> = [:]
  ) async throws -> String? {
    try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) }).dialog
  }

  private func failure(
    _ name: String,
    _ arguments: KeyValuePairs<String, String>
  ) async -> IntentError? {
    await #expect(throws: IntentError.self) { try await perform(name, arguments) }
  }

  @Test func `a habit is added, renamed, scheduled, coloured and removed`() async throws {
    #expect(
      try await perform("add-habit", ["name": " Read  a page "])
        == "Added 1 “Read a page”, every day."
    )
    #expect(
      try await perform("add-habit", ["name": "Run", "schedule": "3", "tint": "blue"])
        == "Added 2 “Run”, 3 days a week."
    )
    #expect(
      try await perform("rename-habit", ["id": "1", "name": "Read"])
        == "Renamed “Read a page” to 1 “Read”."
    )
    #expect(
      try await perform("schedule-habit", ["id": "read", "schedule": "weekdays"])
        == "1 “Read”: on weekdays."
    )
    #expect(try await perform("set-habit-color", ["id": "1", "tint": "pink"]) == "1 “Read”: pink.")
    #expect(
      try await perform("set-habit-color", ["id": "1", "tint": "pink"])
        == "1 “Read”: pink, as before."
    )
    try await perform("tick-habit", ["id": "2"])
    #expect(
      try await perform("remove-habit", ["id": "2"])
        == "Removed 2 “Run” with 1 tick; 'widgetctl undo' brings it back."
    )
    #expect(try await habits.store.read { try $0.count(HabitTick.self) } == 0)
    #expect(try await perform("add-habit", ["name": "Swim"])?.hasPrefix("Added 3") == true)
  }

  @Test func `a tick is for today unless a day is given, and the second one takes it away`()
    async throws
  {
    try await perform("add-habit", ["name": "Read"])
    #expect(try await perform("tick-habit", ["id": "1"]) == "Ticked 1 “Read” for today: 1 day.")
    #expect(
      try await perform("tick-habit", ["id": "1", "day": "yesterday"])?
        .hasSuffix(": 2 days in a row.") == true
    )
    #expect(
      try await perform("tick-habit", ["id": "1"]) == "Removed the tick of 1 “Read” for today."
    )
    #expect(
      try await perform("show-habit", ["id": "1"])
        == "1 “Read”, every day: 1 day, best 1; this week 1 of 7."
    )
  }

  @Test(
    arguments: [
      ("tomorrow", "has not come yet"), ("2000-01-01", "more than ten years ago"),
      ("soon", "cannot read “soon” as a day"),
    ]
  )
  func `no other day is ticked`(day: String, words: String) async throws {
    try await perform("add-habit", ["name": "Read"])
    let error = await failure("tick-habit", ["id": "1", "day": day])
    #expect(error?.message.contains(words) == true)
    #expect(error?.exitCode == 64)
    #expect(try await habits.store.read { try $0.count(HabitTick.self) } == 0)
  }

  @Test func `names and numbers that are none are errors`() async throws {
    #expect(await failure("add-habit", ["name": "  "])?.message == "a habit needs a name")
    let long = String(repeating: "x", count: 121)
    #expect(await failure("add-habit", ["name": long])?.exitCode == 64)
    try await perform("add-habit", ["name": "Read"])
    _ = await failure("tick-habit", ["id": "9"])
    _ = await failure("tick-habit", ["id": "Raed"])
    _ = await failure("schedule-habit", ["id": "1", "schedule": "often"])
    for _ in 1..<HabitError.maximumHabits { try await perform("add-habit", ["name": "More"]) }
    #expect(await failure("add-habit", ["name": "x"])?.message == "there are 100 habits already")
    #expect(await failure("show-habit", ["id": "More"])?.message.contains("More") == true)
  }

  // CL-22
  @Test func `undo brings a removed habit back with its ticks`() async throws {
    try await perform("add-habit", ["name": "Read"])
    try await perform("tick-habit", ["id": "1"])
    try await perform("tick-habit", ["id": "1", "day": "yesterday"])
    let before = try await habits.kept()
    let run = JournalRun(id: "r", intent: "RemoveHabit", parameters: [], key: nil, origin: "test")
    _ = try await habits.store.perform(run) { transaction in
      for tick in try transaction.fetch(HabitTick.self) {
        try transaction.delete(HabitTick.self, key: tick.key)
      }
      try transaction.delete(HabitRecord.self, key: 1)
      return (0, [])
    }
    #expect(try await habits.kept().isEmpty)
    try await habits.store.undo(.last(1), id: "undo")
    #expect(try await habits.kept() == before)
  }

  @Test func `a search finds habits by what they come to`() async throws {
    #expect(
      try await perform("list-habits") == "No habits yet: widgetctl habit add Read"
    )
    try await perform("add-habit", ["name": "Read"])
    try await perform("add-habit", ["name": "Run", "schedule": "2 a week"])
    try await perform("tick-habit", ["id": "1"])
    let found = try await HabitQuery().allEntities()
    #expect(found.map(\.isDoneToday) == [true, false])
    #expect(found.map(\.perWeek) == [7, 2])
    #expect(found[0].lastDay?.day == 21)
    #expect(try await perform("list-habits") == "")
    #expect(try await HabitQuery().entities(matching: "ru").map(\.id) == [2])
  }
}
