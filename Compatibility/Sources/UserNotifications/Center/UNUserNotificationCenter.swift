public import Foundation

/// The notifications of an app, none of which a terminal shows.
///
/// Requests for permission are denied, added notifications are dropped, and lists are empty.
/// Completion handlers are called before a method returns.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()

  private override init() {}

  public static func current() -> UNUserNotificationCenter { shared }

  /// Always `nil`, because a delegate would never be called.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { nil }
    // `center.delegate = self` is what each app begins with.
    set {}
  }

  public var supportsContentExtensions: Bool { false }

  /// Calls the handler with `false`, without asking the user.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  /// Returns `false`, without asking the user.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  public func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings()
  }

  /// Calls the handler without an error, as on a device whose user has denied notifications;
  /// nothing is shown.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Has no effect, as on a device whose user has denied notifications.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {}

  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Lists of notifications, which are empty, and methods that remove notifications.
extension UNUserNotificationCenter {
  public func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler([])
  }

  nonisolated(nonsending) public func pendingNotificationRequests()
    async -> [UNNotificationRequest]
  { [] }

  public func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }

  nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] { [] }

  public func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler([])
  }

  nonisolated(nonsending) public func notificationCategories()
    async -> Set<UNNotificationCategory>
  { [] }

  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
}
