import Foundation
import Moments
import WidgetIntents

/// Everything that the progress widget shows on one day; equal values look the same.
struct ProgressPicture: Hashable, Sendable {
  /// The most days, each with a bar, that a chart shows.
  static let maximumDays = 90
  /// The number of weeks whose days have a square each, in the largest size.
  static let weeks = 16

  let today: CivilDate
  /// How many to-dos were done on each day of the last 16 weeks, the oldest day first; the last one
  /// is today.
  let days: [Int]
  /// The current streak in days; `best` is the longest one.
  let streak: Int
  let best: Int
  /// How many to-dos were done on each day of this week, from Monday to today.
  let thisWeek: [Int]
  /// How many to-dos were done on each day of last week, from Monday to Sunday.
  let lastWeek: [Int]
  let openCount: Int
  let ages: ProgressAges
  /// The number of done to-dos for which the time of completion is unknown.
  let undatedCount: Int
  /// The selection of to-dos as users type it, such as `@Work +home`; empty for all to-dos.
  let choice: String
  /// The configured number of days in the chart; `nil` for as many as fit.
  let wantedDays: Int?

  init(
    _ history: ProgressHistory,
    on today: CivilDate,
    openCount: Int,
    ages: ProgressAges,
    undatedCount: Int = 0,
    choice: String = "",
    wantedDays: Int? = nil
  ) {
    self.today = today
    days = history.counts(of: Self.weeks * 7, until: today)
    (streak, best) = (history.streak(on: today), history.best(until: today))
    let monday = today.startOfWeek
    thisWeek = (0..<7).map { monday.adding(days: $0) }.filter { $0 <= today }
      .map { history.count(on: $0) }
    lastWeek = (0..<7).map { history.count(on: monday.adding(days: $0 - 7)) }
    (self.openCount, self.ages) = (openCount, ages)
    (self.undatedCount, self.choice) = (undatedCount, choice)
    self.wantedDays = wantedDays
  }

  var doneToday: Int { days.last ?? 0 }
  var doneThisWeek: Int { thisWeek.reduce(0, +) }
  var doneLastWeek: Int { lastWeek.reduce(0, +) }
  /// The number of to-dos done last week from Monday to the same weekday as today.
  var doneLastWeekByNow: Int { lastWeek.prefix(thisWeek.count).reduce(0, +) }
  /// How many more to-dos were done this week than last week up to the same weekday; negative if
  /// fewer.
  var difference: Int { doneThisWeek - doneLastWeekByNow }

  /// Whether no to-do is open and none was ever done.
  var isEmpty: Bool { best == 0 && openCount == 0 && undatedCount == 0 }

  /// Returns the number of to-dos done on each day that has a bar, and the width of each bar in
  /// columns.
  ///
  /// As many days as fit into `room` columns are returned, the oldest first.
  func bars(room: Int) -> (counts: [Int], cells: Int) {
    // If there is more than a week, a blank separates the bars, which would otherwise merge.
    let usual = room > 7 ? room / 2 : room
    let count = max(1, min(wantedDays ?? usual, room, Self.maximumDays))
    return (Array(days.suffix(count)), max(1, room / count))
  }
}

/// The texts that the progress widget shows.
enum ProgressWords {
  static var today: String { String(english: "today", turkish: "bugün") }
  static var streak: String { String(english: "streak", turkish: "seri") }
  static var best: String { String(english: "best", turkish: "en iyi") }
  static var thisWeek: String { String(english: "this week", turkish: "bu hafta") }
  static var lastWeek: String { String(english: "last week", turkish: "geçen h.") }
  static var open: String { String(english: "open", turkish: "açık") }
  static var nothing: String { String(english: "Nothing done yet", turkish: "Henüz biten yok") }

  /// Returns a text for the number of to-dos done today, for example `3 today`.
  static func doneToday(_ count: Int) -> String {
    String(english: "\(count) today", turkish: "bugün \(count)")
  }

  /// Returns a number of days in a short form: `5 d`.
  static func days(_ count: Int) -> String {
    String(english: "\(count) d", turkish: "\(count) g")
  }

  static func age(_ age: ProgressAges.Age) -> String {
    switch age {
    case .days: String(english: "this week", turkish: "1 haftadan az")
    case .weeks: String(english: "1–4 weeks", turkish: "1–4 hafta")
    case .months: String(english: "1–3 months", turkish: "1–3 ay")
    case .older: String(english: "older", turkish: "daha eski")
    case .unknown: String(english: "unknown", turkish: "bilinmiyor")
    }
  }

  /// Returns a sentence that compares this week with last week, up to the same weekday.
  static func comparison(_ difference: Int) -> String {
    switch difference {
    case 0: String(english: "as many as last week by now", turkish: "geçen haftayla aynı")
    case 1...:
      String(
        english: "\(difference) more than last week by now",
        turkish: "geçen haftadan \(difference) fazla"
      )
    default:
      String(
        english: "\(-difference) fewer than last week by now",
        turkish: "geçen haftadan \(-difference) az"
      )
    }
  }

  /// Returns a symbol for a difference, such as `▼`, which can be recognised without colour.
  static func sign(_ difference: Int) -> String {
    difference == 0 ? "=" : difference > 0 ? "▲" : "▼"
  }

  /// Returns the text after the symbol: `2 on last week`, or only `last week` without a difference.
  static func onLastWeek(_ difference: Int) -> String {
    guard difference != 0 else { return String(english: "last week", turkish: "geçen hafta") }
    let count = abs(difference)
    return String(english: "\(count) on last week", turkish: "\(count) geç. haftadan")
  }
}
