import Foundation
import SharedStore
import WidgetIntents

/// The to-dos that a list contains, with their order.
struct ToDoScope: Sendable, Hashable {
  /// The states of the to-dos that are listed; a widget lists open ones, and separately done ones.
  enum State: Sendable, Hashable {
    case open, done, cancelled, all
    /// Open to-dos that are hidden because they cannot be done yet; `blocked` are open to-dos that
    /// wait for other to-dos.
    case later, blocked
  }

  /// A filter that all to-dos of the list match, in addition to their state.
  var filter = StoreFilter.all([])
  var order = ToDoListOrder.today
  var state = State.open

  /// Whether open to-dos that cannot be done yet are included.
  var includesLater = false
}

/// Reads the first to-dos of a list in the order of `ToDoPlace` (BW-22).
///
/// The open ones come first, then the done ones, then the cancelled ones.
struct OrderedToDos {
  let scope: ToDoScope
  /// The user's calendar, which determines the day of an instant.
  let calendar: Calendar
  /// The time at which the list is shown; if it is `nil`, to-dos that cannot be done yet are listed
  /// like all others.
  var moment: Date?
  /// The to-dos that wait for others, which are listed last.
  var blocked = BlockedToDos()

  /// Returns the first `limit` to-dos.
  ///
  /// For an order by date, it reads up to three times as many, and in addition as many as are
  /// blocked.
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

  /// Returns the hidden to-dos that appear first, at most `limit`.
  private func firstLater(
    _ limit: Int,
    in transaction: borrowing ReadTransaction
  ) throws -> [ToDoRecord] {
    guard let moment else { return [] }
    let isLater = StoreFilter.isLaterToDo(at: moment, in: calendar)
    let found = placed(try fetch([isLater, scope.filter], [], .max, transaction))
    let moments = found.map { ($0, $0.shownFrom(in: calendar) ?? moment) }
    // The position decides between to-dos that appear at the same moment.
    return moments.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .prefix(limit).map(\.element.0)
  }

  /// Returns the to-dos in the order of the list.
  private func placed(_ records: [ToDoRecord]) -> [ToDoRecord] {
    let places = records.map { record in
      (record, ToDoPlace(record, in: scope.order, isBlocked: blocked.contains(record), calendar))
    }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns the first open to-dos; to-dos in progress come before all others.
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
    // Blocked to-dos may be first by date, so as many more are read.
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

  /// Returns the first to-dos due on a day, due at an instant and without a due date, each read by
  /// its own index.
  ///
  /// The caller sorts them into one order.
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
      // To-dos without a due date are last, unless they are sorted by priority.
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
