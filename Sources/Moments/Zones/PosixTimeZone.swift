/// A time zone that is described by a rule, in the form of POSIX's TZ variable and of the footer of
/// a TZif file.
///
/// It is a class, because zones are passed around all the time. A reference is one pointer, for
/// which the runtime creates no type. With an optional value in place of it, the command `show`
/// executed 55,000 instructions more.
final class PosixTimeZone: Sendable {
  let standard: ZoneOffset
  private let daylight: Daylight?

  init(standard: ZoneOffset, daylight: Daylight?) {
    self.standard = standard
    self.daylight = daylight
  }

  /// Daylight saving time and the days on which it begins and ends, each year.
  struct Daylight: Sendable, Hashable {
    var offset: ZoneOffset
    var start: Change
    var end: Change
  }

  /// A day of the year and a local time, which may be up to a week before or after the day.
  struct Change: Sendable, Hashable {
    var day: Day
    var secondOfDay: Int
  }

  enum Day: Sendable, Hashable {
    /// A day from 1 to 365, written `Jn`; the 29th of February is never counted.
    case withoutLeapDay(Int)
    /// A day from 0 to 365, written `n`.
    case withLeapDay(Int)
    /// A weekday of a month, written `Mm.w.d`: week 5 is the last of the month, and Sunday is day
    /// 0.
    case week(month: Int, week: Int, weekday: Int)
  }

  /// Returns the offset at a second since 1970: that of the last change up to it.
  func offset(at seconds: Int64) -> ZoneOffset {
    guard let daylight else { return standard }
    var isDaylight = false
    forEachChange(of: daylight, around: seconds) { change, startsDaylight in
      guard change <= seconds else { return false }
      isDaylight = startsDaylight
      return true
    }
    return isDaylight ? daylight.offset : standard
  }

  /// Returns the first change after a second since 1970; `nil` for a zone without daylight saving
  /// time.
  func nextChange(after seconds: Int64) -> Int64? {
    guard let daylight else { return nil }
    var next: Int64?
    forEachChange(of: daylight, around: seconds) { change, _ in
      if change > seconds { next = change }
      return next == nil
    }
    return next
  }

  /// Calls `body` with the changes in the year of an instant and the years before and after it, in
  /// order.
  ///
  /// It ends when `body` returns `false`.
  private func forEachChange(
    of daylight: Daylight,
    around seconds: Int64,
    _ body: (_ at: Int64, _ startsDaylight: Bool) -> Bool
  ) {
    let year = CivilDateTime(secondsSince1970: seconds).date.year
    for year in max(year - 1, 1)...min(year + 1, 9999) {
      let start = daylight.start.secondsSince1970(in: year) - Int64(standard.secondsFromUTC)
      let end = daylight.end.secondsSince1970(in: year) - Int64(daylight.offset.secondsFromUTC)
      let isStartFirst = start <= end
      guard body(min(start, end), isStartFirst), body(max(start, end), !isStartFirst)
      else { return }
    }
  }
}

extension PosixTimeZone: Hashable {
  static func == (left: PosixTimeZone, right: PosixTimeZone) -> Bool {
    left === right || left.standard == right.standard && left.daylight == right.daylight
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(standard)
    hasher.combine(daylight)
  }
}

extension PosixTimeZone.Change {
  /// Returns the local time of the change in a year, in seconds since 1970 as if it were UTC.
  func secondsSince1970(in year: Int) -> Int64 {
    Int64(day.daysSince1970(in: year)) * 86_400 + Int64(secondOfDay)
  }
}

extension PosixTimeZone.Day {
  func daysSince1970(in year: Int) -> Int {
    let newYear = CivilDate(year: year, month: 1, day: 1) ?? .first
    switch self {
    case .withoutLeapDay(let number):
      let leapDay = CivilDate.isLeap(year) && number >= 60 ? 1 : 0
      return newYear.daysSince1970 + number - 1 + leapDay
    case .withLeapDay(let number):
      return newYear.daysSince1970 + number
    case .week(let month, let week, let weekday):
      let first = CivilDate(year: year, month: month, day: 1) ?? newYear
      let firstMatch = (weekday - first.weekday.rawValue % 7 + 7) % 7
      let length = CivilDate.days(inMonth: month, of: year)
      var offset = firstMatch + (week - 1) * 7
      while offset >= length { offset -= 7 }
      return first.daysSince1970 + offset
    }
  }
}

