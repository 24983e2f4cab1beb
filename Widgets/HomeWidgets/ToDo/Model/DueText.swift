import Foundation
import Moments
import WidgetIntents

/// A due date as widgets show it at one moment: `18:30`, `tomorrow`, `Tue 09:00`, `1 d`.
///
/// The text is in the user's language and does not depend on ICU, so that a widget looks the same
/// on every machine.
struct DueText: Hashable, Sendable {
  /// The text in a list without headings: today's time, a weekday, a date, or the number of days by
  /// which it is late.
  let words: String
  /// The text in a list with headings; the day is left out if the heading has it.
  let wordsInGroup: String
  /// The text without the time, unless the to-do is due today.
  let shortWords: String
  let group: DueGroup

  /// Whether the to-do's due day or due time has passed.
  var isLate: Bool { group == .late }

  /// The most days by which a to-do is late that are shown as days; more are shown as years.
  private static let mostDays = 999
  /// The range of days from today in which a due date is shown as a weekday; a later weekday would
  /// be ambiguous.
  private static let daysOfWeek = 2...6

  init(_ due: Due, now: Date, in calendar: Calendar) {
    let today = CivilDate(now, in: calendar)
    let day = due.day(in: calendar)
    let time = Self.time(of: due, in: calendar)
    group = DueGroup(due, now: now, in: calendar)
    switch group {
    case .late:
      words = day < today ? Self.age(today.days(since: day)) : time ?? Self.today
      (wordsInGroup, shortWords) = (words, words)
    case .today, .never:
      words = time ?? Self.today
      (wordsInGroup, shortWords) = (time ?? "", words)
    case .tomorrow:
      words = time.map { "\(Self.weekday(of: day)) \($0)" } ?? Self.tomorrow
      wordsInGroup = time ?? ""
      shortWords = time == nil ? words : Self.weekday(of: day)
    case .thisWeek, .later:
      shortWords = Self.far(day, from: today)
      words = [shortWords, time].compactMap(\.self).joined(separator: " ")
      wordsInGroup = words
    }
  }

  private static var today: String { String(english: "today", turkish: "bugün") }
  private static var tomorrow: String { String(english: "tomorrow", turkish: "yarın") }

  /// Returns a due date for use in a sentence, with the time if it has one: `tomorrow 09:00`, `Fri
  /// 27 Nov`.
  static func sentence(_ due: Due, now: Date, in calendar: Calendar) -> String {
    let today = CivilDate(now, in: calendar)
    let day = due.day(in: calendar)
    let words =
      switch day {
      case today: Self.today
      case today.adding(days: 1): Self.tomorrow
      case today.adding(days: -1): String(english: "yesterday", turkish: "dün")
      default:
        day.year == today.year
          ? String(
            english: "\(weekday(of: day)) \(date(day))",
            turkish: "\(date(day)) \(weekday(of: day))"
          )
          : "\(date(day)) \(day.year)"
      }
    return [words, time(of: due, in: calendar)].compactMap(\.self).joined(separator: " ")
  }

  private static func weekday(of day: CivilDate) -> String { day.weekday.shortName(in: .spoken) }

  /// Returns the day and the month, for example `27 Nov`.
  private static func date(_ day: CivilDate) -> String {
    day.dayAndMonth(in: .spoken)
  }

  private static func age(_ days: Int) -> String {
    days <= mostDays
      ? String(english: "\(days) d", turkish: "\(days) g") : "\(days / 365) y"
  }

  private static func far(_ day: CivilDate, from today: CivilDate) -> String {
    if daysOfWeek.contains(day.days(since: today)) { return weekday(of: day) }
    let date = date(day)
    guard day.year != today.year else { return date }
    let year = day.year % 100
    // A year of another century has all four digits.
    return day.year / 100 == today.year / 100
      ? "\(date) \(year < 10 ? "0" : "")\(year)" : "\(date) \(day.year)"
  }

  private static func time(of due: Due, in calendar: Calendar) -> String? {
    guard case .instant = due else { return nil }
    let time = due.components(in: calendar)
    guard let hour = time.hour, let minute = time.minute else { return nil }
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}

extension CivilDate {
  /// Returns the number of days from another date to this one; negative if this one is earlier.
  fileprivate func days(since other: CivilDate) -> Int { daysSince1970 - other.daysSince1970 }
}

extension CivilDate {
  /// Returns the day as a heading: `Today`, `Tomorrow`, `Fri 4 Dec`, with the year if it is not the
  /// current one.
  func title(from today: CivilDate) -> String {
    switch self {
    case today: return String(english: "Today", turkish: "Bugün")
    case today.adding(days: 1): return String(english: "Tomorrow", turkish: "Yarın")
    default:
      let words = "\(weekday.shortName(in: .spoken)) \(dayAndMonth(in: .spoken))"
      return year == today.year ? words : "\(words) \(year)"
    }
  }
}
