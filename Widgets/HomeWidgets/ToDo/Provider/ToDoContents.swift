import Foundation
import Moments
import SharedStore

/// The stored to-dos from which all pictures of one timeline are created.
///
/// The number of to-dos that are read is limited, however many there are; their order does not
/// change with time.
struct ToDoContents: Sendable {
  /// The most to-dos in the largest widget, whose two columns have nineteen lines each.
  static let rowLimit = 34
  /// The most to-dos that are read with a due day, and the most with a due time; the timeline ends
  /// at the last one.
  static let dueLimit = 200
  /// The most hidden to-dos that are read in each query, as many as a timeline has entries.
  static let laterLimit = 64
  /// The number of days in a timeline, enough for a month.
  static let horizonInDays = 31

  /// The first open to-dos in the order of the list.
  var open: [ToDoRecord]
  /// The done to-dos, the latest first; those with an unknown time are last.
  var done: [ToDoRecord]
  var openCount: Int
  var doneCount: Int
  /// The number of open to-dos that were hidden when the to-dos were read; `openCount` does not
  /// include them.
  var laterCount = 0
  /// The hidden to-dos that appear before `end`, the earliest first.
  var later: [Later] = []
  /// The open to-dos that wait for other open ones, with their blockers.
  var blocked = BlockedToDos()
  /// The number of open to-dos that were late when the to-dos were read.
  var lateCount: Int
  /// The instants at which further to-dos become late, the earliest first.
  var lateInstants: [Instant]
  /// The number of to-dos due on each day without a time, which become late when the day ends.
  var dueDays: [CivilDate: Int]
  /// The instant until which all changes are known; after it, to-dos that were not read may become
  /// late or appear.
  var end: Date
  /// The most open to-dos that the widget shows.
  var rowLimit = Self.rowLimit
  /// The configured order of the open to-dos.
  var order = ToDoListOrder.today
  /// The list to which the widget is limited, which rows therefore do not show; `nil` for all
  /// lists.
  var list: String?
  /// Whether the widget's header shows the name of the list to which the widget is limited.
  var hasListInHeader = false
  /// Whether a list, tags, a filter or a view limits the to-dos.
  var isChoice = false
  /// Whether the widget shows the number of to-dos on each of the next days, which changes every
  /// day.
  var hasWeek = false
  /// The saved view that is shown; the header has its name unless it already has that of a list.
  var view: ToDoViewRecord?
}

extension ToDoContents {
  init(
    from transaction: borrowing ReadTransaction,
    of scope: ToDoScope = ToDoScope(),
    now: Date,
    in calendar: Calendar,
    rowLimit: Int = Self.rowLimit
  ) throws {
    let isOpen = StoreFilter.all([.isOpenToDo, scope.filter])
    let isLater = { (kind: LaterKind) in
      StoreFilter.all([.isLaterToDo(at: now, in: calendar, by: kind), scope.filter])
    }
    let isDone = StoreFilter.all([.isToDo(.done), scope.filter])
    let today = CivilDate(now, in: calendar)
    let horizon = today.adding(days: Self.horizonInDays)
    end = horizon.start(in: calendar)
    order = scope.order
    self.rowLimit = rowLimit

    blocked = try BlockedToDos(from: transaction)
    open = try OrderedToDos(scope: scope, calendar: calendar, moment: now, blocked: blocked)
      .first(rowLimit, in: transaction)
    done = try transaction.fetch(
      where: .all([isDone, .notEquals("doneAt", .null)]),
      sortedBy: [.descending("doneAt")],
      limit: Self.rowLimit
    )
    if done.count < Self.rowLimit {
      done += try transaction.fetch(
        where: .all([isDone, .equals("doneAt", .null)]),
        sortedBy: [.descending("position")],
        limit: Self.rowLimit - done.count
      )
    }
    for kind in LaterKind.allCases {
      laterCount += try transaction.count(ToDoRecord.self, where: isLater(kind))
    }
    openCount = try transaction.count(ToDoRecord.self, where: isOpen) - laterCount
    doneCount = try transaction.count(ToDoRecord.self, where: isDone)
    lateCount = 0
    for late: StoreFilter in [
      .lessOrEqual("dueAt", .integer(Instant(now).microseconds)),
      .less("dueDay", .text(today.text)),
    ] {
      lateCount += try transaction.count(ToDoRecord.self, where: .all([isOpen, late]))
    }

    let atInstants: [ToDoRecord] = try transaction.fetch(
      where: .all([
        isOpen, .greater("dueAt", .integer(Instant(now).microseconds)),
        .lessOrEqual("dueAt", .integer(Instant(end).microseconds)),
      ]),
      sortedBy: [.ascending("dueAt")],
      limit: Self.dueLimit
    )
    let onDays: [ToDoRecord] = try transaction.fetch(
      where: .all([
        isOpen, .greaterOrEqual("dueDay", .text(today.text)),
        .less("dueDay", .text(horizon.text)),
      ]),
      sortedBy: [.ascending("dueDay")],
      limit: Self.dueLimit
    )
    lateInstants = atInstants.compactMap { record in
      if case .instant(let instant) = record.due { instant } else { nil }
    }
    dueDays = [:]
    for case .day(let day) in onDays.lazy.compactMap(\.due) { dueDays[day, default: 0] += 1 }
    // Further to-dos may have the due date of the last one that was read.
    for last in [atInstants, onDays] where last.count == Self.dueLimit {
      if let due = last.last?.due { end = min(end, due.lateFrom(in: calendar)) }
    }
    guard laterCount > 0 else { return }
    let coming = try ComingToDos(
      from: transaction,
      where: isLater,
      until: end,
      limit: Self.laterLimit,
      in: calendar
    )
    (later, end) = (coming.toDos, coming.end)
  }
}

