import Moments
import WidgetIntents
import WidgetTimeline

/// All that a picture of the calendar shows at one moment; equal pictures look alike.
struct CalendarPicture: Hashable, Sendable {
  /// Months beside each other in the largest size.
  static let monthsInColumns = 3

  /// Months that a size may show.
  static func monthCount(_ family: WidgetFamily) -> Int {
    switch family {
    case .systemExtraLarge: 2 * monthsInColumns
    case .systemLarge, .systemExtraLargePortrait: 2
    default: 1
    }
  }

  let today: CivilDate
  /// The month in the first place; others follow it.
  let month: CalendarMonth
  let showsWeeks: Bool
  /// The day that was chosen, if any.
  let selected: CivilDate?
  let marks: [CivilDate: Mark]
  /// The to-dos of each day, in order.
  let agenda: [Day]
  /// Open to-dos that should have been done.
  let lateCount: Int
  /// Open to-dos of today, late ones among them.
  let todayCount: Int

  /// A number of a day or a week in two columns.
  static func column(_ number: Int) -> String { number < 10 ? " \(number)" : "\(number)" }

  /// The to-dos of a day.
  struct Mark: Hashable, Sendable {
    var count: Int
    var isLate: Bool
  }

  /// A heading of the list, and the rows below it.
  struct Day: Hashable, Sendable {
    let title: String
    let isLate: Bool
    let rows: [Row]
  }

  /// A to-do in the list.
  struct Row: Hashable, Sendable {
    let toDo: ToDoPicture.Row
    /// The hour, or of a late one since when; empty for one of the whole day.
    let time: String
  }

  /// The number of lines of the whole agenda: a heading for each day, and its rows or a line that there are none.
  var lineCount: Int { agenda.reduce(0) { $0 + 1 + max(1, $1.rows.count) } }

  /// Whether the present month is shown.
  var isPresent: Bool { month.year == today.year && month.month == today.month }

  /// Whether another month or a chosen day is shown, so that there is a way back.
  var isTurned: Bool { !isPresent || selected != nil }

  /// `Sat 28 Nov`.
  var shortToday: String {
    "\(today.weekday.shortName(in: .spoken)) \(today.dayAndMonth(in: .spoken))"
  }

  /// Today as short as the month in the title allows: `Sat 28`, `28 Nov`.
  var shortestToday: String {
    isPresent
      ? "\(today.weekday.shortName(in: .spoken)) \(today.day)" : today.dayAndMonth(in: .spoken)
  }

  /// `w48`.
  var week: String {
    let number = today.weekOfYear(month.rule)
    return String(english: "w\(number)", turkish: "h\(number)")
  }

  /// The first two letters of the days, in the order of the week.
  var weekdays: [String] {
    month.rule.days.map { String($0.shortName(in: .spoken).prefix(2)) }
  }

  /// The words of one line about today's to-dos.
  var todayWords: String {
    todayCount == 0
      ? String(english: "nothing to do", turkish: "yapılacak yok")
      : String(english: "\(todayCount) to do", turkish: "\(todayCount) görev")
  }

  /// The same words, with the day that they are about.
  var todayWordsWithDay: String {
    todayCount == 0
      ? String(english: "nothing today", turkish: "bugün yok")
      : String(english: "\(todayCount) to do today", turkish: "bugün \(todayCount) görev")
  }

  var lateWords: String { String(english: "! \(lateCount) late", turkish: "! \(lateCount) geç") }
}

extension Weekday {
  /// Whether it is Saturday or Sunday.
  var isWeekend: Bool { self == .saturday || self == .sunday }
}
