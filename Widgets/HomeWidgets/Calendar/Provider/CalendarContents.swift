import Foundation
import Moments
import SharedStore
import WidgetIntents
import WidgetTimeline

/// The records that are read from the store for the pictures of a calendar: a bounded number of to-dos.
struct CalendarContents: Sendable {
  /// The most to-dos that are read for the marks of the visible months; there are far fewer days.
  static let markLimit = 2_000
  /// Late ones and those of coming days that are listed; the largest widget has fewer rows.
  static let rowLimit = 60
  /// Days after today whose to-dos are listed.
  static let listedDays = 31

  let page: CalendarPage
  let rule: WeekRule
  let showsWeeks: Bool
  /// Months in view.
  let monthCount: Int
  private(set) var late: [ToDoRecord] = []
  private(set) var lateCount = 0
  private(set) var coming: [ToDoRecord] = []
  private(set) var inView: [ToDoRecord] = []

  /// A calendar without to-dos.
  init(page: CalendarPage, rule: WeekRule, showsWeeks: Bool, monthCount: Int) {
    (self.page, self.rule, self.showsWeeks) = (page, rule, showsWeeks)
    self.monthCount = monthCount
  }

  /// Reads the to-dos that its pictures show from a moment on.
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

  /// The open ones due from a day to the one before another, and, of a day's, only those after a moment.
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

  /// The first month in view on a day.
  private func month(on today: CivilDate) -> CalendarMonth {
    page.month.flatMap { CalendarMonth(index: $0, rule) } ?? CalendarMonth(of: today, rule)
  }

  /// The picture at a moment that is not before the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> CalendarPicture {
    let today = CivilDate(now, in: calendar)
    let becameLate = coming.filter { $0.isLate(at: now, in: calendar) }
    // What cannot be done yet has its mark on its day, and no row before it can.
    let rest = coming.filter {
      !$0.isLate(at: now, in: calendar) && !$0.isLater(at: now, in: calendar)
    }
    var marks: [CivilDate: CalendarPicture.Mark] = [:]
    let seen = Set(inView.map(\.key))
    // The first days to come may be of a month that is not in view.
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

  /// Returns the late and the next to-dos, day by day; if a day is chosen, those of the visible months from that day
  /// on.
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
  /// The number of days in one timeline; a week, because every change of to-dos reloads it anyway.
  static let foreseenDays = 7
  /// Entries in one timeline: a day's beginning, and the instants at which something is late or comes up.
  static let entryLimit = 64

  /// A picture for `now` and for each later moment at which it differs, and where foresight ends.
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

  /// Returns the words for a to-do in the list of one day: the hour, or the date since which it is late.
  fileprivate func time(on row: ToDoPicture.Row, in calendar: Calendar) -> String {
    if let late = row.due, late.isLate { return late.wordsInGroup }
    guard case .instant(let instant) = due else { return "" }
    let parts = calendar.dateComponents([.hour, .minute], from: instant.date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// When it is late, for the order of a list.
  fileprivate func lateness(in calendar: Calendar) -> Date {
    due?.lateFrom(in: calendar) ?? .distantFuture
  }
}
