internal import Moments

/// Converts between the value of an RRULE property and a recurrence rule as widgetctl stores it.
enum RecurrenceText {
  /// Parses a rule; its UNTIL may be a day or an instant.
  ///
  /// - Parameters:
  ///   - value: The value of the property.
  ///   - timeOfDay: The second of the day at which the to-do is due; `nil` if it is due on a day.
  ///   - wall: Converts an instant to local time.
  /// - Returns: `nil` for a rule that widgetctl cannot express.
  static func recurrence(
    _ value: String,
    timeOfDay: Int?,
    wall: (Instant) -> CivilDateTime
  ) -> Recurrence? {
    let parts = value.split(separator: ";").map { part -> String in
      guard ContentLine.capitals(part.prefix(6)) == "UNTIL=" else { return String(part) }
      let text = part.dropFirst(6)
      let until: CivilDateTime
      switch CalendarTime(text) {
      case .day, nil: return String(part)
      case .utc(let instant):
        let utc = CivilDateTime(secondsSince1970: instant.secondsSince1970)
        // Programs that write a day as an instant mean the day in local time. But some write the
        // first or last second of a UTC day, which falls inside a day of another time zone.
        let isDayOfUTC = timeOfDay == nil && daysEnds.contains(utc.secondOfDay)
        until = isDayOfUTC ? utc : wall(instant)
      case .wall(let civil): until = civil
      }
      // The last day counts only if UNTIL is not before the time at which the to-do is due.
      let isReached = until.secondOfDay >= timeOfDay ?? 0
      let day = isReached ? until.date : until.date.adding(days: -1)
      return "UNTIL=" + CalendarTime.day(day).text
    }
    return Recurrence(rule: parts.joined(separator: ";"))
  }

  /// The seconds of a day in UTC that programs write if they mean the whole day: the first and the
  /// last one.
  private static let daysEnds = [0, 86_399]

  /// Returns a rule without the extensions that only widgetctl knows, whose names begin with `X-`.
  static func shared(_ rule: String) -> String {
    rule.split(separator: ";").filter { !$0.hasPrefix("X-") }.joined(separator: ";")
  }

  /// Returns a rule whose UNTIL is the last second of its day in a zone, as RFC 5545 requires for a
  /// rule with times.
  ///
  /// Without a zone the rule is unchanged.
  static func text(_ rule: String, timesIn zone: TimeZoneRules?) -> String {
    guard let zone, let parsed = Recurrence(rule: rule), case .until(let day) = parsed.end,
      let end = CivilDateTime(day, hour: 23, minute: 59, second: 59)
    else { return rule }
    let until = CalendarTime.utc(zone.instant(of: end)).text
    return rule.split(separator: ";")
      .map { $0.hasPrefix("UNTIL=") ? "UNTIL=\(until)" : String($0) }
      .joined(separator: ";")
  }

  /// Returns whether a rule names days or ends on a day, so that it has another meaning with
  /// another start.
  static func namesDays(_ rule: Recurrence) -> Bool {
    if case .until = rule.end { return true }
    return !rule.places.isEmpty || !rule.monthDays.isEmpty || !rule.months.isEmpty
  }
}
