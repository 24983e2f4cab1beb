import SharedStore
import WidgetIntents

/// Performs searches for to-dos by filters and indexes of the store.
struct ToDoSearch {
  let toDos: ToDoStore
  let context: IntentContext

  /// Calls `body` with each to-do that a search finds, until it returns `false` or `limit` is
  /// reached.
  ///
  /// - Returns: `false` if the store cannot evaluate the search; `body` is then not called.
  func forEach(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?,
    _ body: @escaping @Sendable (ToDo) throws -> Bool
  ) async throws -> Bool {
    let rule = ValueComparison(context)
    guard let filter = ToDoCondition(days: rule.days).filter(filter),
      let order = ToDoOrder(sorts)
    else { return false }
    let calendar = context.calendar
    guard order.isByDue else {
      try await toDos.store.read { transaction in
        try transaction.forEach(
          ToDoRecord.self,
          where: filter,
          sortedBy: order.sorts(dueIn: nil),
          limit: limit
        ) {
          try body(ToDo($0, in: calendar))
        }
      }
      return true
    }
    let entityOrder = EntityOrder(sorts, rule)
    let records = try await toDos.store.read { transaction in
      try Self.runs.map { run in
        try transaction.fetch(
          ToDoRecord.self,
          where: .all([filter] + run.filters),
          sortedBy: order.sorts(dueIn: run.column),
          limit: limit
        )
      }
    }
    var merge = SortedMerge(
      records.map { run in
        run.map { PlacedToDo($0, ToDo($0, in: calendar), by: entityOrder) }
      }
    )
    var left = limit ?? .max
    while left > 0, let next = merge.next(), try body(next.toDo) { left -= 1 }
    return true
  }

  /// A group of to-dos that the store sorts separately.
  private struct Run {
    /// The column that contains the group's due dates; `nil` for to-dos without a due date.
    var column: String?
    let filters: [StoreFilter]
  }

  /// The groups: to-dos due on a day, due at an instant, and without a due date.
  ///
  /// Days and instants are in two columns. The store sorts each group by its index, and the results
  /// are merged.
  private static let runs = [
    Run(column: "dueDay", filters: [.notEquals("dueDay", .null), .equals("dueAt", .null)]),
    Run(column: "dueAt", filters: [.notEquals("dueAt", .null)]),
    Run(filters: [.equals("dueDay", .null), .equals("dueAt", .null)]),
  ]
}

/// An order of to-dos that the store can apply to its columns.
private struct ToDoOrder {
  private enum Criterion {
    case column(StoreSort)
    case due(isDescending: Bool)
  }

  private var criteria: [Criterion] = []

  /// Creates the order; returns `nil` if the store cannot sort by one of the properties.
  init?(_ sorts: [EntitySort]) {
    for sort in sorts {
      let column: String
      switch sort.property {
      case "due", "dueDate":
        criteria.append(.due(isDescending: sort.isDescending))
        continue
      case "state":
        // Open to-dos have neither flag, done ones the first.
        for flag in ["isCancelled", "isDone"] {
          criteria.append(.column(sort.isDescending ? .descending(flag) : .ascending(flag)))
        }
        continue
      case "number": column = StoreFilter.keyColumn
      case "id", "name", "isDone", "priority", "notes", "list", "url", "doneAt", "startedAt",
        "addedAt", "modifiedAt":
        column = sort.property
      default: return nil
      }
      criteria.append(.column(sort.isDescending ? .descending(column) : .ascending(column)))
    }
  }

  var isByDue: Bool {
    criteria.contains { if case .due = $0 { true } else { false } }
  }

  /// Returns the sort descriptors for to-dos whose due dates are in `column`; `nil` for to-dos
  /// without a due date.
  func sorts(dueIn column: String?) -> [StoreSort] {
    criteria.compactMap { criterion in
      switch criterion {
      case .column(let sort): sort
      case .due(let isDescending):
        column.map { isDescending ? .descending($0) : .ascending($0) }
      }
    } + ToDoStore.ownOrder
  }
}

/// A to-do with the values by which a search sorts it.
private struct PlacedToDo: Comparable {
  let toDo: ToDo
  private let order: EntityOrder
  private let keys: [IntentValue]
  private let place: (state: Int, position: Int64, key: Int64)

  init(_ record: ToDoRecord, _ toDo: ToDo, by order: EntityOrder) {
    self.toDo = toDo
    self.order = order
    keys = order.keys(of: toDo.entityValue)
    place = (Self.place(of: record.state), record.position, record.key)
  }

  /// Returns the rank of a state in the store's order.
  private static func place(of state: ToDoState) -> Int {
    switch state {
    case .open: 0
    case .cancelled: 1
    case .done: 2
    }
  }

  static func < (left: PlacedToDo, right: PlacedToDo) -> Bool {
    if left.order.precedes(left.keys, right.keys) { return true }
    if left.order.precedes(right.keys, left.keys) { return false }
    return left.place < right.place
  }

  static func == (left: PlacedToDo, right: PlacedToDo) -> Bool {
    left.place.key == right.place.key
  }
}

/// Merges several sorted sequences into one sorted sequence.
private struct SortedMerge<Element: Comparable> {
  private var runs: [ArraySlice<Element>]

  init(_ runs: [[Element]]) {
    self.runs = runs.map { $0[...] }
  }

  mutating func next() -> Element? {
    var least: (run: Int, element: Element)?
    for (index, run) in runs.enumerated() {
      guard let first = run.first else { continue }
      if let known = least?.element, known < first { continue }
      least = (index, first)
    }
    guard let least else { return nil }
    runs[least.run].removeFirst()
    return least.element
  }
}
