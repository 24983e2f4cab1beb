import Ground
import WidgetIntents

/// The rule by which a to-do comes back: RFC 5545's days, or a span from when it was completed (BW-24).
struct Recurrence: Hashable, Sendable {
  enum Frequency: String, Hashable, Sendable, CaseIterable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, or the first, second, last … one of a month or a year.
  struct Place: Hashable, Sendable {
    /// 1 for the first, -1 for the last; `nil` for each of them.
    var ordinal: Int?
    var weekday: Weekday
  }

  enum End: Hashable, Sendable {
    case never
    /// The last day on which it may be.
    case until(CivilDate)
    /// How many times it is, with the one that has the rule.
    case count(Int)
  }

  var frequency: Frequency
  /// Every so many days, weeks, months or years.
  var interval = 1
  var places: [Place] = []
  /// Days of a month from 1, or from its end as negative numbers.
  var monthDays: [Int] = []
  var months: [Int] = []
  /// Which of a month's or a year's days count, from 1, or from the end as negative numbers.
  var setPositions: [Int] = []
  var end = End.never
  /// The day on which weeks begin, which matters where not every week counts.
  var weekStart = Weekday.monday
  /// Whether the interval counts from the day of completion.
  var isFromCompletion = false
  /// Whether a daily rule counts its interval in the days of `places`: every 20 weekdays.
  var isCountedInWorkdays = false
  /// The time on the wall in seconds, where the due time is another one because clocks skipped it.
  var wallSecond: Int?

  static let intervals = 1...999
  static let counts = 1...9_999
  /// Of each list: all days of a month from both ends.
  static let maximumParts = 62
}

/// Why words for a recurrence were not understood.
struct RecurrenceFault: ExplainedError, Equatable, Sendable {
  let message: String
  let hint: String?
  let exitCode = ExitCode.usage.rawValue

  init(_ message: String, hint: String = Self.forms) {
    self.message = message
    self.hint = hint
  }

  static var forms: String {
    String(
      english:
        "for example --repeats week, --repeats \"2 weeks on mon,thu\" or --repeats \"month on the 31st until 2027-12-31\"",
      turkish:
        "örneğin --repeats hafta, --repeats \"2 haftada bir pzt,per\" ya da --repeats \"her ayın 31'i bitiş 2027-12-31\""
    )
  }
}
