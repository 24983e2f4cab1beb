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
