internal import WidgetIntents

/// `find in LIST`: what an entity's own query does, over a list in memory (LG-24).
extension ValueEvaluator {
  func find(
    _ template: SearchTemplate,
    _ operands: [IntentValue]
  ) throws(ScriptFault) -> IntentValue {
    guard case .list(let elements)? = operands.first else { throw .damaged }
    let limit = try template.limit(operands)
    var found: [IntentValue] = []
    for element in elements where try holds(template.filter, for: element, operands) {
      found.append(element)
      // In the order of the list no more than the first ones are looked at.
      if template.sorts.isEmpty, found.count == limit { break }
    }
    let sorted = try self.sorted(found, by: template.sorts)
    return .list(limit.map { Array(sorted.prefix($0)) } ?? sorted)
  }

  private func holds(
    _ filter: SearchTemplate.Filter,
    for element: IntentValue,
    _ operands: [IntentValue]
  ) throws(ScriptFault) -> Bool {
    switch filter {
    case .all: return true
    case .flag(let property): return try self.property(property, of: element) == .bool(true)
    case .condition(let operand): return operands[operand] == .bool(true)
    case .and(let left, let right):
      return try holds(left, for: element, operands) && holds(right, for: element, operands)
    case .or(let left, let right):
      return try holds(left, for: element, operands) || holds(right, for: element, operands)
    case .not(let inner): return try !holds(inner, for: element, operands)
    case .compare(let property, let comparison, let operand):
      let value = try self.property(property, of: element)
      return try holds(comparison, value, operands[operand])
    }
  }

  private func holds(
    _ comparison: EntityComparison,
    _ value: IntentValue,
    _ operand: IntentValue
  ) throws(ScriptFault) -> Bool {
    switch comparison {
    case .equalTo: equals(value, operand)
    case .notEqualTo: !equals(value, operand)
    case .lessThan: try precedes(value, operand) == true
    case .lessThanOrEqualTo: try precedes(operand, value) == false
    case .greaterThan: try precedes(operand, value) == true
    case .greaterThanOrEqualTo: try precedes(value, operand) == false
    case .contains: contains(value, operand)
    case .hasPrefix, .hasSuffix: value.holds(comparison, operand)
    }
  }

  /// By one property after the other, those without one last.
  private func sorted(
    _ elements: [IntentValue],
    by sorts: [EntitySort]
  ) throws(ScriptFault) -> [IntentValue] {
    var sorted = elements
    // Each sort keeps the order of those that it finds equal: the first criterion is sorted by at last.
    for sort in sorts.reversed() {
      var keys: [IntentValue] = []
      keys.reserveCapacity(sorted.count)
      for element in sorted { keys.append(try property(sort.property, of: element)) }
      sorted = self.sorted(sorted, by: keys, isDescending: sort.isDescending)
    }
    return sorted
  }
}
