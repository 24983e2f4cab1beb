#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What resolves words such as `tomorrow`; nothing in this module reads a clock.
public struct IntentContext: Sendable {
  /// The instant that `now` means.
  public let now: Date
  /// A Gregorian calendar in the time zone of the user who wrote the words.
  public let calendar: Calendar

  /// Makes a context; the calendar's time zone is the reader's.
  public init(now: Date, calendar: Calendar) {
    self.now = now
    self.calendar = calendar
  }

  /// Makes a context with the Gregorian calendar in a time zone.
  public init(now: Date, timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.init(now: now, calendar: calendar)
  }
}
