/// A value that is written in the source (LG-3).
package enum Literal: Sendable, Hashable {
  case absent
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A day that exists in the calendar: `2026-11-21`.
  indirect case day(year: Int, month: Int, day: Int)
  /// A day and time: `2026-11-21T09:00`, in the reader's time zone unless it names an offset in
  /// seconds.
  indirect case date(year: Int, month: Int, day: Int, ClockTime, offsetInSeconds: Int?)
  /// A word for a day: `today`, `tomorrow`, `yesterday`, `monday`…`sunday`.
  case dayWord(DayName)
  case now
  /// A number with a unit word after it, with or without a space: `10 s`, `1 day`, `5 km`.
  indirect case quantity(Double, unit: String)
}

/// A time of day in local time.
package struct ClockTime: Sendable, Hashable {
  package let hour: Int
  package let minute: Int
  package let second: Int

  package init(hour: Int, minute: Int, second: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// A word for a day; a day of the week is the next one after today.
package enum DayName: String, Sendable, Hashable, CaseIterable {
  case today, tomorrow, yesterday
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
