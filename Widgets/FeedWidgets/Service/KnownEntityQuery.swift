import WidgetIntents

/// A query for entities that are cached; it never uses the network.
protocol KnownEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  var services: FeedServices { get }

  /// Returns all entities that are cached.
  static func known(in services: FeedServices) async throws -> [Entity]
}

extension KnownEntityQuery {
  public func allEntities() async throws -> [Entity] { try await Self.known(in: services) }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
