/// Reads days in words: `tomorrow`, `next friday`, `end of month`, `24 Dec 2027`, `yarın`,
/// `haftaya`.
enum DayPhrase {
  case day(CivilDate)
  /// A phrase that is a day only if the context confirms it: `20th` or `the weekend`.
  case doubtful(CivilDate)
  /// A weekday by its name alone, which means the next such day, or confirms a date that is written
  /// next to it.
  case weekday(CalendarWords.WeekdayName)

  /// Reads a day; returns `nil` for other words.
  ///
  /// - Throws: `MomentFault` for a day that does not exist.
  static func take(
    from cursor: inout PhraseCursor,
    on clock: UserClock
  ) throws(MomentFault) -> DayPhrase? {
    let today = clock.today
    let start = cursor.index
    if let day = try adjacent(&cursor, clock) { return .day(day) }
    if let day = try written(&cursor, today) { return .day(day) }
    if let day = try PeriodPhrase(today: today).take(from: &cursor) { return .day(day) }
    if let days = takeDay(&cursor) { return .day(today.adding(days: days)) }
    if let day = chosen(&cursor, today) { return .day(day) }
    if let day = numbered(&cursor, today) { return day }
    if cursor.take(.unclear) {
      throw MomentFault(
        english: "“\(cursor.written(from: start))” is not one certain day",
        turkish: "“\(cursor.written(from: start))” belirli tek bir gün değil"
      )
    }
    return takeWeekday(&cursor).map { .weekday($0) }
  }

  /// Reads a day, a weekday alone as the next such day; returns `nil` for other words.
  static func day(
    from cursor: inout PhraseCursor,
    on clock: UserClock
  ) throws(MomentFault) -> CivilDate? {
    switch try take(from: &cursor, on: clock) {
    case .day(let day), .doubtful(let day): day
    case .weekday(let name): clock.today.next(name.weekday)
    case nil: nil
    }
  }

  /// Reads a word such as `tomorrow` or `öbür gün`, and returns its number of days from today;
  /// `nil` for other words.
  static func takeDay(_ cursor: inout PhraseCursor) -> Int? {
    cursor.take { if case .day(let days) = $0.term { days } else { nil } }
  }

  /// Reads a weekday's name, and the word `günü` if it follows; returns `nil` for other words.
  static func takeWeekday(_ cursor: inout PhraseCursor) -> CalendarWords.WeekdayName? {
    let name = cursor.take { meaning -> CalendarWords.WeekdayName? in
      switch meaning.term {
      case .weekday(let day):
        CalendarWords.WeekdayName(weekday: day, language: meaning.language, isShort: false)
      case .shortWeekday(let day):
        CalendarWords.WeekdayName(weekday: day, language: meaning.language, isShort: true)
      default: nil
      }
    }
    if name != nil {
      _ = cursor.take { $0.term == .unit(.day) && $0.ending != nil ? true : nil }
    }
    return name
  }

  /// Reads `the day after friday` or `the day before yesterday`; returns `nil` for other words.
  private static func adjacent(
    _ cursor: inout PhraseCursor,
    _ clock: UserClock
  ) throws(MomentFault) -> CivilDate? {
    let start = cursor
    let days = cursor.take { meaning -> Int? in
      if case .adjacentDay(let days) = meaning.term { days } else { nil }
    }
    guard let days else { return nil }
    guard let day = try day(from: &cursor, on: clock) else {
      cursor = start
      return nil
    }
    return day.adding(days: days)
  }

  /// Reads `next friday`, `this weekend`, `önümüzdeki cuma` or `yılbaşında`; returns `nil` for
  /// other words.
  private static func chosen(_ cursor: inout PhraseCursor, _ today: CivilDate) -> CivilDate? {
    let start = cursor
    let fixed = cursor.take { meaning -> CivilDate? in
      guard case .yearDay(let month, let day) = meaning.term else { return nil }
      return CivilDate.coming(month: month, day: day, from: today)
    }
    if let fixed { return fixed }
    if cursor.take(.weekend) { return weekend(of: today.startOfWeek, today) }
    _ = cursor.take(.the)
    let isComing = cursor.take(.coming)
    let which = cursor.take { meaning -> Int? in
      if case .which(let count) = meaning.term, count < 2 { count } else { nil }
    }
    if isComing || which != nil {
      let week = today.startOfWeek.adding(days: 7 * (which ?? 0))
      if which != -1, cursor.take(.weekend) { return weekend(of: week, today) }
      if let name = takeWeekday(&cursor) { return day(name.weekday, which, week, today) }
    }
    cursor = start
    return nil
  }

  /// Returns the weekday that `this` (0), `next` (1), `last` (-1) or a word for the coming one
  /// (`nil`) selects.
  ///
  /// With `this` it is today or later, never in the past (BW-30). With `next` it is in next week,
  /// and with `last` it is the last one before today.
  private static func day(
    _ weekday: Weekday,
    _ which: Int?,
    _ week: CivilDate,
    _ today: CivilDate
  ) -> CivilDate {
    switch which {
    case 0: today.adding(days: today.weekday.days(until: weekday))
    case -1: today.next(weekday).adding(days: today.weekday == weekday ? -14 : -7)
    case nil: today.next(weekday)
    default: week.adding(days: weekday.rawValue - 1)
    }
  }

