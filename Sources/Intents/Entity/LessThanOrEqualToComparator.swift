/// Maps a search for entities whose property is at most the operand.
public struct LessThanOrEqualToComparator<Value: _IntentValue, Mapping>: Sendable
where Value.UnwrappedType: Comparable {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (Value.UnwrappedType) -> Mapping) {
    erased = EntityQueryComparator(.lessThanOrEqualTo, mappingTransform)
  }
}
