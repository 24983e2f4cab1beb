package import IntentScript
package import WidgetIntents

extension ToDoDouble {
  package func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    note("find")
    let entities = records.map(\.entity).filter { Self.fits($0, search.filter) }
    let sorted = entities.enumerated().sorted { left, right in
      for sort in search.sorts {
        let first = left.element[property: sort.property] ?? .none
        let second = right.element[property: sort.property] ?? .none
        if first == second { continue }
        if first == .none || second == .none { return second == .none }
        return first.precedes(second) == !sort.isDescending
      }
      return left.offset < right.offset
    }
    return Array(sorted.map(\.element).prefix(search.limit ?? .max))
  }

  private static func fits(_ entity: EntityValue, _ filter: EntityFilter) -> Bool {
    switch filter {
    case .all: true
    case .compare(let property, let comparison, .value(let operand)):
      (entity[property: property] ?? .string(entity.id)).holds(comparison, operand)
    case .compare: false
    case .and(let filters): filters.allSatisfy { fits(entity, $0) }
    case .or(let filters): filters.contains { fits(entity, $0) }
    case .not(let inner): !fits(entity, inner)
    }
  }

  package func entity(_ type: String, _ text: String) async throws(IntentError) -> EntityValue {
    note("entity")
    let result = state.withLock { state in
      Result<EntityValue, IntentError> { () throws(IntentError) in
        state.records[try Self.index(of: .string(text), in: state)].entity
      }
    }
    return try result.get()
  }

  package func picture(_ widget: String, size: String?) async throws(IntentError) -> [String] {
    note("picture")
    return ["[\(widget) \(size ?? "-")]"]
  }
}
