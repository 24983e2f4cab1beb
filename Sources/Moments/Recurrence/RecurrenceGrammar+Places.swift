/// Days of months and years: `the 1st and 15th`, `last friday of every month`, `24 Dec`,
/// `martın son pazarı`.
extension RecurrenceGrammar {
  /// The days of a month or a year that a rule lists.
  private struct DayList {
    var monthDays: [Int] = []
    var places: [Recurrence.Place] = []
    /// Positions among the working days or the weekend days; `places` then contains those days.
    var positions: [Int] = []

    var isEmpty: Bool { monthDays.isEmpty && places.isEmpty }

    /// The months in which quarters begin or end, if the list contains only first or only last
    /// days; `nil` for any other list.
    var monthsOfQuarter: [Int]? {
      let numbers = monthDays + positions + places.compactMap(\.ordinal)
      if numbers.allSatisfy({ $0 == 1 }) { return [1, 4, 7, 10] }
      return numbers.allSatisfy { $0 == -1 } ? [3, 6, 9, 12] : nil
    }
  }

  /// The period that listed days belong to, from the words after them.
  private enum Container {
    case unit(RecurrenceUnit)
    case months([Int])
    /// Calendar quarters, of which the first begins in January.
    case quarters
  }

  /// Reads the days after a unit, if there are any, as in `every month on the 1st`.
  mutating func daysBehindUnit() throws(RecurrenceDoubt) {
    let start = cursor
    if cursor.vocabulary.language == .turkish,
      let (unit, words) = cursor.entry(cursor.vocabulary.units),
      unit == RecurrenceUnit(rule.frequency)
    {
      // `2 yılda bir yılın son cuması`
      cursor.skip(words)
    }
    let isAnnounced = cursor.take(.on)
    if !isAnnounced { _ = cursor.take(.at) }
    _ = cursor.take(.the)
    if rule.frequency == .weekly, let places = try weekdayList() {
      rule.places = places
      return
    }
    if rule.frequency == .monthly || rule.frequency == .yearly {
      if try listedDays(of: rule.frequency) { return }
    }
    if isAnnounced { throw unknown() }
    cursor = start
  }

  /// Reads days that have no unit before them.
  mutating func days(interval: Int?, isEvery: Bool) throws(RecurrenceDoubt) {
    rule.interval = interval ?? 1
    guard try listedDays(of: nil) else { throw unknown() }
  }

