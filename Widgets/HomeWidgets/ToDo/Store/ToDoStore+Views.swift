import Ground
import SharedStore
import WidgetIntents

/// Reads and changes the saved views.
extension ToDoStore {
  /// Returns all views in alphabetical order.
  func views() async throws -> [ToDoViewRecord] {
    try await store.read { try Self.views(in: $0) }
  }

  /// Returns the view with a name, ignoring case.
  ///
  /// - Throws: `ToDoViewError.notFound`, with a suggestion if a name is similar.
  func view(named name: String) async throws -> ToDoViewRecord {
    let all = try await views()
    let folded = SearchText.folded(name)
    guard let found = all.first(where: { SearchText.folded($0.name) == folded }) else {
      throw ToDoViewError.notFound(
        name: String(name.prefix(ToDoViewName.maximumBytes)),
        suggestion: NameSuggestion.closest(to: name, in: all.map(\.name))
      )
    }
    return found
  }

  /// Saves a view; it replaces a view with the same name.
  ///
  /// - Returns: The view with its key, and the view that it replaced; `nil` if there was none.
  /// - Throws: `ToDoViewError.tooManyViews`.
  func save(
    _ view: ToDoViewRecord
  ) async throws -> (saved: ToDoViewRecord, replaced: ToDoViewRecord?) {
    try await store.write { transaction in
      let all = try transaction.fetch(ToDoViewRecord.self)
      let folded = SearchText.folded(view.name)
      var saved = view
      guard let known = all.first(where: { SearchText.folded($0.name) == folded }) else {
        guard all.count < ToDoViewName.maximumViews else {
          throw ToDoViewError.tooManyViews(count: all.count)
        }
        return (try transaction.insert(saved), nil)
      }
      saved.key = known.key
      try transaction.update(saved)
      return (saved, known)
    }
  }

  /// Removes a view and returns it.
  ///
  /// - Throws: `ToDoViewError.notFound` if it was removed meanwhile.
  func removeView(_ key: Int64) async throws -> ToDoViewRecord {
    try await store.write { transaction in
      guard let view = try transaction.record(key, as: ToDoViewRecord.self) else {
        throw ToDoViewError.notFound(name: "\(key)", suggestion: nil)
      }
      try transaction.delete(ToDoViewRecord.self, key: key)
      return view
    }
  }

  private static func views(in transaction: borrowing ReadTransaction) throws -> [ToDoViewRecord] {
    try transaction.fetch(ToDoViewRecord.self, sortedBy: [.ascending("name")])
  }
}
