#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Values under one name that intents hand back; nothing finds one again (AI-41).
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// Another one each time: two of them are never the same.
  public var id: UUID { UUID() }

  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// Finds nothing.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
