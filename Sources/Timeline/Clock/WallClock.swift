#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A clock that tells civil time: the one source of "now" for whatever plans or reloads timelines.
///
/// Civil time may jump, forwards and backwards. Time limits belong to a monotonic clock.
public protocol WallClock: Clock where Instant == WallInstant, Duration == Swift.Duration {}

extension WallClock {
  /// The present as a date, at the grain of `WallInstant`.
  public var date: Date { now.date }
}
