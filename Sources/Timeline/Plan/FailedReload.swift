package import Essentials

/// What the store keeps of a reload that brought nothing; the last good timeline is not touched.
package struct FailedReload: Equatable, Sendable {
  package var error: TimelineError
  package var at: Date
  /// Failures since the last good reload, this one included.
  package var failures: Int
  /// When the next attempt may start.
  package var due: Date
  package var reason: ReloadReason
  /// What is shown until there is a timeline; `nil` leaves what is shown.
  package var placeholder: MadeEntry?

  package init(
    error: TimelineError,
    at: Date,
    failures: Int,
    due: Date,
    reason: ReloadReason,
    placeholder: MadeEntry? = nil
  ) {
    self.error = error
    self.at = at
    self.failures = failures
    self.due = due
    self.reason = reason
    self.placeholder = placeholder
  }
}

/// How long a failed reload waits for its next attempt: 1, 2, 4 … minutes, at most an hour.
///
/// Each timeline's delays are shorter by a share of its own, up to a tenth, the same each time:
/// timelines that failed together do not all come back together.
package struct ReloadBackoff: Equatable, Sendable {
  package static let firstDelay: Duration = .seconds(60)
  package static let longestDelay: Duration = .seconds(3600)

  /// Where counting stops: beyond a million the number says nothing more, and must not overflow.
  private static let maximumFailures = 1_000_000

  package init() {}

  /// The delay after so many failures in a row, the last one included.
  package func delay(afterFailures failures: Int, of key: TimelineKey) -> Duration {
    var delay = Self.firstDelay
    // Six doublings pass the longest delay.
    for _ in 1..<min(max(failures, 1), 7) where delay < Self.longestDelay { delay *= 2 }
    let whole = min(delay, Self.longestDelay).clampedMicroseconds
    return .microseconds(whole - Int64(Double(whole) * 0.1 * key.stableFraction))
  }

  /// One failure more than `failures`, within bounds whatever the store says.
  package func counted(_ failures: Int) -> Int {
    min(max(failures, 0), Self.maximumFailures - 1) + 1
  }
}
