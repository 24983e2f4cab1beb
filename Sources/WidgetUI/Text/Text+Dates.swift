public import Foundation
import Moments
import WidgetRender

extension Text {
  /// The form in which a date is written, each time the picture is drawn (WK-112 to WK-116).
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

  /// A date that stays open until it is drawn, so that it never lags behind (WK-112 to WK-116).
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(Instant(date), style.archived))
  }

  /// The stretch between two dates, such as "9:30 AM – 2:45 PM" (WK-118).
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: Instant(dates.lowerBound), to: Instant(dates.upperBound)))
  }

  /// The stretch that `interval` covers, such as "9:30 AM – 2:45 PM" (WK-118).
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
  /// A value written by a format style when the timeline is made, in the locale of its place.
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where
    Format.FormatInput: Equatable & Sendable,
    Format.FormatOutput == String
  {
    self.init(FormattedValue(input, format))
  }

  /// A value that a format style writes with attributes, when the timeline is made.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates the text of a value formatted during the reload; empty if the formatter cannot format it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
