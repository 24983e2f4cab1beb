public import Essentials
import Ground
public import Moments

/// A source of civil time, the only one that planning and reloading of timelines reads.
///
/// Civil time jumps when the machine's clock is set, in either direction. Time limits use a
/// monotonic clock instead.
///
/// ```swift
/// func isLunch(on clock: any WallClock) -> Bool {
///   Calendar.current.component(.hour, from: clock.date) == 12
/// }
/// let lunch = isLunch(on: SystemClock())
/// ```
public protocol WallClock: Clock where Instant == Moments.Instant, Duration == Swift.Duration {}

extension WallClock {
  /// The current date of the clock, rounded to the precision of `Instant`, a microsecond.
  public var date: Date { now.date }
}

/// The machine's civil time.
///
/// ```swift
/// let clock = SystemClock()
/// try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
/// ```
public struct SystemClock: WallClock {
  /// The longest sleep of a task before the clock is read again, in case the clock was set
  /// meanwhile.
  private static let longestNap: Duration = .seconds(30)

  /// Creates a clock; all instances show the same time.
  public init() {}

  public var now: Moments.Instant {
    Instant(microseconds: SystemTime.microsecondsSince1970)
  }

  public var minimumResolution: Duration { .microseconds(1) }

  /// Waits until the machine's civil time reaches `deadline`, even if the clock is set in the
  /// meantime.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Moments.Instant, tolerance: Duration? = nil) async throws {
    while true {
      let left = now.duration(to: deadline)
      guard left > .zero else { return }
      try await ContinuousClock().sleep(for: min(left, Self.longestNap), tolerance: tolerance)
    }
  }
}
