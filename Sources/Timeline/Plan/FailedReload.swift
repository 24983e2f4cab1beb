package import Essentials

/// The result of a failed reload, to be stored; the last good timeline stays in the store.
package struct FailedReload: Equatable, Sendable {
  package var error: TimelineError
  package var at: Date
  /// The number of consecutive failures, including this one.
  package var failures: Int
  /// The date from which the next attempt may start.
  package var due: Date
  package var reason: ReloadReason
  /// The entry to show until there is a timeline; `nil` keeps the current picture.
  package var placeholder: MadeEntry?
  /// The timeline's history after the attempt, which decides when the budget allows the next
  /// reload.
  package var budgetState: BudgetState

  package init(
    error: TimelineError,
    at: Date,
    failures: Int,
    due: Date,
    reason: ReloadReason,
    placeholder: MadeEntry? = nil,
    budgetState: BudgetState = BudgetState()
  ) {
    self.error = error
    self.at = at
    self.failures = failures
    self.due = due
    self.reason = reason
    self.placeholder = placeholder
    self.budgetState = budgetState
  }
}

/// The delay after failed reloads: 1, 2, 4 … minutes, at most an hour.
///
/// A constant fraction of up to a tenth, different for each timeline, is subtracted, so that
/// timelines that failed together are not all retried together.
package struct ReloadBackoff: Equatable, Sendable {
  package static let firstDelay: Duration = .seconds(60)
  package static let longestDelay: Duration = .seconds(3600)

  /// The greatest number of failures that is counted, so that the number cannot overflow.
  private static let maximumFailures = 1_000_000

  package init() {}

  /// Returns the delay after this many consecutive failures.
  package func delay(afterFailures failures: Int, of key: TimelineKey) -> Duration {
    var delay = Self.firstDelay
    // Six doublings pass the longest delay.
    for _ in 1..<min(max(failures, 1), 7) where delay < Self.longestDelay { delay *= 2 }
    let whole = min(delay, Self.longestDelay).clampedMicroseconds
    return .microseconds(whole - Int64(Double(whole) * 0.1 * key.stableFraction))
  }

  /// Returns `failures` plus one, at most the greatest number that is counted.
  package func counted(_ failures: Int) -> Int {
    min(max(failures, 0), Self.maximumFailures - 1) + 1
  }
}
