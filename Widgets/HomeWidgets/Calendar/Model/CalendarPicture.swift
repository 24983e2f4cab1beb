import Moments
import WidgetIntents
import WidgetTimeline

/// Everything that the calendar shows at one moment; equal values look the same.
struct CalendarPicture: Hashable, Sendable {
  /// The number of months next to each other in the largest size.
  static let monthsInColumns = 3

  /// Returns the most months that a widget of this family shows.
  static func monthCount(_ family: WidgetFamily) -> Int {
    switch family {
    case .systemExtraLarge: 2 * monthsInColumns
    case .systemLarge, .systemExtraLargePortrait: 2
    default: 1
    }
  }

  let today: CivilDate
  /// The first month that is shown; further months follow in order.
  let month: CalendarMonth
  let showsWeeks: Bool
  /// The day that the user selected; `nil` if none is selected.
  let selected: CivilDate?
  let marks: [CivilDate: Mark]
  /// The days of the list, each with its to-dos.
  let agenda: [Day]
  /// The number of open to-dos whose due date has passed.
  let lateCount: Int
  /// The number of open to-dos of today, including late ones.
  let todayCount: Int

  /// Returns the number of a day or a week as two characters, with a blank before a single digit.
  static func column(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }

  /// The number of a day's to-dos, and whether one of them is late.
  struct Mark: Hashable, Sendable {
    var count: Int
    var isLate: Bool
  }

  /// A heading of the list, usually a day, and the to-dos below it.
  struct Day: Hashable, Sendable {
    let title: String
    let isLate: Bool
    let rows: [Row]
  }

  /// A to-do in the calendar's list, with its row as in the to-do list.
  struct Row: Hashable, Sendable {
    let toDo: ToDoPicture.Row
    /// The hour at which the to-do is due, or since when it is late; empty if it is due on the day
    /// without a time.
    let time: String
  }

  /// The number of lines of the whole list: each heading with its to-dos, or with a line that there
  /// are none.
  var lineCount: Int { agenda.reduce(0) { $0 + 1 + max(1, $1.rows.count) } }

  /// Whether the first month that is shown is the current one.
  var isPresent: Bool { month.year == today.year && month.month == today.month }

  /// Whether another month or a selected day is shown; then a button leads back to today.
  var isTurned: Bool { !isPresent || selected != nil }

  /// Today's date, for example `Sat 28 Nov`.
  var shortToday: String {
    "\(today.weekday.shortName(in: .spoken)) \(today.dayAndMonth(in: .spoken))"
  }

  /// Today's date without its month if that is in the title: `Sat 28`, otherwise `28 Nov`.
  var shortestToday: String {
    isPresent
      ? "\(today.weekday.shortName(in: .spoken)) \(today.day)" : today.dayAndMonth(in: .spoken)
  }

  /// The number of today's week, for example `w48`.
  var week: String {
    let number = today.weekOfYear(month.rule)
    return String(english: "w\(number)", turkish: "h\(number)")
  }

  /// The first two letters of each weekday, beginning with the first day of the week.
  var weekdays: [String] {
    month.rule.days.map { String($0.shortName(in: .spoken).prefix(2)) }
  }

  /// A text for the number of today's to-dos, for example `3 to do`.
  var todayWords: String {
    todayCount == 0
      ? String(english: "nothing to do", turkish: "yapılacak yok")
      : String(english: "\(todayCount) to do", turkish: "\(todayCount) görev")
  }

  /// A text for the number of today's to-dos with the word today, for example `3 to do today`.
  var todayWordsWithDay: String {
    todayCount == 0
      ? String(english: "nothing today", turkish: "bugün yok")
      : String(english: "\(todayCount) to do today", turkish: "bugün \(todayCount) görev")
  }

  var lateWords: String { String(english: "! \(lateCount) late", turkish: "! \(lateCount) geç") }
}

extension Weekday {
  /// Whether the weekday is Saturday or Sunday, whose days are drawn in a fainter colour.
  var isWeekend: Bool { self == .saturday || self == .sunday }
}
