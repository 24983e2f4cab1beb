#if canImport(Darwin)
public import Foundation
#endif

/// Hands over all entities, so that the framework filters and sorts them; meant for small sets.
public protocol EnumerableEntityQuery: EntityQuery {
  static var findIntentDescription: IntentDescription? { get }
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }

  public func suggestedEntities() async throws -> Result { try await allEntities() }
}
