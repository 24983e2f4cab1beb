/// One comparison that a query understands, whatever the type of its operand.
public struct EntityQueryComparator<Mapping>: Sendable {
  let comparison: EntityComparison
  /// Makes what the query is given; `nil` when the operand has another type.
  let map: @Sendable (any Sendable) -> Mapping?

  init<Operand>(
    _ comparison: EntityComparison,
    _ transform: @escaping @Sendable (Operand) -> Mapping
  ) {
    self.comparison = comparison
    map = { operand in (operand as? Operand).map(transform) }
  }
}
