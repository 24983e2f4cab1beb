import Foundation

/// A value that is written when the picture is archived, for the place in which it stands.
struct FormattedValue: Equatable, Sendable {
  /// The words for a locale and a time zone; `nil` leaves either to the format.
  private let words: @Sendable (Locale?, TimeZone?) -> String

  init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Sendable, Format.FormatOutput == String {
    words = { locale, zone in
      let placed = locale.map { format.locale($0) } ?? format
      if let zone, var dates = placed as? Date.FormatStyle, let date = input as? Date {
        dates.timeZone = zone
        dates.calendar.timeZone = zone
        return dates.format(date)
      }
      return placed.format(input)
    }
  }

  /// The words for a place; only what somebody set there overrules the format's own.
  func words(in environment: EnvironmentValues) -> String {
    words(environment.explicitLocale, environment.explicitTimeZone)
  }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.words(nil, nil) == right.words(nil, nil)
  }
}
