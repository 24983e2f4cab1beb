import Foundation

/// When a to-do should be done: some time on a day, or at an instant.
enum Due: Hashable, Sendable {
  case day(Day)
  /// Microseconds since 1970 UTC.
  case instant(Int64)

  /// The day, or with an hour the instant, that `components` name in `calendar`.
  init(_ components: DateComponents, in calendar: Calendar) throws(ToDoError) {
    guard let year = components.year, let month = components.month, let number = components.day,
      let day = Day(year: year, month: month, day: number)
    else { throw .unusableDue }
    guard components.hour != nil else {
      self = .day(day)
      return
    }
    var parts = DateComponents(year: year, month: month, day: number)
    parts.hour = components.hour
    parts.minute = components.minute
    parts.second = components.second
    parts.timeZone = components.timeZone
    guard let date = calendar.date(from: parts) else { throw .unusableDue }
    self = .instant(date.microseconds)
  }

  /// The first instant at which the to-do is late: a day is over when the next one begins.
  func lateFrom(in calendar: Calendar) -> Date {
    switch self {
    case .day(let day): day.advanced(by: 1, in: calendar).start(in: calendar)
    case .instant(let microseconds): Date(microseconds: microseconds)
    }
  }

  /// The day on which it falls.
  func day(in calendar: Calendar) -> Day {
    switch self {
    case .day(let day): day
    case .instant(let microseconds): Day(Date(microseconds: microseconds), in: calendar)
    }
  }

  /// The parts that name it, as entities show them.
  func components(in calendar: Calendar) -> DateComponents {
    let day = day(in: calendar)
    var components = DateComponents(year: day.year, month: day.month, day: day.day)
    guard case .instant(let microseconds) = self else { return components }
    let time = calendar.dateComponents(
      [.hour, .minute, .second],
      from: Date(microseconds: microseconds)
    )
    components.hour = time.hour
    components.minute = time.minute
    components.second = time.second == 0 ? nil : time.second
    return components
  }
}

extension Date {
  init(microseconds: Int64) {
    self.init(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }

  /// Microseconds since 1970 UTC; what does not fit is the nearest that does, not-a-number is 1970.
  var microseconds: Int64 {
    let scaled = (timeIntervalSince1970 * 1_000_000).rounded()
    let bound = Double(Int64.max / 4)
    return scaled.isNaN ? 0 : Int64(min(max(scaled, -bound), bound))
  }
}
