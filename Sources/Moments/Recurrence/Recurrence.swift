/// The rule by which a to-do repeats: days as in RFC 5545, or an interval from its completion
/// (BW-24).
package struct Recurrence: Hashable, Sendable {
  package enum Frequency: String, Hashable, Sendable, CaseIterable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, or the first, second, last … one of a month or a year.
  package struct Place: Hashable, Sendable {
    /// The position of the weekday: 1 for the first, -1 for the last; `nil` for every such weekday.
    package var ordinal: Int?
    package var weekday: Weekday
  }

  package enum End: Hashable, Sendable {
    case never
    /// The last day on which an occurrence may be.
    case until(CivilDate)
    /// The number of occurrences, including that of the to-do with the rule.
    case count(Int)
  }

  package var frequency: Frequency
  /// The number of days, weeks, months or years from one period to the next.
  package var interval = 1
  package var places: [Place] = []
  /// Days of a month from 1, or from its end as negative numbers.
  package var monthDays: [Int] = []
  package var months: [Int] = []
  /// The positions of the rule's days within each month or year (`BYSETPOS`), from 1, or from the
  /// end if negative.
  package var setPositions: [Int] = []
  package var end = End.never
  /// The day on which weeks begin, which matters if the interval skips weeks.
  package var weekStart = Weekday.monday
  /// Whether the interval counts from the day of completion.
  package var isFromCompletion = false
  /// Whether a daily rule counts its interval in the days of `places`: every 20 weekdays.
  package var isCountedInWorkdays = false
  /// The rule's local time of day in seconds, if a clock change skipped that time, so that the due
  /// time is another; otherwise `nil`.
  package var wallSecond: Int?

  package static let intervals = 1...999
  package static let counts = 1...9_999
  /// The most elements of each list: all days of a month from both ends.
  static let maximumParts = 62
}

/// The reason why words for a recurrence were not understood.
package struct RecurrenceFault: Error, Equatable, Sendable {
  package let message: String
  package let hint: String?

  package init(_ message: String, hint: String = Self.forms) {
    self.message = message
    self.hint = hint
  }

  package static var forms: String {
    String(
      english:
        "for example --repeats week, --repeats \"2 weeks on mon,thu\" or --repeats \"month on the 31st until 2027-12-31\"",
      turkish:
        "örneğin --repeats hafta, --repeats \"2 haftada bir pzt,per\" ya da --repeats \"her ayın 31'i bitiş 2027-12-31\""
    )
  }
}
