/// The days of a rule from a first day on, in the order of RFC 5545, ignoring the rule's end.
///
/// A month without the day is skipped. The first day is included only if it matches the rule.
struct Occurrences: Sequence, IteratorProtocol {
  private let rule: Recurrence
  private let start: CivilDate
  private var period: Int
  private var days: ArraySlice<CivilDate> = []

  /// The most consecutive periods without an occurrence; a rule for 30 February ends after them.
  ///
  /// The calendar repeats after 400 years, so a rule without occurrences in that time has none.
  /// Fewer days suffice for a daily rule.
  private var maximumEmptyPeriods: Int {
    switch rule.frequency {
    case .daily: 50_000
    case .weekly: 20_871
    case .monthly: 4_800
    case .yearly: 400
    }
  }

  /// Creates the sequence of a rule that begins with `start`; days before `earliest` may be left
  /// out.
  init(_ rule: Recurrence, from start: CivilDate, earliest: CivilDate? = nil) {
    self.rule = rule
    self.start = start
    period = 0
    guard let earliest, earliest > start else { return }
    let (days, months) = (
      earliest.daysSince1970 - start.daysSince1970,
      (earliest.year - start.year) * 12 + earliest.month - start.month
    )
    let units =
      switch rule.frequency {
      case .daily: rule.isCountedInWorkdays ? days * 5 / 7 : days
      case .weekly: days / 7
      case .monthly: months
      case .yearly: months / 12
      }
    period = Swift.max(0, units / rule.interval - 1)
  }

  mutating func next() -> CivilDate? {
    for _ in 0..<maximumEmptyPeriods {
      if let day = days.popFirst() { return day }
      guard let found = days(ofPeriod: period) else { return nil }
      period += 1
      days = found.filter { $0 >= start }[...]
    }
    return nil
  }

  /// Returns the days of the period that is `index` intervals after the first one, in order; `nil`
  /// beyond the calendar.
  private func days(ofPeriod index: Int) -> [CivilDate]? {
    let distance = index * rule.interval
    switch rule.frequency {
    case .daily where rule.isCountedInWorkdays:
      guard let day = start.adding(workdays: distance) else { return nil }
      return isWithin(day) ? [day] : []
    case .daily:
      guard let day = CivilDate(exactly: start.daysSince1970 + distance) else { return nil }
      return isWithin(day) && holds(rule.places, day) ? [day] : []
    case .weekly:
      let back = rule.weekStart.days(until: start.weekday)
      let first = start.daysSince1970 - back + distance * 7
      let wanted = rule.places.isEmpty ? [start.weekday] : rule.places.map(\.weekday)
      guard first <= CivilDate.last.daysSince1970 else { return nil }
      return (0..<7).compactMap { CivilDate(exactly: first + $0) }
        .filter { wanted.contains($0.weekday) && isWithin($0) }
    case .monthly:
      let month = start.year * 12 + start.month - 1 + distance
      guard month / 12 <= CivilDate.last.year else { return nil }
      return chosen(days(ofMonth: month % 12 + 1, month / 12))
    case .yearly:
      let year = start.year + distance
      guard year <= CivilDate.last.year else { return nil }
      return chosen(days(ofYear: year))
    }
  }

  private func days(ofYear year: Int) -> [CivilDate] {
    if rule.places.isEmpty || !rule.months.isEmpty || !rule.monthDays.isEmpty {
      var months = Set(rule.months)
      if months.isEmpty {
        months = rule.monthDays.isEmpty ? [start.month] : Set(1...12)
      }
      let isOfYear = rule.months.isEmpty
      return months.sorted().flatMap { days(ofMonth: $0, year, ordinalsInYear: isOfYear) }
    }
    return (1...12).flatMap { all(ofMonth: $0, year) }.filter {
      holds(rule.places, $0, inYear: true)
    }
  }

  private func days(ofMonth month: Int, _ year: Int, ordinalsInYear: Bool = false) -> [CivilDate] {
    guard rule.months.isEmpty || rule.months.contains(month) else { return [] }
    if !rule.monthDays.isEmpty {
      let length = CivilDate.days(inMonth: month, of: year)
      let wanted = Set(rule.monthDays.map { $0 > 0 ? $0 : length + 1 + $0 })
      return wanted.sorted().compactMap { CivilDate(year: year, month: month, day: $0) }
        .filter { holds(rule.places, $0, inYear: ordinalsInYear) }
    }
    guard !rule.places.isEmpty else {
      return CivilDate(year: year, month: month, day: start.day).map { [$0] } ?? []
    }
    return all(ofMonth: month, year).filter { holds(rule.places, $0, inYear: ordinalsInYear) }
  }

  private func all(ofMonth month: Int, _ year: Int) -> [CivilDate] {
    (1...CivilDate.days(inMonth: month, of: year)).compactMap {
      CivilDate(year: year, month: month, day: $0)
    }
  }

