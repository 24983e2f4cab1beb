public import Foundation

// The styles by the names that `Text(.currentDate, format:)` has for them (WK-120).

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingDownIn: interval, showsHours: showsHours) }

  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingUpIn: interval, showsHours: showsHours) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self { Self(startingAt: startDate, showsHours: showsHours) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
    maxFieldCount: Int = 2
  ) -> Self { Self(to: anchor) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
    maxFieldCount: Int = 2
  ) -> Self { Self(to: date) }
}
