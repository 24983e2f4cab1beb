/// What the reader's locale changes in dates: the clock of 12 or 24 hours. The words are English.
package struct LocaleForm: Sendable, Hashable {
  package var uses24HourClock: Bool

  package init(uses24HourClock: Bool) {
    self.uses24HourClock = uses24HourClock
  }
}
