/// The state of one placed widget's timeline in one family; instants are microseconds of 1970 UTC.
package struct StoredTimeline: Hashable, Sendable {
  package let id: Int64
  /// The `PlacedWidget.id` that it belongs to.
  package let placement: Int64
  /// The raw value of the family that its entries are archived for.
  package let family: Int64
  /// How often it was stored; 0 for one that was only asked for.
  package let generation: Int64
  package let made: Int64
  package let policy: StoredPolicy
  /// The earliest instant of the next reload; `Int64.min` for at once, `Int64.max` for never.
  package let due: Int64
  /// Failed reloads since the last good one.
  package let failures: Int64
  package let lastError: String?
  /// Why it was last reloaded, or is to be.
  package let reason: String
  /// Whether data that it was made from has changed since.
  package let isDirty: Bool
}
