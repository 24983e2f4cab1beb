import SharedStore
import WidgetTimeline

/// A lease which shows that the user scrolls a widget in a live view; it ends with the view.
final class ScrolledLease {
  private let lease: ReloadLease

  private init(_ lease: ReloadLease) {
    self.lease = lease
  }

  /// Returns the number of the lease, far above the numbers of leases for reloads.
  private static func number(of key: TimelineKey) -> Int64 {
    1 << 48 &+ StoredTimelines.leaseNumber(of: key)
  }

  /// Acquires the lease for a timeline, which several views may hold at once.
  ///
  /// - Returns: `nil` if the lease cannot be acquired.
  static func take(for key: TimelineKey, of location: StoreLocation) throws(StoreError)
    -> ScrolledLease?
  {
    try ReloadLease.take(number(of: key), of: location, isShared: true).map(ScrolledLease.init)
  }

  static func isHeld(for key: TimelineKey, of location: StoreLocation) throws(StoreError) -> Bool {
    try ReloadLease.isHeld(number(of: key), of: location)
  }
}
