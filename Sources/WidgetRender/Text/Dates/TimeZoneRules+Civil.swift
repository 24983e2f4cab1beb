package import Ground

extension TimeZoneRules {
  /// More transitions than any zone has within four days.
  private static let maximumSteps = 64

  /// What the wall shows at an instant; beyond the years 1 to 9999 their first or last moment.
  package func civil(at instant: Instant) -> CivilDateTime {
    let second = instant.secondsSince1970
    return CivilDateTime(
      secondsSince1970: second + Int64(offset(atSecond: second).secondsFromUTC),
      microsecond: instant.microsecondOfSecond
    )
  }

  /// The instant at which the wall shows a time (RT-6).
  ///
  /// Where clocks go back it is shown twice: the first one. Where clocks go forward over it, or a day is
  /// left out, it is never shown: the first instant after the gap.
  package func instant(of civil: CivilDateTime) -> Instant {
    let wall = civil.secondsSince1970
    let reach = Int64(ZoneOffset.allowedSeconds.upperBound) + 1
    var start = wall - reach
    for _ in 0..<Self.maximumSteps {
      let candidate = wall - Int64(offset(atSecond: start).secondsFromUTC)
      if candidate < start { return Instant(secondsSince1970: start) }
      guard let next = nextTransition(after: start), next <= candidate else {
        return Instant(secondsSince1970: candidate, microsecond: civil.microsecond)
      }
      start = next
    }
    return Instant(secondsSince1970: wall, microsecond: civil.microsecond)
  }

  package func date(at instant: Instant) -> CivilDate {
    civil(at: instant).date
  }

  /// The first instant of a day, which is not midnight where clocks go forward over it.
  package func startOfDay(_ date: CivilDate) -> Instant {
    instant(of: CivilDateTime(startOf: date))
  }

  /// The first instant of the day that an instant lies in.
  package func startOfDay(containing instant: Instant) -> Instant {
    startOfDay(date(at: instant))
  }

  package func weekday(at instant: Instant) -> Weekday {
    date(at: instant).weekday
  }
}
