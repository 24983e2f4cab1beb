import Essentials
import WidgetTimeline

/// A model of one timeline, written independently from the rules and shorter than the engine.
struct ModelTimeline {
  let key: TimelineKey
  private(set) var made: Date?
  /// The date that the policy requests; `nil` for never.
  private var requested: Date?
  private(set) var due: Date?
  private(set) var failures = 0
  private(set) var isDirty = false
  /// Whether the timeline is outdated by a change that does not count against the budget.
  private(set) var isExempt = false
  /// Whether the reload was postponed.
  private(set) var waits = false
  private(set) var budget: ModelBudget

  init(_ key: TimelineKey, _ budget: ReloadBudget = .none) {
    self.key = key
    self.budget = ModelBudget(budget)
  }

  func isDue(at now: Date) -> Bool { due.map { $0 <= now } ?? (made == nil) }

  /// Returns whether the picture is older than its policy or its data allow (RT-8).
  func isStale(at now: Date) -> Bool { isDirty || policyDate.map { $0 < now } ?? false }

  mutating func change(isExempt: Bool = false) {
    if !isDirty { self.isExempt = isExempt }
    (isDirty, due) = (true, .distantPast)
  }

  /// Returns whether a reload for this reason counts against the budget (WK-83, WK-84).
  func counts(_ reason: ReloadReason, by asker: ReloadAsker) -> Bool {
    switch reason {
    case .first: false
    case .policy, .retry: true
    case .changed: !isExempt
    case .requested: asker != .press
    }
  }

  /// Returns when a reload for this reason may begin.
  func allowed(_ reason: ReloadReason, by asker: ReloadAsker, at now: Date) -> Date {
    budget.allowed(
      reason,
      isExempt: !counts(reason, by: asker),
      passesFloor: asker == .press,
      at: now
    )
  }

  /// The reason for the next reload.
  var reason: ReloadReason {
    if made == nil, failures == 0 { return .first }
    return isDirty ? .changed : failures > 0 ? .retry : .policy
  }

  /// Returns whether a refresh begins a reload: it is due, or was postponed by a clock that ran
  /// ahead, and is allowed now.
  func begins(at now: Date) -> Bool {
    (isDue(at: now) || waits && isOfOtherClock(at: now))
      && allowed(reason, by: .timer, at: now) <= now
  }

  mutating func putOff(until date: Date, isRequested: Bool) {
    (due, waits) = (date, true)
    if isRequested, !isDirty { (isDirty, isExempt) = (true, false) }
  }

  /// Records a timeline that arrived `took` after it was requested (WK-89…91).
  mutating func succeed(
    at now: Date,
    after took: Duration,
    _ timeline: MadeTimeline,
    _ reason: ReloadReason,
    by asker: ReloadAsker,
    cost: Duration
  ) {
    end(at: now, after: took, reason, by: asker, cost: cost)
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
    if let date = due, let floor = budget.floor(at: now) { due = max(date, floor) }
  }

  private mutating func end(
    at now: Date,
    after took: Duration,
    _ reason: ReloadReason,
    by asker: ReloadAsker,
    cost: Duration
  ) {
    budget.charge(reason, isExempt: !counts(reason, by: asker), at: now - took)
    budget.end(at: now, cost: cost)
    waits = false
  }

  /// Records a failed reload (WK-100, RT-9).
  mutating func fail(
    at now: Date,
    after took: Duration,
    _ reason: ReloadReason,
    by asker: ReloadAsker,
    cost: Duration
  ) {
    end(at: now, after: took, reason, by: asker, cost: cost)
    failures += 1
    let retry = now + ReloadBackoff().delay(afterFailures: failures, of: key)
    due = budget.floor(at: now).map { max($0, retry) } ?? retry
  }

  private func isAhead(of now: Date) -> Bool {
    made.map { $0 > now + ReloadPlanner.clockTolerance } ?? false
  }

  /// Returns whether the timeline has dates from a clock that ran ahead, so that a refresh finds it
  /// although it is not due.
  private func isOfOtherClock(at now: Date) -> Bool {
    let latest = now + ReloadPlanner.clockTolerance + ReloadBackoff.longestDelay
    return isAhead(of: now) || failures > 0 && due ?? now > latest
  }

  /// Moves dates from a clock that ran ahead back to `now` (RT-5).
  mutating func bringBack(to now: Date) {
    guard isOfOtherClock(at: now) else { return }
    let (tolerance, wasAhead) = (ReloadPlanner.clockTolerance, isAhead(of: now))
    if wasAhead { made = now }
    if waits {
      let allowed = self.allowed(reason, by: .timer, at: now)
      if due ?? now > allowed + tolerance { due = allowed }
    } else if failures > 0 {
      let backoff = now + ReloadBackoff().delay(afterFailures: failures, of: key)
      let retry = budget.floor(at: now).map { max($0, backoff) } ?? backoff
      if due ?? now > retry + tolerance { due = retry }
    } else if wasAhead {
      due = policyDate
    }
  }

  private var policyDate: Date? {
    guard let made, let requested else { return nil }
    return requested > made ? requested : made + .minutes(15)
  }
}
