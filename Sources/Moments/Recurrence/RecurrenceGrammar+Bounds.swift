/// The bounds of a rule in words: a time, a first day and an end.
struct RecurrenceBounds: Hashable, Sendable {
  var time: WrittenTime?
  var start: CivilDate?
  /// Whether the first day was written without a word such as `starting`, so that it must be a day
  /// of the rule.
  var startIsDay = false
  /// The words of a span of hours, `14:30-15:30`, which begins at `time`.
  var spanWords: [String] = []
  /// The length of the repetition from its first day, as in `for 3 weeks`; `nil` for none.
  var span: RecurrenceUnit?
}

extension RecurrenceGrammar {
  /// The most words that one day or time may have.
  private static let maximumWords = 8
  /// The most bounds that are read: a time, a start, an end, months and the first day of weeks,
  /// some in two parts.
  private static let maximumBounds = 10

  mutating func readBounds() throws(RecurrenceDoubt) {
    for _ in 0..<Self.maximumBounds where !cursor.isAtEnd {
      if try count() { continue }
      if try span() { continue }
      if try until() { continue }
      if try start() { continue }
      if try weeksFrom() { continue }
      if try months() { continue }
      if try fromCompletion() { continue }
      try moment()
    }
    guard cursor.isAtEnd else { throw unknown() }
    if let start = bounds.start, bounds.startIsDay, !rule.has(start) {
      throw .unfit(start, clock.today)
    }
  }

  // MARK: The end

  /// Whether the next number counts occurrences or the units of a span, and is not a day.
  var isCountAhead: Bool {
    guard cursor.number() != nil else { return false }
    if cursor.has(.times, 1) { return true }
    guard let unit = cursor.entry(cursor.vocabulary.units, 1) else { return false }
    return cursor.has(.duringBehind, 1 + unit.count)
  }

