import UserNotifications

/// What nothing of the widget needs, and no terminal has.
final class Reminders: UNNotificationServiceExtension {}
