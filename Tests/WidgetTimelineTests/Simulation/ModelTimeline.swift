import Essentials
import WidgetTimeline

/// One timeline as the rules of reloading have it, written down a second time and shorter than the engine.
struct ModelTimeline {
  let key: TimelineKey
  private(set) var made: Date?
  /// The date that the policy names; `nil` for never.
  private var requested: Date?
  private(set) var due: Date?
  private(set) var failures = 0
  private(set) var isDirty = false

  init(_ key: TimelineKey) { self.key = key }

  func isDue(at now: Date) -> Bool { due.map { $0 <= now } ?? (made == nil) }

  /// Whether the picture is older than its policy or its sources allow (RT-8).
  func isStale(at now: Date) -> Bool { isDirty || policyDate.map { $0 < now } ?? false }

  mutating func change() { (isDirty, due) = (true, .distantPast) }

  /// A timeline came `took` after it was asked for (WK-89…91).
  mutating func succeed(at now: Date, after took: Duration, _ timeline: MadeTimeline) {
    let dates = timeline.entries.map(\.date).sorted()
    (made, failures, isDirty) = (now, 0, false)
    requested =
      switch timeline.policy.kind {
      case .never: nil
      case .atEnd: dates.last
      case .after(let date): date
      }
    due = policyDate
    // A provider that asks for a moment of its own run is asked again at once.
    let began = max(now - took, min(dates[0], now))
    if let requested, requested <= now, requested >= began + .seconds(1) {
      due = now
    }
  }

  /// A reload failed (WK-100, RT-9).
  mutating func fail(at now: Date) {
    failures += 1
    due = now + ReloadBackoff().delay(afterFailures: failures, of: key)
  }

  /// What a clock that ran ahead left behind is brought back to `now` (RT-5).
  mutating func bringBack(to now: Date) {
    let tolerance = ReloadPlanner.clockTolerance
    let isAhead = made.map { $0 > now + tolerance } ?? false
    if isAhead { made = now }
    if failures > 0 {
      let retry = now + ReloadBackoff().delay(afterFailures: failures, of: key)
      let latest = now + tolerance + ReloadBackoff.longestDelay
      if isAhead || due ?? now > latest, due ?? now > retry + tolerance { due = retry }
    } else if isAhead {
      due = policyDate
    }
  }

  private var policyDate: Date? {
    guard let made, let requested else { return nil }
    return requested > made ? requested : made + .minutes(15)
  }
}
