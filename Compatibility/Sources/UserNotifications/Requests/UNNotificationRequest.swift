public import Foundation

/// A notification with the condition on which it is shown.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent

  /// The condition on which the notification is shown; `nil` to show it at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content, which later changes of `content` do not affect.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that was shown; never received, because a terminal shows none.
open class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest

  package init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

/// The user's response to a notification; never received, because a terminal shows none.
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// A response with text that the user typed.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
  public var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
