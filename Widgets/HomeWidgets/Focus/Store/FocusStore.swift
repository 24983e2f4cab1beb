import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// Reads and changes the timer's sessions in the shared store; each change is one transaction.
struct FocusStore: Sendable {
  /// The most sessions of a week that are read: one in every 15 minutes.
  private static let maximumSessions = 700

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

  /// The Gregorian calendar in the user's time zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = place()
    return calendar
  }

  /// Changes the running or paused session; returns it, and whether it changed.
  ///
  /// - Throws: `.nothingRuns` if no session is running or paused.
  func change(
    _ body: @Sendable (inout FocusRecord) throws -> Void
  ) async throws -> (session: FocusRecord, hasChanged: Bool) {
    let now = now.microseconds
    return try await store.write { transaction in
      guard var session = try Self.last(in: transaction), session.state(at: now).isActive else {
        throw FocusError.nothingRuns
      }
      let before = session
      try body(&session)
      if session != before { try transaction.update(session) }
      return (session, session != before)
    }
  }

  /// Returns the session that began last, of one kind or of any; `nil` if there is none.
  static func last(
    in transaction: borrowing some StoreReading & ~Copyable,
    kind: FocusKind? = nil
  ) throws -> FocusRecord? {
    let rank = kind.flatMap { FocusKind.allCases.firstIndex(of: $0) }
    return try transaction.fetch(
      FocusRecord.self,
      where: rank.map { .equals("kind", Int64($0)) } ?? .all([]),
      sortedBy: [.descending("key")],
      limit: 1
    ).first
  }

  /// Returns the sessions that may have run in the last seven days, the oldest first.
  static func week(
    before now: Date,
    in calendar: Calendar,
    _ transaction: borrowing some StoreReading & ~Copyable
  ) throws -> [FocusRecord] {
    // A session that began last the day before may have run into the week.
    let first = CivilDate(now, in: calendar).adding(days: -FocusDays.count)
    return try transaction.fetch(
      FocusRecord.self,
      where: .greaterOrEqual(
        "lastRunAt",
        .integer(Instant(first.start(in: calendar)).microseconds)
      ),
      sortedBy: [.descending("lastRunAt")],
      limit: maximumSessions
    ).reversed()
  }

  /// Returns the latest sessions, the last one first, at most `limit`.
  func sessions(limit: Int) async throws -> [FocusRecord] {
    try await store.read { transaction in
      try transaction.fetch(sortedBy: [.descending("key")], limit: limit)
    }
  }

  /// Returns the sessions of the last seven days, the oldest first.
  func week() async throws -> [FocusRecord] {
    let (now, calendar) = (now.date, calendar)
    return try await store.read { try Self.week(before: now, in: calendar, $0) }
  }
}

/// The store's collection of focus sessions, with its migrations.
enum FocusSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "focus",
      migrations: [Migration(1, [.createCollection(FocusRecord.collection)])]
    )
  }
}
