internal import Moments

/// Parses the times in lists of other programs: ISO 8601, with or without an offset.
struct ListTime {
  let zone: TimeZoneRules

  /// Parses a day or a time.
  ///
  /// The first instant of a day, in the zone or in the written offset, counts as the day.
  /// - Returns: `nil` if the text is not a date, or the date does not exist.
  func moment(_ text: String) -> ForeignToDo.Moment? {
    guard let date = date(text) else { return nil }
    guard date.hasTime else { return .day(date.civil.date) }
    let instant = date.instant(in: zone)
    let isMidnight = date.civil.secondOfDay == 0 && date.civil.microsecond == 0
    // With offset zero, programs write times of any zone.
    if isMidnight, date.secondsFromUTC != 0 { return .day(date.civil.date) }
    let day = zone.date(at: instant)
    return zone.startOfDay(day) == instant ? .day(day) : .instant(instant, zone: zone.databaseName)
  }

  func instant(_ text: String) -> Instant? { date(text)?.instant(in: zone) }

  /// Parses ISO 8601, and `2021-10-05 09:00:00 +0000`, which older Apple programs write.
  ///
  /// - Returns: The date, or `nil` if the text has neither form.
  private func date(_ text: String) -> ISODate? {
    if let date = ISODate(text) { return date }
    guard let blank = text.lastIndex(of: " "),
      text[blank...].dropFirst().first.map({ "+-".contains($0) }) == true
    else {
      return nil
    }
    return ISODate(String(text[..<blank] + text[text.index(after: blank)...]))
  }
}
