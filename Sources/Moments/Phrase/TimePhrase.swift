/// Reads times of day: `9am`, `18:30`, `9.30pm`, `half past 9`, `saat dokuz buçuk`, and ISO 8601's
/// with their offsets.
struct TimePhrase {
  private(set) var time: WrittenTime
  /// The fraction of the second, in microseconds.
  var microsecond = 0
  /// The offset in seconds east of UTC; `nil` for a local time.
  var offset: Int?
  /// The half of the day that was written, such as `pm`; `nil` if there was none.
  var half: DayHalf?
  /// Whether the words are a time by themselves, and not a number after `at`.
  var isMarked = true

  /// Reads a time, if there is one; a plain number is a time only after a word that announces it.
  ///
  /// - Parameters:
  ///   - cursor: The words.
  ///   - isAnnounced: Whether the word before them announces a time.
  ///   - written: The index of the first word that an error quotes.
  /// - Returns: The time, or `nil` for other words.
  /// - Throws: `MomentFault` for a time that does not exist.
  static func take(
    from cursor: inout PhraseCursor,
    isAnnounced: Bool,
    _ written: Int? = nil
  ) throws(MomentFault) -> TimePhrase? {
    try cursor.attempt { (cursor) throws(MomentFault) -> TimePhrase? in
      if cursor.take(.midnight) { return TimePhrase(time: .midnight) }
      let minutes = cursor.take { meaning -> Int? in
        if case .past(let minutes) = meaning.term { minutes } else { nil }
      }
      guard let minutes else { return try hours(&cursor, isAnnounced, written) }
      guard let phrase = try hours(&cursor, true, written), phrase.time.minute == 0 else {
        return nil
      }
      return phrase.moved(minutes: minutes)
    }
  }

  private static func hours(
    _ cursor: inout PhraseCursor,
    _ isAnnounced: Bool,
    _ written: Int?
  ) throws(MomentFault) -> TimePhrase? {
    let start = written ?? cursor.index
    guard let word = cursor.word(), var reading = takeDigits(&cursor) else { return nil }
    let ending = reading.ending ?? cursor.ending
    if reading.half == nil {
      reading.half = cursor.take { if case .half(let half) = $0.term { half } else { nil } }
    }
    let isOClock = cursor.take(.oClock)
    let isHalf = cursor.take(.plusHalf)
    let isBefore = ending == .ablative && cursor.isAt(.ago)
    let isBy = ending == .dative && cursor.isAt(.conclusion)
    let isMarked =
      ending == .locative || isOClock || (isHalf && cursor.ending == .locative) || isBefore || isBy
      || cursor.isAt(.aboutThat) || cursor.isAtPartOfDay
    if reading.half == nil, !isHalf, let iso = ISOTime(reading.digits[...]) {
      return try iso.phrase(word)
    }
    guard let parts = reading.parts, parts.count == 1 || !isHalf,
      reading.half != nil || isAnnounced || isMarked || reading.hasColon,
      reading.half != nil || parts.count > 1 || !cursor.isAtMonth
    else { return nil }
    guard let time = reading.time(isHalf ? parts + [30] : parts) else {
      throw .noClock(cursor.written(from: start))
    }
    return TimePhrase(
      time: time,
      half: reading.half,
      isMarked: isMarked || reading.half != nil || reading.hasColon
    )
  }

  /// Reads an hour in digits or in words; returns `nil` for other words.
  private static func takeDigits(_ cursor: inout PhraseCursor) -> TwelveHours? {
    if let word = cursor.word(), word.folded.utf8.first.map(PhraseWord.isDigit) == true {
      cursor.skip()
      return TwelveHours(word.folded)
    }
    return CountPhrase.take(from: &cursor).map { TwelveHours("\($0)") }
  }

  private func moved(minutes: Int) -> TimePhrase {
    let minute = (time.hour * 60 + time.minute + minutes + 1_440) % 1_440
    var moved = self
    moved.time = WrittenTime(hour: minute / 60, minute: minute % 60) ?? time
    moved.isMarked = true
    return moved
  }

  /// Returns the time with the same minutes and another hour, from 0 to 23.
  func at(hour: Int) -> TimePhrase {
    var moved = self
    moved.time = WrittenTime(hour: hour, minute: time.minute, second: time.second) ?? time
    return moved
  }
}

extension PhraseCursor {
  /// Whether a part of the day follows, which makes a number an hour: `8 in the evening`.
  var isAtPartOfDay: Bool {
    here.contains { meaning in
      switch meaning.term {
      case .part, .tonight, .inThe: true
      default: false
      }
    }
  }

  var isAtMonth: Bool {
    here.contains { if case .month = $0.term { true } else { false } }
  }
}
