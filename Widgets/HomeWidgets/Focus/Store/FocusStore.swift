import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The sessions of the timer in the shared store; each change is one transaction.
struct FocusStore: Sendable {
  /// Sessions of a week that are looked at: more than 15 minutes of it each.
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

  /// The Gregorian calendar in the reader's zone.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = place()
    return calendar
  }

  /// Changes the session that is under way.
  ///
  /// - Throws: `.nothingRuns` without one.
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

  /// The session that began last; `nil` before any did.
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

  /// The sessions that ran in the week that ends at a moment, the oldest first.
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

  /// All sessions that are kept, the latest first, up to a number.
  func sessions(limit: Int) async throws -> [FocusRecord] {
    try await store.read { transaction in
      try transaction.fetch(sortedBy: [.descending("key")], limit: limit)
    }
  }

  /// The sessions of the week that ends now, the oldest first.
  func week() async throws -> [FocusRecord] {
    let (now, calendar) = (now.date, calendar)
    return try await store.read { try Self.week(before: now, in: calendar, $0) }
  }
}

/// The shape of the sessions in the store.
enum FocusSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "focus",
      migrations: [Migration(1, [.createCollection(FocusRecord.collection)])]
    )
  }
}
