public import Foundation

/// An activity with which a press would open an application; a terminal never passes one.
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

  /// Has no effect, because no other device can continue the activity.
  public func becomeCurrent() {}
  public func resignCurrent() {}
  public func invalidate() {}
}
