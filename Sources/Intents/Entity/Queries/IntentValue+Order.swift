extension IntentValue {
  /// Whether this value sorts before another of its kind; `nil` when the two have no order.
  package func precedes(_ other: IntentValue) -> Bool? {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): !left && right
    case (.int(let left), .int(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.int(let left), .double(let right)): Double(left) < right
    case (.double(let left), .int(let right)): left < Double(right)
    case (.string(let left), .string(let right)): left < right
    case (.url(let left), .url(let right)): left.absoluteString < right.absoluteString
    case (.date(let left), .date(let right)): left < right
    case (.duration(let left), .duration(let right)): left < right
    case (.measurement(let left), .measurement(let right)): left.precedes(right)
    case (.enumeration(let left), .enumeration(let right)): left.rawValue < right.rawValue
    case (.entity(let left), .entity(let right)): left.title < right.title
    case (.dateComponents, .dateComponents): displayText < other.displayText
    default: nil
    }
  }

  /// Whether a comparison holds; comparing with no value is false but for equality (LG-10).
  package func holds(_ comparison: EntityComparison, _ operand: IntentValue) -> Bool {
    switch comparison {
    case .equalTo: return self == operand
    case .notEqualTo: return self != operand
    case .lessThan: return precedes(operand) == true
    case .greaterThan: return operand.precedes(self) == true
    case .lessThanOrEqualTo: return operand.precedes(self) == false
    case .greaterThanOrEqualTo: return precedes(operand) == false
    case .contains:
      if case .list(let elements) = self { return elements.contains(operand) }
      return compareTexts(operand) { $0.contains($1) }
    case .hasPrefix: return compareTexts(operand) { $0.hasPrefix($1) }
    case .hasSuffix: return compareTexts(operand) { $0.hasSuffix($1) }
    }
  }

  /// Case does not count where people search for words.
  private func compareTexts(_ other: IntentValue, _ compare: (String, String) -> Bool) -> Bool {
    guard case .string(let left) = self, case .string(let right) = other else { return false }
    return compare(left.lowercased(), right.lowercased())
  }
}
