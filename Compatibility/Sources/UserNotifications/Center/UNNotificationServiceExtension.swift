public import Foundation

/// An extension that changes notifications of a server before they are shown; none arrives here.
open class UNNotificationServiceExtension: NSObject {
  public override init() {}

  /// Passes the content on unchanged.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  open func serviceExtensionTimeWillExpire() {}
}
