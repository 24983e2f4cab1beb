/// A date in ISO 8601 form as users type it: a day, and perhaps a time and an offset from UTC.
package struct ISODate: Sendable, Hashable {
  package var civil: CivilDateTime
  /// Whether a time of day was given; `civil` shows midnight otherwise.
  package var hasTime: Bool
  /// The offset from UTC in seconds; `nil` for a local time.
  package var secondsFromUTC: Int?

  /// Returns the instant of the date; a date without an offset is a local time of the zone.
  package func instant(in zone: TimeZoneRules) -> Instant {
    guard let secondsFromUTC else { return zone.instant(of: civil) }
    return Instant(
      secondsSince1970: civil.secondsSince1970 - Int64(secondsFromUTC),
      microsecond: civil.microsecond
    )
  }

  /// Parses a date such as `2026-11-21`, `2026-11-21T09:00` or `2026-11-21 09:00:30.5`; `nil` for
  /// any other text.
  ///
  /// A time may be followed by `Z` or an offset such as `+01:00`.
  ///
  /// A fraction is cut to microseconds.
  package init?(_ text: String) {
    var parser = ISODateParser(text)
    guard let date = parser.date() else { return nil }
    self.init(civil: CivilDateTime(startOf: date), hasTime: false, secondsFromUTC: nil)
    if parser.isAtEnd { return }
    guard parser.separator(), let civil = parser.time(on: date) else { return nil }
    self.civil = civil
    hasTime = true
    if parser.isAtEnd { return }
    guard let offset = parser.offset(), parser.isAtEnd else { return nil }
    secondsFromUTC = offset
  }

  private init(civil: CivilDateTime, hasTime: Bool, secondsFromUTC: Int?) {
    self.civil = civil
    self.hasTime = hasTime
    self.secondsFromUTC = secondsFromUTC
  }
}

extension CivilDate {
  /// The form in which days are stored and sent: `2026-11-21`, which sorts in the order of the
  /// days.
  package var text: String {
    "\(ISODate.padded(year, 4))-\(ISODate.padded(month, 2))-\(ISODate.padded(day, 2))"
  }

  /// Parses a day such as `2026-11-21`, as `text` writes it; `nil` for any other text.
  package init?(text: String) {
    guard let date = ISODate(text), !date.hasTime else { return nil }
    self = date.civil.date
  }
}

extension ISODate {
  /// Returns a local time without its zone, for users who know it: `2026-11-21 09:00`.
  package static func minuteText(_ instant: Instant, in zone: TimeZoneRules) -> String {
    let civil = zone.civil(at: instant)
    return "\(civil.date.text) \(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
  }

  /// Returns a machine-readable time such as `2026-11-21T09:00:00+01:00`, with `Z` for UTC.
  ///
  /// Fractions of a second are left out.
  package static func text(_ instant: Instant, in zone: TimeZoneRules) -> String {
    let civil = zone.civil(at: instant)
    let offset = zone.offset(at: instant).secondsFromUTC
    return "\(civil.date.text)T\(padded(civil.hour, 2)):\(padded(civil.minute, 2))"
      + ":\(padded(civil.second, 2))" + offsetText(offset)
  }

  /// Returns an offset such as `+01:00`, or `Z`; seconds, which offsets had before 1972, are left
  /// out.
  private static func offsetText(_ seconds: Int) -> String {
    if seconds == 0 { return "Z" }
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + padded(minutes / 60, 2) + ":" + padded(minutes % 60, 2)
  }

  fileprivate static func padded(_ number: Int, _ width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}

/// The pieces of an ISO 8601 date, read one after the other.
private struct ISODateParser {
  /// The most bytes of a date; the longest form, with nanoseconds, has 35.
  private static let maximumLength = 40

  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    // One byte more than allowed shows that the text is too long.
    rest = Array(text.utf8.prefix(Self.maximumLength + 1))[...]
    if rest.count > Self.maximumLength { rest = [0] }
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func date() -> CivilDate? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func separator() -> Bool { take("T") || take("t") || take(" ") }

  mutating func time(on date: CivilDate) -> CivilDateTime? {
    guard let hour = number(2), take(":"), let minute = number(2) else { return nil }
    var second = 0
    var microsecond = 0
    if take(":") {
      guard let seconds = number(2) else { return nil }
      second = seconds
      if take(".") {
        guard let fraction = fraction() else { return nil }
        microsecond = fraction
      }
    }
    return CivilDateTime(
      date,
      hour: hour,
      minute: minute,
      second: second,
      microsecond: microsecond
    )
  }

  /// Parses an offset from UTC, `Z`, `+hh:mm`, `+hhmm` or `+hh`, and returns its seconds; `nil` for
  /// any other form.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2), hours <= 23 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = take(":")
      guard let number = number(2), number <= 59 else { return nil }
      minutes = number
    }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }

  private mutating func number(_ digits: Int) -> Int? {
    let head = rest.prefix(digits)
    guard head.count == digits, head.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    let head = digits.prefix(6)
    let value = head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (head.count..<6).reduce(value) { scaled, _ in scaled * 10 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
