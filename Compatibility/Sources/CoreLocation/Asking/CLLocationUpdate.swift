/// An update with the user's location, which is sent once if the location is allowed.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let isStationary: Bool
  public let authorizationDenied: Bool

  /// The purpose of location updates; without effect, because a location is sent only once.
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// A sequence with the user's location if it is allowed; otherwise it is empty.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var location: CLLocation?

      public mutating func next() async throws -> CLLocationUpdate? {
        defer { location = nil }
        return location.map {
          CLLocationUpdate(location: $0, isStationary: true, authorizationDenied: false)
        }
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(location: AllowedPlace.location)
    }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// A session during which an app needs the location; without effect in a terminal.
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
