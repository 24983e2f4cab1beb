/// One property by which a query filters: `Property(\.$name) { EqualToComparator { … } }`.
public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  let number: @Sendable (Entity) -> Int
  let comparators: [EntityComparison: @Sendable (any Sendable) -> Mapping?]
  /// Makes a comparison with a lower and an upper bound, where the query understands one.
  let between: (@Sendable (any Sendable, any Sendable) -> Mapping?)?

  /// Names the property by its key path and lists its comparisons.
  public init<Value>(
    _ property: KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @EntityQueryComparatorsBuilder<Value, Mapping> _ comparators:
      () -> [EntityQueryComparator<Mapping>]
  ) {
    number = { $0[keyPath: property].number }
    let comparators = comparators()
    between = comparators.first { $0.comparison == nil }?.mapBoth
    self.comparators = Dictionary(
      comparators.compactMap { each in each.comparison.map { ($0, each.map) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
