internal import Ground

/// Days and times of day in English words, as CLDR writes them.
struct CivilText {
  /// Keeps the time and its AM or PM on one line; CLDR puts it there since version 42.
  private static let narrowSpace = "\u{202F}"

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  let locale: LocaleForm

  /// The long form: `June 3, 2019`.
  static func longDate(_ date: CivilDate) -> String {
    "\(months[date.month - 1]) \(date.day), \(date.year)"
  }

  /// The medium form: `Jun 3` or `Jun 3, 2019`.
  private static func shortDate(_ date: CivilDate, hasYear: Bool) -> String {
    "\(months[date.month - 1].prefix(3)) \(date.day)" + (hasYear ? ", \(date.year)" : "")
  }

  /// The short form: `11:23 PM` or `23:23`.
  func time(_ civil: CivilDateTime) -> String {
    if locale.uses24HourClock {
      return "\(Self.padded(civil.hour)):\(Self.padded(civil.minute))"
    }
    return clock(civil) + Self.narrowSpace + period(civil)
  }

  /// `9:30 – 11:45 AM`; a range over midnight names its days (WK-118).
  func interval(from start: CivilDateTime, to end: CivilDateTime) -> String {
    // CLDR sets the dash between thin spaces.
    let dash = "\u{2009}–\u{2009}"
    if start.date == end.date {
      if start.hour == end.hour, start.minute == end.minute { return time(start) }
      let isOnePeriod = !locale.uses24HourClock && period(start) == period(end)
      return (isOnePeriod ? clock(start) : time(start)) + dash + time(end)
    }
    let hasYear = start.date.year != end.date.year
    return [start, end]
      .map { Self.shortDate($0.date, hasYear: hasYear) + ", " + time($0) }
      .joined(separator: dash)
  }

  private func clock(_ civil: CivilDateTime) -> String {
    "\((civil.hour + 11) % 12 + 1):\(Self.padded(civil.minute))"
  }

  private func period(_ civil: CivilDateTime) -> String {
    civil.hour < 12 ? "AM" : "PM"
  }

  static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// What the reader's locale changes in dates.
///
/// The words are English in every locale; the clock shows 12 or 24 hours.
package struct LocaleForm: Sendable, Hashable {
  package var uses24HourClock: Bool

  package init(uses24HourClock: Bool) {
    self.uses24HourClock = uses24HourClock
  }

  /// The form for the values of LC_ALL, LC_TIME and LANG: the first that is not empty counts.
  ///
  /// Without a locale, and in `C` and `POSIX`, the clock shows 24 hours.
  package init(all: String?, time: String?, language: String?) {
    let name = [all, time, language].compactMap(\.self).first { !$0.isEmpty } ?? ""
    self.init(identifier: name)
  }

  /// The form for a locale such as `en_US.UTF-8` or `de-DE`.
  package init(identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }
    if let region {
      uses24HourClock = !Self.regionsWith12Hours.contains(region.uppercased())
    } else {
      uses24HourClock = parts.first?.lowercased() != "en"
    }
  }

  /// Regions whose preferred hours are `h` in CLDR 47 (supplemental time data), the populous ones.
  private static let regionsWith12Hours = [
    "AE", "AU", "BD", "BH", "CA", "CO", "DO", "DZ", "EG", "GH", "HK", "IN", "IQ", "JM", "JO", "KH",
    "KR", "KW", "LB", "LY", "MX", "MY", "NZ", "OM", "PA", "PH", "PK", "PR", "PY", "QA", "SA", "SD",
    "SG", "SV", "SY", "TT", "TW", "US", "VE", "YE", "ZM", "ZW",
  ]
}
