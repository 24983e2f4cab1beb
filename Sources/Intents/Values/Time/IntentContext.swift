public import Essentials
package import Moments

/// The present and the calendar that words such as `tomorrow` refer to; nothing in this module reads a clock.
///
/// Dates with slashes are read in the order of the process's locale.
public struct IntentContext: Sendable {
  /// The instant that `now` means.
  public let now: Date
  /// A Gregorian calendar in the time zone of the user who wrote the words.
  public let calendar: Calendar
  /// The language of the reader's dates, and which number of `5/6` is the month.
  package let locale: ReaderLocale

  /// Makes a context; the calendar's time zone is the reader's.
  public init(now: Date, calendar: Calendar) {
    self.init(now: now, calendar: calendar, locale: .ofProcess)
  }

  package init(now: Date, calendar: Calendar, locale: ReaderLocale) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// Makes a context with the Gregorian calendar in a time zone.
  public init(now: Date, timeZone: TimeZone) {
    self.init(now: now, timeZone: timeZone, locale: .ofProcess)
  }

  package init(now: Date, timeZone: TimeZone, locale: ReaderLocale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.init(now: now, calendar: calendar, locale: locale)
  }
}
