package import Essentials
package import Moments

/// Converts days to instants in the user's calendar.
package struct UserDays: Sendable {
  /// Returns the instant of a local time on a day.
  ///
  /// The first instant if the local time occurs twice; the first after the gap if clocks skip it.
  private let instant: @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Instant
  private let day: @Sendable (_ instant: Instant) -> CivilDate

  /// Creates the conversion between days and instants from two functions, one for each direction.
  package init(
    instant: @escaping @Sendable (_ day: CivilDate, _ secondOfDay: Int) -> Instant,
    day: @escaping @Sendable (_ instant: Instant) -> CivilDate
  ) {
    self.instant = instant
    self.day = day
  }

  /// Returns the local day at an instant, clamped to the first and the last day of the calendar.
  package func day(at instant: Instant) -> CivilDate { day(instant) }

  /// Returns the first instant of a day.
  package func start(of date: CivilDate) -> Instant { instant(date, 0) }

  /// Returns the first instant after the end of a day.
  package func end(of date: CivilDate) -> Instant {
    let next = date.adding(days: 1)
    // The calendar's last day has no next one.
    return next == date ? Instant(microseconds: .max) : start(of: next)
  }

  /// Returns the day of components, or the instant if the components also have a time; `nil`
  /// without a day.
  package func moment(of components: DateComponents) -> Moment? {
    guard let year = components.year, let month = components.month, let number = components.day,
      let date = CivilDate(year: year, month: month, day: number)
    else { return nil }
    guard components.hour != nil else { return .day(date) }
    let hour = min(max(components.hour ?? 0, 0), 23)
    let minute = min(max(components.minute ?? 0, 0), 59)
    let second = min(max(components.second ?? 0, 0), 59)
    return .instant(instant(date, hour * 3_600 + minute * 60 + second))
  }

  /// Returns the day or instant that a value represents; `nil` if the value represents neither.
  package func moment(of value: IntentValue) -> Moment? {
    switch value {
    case .date(let date): .instant(Instant(date))
    case .dateComponents(let components): moment(of: components)
    default: nil
    }
  }
}

/// A whole day or an instant, which can be compared with each other.
package enum Moment: Sendable, Hashable {
  case day(CivilDate)
  case instant(Instant)
}

extension UserDays {
  /// Compares two days or instants; a day equals every instant within it (LG-20).
  package func order(_ left: Moment, _ right: Moment) -> ValueOrder {
    switch (left, right) {
    case (.day(let left), .day(let right)): return ValueOrder(left, right)
    case (.instant(let left), .instant(let right)): return ValueOrder(left, right)
    case (.day, .instant): return order(right, left).reversed
    case (.instant(let instant), .day(let date)):
      if instant < start(of: date) { return .less }
      return instant < end(of: date) ? .equal : .greater
    }
  }

  /// Returns the sort order of two days or instants; a day comes before the instants within it
  /// (LG-20).
  package func listed(_ left: Moment, _ right: Moment) -> ValueOrder {
    switch (left, right) {
    case (.day(let date), .instant(let instant)):
      start(of: date) <= instant ? .less : .greater
    case (.instant(let instant), .day(let date)):
      start(of: date) <= instant ? .greater : .less
    default: order(left, right)
    }
  }
}

extension UserDays {
  /// Creates the conversion for a Gregorian calendar.
  package init(_ calendar: Calendar) {
    self.init(
      instant: { date, secondOfDay in
        var components = date.components
        components.hour = secondOfDay / 3_600
        components.minute = secondOfDay / 60 % 60
        components.second = secondOfDay % 60
        guard let instant = calendar.date(from: components) else {
          return Instant(microseconds: .max)
        }
        guard secondOfDay == 0 else { return Instant(instant) }
        // Where summer time skips midnight the day begins after the gap.
        return Instant(calendar.startOfDay(for: instant))
      },
      day: { CivilDate($0.date, in: calendar) }
    )
  }
}
