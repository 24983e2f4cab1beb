public import Foundation
import Moments
import WidgetRender

/// A value that changes over time, for a text that shows its current value (WK-120).
public struct TimeDataSource<Value>: Sendable {
  /// Returns the value that the source has at a date.
  fileprivate let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The current date, at the time at which the picture is drawn.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
  /// Returns the time from `date` to the present, which is negative for a future date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns the range between `date` and the present, in either order.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<max(date, $0) }
  }

  /// Returns the range between the present and `date`, in either order.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    dateRange(startingAt: date)
  }
}

extension Text {
  /// Creates a text that changes over time; the system's format styles are evaluated when the
  /// picture is drawn.
  ///
  /// Other styles are evaluated once, during the reload.
  public init<Value, Format: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == AttributedString {
    if let open = format as? any OpenDateStyle {
      self.init(open.content)
    } else {
      self.init(format.format(source.value(Date())))
    }
  }

  /// Creates a text that changes over time, from a style that returns plain text.
  ///
  /// Only a style of hours and minutes is updated when the picture is drawn. Others are evaluated
  /// once, during the reload.
  public init<Value, Format: DiscreteFormatStyle & Sendable>(
    _ source: TimeDataSource<Value>,
    format: Format
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    if let clock = (format as? Date.FormatStyle).flatMap(Self.clock) {
      self.init(.date(Instant(microseconds: 0), clock))
      return
    }
    self.init(verbatim: format.format(source.value(Date())))
  }
}

extension Text {
  /// Returns the host's style for the time of day if a style consists only of hour and minute;
  /// otherwise `nil`.
  private static func clock(_ style: Date.FormatStyle) -> ArchivedText.DateStyle? {
    switch style {
    case .dateTime.hour().minute(): .clock
    case .dateTime.hour(.defaultDigits(amPM: .omitted)).minute(): .shortClock
    default: nil
    }
  }
}

/// The system's format styles for text that changes over time (OS 18).
///
/// A terminal shows whole seconds, and the fields that `Text(_:style:)` shows.
public enum SystemFormatStyle {
  /// Formats the current date as its distance from `anchor`, such as "2 hours, 23 minutes".
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
      maxFieldCount: Int = 2
    ) {
      self.anchor = anchor
    }
  }

  /// Formats a fixed date as its distance from the present, such as "2 hours, 23 minutes".
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date

    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [],
      maxFieldCount: Int = 2
    ) {
      self.date = date
    }
  }

  /// The time since a date, counted up without end: "36:59:01".
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let showsHours: Bool

    public init(
      startingAt start: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
    }
  }

  /// The remaining or elapsed time of an interval; before and after the interval it does not change
  /// (WK-117).
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, self.showsHours, countsDown) = (interval, showsHours, true)
    }

    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      (self.interval, self.showsHours, countsDown) = (interval, showsHours, false)
    }
  }
}

extension SystemFormatStyle.DateOffset: OpenDateStyle {
  var content: ArchivedText.Content { .date(Instant(anchor), .relative) }
}

extension SystemFormatStyle.DateReference: OpenDateStyle {
  var content: ArchivedText.Content { .date(Instant(date), .relative) }
}

extension SystemFormatStyle.Stopwatch: OpenDateStyle {
  var content: ArchivedText.Content {
    .timer(
      from: Instant(start),
      to: Instant(.distantFuture),
      pausedAt: nil,
      countsDown: false,
      showsHours: showsHours
    )
  }
}

extension SystemFormatStyle.Timer: OpenDateStyle {
  var content: ArchivedText.Content {
    .timer(
      from: Instant(interval.lowerBound),
      to: Instant(interval.upperBound),
      pausedAt: nil,
      countsDown: countsDown,
      showsHours: showsHours
    )
  }
}

/// A format style for a date that is formatted when the picture is drawn.
protocol OpenDateStyle: DiscreteFormatStyle
where FormatInput == Date, FormatOutput == AttributedString {
  var content: ArchivedText.Content { get }
}

extension OpenDateStyle {
  /// Returns the text at a date, in the user's time zone and locale.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(dates(at: value).text(for: content) ?? "")
  }

  /// Returns the date one second before `input` if its text differs; otherwise `nil`.
  public func discreteInput(before input: Date) -> Date? {
    let earlier = input.addingTimeInterval(-1)
    return format(earlier) == format(input) ? nil : earlier
  }

  /// Returns the first date after `input` with a different text; `nil` if there is none.
  public func discreteInput(after input: Date) -> Date? {
    dates(at: input).nextChange(of: content).map(\.date)
  }

  public func input(before input: Date) -> Date? { input.addingTimeInterval(-1) }
  public func input(after input: Date) -> Date? { input.addingTimeInterval(1) }

  private func dates(at moment: Date) -> DateText {
    let environment = ProcessInfo.processInfo.environment
    return DateText(
      now: Instant(moment),
      timeZone: TimeZoneSource().zone(forTZ: environment["TZ"]).rules,
      locale: LocaleForm(
        all: environment["LC_ALL"],
        time: environment["LC_TIME"],
        language: environment["LANG"]
      )
    )
  }
}
