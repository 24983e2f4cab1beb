public import Essentials
import Ground
public import Moments

/// A clock of civil time: the one source of "now" for all that plans or reloads timelines.
///
/// Civil time may jump, forwards and backwards. Time limits belong to a monotonic clock.
public protocol WallClock: Clock where Instant == Moments.Instant, Duration == Swift.Duration {}

extension WallClock {
  /// The present as a date, at the grain of `Instant`.
  public var date: Date { now.date }
}

/// The machine's civil time.
public struct SystemClock: WallClock {
  /// The longest sleep between two looks at the civil time, which may have been set meanwhile.
  private static let longestNap: Duration = .seconds(30)

  /// The machine's clock; all values of this type are alike.
  public init() {}

  public var now: Moments.Instant {
    Instant(microseconds: SystemTime.microsecondsSince1970)
  }

  public var minimumResolution: Duration { .microseconds(1) }

  /// Returns once the machine's civil time has reached `deadline`, also when the clock was set.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Moments.Instant, tolerance: Duration? = nil) async throws {
    while true {
      let left = now.duration(to: deadline)
      guard left > .zero else { return }
      try await ContinuousClock().sleep(for: min(left, Self.longestNap), tolerance: tolerance)
    }
  }
}
