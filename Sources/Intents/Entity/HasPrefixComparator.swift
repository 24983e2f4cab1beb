/// Maps a search for entities whose property is text beginning with the operand.
public struct HasPrefixComparator<Value: _IntentValue, Mapping>: Sendable
where Value.ValueType == String {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (String) -> Mapping) {
    erased = EntityQueryComparator(.hasPrefix, mappingTransform)
  }
}
