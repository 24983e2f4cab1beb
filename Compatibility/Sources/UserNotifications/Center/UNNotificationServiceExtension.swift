public import Foundation

/// An extension that changes notifications from a server before they are shown; a terminal receives
/// none.
open class UNNotificationServiceExtension: NSObject {
  public override init() {}

  /// Calls the handler with the unchanged content.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  open func serviceExtensionTimeWillExpire() {}
}
