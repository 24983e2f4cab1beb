/// Which entities a search wants: a tree of comparisons that travels to where the entities are.
public indirect enum EntityFilter: Sendable, Hashable, Codable {
  case all
  /// A property by its Swift name, or `id`, compared with an operand.
  case compare(property: String, EntityComparison, IntentInput)
  case and([EntityFilter])
  case or([EntityFilter])
  case not(EntityFilter)
}
