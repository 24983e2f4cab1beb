import WidgetIntents

/// A query for entities that are kept already; it never asks the network.
protocol KnownEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  var services: FeedServices { get }

  /// All entities that are kept.
  static func known(in services: FeedServices) async throws -> [Entity]
}

extension KnownEntityQuery {
  public func allEntities() async throws -> [Entity] { try await Self.known(in: services) }

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}
