#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day by a word or by its date.
enum DayWord {
  /// In the order of `DateComponents.weekday`, which counts from 1.
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// Year, month and day; `nil` for any other word and for days that no calendar has.
  static func components(_ word: String, in context: IntentContext) -> DateComponents? {
    guard let distance = daysFromToday(word, in: context) else { return isoDay(word, in: context) }
    let noon = context.calendar.startOfDay(for: context.now).addingTimeInterval(12 * 3_600)
    guard let day = context.calendar.date(byAdding: .day, value: distance, to: noon) else {
      return nil
    }
    return context.calendar.dateComponents([.year, .month, .day], from: day).dayOnly
  }

  private static func daysFromToday(_ word: String, in context: IntentContext) -> Int? {
    switch word {
    case "today": return 0
    case "tomorrow": return 1
    case "yesterday": return -1
    default:
      guard let wanted = weekdays.firstIndex(of: word) else { return nil }
      let today = context.calendar.component(.weekday, from: context.now) - 1
      let distance = (wanted - today + 7) % 7
      return distance == 0 ? 7 : distance
    }
  }

  private static func isoDay(_ word: String, in context: IntentContext) -> DateComponents? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = digits(parts[0]), let month = digits(parts[1]), let day = digits(parts[2])
    else { return nil }
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    // A calendar rolls 30 February over into March: a day is real when it comes back unchanged.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.year, .month, .day], from: date).dayOnly == components
    else { return nil }
    return components
  }

  static func digits(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}

extension DateComponents {
  /// Year, month and day without the calendar that made them.
  fileprivate var dayOnly: DateComponents {
    var components = DateComponents()
    components.year = year
    components.month = month
    components.day = day
    return components
  }
}
