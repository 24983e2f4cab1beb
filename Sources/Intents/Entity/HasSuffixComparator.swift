/// Maps a search for entities whose property is text ending in the operand.
public struct HasSuffixComparator<Value: _IntentValue, Mapping>: Sendable
where Value.ValueType == String {
  let erased: EntityQueryComparator<Mapping>

  /// Makes a comparison from what it means to the query.
  public init(_ mappingTransform: @escaping @Sendable (String) -> Mapping) {
    erased = EntityQueryComparator(.hasSuffix, mappingTransform)
  }
}
