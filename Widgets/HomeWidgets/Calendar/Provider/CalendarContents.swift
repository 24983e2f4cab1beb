import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The shown month and the to-dos from which the picture of the calendar at any moment is created.
struct CalendarContents: Sendable {
  /// The most to-dos due on a day that are read to mark the visible days, and the most due at a
  /// time.
  static let markLimit = 2_000
  /// The most late to-dos that are read; twice as many are read of those due in the coming days.
  static let rowLimit = 60
  /// The number of days, from today on, whose to-dos are listed.
  static let listedDays = 31

  let page: CalendarPage
  let rule: WeekRule
  let showsWeeks: Bool
  /// The number of months that the widget's family shows.
  let monthCount: Int
  private(set) var late: [ToDoRecord] = []
  private(set) var lateCount = 0
  private(set) var coming: [ToDoRecord] = []
  private(set) var inView: [ToDoRecord] = []

  /// Creates the contents without to-dos, which ``read(_:now:in:)`` adds.
  ///
  /// `showsWeeks` shows the number of each week.
  init(page: CalendarPage, rule: WeekRule, showsWeeks: Bool, monthCount: Int) {
    (self.page, self.rule, self.showsWeeks) = (page, rule, showsWeeks)
    self.monthCount = monthCount
  }

  /// Reads the late to-dos, the coming ones, and those of the visible months and the chosen day.
  mutating func read(
    _ transaction: borrowing ReadTransaction,
    now: Date,
    in calendar: Calendar
  ) throws {
    let today = CivilDate(now, in: calendar)
    let yesterday = StoreFilter.less("dueDay", .text(today.text))
    let passed = StoreFilter.lessOrEqual("dueAt", .integer(Instant(now).microseconds))
    for filter in [yesterday, passed] {
      let isLate = StoreFilter.all([.isOpenToDo, filter])
      lateCount += try transaction.count(ToDoRecord.self, where: isLate)
      late += try transaction.fetch(
        where: isLate,
        sortedBy: [.ascending("dueDay"), .ascending("dueAt")],
        limit: Self.rowLimit
      )
    }
    let end = today.adding(days: Self.listedDays)
    coming = try due(from: today, to: end, now, calendar, transaction, limit: Self.rowLimit * 2)
    let first = month(on: today)
    let last = first.adding(monthCount - 1).last.adding(days: 1)
    inView = try due(from: first.first, to: last, nil, calendar, transaction, limit: Self.markLimit)
    guard let day = page.day, !(first.first..<last).contains(day) else { return }
    inView += try due(
      from: day,
      to: day.adding(days: 1),
      nil,
      calendar,
      transaction,
      limit: Self.rowLimit
    )
  }

  /// Returns the open to-dos due from `start` to the day before `end`.
  ///
  /// Of those due at a time, only the ones from `moment` on are returned. At most `limit` to-dos
  /// due on a day are returned, and at most `limit` due at a time.
  private func due(
    from start: CivilDate,
    to end: CivilDate,
    _ moment: Date?,
    _ calendar: Calendar,
    _ transaction: borrowing ReadTransaction,
    limit: Int
  ) throws -> [ToDoRecord] {
    let isOpen = StoreFilter.isOpenToDo
    let from = Instant(moment ?? start.start(in: calendar)).microseconds
    let until = Instant(end.start(in: calendar)).microseconds
    return try transaction.fetch(
      where: .all([
        isOpen, .greaterOrEqual("dueDay", .text(start.text)), .less("dueDay", .text(end.text)),
      ]),
      sortedBy: [.ascending("dueDay"), .descending("priority")],
      limit: limit
    )
      + transaction.fetch(
        where: .all([
          isOpen, .greaterOrEqual("dueAt", .integer(from)), .less("dueAt", .integer(until)),
        ]),
        sortedBy: [.ascending("dueAt")],
        limit: limit
      )
  }

  /// Returns the first visible month: the one that the user has chosen, otherwise the month of
  /// `today`.
  private func month(on today: CivilDate) -> CalendarMonth {
    page.month.flatMap { CalendarMonth(index: $0, rule) } ?? CalendarMonth(of: today, rule)
  }

