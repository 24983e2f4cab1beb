/// A week, a month or a year that a phrase names: `next week`, `the month`, `January 2027`,
/// `gelecek ay`.
struct Period {
  private let unit: CalendarWords.Unit
  let start: CivilDate
  /// The number of months to the next period of the same length; 0 for a week.
  ///
  /// The next period is meant if the wanted day of this one has passed. It is `nil` if the phrase
  /// means exactly this period.
  private let monthsToNext: Int?
  /// Whether the phrase names a coming period, as `next week` does and `the week` does not.
  ///
  /// Such a phrase means a day even without further words.
  let isAhead: Bool

  var isWeek: Bool { unit == .week }
  var isMonth: Bool { unit == .month }
  /// Whether a word such as `next` selects the period.
  var isSaid: Bool { monthsToNext == nil }

  private init(
    _ unit: CalendarWords.Unit,
    _ start: CivilDate,
    monthsToNext: Int? = nil,
    isAhead: Bool = false
  ) {
    self.unit = unit
    self.start = start
    self.monthsToNext = monthsToNext
    self.isAhead = isAhead
  }

  /// Reads a period; returns `nil` for other words.
  ///
  /// Without a selecting word, as in `end of month`, it is the period whose day is still to come.
  static func take(from cursor: inout PhraseCursor, today: CivilDate) -> Period? {
    let start = cursor
    if let period = month(&cursor, today) { return period }
    let named = cursor.take { meaning -> (Int, CalendarWords.Unit)? in
      if case .period(let count, let unit) = meaning.term { (count, unit) } else { nil }
    }
    if let (count, unit) = named { return Period(unit, count, today) }
    _ = cursor.take(.the)
    let which = cursor.take { meaning -> Int? in
      switch meaning.term {
      case .which(let count): count
      case .coming: 1
      default: nil
      }
    }
    // `hafta sonu` is two days, and no end of a week.
    let unit = cursor.isAt(.weekend) ? nil : cursor.take(CalendarWords.Unit.init)
    guard let unit, let period = Period(unit, which, today) else {
      cursor = start
      return nil
    }
    return period
  }

  /// Creates the period that is `which` units from the present one; `nil` for a unit without days.
  ///
  /// If `which` is `nil`, it is the first period whose wanted day has not passed.
  init?(_ unit: CalendarWords.Unit, _ which: Int?, _ today: CivilDate) {
    let count = which ?? 0
    let isAhead = count > 0
    switch unit {
    case .week:
      // A week that is over is followed by the next one, which `next` finds by days.
      self.init(
        unit,
        today.startOfWeek.adding(days: 7 * count),
        monthsToNext: which == nil ? 0 : nil,
        isAhead: isAhead
      )
    case .month:
      let start = today.adding(days: 1 - today.day).adding(months: count)
      self.init(unit, start, monthsToNext: which == nil ? 1 : nil, isAhead: isAhead)
    case .year:
      guard let start = CivilDate(year: today.year + count, month: 1, day: 1) else { return nil }
      self.init(unit, start, monthsToNext: which == nil ? 12 : nil, isAhead: isAhead)
    case .minute, .hour, .day: return nil
    }
  }

  /// Reads a month as a period, as in `January 2027` or `ocak ayının`; returns `nil` for other
  /// words.
  private static func month(_ cursor: inout PhraseCursor, _ today: CivilDate) -> Period? {
    let month = cursor.take { meaning -> Int? in
      if case .month(let month) = meaning.term { month } else { nil }
    }
    guard let month else { return nil }
    _ = cursor.take(.unit(.month))
    var year: Int?
    if let word = cursor.word(), word.folded.utf8.count == 4, let number = word.number {
      cursor.skip()
      year = number
    }
    return CivilDate(year: year ?? today.year, month: month, day: 1).map {
      Period(.month, $0, monthsToNext: year == nil ? 12 : nil)
    }
  }

  private var next: Period? {
    guard let monthsToNext else { return nil }
    return Period(
      unit,
      isWeek ? start.adding(days: 7) : start.adding(months: monthsToNext)
    )
  }

  /// Returns the day that `find` finds in the period; `nil` if it finds none.
  ///
  /// If that day has passed, and no word such as `this` selects the period, it is the day in the
  /// next period.
  func day(from today: CivilDate, _ find: (Period) -> CivilDate?) -> CivilDate? {
    guard let next else { return find(self) }
    if let day = find(self), day >= today { return day }
    return find(next)
  }

  var last: CivilDate {
    switch unit {
    case .week: start.adding(days: 6)
    case .year: start.adding(months: 12).adding(days: -1)
    default: start.endOfMonth
    }
  }

  subscript(edge: PeriodEdge) -> CivilDate {
    switch (edge, unit) {
    case (.start, _): start
    case (.end, _): last
    case (.middle, .week): start.adding(days: 2)
    case (.middle, .year): start.adding(months: 6)
    case (.middle, _): start.adding(days: 14)
    }
  }

  /// Returns the day of the month with this number; `nil` for a week, for a year, or if the month
  /// has no such day.
  func day(numbered number: Int) -> CivilDate? {
    isMonth ? CivilDate(year: start.year, month: start.month, day: number) : nil
  }

  /// Returns the first, second … day of the period that is this weekday, or the last one if
  /// `ordinal` is negative.
  ///
  /// `nil` if the period has fewer such days.
  func day(_ weekday: Weekday, ordinal: Int) -> CivilDate? {
    let first = start.adding(days: start.weekday.days(until: weekday))
    if ordinal < 0 { return last.adding(days: -weekday.days(until: last.weekday)) }
    let found = first.adding(days: 7 * (ordinal - 1))
    return found <= last ? found : nil
  }

  func day(_ weekday: Weekday) -> CivilDate? {
    isWeek ? start.adding(days: weekday.rawValue - 1) : nil
  }
}
