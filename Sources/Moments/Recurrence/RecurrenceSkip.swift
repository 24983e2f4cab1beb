/// A day of a rule that some months or years do not have, such as the 31st.
package struct RecurrenceSkip: Equatable, Sendable {
  package enum Missing: Equatable, Sendable {
    /// A numbered day of every month, or of one month.
    case monthDay(Int, month: Int?)
    /// A weekday of a month, such as the fifth Monday.
    case place(Recurrence.Place)
    /// A position among the days of a month, such as the 23rd weekday.
    case position(Int)
  }

  package let missing: Missing
  /// The rule with the missing day replaced by the last or first one, which all months have.
  package let whole: Recurrence
}

extension Recurrence {
  /// The most months or years that are checked: the months of four years, and years with several
  /// leap years.
  private static let periodsOfCycle = 48

  /// Returns the first of the rule's days that some month or year does not have.
  ///
  /// - Parameter start: The day on which the to-do is due, which a rule without days repeats.
  /// - Returns: `nil` if the rule skips nothing.
  package func skip(from start: CivilDate) -> RecurrenceSkip? {
    guard !isFromCompletion, frequency == .monthly || frequency == .yearly else { return nil }
    for (part, missing, last) in parts(from: start) where part.isSkipped(from: start) {
      return RecurrenceSkip(missing: missing, whole: whole(without: missing, last, from: start))
    }
    return nil
  }

  /// Returns the rule's days, each as a rule of its own, with -1 or 1 for the last or first one
  /// that can replace it.
  private func parts(from start: CivilDate) -> [(Recurrence, RecurrenceSkip.Missing, Int)] {
    var part = self
    part.end = .never
    if !setPositions.isEmpty {
      return setPositions.map {
        part.setPositions = [$0]
        return (part, .position($0), $0 > 0 ? -1 : 1)
      }
    }
    if !places.isEmpty, monthDays.isEmpty {
      return places.compactMap { place in
        guard let ordinal = place.ordinal else { return nil }
        part.places = [place]
        return (part, .place(place), ordinal > 0 ? -1 : 1)
      }
    }
    guard places.isEmpty else { return [] }
    var found: [(Recurrence, RecurrenceSkip.Missing, Int)] = []
    let ofYear = frequency == .yearly
    let months = !ofYear ? [] : self.months.isEmpty ? [start.month] : self.months
    for day in monthDays.isEmpty ? [start.day] : monthDays {
      part.monthDays = [day]
      for month in months {
        part.months = [month]
        found.append((part, .monthDay(day, month: month), -1))
      }
      if !ofYear { found.append((part, .monthDay(day, month: nil), -1)) }
    }
    return found
  }

  /// Returns whether some month or year does not have the only day of the rule.
  private func isSkipped(from start: CivilDate) -> Bool {
    let months = frequency == .yearly ? interval * 12 : interval
    // The last months of the calendar end the cycle.
    for index in 1..<Self.periodsOfCycle {
      let first = CivilDate(year: start.year, month: frequency == .yearly ? 1 : start.month, day: 1)
      guard let month = first?.adding(months: index * months),
        month.year <= min(start.year + 60, CivilDate.last.year - 1)
      else { return false }
      guard frequency == .yearly || self.months.isEmpty || self.months.contains(month.month)
      else { continue }
      let next = month.adding(months: frequency == .yearly ? 12 : 1)
      var rule = self
      rule.interval = 1
      var occurrences = Occurrences(rule, from: month)
      guard let day = occurrences.next(), day < next else { return true }
    }
    return false
  }

  private func whole(
    without missing: RecurrenceSkip.Missing,
    _ last: Int,
    from start: CivilDate
  ) -> Recurrence {
    var rule = self
    switch missing {
    case .monthDay(let day, let month):
      if let month, months.isEmpty { rule.months = [month] }
      rule.monthDays = (monthDays.isEmpty ? [day] : monthDays).map { $0 == day ? last : $0 }
      // The 29th, 30th and 31st are one last day.
      if month == nil { rule.monthDays = rule.monthDays.map { $0 > 28 ? -1 : $0 } }
    case .place(let place):
      rule.places = places.map {
        $0 == place ? Place(ordinal: last, weekday: place.weekday) : $0
      }
    case .position(let position):
      rule.setPositions = setPositions.map { $0 == position ? last : $0 }
    }
    return rule.canonical
  }
}
