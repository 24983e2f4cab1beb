internal import Moments

/// The start of an event as the file writes it: a day, or a local time with its zone.
enum EventTime: Equatable, Sendable {
  case day(CivilDate)
  case wall(CivilDateTime, TimeZoneRules)

  /// The start as local time; for a day, its midnight.
  var civil: CivilDateTime {
    switch self {
    case .day(let day): CivilDateTime(startOf: day)
    case .wall(let civil, _): civil
    }
  }

  /// Returns a time of the same kind and zone; `second` is its local time since 1970-01-01 00:00.
  func moved(to second: Int64) -> EventTime {
    let civil = CivilDateTime(secondsSince1970: second)
    return switch self {
    case .day: .day(civil.date)
    case .wall(_, let zone): .wall(civil, zone)
    }
  }

  /// The start as an instant; `nil` for a day.
  var instant: Instant? {
    guard case .wall(let civil, let zone) = self else { return nil }
    return zone.instantOfEvent(civil)
  }

  /// Returns another event time as local time in this time's zone.
  func wall(at other: EventTime) -> CivilDateTime {
    switch (self, other) {
    case (.wall(_, let zone), .wall(_, let there)) where zone != there:
      other.instant.map(zone.civil) ?? other.civil
    default: other.civil
    }
  }
}

extension TimeZoneRules {
  /// Returns the instant of a local time.
  ///
  /// A time that is skipped when the clocks are put forward is converted with the offset from
  /// before the change (RFC 5545, section 3.3.5).
  func instantOfEvent(_ civil: CivilDateTime) -> Instant {
    let instant = instant(of: civil)
    guard self.civil(at: instant) != civil else { return instant }
    let before = offset(at: instant.adding(seconds: -1)).secondsFromUTC
    return Instant(secondsSince1970: civil.secondsSince1970 - Int64(before))
  }
}

/// The length of an event: whole days, exact seconds, or both, depending on how the file gives the
/// end.
enum EventLength: Equatable, Sendable {
  /// A number of whole days, at least 1.
  case days(Int)
  /// The seconds from DTSTART to DTEND (RFC 5545, section 3.8.5.3).
  case seconds(Int64)
  /// Whole days by the calendar, plus elapsed seconds.
  case duration(CalendarDuration)

  /// The longest length in days; longer ones are cut to it.
  private static let maximumDays = 36_525

  /// The length in seconds of local time; a day has 24 hours.
  var most: Int64 {
    switch self {
    case .days(let days): Int64(days) * 86_400
    case .seconds(let seconds): seconds
    case .duration(let duration): duration.totalSeconds
    }
  }

  /// The length, limited to the range from zero to a century.
  var limited: EventLength {
    let limit = Int64(Self.maximumDays) * 86_400
    return switch self {
    case .days(let days): .days(min(max(days, 1), Self.maximumDays))
    case .seconds(let seconds): .seconds(min(max(seconds, 0), limit))
    case .duration(let duration):
      (0...limit).contains(duration.totalSeconds)
        && duration.days >= 0 ? self : .seconds(min(max(duration.totalSeconds, 0), limit))
    }
  }

  /// Returns the time span of an event of this length that begins at a time.
  func span(from start: EventTime) -> EventOccurrence.Span {
    switch start {
    case .day(let day):
      let days =
        switch self {
        case .days(let days): days
        case .seconds, .duration: Int(most / 86_400)
        }
      return .days(day, through: day.adding(days: max(days, 1) - 1))
    case .wall(let civil, let zone):
      let begin = zone.instantOfEvent(civil)
      guard case .duration(let duration) = self, duration.days > 0 else {
        return .times(begin, begin.adding(seconds: most))
      }
      let moved = civil.moved(to: civil.date.adding(days: duration.days))
      return .times(begin, zone.instantOfEvent(moved).adding(seconds: duration.seconds))
    }
  }
}