  private func isWithin(_ day: CivilDate) -> Bool {
    (rule.months.isEmpty || rule.months.contains(day.month))
      && (rule.monthDays.isEmpty || isOfMonth(day))
  }

  private func isOfMonth(_ day: CivilDate) -> Bool {
    let fromEnd = day.day - CivilDate.days(inMonth: day.month, of: day.year) - 1
    return rule.monthDays.contains(day.day) || rule.monthDays.contains(fromEnd)
  }

  /// Returns whether the day is one of these weekdays.
  ///
  /// If a weekday has an ordinal, the day must be, for example, the second Monday of its month or
  /// year.
  private func holds(
    _ places: [Recurrence.Place],
    _ day: CivilDate,
    inYear: Bool = false
  ) -> Bool {
    guard !places.isEmpty else { return true }
    let weekday = day.weekday
    return places.contains { place in
      guard place.weekday == weekday else { return false }
      guard let ordinal = place.ordinal else { return true }
      let number = inYear ? day.dayOfYear : day.day
      let daysOfYear = CivilDate.isLeap(day.year) ? 366 : 365
      let length = inYear ? daysOfYear : CivilDate.days(inMonth: day.month, of: day.year)
      return ordinal > 0 ? (number - 1) / 7 + 1 == ordinal : (length - number) / 7 + 1 == -ordinal
    }
  }

  /// Returns the days at the rule's positions (`BYSETPOS`) among the days of one period; all days
  /// if the rule has no positions.
  private func chosen(_ days: [CivilDate]) -> [CivilDate] {
    guard !rule.setPositions.isEmpty else { return days }
    let indices = rule.setPositions.map { $0 > 0 ? $0 - 1 : days.count + $0 }
    return Set(indices).sorted().filter { days.indices.contains($0) }.map { days[$0] }
  }
}

extension Recurrence {
  /// Returns the rule's first day that is not before another; `nil` if the rule ends earlier.
  func first(from day: CivilDate) -> CivilDate? {
    guard !isFromCompletion else { return day }
    var occurrences = Occurrences(self, from: day)
    return occurrences.next().flatMap { isBeforeEnd($0) ? $0 : nil }
  }

  /// Returns the next due day after an occurrence was completed, not before `today`, and the rule
  /// for the occurrences that remain.
  ///
  /// `due` is the day on which the to-do was due, `nil` for one without a date; `today` is the day
  /// on which it was completed. The result is `nil` if no occurrence is left.
  package func next(after due: CivilDate?, today: CivilDate) -> (day: CivilDate, rule: Recurrence)?
  {
    if isFromCompletion { return afterCompletion(today) }
    let start = due ?? today
    // Passed ones are counted only where they have a number.
    let isCounted = if case .count = end { true } else { false }
    var occurrences = Occurrences(self, from: start, earliest: isCounted ? nil : today)
    var passed = 0
    while let day = occurrences.next() {
      guard isBeforeEnd(day) else { return nil }
      guard day > start else { continue }
      passed += 1
      guard let rest = counted(down: passed) else { return nil }
      if day >= today { return (day, rest) }
    }
    return nil
  }

  private func afterCompletion(_ today: CivilDate) -> (day: CivilDate, rule: Recurrence)? {
    let day: CivilDate =
      switch frequency {
      case .daily where isCountedInWorkdays:
        today.adding(days: 1).adding(workdays: interval - 1) ?? today
      case .daily: today.adding(days: interval)
      case .weekly: today.adding(days: interval * 7)
      case .monthly: today.adding(months: interval)
      case .yearly: today.adding(months: interval * 12)
      }
    guard day > today, isBeforeEnd(day), let rest = counted(down: 1) else { return nil }
    return (day, rest)
  }

  private func isBeforeEnd(_ day: CivilDate) -> Bool {
    guard case .until(let last) = end else { return true }
    return day <= last
  }

  /// Returns the rule with its remaining count reduced by `passed`; `nil` if no occurrence is left.
  private func counted(down passed: Int) -> Recurrence? {
    guard case .count(let count) = end else { return self }
    guard count > passed else { return nil }
    var rest = self
    rest.end = .count(count - passed)
    return rest
  }
}

extension CivilDate {
  /// Returns the working day `count` working days after this day; `nil` beyond the calendar.
  fileprivate func adding(workdays count: Int) -> CivilDate? {
    // Days since a Monday, from the calendar's first week on.
    let monday = CivilDate.first.daysSince1970
    let days = daysSince1970 - monday
    let (week, day) = (days / 7, days % 7)
    let workday = (day > 4 ? (week + 1) * 5 : week * 5 + day) + count
    return CivilDate(exactly: monday + workday / 5 * 7 + workday % 5)
  }
}
