/// The clock and the alarm of what may be open only for so long.
package struct StoreTimer: Sendable {
  /// Milliseconds of the clock that nobody sets.
  let milliseconds: @Sendable () -> Int64
  /// Returns after so many milliseconds.
  let sleep: @Sendable (Int64) async -> Void

  package init(
    milliseconds: @escaping @Sendable () -> Int64,
    sleep: @escaping @Sendable (Int64) async -> Void
  ) {
    self.milliseconds = milliseconds
    self.sleep = sleep
  }

  /// The system's.
  package static let system = StoreTimer(
    milliseconds: { MonotonicTime.coarseMilliseconds },
    sleep: { try? await Task.sleep(nanoseconds: UInt64(max(0, $0)) * 1_000_000) }
  )
}
