import Foundation
import SharedStore

/// What is read of the store for one timeline: enough for the pictures of a whole horizon.
///
/// It reads a bounded number of records, however many there are.
struct ToDoContents: Sendable {
  /// Lines in the largest widget: two columns of eight.
  static let rowLimit = 16
  /// To-dos of each kind of due date that are read beyond the first ones; foresight ends where they do.
  static let dueLimit = 200
  /// Pictures are foreseen for a month, as a calendar's page shows it.
  private static let horizonInDays = 31

  /// In their order: the first ones, and all that may come before them by being late.
  var open: [OpenToDo]
  /// The latest first.
  var done: [ToDoRecord]
  var openCount: Int
  var doneCount: Int
  /// Open ones that were late when the contents were read.
  var lateCount: Int
  /// When further ones become late, in microseconds since 1970 UTC, ascending.
  var lateInstants: [Int64]
  /// How many become late when each of these days is over.
  var dueDays: [Day: Int]
  /// Where foresight ends: from then on something may be due that was not read.
  var end: Date
}

extension ToDoContents {
  init(
    from transaction: borrowing ReadTransaction,
    now: Date,
    in calendar: Calendar
  ) throws {
    let isOpen = StoreFilter.equals("isDone", false)
    let isDone = StoreFilter.equals("isDone", true)
    let today = Day(now, in: calendar)
    let horizon = today.advanced(by: Self.horizonInDays)
    end = horizon.start(in: calendar)
    let late: [StoreFilter] = [
      .all([isOpen, .lessOrEqual("dueAt", .integer(now.microseconds))]),
      .all([isOpen, .less("dueDay", .text(today.text))]),
    ]

    let atInstants: [ToDoRecord] = try transaction.fetch(
      where: .all([
        isOpen, .greater("dueAt", .integer(now.microseconds)),
        .lessOrEqual("dueAt", .integer(end.microseconds)),
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
    var candidates: [Int64: ToDoRecord] = [:]
    for filter in [isOpen] + late {
      let first: [ToDoRecord] = try transaction.fetch(
        where: filter,
        sortedBy: [.ascending("position")],
        limit: Self.rowLimit
      )
      for record in first { candidates[record.key] = record }
    }
    for record in atInstants + onDays { candidates[record.key] = record }
    open = candidates.values
      .sorted { ($0.position, $0.key) < ($1.position, $1.key) }
      .map { OpenToDo($0, in: calendar) }

    done = try transaction.fetch(
      where: isDone,
      sortedBy: [.descending("doneAt")],
      limit: Self.rowLimit
    )
    openCount = try transaction.count(ToDoRecord.self, where: isOpen)
    doneCount = try transaction.count(ToDoRecord.self, where: isDone)
    lateCount = 0
    for filter in late { lateCount += try transaction.count(ToDoRecord.self, where: filter) }
    lateInstants = atInstants.compactMap { record in
      if case .instant(let instant) = record.due { instant } else { nil }
    }
    dueDays = [:]
    for case .day(let day) in onDays.lazy.compactMap(\.due) { dueDays[day, default: 0] += 1 }
    // Others may be due together with the last that was read.
    for last in [atInstants, onDays] where last.count == Self.dueLimit {
      if let due = last.last?.due { end = min(end, due.lateFrom(in: calendar)) }
    }
  }
}

extension ToDoContents {
  /// Entries in one timeline: two changes a day for a month.
  static let entryLimit = 64

  /// The picture at `now`, which is not before the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> ToDoPicture {
    let today = Day(now, in: calendar)
    let becameLate =
      lateInstants.count { $0 <= now.microseconds }
      + dueDays.reduce(0) { sum, entry in sum + (entry.key < today ? entry.value : 0) }
    let rows = open.filter { $0.isLate(at: now) } + open.filter { !$0.isLate(at: now) }
    return ToDoPicture(
      open: rows.prefix(Self.rowLimit).map { row($0.record, at: now, in: calendar) },
      done: done.map { row($0, at: now, in: calendar) },
      openCount: openCount,
      doneCount: doneCount,
      lateCount: lateCount + becameLate
    )
  }

  /// A picture for `now` and for each later moment at which it differs, and where foresight ends (BW-4).
  func pictures(
    from now: Date,
    in calendar: Calendar
  ) -> (entries: [ToDoEntry], end: Date) {
    let today = Day(now, in: calendar)
    let days = (1..<Self.horizonInDays).map { today.advanced(by: $0).start(in: calendar) }
    let moments = Set(days + lateInstants.map { Date(microseconds: $0) })
      .filter { $0 > now && $0 < end }.sorted()
    var entries = [ToDoEntry(date: now, picture: picture(at: now, in: calendar))]
    for moment in moments {
      let picture = picture(at: moment, in: calendar)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < Self.entryLimit else { return (entries, moment) }
      entries.append(ToDoEntry(date: moment, picture: picture))
    }
    return (entries, end)
  }

  private func row(
    _ record: ToDoRecord,
    at now: Date,
    in calendar: Calendar
  ) -> ToDoPicture.Row {
    let due = record.isDone ? nil : record.due
    return ToDoPicture.Row(
      number: record.key,
      id: record.id.text,
      name: Self.shown(record.name),
      isDone: record.isDone,
      isUrgent: record.priority == .high,
      due: due.map { DueText($0, now: now, in: calendar) }
    )
  }

  /// As much of a name as any picture can show, so that archives stay small.
  private static func shown(_ name: String) -> String {
    let characterLimit = 160  // Twice the columns of the largest widget.
    let scalarLimit = 1_000  // A character may consist of any number of combining marks.
    let scalars = name.unicodeScalars.prefix(scalarLimit)
    return String(String(String.UnicodeScalarView(scalars)).prefix(characterLimit))
  }
}
