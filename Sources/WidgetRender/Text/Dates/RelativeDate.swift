internal import Moments

/// A date written as its distance from now: the styles relative, offset and timer.
struct RelativeDate {
  /// The longest time in seconds until the next check, because the text of an offset in years can
  /// stay the same for a year.
  private static let longestPause: Int64 = 400 * 86_400

  /// The date, within the years 1 to 9999, so that seconds between two dates never overflow.
  private let date: Instant
  private let style: ArchivedText.DateStyle
  private let timeZone: TimeZoneRules
  private let language: UserLanguage

  init(
    date: Instant,
    style: ArchivedText.DateStyle,
    timeZone: TimeZoneRules,
    language: UserLanguage
  ) {
    self.date = date.withinCalendar
    self.style = style
    self.timeZone = timeZone
    self.language = language
  }

  func text(at now: Instant, isAbbreviated: Bool) -> String {
    let seconds = now.withinCalendar.wholeSeconds(since: date)
    if style == .timer { return CountingTimer.text(abs(seconds), showsHours: true) }
    let span = CalendarSpan(from: date, seconds: seconds, in: timeZone)
    guard style == .offset else {
      return span.largest(2)
        .map { $0.unit.text($0.count, in: language, isAbbreviated: isAbbreviated) }
        .joined(separator: language.names.unitSeparator)
    }
    // WK-115: the sign is that of now minus date, so it is negative for a date in the future.
    let sign = seconds == 0 ? "" : span.isNegative ? "-" : "+"
    return span.largest(1)
      .map { sign + $0.unit.text($0.count, in: language, isAbbreviated: isAbbreviated) }
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

    // A text is valid for one contiguous time: double the step until it changes, then bisect.
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

/// The distance between two instants in calendar units of a zone.
private struct CalendarSpan: Sendable, Hashable {
  enum Unit: Int, Sendable, Hashable, CaseIterable {
    case year, month, day, hour, minute, second
  }

  /// Whether the instant is before the one that the distance is measured from.
  var isNegative: Bool
  /// The count of each unit, largest unit first; all are at least 0.
  var counts: [Int]

  /// Creates the span from `anchor` to the instant `seconds` later.
  ///
  /// Years, months and days are steps on the calendar from the anchor, so that a day has 23 hours
  /// if the clocks are set forward. The rest is exact time.
  init(from anchor: Instant, seconds: Int64, in zone: TimeZoneRules) {
    let target = anchor.adding(seconds: seconds)
    let start = zone.civil(at: anchor)
    let end = zone.civil(at: target).date
    let sign = seconds < 0 ? -1 : 1

    // The anchor itself may be in the second pass of an hour that the clocks repeat.
    func instant(on date: CivilDate) -> Instant {
      var civil = start
      civil.date = date
      return date == start.date ? anchor : zone.instant(of: civil)
    }
    func isBeyond(_ date: CivilDate) -> Bool {
      seconds < 0 ? instant(on: date) < target : target < instant(on: date)
    }

    var months = abs((end.year - start.date.year) * 12 + end.month - start.date.month)
    while months > 0, isBeyond(start.date.adding(months: sign * months)) { months -= 1 }
    let monthDate = start.date.adding(months: sign * months)
    var days = abs(end.daysSince1970 - monthDate.daysSince1970)
    while days > 0, isBeyond(monthDate.adding(days: sign * days)) { days -= 1 }
    let base = instant(on: monthDate.adding(days: sign * days))
    let rest = abs(target.microseconds - base.microseconds) / Instant.microsecondsPerSecond

    isNegative = seconds < 0
    counts = [
      months / 12, months % 12, days, Int(rest / 3600), Int(rest / 60 % 60), Int(rest % 60),
    ]
  }

  /// Returns at most `limit` of the largest units that are not zero; zero seconds if all are.
  func largest(_ limit: Int) -> [(unit: Unit, count: Int)] {
    let present = zip(Unit.allCases, counts).filter { $0.1 > 0 }.prefix(limit)
    return present.isEmpty ? [(.second, 0)] : present.map { (unit: $0.0, count: $0.1) }
  }
}

extension CalendarSpan.Unit {
  /// Returns a count with the name of the unit, in full or as CLDR abbreviates it.
  func text(_ count: Int, in language: UserLanguage, isAbbreviated: Bool) -> String {
    switch language {
    case .english: english(count, isAbbreviated: isAbbreviated)
    // Turkish has no plural after a number.
    case .turkish: "\(count) \(turkish(isAbbreviated: isAbbreviated))"
    }
  }

  private func english(_ count: Int, isAbbreviated: Bool) -> String {
    let name =
      switch self {
      case .year: isAbbreviated ? "yr" : "year"
      case .month: isAbbreviated ? "mth" : "month"
      case .day: "day"
      case .hour: isAbbreviated ? "hr" : "hour"
      case .minute: isAbbreviated ? "min" : "minute"
      case .second: isAbbreviated ? "sec" : "second"
      }
    let isInvariable = isAbbreviated && rawValue >= Self.hour.rawValue
    return "\(count) \(name)\(count == 1 || isInvariable ? "" : "s")"
  }

  private func turkish(isAbbreviated: Bool) -> String {
    switch self {
    case .year: "yıl"
    case .month: "ay"
    case .day: "gün"
    case .hour: isAbbreviated ? "sa." : "saat"
    case .minute: isAbbreviated ? "dk." : "dakika"
    case .second: isAbbreviated ? "sn." : "saniye"
    }
  }
}
