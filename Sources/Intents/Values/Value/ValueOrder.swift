/// The order of a value relative to another value of the same type.
package enum ValueOrder: Sendable, Hashable {
  case less, equal, greater

  package init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .less : right < left ? .greater : .equal
  }

  /// The order that results if the two values are exchanged.
  package var reversed: ValueOrder {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
