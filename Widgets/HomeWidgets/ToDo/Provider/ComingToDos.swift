import Foundation
import Moments
import SharedStore

extension ToDoContents {
  /// A to-do that is out of sight until a moment.
  struct Later: Sendable {
    let moment: Date
    let record: ToDoRecord
  }
}

/// The to-dos that come up first among those that cannot be done yet.
struct ComingToDos {
  /// The to-dos in the order in which they are shown.
  let toDos: [ToDoContents.Later]
  /// The instant from which others may have to be shown.
  let end: Date

  /// Reads those that come up before `end`, no more than `limit` of each kind of moment.
  ///
  /// Nearly all come up at the moment before which they cannot be done, by which they are read. Of the others few
  /// are due before it.
  init(
    from transaction: borrowing ReadTransaction,
    where isLater: (LaterKind) -> StoreFilter,
    until end: Date,
    limit: Int,
    in calendar: Calendar
  ) throws {
    var end = end
    var found: [ToDoRecord] = []
    for kind in LaterKind.allCases {
      let records: [ToDoRecord] = try transaction.fetch(
        where: .all([isLater(kind), Self.isBefore(end, kind.column, kind, calendar)]),
        sortedBy: [.ascending(kind.column)],
        limit: limit
      )
      found += records
      if records.count == limit, let last = records.last?.notBefore {
        end = min(end, last.start(in: calendar))
      }
    }
    let first = end
    for kind in LaterKind.allCases {
      let isBeyond = StoreFilter.not(Self.isBefore(first, kind.column, kind, calendar))
      for (column, due) in [("dueDay", LaterKind.day), ("dueAt", .instant)] {
        let records: [ToDoRecord] = try transaction.fetch(
          where: .all([isLater(kind), isBeyond, Self.isDue(before: first, column, due, calendar)]),
          sortedBy: [.ascending(column)],
          limit: limit
        )
        found += records
        if records.count == limit, let last = records.last?.due {
          end = min(end, last.start(in: calendar))
        }
      }
    }
    let last = end
    var known: Set<Int64> = []
    toDos = found.compactMap { record in
      guard known.insert(record.key).inserted, let moment = record.shownFrom(in: calendar),
        moment < last
      else { return nil }
      return ToDoContents.Later(moment: moment, record: record)
    }
    .sorted { ($0.moment, $0.record.key) < ($1.moment, $1.record.key) }
    self.end = end
  }

  /// Those whose day or instant is before a moment, with those on its day.
  private static func isBefore(
    _ moment: Date,
    _ column: String,
    _ kind: LaterKind,
    _ calendar: Calendar
  ) -> StoreFilter {
    kind == .day
      ? .lessOrEqual(column, .text(CivilDate(moment, in: calendar).text))
      : .less(column, .integer(Instant(moment).microseconds))
  }

  /// Returns the same condition in a form that does not use an index of due dates, which also contains all shown to-dos.
  private static func isDue(
    before moment: Date,
    _ column: String,
    _ kind: LaterKind,
    _ calendar: Calendar
  ) -> StoreFilter {
    .not(
      .any([
        .equals(column, .null),
        kind == .day
          ? .greater(column, .text(CivilDate(moment, in: calendar).text))
          : .greaterOrEqual(column, .integer(Instant(moment).microseconds)),
      ])
    )
  }
}
