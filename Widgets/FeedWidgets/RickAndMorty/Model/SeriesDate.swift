import Foundation
import Moments

/// Formats the dates in the Rick and Morty API for users (BW-13).
enum SeriesDate {
  /// The most digits of a second's fraction; a text with more is not accepted as a date.
  private static let maximumFraction = 9

  /// Returns a date such as `2017-11-04T18:48:46.250Z` as `4 November 2017, 18:48:46`; an invalid
  /// date is returned unchanged.
  static func text(_ written: String, in zone: TimeZone) -> String {
    guard let date = date(written) else { return written }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let hour = parts.hour, let minute = parts.minute, let second = parts.second,
      (1...12).contains(month)
    else { return written }
    let time = [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return "\(day) \(UserLanguage.spoken.names.months[month - 1]) \(year), \(time)"
  }

  /// Returns the month of an air date: `Dec 2013` for `December 2, 2013`, in the user's language.
  ///
  /// It is empty for a date in another form.
  static func month(of airDate: String) -> String {
    guard let parts = parts(of: airDate) else { return "" }
    let names = UserLanguage.spoken.names.shortMonths
    let month = number(ofMonth: parts.month).map { names[$0] } ?? String(parts.month.prefix(3))
    return "\(month) \(parts.year)"
  }

  /// Returns an air date in the user's language: `December 2, 2013`, or `2 Aralık 2013` in Turkish.
  ///
  /// A date in another form is unchanged.
  static func day(of airDate: String) -> String {
    guard let parts = parts(of: airDate), let month = number(ofMonth: parts.month) else {
      return airDate
    }
    let name = UserLanguage.spoken.names.months[month]
    return String(english: airDate, turkish: "\(parts.day) \(name) \(parts.year)")
  }

  private static func parts(
    of airDate: String
  ) -> (month: Substring, day: Substring, year: Substring)? {
    let words = airDate.split(separator: " ")
    guard words.count == 3, words[2].count == 4, words[1].hasSuffix(",") else { return nil }
    return (words[0], words[1].dropLast(), words[2])
  }

  /// Returns the index of a month, from 0, by its English name; `nil` for another word.
  private static func number(ofMonth name: Substring) -> Int? {
    CalendarNames.english.months.firstIndex { $0 == name }
  }

  /// Parses a date and time in UTC, with or without a fraction; returns `nil` for anything else.
  static func date(_ written: String) -> Date? {
    let bytes = Array(written.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z") else { return nil }
    let template = Array("0000-00-00T00:00:00".utf8)
    for (byte, sign) in zip(bytes, template) {
      guard sign == UInt8(ascii: "0") ? isDigit(byte) : byte == sign else { return nil }
    }
    let fraction = bytes[template.count..<(bytes.count - 1)]
    guard
      fraction.isEmpty
        || (fraction.first == UInt8(ascii: ".")
          && (2...maximumFraction + 1).contains(fraction.count)
          && fraction.dropFirst().allSatisfy(isDigit))
    else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      calendar: calendar,
      timeZone: .gmt,
      year: number(0..<4),
      month: number(5..<7),
      day: number(8..<10),
      hour: number(11..<13),
      minute: number(14..<16),
      second: number(17..<19)
    )
    guard parts.isValidDate else { return nil }
    return calendar.date(from: parts)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
