/// The clock and the calendar on a reader's wall at one moment: all that dates in words depend on.
package struct ReaderClock: Sendable {
  /// What the wall shows.
  package struct WallTime: Sendable, Hashable {
    package let day: CivilDate
    package let secondOfDay: Int

    package init(day: CivilDate, secondOfDay: Int) {
      self.day = day
      self.secondOfDay = secondOfDay
    }
  }

  /// Microseconds since 1970 UTC.
  package let now: Int64
  package let locale: ReaderLocale
  private let wallTime: @Sendable (_ instant: Int64) -> WallTime
  private let firstInstant: @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Int64

  /// Makes a clock.
  ///
  /// - Parameters:
  ///   - now: Microseconds since 1970 UTC.
  ///   - locale: The reader's.
  ///   - wallTime: What the wall shows at an instant in microseconds.
  ///   - instant: When the wall shows a time: the first of two, the first instant after a gap (RT-6).
  package init(
    now: Int64,
    locale: ReaderLocale = ReaderLocale(),
    wallTime: @escaping @Sendable (_ instant: Int64) -> WallTime,
    instant: @escaping @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Int64
  ) {
    self.now = now
    self.locale = locale
    self.wallTime = wallTime
    firstInstant = instant
  }

  package var today: CivilDate { wallTime(now).day }

  package func wallTime(at instant: Int64) -> WallTime { wallTime(instant) }

  package func instant(of day: CivilDate, secondOfDay: Int = 0) -> Int64 {
    firstInstant(day, secondOfDay)
  }
}

extension ReaderClock {
  /// The clock of a reader in a zone.
  package init(now: Int64, in zone: TimeZoneRules, locale: ReaderLocale = ReaderLocale()) {
    self.init(
      now: now,
      locale: locale,
      wallTime: { instant in
        let civil = zone.civil(at: Instant(microseconds: instant))
        return WallTime(day: civil.date, secondOfDay: civil.secondOfDay)
      },
      instant: { day, secondOfDay in
        let start = CivilDateTime(startOf: day).secondsSince1970
        let civil = CivilDateTime(secondsSince1970: start + Int64(secondOfDay))
        return zone.instant(of: civil).microseconds
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
