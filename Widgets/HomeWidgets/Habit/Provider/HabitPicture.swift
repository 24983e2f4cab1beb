import Foundation
import Moments
import SharedStore
import WidgetTimeline

/// Everything that the habits widget shows on one day; equal values look the same.
struct HabitPicture: Hashable, Sendable {
  /// A habit in the widget's list, with its statistics on the picture's day.
  struct Row: Hashable, Sendable {
    let number: Int64
    let name: String
    let color: HabitColor
    let history: HabitHistory

    /// The streak as text for its column: `12` days, or `3w` for weeks; empty without a streak.
    var streak: String {
      history.streak == 0
        ? "" : "\(history.streak)\(history.schedule.isWeekly ? HabitPicture.weekSign : "")"
    }

    /// The number of days of this week on which the habit was done, out of the days on which it is
    /// due: `5/7`.
    var week: String { "\(history.doneInWeek)/\(history.schedule.daysInWeek)" }
  }

  let today: CivilDate
  /// The habits, in the order in which they were added.
  let rows: [Row]
  /// Whether the widget is configured to show a single habit.
  var isSingle = false
  /// Whether the configured single habit was removed.
  var isMissing = false

  /// The letter that means weeks after a number.
  static var weekSign: String { String(english: "w", turkish: "h") }

  /// The habits that are due or done today.
  var due: [Row] { rows.filter { $0.history.isDueToday || $0.history.isDoneToday } }
  var doneCount: Int { due.count { $0.history.isDoneToday } }

  init(_ kept: [HabitStore.Kept], on today: CivilDate, in calendar: Calendar) {
    self.today = today
    rows = kept.map { kept in
      Row(
        number: kept.habit.key,
        name: Self.beginning(of: kept.habit.name),
        color: kept.habit.color,
        history: kept.history(on: today, in: calendar)
      )
    }
  }
}

extension HabitPicture {
  /// Returns the first 80 characters of a name, more than any widget shows, so that archives are
  /// small.
  private static func beginning(of text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalarLimit = 400
    return String(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalarLimit))).prefix(80)
    )
  }

  /// The share of a day's due habits that were done.
  enum Share: Hashable, Sendable {
    /// No habit was due, or the day is in the future.
    case none
    case nothing
    /// Less than half of the due habits were done.
    case few
    case some
    case all
  }

  func share(on day: CivilDate) -> Share {
    let marks = rows.map { $0.history.mark(on: day) }
    let done = marks.count { $0 == .done }
    let due = marks.count { $0 != .none }
    if due == 0 { return .none }
    if done == 0 { return .nothing }
    return done == due ? .all : done * 2 < due ? .few : .some
  }

  /// The fewest weeks in a grid of squares; for a younger habit the first ones are empty.
  private static let leastWeeks = 8

  /// Returns the number of weeks since the first habit was added, at least 8 and at most `most`;
  /// `most` has priority.
  func weeks(atMost most: Int) -> Int {
    let first = rows.map(\.history.first).min() ?? today
    let days = today.startOfWeek.daysSince1970 - first.startOfWeek.daysSince1970
    return min(most, max(days / 7 + 1, Self.leastWeeks))
  }

  /// Returns for each weekday, beginning with Monday, the share of due days that were done, from 0
  /// to 1.
  ///
  /// It is `nil` for a weekday that was never due. The array is empty if all habits are weekly, as
  /// these have no particular due days.
  func rates(weeks: Int) -> [Double?] {
    let daily = rows.filter { !$0.history.schedule.isWeekly }
    guard !daily.isEmpty else { return [] }
    return (0..<7).map { place in
      var (done, due) = (0, 0)
      for week in 0..<weeks {
        let day = today.startOfWeek.adding(days: place - week * 7)
        // Today is not missed yet.
        guard day < today else { continue }
        let marks = daily.map { $0.history.mark(on: day) }
        done += marks.count { $0 == .done }
        due += marks.count { $0 != .none }
      }
      return due == 0 ? nil : Double(done) / Double(due)
    }
  }
}
