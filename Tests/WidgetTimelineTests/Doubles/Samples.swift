import Essentials
import Moments
import WidgetTimeline

/// The time at which these tests begin unless they set another: 2026-11-21 08:00:00 UTC.
let morning = Date(timeIntervalSince1970: 1_795_248_000)

extension Date {
  static func + (date: Date, duration: Duration) -> Date {
    Instant(date).advanced(by: duration).date
  }

  static func - (date: Date, duration: Duration) -> Date {
    Instant(date).advanced(by: .zero - duration).date
  }
}

extension Duration {
  static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
  static func hours(_ count: Int) -> Duration { .seconds(3600 * count) }
}

extension MadeEntry {
  /// Returns an entry whose archive is the single byte `mark`.
  static func sample(_ date: Date, _ mark: UInt8 = 0) -> MadeEntry {
    MadeEntry(date: date, light: [mark])
  }
}

extension MadeTimeline {
  static func sample(
    at dates: [Date],
    policy: TimelineReloadPolicy = .atEnd
  ) -> MadeTimeline {
    MadeTimeline(entries: dates.map { .sample($0) }, policy: policy)
  }
}

extension DueTimeline {
  /// Returns a small to-do widget that has never had a timeline.
  static func sample(
    _ placement: Int64 = 1,
    in extensionName: String = "Home",
    state: TimelineState = TimelineState(),
    budget: ReloadBudget = .none,
    budgetState: BudgetState = BudgetState()
  ) -> DueTimeline {
    DueTimeline(
      key: TimelineKey(placement: placement, family: .systemSmall),
      extensionName: extensionName,
      kind: "to-do",
      configuration: [UInt8(truncatingIfNeeded: placement)],
      state: state,
      budget: budget,
      budgetState: budgetState
    )
  }
}
