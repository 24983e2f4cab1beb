import Foundation
import SharedStore
import WidgetIntents

/// The to-dos that a list contains, and their order.
struct ToDoScope: Sendable, Hashable {
  /// The state of the to-dos in a list; a widget shows the open ones, and done ones separately.
  enum State: Sendable, Hashable {
    case open, done, cancelled, all
    /// Open to-dos that cannot be done yet; `blocked` are those that wait for others.
    case later, blocked
  }

  /// A condition on open and closed ones.
  var filter = StoreFilter.all([])
  var order = ToDoListOrder.today
  var state = State.open

  /// Whether the open ones include those that cannot be done yet.
  var includesLater = false
}

/// Reads the first to-dos of a scope in the order of `ToDoPlace` (BW-22).
///
/// The open ones come first, then the done ones, then the cancelled ones.
struct OrderedToDos {
  let scope: ToDoScope
  /// The user's calendar, which determines the day of an instant.
  let calendar: Calendar
  /// When the list is shown; `nil` if to-dos that cannot be done yet are listed like the others.
  var moment: Date?
  /// The to-dos that wait for others, which are listed last.
  var blocked = BlockedToDos()

  /// Returns at most `limit` to-dos.
  ///
  /// If the order is by date, it reads at most three times as many, and also as many as wait for others.
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

  /// Returns the later to-dos that are shown first.
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

  /// Returns records in the scope's order.
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

  /// Returns to-dos with days and with instants in one order: each kind is read by its index, and the caller merges them.
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
