package import Essentials
internal import Moments

/// The history of a timeline that decides when its budget and its processor time allow the next
/// reload.
///
/// A date is `nil` before the first event of its kind.
package struct BudgetState: Hashable, Sendable {
  /// The delay of a reload that was not allowed when it was requested.
  package struct Wait: Hashable, Sendable {
    /// The date at which the reload was first delayed.
    package var since: Date
    /// The date from which the reload may begin.
    package var until: Date

    package init(since: Date, until: Date) {
      (self.since, self.until) = (since, until)
    }
  }

  /// The date at which the budget is full again; each counted reload postpones it by a fraction of
  /// a day.
  ///
  /// The date is `nil` before the first counted reload.
  package var full: Date?
  /// The start of the last counted reload that a policy's date caused; `nil` before the first.
  package var lastPolicy: Date?
  /// The end of the first reload, after which the extra budget of a new widget lasts some days;
  /// `nil` before it.
  package var firstEnd: Date?
  /// The end of the last reload, whether the budget counted it or not; `nil` before the first.
  package var lastEnd: Date?
  /// The processor time of the last reload, of the host and the extension together.
  package var processorTime: Duration
  package var wait: Wait?

  package init(
    full: Date? = nil,
    lastPolicy: Date? = nil,
    firstEnd: Date? = nil,
    lastEnd: Date? = nil,
    processorTime: Duration = .zero,
    wait: Wait? = nil
  ) {
    self.full = full
    self.lastPolicy = lastPolicy
    self.firstEnd = firstEnd
    self.lastEnd = lastEnd
    self.processorTime = processorTime
    self.wait = wait
  }
}

extension BudgetState {
  /// The minimum time between reloads, as a multiple of the last one's processor time.
  ///
  /// So a widget uses at most a twentieth of one core without a user's request.
  package static let floorFactor = 20
  /// The longest minimum time between reloads; a reload that uses 72 minutes of processor time or
  /// more runs once a day.
  package static let longestFloor: Duration = .seconds(86_400)

  /// Returns the shortest time between a reload that used `processorTime` and the next one.
  package static func floor(after processorTime: Duration) -> Duration {
    min(min(max(processorTime, .zero), longestFloor) * floorFactor, longestFloor)
  }

  /// Returns the state after a reload that ended at `now` and used `processorTime`.
  package func ended(at now: Date, processorTime: Duration) -> BudgetState {
    var state = self
    state.firstEnd = firstEnd ?? now
    state.lastEnd = now
    state.processorTime = processorTime
    return state
  }

  /// Returns the state in which a reload waits until a date; a reload that already waited keeps its
  /// first date.
  package func waiting(until: Date, at now: Date) -> BudgetState {
    var state = self
    state.wait = Wait(since: min(wait?.since ?? now, now), until: until)
    return state
  }

  /// Returns the date on which the minimum time since the last reload ends.
  ///
  /// - Returns: `nil` if the minimum time does not apply to a reload of this cause, or before the
  ///   first reload.
  func floor(for cause: ReloadCause, at now: Date) -> Instant? {
    BudgetRule.passesFloor(cause) ? nil : floor(at: now)
  }

  /// Returns the date on which the minimum time since the last reload ends; `nil` before the first
  /// reload.
  func floor(at now: Date) -> Instant? {
    past(lastEnd, at: Instant(now))?.advanced(by: Self.floor(after: processorTime))
  }

  /// Returns whether the widget is new at `now`, so that it has the extra budget of its first days.
  func isNew(at now: Instant) -> Bool {
    guard let firstEnd else { return true }
    guard let first = past(firstEnd, at: now) else { return false }
    return first.duration(to: now) < ReloadBudget.newWidgetAge
  }

  /// Returns a stored date, or `nil` if it is so far after `now` that a wrong clock must have set
  /// it (RT-5).
  func past(_ date: Date?, at now: Instant) -> Instant? {
    guard let instant = date.map(Instant.init) else { return nil }
    return instant <= now.advanced(by: ReloadPlanner.clockTolerance) ? instant : nil
  }
}
