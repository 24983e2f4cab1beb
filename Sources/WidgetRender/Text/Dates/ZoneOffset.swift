/// How far a zone's clocks are from UTC during some time.
package struct ZoneOffset: Sendable, Hashable {
  /// Positive east of Greenwich.
  package var secondsFromUTC: Int
  package var isDaylight: Bool
  /// Letters, digits, `+` and `-` only.
  package var abbreviation: String

  package static let utc = ZoneOffset(secondsFromUTC: 0, isDaylight: false, abbreviation: "UTC")

  /// RFC 9636, section 3.2: offsets lie strictly between -25:59:59 and 26:00.
  static let allowedSeconds = -93_599...93_599
}
