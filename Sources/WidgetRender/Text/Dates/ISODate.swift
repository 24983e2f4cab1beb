/// A date in ISO 8601 form as people type it: a day, and perhaps a time and an offset from UTC.
package struct ISODate: Sendable, Hashable {
  package var civil: CivilDateTime
  /// Whether a time of day was given; `civil` shows midnight otherwise.
  package var hasTime: Bool
  /// The offset from UTC, or `nil` for a time on the reader's own wall.
  package var secondsFromUTC: Int?

  /// The instant that is meant in a zone.
  package func instant(in zone: TimeZoneRules) -> Instant {
    guard let secondsFromUTC else { return zone.instant(of: civil) }
    return Instant(
      secondsSince1970: civil.secondsSince1970 - Int64(secondsFromUTC),
      microsecond: civil.microsecond
    )
  }

  /// Reads `2026-11-21`, `2026-11-21T09:00`, `2026-11-21 09:00:30.5` and either time with `Z` or `+01:00`
  /// behind it; `nil` for anything else.
  ///
  /// A fraction is cut to microseconds.
  package init?(_ text: String) {
    var parser = ISODateParser(text)
    guard let date = parser.date() else { return nil }
    self.init(civil: CivilDateTime(startOf: date), hasTime: false, secondsFromUTC: nil)
    if parser.isAtEnd { return }
    guard parser.separator(), let civil = parser.time(on: date) else { return nil }
    self.civil = civil
    hasTime = true
    if parser.isAtEnd { return }
    guard let offset = parser.offset(), parser.isAtEnd else { return nil }
    secondsFromUTC = offset
  }

  private init(civil: CivilDateTime, hasTime: Bool, secondsFromUTC: Int?) {
    self.civil = civil
    self.hasTime = hasTime
    self.secondsFromUTC = secondsFromUTC
  }
}
