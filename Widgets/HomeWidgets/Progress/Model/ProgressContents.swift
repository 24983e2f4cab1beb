import Foundation
import Ground
import Moments
import SharedStore

/// The list and the tags that select the to-dos that are counted.
struct ProgressScope: Hashable, Sendable {
  let list: String?
  let tags: [String]

  init(list: String? = nil, tags: [String] = []) {
    self.list = list.flatMap { $0.isEmpty ? nil : $0 }
    self.tags = tags
  }

  var filter: StoreFilter {
    var filters: [StoreFilter] = tags.map { .hasLine("tags", $0) }
    if let list { filters.append(.equals("listFolded", SearchText.folded(list))) }
    return .all(filters)
  }

  /// The selection as users type it, such as `@Work +home`, cut to 40 characters; empty for all
  /// to-dos.
  var text: String {
    let words = (list.map { ["@\($0)"] } ?? []) + tags.prefix(8).map { "+\($0)" }
    return String(words.joined(separator: " ").prefix(40))
  }
}

/// The data from which the picture on any of the next days is created.
///
/// It has the times at which to-dos were done, and at which the open ones were added. Cancelled
/// to-dos are not counted; done ones without a known time are counted separately.
struct ProgressContents: Sendable {
  /// The most done to-dos that are read, and also the most open ones.
  static let limit = 100_000

  let history: ProgressHistory
  let undatedCount: Int
  let openCount: Int
  private let added: [Int64]
  private let choice: String

  init(
    from transaction: borrowing ReadTransaction,
    of scope: ProgressScope,
    now: Date,
    in calendar: Calendar
  ) throws {
    let today = CivilDate(now, in: calendar)
    let isDone = StoreFilter.all([.isToDo(.done), scope.filter])
    let isOpen = StoreFilter.all([.isOpenToDo, scope.filter])
    choice = scope.text

    // The start of each day, the latest first: the to-dos come in the same order.
    let days = (-1..<ProgressHistory.lookback).map { today.adding(days: -$0) }
    let starts = days.map { Instant($0.start(in: calendar)).microseconds }
    var counts: [CivilDate: Int] = [:]
    var place = 0
    try transaction.forEach(
      DoneToDo.self,
      where: .all([isDone, .greaterOrEqual("doneAt", .integer(starts.last ?? 0))]),
      sortedBy: [.descending("doneAt")],
      limit: Self.limit
    ) { done in
      while place < starts.count, done.doneAt < starts[place] { place += 1 }
      // A to-do that was completed while the clock was ahead counts on no day yet.
      if place > 0, place < days.count { counts[days[place], default: 0] += 1 }
      return true
    }
    history = ProgressHistory(counts)
    undatedCount = try transaction.count(
      ToDoRecord.self,
      where: .all([isDone, .equals("doneAt", .null)])
    )
    openCount = try transaction.count(ToDoRecord.self, where: isOpen)
    var added: [Int64] = []
    try transaction.forEach(AddedToDo.self, where: isOpen, limit: Self.limit) { open in
      added.append(open.addedAt)
      return true
    }
    self.added = added
  }

  /// Returns the picture on a later day, provided that no to-do is done or added until then.
  ///
  /// `wantedDays` is the configured number of days in the chart; `nil` for as many as fit.
  func picture(
    on day: CivilDate,
    in calendar: Calendar,
    wantedDays: Int? = nil
  ) -> ProgressPicture {
    let start = { (days: Int) in
      Instant(day.adding(days: -days).start(in: calendar)).microseconds
    }
    return ProgressPicture(
      history,
      on: day,
      openCount: openCount,
      ages: ProgressAges(
        added,
        weekAgo: start(6),
        monthAgo: start(27),
        quarterAgo: start(90)
      ),
      undatedCount: undatedCount,
      choice: choice,
      wantedDays: wantedDays
    )
  }
}

/// A done to-do, of which only the time is read because there can be many.
private struct DoneToDo: StoreRecord {
  static let collection = ToDoRecord.collection

  var key: Int64
  let doneAt: Int64

  init(row: StoreRow) throws {
    key = row.key
    doneAt = try row.value("doneAt")
  }

  /// Does nothing, because records of this type are only read.
  func encode(into values: inout StoreRowValues) {}
}

/// An open to-do, of which only the time at which it was added is read because there can be many.
private struct AddedToDo: StoreRecord {
  static let collection = ToDoRecord.collection

  var key: Int64
  let addedAt: Int64

  init(row: StoreRow) throws {
    key = row.key
    addedAt = try row.value("addedAt")
  }

  /// Does nothing, because records of this type are only read.
  func encode(into values: inout StoreRowValues) {}
}
