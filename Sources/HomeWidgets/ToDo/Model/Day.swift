import Foundation

/// A day of the Gregorian calendar, in no time zone.
struct Day: Hashable, Sendable, Comparable {
  let year: Int
  let month: Int
  let day: Int

  /// `nil` unless the calendar has the day, between the years 1 and 9999.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that `date` falls on; beyond the years 1 to 9999 the nearest of them.
  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    if let year = parts.year, let month = parts.month, let day = parts.day, parts.era == 1,
      let found = Day(year: year, month: month, day: day)
    {
      self = found
    } else {
      year = date.timeIntervalSince1970 < 0 ? 1 : 9999
      month = 1
      day = 1
    }
  }

  /// The form in which days are stored: `2026-12-01`, whose order is the calendar's.
  var text: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// Reads what `text` writes, and nothing else.
  init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The first instant of the day where `calendar` is used.
  func start(in calendar: Calendar) -> Date {
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    return calendar.startOfDay(for: date ?? .distantPast)
  }

  /// The day `days` later, or earlier when negative.
  func advanced(by days: Int, in calendar: Calendar) -> Day {
    let noon = start(in: calendar).addingTimeInterval(12 * 3_600)
    return calendar.date(byAdding: .day, value: days, to: noon).map { Day($0, in: calendar) }
      ?? self
  }

  static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
