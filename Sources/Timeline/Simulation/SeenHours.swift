package import Moments

/// The hours of the week in which the user looks at a page, written as `9-18 mon-fri`.
package struct SeenHours: Equatable, Sendable {
  /// The accepted texts of hours, for the hint of an error.
  package static let forms =
    "hours and days: \"9-18 mon-fri\", \"7:30-9,18-22\", \"20-2 sat,sun\" or \"0-24\""

  /// The greatest length of a text that is parsed, in characters.
  private static let mostLetters = 200
  private static let minutesInDay = 24 * 60

  /// The periods of a day, in minutes after midnight; an end beyond 24 hours is on the next day.
  private let spans: [Range<Int>]
  private let days: Set<Weekday>

  /// Creates hours from a text such as `9-18 mon-fri`; `nil` if the text is invalid.
  package init?(_ text: String) {
    let words = text.prefix(Self.mostLetters + 1).lowercased().split(separator: " ")
    guard text.count <= Self.mostLetters, (1...2).contains(words.count) else { return nil }
    var spans: [Range<Int>] = []
    for part in words[0].split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = Self.minute(ends[0]), let end = Self.minute(ends[1]),
        start != end, start < Self.minutesInDay
      else { return nil }
      spans.append(start..<(end > start ? end : end + Self.minutesInDay))
    }
    guard let days = words.count == 2 ? Self.days(words[1]) : Set(Weekday.allCases) else {
      return nil
    }
    (self.spans, self.days) = (spans, days)
  }

  /// Returns the periods within `span` in which the user looks, in order and without overlaps.
  ///
  /// All times are microseconds since 1970 UTC.
  package func windows(in span: Range<Int64>, zone: TimeZoneRules) -> [Range<Int64>] {
    var windows: [Range<Int64>] = []
    let last = zone.date(at: Instant(microseconds: span.upperBound)).daysSince1970
    // Hours that began on the day before may go on.
    var day = zone.date(at: Instant(microseconds: span.lowerBound)).adding(days: -1)
    while day.daysSince1970 <= last {
      if days.contains(day.weekday) {
        for minutes in spans {
          let window =
            Self.instant(
              day,
              minutes.lowerBound,
              zone
            )..<Self.instant(
              day,
              minutes.upperBound,
              zone
            )
          let clamped = window.clamped(to: span)
          if !clamped.isEmpty { windows.append(clamped) }
        }
      }
      day = day.adding(days: 1)
    }
    return Self.joined(windows)
  }

  private static func instant(_ day: CivilDate, _ minute: Int, _ zone: TimeZoneRules) -> Int64 {
    let date = day.adding(days: minute / minutesInDay)
    let time = CivilDateTime(
      date,
      hour: minute % minutesInDay / 60,
      minute: minute % 60
    )
    return zone.instant(of: time ?? CivilDateTime(startOf: date)).microseconds
  }

  /// Returns the union of the periods without overlaps.
  private static func joined(_ windows: [Range<Int64>]) -> [Range<Int64>] {
    var joined: [Range<Int64>] = []
    for window in windows.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, window.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, window.upperBound)
      } else {
        joined.append(window)
      }
    }
    return joined
  }

  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }),
      let hour = number(parts[0]), let minute = parts.count == 2 ? number(parts[1]) : 0
    else { return nil }
    let sum = hour * 60 + minute
    return minute < 60 && sum <= minutesInDay ? sum : nil
  }

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }

  private static func days(_ text: Substring) -> Set<Weekday>? {
    var days: Set<Weekday> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(day)
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2 else {
        return nil
      }
      for step in 0...first.days(until: last) {
        days.insert(Weekday.allCases[(first.rawValue - 1 + step) % 7])
      }
    }
    return days.isEmpty ? nil : days
  }

  private static func day(_ text: Substring) -> Weekday? {
    guard text.count >= 3 else { return nil }
    return Weekday.allCases.first { "\($0)".hasPrefix(text) }
  }
}
