/// Reads lengths of time: `3 days`, `a week`, `two weeks`, `1h30m`, `an hour and a half`,
/// `bir buçuk saat`.
struct AmountPhrase {
  private(set) var months = 0
  private(set) var days = 0
  private(set) var minutes = 0
  /// The largest unit of time that was written.
  private(set) var unit = CalendarWords.Unit.minute

  /// Reads a length of time; returns `nil` for other words.
  ///
  /// One-letter units are accepted only if `isAnnounced`, as after `in`.
  static func take(from cursor: inout PhraseCursor, isAnnounced: Bool) -> AmountPhrase? {
    let start = cursor
    var amount = AmountPhrase()
    // Hours and minutes; days are not split.
    for part in 0..<2 {
      let rest = cursor
      if part > 0 { _ = cursor.take(.and) }
      guard let (count, unit) = counted(&cursor, isAnnounced: isAnnounced),
        part == 0 || (amount.unit == .hour && unit == .minute)
      else {
        cursor = rest
        break
      }
      if part == 0 { amount.unit = unit }
      guard amount.add(count, unit) else {
        cursor = start
        return nil
      }
    }
    guard cursor.index > start.index else { return nil }
    return amount
  }

  /// Reads a number and its unit; returns `nil` for other words.
  ///
  /// The number is counted in halves, so that `1.5 hours` is a whole number.
  private static func counted(
    _ cursor: inout PhraseCursor,
    isAnnounced: Bool
  ) -> (halves: Int, unit: CalendarWords.Unit)? {
    let start = cursor
    if let word = cursor.word()?.folded, let found = joined(word[...]) {
      cursor.skip()
      return (found.count * 2, found.unit)
    }
    var halves: Int
    if cursor.take(.halfOf) {
      halves = 1
    } else if let number = CountPhrase.take(from: &cursor) {
      halves = number * 2
    } else if cursor.take(.article) {
      halves = 2
    } else if let word = cursor.word()?.folded, word.hasSuffix(".5"),
      let number = PhraseWord.number(word.dropLast(2))
    {
      cursor.skip()
      halves = number * 2 + 1
    } else {
      return nil
    }
    if cursor.take(.andAHalf, .plusHalf) { halves += 1 }
    var unit: CalendarWords.Unit?
    if cursor.take(.fortnight) {
      unit = .week
      halves *= 2
    } else {
      unit = cursor.take(CalendarWords.Unit.init)
      if unit == nil, isAnnounced, let letter = cursor.word()?.folded, letter.utf8.count == 1 {
        unit = CalendarWords.unit(letter)
        if unit != nil { cursor.skip() }
      }
    }
    guard let unit else {
      cursor = start
      return nil
    }
    // `an hour and a half`
    if halves == 2, unit == .hour, cursor.take(.andAHalf) { halves += 1 }
    return (halves, unit)
  }

  /// Parses a number with its unit, such as `3d` or `90min`; `nil` for any other text.
  static func joined(_ text: Substring) -> (count: Int, unit: CalendarWords.Unit)? {
    let digits = text.utf8.prefix(while: PhraseWord.isDigit)
    guard let count = PhraseWord.number(text.prefix(digits.count)),
      let unit = CalendarWords.unit(String(text.dropFirst(digits.count)))
    else { return nil }
    return (count, unit)
  }

  /// Parses `1h30m`, in which `m` is a minute; `nil` for any other text.
  static func hoursAndMinutes(_ text: String) -> AmountPhrase? {
    let parts = text.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = PhraseWord.number(parts[0]) else { return nil }
    let digits = parts[1].prefix { $0.isNumber }
    guard ["m", "min"].contains(parts[1].dropFirst(digits.count)),
      let minutes = PhraseWord.number(digits)
    else { return nil }
    var amount = AmountPhrase()
    amount.unit = .hour
    amount.minutes = hours * 60 + minutes
    return amount
  }

  private mutating func add(_ halves: Int, _ unit: CalendarWords.Unit) -> Bool {
    switch unit {
    case .minute: minutes += halves / 2
    case .hour: minutes += halves * 30
    case .day: days += halves / 2
    case .week: days += halves / 2 * 7
    case .month: months += halves / 2
    case .year: months += halves / 2 * 12
    }
    // Only hours, and a year of twelve months, have halves here.
    return halves.isMultiple(of: 2) || unit == .hour
  }

  var isOfDays: Bool { minutes == 0 && unit != .minute && unit != .hour }

  /// Returns the day at this distance after another, or before it if `sign` is -1; `nil` beyond the
  /// calendar.
  func day(from day: CivilDate, times sign: Int) -> CivilDate? {
    let count = day.year * 12 + day.month - 1 + months * sign
    guard (12..<120_000).contains(count) else { return nil }
    let moved = day.adding(months: months * sign)
    return CivilDate(exactly: moved.daysSince1970 + days * sign)
  }
}

/// Reads whole numbers in digits and in words: `3`, `three`, `twenty one`, `yirmi bir`.
enum CountPhrase {
  static func take(from cursor: inout PhraseCursor) -> Int? {
    if let number = cursor.word()?.number {
      cursor.skip()
      return number
    }
    let number = { (meaning: PhraseMeaning) -> Int? in
      if case .number(let number) = meaning.term { number } else { nil }
    }
    guard let first = cursor.take(number) else { return nil }
    guard [10, 20, 30].contains(first) else { return first }
    let ones = cursor.take { meaning in number(meaning).flatMap { $0 < 10 ? $0 : nil } }
    return first + (ones ?? 0)
  }
}
