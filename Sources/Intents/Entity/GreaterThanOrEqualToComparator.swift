/// Maps a search for entities whose property is at least the operand.
public struct GreaterThanOrEqualToComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.greaterThanOrEqualTo, mappingTransform)
  }
}