  /// Returns the Saturday of a week, or today if today is that week's Sunday.
  private static func weekend(of week: CivilDate, _ today: CivilDate) -> CivilDate {
    max(week.adding(days: 5), min(today, week.adding(days: 6)))
  }

  /// Reads a day and a month, with a year or without; returns `nil` for other words.
  ///
  /// Examples are `24 Dec`, `the 24th of December 2027` and `Aralık'ın 24'ü`.
  private static func written(
    _ cursor: inout PhraseCursor,
    _ today: CivilDate
  ) throws(MomentFault) -> CivilDate? {
    let start = cursor
    _ = cursor.take(.the)
    let number: Int
    let month: Int
    if let found = cursor.word().flatMap(dayOfMonth) {
      cursor.skip()
      _ = cursor.take(.of)
      guard let name = takeMonth(&cursor) else {
        cursor = start
        return nil
      }
      (number, month) = (found, name)
    } else if cursor.word()?.isLikeName == false, let name = takeMonth(&cursor) {
      _ = cursor.take(.the)
      guard let found = cursor.word().flatMap(dayOfMonth) else {
        cursor = start
        return nil
      }
      cursor.skip()
      (number, month) = (found, name)
    } else {
      cursor = start
      return nil
    }
    let written = cursor.written(from: start.index)
    if let word = cursor.word(), word.folded.utf8.count == 4, let year = word.number {
      cursor.skip()
      if let day = CivilDate(year: year, month: month, day: number) { return day }
      throw .noCalendar(cursor.written(from: start.index))
    }
    guard let day = CivilDate.coming(month: month, day: number, from: today) else {
      throw .noCalendar(written)
    }
    return day
  }

  private static func takeMonth(_ cursor: inout PhraseCursor) -> Int? {
    cursor.take { if case .month(let month) = $0.term { month } else { nil } }
  }

  /// Reads the number of a day, as in `20th` or `the 20th`, or `the weekend`; returns `nil` for
  /// other words.
  ///
  /// Without confirmation by other words, `20th` may also be a rank in a race.
  private static func numbered(_ cursor: inout PhraseCursor, _ today: CivilDate) -> DayPhrase? {
    let start = cursor
    let hasArticle = cursor.take(.the)
    if hasArticle, cursor.take(.weekend) {
      return .doubtful(weekend(of: today.startOfWeek, today))
    }
    // In Turkish `15'inde` is on the 15th.
    let isDated = cursor.word()?.ending == .dated
    let found = cursor.word().flatMap { isDated ? $0.number : ordinal($0) }
    guard let number = found, (1...31).contains(number) else {
      cursor = start
      return nil
    }
    cursor.skip()
    let month = today.adding(days: 1 - today.day)
    // Of two months that follow each other one has 31 days.
    for distance in 0...2 {
      let first = month.adding(months: distance)
      if let day = CivilDate(year: first.year, month: first.month, day: number), day >= today {
        return hasArticle || isDated ? .day(day) : .doubtful(day)
      }
    }
    cursor = start
    return nil
  }

  /// Returns the number of a day: `24`, `24th`, or `24.` as in German; `nil` for any other word.
  static func dayOfMonth(_ word: PhraseWord) -> Int? {
    let digits = word.folded.utf8.prefix(while: PhraseWord.isDigit).count
    guard (1...2).contains(digits) else { return nil }
    if ["", "."].contains(word.folded.dropFirst(digits)) {
      return PhraseWord.number(word.folded.prefix(digits))
    }
    return ordinal(word)
  }

  /// Returns the number of an ordinal such as `24th`; `nil` for any other word.
  static func ordinal(_ word: PhraseWord) -> Int? {
    let digits = word.folded.utf8.prefix(while: PhraseWord.isDigit).count
    let ending = String(word.folded.dropFirst(digits))
    guard (1...2).contains(digits),
      PhraseWords.all.contains(where: { $0.ordinalEndings.contains(ending) })
    else { return nil }
    return PhraseWord.number(word.folded.prefix(digits))
  }
}

extension CivilDate {
  /// Returns the next day that is this weekday, strictly after this day.
  func next(_ weekday: Weekday) -> CivilDate {
    let distance = self.weekday.days(until: weekday)
    return adding(days: distance == 0 ? 7 : distance)
  }

  /// Returns the first date with this month and day that is not before `today`; `nil` if no year
  /// has it.
  static func coming(month: Int, day: Int, from today: CivilDate) -> CivilDate? {
    // A 29 February comes within eight years.
    for year in today.year...today.year + 8 {
      if let found = CivilDate(year: year, month: month, day: day), found >= today {
        return found
      }
    }
    return nil
  }
}
