/// Maps a search for entities whose property lies between two operands, both included.
public struct IsBetweenComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(
    _ mappingTransform:
      @escaping @Sendable (Value.UnwrappedType, Value.UnwrappedType) -> Mapping
  ) {
    erased = EntityQueryComparator(between: mappingTransform)
  }
}
