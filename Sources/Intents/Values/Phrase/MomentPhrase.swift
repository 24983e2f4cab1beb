internal import Ground

/// Reads days and times as people write them, in English and Turkish: the one parser for all of them (BW-23).
///
/// Pure: the moment, the wall and the locale are the clock's. A day and a time may stand in either order;
/// weeks begin on Monday; a time alone is its next occurrence, a day without a year the next one.
package struct MomentPhrase {
  package let moment: WrittenMoment
  /// Whether nothing else would be written so: `5/6` may be a fraction, and `sat` a word of another language.
  let isClear: Bool

  /// Reads the whole of a text.
  ///
  /// - Throws: `MomentFault`, which says what was not understood.
  package init(_ text: String, on clock: ReaderClock) throws(MomentFault) {
    try self.init(PhraseWord.words(of: text)[...], on: clock)
  }

  /// Reads the value of a sign, which may have hyphens in place of blanks: `next-monday`, `in-3-days`.
  ///
  /// - Throws: `MomentFault` about the value as it was typed.
  package init(sign value: String, on clock: ReaderClock) throws(MomentFault) {
    do throws(MomentFault) {
      try self.init(value, on: clock)
    } catch {
      let fault = error
      let spaced = String(value.map { $0 == "-" ? " " : $0 })
      guard spaced != value, let phrase = Self.phrase(spaced, on: clock) else { throw fault }
      self = phrase
    }
  }

  private static func phrase(_ text: String, on clock: ReaderClock) -> MomentPhrase? {
    do throws(MomentFault) {
      return try MomentPhrase(text, on: clock)
    } catch {
      return nil
    }
  }

  init(_ words: ArraySlice<PhraseWord>, on clock: ReaderClock) throws(MomentFault) {
    var cursor = PhraseCursor(Array(words))
    if cursor.word()?.folded == "now" || cursor.word()?.folded == "simdi", words.count == 1 {
      moment = .instant(clock.now)
      isClear = false
      return
    }
    var parts = PhraseParts(clock)
    while !cursor.isAtEnd { try parts.take(from: &cursor) }
    (moment, isClear) = try parts.moment()
  }
}

/// What stands in a phrase, with what was written for it.
private struct PhraseParts {
  private let clock: ReaderClock
  private var instant: (value: Int64, written: String)?
  private var day: (value: CivilDate, written: String)?
  private var weekday: (name: CalendarWords.WeekdayName, written: String)?
  private var time: (value: TimePhrase, written: String)?
  private var dotted: (time: WrittenTime?, day: CivilDate?, written: String)?
  private var count = 0
  private var isClear = true

  init(_ clock: ReaderClock) {
    self.clock = clock
  }

  mutating func take(from cursor: inout PhraseCursor) throws(MomentFault) {
    let start = cursor.index
    count += 1
    if let span = try SpanPhrase.take(from: &cursor, on: clock) {
      switch span {
      case .day(let day): try add(day, cursor.written(from: start))
      case .instant(let value): instant = (value, cursor.written(from: start))
      }
      return
    }
    if let found = try TimePhrase.take(from: &cursor) {
      try add(found, cursor.written(from: start))
      return
    }
    if cursor.word(1) != nil { _ = cursor.take("on", "by") }
    if let found = try DayPhrase.take(from: &cursor, today: clock.today) {
      switch found {
      case .day(let day): try add(day, cursor.written(from: start))
      case .weekday(let name): try add(name, cursor.written(from: start))
      }
    } else if let found = try NumericDay.take(from: &cursor, on: clock) {
      let written = cursor.written(from: start)
      switch found {
      case .day(let day): try add(day, written)
      case .fraction(let day):
        isClear = false
        try add(day, written)
      case .dotted(let time, let day):
        if let other = dotted { throw twoTimes(other.written, written) }
        dotted = (time, day, written)
      }
    } else {
      throw unknown(cursor.word())
    }
  }

  private mutating func add(_ value: CivilDate, _ written: String) throws(MomentFault) {
    if let day, day.value != value { throw twoDays(day.written, written) }
    day = (value, written)
  }

  private mutating func add(
    _ name: CalendarWords.WeekdayName,
    _ written: String
  ) throws(MomentFault) {
    if let weekday, weekday.name.weekday != name.weekday {
      throw twoDays(weekday.written, written)
    }
    // `Wash the car`, where `car` is Turkish for Wed: such a word is a day only where one was asked for.
    if name.isShort, name.language != clock.locale.language { isClear = false }
    weekday = (name, written)
  }

  private mutating func add(_ value: TimePhrase, _ written: String) throws(MomentFault) {
    if let time { throw twoTimes(time.written, written) }
    time = (value, written)
  }

