/// Reads distances from now or from a day: `in 3 days`, `+2w`, `2 hours ago`, `a week from friday`,
/// `3 gün sonra`.
enum SpanPhrase {
  case day(CivilDate)
  case instant(Instant)
  /// A length of time alone, `2 weeks`, which is a day only if the context expects one.
  case length(CivilDate)

  /// Reads a distance; returns `nil` for other words.
  ///
  /// - Throws: `MomentFault` for one that ends beyond the calendar.
  static func take(
    from cursor: inout PhraseCursor,
    on clock: UserClock
  ) throws(MomentFault) -> SpanPhrase? {
    let start = cursor.index
    return try cursor.attempt { (cursor) throws(MomentFault) -> SpanPhrase? in
      if let word = cursor.word()?.folded, word.utf8.first == UInt8(ascii: "+"),
        AmountPhrase.joined(word.dropFirst()) != nil
      {
        var signed = PhraseCursor([PhraseWord(String(word.dropFirst()))])
        cursor.skip()
        guard let amount = AmountPhrase.take(from: &signed, isAnnounced: true) else { return nil }
        return try span(amount, 1, cursor.written(from: start), clock)
      }
      if let day = try fromDay(&cursor, clock) { return .day(day) }
      let isAhead = cursor.take(.ahead)
      if isAhead { _ = cursor.take(.about) }
      if isAhead, let word = cursor.word(), let amount = AmountPhrase.hoursAndMinutes(word.folded) {
        cursor.skip()
        return try span(amount, 1, cursor.written(from: start), clock)
      }
      guard let amount = amount(&cursor, isAhead) else { return nil }
      let isDative = cursor.ending == .dative
      if isAhead { _ = cursor.take(.time) }
      if isAhead || cursor.take(.later) {
        return try span(amount, 1, cursor.written(from: start), clock)
      }
      if cursor.take(.ago) { return try span(amount, -1, cursor.written(from: start), clock) }
      if amount.isOfDays, let day = try beyond(amount, &cursor, clock) { return .day(day) }
      // `iki güne`; `3 güne kadar`.
      if isDative { return try span(amount, 1, cursor.written(from: start), clock) }
      guard amount.isOfDays, start == 0, cursor.isAtEnd else { return nil }
      guard case .day(let day) = try span(amount, 1, cursor.written(from: start), clock) else {
        return nil
      }
      return .length(day)
    }
  }

  /// Reads `1h 30m`, in which `m` is a minute, or any other length of time; returns `nil` for other
  /// words.
  private static func amount(_ cursor: inout PhraseCursor, _ isAhead: Bool) -> AmountPhrase? {
    if isAhead, let hours = cursor.word()?.folded, let minutes = cursor.word(1)?.folded,
      let amount = AmountPhrase.hoursAndMinutes(hours + minutes)
    {
      cursor.skip(2)
      return amount
    }
    return AmountPhrase.take(from: &cursor, isAnnounced: isAhead)
  }

  /// Reads a distance from a day; returns `nil` for other words.
  ///
  /// Examples are `a week from friday`, `3 days after tomorrow`, `two days before 24 Dec` and `a
  /// week tomorrow`.
  private static func beyond(
    _ amount: AmountPhrase,
    _ cursor: inout PhraseCursor,
    _ clock: UserClock
  ) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    let sign = cursor.take(.before) ? -1 : 1
    let isSaid = sign < 0 || cursor.take(.after, .from, .on)
    // Weeks are counted from a day without a word between them.
    guard isSaid || amount.unit == .week else { return nil }
    guard let day = try DayPhrase.day(from: &cursor, on: clock) else { return nil }
    guard let found = amount.day(from: day, times: sign) else {
      throw beyondCalendar(cursor.written(from: start))
    }
    return found
  }

  /// Reads a distance after its day, as in `yarından 3 gün sonra` or `cumadan iki gün önce`;
  /// returns `nil` for other words.
  private static func fromDay(
    _ cursor: inout PhraseCursor,
    _ clock: UserClock
  ) throws(MomentFault) -> CivilDate? {
    let start = cursor.index
    return try cursor.attempt { (cursor) throws(MomentFault) -> CivilDate? in
      guard let day = try DayPhrase.day(from: &cursor, on: clock), cursor.ending == .ablative,
        let amount = AmountPhrase.take(from: &cursor, isAnnounced: false), amount.isOfDays
      else { return nil }
      let isBack = cursor.take(.ago)
      guard isBack || cursor.take(.later) else { return nil }
      guard let found = amount.day(from: day, times: isBack ? -1 : 1) else {
        throw beyondCalendar(cursor.written(from: start))
      }
      return found
    }
  }

  private static func span(
    _ amount: AmountPhrase,
    _ sign: Int,
    _ written: String,
    _ clock: UserClock
  ) throws(MomentFault) -> SpanPhrase {
    if amount.isOfDays {
      guard let day = amount.day(from: clock.today, times: sign) else {
        throw beyondCalendar(written)
      }
      return .day(day)
    }
    // To the minute: nothing is due in the middle of one.
    let instant = clock.now.advanced(by: .seconds(amount.minutes * sign * 60))
    guard instants.contains(instant) else { throw beyondCalendar(written) }
    let minute = instant.secondsSince1970.floorDivided(by: 60)
    return .instant(Instant(secondsSince1970: minute * 60))
  }

  private static func beyondCalendar(_ written: String) -> MomentFault {
    MomentFault(
      english: "“\(written)” is beyond the years 1 to 9999",
      turkish: "“\(written)” 1 ile 9999 yıllarının dışında"
    )
  }

  /// The instants of the years 1 to 9999 in UTC, which limit the results.
  private static let instants =
    Instant(microseconds: -62_135_596_800_000_000)...Instant(microseconds: 253_402_300_799_999_999)
}
