internal import Ground

extension ValueComparison {
  /// Returns whether a comparison of a search is true for two values.
  ///
  /// An absent value is equal to an absent value, an empty text and an empty list. Every other
  /// comparison with an absent value is false (LG-10).
  package func holds(
    _ left: IntentValue,
    _ comparison: EntityComparison,
    _ right: IntentValue
  ) -> Bool {
    switch comparison {
    case .equalTo: right == .none ? Self.isEmpty(left) : areEqual(left, right)
    case .notEqualTo: right == .none ? !Self.isEmpty(left) : !areEqual(left, right)
    case .lessThan: order(left, right) == .less
    case .greaterThan: order(left, right) == .greater
    case .lessThanOrEqualTo: order(left, right).map { $0 != .greater } ?? false
    case .greaterThanOrEqualTo: order(left, right).map { $0 != .less } ?? false
    case .contains: contains(left, right)
    case .hasPrefix: areTexts(left, right, SearchText.hasPrefix)
    case .hasSuffix: areTexts(left, right, SearchText.hasSuffix)
    }
  }

  private static func isEmpty(_ value: IntentValue) -> Bool {
    switch value {
    case .none: true
    case .string(let text): text.isEmpty
    case .list(let elements): elements.isEmpty
    default: false
    }
  }
}

extension EntityFilter {
  /// Returns whether an entity matches the filter, whose operands must already be resolved to
  /// values.
  package func matches(_ entity: EntityValue, by rule: ValueComparison) -> Bool {
    switch self {
    case .all: true
    case .compare(let property, let comparison, .value(let operand)):
      rule.holds(entity.value(of: property), comparison, operand)
    case .compare: false
    case .and(let filters): filters.allSatisfy { $0.matches(entity, by: rule) }
    case .or(let filters): filters.contains { $0.matches(entity, by: rule) }
    case .not(let filter): !filter.matches(entity, by: rule)
    }
  }
}

extension EntityValue {
  /// Returns the value of a property; `id` is the entity's identifier.
  package func value(of property: String) -> IntentValue {
    self[property: property] ?? (property == "id" ? .string(id) : .none)
  }
}
