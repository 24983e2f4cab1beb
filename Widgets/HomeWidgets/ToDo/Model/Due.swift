import Foundation
import Moments
import WidgetIntents

/// When a to-do should be done: some time on a day, or at an instant.
enum Due: Hashable, Sendable {
  case day(CivilDate)
  case instant(Instant)

  /// The day, or with an hour the instant, that `components` name in `calendar`.
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

  /// Returns the components in the form in which they are typed: `18:30`, `2026-02-30`.
  private static func written(_ components: DateComponents) -> String {
    IntentValue.dateComponents(components).displayText
  }

  /// The instant at which it begins: a day when its reader's does.
  func start(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.start(in: calendar)
    case .instant(let instant): instant.date
    }
  }

  /// The first instant at which the to-do is late: a day is over when the next one begins.
  func lateFrom(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.adding(days: 1).start(in: calendar)
    case .instant(let instant): instant.date
    }
  }

  /// The day on which it falls.
  func day(in calendar: Calendar) -> CivilDate {
    switch self {
    case .day(let day): day
    case .instant(let instant):
      CivilDate(instant.date, in: calendar)
    }
  }

  /// The parts that name it, as entities show them.
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
