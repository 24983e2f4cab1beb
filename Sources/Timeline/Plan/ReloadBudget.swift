#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// How often a timeline may be reloaded: the place for a daily allowance (WK-82, WK-92).
package protocol ReloadBudget: Sendable {
  /// When a reload for `reason` is allowed: `now` or earlier means at once.
  func earliestReload(of key: TimelineKey, for reason: ReloadReason, at now: Date) -> Date
}

/// A budget that allows every reload.
package struct UnlimitedBudget: ReloadBudget {
  package init() {}

  package func earliestReload(
    of key: TimelineKey,
    for reason: ReloadReason,
    at now: Date
  ) -> Date { now }
}
