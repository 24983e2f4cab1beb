/// A time of day as the clock on the wall shows it.
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
