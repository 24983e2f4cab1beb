/// One comparison that a query understands, whatever the type of its operand.
public struct EntityQueryComparator<Mapping>: Sendable {
  /// `nil` for the one that takes two operands.
  let comparison: EntityComparison?
  /// Makes what the query is given; `nil` when the operand has another type.
  let map: @Sendable (any Sendable) -> Mapping?
  let mapBoth: @Sendable (any Sendable, any Sendable) -> Mapping?

  init<Operand>(
    _ comparison: EntityComparison,
    _ transform: @escaping @Sendable (Operand) -> Mapping
  ) {
    self.comparison = comparison
    map = { operand in (operand as? Operand).map(transform) }
    mapBoth = { _, _ in nil }
  }

  init<Operand>(between transform: @escaping @Sendable (Operand, Operand) -> Mapping) {
    comparison = nil
    map = { _ in nil }
    mapBoth = { lower, upper in
      guard let lower = lower as? Operand, let upper = upper as? Operand else { return nil }
      return transform(lower, upper)
    }
  }
}
