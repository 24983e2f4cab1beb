public import WidgetIntents

/// The search of Apple's platforms: nothing is indexed here.
public final class CSSearchableIndex: Sendable {
  private init() {}

  public static func `default`() -> CSSearchableIndex { CSSearchableIndex() }

  /// Indexes nothing.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity],
    priority: Int = 0
  ) async throws {}

  /// Does nothing, because nothing is indexed.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID],
    ofType type: Entity.Type
  ) async throws {}
}
