/// Whether live activities may be started: never in a terminal.
public final class ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}

  /// No change ever comes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
