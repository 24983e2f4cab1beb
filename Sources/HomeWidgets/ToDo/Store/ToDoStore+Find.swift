import SharedStore

extension ToDoStore {
  /// The to-dos with these identifiers; those that do not exist are left out (AI-45).
  func records(_ ids: [ToDoID]) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(ToDoRecord.self, where: .any(ids.map { .equals("id", $0.text) }))
    }
  }

  func record(number: Int64) async throws -> ToDoRecord? {
    try await store.read { try $0.record(number) }
  }

  /// The to-dos whose identifier begins with `text`, as many as an error can name.
  func records(beginning text: String, limit: Int) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(
        ToDoRecord.self,
        where: .hasPrefix("id", text),
        sortedBy: [.ascending("id")],
        limit: limit
      )
    }
  }

  /// All that `filter` means, the open ones first, each in their order.
  func records(
    where filter: StoreFilter = .all([]),
    sortedBy sort: [StoreSort] = [.ascending("isDone"), .ascending("position")],
    limit: Int? = nil
  ) async throws -> [ToDoRecord] {
    try await store.read { transaction in
      try transaction.fetch(ToDoRecord.self, where: filter, sortedBy: sort, limit: limit)
    }
  }
}

extension ToDoStore {
  /// The to-dos of exactly this name.
  func records(named name: String, limit: Int) async throws -> [ToDoRecord] {
    try await records(where: .equals("name", name), limit: limit)
  }

  /// The to-dos of this name apart from case, in any script.
  func records(namedLike name: String, limit: Int) async throws -> [ToDoRecord] {
    let folded = name.lowercased()
    return try await records().filter { $0.name.lowercased() == folded }.prefix(limit).map { $0 }
  }
}
