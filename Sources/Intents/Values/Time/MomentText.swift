#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A day, a time, both, or an instant, as people write them; the words are English and no locale counts.
///
/// Understood: `now`, `today`, `tomorrow`, `yesterday`, `monday`…`sunday` (strictly after today),
/// `2026-12-01`; after a day, `09:00` or `at 09:00`, with seconds or without; a time alone; and
/// ISO 8601 with `T`, a fraction, and `Z` or an offset.
enum MomentText {
  case instant(Date)
  /// A day, a time of day or both, in the reader's time zone.
  case local(DateComponents)

  private static let maximumBytes = 64  // "wednesday at 09:00:00" with room to spare

  init?(_ text: String, in context: IntentContext) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    let text = text.lowercased()
    if text == "now" {
      self = .instant(context.now)
      return
    }
    let isNumeric = text.first?.isNumber == true
    var words = text.split(omittingEmptySubsequences: false) { character in
      character == " " || (isNumeric && character == "t")
    }.map(String.init)
    if words.count == 3, words[1] == "at" { words.remove(at: 1) }
    guard let first = words.first, words.count <= 2 else { return nil }
    guard let day = DayWord.components(first, in: context) else {
      guard words.count == 1, let time = ClockText(first), time.offset == nil else { return nil }
      self = .local(time.added(to: DateComponents()))
      return
    }
    guard words.count == 2 else {
      self = .local(day)
      return
    }
    guard let time = ClockText(words[1]) else { return nil }
    let components = time.added(to: day)
    guard let offset = time.offset else {
      self = .local(components)
      return
    }
    var calendar = context.calendar
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: components) else { return nil }
    self = .instant(date.addingTimeInterval(time.fraction - Double(offset)))
  }

  func date(in context: IntentContext) -> Date? {
    switch self {
    case .instant(let date): date
    case .local(let components): Self.date(of: components, in: context)
    }
  }

  func components(in context: IntentContext) -> DateComponents {
    switch self {
    case .instant(let date): Self.components(of: date, in: context)
    case .local(let components): components
    }
  }

  /// The instant of a local day or time; a time alone is today's.
  static func date(of components: DateComponents, in context: IntentContext) -> Date? {
    var components = CodedComponents(components).components
    if components.day == nil, components.hour != nil {
      let today = context.calendar.dateComponents([.year, .month, .day], from: context.now)
      components.year = today.year
      components.month = today.month
      components.day = today.day
    }
    guard components.year != nil, components.month != nil, components.day != nil else {
      return nil
    }
    components.weekday = nil
    return context.calendar.firstInstant(of: components)
  }

  /// The local day and time of an instant, to the second.
  static func components(of date: Date, in context: IntentContext) -> DateComponents {
    let parts = context.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    return CodedComponents(parts).components
  }
}

/// A day by a word or by its date.
private enum DayWord {
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

/// A time of day as ISO 8601 writes it: `09:00`, `09:00:30.5`, then `Z` or an offset such as `+02:00`.
private struct ClockText {
  let hour: Int
  let minute: Int
  let second: Int?
  /// The part of a second after the point.
  let fraction: Double
  /// Seconds east of UTC; `nil` when the time is local.
  let offset: Int?

  init?(_ text: String) {
    var clock = Substring(text)
    var offset: Int?
    if clock.hasSuffix("z") {
      clock.removeLast()
      offset = 0
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let seconds = Self.offset(clock[sign...]) else { return nil }
      offset = seconds
      clock = clock[..<sign]
    }
    var fraction = 0.0
    if let point = clock.firstIndex(of: ".") {
      let digits = clock[clock.index(after: point)...]
      guard (1...9).contains(digits.count), DayWord.digits(digits) != nil,
        let value = Double("0.\(digits)")
      else { return nil }
      fraction = value
      clock = clock[..<point]
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 || parts.count == 2 && fraction == 0, fraction == 0 || offset != nil,
      parts.allSatisfy({ $0.count == 2 }),
      let hour = DayWord.digits(parts[0]), (0...23).contains(hour),
      let minute = DayWord.digits(parts[1]), (0...59).contains(minute)
    else { return nil }
    var second: Int?
    if parts.count == 3 {
      guard let value = DayWord.digits(parts[2]), (0...59).contains(value) else { return nil }
      second = value
    }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.fraction = fraction
    self.offset = offset
  }

  private static func offset(_ text: Substring) -> Int? {
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }),
      let hours = DayWord.digits(parts[0]), (0...23).contains(hours),
      let minutes = DayWord.digits(parts[1]), (0...59).contains(minutes)
    else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return text.first == "-" ? -seconds : seconds
  }

  /// The day with this time in it.
  func added(to day: DateComponents) -> DateComponents {
    var components = day
    components.hour = hour
    components.minute = minute
    components.second = second
    return components
  }
}