  private func twoDays(_ first: String, _ second: String) -> MomentFault {
    MomentFault(
      english: "“\(first)” and “\(second)” are two days",
      turkish: "“\(first)” ile “\(second)” iki ayrı gün"
    )
  }

  private func twoTimes(_ first: String, _ second: String) -> MomentFault {
    MomentFault(
      english: "“\(first)” and “\(second)” are two times",
      turkish: "“\(first)” ile “\(second)” iki ayrı saat"
    )
  }

  private func unknown(_ word: PhraseWord?) -> MomentFault {
    guard let word else {
      return MomentFault(english: "the end of it is missing", turkish: "sonu eksik")
    }
    guard let number = word.number else { return .unknownWord(word.written) }
    guard (0...23).contains(number) else {
      return MomentFault(
        english: "“\(word.written)” is no day",
        turkish: "“\(word.written)” bir gün değil"
      )
    }
    return MomentFault(
      english: "“\(word.written)” may be a day or a time",
      turkish: "“\(word.written)” gün de saat de olabilir",
      forms: [
        String(english: "at \(number)", turkish: "saat \(number)"), "\(number):00",
        "\(max(number, 1)) \(MomentWords.shortMonths(.spoken)[11])",
      ]
    )
  }

  /// What the parts mean together.
  func moment() throws(MomentFault) -> (WrittenMoment, Bool) {
    if let instant {
      guard count == 1 else {
        throw MomentFault(
          english: "“\(instant.written)” is a time by itself",
          turkish: "“\(instant.written)” tek başına bir zaman",
          forms: [
            String(english: "in 2 hours", turkish: "2 saat sonra"),
            String(english: "tomorrow 9:00", turkish: "yarın 9:00"), "9:00",
          ]
        )
      }
      return (.instant(instant.value), isClear)
    }
    var parts = self
    try parts.settle()
    let day = try parts.chosenDay()
    guard let time = parts.time?.value else {
      guard let day else {
        throw MomentFault(english: "it names no day", turkish: "bir gün söylemiyor")
      }
      return (.day(day), parts.isClear)
    }
    return (try parts.moment(day, time), parts.isClear)
  }

  /// Decides whether `9.10` is the time or the day: whichever is missing, else the one that exists.
  private mutating func settle() throws(MomentFault) {
    guard let dotted else { return }
    let hasDay = day != nil || weekday != nil
    if let value = dotted.time, hasDay, time == nil {
      time = (TimePhrase(time: value), dotted.written)
    } else if let value = dotted.day, time != nil || dotted.time == nil {
      try add(value, dotted.written)
    } else if let value = dotted.time, dotted.day == nil {
      try add(TimePhrase(time: value), dotted.written)
      isClear = false
    } else if let day = dotted.day, let time = dotted.time {
      let words = day.dayAndMonth(in: clock.locale.language)
      let clock = MomentWords.clock(time)
      throw MomentFault(
        english: "“\(dotted.written)” is \(clock) or \(words)",
        turkish: "“\(dotted.written)”, \(clock) ya da \(words) demek",
        forms: [clock, words, "\(dotted.written)."]
      )
    }
    if !hasDay, self.time?.written == dotted.written { isClear = false }
    if day?.written == dotted.written { isClear = false }
  }

  private func chosenDay() throws(MomentFault) -> CivilDate? {
    guard let weekday else { return day?.value }
    guard let day else { return clock.today.next(weekday.name.weekday) }
    guard day.value.weekday == weekday.name.weekday else {
      throw MomentFault(
        english:
          "“\(day.written)” is a \(day.value.weekday.englishName), found “\(weekday.written)”",
        turkish:
          "“\(day.written)” \(day.value.weekday.turkishName) günü, “\(weekday.written)” değil"
      )
    }
    return day.value
  }

  private func moment(
    _ day: CivilDate?,
    _ phrase: TimePhrase
  ) throws(MomentFault) -> WrittenMoment {
    let time = phrase.time
    if let offset = phrase.offset {
      guard let day else {
        throw MomentFault(
          english: "a time with an offset from UTC needs its day",
          turkish: "UTC farkıyla yazılan saatin günü de yazılmalı"
        )
      }
      let seconds = Int64(day.daysSince1970) * 86_400 + Int64(time.secondOfDay - offset)
      return .instant(seconds * 1_000_000 + Int64(phrase.microsecond))
    }
    let nextDay = { (today: CivilDate) in
      clock.instant(of: today, secondOfDay: time.secondOfDay) > clock.now
        ? today : today.adding(days: 1)
    }
    let day = day ?? nextDay(clock.today)
    guard phrase.microsecond > 0 else { return .time(day, time) }
    return .instant(
      clock.instant(of: day, secondOfDay: time.secondOfDay) + Int64(phrase.microsecond)
    )
  }
}
