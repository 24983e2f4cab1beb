import Foundation
import Moments
import SharedStore
import WidgetTimeline

/// All that a picture of the habits shows on one day; equal pictures look alike.
struct HabitPicture: Hashable, Sendable {
  /// A habit in the list.
  struct Row: Hashable, Sendable {
    let number: Int64
    let name: String
    let color: HabitColor
    let history: HabitHistory

    /// The streak as a column has it: `12`, in weeks `3w`; empty without one.
    var streak: String {
      history.streak == 0
        ? "" : "\(history.streak)\(history.schedule.isWeekly ? HabitPicture.weekSign : "")"
    }

    /// The days of this week: `5/7`.
    var week: String { "\(history.doneInWeek)/\(history.schedule.daysInWeek)" }
  }

  let today: CivilDate
  /// The rows in the order in which the habits were added.
  let rows: [Row]
  /// Whether one habit alone is shown.
  var isSingle = false
  /// Whether the habit that is shown alone was removed.
  var isMissing = false

  /// The abbreviation of weeks after a number.
  static var weekSign: String { String(english: "w", turkish: "h") }

  /// The habits that ask for something today, and those of them that are done.
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
  /// Returns the beginning of a name, as much as any picture shows, so that archives are small.
  private static func beginning(of text: String) -> String {
    // A character may consist of any number of combining marks.
    let scalarLimit = 400
    return String(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalarLimit))).prefix(80)
    )
  }

  /// The share of due habits that were done on a day.
  enum Share: Hashable, Sendable {
    /// Nothing was due, or the day is to come.
    case none
    case nothing
    /// Less than half of them.
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

  /// The fewest weeks of a grid: a younger habit has empty ones before it.
  private static let leastWeeks = 8

  /// The weeks since the first habit was added, so that a grid has no months before it.
  func weeks(atMost most: Int) -> Int {
    let first = rows.map(\.history.first).min() ?? today
    let days = today.startOfWeek.daysSince1970 - first.startOfWeek.daysSince1970
    return min(most, max(days / 7 + 1, Self.leastWeeks))
  }

  /// Returns for each weekday, from Monday on, the share of due days that were done.
  ///
  /// It is empty if no habit has due days. A habit of some days a week has none in particular.
  func rates(weeks: Int) -> [Double?] {
    let daily = rows.filter { !$0.history.schedule.isWeekly }
    guard !daily.isEmpty else { return [] }
    return (0..<7).map { place in
      var (done, due) = (0, 0)
      for week in 0..<weeks {
        let day = today.startOfWeek.adding(days: place - week * 7)
        // Today can still be done.
        guard day < today else { continue }
        let marks = daily.map { $0.history.mark(on: day) }
        done += marks.count { $0 == .done }
        due += marks.count { $0 != .none }
      }
      return due == 0 ? nil : Double(done) / Double(due)
    }
  }
}
