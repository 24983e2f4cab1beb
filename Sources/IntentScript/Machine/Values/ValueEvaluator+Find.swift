internal import WidgetIntents

/// `find in LIST`: searches a list in memory by the rules of an entity's own query (LG-24).
extension ValueEvaluator {
  func find(
    _ template: SearchTemplate,
    _ operands: [IntentValue]
  ) throws(ScriptFault) -> IntentValue {
    guard case .list(let elements)? = operands.first else { throw .damaged }
    let search = try template.search(operands)
    var found = LimitedSort<IntentValue>(by: search.sorts, limit: search.limit, rule)
    for element in elements where !found.isSettled {
      guard case .entity(let entity) = element, search.filter.matches(entity, by: rule) else {
        continue
      }
      found.insert(element, at: entity)
    }
    return .list(found.sorted())
  }
}
