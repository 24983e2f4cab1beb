public import Essentials

/// A point in civil time (UTC) to whole microseconds, the grain at which it is stored.
///
/// Any `Date` makes one: NaN counts as 1970 and what lies beyond `earliest` or `latest` is moved
/// there, so that ordering and arithmetic are total and never trap.
public struct WallInstant: InstantProtocol, Hashable, Sendable {
  /// Microseconds since 1970 UTC, between the two limits.
  public let microseconds: Int64

  /// 2^61 microseconds, about 73,000 years: the way from one end to the other fits `Int64`.
  private static let limit: Int64 = 1 << 61

  package static let latest = WallInstant(microseconds: limit)
  package static let earliest = WallInstant(microseconds: -limit)

  /// The instant so many microseconds after 1970, or the nearer end of time.
  public init(microseconds: Int64) {
    self.microseconds = min(max(microseconds, -Self.limit), Self.limit)
  }

  /// The microsecond nearest to the date.
  public init(_ date: Date) {
    self.init(secondsSince1970: date.timeIntervalSince1970)
  }

  init(secondsSince1970 seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded()
    if scaled.isNaN {
      self.init(microseconds: 0)
    } else {
      // The limit is a power of two, hence exact as Double.
      let limit = Double(Self.limit)
      self.init(microseconds: Int64(min(max(scaled, -limit), limit)))
    }
  }

  /// The instant as a date, exact to the microsecond for some centuries around 1970.
  public var date: Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  public func advanced(by duration: Duration) -> WallInstant {
    let (sum, overflow) = microseconds.addingReportingOverflow(duration.clampedMicroseconds)
    return overflow ? (duration < .zero ? .earliest : .latest) : WallInstant(microseconds: sum)
  }

  public func duration(to other: WallInstant) -> Duration {
    .microseconds(other.microseconds - microseconds)
  }

  public static func < (left: WallInstant, right: WallInstant) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Duration {
  /// Whole microseconds, rounded towards zero, at the ends of `Int64` when there are more.
  package var clampedMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflow || carry ? (seconds < 0 ? .min : .max) : sum
  }
}
