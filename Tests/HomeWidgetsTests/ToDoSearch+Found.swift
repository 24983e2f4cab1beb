import Ground
import WidgetIntents

@testable import HomeWidgets

extension ToDoSearch {
  /// Returns the to-dos that a search finds; `nil` if the store cannot evaluate the whole search.
  func found(
    where filter: EntityFilter,
    sortedBy sorts: [EntitySort],
    limit: Int?
  ) async throws -> [ToDo]? {
    let found = Guarded<[ToDo]>([])
    let isRead = try await forEach(where: filter, sortedBy: sorts, limit: limit) { toDo in
      found.withLock { $0.append(toDo) }
      return true
    }
    return isRead ? found.withLock { $0 } : nil
  }
}
