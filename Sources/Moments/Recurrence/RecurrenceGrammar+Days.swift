/// Days of a week: weekdays, ranges of them, working days and weekends.
extension RecurrenceGrammar {
  /// Reads working days, a weekend or weekdays, and the interval of weeks after them.
  ///
  /// - Returns: `false` for other words.
  mutating func weekdays(interval: Int?) throws(RecurrenceDoubt) -> Bool {
    if !cursor.has(.weekendDay), cursor.take(.workdaysInterval) {
      guard cursor.take(.one) else { throw unknown() }
      isRepeating = true
      rule.interval = interval ?? 1
      rule.countWorkdays()
      return true
    }
    if !cursor.has(.weekendDay), let interval, cursor.take(.workdays) {
      rule.interval = interval
      rule.countWorkdays()
      return true
    }
    guard let places = try weekdayList() else { return false }
    rule.frequency = .weekly
    rule.interval = interval ?? 1
    rule.places = places
    if cursor.take(.every), !cursor.take(.day) {
      isRepeating = true
      try weeks()
    } else if cursor.take(.of) {
      _ = cursor.take(.the)
      if cursor.take(.every) { isRepeating = true }
      try weeks()
    } else if let (unit, words) = cursor.entry(cursor.vocabulary.adverbs),
      unit.frequency == .weekly
    {
      isRepeating = true
      cursor.skip(words)
      rule.interval = unit.count
    } else if cursor.number() != nil,
      let (unit, words) = cursor.entry(cursor.vocabulary.unitsBeforeOne, 1),
      unit.frequency == .weekly, cursor.has(.one, 1 + words), let number = cursor.number()
    {
      isRepeating = true
      cursor.skip(1 + words)
      _ = cursor.take(.one)
      rule.interval = number
    }
    return true
  }

  /// Reads the interval of weeks in `friday every 2 weeks`.
  private mutating func weeks() throws(RecurrenceDoubt) {
    var count = 1
    if cursor.take(.other) {
      count = 2
    } else if let number = cursor.number() ?? cursor.ordinal()?.value {
      count = number
      cursor.skip()
    }
    if let (unit, words) = cursor.entry(cursor.vocabulary.units), unit.frequency == .weekly {
      cursor.skip(words)
      count *= unit.count
    } else if let (unit, words) = cursor.entry(cursor.vocabulary.unitsBeforeOne),
      unit.frequency == .weekly, cursor.has(.one, words)
    {
      cursor.skip(words)
      _ = cursor.take(.one)
      count *= unit.count
    } else {
      throw unknown()
    }
    guard Recurrence.intervals.contains(count) else { throw .interval("\(count)") }
    rule.interval = count
  }

  /// Reads a list of weekdays; `nil` if there are none.
  mutating func weekdayList() throws(RecurrenceDoubt) -> [Recurrence.Place]? {
    var found: [Weekday] = []
    let areNames = cursor.weekday() != nil
    // As many as a rule may list.
    for _ in 0..<Recurrence.maximumParts {
      let start = cursor
      if !found.isEmpty { _ = cursor.take(.and) }
      guard let days = try someWeekdays() else {
        cursor = start
        break
      }
      found += days.filter { !found.contains($0) }
    }
    guard !found.isEmpty else { return nil }
    listsWeekdays = listsWeekdays || (areNames && found.count > 1)
    if cursor.take(.days) {
      isRepeating = true
    } else {
      _ = cursor.take(.day)
    }
    return found.map { Recurrence.Place(ordinal: nil, weekday: $0) }
  }

  /// Reads a weekday, a range of weekdays, the working days or the weekend; returns `nil` for other
  /// words.
  private mutating func someWeekdays() throws(RecurrenceDoubt) -> [Weekday]? {
    if cursor.has(.weekendDay) { return nil }
    let group = cursor.word()?.folded ?? ""
    if cursor.take(.workdays) {
      if cursor.vocabulary.isPlural(group) || cursor.written(from: 0).hasSuffix("leri") {
        isRepeating = true
      }
      // `hafta içi her gün`
      let start = cursor
      if cursor.take(.every) {
        if cursor.take(.day) || cursor.entry(cursor.vocabulary.units)?.value.frequency == .daily {
          isRepeating = true
          if cursor.entry(cursor.vocabulary.units) != nil { cursor.skip() }
        } else {
          cursor = start
        }
      }
      return Recurrence.workdays.map(\.weekday)
    }
    if cursor.take(.weekends) {
      isRepeating = true
      return [.saturday, .sunday]
    }
    if cursor.take(.weekend) { return [.saturday, .sunday] }
    guard let (first, form) = cursor.weekday() else { return nil }
    switch form {
    case .name:
      let length = cursor.length(.through, 1)
      if length > 0, let last = cursor.weekday(1 + length)?.weekday {
        cursor.skip(2 + length)
        return Self.days(first, through: last)
      }
      cursor.skip()
    case .plural:
      cursor.skip()
      isRepeating = true
    case .beforeOne:
      guard cursor.has(.one, 1) else { return nil }
      cursor.skip()
      _ = cursor.take(.one)
      isRepeating = true
    case .from:
      guard let (last, form) = cursor.weekday(1), form == .to else { return nil }
      cursor.skip(2)
      return Self.days(first, through: last)
    case .to: return nil
    }
    return [first]
  }

  /// Returns the days from one weekday to another, past Sunday if necessary.
  private static func days(_ first: Weekday, through last: Weekday) -> [Weekday] {
    (0...first.days(until: last)).compactMap {
      Weekday(rawValue: (first.rawValue - 1 + $0) % 7 + 1)
    }
  }
}

extension RecurrenceVocabulary {
  fileprivate func isPlural(_ word: String) -> Bool { language == .english && word.hasSuffix("s") }
}
