/// The present time, the time zone and the locale of a user, by which dates in words are parsed and
/// written.
package struct UserClock: Sendable {
  package private(set) var now: Instant
  package let locale: UserLocale
  private let wallTime: @Sendable (_ instant: Instant) -> CivilDateTime
  private let firstInstant: @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Instant

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: The present time.
  ///   - locale: The user's locale.
  ///   - wallTime: Returns the local time of an instant.
  ///   - instant: Returns the instant of a local time: the first of two, or the first one after a
  ///     gap (RT-6).
  package init(
    now: Instant,
    locale: UserLocale = UserLocale(),
    wallTime: @escaping @Sendable (_ instant: Instant) -> CivilDateTime,
    instant: @escaping @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Instant
  ) {
    self.now = now
    self.locale = locale
    self.wallTime = wallTime
    firstInstant = instant
  }

  /// Returns the clock at another time, with the same zone and locale.
  package func at(_ now: Instant) -> UserClock {
    var clock = self
    clock.now = now
    return clock
  }

  package var today: CivilDate { wallTime(now).date }

  package func wallTime(at instant: Instant) -> CivilDateTime { wallTime(instant) }

  package func instant(of day: CivilDate, secondOfDay: Int = 0) -> Instant {
    firstInstant(day, secondOfDay)
  }
}

extension UserClock {
  /// Creates the clock of a user in a time zone.
  package init(now: Instant, in zone: TimeZoneRules, locale: UserLocale = UserLocale()) {
    self.init(
      now: now,
      locale: locale,
      wallTime: { zone.civil(at: $0) },
      instant: { day, secondOfDay in
        let start = CivilDateTime(startOf: day).secondsSince1970
        let civil = CivilDateTime(secondsSince1970: start + Int64(secondOfDay))
        return zone.instant(of: civil)
      }
    )
  }
}

extension CivilDate {
  /// The Monday of this day's week.
  package var startOfWeek: CivilDate { adding(days: 1 - weekday.rawValue) }

  /// The last day of this day's month.
  package var endOfMonth: CivilDate { adding(days: Self.days(inMonth: month, of: year) - day) }
}
