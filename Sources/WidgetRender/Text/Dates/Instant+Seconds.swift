extension Instant {
  static let microsecondsPerSecond: Int64 = 1_000_000

  /// A second since 1970, or the nearest one that an instant can hold.
  package init(secondsSince1970 seconds: Int64, microsecond: Int = 0) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: Self.microsecondsPerSecond)
    let (sum, sumOverflow) = product.addingReportingOverflow(Int64(microsecond))
    self.init(microseconds: overflow || sumOverflow ? (seconds < 0 ? .min : .max) : sum)
  }

  /// Whole seconds since 1970, rounded down.
  package var secondsSince1970: Int64 {
    microseconds.floorDivided(by: Self.microsecondsPerSecond)
  }

  /// What lies above the whole second: 0 to 999,999.
  package var microsecondOfSecond: Int {
    let remainder = microseconds % Self.microsecondsPerSecond
    return Int(remainder < 0 ? remainder + Self.microsecondsPerSecond : remainder)
  }

  /// The instant so many seconds later, or the last one that can be held.
  package func adding(seconds: Int64) -> Instant {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: Self.microsecondsPerSecond)
    let (sum, sumOverflow) = microseconds.addingReportingOverflow(product)
    return Instant(microseconds: overflow || sumOverflow ? (seconds < 0 ? .min : .max) : sum)
  }
}
