import Foundation
import SharedStore
import WidgetIntents

/// Which to-dos a list has, and in which order.
struct ToDoScope: Sendable, Hashable {
  /// The to-dos that a list is of; a widget shows the open ones, and those that are done apart from them.
  enum State: Sendable, Hashable {
    case open, done, cancelled, all
  }

  /// Open and closed ones alike.
  var filter = StoreFilter.all([])
  var order = ToDoListOrder.today
  var state = State.open

  /// Those that the list is of, by what they are in the store.
  var chosen: StoreFilter {
    switch state {
    case .open: .all([.isOpenToDo, filter])
    case .done: .all([.isToDo(.done), filter])
    case .cancelled: .all([.isToDo(.cancelled), filter])
    case .all: filter
    }
  }
}

/// Reads the first to-dos of a scope in its order, as `ToDoPlace` has it (BW-22): the open ones, then the done ones, then the
/// cancelled ones.
struct OrderedToDos {
  let scope: ToDoScope
  /// The calendar of the person who reads: it decides on which day an hour falls.
  let calendar: Calendar

  /// No more than `limit`; where the order is one of dates, no more than three times as many are read.
  func first(_ limit: Int, in transaction: borrowing ReadTransaction) throws -> [ToDoRecord] {
    let states: [ToDoState] =
      switch scope.state {
      case .open: [.open]
      case .done: [.done]
      case .cancelled: [.cancelled]
      case .all: [.open, .done, .cancelled]
      }
    var found: [ToDoRecord] = []
    for state in states where found.count < limit {
      let rest = limit - found.count
      found +=
        state == .open
        ? try firstOpen(rest, in: transaction)
        : try fetch(
          [.isToDo(state), scope.filter],
          [.descending("doneAt")],
          rest,
          transaction
        )
    }
    return found
  }

  private func firstOpen(
    _ limit: Int,
    in transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    let isOpen: [StoreFilter] = [.isOpenToDo, scope.filter]
    let position = StoreSort.ascending("position")
    let priority = StoreSort.descending("priority")
    switch scope.order {
    case .place: return try fetch(isOpen, [position], limit, transaction)
    case .added: return try fetch(isOpen, [.descending(StoreFilter.keyColumn)], limit, transaction)
    case .name: return try fetch(isOpen, [.ascending("nameFolded"), position], limit, transaction)
    case .due:
      return try merged(isOpen, before: [], after: [position], limit, transaction)
    case .today:
      return try merged(isOpen, before: [], after: [priority, position], limit, transaction)
    case .priority:
      return try merged(isOpen, before: [priority], after: [position], limit, transaction)
    }
  }

  /// A day and an instant are two columns of one order: each is read by its index, then they are merged.
  private func merged(
    _ isOpen: [StoreFilter],
    before: [StoreSort],
    after: [StoreSort],
    _ limit: Int,
    _ transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    let noInstant = StoreFilter.equals("dueAt", .null)
    let runs: [(filters: [StoreFilter], column: String?)] = [
      ([.notEquals("dueAt", .null)], "dueAt"),
      ([.notEquals("dueDay", .null), noInstant], "dueDay"),
      ([.equals("dueDay", .null), noInstant], nil),
    ]
    var found: [ToDoRecord] = []
    for run in runs {
      // What is never due follows everything else, unless a priority comes first.
      if run.column == nil, before.isEmpty, found.count >= limit { break }
      let due = run.column.map { [StoreSort.ascending($0)] } ?? []
      found += try fetch(isOpen + run.filters, before + due + after, limit, transaction)
    }
    let placed = found.map { ($0, ToDoPlace($0, in: scope.order, calendar)) }
    return placed.sorted { $0.1 < $1.1 }.prefix(limit).map(\.0)
  }

  private func fetch(
    _ filters: [StoreFilter],
    _ sorts: [StoreSort],
    _ limit: Int,
    _ transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    try transaction.fetch(where: .all(filters), sortedBy: sorts, limit: limit)
  }
}
