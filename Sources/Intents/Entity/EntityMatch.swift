/// What a text means among entities.
public enum EntityMatch<Entity: AppEntity>: Sendable {
  case found(Entity)
  /// Nothing, and perhaps what was meant.
  case notFound(suggestion: String? = nil)
  /// Several, each with the identifier to write.
  case ambiguous([IntentError.Candidate])
}
