/// A day of the week by its number in ISO 8601: Monday is 1.
package enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The days from this one to the next such day, 0 for the same.
  package func days(until other: Weekday) -> Int {
    (other.rawValue - rawValue + 7) % 7
  }
}
