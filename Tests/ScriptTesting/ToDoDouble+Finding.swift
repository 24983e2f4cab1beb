package import IntentScript
package import WidgetIntents

extension ToDoDouble {
  package func find(_ search: EntitySearch) async throws(IntentError) -> [EntityValue] {
    note("find")
    let rule = ValueComparison(days: clock.days)
    var first = LimitedSort<EntityValue>(by: search.sorts, limit: search.limit, rule)
    for entity in records.map(\.entity) where search.filter.matches(entity, by: rule) {
      first.insert(entity, at: entity)
    }
    return first.sorted()
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
