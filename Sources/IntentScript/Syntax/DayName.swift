/// A word for a day; the days of the week are strictly after today.
package enum DayName: String, Sendable, Hashable, CaseIterable {
  case today, tomorrow, yesterday
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
