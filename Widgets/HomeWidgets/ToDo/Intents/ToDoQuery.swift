import SharedStore
public import WidgetIntents

/// Finds to-dos by identifier, by number, by the beginning of one identifier, or by name (CL-10).
public struct ToDoQuery: EntityStringQuery, EntityIdentifierResolving {
  /// The most to-dos that are listed if a text is ambiguous.
  private static let candidateLimit = 20

  @AppDependency var toDos: ToDoStore

  public init() {}

  public func entities(for identifiers: [String]) async throws -> [ToDo] {
    let ids = identifiers.compactMap { ToDoID($0) }
    guard !ids.isEmpty else { return [] }
    return try await toDos.records(ids).map { ToDo($0) }
  }

  public func suggestedEntities() async throws -> [ToDo] {
    try await toDos.records(where: .isOpenToDo, limit: Self.candidateLimit)
      .map { ToDo($0) }
  }

  /// Returns the to-dos whose name contains a text, ignoring case.
  public func entities(matching string: String) async throws -> [ToDo] {
    try await toDos.records(where: .contains("name", string), limit: Self.candidateLimit)
      .map { ToDo($0) }
  }

  /// Finds the to-do with a number, a name, or the beginning of an identifier.
  ///
  /// Digits are always a number. An exact name is preferred to the beginning of an identifier, and
  /// that to a similar name.
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

  /// Returns the match for the to-dos that were found; `nil` if there are none.
  private static func match(_ records: [ToDoRecord]) -> EntityMatch<ToDo>? {
    guard let first = records.first else { return nil }
    guard records.count > 1 else { return .found(ToDo(first)) }
    return .ambiguous(
      records.map { IntentError.Candidate(id: String($0.key), title: $0.name) }
    )
  }

  private func closestName(to text: String) async throws -> String? {
    // To be fast, only the latest names are compared.
    let recent = try await toDos.records(sortedBy: [.descending("position")], limit: 256)
    return NameSuggestion.closest(to: text, in: recent.map(\.name))
  }
}

extension ToDoQuery: SelectingEntityQuery {
  package func forEachEntity(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?,
    in context: IntentContext,
    _ body: @escaping @Sendable (ToDo) throws -> Bool
  ) async throws -> Bool {
    try await ToDoSearch(toDos: toDos, context: context)
      .forEach(where: filter, sortedBy: sorts, limit: limit, body)
  }
}
