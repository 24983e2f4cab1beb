import Ground
import WidgetIntents

/// Reads rules as people say them, in English and Turkish: `every 2 weeks on mon,thu until 24 Dec`, `after 3
/// days`, `her ayın son cuması 10 kez`; and RFC 5545's own text.
struct RecurrencePhrase {
  private var cursor: PhraseCursor
  private var rule = Recurrence(frequency: .daily)

  /// Reads a whole text; the clock is for the day in `until next friday`.
  ///
  /// - Throws: `RecurrenceFault` that says what was not understood.
  static func recurrence(
    _ text: String,
    on clock: ReaderClock
  ) throws(RecurrenceFault) -> Recurrence {
    if let rule = Recurrence(rule: text) { return rule }
    let words: [PhraseWord]
    do throws(MomentFault) {
      // `mon,thu` are two words.
      let spaced = text.split(separator: ",").joined(separator: ", ")
      words = try PhraseWord.words(of: spaced)
    } catch {
      throw RecurrenceFault(text.prefix(PhraseWord.maximumBytes), error)
    }
    var phrase = RecurrencePhrase(cursor: PhraseCursor(words))
    do throws(RecurrenceDoubt) {
      try phrase.read(on: clock)
    } catch {
      throw RecurrenceFault(text, error)
    }
    return phrase.rule
  }

  private init(cursor: PhraseCursor) {
    self.cursor = cursor
  }

  private mutating func read(on clock: ReaderClock) throws(RecurrenceDoubt) {
    if try !completion() {
      _ = cursor.take("every", "each", "her")
      try base()
    }
    while !cursor.isAtEnd { try end(on: clock) }
  }

  private func unknown() -> RecurrenceDoubt {
    cursor.word().map { .unknown($0.written) } ?? .noEnd
  }
}

// MARK: From completion, and the end

extension RecurrencePhrase {
  /// `after 3 days`, `3 days after completion`, `tamamlanınca 3 gün sonra`.
  private mutating func completion() throws(RecurrenceDoubt) -> Bool {
    let start = cursor
    let isSaid = cursor.take("after", "tamamlaninca", "bitince")
    guard let (count, unit) = try counted() else {
      cursor = start
      guard !isSaid else { throw unknown() }
      return false
    }
    let isBehind = cursor.take("sonra") || cursor.take("after")
    guard isSaid || isBehind else {
      cursor = start
      return false
    }
    _ = cursor.take("completion", "completing")
    rule = Recurrence(frequency: unit, interval: count, isFromCompletion: true)
    return true
  }

  /// A number and a unit, or a unit alone.
  private mutating func counted() throws(RecurrenceDoubt) -> (Int, Recurrence.Frequency)? {
    guard let word = cursor.word() else { return nil }
    let one = ["a", "an", "one", "bir"].contains(word.folded)
    if !one, word.number == nil { return nil }
    guard let next = cursor.word(1), let unit = Self.unit(next.folded) else { return nil }
    let count = one ? 1 : word.number ?? 0
    guard Recurrence.intervals.contains(count) else { throw RecurrenceDoubt.interval(word.written) }
    cursor.skip(2)
    return (count, unit)
  }

  private static func unit(_ word: String) -> Recurrence.Frequency? {
    let turkish = ["gunde": "gun", "haftada": "hafta", "ayda": "ay", "yilda": "yil"]
    switch CalendarWords.unit(turkish[word] ?? word) {
    case .day: return .daily
    case .week: return .weekly
    case .month: return .monthly
    case .year: return .yearly
    case .hour, .minute, nil: return nil
    }
  }

