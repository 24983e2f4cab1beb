import Foundation
import Moments

/// Parses dates in feeds: RFC 822 with its variants, or RFC 3339 with its shorter forms.
enum FeedDate {
  /// The most bytes of a date; real ones have up to about forty.
  private static let maximumBytes = 80
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  /// The difference from UTC in hours for the zone names in RFC 822, and for others that feeds use.
  private static let zones: [String: Double] = [
    "ut": 0, "utc": 0, "gmt": 0, "z": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7,
    "mdt": -6, "pst": -8, "pdt": -7, "bst": 1, "cet": 1, "cest": 2, "eet": 2, "eest": 3, "msk": 3,
    "jst": 9,
  ]

  /// Parses a date; returns `nil` for an invalid one.
  ///
  /// A date without a zone is in UTC.
  static func date(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.utf8.count <= maximumBytes else { return nil }
    return isoDate(text) ?? mailDate(text)
  }

  private static func isoDate(_ text: String) -> Date? {
    var parts = text.uppercased().split(separator: "T", maxSplits: 1).map(String.init)
    if parts.count == 1 {
      parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    }
    guard let first = parts.first, first.utf8.count <= 10 else { return nil }
    let numbers = first.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count), numbers[0].utf8.count == 4,
      numbers.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    let values = numbers.compactMap { number($0) }
    guard values.count == numbers.count,
      let day = CivilDate(
        year: values[0],
        month: values.count > 1 ? values[1] : 1,
        day: values.count > 2 ? values[2] : 1
      )
    else { return nil }
    guard parts.count > 1 else { return instant(day, time: 0, zone: 0) }
    let time = parts[1].prefix { "0123456789:.,".contains($0) }
    let zone = parts[1].dropFirst(time.count).filter { !$0.isWhitespace }
    guard let seconds = secondsOfDay(time), let offset = zoneOffset(zone) else { return nil }
    return instant(day, time: seconds, zone: offset)
  }

  /// Parses `Sat, 21 Nov 2026 10:00:00 +0100`; returns `nil` for anything else.
  ///
  /// Weekday, seconds and zone are optional, and the month may precede the day.
  private static func mailDate(_ text: String) -> Date? {
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)[...]
    // `21-Nov-2026` is one word in some mailers.
    words =
      words.flatMap { word in
        word.contains { $0.isLetter } && word.first?.isNumber == true
          ? word.split(separator: "-").map(String.init) : [word]
      }[...]
    if let first = words.first, month(first) == nil, !first.contains(where: \.isNumber) {
      words = words.dropFirst()
    }
    guard words.count >= 3 else { return nil }
    let head = Array(words.prefix(3))
    let (day, month) =
      month(head[0]).map { (number(head[1]), $0 as Int?) } ?? (number(head[0]), month(head[1]))
    guard let day, let month, let year = number(head[2]).map(fullYear),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    guard let time = words.dropFirst(3).first else { return instant(date, time: 0, zone: 0) }
    guard let seconds = secondsOfDay(Substring(time)) else { return nil }
    let zone = words.dropFirst(4).joined()
    return zoneOffset(zone).map { instant(date, time: seconds, zone: $0) }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func month(_ word: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return months.firstIndex { word.hasPrefix($0) }.map { $0 + 1 }
  }

  /// Returns the full year for a year of two or three digits.
  ///
  /// Two digits mean 1950 to 2049, three digits are added to 1900 (RFC 2822, section 4.3).
  private static func fullYear(_ year: Int) -> Int {
    switch year {
    case ..<50: 2_000 + year
    case ..<1_000: 1_900 + year
    default: year
    }
  }

  /// Returns the seconds since midnight for a time such as `10:00`, `9:05:30` or `24:00`; `nil` for
  /// anything else.
  ///
  /// A leap second such as `10:00:60` is accepted, and a fraction is ignored.
  private static func secondsOfDay(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = number(parts[0]), let minute = number(parts[1])
    else { return nil }
    let second = parts.count > 2 ? number(parts[2].prefix { $0 != "." && $0 != "," }) : 0
    guard let second, hour <= 24, minute < 60, second <= 60, hour < 24 || minute + second == 0
    else { return nil }
    return Double(hour * 3_600 + minute * 60 + min(second, 59))
  }

  /// Returns the seconds from UTC of a zone; `nil` for an unknown one.
  ///
  /// Forms are `+0130`, `-05:00`, `+3`, `gmt`, `gmt+2`, `(cet)` after a number, and a single
  /// letter.
  private static func zoneOffset(_ text: String) -> Double? {
    let zone = text.lowercased().prefix { $0 != "(" }
    if zone.isEmpty { return 0 }
    if let hours = zones[String(zone)] { return hours * 3_600 }
    // Single letters of RFC 822 were used with the wrong sign and mean UTC (RFC 2822, section 4.3).
    if zone.count == 1, zone.first?.isLetter == true { return 0 }
    let signed = zone.drop { $0.isLetter }
    guard let sign = signed.first, sign == "+" || sign == "-" || sign == "\u{2212}" else {
      // An unknown zone name does not make the whole date invalid.
      return zone.allSatisfy { $0.isLetter || $0 == "/" || $0 == "_" } ? 0 : nil
    }
    let digits = signed.dropFirst().filter { $0 != ":" }
    guard let value = number(digits) else { return nil }
    let (hours, minutes) = digits.count > 2 ? (value / 100, value % 100) : (value, 0)
    guard hours <= 14, minutes < 60 else { return nil }
    return Double(hours * 3_600 + minutes * 60) * (sign == "+" ? 1 : -1)
  }

  private static func instant(_ day: CivilDate, time: Double, zone: Double) -> Date {
    Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + time - zone)
  }
}
