public import Essentials
package import Moments

/// The current time and the calendar for words such as `tomorrow`; nothing in this module reads a
/// clock.
///
/// Dates with slashes are read in the order of the process's locale.
///
/// ```swift
/// let context = IntentContext(now: Date(), timeZone: .current)
/// let registry = try IntentRegistry(intents: [DrinkWater.self])
/// let outcome = try await IntentRunner(registry: registry, context: context)
///   .run("drink-water", [IntentArgument("glasses", text: "2")])
/// ```
public struct IntentContext: Sendable {
  /// The instant that the word `now` means.
  public let now: Date
  /// The Gregorian calendar in the user's time zone.
  public let calendar: Calendar
  /// The language of the user's dates, and whether the first or second number in `5/6` is the
  /// month.
  package let locale: UserLocale

  /// Creates a context; the calendar's time zone is the user's.
  public init(now: Date, calendar: Calendar) {
    self.init(now: now, calendar: calendar, locale: .ofProcess)
  }

  package init(now: Date, calendar: Calendar, locale: UserLocale) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// Creates a context with the Gregorian calendar in a time zone.
  public init(now: Date, timeZone: TimeZone) {
    self.init(now: now, timeZone: timeZone, locale: .ofProcess)
  }

  package init(now: Date, timeZone: TimeZone, locale: UserLocale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.init(now: now, calendar: calendar, locale: locale)
  }
}
