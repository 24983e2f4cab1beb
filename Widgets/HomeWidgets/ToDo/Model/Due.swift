import Foundation
import Moments
import WidgetIntents

/// A due date: a day, or an instant.
enum Due: Hashable, Sendable {
  case day(CivilDate)
  case instant(Instant)

  /// Creates a due date from date components: a day, or an instant if they have an hour.
  ///
  /// - Throws: `ToDoError.unusableDue` if the day or time does not exist in the calendar.
  init(_ components: DateComponents, in calendar: Calendar) throws(ToDoError) {
    guard let year = components.year, let month = components.month, let number = components.day,
      let day = CivilDate(year: year, month: month, day: number)
    else { throw .unusableDue(found: Self.written(components)) }
    guard components.hour != nil else {
      self = .day(day)
      return
    }
    var parts = DateComponents(year: year, month: month, day: number)
    parts.hour = components.hour
    parts.minute = components.minute
    parts.second = components.second
    parts.timeZone = components.timeZone
    guard let date = calendar.firstInstant(of: parts) else {
      throw .unusableDue(found: Self.written(components))
    }
    self = .instant(Instant(date))
  }

  /// Returns date components as users type them, such as `18:30` or `2026-02-30`.
  private static func written(_ components: DateComponents) -> String {
    IntentValue.dateComponents(components).displayText
  }

  /// Returns the due date as an instant; for a day, its start in the calendar's time zone.
  func start(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.start(in: calendar)
    case .instant(let instant): instant.date
    }
  }

  /// Returns the first instant at which a to-do with this due date is late; for a day, the start of
  /// the next day.
  func lateFrom(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.adding(days: 1).start(in: calendar)
    case .instant(let instant): instant.date
    }
  }

  /// Returns the due day; for an instant, its day in the calendar's time zone.
  func day(in calendar: Calendar) -> CivilDate {
    switch self {
    case .day(let day): day
    case .instant(let instant):
      CivilDate(instant.date, in: calendar)
    }
  }

  /// Returns the due date as date components; for an instant, they are in the calendar's time zone.
  func components(in calendar: Calendar) -> DateComponents {
    let day = day(in: calendar)
    var components = DateComponents(year: day.year, month: day.month, day: day.day)
    guard case .instant(let instant) = self else { return components }
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: instant.date
    )
    components.hour = time.hour
    components.minute = time.minute
    components.second = time.second == 0 ? nil : time.second
    return components
  }
}
