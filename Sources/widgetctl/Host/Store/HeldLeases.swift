import Ground
import SharedStore
import WidgetTimeline

/// Leases of timelines that another process has passed on, kept until the engine needs them.
///
/// Only the process with a timeline's lease may reload the timeline.
final class HeldLeases: Sendable {
  private let leases = Guarded<[TimelineKey: ReloadLease]>([:])

  init(_ leases: [TimelineKey: ReloadLease] = [:]) {
    self.leases.withLock { $0 = leases }
  }

  /// Removes the lease of a timeline from the held ones, and returns it.
  ///
  /// It is `nil` if the lease was not passed on, or was already taken.
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
