#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
internal import WidgetIntents

extension ScriptClock {
  private static let microsecondsPerSecond: Int64 = 1_000_000

  /// Midnight of the first day of year 1 and of the last day of year 9999, UTC, with a day to spare.
  private static let moments: ClosedRange<Int64> = -62_135_683_200_000_000...253_402_387_200_000_000

  /// The instant of a date, or of a day and time on the reader's clock; a day is its midnight.
  func instant(of value: IntentValue) -> Int64? {
    switch value {
    case .date(let date): return InstantCoding.microseconds(of: date)
    case .dateComponents(let components):
      guard let day = CivilDay(components) else { return nil }
      return instant(of: day, secondOfDay: Self.secondOfDay(components))
    default: return nil
    }
  }

  func instant(of day: CivilDay, secondOfDay: Int) -> Int64 {
    instant(WallTime(day: day.number, secondOfDay: secondOfDay))
  }

  /// The seconds since midnight that date components name; 0 where they name no time.
  static func secondOfDay(_ components: DateComponents) -> Int {
    let hour = min(max(components.hour ?? 0, 0), 23)
    let minute = min(max(components.minute ?? 0, 0), 59)
    let second = min(max(components.second ?? 0, 0), 59)
    return hour * 3_600 + minute * 60 + second
  }

  /// The reader's day at an instant.
  func day(at instant: Int64) -> CivilDay? { CivilDay(number: wallTime(instant).day) }

  /// A moment later: the calendar's part on the reader's clock, then the exact part.
  func adding(_ duration: CalendarDuration, to instant: Int64) -> Int64? {
    var moment = instant
    if !duration.isExact {
      let wall = wallTime(instant)
      let quotient = instant / Self.microsecondsPerSecond
      var fraction = instant - quotient * Self.microsecondsPerSecond
      if fraction < 0 { fraction += Self.microsecondsPerSecond }
      guard let start = CivilDay(number: wall.day),
        let day = start.adding(months: duration.months)?.adding(days: duration.days)
      else { return nil }
      moment = self.instant(of: day, secondOfDay: wall.secondOfDay) + fraction
    }
    let (sum, overflow) = moment.addingReportingOverflow(duration.microseconds)
    return overflow || !Self.moments.contains(sum) ? nil : sum
  }

  /// The day that a word means at an instant; the days of the week are strictly after it (LG-3).
  func day(_ name: DayName, at instant: Int64) -> CivilDay? {
    guard let today = day(at: instant) else { return nil }
    let weekday: Int
    switch name {
    case .today: return today
    case .tomorrow: return today.adding(days: 1)
    case .yesterday: return today.adding(days: -1)
    case .sunday: weekday = 0
    case .monday: weekday = 1
    case .tuesday: weekday = 2
    case .wednesday: weekday = 3
    case .thursday: weekday = 4
    case .friday: weekday = 5
    case .saturday: weekday = 6
    }
    let distance = (weekday - today.weekday + 7) % 7
    return today.adding(days: distance == 0 ? 7 : distance)
  }
}
