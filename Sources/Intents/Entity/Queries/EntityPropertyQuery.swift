/// Filters and sorts entities by their properties itself, for sets too large to return whole.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType

  typealias ComparatorMode = EntityQueryComparatorMode
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias SortableBy = EntityQuerySortableByProperty<Entity>
  typealias Sort = EntityQuerySort

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that fit; no comparators means all, no limit means every one.
  func entities(
    matching comparators: [ComparatorMappingType],
    mode: ComparatorMode,
    sortedBy: [Sort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparators of a search must hold or one of them.
public enum EntityQueryComparatorMode: Sendable, Hashable { case and, or }

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

/// One property by which a query filters: `Property(\.$name) { EqualToComparator { … } }`.
public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  let number: @Sendable (Entity) -> Int
  let comparators: [EntityComparison: @Sendable (any Sendable) -> Mapping?]
  /// Maps a comparison with a lower and an upper bound; `nil` if the query has none.
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
  let number: @Sendable (Entity) -> Int

  /// Names the property by its key path.
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    path = property
    number = { $0[keyPath: property].number }
  }
}

/// One property to sort by.
public struct EntityQuerySort<Entity: AppEntity> {
  /// Which end comes first.
  public enum Ordering: Sendable, Hashable { case ascending, descending }

  /// Compare it with `\Entity.$name`.
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
