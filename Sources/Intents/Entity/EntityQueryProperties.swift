/// The properties by which a query filters, each with the comparisons that it understands.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  let properties: [EntityQueryProperty<Entity, Mapping>]

  /// Lists the properties.
  public init(@Builder _ properties: () -> [EntityQueryProperty<Entity, Mapping>]) {
    self.properties = properties()
  }

  /// Collects the properties of a filter list.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(
      _ properties: EntityQueryProperty<Entity, Mapping>...
    ) -> [EntityQueryProperty<Entity, Mapping>] {
      properties
    }
  }
}
