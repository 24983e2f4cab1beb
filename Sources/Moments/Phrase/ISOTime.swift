/// A time in the form of ISO 8601: `09:00` or `09:00:30.5`, optionally with `Z`, `+02:00`, `+0200`
/// or `+02`.
struct ISOTime {
  private let hour: Int
  private let minute: Int
  private let second: Int?
  private let microsecond: Int
  private let offset: Int?

  /// Parses a text; `nil` if it has another form.
  ///
  /// The form `25:00` is accepted, although no clock shows that time.
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
      throw .noClock(word.written)
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
