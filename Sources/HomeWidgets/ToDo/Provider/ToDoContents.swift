import Foundation
import SharedStore

/// What is read of the store for one timeline: enough for the pictures of a whole horizon.
///
/// It reads a bounded number of records, however many there are.
struct ToDoContents: Sendable {
  /// Lines in the largest widget: two columns of eight.
  static let rowLimit = 16
  /// To-dos that fall due within the horizon, each of which may change the picture.
  static let dueLimit = 200
  /// Pictures are foreseen for a week; by then a new timeline is made anyway.
  static let horizonInDays = 7

  var open: [ToDoRecord]
  var done: [ToDoRecord]
  var openCount: Int
  var doneCount: Int
  /// Open ones that were late when the contents were read.
  var lateCount: Int
  /// When further ones become late, in microseconds since 1970 UTC, ascending.
  var lateInstants: [Int64]
  /// How many become late when each of the horizon's days is over.
  var dueDays: [Day: Int]
}

extension ToDoContents {
  init(
    from transaction: borrowing ReadTransaction,
    now: Date,
    in calendar: Calendar
  ) throws {
    let isOpen = StoreFilter.equals("isDone", false)
    let today = Day(now, in: calendar)
    let instant = now.microseconds
    open = try transaction.fetch(
      where: isOpen,
      sortedBy: [.ascending("position")],
      limit: Self.rowLimit
    )
    done = try transaction.fetch(
      where: .equals("isDone", true),
      sortedBy: [.descending("doneAt")],
      limit: Self.rowLimit
    )
    openCount = try transaction.count(ToDoRecord.self, where: isOpen)
    doneCount = try transaction.count(ToDoRecord.self, where: .equals("isDone", true))
    lateCount =
      try transaction.count(
        ToDoRecord.self,
        where: .all([isOpen, .lessOrEqual("dueAt", .integer(instant))])
      )
      + transaction.count(
        ToDoRecord.self,
        where: .all([isOpen, .less("dueDay", .text(today.text))])
      )
    let end = today.advanced(by: Self.horizonInDays, in: calendar)
    let falling: [ToDoRecord] = try transaction.fetch(
      where: .all([
        isOpen, .greater("dueAt", .integer(instant)),
        .lessOrEqual("dueAt", .integer(end.start(in: calendar).microseconds)),
      ]),
      sortedBy: [.ascending("dueAt")],
      limit: Self.dueLimit
    )
    lateInstants = falling.compactMap { record in
      if case .instant(let instant) = record.due { instant } else { nil }
    }
    dueDays = [:]
    for offset in 0..<Self.horizonInDays {
      let day = today.advanced(by: offset, in: calendar)
      dueDays[day] = try transaction.count(
        ToDoRecord.self,
        where: .all([isOpen, .equals("dueDay", day.text)])
      )
    }
  }
}
