public import Foundation

/// An extension that changes what a server sends before it is shown; nothing arrives here.
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
