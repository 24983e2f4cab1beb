import Moments
import WidgetIntents

/// The schedule of a habit, which determines the days on which it is due.
enum HabitSchedule: Hashable, Sendable {
  case daily
  /// Due from Monday to Friday.
  case weekdays
  /// Due on any days of the week, on as many as the number, 1 to 7.
  case weekly(Int)

  /// The schedule as text for the store: `day`, `weekdays`, or `week 3`.
  var text: String {
    switch self {
    case .daily: "day"
    case .weekdays: "weekdays"
    case .weekly(let count): "week \(count)"
    }
  }

  /// Creates the schedule from the store's text; an unknown text means every day.
  init(stored text: String) {
    switch text {
    case "weekdays": self = .weekdays
    case _ where text.hasPrefix("week "):
      self = Int(text.dropFirst(5)).flatMap(Self.weekly(days:)) ?? .daily
    default: self = .daily
    }
  }

  private static func weekly(days: Int) -> HabitSchedule? {
    (1...7).contains(days) ? .weekly(days) : nil
  }

  /// Parses a schedule in English or Turkish: `every day`, `weekdays`, `3`, `3 a week`, `haftada
  /// 3`.
  ///
  /// - Throws: `.unknownSchedule` for other texts.
  init(words: String) throws(HabitError) {
    let folded = words.lowercased()
    let parts = folded.split { $0 == " " || $0 == "/" || $0 == "-" }.map(String.init)
      .filter { !["every", "her", "a", "per", "on"].contains($0) }
    let units = ["week", "weekly", "times", "days", "day", "x", "hafta", "haftada", "gün", "kez"]
    switch parts {
    case ["day"], ["daily"], ["gün"], ["günlük"]: self = .daily
    case ["weekday"], ["weekdays"], ["hafta", "içi"], ["haftaiçi"]: self = .weekdays
    default:
      let numbers = parts.compactMap { Int($0.hasSuffix("x") ? String($0.dropLast()) : $0) }
      let others = parts.filter { part in
        Int(part.hasSuffix("x") ? String(part.dropLast()) : part) == nil && !units.contains(part)
      }
      guard numbers.count == 1, others.isEmpty, let schedule = Self.weekly(days: numbers[0])
      else { throw .unknownSchedule(found: words) }
      self = schedule
    }
  }

  /// The schedule for use in sentences: `every day`, `on weekdays` or `3 days a week`.
  var words: String {
    switch self {
    case .daily: String(english: "every day", turkish: "her gün")
    case .weekdays: String(english: "on weekdays", turkish: "hafta içi")
    case .weekly(let count):
      String(
        english: "\(count) day\(count == 1 ? "" : "s") a week",
        turkish: "haftada \(count) gün"
      )
    }
  }

  /// Returns whether the habit may be due on a weekday.
  func includes(_ weekday: Weekday) -> Bool {
    switch self {
    case .daily, .weekly: true
    case .weekdays: weekday != .saturday && weekday != .sunday
    }
  }

  /// The number of days in a week on which the habit is due: 7, 5 on weekdays, or the chosen
  /// number.
  var daysInWeek: Int {
    switch self {
    case .daily: 7
    case .weekdays: 5
    case .weekly(let count): count
    }
  }

  /// Whether streaks are counted in weeks, because the habit may be done on any days of a week.
  var isWeekly: Bool { if case .weekly = self { true } else { false } }
}
