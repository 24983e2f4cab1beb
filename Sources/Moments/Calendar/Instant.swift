/// A point in civil time (UTC) with a precision of one microsecond, in which it is stored, sent and
/// archived.
public struct Instant: InstantProtocol, Hashable, Codable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public var microseconds: Int64

  /// The limit of arithmetic in microseconds, about 73,000 years; the distance between `earliest`
  /// and `latest` fits `Int64`.
  private static let limit: Int64 = 1 << 61

  /// The greatest result of arithmetic; a parsed instant may be later.
  public static let latest = Instant(microseconds: limit)
  /// The least result of arithmetic; a parsed instant may be earlier.
  public static let earliest = Instant(microseconds: -limit)

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Creates the instant nearest to a number of seconds since 1970, clamped to `earliest` and
  /// `latest`; not-a-number is 1970.
  package init(nearestTo seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded()
    // The limit is a power of two, hence exact as Double.
    let limit = Double(Self.limit)
    self.init(microseconds: scaled.isNaN ? 0 : Int64(min(max(scaled, -limit), limit)))
  }

  public func advanced(by duration: Duration) -> Instant {
    let (sum, overflow) = microseconds.addingReportingOverflow(duration.clampedMicroseconds)
    if overflow { return duration < .zero ? .earliest : .latest }
    return min(max(Instant(microseconds: sum), .earliest), .latest)
  }

  public func duration(to other: Instant) -> Duration {
    // Of durations: the way between two instants may not fit 64 bits.
    .microseconds(other.microseconds) - .microseconds(microseconds)
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Instant {
  package static let microsecondsPerSecond: Int64 = 1_000_000

  /// Creates an instant from seconds since 1970 and further microseconds, clamped to the range of
  /// `Int64`.
  package init(secondsSince1970 seconds: Int64, microsecond: Int = 0) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: Self.microsecondsPerSecond)
    let (sum, sumOverflow) = product.addingReportingOverflow(Int64(microsecond))
    self.init(microseconds: overflow || sumOverflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// The whole seconds since 1970, rounded down.
  package var secondsSince1970: Int64 {
    microseconds.floorDivided(by: Self.microsecondsPerSecond)
  }

  /// The microseconds above the whole second: 0 to 999,999.
  package var microsecondOfSecond: Int {
    let remainder = microseconds % Self.microsecondsPerSecond
    return Int(remainder < 0 ? remainder + Self.microsecondsPerSecond : remainder)
  }

  /// Returns the instant `seconds` seconds later, clamped to the range of `Int64` microseconds.
  package func adding(seconds: Int64) -> Instant {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: Self.microsecondsPerSecond)
    let (sum, sumOverflow) = microseconds.addingReportingOverflow(product)
    return Instant(microseconds: overflow || sumOverflow ? (seconds < 0 ? .min : .max) : sum)
  }
}

extension Duration {
  /// The duration in whole microseconds, rounded towards zero and clamped to `Int64`.
  package var clampedMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    let (sum, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return overflow || carry ? (seconds < 0 ? .min : .max) : sum
  }
}
