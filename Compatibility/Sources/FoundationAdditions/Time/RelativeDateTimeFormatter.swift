public import Foundation

/// Describes the distance between two dates, with the largest unit rounded: "in 5 days".
public final class RelativeDateTimeFormatter: Formatter {
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public var dateTimeStyle = DateTimeStyle.numeric
  public var unitsStyle = UnitsStyle.full
  /// Ignored: the text always begins in lower case, as within a sentence.
  public var formattingContext = Formatter.Context.unknown
  public var calendar: Calendar = .autoupdatingCurrent
  public var locale: Locale = .autoupdatingCurrent

  public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: width,
      locale: locale,
      calendar: calendar
    )
    .format(referenceDate)
  }

  /// Returns the text for an interval in seconds; a negative interval is in the past.
  public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: reference + timeInterval, relativeTo: reference)
  }

  public func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let date = calendar.date(byAdding: dateComponents, to: reference)
    return localizedString(for: date ?? reference, relativeTo: reference)
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
