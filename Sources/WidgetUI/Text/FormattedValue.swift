import Foundation

/// A value that is formatted when the picture is archived, by the locale of the surrounding views
/// (SU-89).
struct FormattedValue: Equatable, Sendable {
  private let words: @Sendable (TextEnvironment) -> String

  init(_ words: @escaping @Sendable (TextEnvironment) -> String) {
    self.words = words
  }

  init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, _ format: Format)
  where Format.FormatInput: Sendable, Format.FormatOutput == String {
    words = { Self.placed(format, in: $0).format(input) }
  }

  /// Creates a number formatted by a `printf` specifier; `nil` if the value is not a number.
  init?<Value: CVarArg>(_ value: Value, specifier: String) {
    if let whole = value as? any BinaryInteger {
      let number = Int64(truncatingIfNeeded: whole)
      words = { String(format: specifier, locale: $0.locale ?? .reader, number) }
    } else if let fraction = value as? any BinaryFloatingPoint {
      let number = Double(fraction)
      words = { String(format: specifier, locale: $0.locale ?? .reader, number) }
    } else {
      return nil
    }
  }

  /// Returns the formatted text; the settings of the surrounding views in `place` override those of
  /// the format.
  func words(in place: TextEnvironment) -> String { words(place) }

  /// Returns the format with the settings of the surrounding views.
  ///
  /// If neither these views nor the format set a locale, the user's locale is used.
  private static func placed<Format: FormatStyle>(_ format: Format, in place: TextEnvironment)
    -> Format
  {
    let isOpen = format == format.locale(.autoupdatingCurrent)
    let format = (place.locale ?? (isOpen ? .reader : nil)).map { format.locale($0) } ?? format
    guard var dates = format as? any CalendarFormat else { return format }
    dates.follow(place)
    return dates as? Format ?? format
  }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.words(TextEnvironment()) == right.words(TextEnvironment())
  }
}

/// A date format whose calendar can be set by the surrounding views.
private protocol CalendarFormat {
  mutating func follow(_ place: TextEnvironment)
}

/// A date format whose time zone can be set by the surrounding views.
private protocol ZonedFormat: CalendarFormat {
  var calendar: Calendar { get set }
  var timeZone: TimeZone { get set }
}

extension ZonedFormat {
  mutating func follow(_ place: TextEnvironment) {
    guard place.calendar != nil || place.timeZone != nil else { return }
    if let zone = place.timeZone { timeZone = zone }
    if let own = place.calendar { calendar = own }
    calendar.timeZone = timeZone
  }
}

extension Date.FormatStyle: ZonedFormat {}
extension Date.IntervalFormatStyle: ZonedFormat {}

extension Date.RelativeFormatStyle: CalendarFormat {
  fileprivate mutating func follow(_ place: TextEnvironment) {
    if let own = place.calendar { calendar = own }
  }
}
