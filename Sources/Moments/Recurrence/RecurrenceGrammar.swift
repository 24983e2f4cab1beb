/// The parser of a rule's words in one language.
///
/// The recurrence comes first (`every 2 weeks on mon`, `last day of every month`), then its bounds
/// in any order: a time, a start, an end.
struct RecurrenceGrammar {
  var cursor: RecurrenceCursor
  let clock: UserClock
  var rule = Recurrence(frequency: .daily)
  var bounds = RecurrenceBounds()
  /// Whether the words themselves express a repetition, as `every` and `mondays` do.
  var isRepeating = false
  /// Whether the words begin with an adverb such as `daily`.
  var beginsWithAdverb = false
  /// Whether the words list weekdays by name, `mon, wed, fri`.
  var listsWeekdays = false
  /// Whether the unit is a quarter, whose first and last days are those of the calendar's quarters.
  var isQuarter = false

  init(_ words: [PhraseWord], _ vocabulary: RecurrenceVocabulary, on clock: UserClock) {
    cursor = RecurrenceCursor(words, vocabulary)
    self.clock = clock
  }

  mutating func read() throws(RecurrenceDoubt) {
    if try !completion() {
      try subject()
    }
    try readBounds()
  }

  func unknown() -> RecurrenceDoubt {
    guard let word = cursor.word() else { return .noEnd }
    return cursor.vocabulary.shortUnits.contains(word.folded)
      ? .shortUnit(word.written) : .unknown(word.written)
  }

  // MARK: From completion

