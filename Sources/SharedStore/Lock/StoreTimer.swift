import Ground

/// A monotonic clock and a sleep function, for transactions that stay open for a limited time.
package struct StoreTimer: Sendable {
  /// Returns the milliseconds of a monotonic clock.
  let milliseconds: @Sendable () -> Int64
  /// Returns after the given milliseconds.
  let sleep: @Sendable (Int64) async -> Void

  package init(
    milliseconds: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (Int64) async -> Void
  ) {
    self.milliseconds = milliseconds
    self.sleep = sleep
  }

  /// The timer with the system's monotonic clock, and with a sleep of the current task.
  package static let system = StoreTimer(
    milliseconds: { MonotonicTime.coarseMilliseconds },
    sleep: { try? await Task.sleep(nanoseconds: UInt64(max(0, $0)) * 1_000_000) }
  )
}
