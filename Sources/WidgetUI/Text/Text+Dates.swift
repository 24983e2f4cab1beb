public import Foundation
import Moments
import WidgetRender

extension Text {
  /// The format of a date that is formatted each time the picture is drawn (WK-112 to WK-116).
  ///
  /// ```swift
  /// Text(Date.now, style: .time)
  /// Text(Date.now.addingTimeInterval(3_600), style: .timer)
  /// ```
  public struct DateStyle: Equatable, Sendable, Codable {
    private let value: UInt8

    private init(_ style: ArchivedText.DateStyle) { value = style.rawValue }

    public static let time = DateStyle(.time)
    public static let date = DateStyle(.date)
    public static let relative = DateStyle(.relative)
    public static let offset = DateStyle(.offset)
    public static let timer = DateStyle(.timer)

    fileprivate var archived: ArchivedText.DateStyle {
      ArchivedText.DateStyle(rawValue: value) ?? .date
    }
  }

  /// Creates the text of a date, formatted each time the picture is drawn, so that it is up to date
  /// (WK-112 to WK-116).
  ///
  /// ```swift
  /// Text(Date.now.addingTimeInterval(900), style: .relative)
  /// ```
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The form of the text.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(Instant(date), style.archived))
  }

  /// Creates the text of the range between two dates, such as "9:30 AM – 2:45 PM" (WK-118).
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: Instant(dates.lowerBound), to: Instant(dates.upperBound)))
  }

  /// Creates the text of an interval, such as "9:30 AM – 2:45 PM" (WK-118).
  public init(_ interval: DateInterval) {
    self.init(.interval(from: Instant(interval.start), to: Instant(interval.end)))
  }

  /// Creates a timer that runs inside the interval and is constant outside of it (WK-117).
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the timer.
  ///   - pauseTime: The date at which the timer is paused; `nil` for a running one.
  ///   - countsDown: Whether the remaining time is shown, or the elapsed time.
  ///   - showsHours: Whether hours are shown; otherwise minutes exceed 60.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        from: Instant(timerInterval.lowerBound),
        to: Instant(timerInterval.upperBound),
        pausedAt: pauseTime.map { Instant($0) },
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }
}

extension Text {
  /// Creates the text of a value, formatted by a format style during the reload in the
  /// environment's locale.
  ///
  /// ```swift
  /// Text(0.62, format: .percent)
  /// Text(Date.now, format: .dateTime.weekday().day())
  /// ```
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where
    Format.FormatInput: Equatable & Sendable,
    Format.FormatOutput == String
  {
    self.init(FormattedValue(input, format))
  }

  /// Creates the text of a value, formatted with attributes by a format style during the reload.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates the text of a value formatted during the reload; empty if the formatter cannot format
  /// it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
