import Foundation

/// When a to-do is due, in words for one moment: "today 14:00", "tomorrow", "Fri 27 Nov".
///
/// English and without ICU, so that a picture is the same on every machine.
struct DueText: Hashable, Sendable {
  let words: String
  /// Whether the to-do should have been done by then.
  let isLate: Bool

  /// In the order of `Day.weekday`.
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  init(_ due: Due, now: Date, in calendar: Calendar) {
    let today = Day(now, in: calendar)
    let day = due.day(in: calendar)
    isLate =
      switch due {
      case .day: day < today
      case .instant(let microseconds): microseconds <= now.microseconds
      }
    let near: String? =
      switch day {
      case today: "today"
      case today.advanced(by: 1): "tomorrow"
      case today.advanced(by: -1): "yesterday"
      default: nil
      }
    if let near {
      words = near + Self.time(of: due, in: calendar)
    } else if day.year == today.year {
      words = "\(Self.weekdays[day.weekday]) \(day.day) \(Self.months[day.month - 1])"
    } else {
      words = "\(day.day) \(Self.months[day.month - 1]) \(day.year)"
    }
  }

  /// The words with the hour, which pictures have no room for on far days.
  static func sentence(_ due: Due, now: Date, in calendar: Calendar) -> String {
    let words = DueText(due, now: now, in: calendar).words
    let time = time(of: due, in: calendar)
    return words.hasSuffix(time) ? words : words + time
  }

  private static func time(of due: Due, in calendar: Calendar) -> String {
    guard case .instant = due else { return "" }
    let time = due.components(in: calendar)
    guard let hour = time.hour, let minute = time.minute else { return "" }
    return " \(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
