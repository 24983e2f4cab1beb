/// Reads days by their position in a week, a month or a year: `end of next month`,
/// `friday next week`, `ayın 10'u`.
struct PeriodPhrase {
  private let today: CivilDate

  init(today: CivilDate) {
    self.today = today
  }

  /// Reads a day by its position; returns `nil` for other words.
  ///
  /// - Throws: `MomentFault` for a day that the period does not have, and for a day of this week
  ///   that has passed.
  func take(from cursor: inout PhraseCursor) throws(MomentFault) -> CivilDate? {
    let start = cursor
    if let day = edge(&cursor) { return day }
    cursor = start
    if let day = try ordinal(&cursor) { return day }
    cursor = start
    if let day = try numbered(&cursor) { return day }
    cursor = start
    if let day = try insidePeriod(&cursor) { return day }
    cursor = start
    if let day = try weekdayOfPeriod(&cursor) { return day }
    cursor = start
    return nil
  }

  /// Reads the start, middle or end of a period, as in `end of the month`, `mid january` or `eom`;
  /// returns `nil` for other words.
  private func edge(_ cursor: inout PhraseCursor) -> CivilDate? {
    let whole = cursor.take { meaning -> (PeriodEdge, CalendarWords.Unit)? in
      if case .edgeOf(let edge, let unit) = meaning.term { (edge, unit) } else { nil }
    }
    if let (edge, unit) = whole {
      return Period(unit, nil, today)?.day(from: today) { $0[edge] }
    }
    _ = cursor.take(.the, .inThe)
    guard let edge = takeEdge(&cursor), cursor.take(.of) || edge == .middle,
      let period = Period.take(from: &cursor, today: today)
    else { return nil }
    return period.day(from: today) { $0[edge] }
  }

  private func takeEdge(_ cursor: inout PhraseCursor) -> PeriodEdge? {
    cursor.take { if case .edge(let edge) = $0.term { edge } else { nil } }
  }