  /// Reads a list of days and the unit that they are part of.
  ///
  /// - Parameter frequency: The unit named before the days; `nil` if it follows them.
  /// - Returns: `false` if the next words are not such days.
  /// - Throws: `RecurrenceDoubt` for days that do not exist, and for two units.
  private mutating func listedDays(
    of frequency: Recurrence.Frequency?
  ) throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    var months = monthList()
    if !months.isEmpty { _ = cursor.take(.monthNoun) }
    _ = cursor.take(.on)
    _ = cursor.take(.the)
    let first = cursor
    let list = try dayList()
    guard !list.isEmpty else {
      cursor = start
      return false
    }
    if frequency == .monthly, months.isEmpty, !monthListAhead().isEmpty {
      // The date of `every month 1 Jan` is its first one.
      cursor = start
      return false
    }
    if months.isEmpty, let container = try container() {
      switch container {
      case .months(let found): months = found
      case .unit(let unit): try take(unit, of: frequency)
      case .quarters:
        guard frequency == nil, let found = list.monthsOfQuarter else { throw unknown() }
        (rule.frequency, months) = (.monthly, found)
      }
    } else if !months.isEmpty, frequency == nil, cursor.has(.every),
      let (unit, words) = cursor.entry(cursor.vocabulary.units, 1),
      unit == RecurrenceUnit(.yearly)
    {
      // `april 15 every year`
      isRepeating = true
      cursor.skip(1 + words)
    } else if isQuarter, months.isEmpty, let found = list.monthsOfQuarter {
      (rule.interval, months) = (1, found)
    }
    if frequency == nil, rule.frequency == .daily {
      rule.frequency = months.isEmpty ? .monthly : .yearly
    }
    (rule.months, rule.monthDays) = (months, list.monthDays)
    (rule.places, rule.setPositions) = (list.places, list.positions)
    guard rule.hasSoundDays else { throw .unknown(first.written(cursor.index - first.index)) }
    return true
  }

  /// Reads the unit after the days, which must agree with the one before them.
  private mutating func take(
    _ unit: RecurrenceUnit,
    of frequency: Recurrence.Frequency?
  ) throws(RecurrenceDoubt) {
    guard unit.frequency == .monthly || unit.frequency == .yearly else { throw unknown() }
    if let frequency {
      guard frequency == unit.frequency, unit.count == 1 else { throw unknown() }
      return
    }
    let interval = unit.count * rule.interval
    guard Recurrence.intervals.contains(interval) else { throw .interval("\(interval)") }
    (rule.frequency, rule.interval) = (unit.frequency, interval)
  }

  // MARK: The list

  private mutating func dayList() throws(RecurrenceDoubt) -> DayList {
    var list = DayList()
    var pending: [(value: Int, isDigits: Bool)] = []
    // As many as a rule may list.
    for _ in 0..<Recurrence.maximumParts {
      let start = cursor
      if !list.isEmpty || !pending.isEmpty {
        _ = cursor.take(.and)
        _ = cursor.take(.on)
        _ = cursor.take(.the)
      }
      if cursor.take(.end, .beginning) {
        let isEnd = start.has(.end) || start.has(.end, 1)
        guard pending.isEmpty else { throw unknown() }
        list.monthDays.append(isEnd ? -1 : 1)
        continue
      }
      if cursor.has(.every), cursor.weekday(1) != nil, rule.frequency != .daily {
        _ = cursor.take(.every)
        list.places += try weekdayList() ?? []
        continue
      }
      guard !isCountAhead, let item = position() else {
        cursor = start
        break
      }
      pending.append(item)
      if try takeHead(of: pending, into: &list) { pending = [] }
    }
    // `the last` lacks its day.
    guard pending.allSatisfy({ $0.value != -1 }) else { throw unknown() }
    list.monthDays += pending.map(\.value).filter { !list.monthDays.contains($0) }
    guard list.monthDays.isEmpty || list.places.isEmpty else { throw unknown() }
    return list
  }

  /// Reads an ordinal, as in `1st`, `last`, `3rd last` or `second to last`; returns `nil` for other
  /// words.
  ///
  /// The value is negative if it counts from the end.
  private mutating func position() -> (value: Int, isDigits: Bool)? {
    let start = cursor
    let isFromEnd = cursor.take(.fromEnd)
    guard let (value, isDigits) = cursor.ordinal() else {
      cursor = start
      return nil
    }
    let isListed = cursor.word()?.written.hasSuffix(",") == true
    cursor.skip()
    if isFromEnd { return (-value, isDigits) }
    if value > 0, !isListed, cursor.take(.last) { return (-value, isDigits) }
    return (value, isDigits)
  }

  /// Reads the kind of day after ordinals, such as a weekday; returns `false` if there is none.
  private mutating func takeHead(
    of positions: [(value: Int, isDigits: Bool)],
    into list: inout DayList
  ) throws(RecurrenceDoubt) -> Bool {
    let values = positions.map(\.value)
    if let (weekday, form) = cursor.weekday(), form == .name || form == .plural {
      // `1st and last friday` may be a day and a place.
      guard Set(positions.map(\.isDigits)).count == 1, list.positions.isEmpty else {
        throw unknown()
      }
      cursor.skip()
      _ = cursor.take(.day)
      for value in values {
        let place = Recurrence.Place(ordinal: value, weekday: weekday)
        if !list.places.contains(place) { list.places.append(place) }
      }
      return true
    }
    let days: [Recurrence.Place]? =
      if cursor.take(.weekendDay) { Recurrence.weekendDays } else if cursor.take(.workdays) {
        Recurrence.workdays
      } else {
        nil
      }
    if let days {
      guard list.places.isEmpty || list.places == days else { throw unknown() }
      list.places = days
      list.positions += values
      return true
    }
    guard cursor.take(.days, .day) else { return false }
    list.monthDays += values.filter { !list.monthDays.contains($0) }
    return true
  }

  // MARK: What they are days of

  /// Reads the period of listed days: `of the month`, `of every 3 months`, `in november`,
  /// `monthly`, `every year`.
  ///
  /// - Returns: `nil` for other words.
  private mutating func container() throws(RecurrenceDoubt) -> Container? {
    let start = cursor
    let isSaid = cursor.take(.of, .inside)
    _ = cursor.take(.the)
    let months = monthList()
    if !months.isEmpty {
      if cursor.take(.every) {
        guard let (unit, words) = cursor.entry(cursor.vocabulary.units),
          unit == RecurrenceUnit(.yearly)
        else { throw unknown() }
        isRepeating = true
        cursor.skip(words)
      }
      if cursor.vocabulary.language == .turkish { _ = cursor.take(.inside) }
      return .months(months)
    }
    if !isSaid, let (unit, words) = cursor.entry(cursor.vocabulary.adverbs) {
      cursor.skip(words)
      isRepeating = true
      return .unit(unit)
    }
    let isEvery = cursor.take(.every)
    var count = 1
    if isEvery {
      isRepeating = true
      if cursor.take(.other) {
        count = 2
      } else if let number = cursor.number() ?? cursor.ordinal()?.value {
        count = number
        cursor.skip()
      }
    }
    guard isSaid || isEvery, let (unit, words) = cursor.entry(cursor.vocabulary.units),
      Recurrence.intervals.contains(count)
    else {
      guard !isSaid, !isEvery else { throw unknown() }
      cursor = start
      return nil
    }
    cursor.skip(words)
    if count == 1, unit == RecurrenceUnit(.monthly, 3) { return .quarters }
    return .unit(RecurrenceUnit(unit.frequency, unit.count * count))
  }

  /// Reads a list of months, `jan, apr and jul`, which may be empty.
  mutating func monthList() -> [Int] {
    var months: [Int] = []
    for _ in 0..<12 {
      let start = cursor
      if !months.isEmpty { _ = cursor.take(.and) }
      guard let month = cursor.month() else {
        cursor = start
        break
      }
      cursor.skip()
      if !months.contains(month) { months.append(month) }
    }
    return months
  }

  private func monthListAhead() -> [Int] {
    var copy = self
    _ = copy.cursor.take(.of)
    let months = copy.monthList()
    // `Oca ayında` limits the rule.
    return copy.cursor.has(.inside) ? [] : months
  }
}
