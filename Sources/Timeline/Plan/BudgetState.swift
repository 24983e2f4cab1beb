package import Essentials
internal import Moments

/// The part of a timeline's history that its budget and the floor need; a date is `nil` before its first event.
package struct BudgetState: Hashable, Sendable {
  /// The delay of a reload that was not allowed yet.
  package struct Wait: Hashable, Sendable {
    /// The date at which it was first delayed.
    package var since: Date
    /// The date at which it may begin.
    package var until: Date

    package init(since: Date, until: Date) {
      (self.since, self.until) = (since, until)
    }
  }

  /// The date at which the budget is full again; each counted reload postpones it by a fraction of a day.
  package var full: Date?
  /// The start of the last counted reload that a policy's date caused.
  package var lastPolicy: Date?
  /// The end of the first reload, from which the extra budget of a new widget is counted.
  package var firstEnd: Date?
  /// The end of the last reload, counted or exempt.
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
  /// The reciprocal of the share of one core that a widget may use without a user's request: one twentieth.
  package static let floorFactor = 20
  /// The longest delay by the floor: a reload that costs more than an hour of processor time is tried once a day.
  package static let longestFloor: Duration = .seconds(86_400)

  /// Returns the shortest time between a reload that used `processorTime` and the next one.
  package static func floor(after processorTime: Duration) -> Duration {
    min(min(max(processorTime, .zero), longestFloor) * floorFactor, longestFloor)
  }

  /// Returns the state after a reload that ended at `now`.
  package func ended(at now: Date, processorTime: Duration) -> BudgetState {
    var state = self
    state.firstEnd = firstEnd ?? now
    state.lastEnd = now
    state.processorTime = processorTime
    return state
  }

  /// Returns the state with a wait until a date; a wait that had already begun keeps its beginning.
  package func waiting(until: Date, at now: Date) -> BudgetState {
    var state = self
    state.wait = Wait(since: min(wait?.since ?? now, now), until: until)
    return state
  }

  /// Returns the date from which the floor allows a reload of this cause; `nil` if the floor does not apply.
  func floor(for cause: ReloadCause, at now: Date) -> Instant? {
    BudgetRule.passesFloor(cause) ? nil : floor(at: now)
  }

  /// Returns the date from which the floor allows a reload that is subject to it; `nil` before the first reload.
  func floor(at now: Date) -> Instant? {
    past(lastEnd, at: Instant(now))?.advanced(by: Self.floor(after: processorTime))
  }

  /// Whether the widget is young enough for the extra budget of its first days.
  func isNew(at now: Instant) -> Bool {
    guard let firstEnd else { return true }
    guard let first = past(firstEnd, at: now) else { return false }
    return first.duration(to: now) < ReloadBudget.newWidgetAge
  }

  /// Returns a stored date, or `nil` if it is so far ahead of `now` that a wrong clock must have written it (RT-5).
  func past(_ date: Date?, at now: Instant) -> Instant? {
    guard let instant = date.map(Instant.init) else { return nil }
    return instant <= now.advanced(by: ReloadPlanner.clockTolerance) ? instant : nil
  }
}