  /// Reads a counted day; returns `nil` for other words.
  ///
  /// Examples are `first monday of january`, `the last day of the month` and `third thursday next
  /// month`.
  private func ordinal(_ cursor: inout PhraseCursor) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    _ = cursor.take(.the)
    guard let place = OrdinalPlace.take(from: &cursor) else { return nil }
    _ = cursor.take(.of) || cursor.take(.ahead)
    guard let period = Period.take(from: &cursor, today: today),
      period.isMonth || !place.isOfMonth
    else { return nil }
    return try day(at: place, in: period, cursor.written(from: start))
  }

  private func day(
    at place: OrdinalPlace,
    in period: Period,
    _ written: String
  ) throws(MomentFault) -> CivilDate? {
    // The weeks of a month begin before and end behind it; only the first one is clear.
    if case .week(let number) = place, number != 1 { return nil }
    guard let day = period.day(from: today, place.day) else { throw .noCalendar(written) }
    return day
  }

  /// Reads the number of a day and then its month, as in `10th of next month`; returns `nil` for
  /// other words.
  private func numbered(_ cursor: inout PhraseCursor) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    _ = cursor.take(.the)
    guard let number = cursor.word().flatMap(DayPhrase.dayOfMonth) else { return nil }
    cursor.skip()
    guard cursor.take(.of), let period = Period.take(from: &cursor, today: today), period.isMonth
    else { return nil }
    guard let day = period.day(from: today, { $0.day(numbered: number) }) else {
      throw .noCalendar(cursor.written(from: start))
    }
    return day
  }

  /// Reads a day after its period; returns `nil` for other words.
  ///
  /// Examples are `next week friday`, `next month on the 10th`, `ay sonu`, `ayın 10'u`, `ayın ilk
  /// pazartesisi` and `haftaya`.
  private func insidePeriod(_ cursor: inout PhraseCursor) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    guard let period = Period.take(from: &cursor, today: today) else { return nil }
    let isOwner = cursor.ending == .genitive
    let edge = cursor.take { if case .edgeBehind(let edge) = $0.term { edge } else { nil } }
    if let edge { return period.day(from: today) { $0[edge] } }
    let rest = cursor
    _ = cursor.take(.on)
    if period.isWeek, period.isSaid, let day = try weekdayInside(period, &cursor, start) {
      return day
    }
    cursor = rest
    _ = cursor.take(.on)
    _ = cursor.take(.the)
    if let place = OrdinalPlace.take(from: &cursor) {
      return try day(at: place, in: period, cursor.written(from: start))
    }
    if period.isMonth, isOwner || period.isAhead, let number = dayNumber(&cursor, isOwner) {
      guard let day = period.day(from: today, { $0.day(numbered: number) }) else {
        throw .noCalendar(cursor.written(from: start))
      }
      return day
    }
    cursor = rest
    return period.isAhead ? period.start : nil
  }

  private func weekdayInside(
    _ period: Period,
    _ cursor: inout PhraseCursor,
    _ start: Int
  ) throws(MomentFault) -> CivilDate? {
    if cursor.take(.weekend) { return period.isAhead ? period.day(.saturday) : nil }
    if period.isAhead, let days = DayPhrase.takeDay(&cursor) {
      // `haftaya bugün`: the weeks are counted from the day.
      let weeks = period.start.daysSince1970 - today.startOfWeek.daysSince1970
      return (0...1).contains(days) ? today.adding(days: weeks + days) : nil
    }
    guard let name = DayPhrase.takeWeekday(&cursor), let day = period.day(name.weekday) else {
      return nil
    }
    return try ahead(day, of: period, cursor.written(from: start))
  }

  /// Reads the number of a day after its month: `10'u`, `birinde`, or `the 10th` after `next
  /// month`; returns `nil` for other words.
  private func dayNumber(_ cursor: inout PhraseCursor, _ isOwner: Bool) -> Int? {
    if let word = cursor.word(), let number = DayPhrase.dayOfMonth(word),
      isOwner || word.number == nil
    {
      cursor.skip()
      return number
    }
    guard isOwner, let number = CountPhrase.take(from: &cursor), (1...31).contains(number),
      cursor.ending != nil
    else { return nil }
    return number
  }

  /// Reads a weekday before its week; returns `nil` for other words.
  ///
  /// Examples are `friday next week`, `friday of this week`, `cuma haftaya`, `friday week` and
  /// `friday after next`.
  private func weekdayOfPeriod(_ cursor: inout PhraseCursor) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    guard let name = DayPhrase.takeWeekday(&cursor) else { return nil }
    let coming = today.next(name.weekday)
    let before = cursor
    if cursor.take(.afterNext) { return coming.adding(days: 7) }
    if cursor.take(.fortnight) { return coming.adding(days: 14) }
    let isWeekLater = cursor.take { $0.term == .unit(.week) && $0.ending == nil ? true : nil }
    if isWeekLater == true, !before.isAt(.weekend) { return coming.adding(days: 7) }
    cursor = before
    _ = cursor.take(.of)
    guard let period = Period.take(from: &cursor, today: today), period.isSaid,
      let day = period.day(name.weekday)
    else { return nil }
    return try ahead(day, of: period, cursor.written(from: start))
  }

  /// Returns the day unless it is a day of this week that has passed, since `this` means the future
  /// (BW-30).
  ///
  /// - Throws: `MomentFault` if the day has passed.
  private func ahead(
    _ day: CivilDate,
    of period: Period,
    _ written: String
  ) throws(MomentFault) -> CivilDate {
    guard period.start == today.startOfWeek, day < today else { return day }
    throw MomentFault(
      english: "“\(written)” is in the past",
      turkish: "“\(written)” geçti"
    )
  }
}

/// A counted position in a period: `first day`, `last friday`, `ilk haftası`.
private enum OrdinalPlace {
  case day(Int)
  /// The day of a month, as in `first of january`.
  case dayOfMonth(Int)
  case weekday(Weekday, Int)
  case week(Int)

  static func take(from cursor: inout PhraseCursor) -> OrdinalPlace? {
    let start = cursor
    let ordinal = cursor.take { meaning -> Int? in
      if case .ordinal(let number) = meaning.term { number } else { nil }
    }
    let number = ordinal ?? cursor.word().flatMap(DayPhrase.ordinal)
    if ordinal == nil, number != nil { cursor.skip() }
    guard let number else { return nil }
    if cursor.take(.unit(.day)) { return .day(number) }
    if cursor.take(.unit(.week)) { return .week(number) }
    if let name = DayPhrase.takeWeekday(&cursor) { return .weekday(name.weekday, number) }
    if ordinal != nil, cursor.isAt(.of) { return .dayOfMonth(number) }
    cursor = start
    return nil
  }

  var isOfMonth: Bool { if case .dayOfMonth = self { true } else { false } }

  func day(in period: Period) -> CivilDate? {
    switch self {
    case .day(let number) where number < 0, .dayOfMonth(let number) where number < 0:
      return period.last
    case .day(let number), .dayOfMonth(let number):
      let day = period.start.adding(days: number - 1)
      return day <= period.last ? day : nil
    case .weekday(let weekday, let number): return period.day(weekday, ordinal: number)
    case .week: return period.start
    }
  }
}
