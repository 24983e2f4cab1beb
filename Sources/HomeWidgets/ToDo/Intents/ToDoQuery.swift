import Foundation
public import SharedStore
public import WidgetIntents

/// Finds to-dos by identifier, by short number, by a unique beginning or by name (CL-10).
public struct ToDoQuery: EntityStringQuery, EntityIdentifierResolving {
  /// Candidates that an ambiguous beginning is answered with: more than a user reads.
  private static let candidateLimit = 20

  @AppDependency var toDos: ToDoStore

  public init() {}

  public func entities(for identifiers: [String]) async throws -> [ToDo] {
    let ids = identifiers.compactMap { ToDoID($0) }
    guard !ids.isEmpty else { return [] }
    return try await toDos.records(ids).map { ToDo($0) }
  }

  public func suggestedEntities() async throws -> [ToDo] {
    try await toDos.records(where: .equals("isDone", false), limit: Self.candidateLimit)
      .map { ToDo($0) }
  }

  /// The to-dos whose name contains the words, as they are written.
  public func entities(matching string: String) async throws -> [ToDo] {
    try await toDos.records(where: .contains("name", string), limit: Self.candidateLimit)
      .map { ToDo($0) }
  }

  /// A number is a short number and never a beginning; an exact name comes before a beginning.
  public func resolveEntity(matching text: String) async throws -> EntityMatch<ToDo> {
    if Self.isNumber(text[...]) { return try await numbered(text[...]) }
    let limit = Self.candidateLimit
    if let match = Self.match(try await toDos.records(named: text, limit: limit)) { return match }
    // `#3` is how the pictures write the number.
    if text.hasPrefix("#"), Self.isNumber(text.dropFirst()) {
      return try await numbered(text.dropFirst())
    }
    if ToDoID.isBeginning(text) {
      let match = Self.match(try await toDos.records(beginning: text, limit: limit))
      if let match { return match }
    }
    let alike = try await toDos.records(namedLike: text, limit: limit)
    if let match = Self.match(alike) { return match }
    return .notFound(suggestion: try await closestName(to: text))
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func numbered(_ digits: Substring) async throws -> EntityMatch<ToDo> {
    guard let number = Int64(digits), let record = try await toDos.record(number: number) else {
      return .notFound()
    }
    return .found(ToDo(record))
  }

  /// `nil` without records.
  private static func match(_ records: [ToDoRecord]) -> EntityMatch<ToDo>? {
    guard let first = records.first else { return nil }
    guard records.count > 1 else { return .found(ToDo(first)) }
    return .ambiguous(
      records.map { IntentError.Candidate(id: String($0.key), title: $0.name) }
    )
  }

  private func closestName(to text: String) async throws -> String? {
    // A suggestion is a courtesy: the latest few hundred names are enough to choose from.
    let recent = try await toDos.records(sortedBy: [.descending("position")], limit: 256)
    return NameSuggestion.closest(to: text, in: recent.map(\.name))
  }
}

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
    return day.start(in: calendar) < date ? day.advanced(by: 1) : day
  }
}
