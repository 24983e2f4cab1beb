package import Essentials
internal import Moments

/// The state of a timeline's reloads that its budget and the floor need; a date is `nil` before its first event.
package struct BudgetState: Hashable, Sendable {
  /// A reload that has to wait.
  package struct Wait: Hashable, Sendable {
    /// When it was put off first.
    package var since: Date
    /// When it may begin.
    package var until: Date

    package init(since: Date, until: Date) {
      (self.since, self.until) = (since, until)
    }
  }

  /// When the bucket is full again: each counted reload moves it on by a part of the day.
  package var full: Date?
  /// When the last counted reload by the policy's date began.
  package var lastPolicy: Date?
  /// When the first reload ended: a new widget gets more.
  package var firstEnd: Date?
  /// When the last reload ended, exempt or not.
  package var lastEnd: Date?
  /// The processor time of the last reload, the host's share and the extension's.
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
  /// The part of one core that a widget may use by itself is one in so many.
  package static let floorFactor = 20
  /// The longest wait by the floor: what costs more than an hour of processor time is tried once a day.
  package static let longestFloor: Duration = .seconds(86_400)

  /// The shortest time from the end of a reload of that processor time to the next one.
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

  /// Returns the state in which a reload waits from `now`, or from when it was put off before.
  package func waiting(until: Date, at now: Date) -> BudgetState {
    var state = self
    state.wait = Wait(since: min(wait?.since ?? now, now), until: until)
    return state
  }

  /// When the floor allows a reload of this cause; `nil` if there is none.
  func floor(for cause: ReloadCause, at now: Date) -> Instant? {
    BudgetRule.passesFloor(cause) ? nil : floor(at: now)
  }

  /// When the floor allows a reload that does not pass it; `nil` if there was none.
  func floor(at now: Date) -> Instant? {
    past(lastEnd, at: Instant(now))?.advanced(by: Self.floor(after: processorTime))
  }

  /// Whether the widget is in its first days.
  func isNew(at now: Instant) -> Bool {
    guard let firstEnd else { return true }
    guard let first = past(firstEnd, at: now) else { return false }
    return first.duration(to: now) < ReloadBudget.newWidgetAge
  }

  /// A stored date; `nil` if it is further ahead than a clock is set back in passing (RT-5).
  func past(_ date: Date?, at now: Instant) -> Instant? {
    guard let instant = date.map(Instant.init) else { return nil }
    return instant <= now.advanced(by: ReloadPlanner.clockTolerance) ? instant : nil
  }
}
