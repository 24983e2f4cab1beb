/// Maps a search for entities whose property is greater than the operand.
public struct GreaterThanComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.greaterThan, mappingTransform)
  }
}
