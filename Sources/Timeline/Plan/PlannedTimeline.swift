#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A timeline fit for the store, with the due date that is to be committed together with it.
package struct PlannedTimeline: Equatable, Sendable {
  /// In order of their dates, each date once, at least one.
  package var entries: [MadeEntry]
  package var policy: TimelineReloadPolicy
  package var reads: [String: Int64]
  package var made: Date
  /// When the next reload may start; `nil` means never by itself.
  package var due: Date?
  package var reason: ReloadReason
  package var diagnostics: [TimelineDiagnostic]

  /// What the store remembers once this timeline is in it and nothing has changed meanwhile.
  package var state: TimelineState {
    TimelineState(made: made, policy: policy, lastEntry: entries.last?.date, due: due)
  }
}

extension PlannedTimeline {
  /// The entry that is shown at `now`: the latest that has begun, else the first (WK-75, WK-77).
  package func entry(at now: Date) -> MadeEntry {
    entries.last { $0.date <= now } ?? entries[0]
  }

  /// When another entry is shown than at `now`; `nil` after the last one.
  package func change(after now: Date) -> Date? {
    entries.first { $0.date > now }?.date
  }
}
