import Moments
import WidgetIntents

/// The days on which a habit is due.
enum HabitSchedule: Hashable, Sendable {
  case daily
  /// From Monday to Friday.
  case weekdays
  /// On a number of days of a week, 1 to 7, whichever they are.
  case weekly(Int)

  /// The stored form: `day`, `weekdays`, `week 3`.
  var text: String {
    switch self {
    case .daily: "day"
    case .weekdays: "weekdays"
    case .weekly(let count): "week \(count)"
    }
  }

  /// The schedule that the store holds; one of a later version is every day.
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

  /// Parses a schedule in either language: `every day`, `weekdays`, `3`, `3 a week`, `haftada 3`.
  ///
  /// - Throws: `.unknownSchedule` for other words.
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

  /// The schedule in sentences: `every day`, `3 days a week`.
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

  /// Whether the habit may be done on such a day.
  func includes(_ weekday: Weekday) -> Bool {
    switch self {
    case .daily, .weekly: true
    case .weekdays: weekday != .saturday && weekday != .sunday
    }
  }

  /// The number of days in a week on which it is due.
  var daysInWeek: Int {
    switch self {
    case .daily: 7
    case .weekdays: 5
    case .weekly(let count): count
    }
  }

  /// Whether streaks are counted in weeks.
  var isWeekly: Bool { if case .weekly = self { true } else { false } }
}
