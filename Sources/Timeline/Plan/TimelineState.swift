#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the store remembers of a timeline, apart from its entries: all that planning depends on.
package struct TimelineState: Equatable, Sendable {
  /// When the stored timeline was made; `nil` while there is none.
  package var made: Date?
  /// The stored timeline's policy; without meaning while `made` is `nil`.
  package var policy: TimelineReloadPolicy
  /// The greatest date among the stored entries; `nil` while there are none.
  package var lastEntry: Date?
  /// When the next reload may start; `nil` means never by itself.
  package var due: Date?
  /// How many reloads failed since the last good one.
  package var failures: Int
  /// Whether something that the timeline was made from has changed since.
  package var isDirty: Bool

  package init(
    made: Date? = nil,
    policy: TimelineReloadPolicy = .atEnd,
    lastEntry: Date? = nil,
    due: Date? = nil,
    failures: Int = 0,
    isDirty: Bool = false
  ) {
    self.made = made
    self.policy = policy
    self.lastEntry = lastEntry
    self.due = due
    self.failures = failures
    self.isDirty = isDirty
  }
}
