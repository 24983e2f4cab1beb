import Foundation
public import SharedStore
public import WidgetIntents

extension ToDoQuery: EntityPropertyQuery {
  public static var properties: QueryProperties {
    QueryProperties {
      Property(\ToDo.$number) {
        EqualToComparator { .key(Int64($0)) }
        NotEqualToComparator { .not(.key(Int64($0))) }
      }
      Property(\ToDo.$name) {
        EqualToComparator { .equals("name", $0) }
        NotEqualToComparator { .not(.equals("name", $0)) }
        ContainsComparator { .contains("name", $0) }
        HasPrefixComparator { .hasPrefix("name", $0) }
      }
      Property(\ToDo.$isDone) {
        EqualToComparator { .equals("isDone", $0) }
        NotEqualToComparator { .equals("isDone", !$0) }
      }
      Property(\ToDo.$dueDate) {
        LessThanComparator { DueFilter.before($0) }
        GreaterThanOrEqualToComparator { DueFilter.notBefore($0) }
      }
      Property(\ToDo.$priority) {
        EqualToComparator { .equals("priority", $0.rank) }
        NotEqualToComparator { .not(.equals("priority", $0.rank)) }
      }
      Property(\ToDo.$list) {
        EqualToComparator { .equals("list", $0) }
        NotEqualToComparator { .not(.equals("list", $0)) }
      }
      Property(\ToDo.$notes) {
        ContainsComparator { .contains("notes", $0) }
      }
    }
  }

  public static var sortingOptions: SortingOptions {
    SortingOptions {
      SortableBy(\ToDo.$number)
      SortableBy(\ToDo.$name)
      SortableBy(\ToDo.$isDone)
      SortableBy(\ToDo.$priority)
    }
  }

  public func entities(
    matching comparators: [StoreFilter],
    mode: ComparatorMode,
    sortedBy sorts: [Sort<ToDo>],
    limit: Int?
  ) async throws -> [ToDo] {
    let filter: StoreFilter =
      comparators.isEmpty || mode == .and ? .all(comparators) : .any(comparators)
    let order = sorts.compactMap { sort in
      Self.column(of: sort.by).map { column -> StoreSort in
        sort.order == .ascending ? .ascending(column) : .descending(column)
      }
    }
    let whole = order + [.ascending("isDone"), .ascending("position")]
    return try await toDos.records(where: filter, sortedBy: whole, limit: limit).map { ToDo($0) }
  }

  private static func column(of path: PartialKeyPath<ToDo>) -> String? {
    switch path {
    case \ToDo.$number: "addedAt"
    case \ToDo.$name: "name"
    case \ToDo.$isDone: "isDone"
    case \ToDo.$priority: "priority"
    default: nil
    }
  }
}

/// To-dos by when they are due; a day counts from its first instant where the reader is.
enum DueFilter {
  static func before(_ date: Date, in calendar: Calendar = .gregorianHere) -> StoreFilter {
    .any([
      .less("dueAt", .integer(date.microseconds)),
      .less("dueDay", .text(firstDay(notBefore: date, in: calendar).text)),
    ])
  }

  static func notBefore(_ date: Date, in calendar: Calendar = .gregorianHere) -> StoreFilter {
    .any([
      .greaterOrEqual("dueAt", .integer(date.microseconds)),
      .greaterOrEqual("dueDay", .text(firstDay(notBefore: date, in: calendar).text)),
    ])
  }

  private static func firstDay(notBefore date: Date, in calendar: Calendar) -> Day {
    let day = Day(date, in: calendar)
    return day.start(in: calendar) < date ? day.advanced(by: 1, in: calendar) : day
  }
}
