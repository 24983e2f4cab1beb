import Essentials
package import Moments

extension IntentContext {
  /// The clock and the language that dates in words depend on.
  package var clock: UserClock {
    UserClock(
      now: Instant(now),
      locale: locale,
      wallTime: { [calendar] instant in
        let parts = calendar.dateComponents(
          [.era, .year, .month, .day, .hour, .minute, .second],
          from: instant.date
        )
        guard parts.era == 1, let year = parts.year, let month = parts.month, let day = parts.day,
          let date = CivilDate(year: year, month: month, day: day),
          let civil = CivilDateTime(
            date,
            hour: parts.hour ?? 0,
            minute: parts.minute ?? 0,
            second: parts.second ?? 0
          )
        else { return CivilDateTime(startOf: instant.microseconds < 0 ? .first : .last) }
        return civil
      },
      instant: { [calendar] day, secondOfDay in
        var components = day.components
        components.hour = secondOfDay / 3_600
        components.minute = secondOfDay / 60 % 60
        components.second = secondOfDay % 60
        let date = calendar.firstInstant(of: components)
        return date.map { Instant($0) } ?? Instant(microseconds: .max)
      }
    )
  }

  /// Parses a user's text for a day or a time.
  ///
  /// - Throws: `MomentFault` for a text that is neither.
  func moment(_ text: String) throws(MomentFault) -> WrittenMoment {
    try MomentPhrase(text, on: clock).moment
  }

  /// Returns the instant of a parsed date; for a day, its first instant (LG-3).
  func date(of moment: WrittenMoment) -> Date {
    moment.instant(on: clock).date
  }

  /// Returns the components of a parsed date: the day, and for a time or an instant also the time
  /// of day.
  func components(of moment: WrittenMoment) -> DateComponents {
    switch moment {
    case .instant(let instant): return components(of: instant.date)
    case .day(let day): return day.components
    case .time(let day, let time):
      var components = day.components
      components.hour = time.hour
      components.minute = time.minute
      components.second = time.second
      return components
    }
  }

  /// Returns the instant of a local day or time; `nil` for an incomplete day.
  ///
  /// A time alone is today's.
  func date(of components: DateComponents) -> Date? {
    let zone = components.timeZone
    var components = CodedComponents(components).components
    if components.day == nil, components.hour != nil {
      let today = calendar.dateComponents([.year, .month, .day], from: now)
      components.year = today.year
      components.month = today.month
      components.day = today.day
    }
    guard components.year != nil, components.month != nil, components.day != nil else {
      return nil
    }
    components.weekday = nil
    components.timeZone = zone
    return calendar.firstInstant(of: components)
  }

  /// Returns the local day and time of an instant, to the second.
  ///
  /// If the local time occurs twice and the instant is the second one, the components contain its
  /// UTC offset as their zone.
  func components(of date: Date) -> DateComponents {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    var components = CodedComponents(parts).components
    if let first = calendar.firstInstant(of: components),
      first.timeIntervalSince1970 < date.timeIntervalSince1970.rounded(.down)
    {
      components.timeZone = TimeZone(secondsFromGMT: calendar.timeZone.secondsFromGMT(for: date))
    }
    return components
  }
}
