import SharedStore
import WidgetTimeline

/// The word of a live view that a person scrolls a widget in it; it ends with the view.
final class ScrolledLease {
  private let lease: ReloadLease

  private init(_ lease: ReloadLease) {
    self.lease = lease
  }

  /// Far above the leases of reloads.
  private static func number(of key: TimelineKey) -> Int64 {
    1 << 48 &+ StoredTimelines.leaseNumber(of: key)
  }

  /// Gives the word for a timeline, which several views may do at once.
  static func take(for key: TimelineKey, of location: StoreLocation) throws(StoreError)
    -> ScrolledLease?
  {
    try ReloadLease.take(number(of: key), of: location, isShared: true).map(ScrolledLease.init)
  }

  static func isHeld(for key: TimelineKey, of location: StoreLocation) throws(StoreError) -> Bool {
    try ReloadLease.isHeld(number(of: key), of: location)
  }
}
