/// Filters and sorts entities by their properties itself, for sets too large to hand over whole.
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
