internal import Ground

/// Reads days in words: `tomorrow`, `next friday`, `end of month`, `24 Dec 2027`, `yarın`, `haftaya`.
enum DayPhrase {
  case day(CivilDate)
  /// A weekday by its name alone: the next one, or the one that a date beside it names.
  case weekday(CalendarWords.WeekdayName)

  /// Takes a day, where one stands.
  ///
  /// - Throws: `MomentFault` for a day that no calendar has.
  static func take(
    from cursor: inout PhraseCursor,
    today: CivilDate
  ) throws(MomentFault) -> DayPhrase? {
    if let day = relative(&cursor, today) { return .day(day) }
    if let day = try written(&cursor, today) { return .day(day) }
    guard let word = cursor.word(), let name = CalendarWords.weekday(word.folded) else {
      return nil
    }
    cursor.skip()
    _ = cursor.take("gunu")
    return .weekday(name)
  }

  private static func relative(_ cursor: inout PhraseCursor, _ today: CivilDate) -> CivilDate? {
    if cursor.take("today", "bugun") { return today }
    if cursor.take("tomorrow", "yarin") { return today.adding(days: 1) }
    if cursor.take("yesterday", "dun") { return today.adding(days: -1) }
    if cursor.take("eow") { return today.startOfWeek.adding(days: 6) }
    if cursor.take("eom") { return today.endOfMonth }
    if cursor.take("eoy") { return CivilDate(year: today.year, month: 12, day: 31) }
    return ends(&cursor, today) ?? following(&cursor, today)
  }

  /// `end of month`, `ay sonu`.
  private static func ends(_ cursor: inout PhraseCursor, _ today: CivilDate) -> CivilDate? {
    let start = cursor
    var unit: CalendarWords.Unit?
    if cursor.take("end"), cursor.take("of") {
      _ = cursor.take("the", "this")
      unit = cursor.word().flatMap { CalendarWords.unit($0.folded) }
    } else {
      cursor = start
      // `hafta sonu` is the weekend, of two days.
      if let word = cursor.word()?.folded, ["ay", "yil", "sene"].contains(word),
        ["sonu", "sonunda", "sonuna"].contains(cursor.word(1)?.folded)
      {
        unit = CalendarWords.unit(word)
        cursor.skip()
      }
    }
    cursor.skip()
    switch unit {
    case .week: return today.startOfWeek.adding(days: 6)
    case .month: return today.endOfMonth
    case .year: return CivilDate(year: today.year, month: 12, day: 31)
    default:
      cursor = start
      return nil
    }
  }

  /// `next week`, `next friday`, `this friday`, `haftaya cuma`.
  private static func following(_ cursor: inout PhraseCursor, _ today: CivilDate) -> CivilDate? {
    guard let word = cursor.word()?.folded else { return nil }
    let next = cursor.word(1)?.folded ?? ""
    let weekday = CalendarWords.weekday(next)?.weekday
    let nextWeek = today.startOfWeek.adding(days: 7)
    switch word {
    case "haftaya", "next", "gelecek", "onumuzdeki", "this", "bu":
      if let weekday {
        cursor.skip(2)
        // In Turkish `önümüzdeki cuma` is the one ahead, `gelecek cuma` that of next week.
        if word == "onumuzdeki" { return today.next(weekday) }
        let week = word == "this" || word == "bu" ? today.startOfWeek : nextWeek
        return week.adding(days: weekday.rawValue - 1)
      }
    default: return nil
    }
    if word == "haftaya" {
      cursor.skip()
      return nextWeek
    }
    guard word != "this", word != "bu", next.utf8.count > 1 else { return nil }
    let day: CivilDate?
    switch CalendarWords.unit(next) {
    case .week: day = nextWeek
    case .month: day = today.endOfMonth.adding(days: 1)
    case .year: day = CivilDate(year: today.year + 1, month: 1, day: 1)
    default: return nil
    }
    cursor.skip(2)
    return day
  }

  /// `24 Dec`, `24th of December 2027`, `Dec 24, 2027`.
  private static func written(
    _ cursor: inout PhraseCursor,
    _ today: CivilDate
  ) throws(MomentFault) -> CivilDate? {
    let start = cursor
    let day: Int
    let month: Int
    if let number = cursor.word().flatMap(Self.dayOfMonth) {
      cursor.skip()
      _ = cursor.take("of")
      guard let found = cursor.word().flatMap({ CalendarWords.month($0.folded) }) else {
        cursor = start
        return nil
      }
      cursor.skip()
      (day, month) = (number, found)
    } else if let found = cursor.word().flatMap({ CalendarWords.month($0.folded) }),
      let number = cursor.word(1).flatMap(Self.dayOfMonth)
    {
      cursor.skip(2)
      (day, month) = (number, found)
    } else {
      return nil
    }
    var year: Int?
    if let word = cursor.word(), word.folded.utf8.count == 4, let number = word.number {
      cursor.skip()
      year = number
    }
    let found =
      if let year { CivilDate(year: year, month: month, day: day) } else {
        CivilDate.coming(month: month, day: day, from: today)
      }
    guard let found else {
      throw MomentFault(
        english: "no calendar has “\(cursor.written(from: start.index))”",
        turkish: "takvimde “\(cursor.written(from: start.index))” yok"
      )
    }
    return found
  }

  /// The number of a day: `24`, `24th`, or `24.` as in German.
  private static func dayOfMonth(_ word: PhraseWord) -> Int? {
    let digits = word.folded.utf8.prefix(while: PhraseWord.isDigit).count
    guard (1...2).contains(digits),
      ["", ".", "st", "nd", "rd", "th"].contains(String(word.folded.dropFirst(digits)))
    else { return nil }
    return PhraseWord.number(word.folded.prefix(digits))
  }
}

extension CivilDate {
  /// The next such weekday, strictly after this day.
  func next(_ weekday: Weekday) -> CivilDate {
    let distance = self.weekday.days(until: weekday)
    return adding(days: distance == 0 ? 7 : distance)
  }

  /// The first day of these numbers that is not before another one; `nil` where no year has it.
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
