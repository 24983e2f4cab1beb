package import Essentials
internal import Moments

extension Calendar {
  /// Returns the first instant with these local date components (RT-6).
  ///
  /// Foundation shifts a time inside a daylight-saving gap by the width of the gap; this returns
  /// the first instant after the gap.
  /// - Returns: `nil` if the components are not a valid time.
  package func firstInstant(of components: DateComponents) -> Date? {
    let zone = components.timeZone ?? timeZone
    var (wall, parts) = (self, components)
    // On a wall in UTC each time is shown once.
    wall.timeZone = .gmt
    parts.timeZone = nil
    guard let shown = wall.date(from: parts) else { return nil }
    let seconds = shown.timeIntervalSince1970.rounded(.down)
    guard let whole = Int64(exactly: seconds), Self.wallSeconds.contains(whole) else {
      return date(from: components)
    }
    let offset = { (second: Int64) in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }
    // The table of changes is slow to ask; no zone has two of them, there and back, within four days.
    let isSteady = offset(whole - Self.reach) == offset(whole + Self.reach)
    let moment = WallMoment(
      showing: whole,
      offset: offset,
      nextChange: { second in
        guard !isSteady else { return nil }
        return zone.nextDaylightSavingTimeTransition(
          after: Date(timeIntervalSince1970: Double(second))
        ).flatMap { Int64(exactly: $0.timeIntervalSince1970.rounded(.up)) }
      }
    )
    let fraction = moment.isShown ? shown.timeIntervalSince1970 - seconds : 0
    return Date(timeIntervalSince1970: Double(moment.second) + fraction)
  }

  /// The years 1 to 9999 in seconds since 1970, for which time zone tables have data.
  private static let wallSeconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// Two days in seconds; the difference between any time zone and UTC is smaller.
  private static let reach: Int64 = 172_800
}

extension CivilDate {
  /// Creates the day of a date in a calendar, clamped to the years 1 to 9999.
  package init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    if parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
      let found = CivilDate(year: year, month: month, day: day)
    {
      self = found
    } else {
      self = date.timeIntervalSince1970 < 0 ? .first : .last
    }
  }

  /// Returns the first instant of the day in a calendar's time zone.
  package func start(in calendar: Calendar) -> Date {
    calendar.firstInstant(of: components) ?? .distantPast
  }

  /// The year, the month and the day as date components.
  package var components: DateComponents {
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    return components
  }
}
