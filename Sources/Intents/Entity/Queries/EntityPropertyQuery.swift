/// A query that filters and sorts entities itself, for sets too large to return whole.
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

  /// Returns the entities that match.
  ///
  /// - Parameters:
  ///   - comparators: The conditions, in the form that the query's comparators returned; empty for
  ///     all entities.
  ///   - mode: Whether all conditions must hold or at least one.
  ///   - sortedBy: The sort criteria, the most important one first.
  ///   - limit: The greatest number of results; `nil` for all.
  /// - Returns: The entities in the requested order.
  /// - Throws: Any error; the search then fails.
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

/// Whether all conditions of a search must hold, or at least one.
public enum EntityQueryComparatorMode: Sendable, Hashable { case and, or }

/// The properties by which a query filters, each with the comparisons that it supports.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: Sendable {
  let properties: [EntityQueryProperty<Entity, Mapping>]

  /// Creates the list from the filter properties that a result builder collects.
  public init(@Builder _ properties: () -> [EntityQueryProperty<Entity, Mapping>]) {
    self.properties = properties()
  }

  /// Collects the properties by which a query filters.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(
      _ properties: EntityQueryProperty<Entity, Mapping>...
    ) -> [EntityQueryProperty<Entity, Mapping>] {
      properties
    }
  }
}

/// A property by which a query filters, with its comparisons.
public struct EntityQueryProperty<Entity: AppEntity, Mapping>: Sendable {
  let number: @Sendable (Entity) -> Int
  let comparators: [EntityComparison: @Sendable (any Sendable) -> Mapping?]
  /// Converts a lower and an upper bound to the query's own representation.
  ///
  /// The property is `nil` if the query does not support the comparison; the closure returns `nil`
  /// for bounds of another type.
  let between: (@Sendable (any Sendable, any Sendable) -> Mapping?)?

  /// Creates a filter property from its key path and a list of comparisons.
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

/// The properties by which a query sorts, such as `SortingOptions { SortableBy(\.$name) }`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// Creates the list from the sort properties that a result builder collects.
  public init(
    @Builder _ properties: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    self.properties = properties()
  }

  /// Collects the properties by which a query sorts.
  @resultBuilder
  public enum Builder {
    public static func buildBlock(
      _ properties: EntityQuerySortableByProperty<Entity>...
    ) -> [EntityQuerySortableByProperty<Entity>] {
      properties
    }
  }
}

/// A property by which a query sorts.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  let path: PartialKeyPath<Entity> & Sendable
  let number: @Sendable (Entity) -> Int

  /// Creates a sort property from its key path.
  public init<Value>(_ property: KeyPath<Entity, EntityProperty<Value>> & Sendable) {
    path = property
    number = { $0[keyPath: property].number }
  }
}

/// A sort criterion that a query receives.
public struct EntityQuerySort<Entity: AppEntity> {
  /// The direction of a sort.
  public enum Ordering: Sendable, Hashable { case ascending, descending }

  /// The key path of the property to sort by; compare it with `\Entity.$name`.
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