  /// Reads a number of occurrences: `10 times`, `for 5 times`, `10 kez`.
  ///
  /// - Returns: `false` for other words.
  private mutating func count() throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    _ = cursor.take(.during)
    guard let number = cursor.number(), cursor.has(.times, 1) else {
      cursor = start
      return false
    }
    guard rule.end == .never, bounds.span == nil else { throw unknown() }
    guard Recurrence.counts.contains(number) else { throw .count(number) }
    cursor.skip()
    _ = cursor.take(.times)
    rule.end = .count(number)
    return true
  }

  /// Reads the length of the repetition: `for 3 weeks`, `for the next three weeks`,
  /// `3 hafta boyunca`.
  ///
  /// - Returns: `false` for other words.
  private mutating func span() throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    let isSaid = cursor.take(.during)
    if isSaid { _ = cursor.take(.next) }
    guard let number = cursor.number(),
      let (unit, words) = cursor.entry(cursor.vocabulary.units, 1),
      isSaid || cursor.has(.duringBehind, 1 + words)
    else {
      cursor = start
      return false
    }
    guard rule.end == .never, bounds.span == nil else { throw unknown() }
    let count = number * unit.count
    guard Recurrence.intervals.contains(count) else { throw .interval(cursor.written(1)) }
    cursor.skip(1 + words)
    _ = cursor.take(.duringBehind)
    bounds.span = RecurrenceUnit(unit.frequency, count)
    return true
  }

  /// Reads the last day: `until 2027-01-01`, `bitiş 1 Ocak`, `24 Aralık'a kadar`.
  ///
  /// - Returns: `false` for other words.
  private mutating func until() throws(RecurrenceDoubt) -> Bool {
    let day: CivilDate
    if cursor.take(.until) {
      day = try self.day()
    } else if let found = try dayBefore(.untilBehind) {
      day = found
    } else {
      return false
    }
    try end(day)
    return true
  }

  private mutating func end(_ day: CivilDate) throws(RecurrenceDoubt) {
    guard rule.end == .never, bounds.span == nil else { throw .twoEnds }
    rule.end = .until(day)
  }

  // MARK: The start

  /// Reads the first day: `starting tomorrow 9am`, `from 1 Jan to 25 March`, `yarından itibaren`.
  ///
  /// - Returns: `false` for other words.
  private mutating func start() throws(RecurrenceDoubt) -> Bool {
    if cursor.take(.from) {
      guard !cursor.isAtEnd else { throw .missing }
      let (moment, words) = try longestMoment()
      switch moment {
      case .day(let day): bounds.start = day
      case .time(let day, let time):
        bounds.start = day
        try take(time)
      case .instant: throw .noDay(cursor.written(words))
      }
      cursor.skip(words)
      if cursor.take(.to) { try end(day()) }
      return true
    }
    guard let day = try dayBefore(.fromBehind) else { return false }
    bounds.start = day
    return true
  }

  /// Reads a day and the word after it that makes it a start or an end: `1 Ocak'a kadar`,
  /// `pazartesiden itibaren`.
  ///
  /// - Returns: `nil` for other words.
  private mutating func dayBefore(_ mark: RecurrenceMark) throws(RecurrenceDoubt) -> CivilDate? {
    guard cursor.vocabulary.marks[mark] != nil,
      let count = (1...Self.maximumWords).first(where: { cursor.has(mark, $0) })
    else { return nil }
    let text = cursor.written(count)
    for ending in cursor.vocabulary.dayEndings where text.hasSuffix(ending) {
      guard case .day(let day)? = moment(String(text.dropLast(ending.count))) else { continue }
      cursor.skip(count)
      _ = cursor.take(mark)
      return day
    }
    throw .noDay(text)
  }

  /// Reads the first day of weeks: `weeks from sunday`, `haftalar Paz başlar`.
  ///
  /// - Returns: `false` for other words.
  private mutating func weeksFrom() throws(RecurrenceDoubt) -> Bool {
    guard cursor.take(.weeksFrom) else { return false }
    guard let weekday = cursor.weekday()?.weekday else { throw unknown() }
    cursor.skip()
    _ = cursor.take(.begins)
    rule.weekStart = weekday
    return true
  }

  /// Reads the months of the rule: `in june and july`, `Oca ve Şub aylarında`.
  ///
  /// - Returns: `false` for other words.
  private mutating func months() throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    let isSaid = cursor.take(.inside)
    let months = monthList()
    guard !months.isEmpty, isSaid || cursor.take(.inside) else {
      cursor = start
      return false
    }
    guard rule.months.isEmpty else { throw unknown() }
    rule.months = months
    return true
  }

  /// Reads `after completion` or `when done` after a rule that is a plain interval.
  ///
  /// - Returns: `false` for other words.
  private mutating func fromCompletion() throws(RecurrenceDoubt) -> Bool {
    guard cursor.take(.completion) else { return false }
    guard rule.places.isEmpty || rule.isCountedInWorkdays, rule.monthDays.isEmpty,
      rule.months.isEmpty, rule.setPositions.isEmpty
    else { throw unknown() }
    rule.isFromCompletion = true
    return true
  }

  // MARK: A moment

  /// Reads the time of every occurrence, or the first day.
  private mutating func moment() throws(RecurrenceDoubt) {
    if let (time, words, span) = bareTime() {
      try take(time)
      bounds.spanWords = span
      cursor.skip(words)
      return
    }
    // A weekday of a month or a year is none of its days, nor a first one.
    guard cursor.weekday() == nil else { throw unknown() }
    let (moment, words) = try longestMoment()
    guard bounds.start == nil else { throw unknown() }
    switch moment {
    case .day(let day): bounds.start = day
    case .time(let day, let time):
      bounds.start = day
      try take(time)
    case .instant: throw unknown()
    }
    bounds.startIsDay = true
    cursor.skip(words)
  }

  private mutating func take(_ time: WrittenTime) throws(RecurrenceDoubt) {
    guard bounds.time == nil else { throw unknown() }
    bounds.time = time
  }

  /// Returns the longest time without a day in the next words, the number of its words, and the
  /// words of a span; `nil` for none.
  private func bareTime() -> (time: WrittenTime, words: Int, span: [String])? {
    for count in stride(from: wordsBeforeBound, through: 1, by: -1) {
      let text = cursor.written(count)
      guard let time = Self.time(of: text, on: clock) else { continue }
      let words = ["2026-12-04"] + text.split(separator: " ").map(String.init)
      if case .taken(let taken) = TrailingMoment(of: words, on: clock) {
        return (time, count, taken.keptWords)
      }
      return (time, count, [])
    }
    return nil
  }

  /// The number of words before the next bound: 1 in `9am until 1 March`.
  private var wordsBeforeBound: Int {
    let most = min(Self.maximumWords, cursor.remaining)
    let marks: [RecurrenceMark] = [.until, .from, .to, .during, .completion, .weeksFrom]
    return (1..<max(most, 1)).first { ahead in marks.contains { cursor.has($0, ahead) } } ?? most
  }

  /// Parses a time without a day; `nil` if the text includes a day.
  static func time(of text: String, on clock: UserClock) -> WrittenTime? {
    let times = ["2026-12-04", "2026-12-05"].map { day -> WrittenTime? in
      guard case .time(_, let time)? = moment("\(day) \(text)", on: clock) else { return nil }
      return time
    }
    return times[0] == times[1] ? times[0] : nil
  }

  private mutating func day() throws(RecurrenceDoubt) -> CivilDate {
    _ = cursor.take(.the)
    guard !cursor.isAtEnd else { throw .noEnd }
    let (moment, words) = try longestMoment()
    guard case .day(let day) = moment else { throw .noDay(cursor.written(words)) }
    cursor.skip(words)
    return day
  }

  /// Returns the longest day or time in the next words, with the number of its words.
  private func longestMoment() throws(RecurrenceDoubt) -> (WrittenMoment, words: Int) {
    for count in stride(from: wordsBeforeBound, through: 1, by: -1) {
      if let moment = moment(cursor.written(count)) { return (moment, count) }
    }
    let text = cursor.written(min(Self.maximumWords, cursor.remaining))
    do throws(MomentFault) {
      _ = try MomentPhrase(text, on: clock)
    } catch {
      let words = (0..<cursor.remaining).compactMap { cursor.word($0)?.written }
      // A word that no date has is said as one that no rule has.
      let isUnknown = words.contains { error.detail(of: $0) == nil }
      if !isUnknown || rule.end == .never && isEndAsked { throw RecurrenceDoubt(error) }
    }
    throw unknown()
  }

  /// Whether the previous word announces an end or a start.
  private var isEndAsked: Bool {
    var copy = cursor
    guard copy.index > 0 else { return false }
    copy.skip(-1)
    return copy.has(.until) || copy.has(.from)
  }

  private func moment(_ text: String) -> WrittenMoment? { Self.moment(text, on: clock) }

  private static func moment(_ text: String, on clock: UserClock) -> WrittenMoment? {
    do throws(MomentFault) {
      return try MomentPhrase(text, on: clock).moment
    } catch {
      return nil
    }
  }
}
