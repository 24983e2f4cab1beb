/// The properties by which a query sorts: `SortingOptions { SortableBy(\.$name) }`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// Lists the properties.
  public init(
    @Builder _ properties: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    self.properties = properties()
  }

  /// Collects the properties of a sorting list.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
      properties
    }
  }
}

/// One property by which a query sorts.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  let path: PartialKeyPath<Entity> & Sendable
  let token: @Sendable (Entity) -> EntityPropertyToken

  /// Names the property by its key path.
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    path = property
    token = { $0[keyPath: property].token }
  }
}
