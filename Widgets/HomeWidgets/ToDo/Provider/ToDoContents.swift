import Foundation
import Moments
import SharedStore

/// The records that are read from the store for one timeline: enough for the pictures of its whole horizon.
///
/// It reads a bounded number of records, however many there are; their order does not change with time.
struct ToDoContents: Sendable {
  /// Rows in the largest widget: two columns of seventeen.
  static let rowLimit = 34
  /// To-dos of each kind of due date that are looked at for when they become late; foresight ends where
  /// they do.
  static let dueLimit = 200
  /// To-dos of each kind of moment that are read before they come up; more entries there are not.
  static let laterLimit = 64
  /// Pictures are foreseen for a month, as a calendar's page shows it.
  static let horizonInDays = 31

  /// The first ones in the scope's order.
  var open: [ToDoRecord]
  /// The latest first, then those of an unknown time.
  var done: [ToDoRecord]
  var openCount: Int
  var doneCount: Int
  /// Open ones that could not be done yet when the contents were read; they are not among the others.
  var laterCount = 0
  /// Those of them that come up before foresight ends, the first ones first.
  var later: [Later] = []
  /// Those that wait for others.
  var blocked = BlockedToDos()
  /// Open ones that were late when the contents were read.
  var lateCount: Int
  /// When further ones become late, in microseconds since 1970 UTC, ascending.
  var lateInstants: [Instant]
  /// The number of to-dos that become late at the end of each day.
  var dueDays: [CivilDate: Int]
  /// The instant from which to-dos may be due that were not read.
  var end: Date
  /// The number of open to-dos that were requested.
  var rowLimit = Self.rowLimit
  /// The order of the open to-dos.
  var order = ToDoListOrder.today
  /// The list that is shown alone, which the rows need not name; `nil` for all.
  var list: String?
  /// Whether the header names that list.
  var hasListInHeader = false
  /// Whether a list, tags or a filter choose among all to-dos.
  var isChoice = false
  /// Whether the pictures count the to-dos of the next days, so that they change every day.
  var hasWeek = false
  /// The saved view that is shown; the header names it if it names no list.
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
    // Others may be due together with the last that was read.
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
  /// Entries in one timeline: two changes a day for a month.
  static let entryLimit = 64

  /// The picture at `now`, which is not before the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> ToDoPicture {
    picture(at: now, in: calendar, rows())
  }

  /// A record with the columns that are shown, and its row without dates.
  private typealias KnownRow = (record: ToDoRecord, row: ToDoPicture.Row)

  /// The rows of all records by their keys: a timeline has a picture for each day of a month.
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

  /// The first ones in their order, with those that came up among them.
  private func open(with cameUp: [ToDoRecord], in calendar: Calendar) -> [ToDoRecord] {
    guard !cameUp.isEmpty else { return open }
    let places = (open + cameUp).map { record in
      (record, ToDoPlace(record, in: order, isBlocked: blocked.contains(record), calendar))
    }
    let rows = max(open.count, min(open.count + cameUp.count, rowLimit))
    return places.sorted { $0.1 < $1.1 }.prefix(rows).map(\.0)
  }

  /// A picture for `now` and for each later moment at which it differs, and where foresight ends (BW-4).
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
