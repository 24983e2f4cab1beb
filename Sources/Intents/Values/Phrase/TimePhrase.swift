/// Reads times of day: `9am`, `18:30`, `9.30pm`, `noon`, `at 9`, `saat 9`, and ISO 8601's with their offsets.
struct TimePhrase {
  let time: WrittenTime
  /// The part of a second behind the point.
  var microsecond = 0
  /// Seconds east of UTC; `nil` for a time on the reader's wall.
  var offset: Int?

  /// Takes a time, where one stands.
  ///
  /// - Throws: `MomentFault` for what looks like a time and is on no clock.
  static func take(from cursor: inout PhraseCursor) throws(MomentFault) -> TimePhrase? {
    let start = cursor
    if let named = named(&cursor) { return TimePhrase(time: named) }
    let isAnnounced = cursor.take("at", "saat", "@")
    if isAnnounced, let named = named(&cursor) { return TimePhrase(time: named) }
    let half = isAnnounced ? nil : half(&cursor)
    guard let word = cursor.word(), word.folded.utf8.first.map(PhraseWord.isDigit) == true else {
      cursor = start
      return nil
    }
    cursor.skip()
    var reading = TwelveHours(word.folded)
    if reading.half == nil, let next = cursor.word(), let half = Half(next.folded) {
      cursor.skip()
      reading.half = half
    }
    let isOClock = cursor.take(PhraseWord.oClock)
    let hasMark = isAnnounced || word.isLocative || reading.isLocative || isOClock || half != nil
    if reading.half == nil, let iso = ISOTime(reading.digits[...]) { return try iso.phrase(word) }
    guard let parts = reading.parts, reading.half != nil || hasMark || reading.hasColon else {
      cursor = start
      return nil
    }
    guard let time = reading.time(parts, half: half) else {
      throw MomentFault(
        english: "no clock shows “\(cursor.written(from: start.index))”",
        turkish: "saatte “\(cursor.written(from: start.index))” yok"
      )
    }
    return TimePhrase(time: time)
  }

  private static func named(_ cursor: inout PhraseCursor) -> WrittenTime? {
    if cursor.take("noon", "midday", "oglen", "ogle", "ogleyin") { return .noon }
    if cursor.take("midnight") { return .midnight }
    guard cursor.word()?.folded == "gece", cursor.word(1)?.folded == "yarisi" else { return nil }
    cursor.skip(2)
    return .midnight
  }

  /// `sabah 9`, `akşam 8`.
  private static func half(_ cursor: inout PhraseCursor) -> Half? {
    guard let word = cursor.word(), let next = cursor.word(1), next.folded.first?.isNumber == true
    else { return nil }
    switch word.folded {
    case "sabah": cursor.skip()
    case "aksam":
      cursor.skip()
      return .afternoon
    default: return nil
    }
    return .morning
  }
}

private enum Half {
  case morning, afternoon

  init?(_ word: String) {
    switch word {
    case "am", "a.m.", "a.m": self = .morning
    case "pm", "p.m.", "p.m": self = .afternoon
    default: return nil
    }
  }
}

/// A number of hours with minutes behind a colon or a point, and half a day behind them.
private struct TwelveHours {
  let digits: String
  var half: Half?
  /// `9da`: what is said at the hour, without the mark that belongs before it.
  let isLocative: Bool

  init(_ word: String) {
    let digits = word.utf8.prefix { PhraseWord.isDigit($0) || $0 == 0x3A || $0 == 0x2E }
    let tail = String(word.utf8.dropFirst(digits.count)) ?? ""
    let isMarked = PhraseWord.locatives.contains(tail)
    half = Half(tail)
    isLocative = isMarked
    self.digits = half == nil && !isMarked ? word : String(digits) ?? word
  }

  var hasColon: Bool { digits.utf8.contains(UInt8(ascii: ":")) }

  /// Hour, minute and second; `nil` for what has not their shape.
  var parts: [Int]? {
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    let numbers = parts.compactMap { PhraseWord.number($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count, parts[0].utf8.count <= 2,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    return numbers
  }

  func time(_ parts: [Int], half said: Half?) -> WrittenTime? {
    var hour = parts[0]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == .afternoon ? 12 : 0)
    } else if said == .afternoon, (1...11).contains(hour) {
      hour += 12
    }
    return WrittenTime(
      hour: hour,
      minute: parts.count > 1 ? parts[1] : 0,
      second: parts.count > 2 ? parts[2] : nil
    )
  }
}

/// A time as ISO 8601 writes it, `09:00`, `09:00:30.5`, then perhaps `Z`, `+02:00`, `+0200` or `+02`.
private struct ISOTime {
  private let hour: Int
  private let minute: Int
  private let second: Int?
  private let microsecond: Int
  private let offset: Int?

  /// `nil` for another shape; the numbers may still be on no clock.
  init?(_ text: Substring) {
    var clock = text
    var offset: Int?
    if clock.utf8.last == UInt8(ascii: "z") {
      clock.removeLast()
      offset = 0
    } else if let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      guard let seconds = Self.offset(clock[sign...]) else { return nil }
      offset = seconds
      clock = clock[..<sign]
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].utf8.count == 2,
      parts[1].utf8.count == 2, let hour = PhraseWord.number(parts[0]),
      let minute = PhraseWord.number(parts[1])
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.offset = offset
    guard parts.count == 3 else {
      second = nil
      microsecond = 0
      return
    }
    let seconds = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard seconds.count <= 2, seconds[0].utf8.count == 2, let second = PhraseWord.number(seconds[0])
    else { return nil }
    self.second = second
    guard seconds.count == 2 else {
      microsecond = 0
      return
    }
    guard (1...9).contains(seconds[1].utf8.count), seconds[1].utf8.allSatisfy(PhraseWord.isDigit)
    else { return nil }
    // Cut to microseconds.
    let digits = seconds[1].prefix(6)
    microsecond = Int(digits + String(repeating: "0", count: 6 - digits.utf8.count)) ?? 0
  }

  func phrase(_ word: PhraseWord) throws(MomentFault) -> TimePhrase {
    guard let time = WrittenTime(hour: hour, minute: minute, second: second) else {
      throw MomentFault(
        english: "no clock shows “\(word.written)”",
        turkish: "saatte “\(word.written)” yok"
      )
    }
    return TimePhrase(time: time, microsecond: microsecond, offset: offset)
  }

  private static func offset(_ text: Substring) -> Int? {
    let digits = text.dropFirst().filter { $0 != ":" }
    guard text.utf8.count == 3 || text.utf8.count == digits.utf8.count + 1 || text.utf8.count == 6,
      digits.utf8.count == 2 || digits.utf8.count == 4,
      let hours = PhraseWord.number(digits.prefix(2)), (0...23).contains(hours)
    else { return nil }
    let rest = digits.dropFirst(2)
    guard let minutes = rest.isEmpty ? 0 : PhraseWord.number(rest), (0...59).contains(minutes)
    else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return text.first == "-" ? -seconds : seconds
  }
}
