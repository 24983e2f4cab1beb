/// One property by which a query sorts.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  let path: PartialKeyPath<Entity> & Sendable
  let number: @Sendable (Entity) -> Int

  /// Names the property by its key path.
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    path = property
    number = { $0[keyPath: property].number }
  }
}
