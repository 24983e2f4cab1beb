public import Foundation

/// The user's activity when a press opened the application; never passed here.
public final class NSUserActivity: NSObject {
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var webpageURL: URL?
  public var isEligibleForSearch = false
  public var isEligibleForPrediction = false
  public var isEligibleForHandoff = true

  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Has no effect: there is no device to continue on.
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}
