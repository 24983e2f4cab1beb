internal import Moments

/// Writes a zone of the time-zone database as a VTIMEZONE component.
enum WrittenZone {
  private struct Change: Equatable {
    var second: Int64
    var from: Int
    var to: Int
    var isDaylight: Bool

    var wall: CivilDateTime { CivilDateTime(secondsSince1970: second + Int64(from)) }
  }

  /// The number of years in which changes of the clocks are examined; a yearly rule must match all
  /// of them.
  private static let years = 5
  /// The step of the search in seconds: ten days, in which no zone changes its offset from UTC
  /// twice.
  private static let step: Int64 = 864_000

  static func text(_ name: String, _ rules: TimeZoneRules, around now: Instant) -> String {
    let year = rules.civil(at: now).date.year - 1
    let start = rules.startOfDay(CivilDate(year: year, month: 1, day: 1) ?? .first).secondsSince1970
    let changes = changes(rules, from: start)
    var lines = ["BEGIN:VTIMEZONE", "TZID:\(name)"]
    if let rule = yearly(changes) {
      lines += rule
    } else {
      let offset = rules.offset(at: Instant(secondsSince1970: start)).secondsFromUTC
      lines += observance("STANDARD", "19700101T000000", offset, offset)
      for change in changes {
        let kind = change.isDaylight ? "DAYLIGHT" : "STANDARD"
        lines += observance(kind, CalendarTime.wall(change.wall).text, change.from, change.to)
      }
    }
    lines.append("END:VTIMEZONE")
    return lines.map { Folding.folded($0, lineBreak: "\r\n") }.joined()
  }

  private static func changes(_ rules: TimeZoneRules, from start: Int64) -> [Change] {
    var changes: [Change] = []
    var second = start
    let end = start + Int64(years) * 366 * 86_400
    func offset(_ second: Int64) -> ZoneOffset {
      rules.offset(at: Instant(secondsSince1970: second))
    }
    while second < end {
      let next = second + step
      let (before, after) = (offset(second), offset(next))
      if before.secondsFromUTC != after.secondsFromUTC {
        var (low, high) = (second, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(middle).secondsFromUTC == before.secondsFromUTC {
            low = middle
          } else {
            high = middle
          }
        }
        changes.append(
          Change(
            second: high,
            from: before.secondsFromUTC,
            to: after.secondsFromUTC,
            isDaylight: after.isDaylight
          )
        )
      }
      second = next
    }
    return changes
  }

  /// Returns the lines of two yearly rules if the clocks change twice a year, always on the same
  /// weekday of the month.
  ///
  /// It is `nil` if the changes are less regular.
  private static func yearly(_ changes: [Change]) -> [String]? {
    guard changes.count == years * 2 else { return nil }
    var lines: [String] = []
    for kind in [false, true] {
      let own = changes.filter { $0.isDaylight == kind }
      guard own.count == years, let first = own.first else { return nil }
      let days = own.map(\.wall.date)
      let (month, weekday) = (first.wall.date.month, first.wall.date.weekday)
      let isSame = own.allSatisfy {
        $0.wall.date.month == month && $0.wall.date.weekday == weekday
          && $0.wall.secondOfDay == first.wall.secondOfDay && $0.from == first.from
          && $0.to == first.to
      }
      let ordinals = Set(days.map { ($0.day - 1) / 7 + 1 })
      let isLast = days.allSatisfy { $0.day + 7 > CivilDate.days(inMonth: $0.month, of: $0.year) }
      guard isSame, isLast || ordinals.count == 1, let ordinal = isLast ? -1 : ordinals.first else {
        return nil
      }
      let rule = "FREQ=YEARLY;BYMONTH=\(month);BYDAY=\(ordinal)\(code(weekday))"
      let start = onset(month, ordinal, weekday).map { first.wall.moved(to: $0) } ?? first.wall
      lines += observance(
        kind ? "DAYLIGHT" : "STANDARD",
        CalendarTime.wall(start).text,
        first.from,
        first.to,
        rule: rule
      )
    }
    return lines
  }

  /// Returns the first day in 1970 that matches a yearly rule, which its DTSTART must name; `nil`
  /// if there is none.
  private static func onset(_ month: Int, _ ordinal: Int, _ weekday: Weekday) -> CivilDate? {
    let length = CivilDate.days(inMonth: month, of: 1970)
    let day = ordinal > 0 ? (ordinal - 1) * 7 + 1 : length - 6
    guard let first = CivilDate(year: 1970, month: month, day: day) else { return nil }
    return first.adding(days: first.weekday.days(until: weekday))
  }

  private static func observance(
    _ kind: String,
    _ start: String,
    _ from: Int,
    _ to: Int,
    rule: String? = nil
  ) -> [String] {
    [
      "BEGIN:\(kind)", "DTSTART:\(start)", "TZOFFSETFROM:\(offset(from))",
      "TZOFFSETTO:\(offset(to))",
    ]
      + (rule.map { ["RRULE:\($0)"] } ?? []) + ["END:\(kind)"]
  }

  /// Returns an offset from UTC as `+0100`, with seconds if there are any.
  private static func offset(_ seconds: Int) -> String {
    let (size, sign) = (abs(seconds), seconds < 0 ? "-" : "+")
    let number = size / 3600 * 10_000 + size / 60 % 60 * 100 + size % 60
    let digits = String(String(1_000_000 + number).dropFirst())
    return sign + (size % 60 == 0 ? String(digits.dropLast(2)) : digits)
  }

  private static func code(_ weekday: Weekday) -> String {
    ["MO", "TU", "WE", "TH", "FR", "SA", "SU"][weekday.rawValue - 1]
  }
}
