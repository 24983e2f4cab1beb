import CSystem
import SystemLibrary

/// A timer of civil time: it fires at an instant even if the machine slept meanwhile, and also when
/// the clock is set.
///
/// A wait in milliseconds would not be enough, because its clock stops while the machine sleeps.
package final class WallTimer: Sendable {
  /// The descriptor that becomes readable when the timer has fired.
  ///
  /// It is `nil` if the system has no such timers, and the caller must wait by milliseconds.
  package let descriptor: Int32?

  /// The latest time in microseconds since 1970, in the year 2223; the kernel counts nanoseconds in
  /// 63 bits.
  private static let farthest: Int64 = 8_000_000_000 * 1_000_000

  package init() {
    #if os(Linux)
    let number = widgetctl_wall_timer()
    descriptor = number >= 0 ? number : nil
    #else
    descriptor = nil
    #endif
  }

  deinit {
    if let descriptor { _ = close(descriptor) }
  }

  /// Sets the timer to an instant in microseconds since 1970 UTC; `nil` fires only when the clock
  /// is set.
  package func set(to instant: Int64?) {
    #if os(Linux)
    guard let descriptor else { return }
    _ = widgetctl_set_wall_timer(descriptor, min(instant ?? Self.farthest, Self.farthest))
    #endif
  }

  /// Makes the descriptor unreadable until the timer fires again.
  package func clear() {
    guard let descriptor else { return }
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
