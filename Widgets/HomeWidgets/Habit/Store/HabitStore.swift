import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Reads and changes the habits and their ticks in the shared store; each change is one
/// transaction.
struct HabitStore: Sendable {
  let store: SharedStore
  private let present: @Sendable () -> Instant
  private let place: @Sendable () -> TimeZone

  init(
    store: SharedStore,
    clock: some WallClock = SystemClock(),
    zone: @escaping @Sendable () -> TimeZone = { .current }
  ) {
    self.store = store
    present = { clock.now }
    place = zone
  }

  var now: Instant { present() }

  /// The user's date and time zone, by which texts such as `yesterday` are understood.
  var clock: UserClock { UserClock(now: now, in: place(), locale: .spoken) }

  /// The Gregorian calendar in the user's time zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = place()
    return calendar
  }

  /// A habit and the days on which it was done.
  struct Kept: Hashable, Sendable {
    let habit: HabitRecord
    let days: [CivilDate]

    /// Returns the habit's statistics on the day `today`.
    func history(on today: CivilDate, in calendar: Calendar) -> HabitHistory {
      HabitHistory(
        days,
        schedule: habit.schedule,
        added: CivilDate(Instant(microseconds: habit.addedAt).date, in: calendar),
        today: today
      )
    }
  }

  /// Returns all habits with their ticks, in the order in which they were added.
  static func kept(in transaction: borrowing ReadTransaction) throws -> [Kept] {
    let habits = try transaction.fetch(
      HabitRecord.self,
      sortedBy: [.ascending("key")],
      limit: HabitError.maximumHabits
    )
    return try habits.map { habit in
      let ticks = try transaction.fetch(
        HabitTick.self,
        where: .equals("habit", habit.key),
        sortedBy: [.descending("day")],
        limit: HabitHistory.maximumDays
      )
      return Kept(habit: habit, days: ticks.map(\.day))
    }
  }

  func kept() async throws -> [Kept] {
    try await store.read { try Self.kept(in: $0) }
  }

  /// Adds a habit and returns it with its number.
  ///
  /// - Throws: `.tooManyHabits` if there are ``HabitError/maximumHabits`` already.
  func add(_ habit: HabitRecord) async throws -> HabitRecord {
    try await store.write { transaction in
      let count = try transaction.count(HabitRecord.self)
      guard count < HabitError.maximumHabits else { throw HabitError.tooManyHabits }
      return try transaction.insert(habit)
    }
  }

  /// Applies `change` to a habit, and returns it before and after.
  ///
  /// - Throws: `.notFound` if there is no such habit.
  func change(
    _ number: Int64,
    _ change: @Sendable (inout HabitRecord) -> Void
  ) async throws -> (before: HabitRecord, after: HabitRecord) {
    try await store.write { transaction in
      let before = try Self.habit(number, in: transaction)
      var after = before
      change(&after)
      if after != before { try transaction.update(after) }
      return (before, after)
    }
  }

  /// Removes a habit with its ticks, and returns it and the number of ticks.
  ///
  /// - Throws: `.notFound` if there is no such habit.
  func remove(_ number: Int64) async throws -> (habit: HabitRecord, count: Int) {
    try await store.write { transaction in
      let habit = try Self.habit(number, in: transaction)
      let ticks = try transaction.fetch(HabitTick.self, where: .equals("habit", number))
      for tick in ticks { try transaction.delete(HabitTick.self, key: tick.key) }
      try transaction.delete(HabitRecord.self, key: number)
      return (habit, ticks.count)
    }
  }

  /// Ticks a habit off for a day, or removes the tick if there is one.
  ///
  /// - Returns: The habit with its new days, and whether it is now ticked.
  /// - Throws: `.notFound` if there is no such habit.
  func toggle(_ number: Int64, on day: CivilDate) async throws -> (kept: Kept, isTicked: Bool) {
    try await store.write { transaction in
      let habit = try Self.habit(number, in: transaction)
      let here = StoreFilter.all([.equals("habit", number), .equals("day", day.text)])
      let ticks = try transaction.fetch(HabitTick.self, where: here)
      for tick in ticks { try transaction.delete(HabitTick.self, key: tick.key) }
      if ticks.isEmpty { try transaction.insert(HabitTick(habit: number, day: day)) }
      let days = try transaction.fetch(
        HabitTick.self,
        where: .equals("habit", number),
        sortedBy: [.descending("day")],
        limit: HabitHistory.maximumDays
      )
      return (Kept(habit: habit, days: days.map(\.day)), ticks.isEmpty)
    }
  }

  private static func habit(
    _ number: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> HabitRecord {
    guard let habit: HabitRecord = try transaction.record(number) else {
      throw HabitError.notFound(number: number)
    }
    return habit
  }
}

/// The store's collections of habits and ticks, with their migrations.
enum HabitSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "habit",
      migrations: [
        Migration(
          1,
          [.createCollection(HabitRecord.collection), .createCollection(HabitTick.collection)]
        )
      ]
    )
  }
}
