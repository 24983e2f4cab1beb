import Ground
import SharedStore
import WidgetTimeline

/// Leases that another process has handed over, until the engine needs them.
final class HeldLeases: Sendable {
  private let leases = Guarded<[TimelineKey: ReloadLease]>([:])

  init(_ leases: [TimelineKey: ReloadLease] = [:]) {
    self.leases.withLock { $0 = leases }
  }

  /// Returns the lease of a timeline, once; `nil` if it is not held or was returned before.
  func take(_ key: TimelineKey) -> ReloadLease? {
    leases.withLock { $0.removeValue(forKey: key) }
  }

  /// Releases the leases that no reload has used.
  func end() {
    leases.withLock { leases in
      for lease in leases.values { lease.end() }
      leases = [:]
    }
  }
}
