public import WidgetIntents

/// The search index of Apple's platforms; a terminal has none, so that all methods have no effect.
public final class CSSearchableIndex: Sendable {
  private init() {}

  public static func `default`() -> CSSearchableIndex { CSSearchableIndex() }

  /// Has no effect, because a terminal has no search index.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity],
    priority: Int = 0
  ) async throws {}

  /// Has no effect, because a terminal has no search index.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID],
    ofType type: Entity.Type
  ) async throws {}
}
