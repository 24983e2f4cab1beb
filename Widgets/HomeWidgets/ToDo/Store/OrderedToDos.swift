import Foundation
import SharedStore
import WidgetIntents

/// Which to-dos a list has, and in which order.
struct ToDoScope: Sendable, Hashable {
  /// The to-dos that a list is of; a widget shows the open ones, and those that are done apart from them.
  enum State: Sendable, Hashable {
    case open, done, cancelled, all
    /// Open ones that cannot be done yet, and those that wait for others.
    case later, blocked
  }

  /// Open and closed ones alike.
  var filter = StoreFilter.all([])
  var order = ToDoListOrder.today
  var state = State.open

  /// Whether those that cannot be done yet are among the open ones.
  var includesLater = false
}

/// Reads the first to-dos of a scope in its order, as `ToDoPlace` has it (BW-22): the open ones, then the done ones, then the
/// cancelled ones.
struct OrderedToDos {
  let scope: ToDoScope
  /// The calendar of the person who reads: it decides on which day an hour falls.
  let calendar: Calendar
  /// When the list is seen; `nil` where those that cannot be done yet are listed like the others.
  var moment: Date?
  /// Those that wait for others, which follow all others.
  var blocked = BlockedToDos()

  /// Returns at most `limit` to-dos.
  ///
  /// If the order is by date, it reads at most three times as many, and as many again as wait for others.
  func first(_ limit: Int, in transaction: borrowing ReadTransaction) throws -> [ToDoRecord] {
    switch scope.state {
    case .open: return try firstOpen(limit, in: transaction)
    case .done: return try firstClosed(.done, limit, in: transaction)
    case .cancelled: return try firstClosed(.cancelled, limit, in: transaction)
    case .later: return try firstLater(limit, in: transaction)
    case .blocked:
      let found = try fetch([.isOpenToDo, .hasBlockers, scope.filter], [], .max, transaction)
      return Array(placed(found.filter(blocked.contains)).prefix(limit))
    case .all:
      var found = try firstOpen(limit, in: transaction)
      for state in [ToDoState.done, .cancelled] where found.count < limit {
        found += try firstClosed(state, limit - found.count, in: transaction)
      }
      return found
    }
  }

  private func firstClosed(
    _ state: ToDoState,
    _ limit: Int,
    in transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    try fetch([.isToDo(state), scope.filter], [.descending("doneAt")], limit, transaction)
  }

  /// Those that come up first are the first ones.
  private func firstLater(
    _ limit: Int,
    in transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    guard let moment else { return [] }
    let isLater = StoreFilter.isLaterToDo(at: moment, in: calendar)
    let found = placed(try fetch([isLater, scope.filter], [], .max, transaction))
    let moments = found.map { ($0, $0.shownFrom(in: calendar) ?? moment) }
    // The place decides between those of one moment.
    return moments.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(limit).map(\.element.0)
  }

  /// In the scope's order.
  private func placed(_ records: [ToDoRecord]) -> [ToDoRecord] {
    let places = records.map { record in
      (record, ToDoPlace(record, in: scope.order, isBlocked: blocked.contains(record), calendar))
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the open to-dos with the running ones first, regardless of their position in the order.
  private func firstOpen(
    _ limit: Int,
    in transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    let running = try fetch(
      [.isOpenToDo, .notEquals("startedAt", .null), scope.filter],
      [],
      .max,
      transaction
    )
    var isOpen: [StoreFilter] = [.isOpenToDo, scope.filter]
    if !running.isEmpty { isOpen.append(.equals("startedAt", .null)) }
    if let moment, scope.state == .open, !scope.includesLater {
      isOpen.append(.isShownToDo(at: moment, in: calendar))
    }
    // Those that wait may be the first ones by date.
    let count = limit.addingReportingOverflow(blocked.blockers.count)
    let found = try firstByOrder(isOpen, count.overflow ? .max : count.partialValue, transaction)
    return Array(placed(running + found).prefix(limit))
  }

  private func firstByOrder(
    _ isOpen: [StoreFilter],
    _ limit: Int,
    _ transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
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

  /// A day and an instant are two columns of one order: each is read by its index, and the caller merges them.
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
    return found
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
