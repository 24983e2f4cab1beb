import Ground
import SharedStore
import WidgetTimeline

/// Leases of timelines that another process has passed on, kept until the engine needs them.
final class HeldLeases: Sendable {
  private let leases = Guarded<[TimelineKey: ReloadLease]>([:])

  init(_ leases: [TimelineKey: ReloadLease] = [:]) {
    self.leases.withLock { $0 = leases }
  }

  /// Returns the lease of a timeline; `nil` if it was not passed on, or was already returned.
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
