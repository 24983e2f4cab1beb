#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Dates as whole microseconds since 1970 UTC, the form in which instants are stored and sent.
package enum InstantCoding {
  /// Room is left so that adding an interval to a clamped instant does not overflow.
  private static let greatest: Double = 9.0e18

  /// The nearest microsecond; not-a-number becomes 0, what is out of range the nearest bound.
  package static func microseconds(of date: Date) -> Int64 {
    let value = (date.timeIntervalSince1970 * 1_000_000).rounded()
    guard !value.isNaN else { return 0 }
    return Int64(max(-greatest, min(greatest, value)))
  }

  package static func date(microseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }
}
