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

  private static let longest = 64  // "wednesday at 09:00:00" with room to spare

  init?(_ text: String, in context: IntentContext) {
    guard text.utf8.count <= Self.longest else { return nil }
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

  /// The instant of a local day or time; a time alone is today's, a time that summer time skips the next one.
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
    return context.calendar.date(from: components)
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
