@_exported public import FoundationAdditions
// As Apple's UIKit does, which extends a notification's response.
@_exported public import UserNotifications
