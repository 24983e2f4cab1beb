internal import Ground

/// Reads what lies so many days or hours from now: `in 3 days`, `+2w`, `2 hours ago`, `3 gün sonra`.
enum SpanPhrase {
  case day(CivilDate)
  case instant(Int64)

  /// Takes a span, where one stands.
  ///
  /// - Throws: `MomentFault` for one that ends beyond the calendar.
  static func take(
    from cursor: inout PhraseCursor,
    on clock: ReaderClock
  ) throws(MomentFault) -> SpanPhrase? {
    let start = cursor
    guard let (count, unit) = counted(&cursor) else {
      cursor = start
      return nil
    }
    guard let span = SpanPhrase(count, unit, on: clock) else {
      throw MomentFault(
        "“\(cursor.written(from: start.index))” is beyond the years 1 to 9999"
      )
    }
    return span
  }

  private static func counted(_ cursor: inout PhraseCursor) -> (Int, CalendarWords.Unit)? {
    if let word = cursor.word()?.folded, word.utf8.first == UInt8(ascii: "+"),
      let span = joined(word.dropFirst())
    {
      cursor.skip()
      return span
    }
    let isAhead = cursor.take("in")
    guard let (count, unit) = numbered(&cursor, hasWord: isAhead) else { return nil }
    if isAhead { return (count, unit) }
    if cursor.take("sonra") { return (count, unit) }
    return cursor.take("ago", "once") ? (-count, unit) : nil
  }

  /// `3 days`, `3d`, and behind `in` also `a week`.
  private static func numbered(
    _ cursor: inout PhraseCursor,
    hasWord: Bool
  ) -> (Int, CalendarWords.Unit)? {
    guard let word = cursor.word() else { return nil }
    cursor.skip()
    if let span = joined(word.folded[...]) { return span }
    let isOne = hasWord ? ["a", "an", "one"].contains(word.folded) : word.folded == "bir"
    guard let count = isOne ? 1 : word.number, let next = cursor.word()?.folded,
      next.utf8.count > 1 || hasWord, let unit = CalendarWords.unit(next)
    else { return nil }
    cursor.skip()
    return (count, unit)
  }

  private static func joined(_ text: Substring) -> (Int, CalendarWords.Unit)? {
    let digits = text.utf8.prefix(while: PhraseWord.isDigit)
    guard let count = PhraseWord.number(text.prefix(digits.count)),
      let unit = CalendarWords.unit(String(text.dropFirst(digits.count)))
    else { return nil }
    return (count, unit)
  }

  private init?(_ count: Int, _ unit: CalendarWords.Unit, on clock: ReaderClock) {
    let today = clock.today
    switch unit {
    case .minute: self = .instant(clock.now + Int64(count) * 60_000_000)
    case .hour: self = .instant(clock.now + Int64(count) * 3_600_000_000)
    case .day, .week:
      let days = unit == .week ? count * 7 : count
      guard let day = CivilDate(exactly: today.daysSince1970 + days) else { return nil }
      self = .day(day)
    case .month, .year:
      let months = unit == .year ? count * 12 : count
      guard (12..<120_000).contains(today.year * 12 + today.month - 1 + months) else { return nil }
      self = .day(today.adding(months: months))
    }
    if case .instant(let instant) = self, !Self.instants.contains(instant) { return nil }
  }

  /// The years 1 to 9999 in UTC.
  private static let instants: ClosedRange<Int64> =
    -62_135_596_800_000_000...253_402_300_799_999_999
}