  /// Returns the picture at `now`, which must not be before the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> CalendarPicture {
    let today = CivilDate(now, in: calendar)
    let becameLate = coming.filter { $0.isLate(at: now, in: calendar) }
    // A to-do that cannot be done yet is marked on its day, but gets no row before it can be done.
    let rest = coming.filter {
      !$0.isLate(at: now, in: calendar) && !$0.isLater(at: now, in: calendar)
    }
    var marks: [CivilDate: CalendarPicture.Mark] = [:]
    let seen = Set(inView.map(\.key))
    // The first coming days may be in a month that is not visible.
    for record in inView + coming.filter({ !seen.contains($0.key) }) {
      guard let due = record.due else { continue }
      let isLate = record.isLate(at: now, in: calendar)
      marks[due.day(in: calendar), default: .init(count: 0, isLate: false)].count += 1
      if isLate { marks[due.day(in: calendar)]?.isLate = true }
    }
    let allLate = (late + becameLate).sorted {
      $0.lateness(in: calendar) < $1.lateness(in: calendar)
    }
    return CalendarPicture(
      today: today,
      month: month(on: today),
      showsWeeks: showsWeeks,
      selected: page.day,
      marks: marks,
      agenda: agenda(allLate, rest, at: now, in: calendar),
      lateCount: lateCount + becameLate.count,
      todayCount: lateCount + becameLate.count + rest.count { $0.due?.day(in: calendar) == today }
    )
  }

  /// Returns the late and the coming to-dos by day; if a day is selected, the to-dos of the visible
  /// months from it on.
  private func agenda(
    _ late: [ToDoRecord],
    _ coming: [ToDoRecord],
    at now: Date,
    in calendar: Calendar
  ) -> [CalendarPicture.Day] {
    let today = CivilDate(now, in: calendar)
    let row = { (record: ToDoRecord) in
      let shown = ToDoPicture.Row(record, at: now, in: calendar, below: nil)
      return CalendarPicture.Row(toDo: shown, time: record.time(on: shown, in: calendar))
    }
    var days: [CalendarPicture.Day] = []
    var coming = coming
    if let day = page.day {
      coming = inView.filter { ($0.due?.day(in: calendar)).map { $0 >= day } ?? false }
      let isFree = !coming.contains { $0.due?.day(in: calendar) == day }
      if isFree { days.append(.init(title: day.title(from: today), isLate: false, rows: [])) }
    }
    if page.day == nil, !late.isEmpty {
      days.append(
        .init(
          title: String(english: "Late", turkish: "Geciken"),
          isLate: true,
          rows: late.prefix(Self.rowLimit).map(row)
        )
      )
    }
    let byDay = Dictionary(grouping: coming) { $0.due?.day(in: calendar) ?? today }
    for day in byDay.keys.sorted() {
      let rows = byDay[day, default: []].sorted {
        $0.lateness(in: calendar) < $1.lateness(in: calendar)
      }
      days.append(.init(title: day.title(from: today), isLate: false, rows: rows.map(row)))
    }
    return days
  }
}

extension CalendarContents {
  /// The number of days in one timeline.
  ///
  /// A week is enough, because every change of to-dos reloads it anyway.
  static let foreseenDays = 7
  /// The most entries in one timeline.
  ///
  /// An entry begins at midnight, and when a to-do becomes late or appears.
  static let entryLimit = 64

  /// Returns a timeline with an entry for `now` and for each later moment at which the picture
  /// changes.
  ///
  /// It is reloaded after a week, or when its entries are used up.
  func timeline(from now: Date, in calendar: Calendar) -> Timeline<CalendarEntry> {
    let today = CivilDate(now, in: calendar)
    let end = today.adding(days: Self.foreseenDays).start(in: calendar)
    let days = (1..<Self.foreseenDays).map { today.adding(days: $0).start(in: calendar) }
    let dues = coming.compactMap { $0.due?.lateFrom(in: calendar) }
    let shown = coming.compactMap { $0.shownFrom(in: calendar) }
    let moments = Set(days + dues + shown).filter { $0 > now && $0 < end }.sorted()
    var entries = [CalendarEntry(date: now, picture: picture(at: now, in: calendar))]
    for moment in moments {
      let picture = picture(at: moment, in: calendar)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < Self.entryLimit else {
        return Timeline(entries: entries, policy: .after(moment))
      }
      entries.append(CalendarEntry(date: moment, picture: picture))
    }
    return Timeline(entries: entries, policy: .after(end))
  }
}

extension ToDoRecord {
  fileprivate func isLate(at now: Date, in calendar: Calendar) -> Bool {
    due.map { $0.lateFrom(in: calendar) <= now } ?? false
  }

  /// Returns the hour at which a to-do is due, or since when it is late; empty if only its day is
  /// due.
  fileprivate func time(on row: ToDoPicture.Row, in calendar: Calendar) -> String {
    if let late = row.due, late.isLate { return late.wordsInGroup }
    guard case .instant(let instant) = due else { return "" }
    let parts = calendar.dateComponents([.hour, .minute], from: instant.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Returns the time at which the to-do becomes late, by which lists are sorted; the distant
  /// future without a due date.
  fileprivate func lateness(in calendar: Calendar) -> Date {
    due?.lateFrom(in: calendar) ?? .distantFuture
  }
}