/// Reads the TZ value of POSIX (IEEE Std 1003.1, section 8.3) with the hours -167 to 167 of RFC
/// 9636.
struct PosixTimeZoneParser {
  /// The most bytes of a rule; those of all zones are shorter.
  static let maximumLength = 255

  private var rest: Substring.UTF8View

  /// Parses a zone's rule; `nil` if it is invalid.
  static func parse(_ text: String) -> PosixTimeZone? {
    guard text.utf8.count <= maximumLength else { return nil }
    var parser = PosixTimeZoneParser(rest: Substring(text).utf8)
    guard let zone = parser.zone(), parser.rest.isEmpty else { return nil }
    return zone
  }

  private mutating func zone() -> PosixTimeZone? {
    guard let name = name(), let west = time(hours: 0...24) else { return nil }
    let standard = offset(name, secondsWest: west, isDaylight: false)
    if rest.isEmpty { return PosixTimeZone(standard: standard, daylight: nil) }

    guard let daylightName = self.name() else { return nil }
    var daylightWest = west - 3600
    if let first = rest.first, first != UInt8(ascii: ",") {
      guard let explicit = time(hours: 0...24) else { return nil }
      daylightWest = explicit
    }
    let daylight = offset(daylightName, secondsWest: daylightWest, isDaylight: true)
    // Without dates POSIX leaves the rule open; systems use that of the United States.
    if rest.isEmpty { rest = ",M3.2.0,M11.1.0"[...].utf8 }
    guard take(","), let start = change(), take(","), let end = change() else { return nil }
    return PosixTimeZone(
      standard: standard,
      daylight: .init(offset: daylight, start: start, end: end)
    )
  }

  /// Returns the offset with an abbreviation for a rule's hours west of UTC, as POSIX counts them.
  ///
  /// It is at most 24:59:59, and one hour more for daylight saving time, which the calendar's
  /// arithmetic allows.
  private func offset(_ name: String, secondsWest: Int, isDaylight: Bool) -> ZoneOffset {
    ZoneOffset(
      secondsFromUTC: -secondsWest,
      isDaylight: isDaylight,
      abbreviation: name
    )
  }

  /// Reads a zone's abbreviation; `nil` if there is none.
  ///
  /// It has three or more letters, or letters, digits and signs between `<` and `>`.
  private mutating func name() -> String? {
    let isQuoted = take("<")
    let letters = rest.prefix { byte in
      Self.isLetter(byte) || (isQuoted && (Self.isDigit(byte) || byte == 0x2B || byte == 0x2D))
    }
    rest = rest[letters.endIndex...]
    guard letters.count >= 3, !isQuoted || take(">") else { return nil }
    return String(Substring(letters))
  }

  private mutating func change() -> PosixTimeZone.Change? {
    guard let day = day() else { return nil }
    guard take("/") else { return .init(day: day, secondOfDay: 2 * 3600) }
    guard let second = time(hours: 0...167) else { return nil }
    return .init(day: day, secondOfDay: second)
  }

  private mutating func day() -> PosixTimeZone.Day? {
    if take("J") { return number(in: 1...365).map { .withoutLeapDay($0) } }
    guard take("M") else { return number(in: 0...365).map { .withLeapDay($0) } }
    guard let month = number(in: 1...12), take("."), let week = number(in: 1...5), take("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .week(month: month, week: week, weekday: weekday)
  }

  /// Reads a time such as `[+-]hh[:mm[:ss]]` and returns its seconds; `nil` if it is invalid.
  private mutating func time(hours: ClosedRange<Int>) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hour = number(in: hours) else { return nil }
    var seconds = hour * 3600
    if take(":") {
      guard let minute = number(in: 0...59) else { return nil }
      seconds += minute * 60
      if take(":") {
        guard let second = number(in: 0...59) else { return nil }
        seconds += second
      }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    // Three digits hold every number of the grammar.
    guard digits.count <= 3, let value = Int(Substring(digits)), range.contains(value)
    else { return nil }
    rest = rest[digits.endIndex...]
    return value
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