extension ToDoContents {
  /// The most entries in a timeline: two changes a day for a month.
  static let entryLimit = 64

  /// Returns the picture at `now`, which must not be before the time at which the to-dos were read.
  func picture(at now: Date, in calendar: Calendar) -> ToDoPicture {
    picture(at: now, in: calendar, rows())
  }

  /// A to-do with only those fields that the widget's saved view shows, and its row without dates.
  private typealias KnownRow = (record: ToDoRecord, row: ToDoPicture.Row)

  /// Returns the rows of all to-dos by key; all pictures of a timeline use them.
  private func rows() -> [Int64: KnownRow] {
    let columns = view?.columns ?? []
    let records = open + done + later.map(\.record)
    return Dictionary(
      records.map { record -> (Int64, KnownRow) in
        let shown = ToDoColumn.masked(record, to: columns)
        let blockers = blocked.contains(record) ? blocked.blockers[record.key] ?? [] : []
        return (
          record.key,
          (shown, ToDoPicture.Row(undated: shown, below: list, blockers: blockers))
        )
      }
    ) { first, _ in first }
  }

  private func picture(
    at now: Date,
    in calendar: Calendar,
    _ rows: [Int64: KnownRow]
  ) -> ToDoPicture {
    let today = CivilDate(now, in: calendar)
    let becameLate =
      lateInstants.count { $0 <= Instant(now) }
      + dueDays.reduce(0) { sum, entry in sum + (entry.key < today ? entry.value : 0) }
    let columns = view?.columns ?? []
    let row = { (record: ToDoRecord) -> ToDoPicture.Row? in
      guard let known = rows[record.key] else { return nil }
      var row = known.row
      row.setDates(of: known.record, at: now, in: calendar)
      return row
    }
    let cameUp = later.prefix { $0.moment <= now }
    return ToDoPicture(
      open: open(with: cameUp.map(\.record), in: calendar).compactMap(row),
      done: done.compactMap(row),
      openCount: openCount + cameUp.count,
      doneCount: doneCount,
      laterCount: laterCount - cameUp.count,
      lateCount: lateCount + becameLate,
      isByTime: order.isByTime && (columns.isEmpty || columns.contains(.due)),
      list: hasListInHeader ? list ?? view?.name ?? "" : "",
      isChoice: isChoice,
      week: hasWeek ? week(from: today, now, in: calendar) : []
    )
  }

  private func week(
    from today: CivilDate,
    _ now: Date,
    in calendar: Calendar
  ) -> [ToDoPicture.DueDay] {
    var days = dueDays
    for instant in lateInstants where instant > Instant(now) {
      days[CivilDate(instant.date, in: calendar), default: 0] += 1
    }
    return ToDoPicture.DueDay.week(from: today) { days[$0] ?? 0 }
  }

  /// Returns the first open to-dos in order, including hidden ones that have appeared meanwhile.
  private func open(with cameUp: [ToDoRecord], in calendar: Calendar) -> [ToDoRecord] {
    guard !cameUp.isEmpty else { return open }
    let places = (open + cameUp).map { record in
      (record, ToDoPlace(record, in: order, isBlocked: blocked.contains(record), calendar))
    }
    let rows = max(open.count, min(open.count + cameUp.count, rowLimit))
    return places.sorted { $0.1 < $1.1 }.prefix(rows).map(\.0)
  }

  /// Returns an entry for `now` and for each later moment at which the picture changes, and the end
  /// of the timeline (BW-4).
  func pictures(
    from now: Date,
    in calendar: Calendar
  ) -> (entries: [ToDoEntry], end: Date) {
    let today = CivilDate(now, in: calendar)
    let days = (1..<Self.horizonInDays).map { today.adding(days: $0).start(in: calendar) }
    let reminded = open.flatMap { ReminderMoments.own(of: $0, in: calendar) }
    let moments = Set(days + (lateInstants + reminded).map { $0.date } + later.map(\.moment))
      .filter { $0 > now && $0 < end }.sorted()
    let rows = rows()
    var entries = [ToDoEntry(date: now, picture: picture(at: now, in: calendar, rows))]
    for moment in moments {
      let picture = picture(at: moment, in: calendar, rows)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < Self.entryLimit else { return (entries, moment) }
      entries.append(ToDoEntry(date: moment, picture: picture))
    }
    return (entries, end)
  }
}
