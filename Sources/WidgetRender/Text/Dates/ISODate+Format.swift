package import Ground

extension ISODate {
  /// A day as `2026-11-21`.
  package static func text(_ date: CivilDate) -> String {
    "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
  }

  /// `2026-11-21 09:00`: for people, who know their zone.
  package static func minuteText(_ instant: Instant, in zone: TimeZoneRules) -> String {
    let civil = zone.civil(at: instant)
    return "\(text(civil.date)) \(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
  }

  /// `2026-11-21T09:00:00+01:00`, with `Z` where the zone is at UTC: for programs.
  ///
  /// Fractions of a second are left out.
  package static func text(_ instant: Instant, in zone: TimeZoneRules) -> String {
    let civil = zone.civil(at: instant)
    let offset = zone.offset(at: instant).secondsFromUTC
    return "\(text(civil.date))T\(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
      + ":\(padded(civil.second, 2))" + offsetText(offset)
  }

  /// Offsets with seconds, which zones had before 1972, are cut to minutes.
  private static func offsetText(_ seconds: Int) -> String {
    if seconds == 0 { return "Z" }
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
