internal import Moments

/// Reads times as lists write them: ISO 8601, with or without an offset.
struct ListTime {
  let zone: TimeZoneRules

  /// A day, or a time; the beginning of a day, in the zone or in the written offset, is that day.
  ///
  /// - Returns: `nil` if it is not a date, or one that no calendar has.
  func moment(_ text: String) -> ForeignToDo.Moment? {
    guard let date = date(text) else { return nil }
    guard date.hasTime else { return .day(date.civil.date) }
    let instant = date.instant(in: zone)
    let isMidnight = date.civil.secondOfDay == 0 && date.civil.microsecond == 0
    // At UTC programs write times of any wall.
    if isMidnight, date.secondsFromUTC != 0 { return .day(date.civil.date) }
    let day = zone.date(at: instant)
    return zone.startOfDay(day) == instant ? .day(day) : .instant(instant, zone: zone.databaseName)
  }

  func instant(_ text: String) -> Instant? { date(text)?.instant(in: zone) }

  /// `2021-10-05 09:00:00 +0000` too, as older programs of Apple's write it.
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
