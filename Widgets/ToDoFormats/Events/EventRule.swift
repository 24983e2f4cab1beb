internal import Moments

/// A recurrence rule with all its parts (RFC 5545, section 3.3.10).
///
/// To-dos repeat by `Recurrence`, which has only days. Events also repeat at times of the day, and
/// by parts that to-dos do not need.
struct EventRule: Equatable, Sendable {
  enum Frequency: String, Sendable {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  /// A weekday, optionally limited to one in the month or year, such as the second or the last.
  struct Day: Hashable, Sendable {
    /// Which of these weekdays it is: 1 for the first one, -1 for the last; `nil` for every one.
    var ordinal: Int?
    var weekday: Weekday
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  /// The last second at which an occurrence may begin, in local time from 1970-01-01 00:00; `nil`
  /// if the rule has no end.
  var until: Int64?
  var months: [Int] = []
  var weekNumbers: [Int] = []
  var yearDays: [Int] = []
  var monthDays: [Int] = []
  var days: [Day] = []
  var hours: [Int] = []
  var minutes: [Int] = []
  var seconds: [Int] = []
  var positions: [Int] = []
  var weekStart = Weekday.monday

  init(_ frequency: Frequency, interval: Int = 1) {
    (self.frequency, self.interval) = (frequency, interval)
  }

  /// The most bytes of a rule's text, more than a rule with all its lists of days and months needs.
  private static let maximumBytes = 4_096
  /// The most elements of each list in a rule, such as its days: all days of a year, counted from
  /// both ends.
  private static let maximumParts = 732
  /// The greatest interval or count in a rule; it is far beyond real ones and prevents overflow.
  private static let maximumNumber = 1_000_000

  /// Parses a rule; returns `nil` if the text is not a valid rule.
  ///
  /// - Parameters:
  ///   - text: The value of an RRULE.
  ///   - wall: Converts an instant to the event's local time, for an UNTIL in UTC; `nil` for an
  ///     event of whole days.
  init?(_ text: String, wall: ((Instant) -> CivilDateTime)?) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    var parts: [String: String] = [:]
    for part in ContentLine.capitals(text).split(separator: ";") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, parts.updateValue(sides[1], forKey: sides[0]) == nil else {
        return nil
      }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap(Frequency.init) else {
      return nil
    }
    self.init(frequency)
    for (name, value) in parts {
      guard take(name, EscapedText.trimmed(value), wall) else { return nil }
    }
    let hasOrdinal = days.contains { $0.ordinal != nil }
    guard !hasOrdinal || frequency == .monthly || frequency == .yearly else { return nil }
  }

  /// Reads a component of the rule, such as `COUNT=5`; returns `false` if it is invalid.
  private mutating func take(
    _ name: String,
    _ value: String,
    _ wall: ((Instant) -> CivilDateTime)?
  ) -> Bool {
    switch name {
    case "INTERVAL": return Self.number(value).map { interval = $0 } != nil
    case "COUNT": return Self.number(value).map { count = $0 } != nil
    case "UNTIL":
      until = Self.until(value, wall)
      return until != nil
    case "BYMONTH": return Self.take(value, 1...12, into: &months)
    case "BYWEEKNO": return Self.take(value, -53...53, into: &weekNumbers)
    case "BYYEARDAY": return Self.take(value, -366...366, into: &yearDays)
    case "BYMONTHDAY": return Self.take(value, -31...31, into: &monthDays)
    case "BYSETPOS": return Self.take(value, -366...366, into: &positions)
    case "BYHOUR": return Self.take(value, 0...23, into: &hours)
    case "BYMINUTE": return Self.take(value, 0...59, into: &minutes)
    // A leap second counts as the second before it.
    case "BYSECOND": return Self.take(value, 0...60, into: &seconds)
    case "BYDAY":
      let items = value.split(separator: ",", omittingEmptySubsequences: false)
      days = items.compactMap { Self.day(EscapedText.trimmed($0)) }
      return days.count == items.count && days.count <= Self.maximumParts
    case "WKST":
      guard let day = Self.day(value), day.ordinal == nil else { return false }
      weekStart = day.weekday
      return true
    default: return name.hasPrefix("X-")
    }
  }

  private static func number(_ value: String) -> Int? {
    Int(value).flatMap { (1...maximumNumber).contains($0) ? $0 : nil }
  }

  private static func take(
    _ value: String,
    _ range: ClosedRange<Int>,
    into numbers: inout [Int]
  ) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= maximumParts else { return false }
    numbers = parts.compactMap { Int(EscapedText.trimmed($0)) }.filter {
      range.contains($0) && ($0 != 0 || range.lowerBound == 0)
    }
    return numbers.count == parts.count
  }

  /// Parses a weekday: `MO`, `-1FR`, `+2TU`; returns `nil` for anything else.
  private static func day(_ text: String) -> Day? {
    let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    guard let index = codes.firstIndex(of: String(text.suffix(2))),
      let weekday = Weekday(rawValue: index + 1)
    else { return nil }
    let number = text.dropLast(2)
    if number.isEmpty { return Day(ordinal: nil, weekday: weekday) }
    guard let ordinal = Int(number), ordinal != 0, (-53...53).contains(ordinal) else { return nil }
    return Day(ordinal: ordinal, weekday: weekday)
  }

  /// Parses an UNTIL as a second of local time; a date without a time means the last second of that
  /// day.
  ///
  /// - Returns: The second since 1970-01-01 00:00, or `nil` if the value is neither a date nor a
  ///   time.
  private static func until(_ value: String, _ wall: ((Instant) -> CivilDateTime)?) -> Int64? {
    switch CalendarTime(value) {
    case .day(let day): CivilDateTime(startOf: day).secondsSince1970 + 86_399
    case .wall(let civil): civil.secondsSince1970
    case .utc(let instant): wall?(instant).secondsSince1970 ?? instant.secondsSince1970
    case nil: nil
    }
  }
}
