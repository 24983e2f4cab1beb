/// One property by which a query filters: `Property(\.$name) { EqualToComparator { … } }`.
public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  let number: @Sendable (Entity) -> Int
  let comparators: [EntityComparison: @Sendable (any Sendable) -> Mapping?]

  /// Names the property by its key path and lists its comparisons.
  public init<Value>(
    _ property: KeyPath<Entity, EntityProperty<Value>> & Sendable,
    @EntityQueryComparatorsBuilder<Value, Mapping> _ comparators:
      () -> [EntityQueryComparator<Mapping>]
  ) {
    number = { $0[keyPath: property].number }
    self.comparators = Dictionary(
      comparators().map { ($0.comparison, $0.map) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
