import Essentials
internal import Moments
internal import WidgetIntents

extension ValueEvaluator {
  /// Returns a day or an instant moved by a span of time.
  ///
  /// A day moved by whole days stays a day; by hours it becomes a day and a time.
  func move(
    _ value: IntentValue,
    by duration: CalendarDuration,
    _ sign: String
  ) throws(ScriptFault) -> IntentValue {
    switch value {
    case .date(let date):
      guard let moment = clock.adding(duration, to: Instant(date)) else {
        throw beyond(value, sign)
      }
      return .date(moment.date)
    case .dateComponents(let components):
      guard let start = CivilDate(components) else { throw noDay(value) }
      guard components.hour != nil || duration.microseconds != 0 else {
        guard let day = start.moved(byMonths: duration.months)?.moved(byDays: duration.days) else {
          throw beyond(value, sign)
        }
        return .dateComponents(day.components)
      }
      guard let instant = clock.instant(of: value),
        let moment = clock.adding(duration, to: instant)
      else { throw beyond(value, sign) }
      return .dateComponents(clock.components(at: moment))
    default: throw unknown(value, .duration(duration))
    }
  }

  /// Returns the distance between two days, in days, or between two moments, exactly; `nil` for other values.
  func distance(_ left: IntentValue, _ right: IntentValue) -> CalendarDuration? {
    if case .dateComponents(let first) = left, case .dateComponents(let second) = right,
      first.hour == nil, second.hour == nil,
      let first = CivilDate(first), let second = CivilDate(second)
    {
      return CalendarDuration(days: first.daysSince1970 - second.daysSince1970)
    }
    guard let first = clock.instant(of: left), let second = clock.instant(of: right) else {
      return nil
    }
    let (distance, overflow) = first.microseconds
      .subtractingReportingOverflow(second.microseconds)
    return overflow ? nil : CalendarDuration(microseconds: distance)
  }

  /// Returns the instant of a time of day on the day of a value, in the reader's time zone.
  func at(_ value: IntentValue, _ time: ClockTime) throws(ScriptFault) -> IntentValue {
    let day: CivilDate? =
      switch value {
      case .dateComponents(let components): CivilDate(components)
      case .date(let date): clock.day(at: Instant(date))
      default: nil
      }
    guard let day else { throw noDay(value) }
    return instant(of: day, time)
  }

  func instant(of day: CivilDate, _ time: ClockTime) -> IntentValue {
    let second = time.hour * 3_600 + time.minute * 60 + time.second
    return .date(clock.instant(of: day, secondOfDay: second).date)
  }

  private func beyond(_ value: IntentValue, _ sign: String) -> ScriptFault {
    .failure(
      "\(text(value)) \(sign) that span is not a day of the calendar",
      hint: "years go from 1 to 9999"
    )
  }

  private func noDay(_ value: IntentValue) -> ScriptFault {
    .failure("“\(text(value))” names no day")
  }
}
