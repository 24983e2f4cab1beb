#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the store keeps of a reload that brought nothing; the last good timeline is not touched.
package struct FailedReload: Equatable, Sendable {
  package var error: TimelineError
  package var at: Date
  /// Failures since the last good reload, this one included.
  package var failures: Int
  /// When the next attempt may start.
  package var due: Date
  package var reason: ReloadReason

  package init(
    error: TimelineError,
    at: Date,
    failures: Int,
    due: Date,
    reason: ReloadReason
  ) {
    self.error = error
    self.at = at
    self.failures = failures
    self.due = due
    self.reason = reason
  }
}
