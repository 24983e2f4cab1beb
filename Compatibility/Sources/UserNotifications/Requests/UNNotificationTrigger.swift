public import CoreLocation
public import Foundation

/// The condition on which a notification is shown.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  fileprivate init(repeating repeats: Bool) {
    self.repeats = repeats
  }
}

/// A trigger that fires after a number of seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  /// Returns the date `timeInterval` seconds after the call; never `nil`.
  public func nextTriggerDate() -> Date? {
    Date(timeIntervalSinceNow: timeInterval)
  }
}

/// A trigger that fires when the date has the given components.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }

  /// Returns the first date after the call that has the components; `nil` if there is none.
  public func nextTriggerDate() -> Date? {
    nextTriggerDate(after: Date())
  }

  package func nextTriggerDate(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A trigger that fires when the border of a region is crossed.
public final class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeating: repeats)
  }
}

/// The trigger of a notification that a server sends.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}