  /// Reads an interval from completion: `after 3 days`, `3 days after completion`,
  /// `tamamlanınca 3 gün sonra`.
  ///
  /// - Returns: `false` for other words.
  private mutating func completion() throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    let isSaid = cursor.take(.after, .completion)
    guard let (count, unit) = try counted() else {
      cursor = start
      guard !isSaid else {
        cursor.skip()
        throw unknown()
      }
      return false
    }
    let isComplete = cursor.take(.completion)
    let isBehind = isComplete || cursor.take(.behind)
    guard isSaid || isBehind else {
      cursor = start
      return false
    }
    isRepeating = isComplete || (isSaid && isBehind)
    rule = Recurrence(frequency: unit.frequency, interval: count, isFromCompletion: true)
    if unit.isCountedInWorkdays { rule.countWorkdays() }
    return true
  }

  /// Reads a number and a unit, or a number of working days; returns `nil` for other words.
  private mutating func counted() throws(RecurrenceDoubt) -> (
    Int, (frequency: Recurrence.Frequency, isCountedInWorkdays: Bool)
  )? {
    guard let number = cursor.number() else { return nil }
    let written = cursor.written(1)
    if let (unit, words) = cursor.entry(cursor.vocabulary.units, 1) {
      cursor.skip(1 + words)
      return (try interval(number * unit.count, written), (unit.frequency, false))
    }
    let words = cursor.length(.workdays, 1)
    guard words > 0 else { return nil }
    cursor.skip(1 + words)
    return (try interval(number, written), (.daily, true))
  }

  private func interval(_ number: Int, _ written: String) throws(RecurrenceDoubt) -> Int {
    guard Recurrence.intervals.contains(number) else { throw .interval(written) }
    return number
  }

  // MARK: What comes back

  private mutating func subject() throws(RecurrenceDoubt) {
    if try adverb() { return }
    let isOn = cursor.take(.on)
    if !isOn { _ = cursor.take(.at) }
    let isThe = cursor.take(.the)
    let isEvery = try lead()
    guard !cursor.isAtEnd else { throw .missing }
    if isEvery, cursor.entry(cursor.vocabulary.adverbs) != nil { throw unknown() }
    let interval = try leadingInterval(isEvery: isEvery)
    if try counted(interval) { return }
    if cursor.take(.leapDay) {
      rule = Recurrence(frequency: .yearly, interval: interval ?? 1, monthDays: [29], months: [2])
      return
    }
    if try weekdays(interval: interval) { return }
    if isEvery, let word = cursor.word(), cursor.vocabulary.partsOfDay.contains(word.folded) {
      // The time is one of the bounds.
      (rule.frequency, rule.interval) = (.daily, interval ?? 1)
      return
    }
    // `Pay 2 every month` says how many, and `at 2 every month` when.
    let isBareNumber = cursor.word()?.written.allSatisfy(\.isNumber) == true
    if isBareNumber, !isEvery, !isOn, !isThe, cursor.month(1) == nil { throw unknown() }
    try days(interval: interval, isEvery: isEvery)
  }

  /// Reads `every`, `once a` or `once every`; returns `false` for other words.
  private mutating func lead() throws(RecurrenceDoubt) -> Bool {
    let isStrict = cursor.word()?.written.hasSuffix("!") == true
    if cursor.take(.everyFromCompletion) || (isStrict && cursor.take(.every)) {
      rule.isFromCompletion = true
    } else if cursor.take(.once) {
      guard cursor.take(.every, .per) else { throw unknown() }
    } else if !cursor.take(.every) {
      return false
    }
    _ = cursor.take(.single)
    isRepeating = true
    return true
  }

  /// Reads an adverb and the days after it: `weekly`, `quarterly on the 1st`; returns `false` for
  /// other words.
  private mutating func adverb() throws(RecurrenceDoubt) -> Bool {
    if let (readings, _) = cursor.entry(cursor.vocabulary.ambiguousAdverbs) {
      throw .ambiguous(
        cursor.written(1),
        readings.map { Recurrence(frequency: $0.frequency, interval: $0.count) }
      )
    }
    guard let (unit, words) = cursor.entry(cursor.vocabulary.adverbs) else { return false }
    let isAdjective = cursor.word().map {
      cursor.vocabulary.adjectives.contains($0.folded)
    }
    isRepeating = isAdjective != true
    beginsWithAdverb = true
    cursor.skip(words)
    (rule.frequency, rule.interval) = (unit.frequency, unit.count)
    isQuarter = unit == RecurrenceUnit(.monthly, 3)
    try daysBehindUnit()
    return true
  }

  /// Reads the interval before a unit or a weekday; returns `nil` for other words.
  ///
  /// It is `other`, `3`, or an ordinal that is used as an interval.
  ///
  /// - Throws: An error for `third friday` after `every`, which is ambiguous: every third Friday,
  ///   or one of each month.
  private mutating func leadingInterval(isEvery: Bool) throws(RecurrenceDoubt) -> Int? {
    if cursor.take(.other) || cursor.take(.couple) { return 2 }
    if let number = cursor.number() {
      let written = cursor.written(1)
      let isUnit =
        cursor.entry(cursor.vocabulary.units, 1) != nil
        || cursor.entry(cursor.vocabulary.unitsBeforeOne, 1) != nil
        || cursor.has(.workdaysInterval, 1)
      let form = cursor.weekday(1)?.form
      let isDay = cursor.has(.workdays, 1) || cursor.has(.weekends, 1) || form != nil
      if isUnit || (isEvery && isDay) || form == .beforeOne {
        cursor.skip()
        return try interval(number, written)
      }
    }
    guard isEvery, let (ordinal, _) = cursor.ordinal(), ordinal > 1 else { return nil }
    let length = ordinalHead()
    guard length > 0, !cursor.has(.of, 1 + length), !cursor.has(.inside, 1 + length) else {
      return nil
    }
    if cursor.entry(cursor.vocabulary.units, 1) == nil, ordinal > 2 {
      throw ambiguousOrdinal(ordinal)
    }
    let written = cursor.written(1)
    cursor.skip()
    return try interval(ordinal, written)
  }

  /// Returns how many words after an ordinal name a unit or a kind of day; 0 if there are none.
  private func ordinalHead() -> Int {
    if let unit = cursor.entry(cursor.vocabulary.units, 1) { return unit.count }
    let workdays = max(cursor.length(.workdays, 1), cursor.length(.weekend, 1))
    return workdays > 0 ? workdays : cursor.weekday(1) == nil ? 0 : 1
  }

  private func ambiguousOrdinal(_ ordinal: Int) -> RecurrenceDoubt {
    var (interval, place) = (Recurrence(frequency: .weekly), Recurrence(frequency: .monthly))
    if let weekday = cursor.weekday(1)?.weekday {
      interval.places = [Recurrence.Place(ordinal: nil, weekday: weekday)]
      place.places = [Recurrence.Place(ordinal: ordinal, weekday: weekday)]
    } else {
      interval.countWorkdays()
      place.places = Recurrence.workdays
      place.setPositions = [ordinal]
    }
    interval.interval = ordinal
    return .ambiguous(
      cursor.written(1 + ordinalHead()),
      ordinal > 5 ? [interval] : [interval, place]
    )
  }

  /// Reads a unit of time, and its days if they are named; returns `false` for other words.
  private mutating func counted(_ interval: Int?) throws(RecurrenceDoubt) -> Bool {
    guard !cursor.has(.workdays), !cursor.has(.weekend), !cursor.has(.weekends) else {
      return false
    }
    if cursor.has(.end, 1), let (unit, words) = cursor.entry(cursor.vocabulary.units),
      unit.frequency != .monthly
    {
      cursor.skip(words)
      throw unknown()
    }
    var unit = cursor.entry(cursor.vocabulary.units)
    if let (found, words) = cursor.entry(cursor.vocabulary.unitsBeforeOne),
      cursor.has(.one, words)
    {
      cursor.skip(words)
      _ = cursor.take(.one)
      isRepeating = true
      unit = (found, 0)
    }
    guard let (found, words) = unit else { return false }
    // `last day`, `1st`: not the unit.
    cursor.skip(words)
    rule.frequency = found.frequency
    isQuarter = interval == nil && found == RecurrenceUnit(.monthly, 3)
    rule.interval = try self.interval((interval ?? 1) * found.count, "\(interval ?? 1)")
    try daysBehindUnit()
    return true
  }
}
