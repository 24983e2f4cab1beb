import Foundation
import Moments
import SharedStore

extension ToDoContents {
  /// A hidden to-do, and the time at which it appears.
  struct Later: Sendable {
    let moment: Date
    let record: ToDoRecord
  }
}

/// The hidden to-dos that will appear first.
struct ComingToDos {
  /// The hidden to-dos, sorted by the time at which they appear.
  let toDos: [ToDoContents.Later]
  /// The instant until which no other hidden to-do appears; to-dos that appear later were not read.
  let end: Date

  /// Reads the to-dos that appear before `end`, at most `limit` in each query.
  ///
  /// `isLater` is the filter for to-dos that are hidden until a day or until an instant. Nearly all
  /// of them appear at that day or instant, so they are read in its order. A few become due before
  /// it, and appear when they are due.
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

  /// Returns the filter for to-dos whose day or instant in a column is before a moment; the
  /// moment's own day is included.
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

  /// Returns the filter for to-dos that are due before a moment, written so that the store does not
  /// use its index of due dates.
  ///
  /// That index contains all visible to-dos too, so that searching it would be slower.
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
