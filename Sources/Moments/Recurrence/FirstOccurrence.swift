/// The first due date of a repeating to-do, which is a day of its rule.
extension Recurrence {
  /// Returns whether a day is one of the rule's days, ignoring the rule's end.
  package func has(_ day: CivilDate) -> Bool {
    guard !isFromCompletion else { return true }
    var occurrences = Occurrences(self, from: day)
    return occurrences.next() == day
  }

  /// Returns the rule's first day that is not before `day`, with `time` if there is one.
  ///
  /// If that day is today and the time has passed, it is the rule's next day.
  ///
  /// - Returns: `nil` if the rule ends before or has no day at all.
  package func firstMoment(
    from day: CivilDate,
    at time: WrittenTime? = nil,
    on clock: UserClock
  ) -> WrittenMoment? {
    // The first of every other Friday is the coming one.
    var rule = self
    if !isFromCompletion, !isCountedInWorkdays { rule.interval = 1 }
    guard let first = rule.first(from: day) else { return nil }
    guard let time else { return .day(first) }
    if clock.instant(of: first, secondOfDay: time.secondOfDay) > clock.now || first < clock.today {
      return .time(first, time)
    }
    return rule.first(from: first.adding(days: 1)).map { .time($0, time) }
  }
}
