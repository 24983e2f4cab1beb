/// A date told by its distance from now: the styles relative, offset and timer.
struct RelativeDate {
  /// An offset in years keeps its words for a year, whatever its length.
  private static let longestPause: Int64 = 400 * 86_400

  /// Within the years 1 to 9999, so that seconds between two dates never overflow.
  private let date: Instant
  private let style: ArchivedText.DateStyle
  private let timeZone: TimeZoneRules

  init(date: Instant, style: ArchivedText.DateStyle, timeZone: TimeZoneRules) {
    self.date = date.withinCalendar
    self.style = style
    self.timeZone = timeZone
  }

  func text(at now: Instant, isAbbreviated: Bool) -> String {
    let seconds = now.withinCalendar.wholeSeconds(since: date)
    if style == .timer { return CountingTimer.text(abs(seconds), showsHours: true) }
    let span = CalendarSpan(from: date, seconds: seconds, in: timeZone)
    guard style == .offset else {
      return span.largest(2)
        .map { $0.unit.text($0.count, isAbbreviated: isAbbreviated) }
        .joined(separator: ", ")
    }
    // WK-115: the sign is now minus date, so what lies ahead is negative.
    let sign = seconds == 0 ? "" : span.isNegative ? "-" : "+"
    return span.largest(1).map { sign + $0.unit.text($0.count, isAbbreviated: isAbbreviated) }
      .joined()
  }

  func nextChange(after now: Instant) -> Instant? {
    guard now == now.withinCalendar else { return nil }
    let seconds = now.wholeSeconds(since: date)
    let current = text(at: now, isAbbreviated: false)

    func isUnchanged(_ later: Int64) -> Bool {
      let instant = date.adding(seconds: later).withinCalendar
      return later.signum() == seconds.signum()
        && text(at: instant, isAbbreviated: false) == current
    }

    // A text holds for one unbroken stretch: double the step until it ends, then halve it.
    var step: Int64 = 1
    while step < Self.longestPause, isUnchanged(seconds + step) { step *= 2 }
    var low = seconds + step / 2
    var high = seconds + step
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if isUnchanged(middle) { low = middle } else { high = middle }
    }
    let change = date.adding(seconds: high)
    return change == change.withinCalendar ? change : nil
  }
}
