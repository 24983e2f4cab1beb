/// How one value stands to another of its kind.
package enum ValueOrder: Sendable, Hashable {
  case less, equal, greater

  package init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .less : right < left ? .greater : .equal
  }

  /// How the other one stands to this.
  package var reversed: ValueOrder {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
