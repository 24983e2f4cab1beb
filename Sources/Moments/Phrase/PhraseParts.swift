/// The parts of a phrase, such as a day and a time, each with its words, and the moment that they
/// form together.
struct PhraseParts {
  private let clock: UserClock
  private var instant: (value: Instant, written: String)?
  private var day: (value: CivilDate, written: String)?
  private var weekday: (name: CalendarWords.WeekdayName, written: String)?
  private var time: (value: TimePhrase, written: String)?
  private var part: (value: DayPart, written: String)?
  private var dotted: (time: WrittenTime?, day: CivilDate?, written: String, isFirst: Bool)?
  private var endsDay = false
  private var count = 0
  /// Whether a part is a date only if another part or a word such as `by` confirms it.
  private var isDoubtful = false
  private var isIntroduced = false
  private var isForeign = false
  /// The indices of the words of a time span such as `14:30-15:30`, which are also kept in a
  /// to-do's name; `nil` without a span.
  private(set) var span: Range<Int>?

  init(_ clock: UserClock) {
    self.clock = clock
  }

  /// Whether the parts can only mean a date: `5/6` may be a fraction, and `sat` a word of another
  /// language.
  private var isClear: Bool { !isForeign && (!isDoubtful || isIntroduced || count > 1) }

  var hasDay: Bool { day != nil || weekday != nil || instant != nil || dotted != nil || endsDay }

  mutating func take(from cursor: inout PhraseCursor) throws(MomentFault) {
    let start = cursor.index
    count += 1
    if let found = TimeSpanPhrase.take(from: &cursor) {
      try add(found, cursor.written(from: start))
      span = start..<cursor.index
      return
    }
    if try takeSpan(&cursor) {
      conclude(&cursor)
      return
    }
    let introduction = try Introduction.take(from: &cursor)
    if introduction.isSaid { isIntroduced = true }
    let value = cursor.index
    if !introduction.isOfTime, try takeWhole(&cursor) {
      conclude(&cursor)
      return
    }
    if let found = try TimePhrase.take(from: &cursor, isAnnounced: introduction.isOfHour, start) {
      try add(found, cursor.written(from: start))
    } else if introduction.isOfTime, try takePart(&cursor) {
      // `around noon`.
    } else if !introduction.isOfTime || cursor.isAtEdge {
      try takeDay(&cursor, introduction.isSaid ? value : start)
    } else {
      throw .unknownWord(introduction.written)
    }
    conclude(&cursor)
  }

  /// Reads a distance, a part of a day, or the end of the day; returns `false` for other words.
  private mutating func takeWhole(_ cursor: inout PhraseCursor) throws(MomentFault) -> Bool {
    if try takeSpan(&cursor) { return true }
    if try takePart(&cursor) { return true }
    endsDay = endsDay || cursor.isAt(.endOfDay)
    return cursor.take(.endOfDay)
  }

  private mutating func takeSpan(_ cursor: inout PhraseCursor) throws(MomentFault) -> Bool {
    let start = cursor.index
    switch try SpanPhrase.take(from: &cursor, on: clock) {
    case .day(let day): try add(day, cursor.written(from: start))
    case .instant(let value): instant = (value, cursor.written(from: start))
    case .length(let day):
      isDoubtful = true
      try add(day, cursor.written(from: start))
    case nil: return false
    }
    return true
  }

  /// Reads a part of a day, also with an hour: `this evening`, `in the morning at 7`, `tonight`,
  /// `akşam 8'de`, `noon`.
  ///
  /// - Returns: `false` for other words.
  private mutating func takePart(_ cursor: inout PhraseCursor) throws(MomentFault) -> Bool {
    let start = cursor
    var isToday = false
    var isSaid = cursor.take(.inThe)
    if !isSaid, cursor.take(.which(0)) {
      isToday = true
      isSaid = true
    }
    var found: DayPart?
    // `gece yarısı` is not a part of the night.
    if cursor.isAt(.midnight) {
      cursor = start
      return false
    }
    if cursor.take(.tonight) {
      (found, isToday, isSaid) = (.tonight, true, true)
    } else {
      found = cursor.take { if case .part(let part) = $0.term { part } else { nil } }
    }
    guard let found else {
      cursor = start
      return false
    }
    // `akşama` is by this evening.
    if !isSaid, found != .noon, cursor.ending != .dative { isDoubtful = true }
    let written = cursor.written(from: start.index)
    if let part { throw .twoTimes(part.written, written) }
    part = (found, written)
    if isToday { try add(clock.today, written) }
    let beforeHour = cursor
    _ = cursor.take(.at)
    let hour = cursor.index
    if let phrase = try TimePhrase.take(from: &cursor, isAnnounced: true) {
      try add(phrase, cursor.written(from: hour))
      count += 1
    } else {
      cursor = beforeHour
    }
    return true
  }

  private mutating func takeDay(
    _ cursor: inout PhraseCursor,
    _ start: Int
  ) throws(MomentFault) {
    if let found = try DayPhrase.take(from: &cursor, on: clock) {
      let written = cursor.written(from: start)
      switch found {
      case .day(let day): try add(day, written)
      case .doubtful(let day):
        isDoubtful = true
        try add(day, written)
      case .weekday(let name): try add(name, written)
      }
    } else if let found = try NumericDay.take(from: &cursor, on: clock) {
      let written = cursor.written(from: start)
      switch found {
      case .day(let day): try add(day, written)
      case .doubtful(let day):
        isDoubtful = true
        try add(day, written)
      case .dotted(let time, let day):
        if let other = dotted { throw .twoTimes(other.written, written) }
        dotted = (time, day, written, count == 1)
      }
    } else {
      throw .unknown(cursor.word())
    }
  }