  /// `until 2027-01-01`, `10 times`, `bitiş 1 Ocak`, `10 kez`.
  private mutating func end(on clock: ReaderClock) throws(RecurrenceDoubt) {
    guard rule.end == .never else { throw unknown() }
    if cursor.take("until", "till", "bitis") {
      let start = cursor.index
      while !cursor.isAtEnd { cursor.skip() }
      let text = cursor.written(from: start)
      let moment: WrittenMoment
      do throws(MomentFault) {
        moment = try MomentPhrase(text, on: clock).moment
      } catch {
        throw RecurrenceDoubt(error)
      }
      guard case .day(let day) = moment else {
        throw RecurrenceDoubt.noDay(text)
      }
      rule.end = .until(day)
      return
    }
    _ = cursor.take("for")
    guard let number = cursor.word()?.number,
      ["times", "time", "kez", "kere", "defa"].contains(cursor.word(1)?.folded)
    else { throw unknown() }
    guard Recurrence.counts.contains(number) else { throw RecurrenceDoubt.count(number) }
    cursor.skip(2)
    rule.end = .count(number)
  }
}

// MARK: Every …

extension RecurrencePhrase {
  private mutating func base() throws(RecurrenceDoubt) {
    if let frequency = adverb() {
      rule.frequency = frequency
    } else if cursor.take("weekday", "weekdays") {
      weekly([.monday, .tuesday, .wednesday, .thursday, .friday])
      return
    } else if cursor.take("weekend", "weekends") {
      weekly([.saturday, .sunday])
      return
    } else if workingDay() {
      return
    } else if cursor.take("other") {
      rule.interval = 2
      guard let unit = cursor.word().flatMap({ Self.unit($0.folded) }) else {
        try days(of: .weekly)
        return
      }
      cursor.skip()
      rule.frequency = unit
    } else if let (count, unit) = try counted() {
      rule.interval = count
      rule.frequency = unit
      _ = cursor.take("bir")
    } else if let unit = cursor.word().flatMap({ Self.unit($0.folded) }), !isLastDay {
      cursor.skip()
      rule.frequency = unit
    } else {
      try anyDays()
      return
    }
    let isAnnounced = cursor.take("on", "the")
    guard isAnnounced || (!cursor.isAtEnd && !isEnd) else { return }
    _ = cursor.take("the")
    try days(of: rule.frequency)
  }

  private mutating func adverb() -> Recurrence.Frequency? {
    if cursor.take("daily", "gunluk") { return .daily }
    if cursor.take("weekly", "haftalik") { return .weekly }
    if cursor.take("monthly", "aylik") { return .monthly }
    return cursor.take("yearly", "annually", "yillik") ? .yearly : nil
  }

  /// `iş günü`, `hafta içi`, `hafta içi her gün`.
  private mutating func workingDay() -> Bool {
    let words = [cursor.word()?.folded, cursor.word(1)?.folded]
    guard words == ["is", "gunu"] || words == ["hafta", "ici"] else { return false }
    cursor.skip(2)
    if cursor.take("her") { _ = cursor.take("gun") }
    weekly([.monday, .tuesday, .wednesday, .thursday, .friday])
    return true
  }

  private mutating func weekly(_ days: [Weekday]) {
    rule.frequency = .weekly
    rule.places = days.map { Recurrence.Place(ordinal: nil, weekday: $0) }
  }

  private var isEnd: Bool {
    ["until", "till", "bitis", "for"].contains(cursor.word()?.folded)
      || ["times", "time", "kez", "kere", "defa"].contains(cursor.word(1)?.folded)
  }

  /// `last day`, whose `day` is no unit.
  private var isLastDay: Bool { ["last", "son"].contains(cursor.word()?.folded) }

  /// Days after `every` whose unit follows from them.
  private mutating func anyDays() throws(RecurrenceDoubt) {
    _ = cursor.take("ayin", "ay")
    if let word = cursor.word(), Self.weekday(word.folded) != nil {
      try days(of: .weekly)
    } else if let date = yearDay() {
      rule.frequency = .yearly
      (rule.months, rule.monthDays) = ([date.month], [date.day])
    } else {
      try days(of: .monthly)
      if cursor.take("of") {
        _ = cursor.take("the", "each", "every")
        guard cursor.take("month") else { throw unknown() }
      }
    }
  }

