internal import Moments

/// Days and times of day in the words of a locale, as CLDR writes them.
struct CivilText {
  /// The space between the time and AM or PM, which keeps them on one line, as in CLDR since
  /// version 42.
  private static let narrowSpace = "\u{202F}"
  /// The space on both sides of the dash in a range, as in CLDR.
  private static let thinSpace = "\u{2009}"

  let locale: LocaleForm

  /// Returns a date in the long form: `June 3, 2019`, `3 June 2019` or `3 Haziran 2019`.
  func longDate(_ date: CivilDate) -> String {
    let month = locale.language.names.months[date.month - 1]
    return locale.dayComesFirst
      ? "\(date.day) \(month) \(date.year)" : "\(month) \(date.day), \(date.year)"
  }

  /// Returns a date in the medium form: `Jun 3` or `Jun 3, 2019`.
  private func shortDate(_ date: CivilDate, hasYear: Bool) -> String {
    let month = date.shortMonth(in: locale.language)
    guard locale.dayComesFirst else {
      return "\(month) \(date.day)" + (hasYear ? ", \(date.year)" : "")
    }
    return "\(date.day) \(month)" + (hasYear ? " \(date.year)" : "")
  }

  /// Returns a time of day in the short form: `11:23 PM` or `23:23`.
  func time(_ civil: CivilDateTime) -> String {
    locale.uses24HourClock ? digits(civil) : digits(civil) + Self.narrowSpace + period(civil)
  }

  /// Returns the short form without AM or PM: `11:23` for the morning and the evening, or `23:23`.
  func digits(_ civil: CivilDateTime) -> String {
    locale.uses24HourClock
      ? "\(Self.padded(civil.hour)):\(Self.padded(civil.minute))" : clock(civil)
  }

  /// Returns a range such as `9:30 – 11:45 AM`; a range that includes midnight contains both days
  /// (WK-118).
  func interval(from start: CivilDateTime, to end: CivilDateTime) -> String {
    let dash = Self.thinSpace + "–" + Self.thinSpace
    if start.date == end.date {
      if start.hour == end.hour, start.minute == end.minute { return time(start) }
      let isOnePeriod = !locale.uses24HourClock && period(start) == period(end)
      return (isOnePeriod ? clock(start) : time(start))
        + locale.language.names.timeRange + time(end)
    }
    let hasYear = start.date.year != end.date.year
    let comma = locale.language.names.timeSeparator
    return [start, end]
      .map { shortDate($0.date, hasYear: hasYear) + comma + time($0) }
      .joined(separator: dash)
  }

  private func clock(_ civil: CivilDateTime) -> String {
    "\((civil.hour + 11) % 12 + 1):\(Self.padded(civil.minute))"
  }

  private func period(_ civil: CivilDateTime) -> String {
    switch locale.language {
    case .english: civil.hour < 12 ? "AM" : "PM"
    case .turkish: civil.hour < 12 ? "ÖÖ" : "ÖS"
    }
  }

  static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