  /// Reads `kadar`, `için`, `gibi`, and `önce` after a day or a time; `cumadan` alone means from
  /// Friday on.
  private mutating func conclude(_ cursor: inout PhraseCursor) {
    if [.ablative, .dated].contains(cursor.ending), cursor.take(.ago) {
      isIntroduced = true
    } else if cursor.take(.conclusion, .aboutThat) {
      isIntroduced = true
    } else if cursor.ending == .ablative {
      isForeign = true
    }
  }

  private mutating func add(_ value: CivilDate, _ written: String) throws(MomentFault) {
    if let day, day.value != value { throw .twoDays(day.written, written) }
    day = (value, written)
  }

  private mutating func add(
    _ name: CalendarWords.WeekdayName,
    _ written: String
  ) throws(MomentFault) {
    if let weekday, weekday.name.weekday != name.weekday {
      throw .twoDays(weekday.written, written)
    }
    if name.isShort {
      // `Wash the car`, where `car` is Turkish for Wed: such a word is a day only where one was asked for.
      if name.language != clock.locale.language { isForeign = true }
      if PhraseWord(written).isLikeName { isDoubtful = true }
    }
    weekday = (name, written)
  }

  private mutating func add(_ value: TimePhrase, _ written: String) throws(MomentFault) {
    if let time { throw .twoTimes(time.written, written) }
    time = (value, written)
  }
}

// MARK: What the parts mean together

extension PhraseParts {
  /// Returns the moment that the parts form, and whether they can only mean a date.
  ///
  /// - Throws: `MomentFault` for parts that do not belong together.
  func moment() throws(MomentFault) -> (WrittenMoment, isClear: Bool) {
    if let instant {
      guard count == 1 else { throw .alone(instant.written) }
      return (.instant(instant.value), isClear)
    }
    var parts = self
    try parts.settle()
    let day = try parts.chosenDay()
    guard let time = try parts.chosenTime() else {
      guard let day else {
        throw MomentFault(
          english: "it does not name a day",
          turkish: "hangi gün olduğunu söylemiyor"
        )
      }
      return (.day(day), parts.isClear)
    }
    return (try parts.moment(day, time), parts.isClear)
  }

  /// Decides whether `9.10` is the time or the day: the part that the phrase lacks, or else the one
  /// that exists.
  private mutating func settle() throws(MomentFault) {
    guard let dotted else { return }
    let hasDay = day != nil || weekday != nil
    if let value = dotted.time, hasDay, time == nil {
      time = (TimePhrase(time: value), dotted.written)
      // In `version 9.10 tomorrow` it is neither.
      if dotted.isFirst { isForeign = true }
    } else if let value = dotted.day, time != nil || dotted.time == nil {
      try add(value, dotted.written)
    } else if let value = dotted.time, dotted.day == nil {
      try add(TimePhrase(time: value), dotted.written)
      isForeign = true
    } else if let day = dotted.day, let time = dotted.time {
      let words = day.dayAndMonth(in: clock.locale.language)
      let clock = MomentWords.clock(time)
      throw MomentFault(
        english: "“\(dotted.written)” is \(clock) or \(words)",
        turkish: "“\(dotted.written)”, \(clock) ya da \(words) demek",
        forms: [clock, words, "\(dotted.written)."]
      )
    }
    if !hasDay, self.time?.written == dotted.written { isForeign = true }
    if day?.written == dotted.written { isForeign = true }
  }

  private func chosenDay() throws(MomentFault) -> CivilDate? {
    guard let weekday else { return day?.value ?? (endsDay ? clock.today : nil) }
    guard let day else { return clock.today.next(weekday.name.weekday) }
    guard day.value.weekday == weekday.name.weekday else {
      throw MomentFault(
        english:
          "“\(day.written)” is a \(day.value.weekday.name(in: .english)), not “\(weekday.written)”",
        turkish:
          "“\(day.written)” \(day.value.weekday.name(in: .turkish)) günü, “\(weekday.written)” değil"
      )
    }
    return day.value
  }

  /// Returns the written time in the written part of the day: 20:00 for `8` and `evening`; `nil` if
  /// there is neither.
  private func chosenTime() throws(MomentFault) -> TimePhrase? {
    guard let part else { return time?.value }
    guard let time else { return TimePhrase(time: part.value.time) }
    let said = time.value.time.hour
    guard let hour = part.value.hour(said: said), time.value.half == nil || hour == said else {
      throw .twoTimes(part.written, time.written)
    }
    return time.value.at(hour: hour)
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
      return .instant(Instant(secondsSince1970: seconds, microsecond: phrase.microsecond))
    }
    let nextDay = { (today: CivilDate) in
      clock.instant(of: today, secondOfDay: time.secondOfDay) > clock.now
        ? today : today.adding(days: 1)
    }
    let day = day ?? nextDay(clock.today)
    guard phrase.microsecond > 0 else { return .time(day, time) }
    return .instant(
      clock.instant(of: day, secondOfDay: time.secondOfDay)
        .advanced(by: .microseconds(phrase.microsecond))
    )
  }
}