  private mutating func days(of frequency: Recurrence.Frequency) throws(RecurrenceDoubt) {
    rule.frequency = frequency
    let start = cursor.index
    // As many as a rule may list.
    for _ in 0..<Recurrence.maximumParts where !cursor.isAtEnd && !isEnd {
      if cursor.take("and", "ve", "&", "the", "on", "gunu", "gunleri", "of") { continue }
      if frequency == .monthly, cursor.take("month") { continue }
      switch frequency {
      case .daily: throw unknown()
      case .weekly:
        guard let day = cursor.word().flatMap({ Self.weekday($0.folded) }) else { throw unknown() }
        cursor.skip()
        add(Recurrence.Place(ordinal: nil, weekday: day))
      case .monthly: try monthDay()
      case .yearly:
        guard rule.months.isEmpty, let date = yearDay() else { throw unknown() }
        (rule.months, rule.monthDays) = ([date.month], [date.day])
      }
    }
    guard cursor.index > start, !(rule.places.isEmpty && rule.monthDays.isEmpty) else {
      throw unknown()
    }
  }

  private mutating func add(_ place: Recurrence.Place) {
    if !rule.places.contains(place) { rule.places.append(place) }
  }

  /// `31st`, `last day`, `last friday`, `ilk pazartesi`, `31'i`.
  private mutating func monthDay() throws(RecurrenceDoubt) {
    guard let word = cursor.word(), let number = Self.ordinal(word.folded) else { throw unknown() }
    let next = cursor.word(1)?.folded ?? ""
    if let weekday = Self.weekday(next) {
      guard (-5...5).contains(number) else { throw unknown() }
      guard rule.monthDays.isEmpty else { throw unknown() }
      cursor.skip(2)
      add(Recurrence.Place(ordinal: number, weekday: weekday))
      return
    }
    if number < 0 || ["day", "gun", "gunu"].contains(next) {
      guard ["day", "gun", "gunu"].contains(next) else { throw unknown() }
      cursor.skip()
    }
    guard rule.places.isEmpty, (-31...31).contains(number) else { throw unknown() }
    cursor.skip()
    if !rule.monthDays.contains(number) { rule.monthDays.append(number) }
  }

  private static func ordinal(_ word: String) -> Int? {
    let words = [
      "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1,
      "ilk": 1, "birinci": 1, "ikinci": 2, "ucuncu": 3, "dorduncu": 4, "besinci": 5, "son": -1,
    ]
    if let number = words[word] { return number }
    let digits = word.prefix { $0.isNumber }
    guard (1...2).contains(digits.utf8.count), let number = Int(digits), number > 0,
      ["", ".", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
    else { return nil }
    return number
  }

  /// `24 Dec`, `Dec 24`: a day of each year; 29 February is one.
  private mutating func yearDay() -> (month: Int, day: Int)? {
    guard let word = cursor.word(), let next = cursor.word(1) else { return nil }
    let pair: (Int, Int)? =
      if let day = Self.ordinal(word.folded), let month = CalendarWords.month(next.folded) {
        (month, day)
      } else if let month = CalendarWords.month(word.folded), let day = Self.ordinal(next.folded) {
        (month, day)
      } else {
        nil
      }
    // Of a leap year, which has all days that there are.
    guard let pair, CivilDate(year: 2_000, month: pair.0, day: pair.1) != nil else { return nil }
    cursor.skip(2)
    return (month: pair.0, day: pair.1)
  }

  /// A weekday, in Turkish also with what says of which month, and in English the plural.
  private static func weekday(_ word: String) -> Weekday? {
    if let name = CalendarWords.weekday(word) { return name.weekday }
    for ending in ["leri", "lari", "si", "su", "i", "s"] where word.hasSuffix(ending) {
      if let name = CalendarWords.weekday(String(word.dropLast(ending.count))), !name.isShort {
        return name.weekday
      }
    }
    return nil
  }
}
