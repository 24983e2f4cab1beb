internal import Moments

/// Reads and writes Taskwarrior's times, which are instants; a day is its first instant in the
/// user's zone.
struct WarriorTime {
  let zone: TimeZoneRules

  /// The first second since 1970 that Taskwarrior reads as an instant; it reads smaller numbers as
  /// a day.
  private static let firstEpochSecond: Int64 = 315_532_800

  /// Parses a time; returns `nil` for an invalid text, and for a day that does not exist.
  ///
  /// Forms are `20261130T210000Z`, the same without `Z` in local time, ISO 8601 with its
  /// separators, and seconds since 1970.
  func instant(_ text: String) -> Instant? {
    let bytes = Array(text.utf8.prefix(Self.maximumLength + 1))
    guard bytes.count <= Self.maximumLength else { return nil }
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    switch (digits.count, bytes.count) {
    case (8, 8): return Self.day(digits).map(zone.startOfDay)
    case (9...11, digits.count):
      let second = Self.number(digits)
      return second < Self.firstEpochSecond ? nil : Instant(secondsSince1970: second)
    case (8, 15), (8, 16):
      let isUTC = bytes.last == UInt8(ascii: "Z")
      guard bytes[8] == UInt8(ascii: "T"), isUTC == (bytes.count == 16),
        bytes[9..<15].allSatisfy({ (0x30...0x39).contains($0) }), let day = Self.day(digits),
        let civil = CivilDateTime(
          day,
          hour: Int(Self.number(bytes[9..<11])),
          minute: Int(Self.number(bytes[11..<13])),
          second: Int(Self.number(bytes[13..<15]))
        )
      else { return nil }
      return isUTC ? Instant(secondsSince1970: civil.secondsSince1970) : zone.instant(of: civil)
    default: return ISODate(text)?.instant(in: zone)
    }
  }

  /// Parses a time; the first instant of a day in the zone counts as that day.
  ///
  /// - Returns: The day or instant, or `nil` if the text is not a time.
  func moment(_ text: String) -> ForeignToDo.Moment? {
    guard let instant = instant(text) else { return nil }
    let day = zone.date(at: instant)
    return zone.startOfDay(day) == instant ? .day(day) : .instant(instant, zone: zone.databaseName)
  }

  func instant(_ moment: ForeignToDo.Moment) -> Instant {
    switch moment {
    case .day(let day): zone.startOfDay(day)
    case .instant(let instant, _): instant
    }
  }

  /// Returns an instant in the form that Taskwarrior writes, without fractions of seconds.
  func text(_ instant: Instant) -> String {
    let civil = TimeZoneRules.utc.civil(at: instant)
    let time = [civil.hour, civil.minute, civil.second].map(Self.twoDigits).joined()
    return civil.date.text.filter { $0 != "-" } + "T" + time + "Z"
  }

  func text(_ moment: ForeignToDo.Moment) -> String { text(instant(moment)) }

  private static let maximumLength = 40

  static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64 {
    digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }

  private static func day(_ digits: ArraySlice<UInt8>) -> CivilDate? {
    let number = Int(number(digits))
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }
}
