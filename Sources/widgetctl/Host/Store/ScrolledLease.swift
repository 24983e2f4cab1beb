import SharedStore
import WidgetTimeline

/// A lease of a live view on a timeline that the user scrolls; while it is held, pictures of all
/// rows are made.
final class ScrolledLease {
  private let lease: ReloadLease

  private init(_ lease: ReloadLease) {
    self.lease = lease
  }

  /// Returns the number of a timeline's lease; it is far above the numbers of the leases for
  /// reloads.
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
