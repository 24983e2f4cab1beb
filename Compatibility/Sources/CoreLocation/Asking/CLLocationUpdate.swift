/// A location as it becomes known; none does here.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let isStationary: Bool
  public let authorizationDenied: Bool

  /// For what the updates are used.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// A sequence that ends before its first element.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// A session for which an app needs the location; without effect here.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  public init(authorization: AuthorizationRequirement) {}

  public init(
    authorization: AuthorizationRequirement,
    fullAccuracyPurposeKey: String
  ) {}

  public func invalidate() {}
}
