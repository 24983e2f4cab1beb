/// Maps a search for entities whose property is equal to the operand.
public struct EqualToComparator<Value: _IntentValue, Mapping>: Sendable where Value: Equatable {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (Value) -> Mapping) {
    erased = EntityQueryComparator(.equalTo, mappingTransform)
  }
}
