/// The half of a day after an hour, such as `am`.
enum DayHalf: Sendable, Hashable {
  case morning, afternoon

  init?(_ word: String) {
    let half = PhraseLexicon.exact(word) { meaning in
      if case .half(let half) = meaning.term { half } else { nil }
    }
    guard let half else { return nil }
    self = half
  }

  /// Returns the hour from 0 to 23 for an hour from 1 to 12 in this half of the day.
  func hour(_ hour: Int) -> Int { hour % 12 + (self == .afternoon ? 12 : 0) }
}

/// An hour, optionally with minutes after a colon or a full stop, and with a half of the day:
/// `9.30pm`.
struct TwelveHours {
  let digits: String
  var half: DayHalf?
  /// The Turkish ending without the usual apostrophe, as in `9da`; `nil` without an ending.
  let ending: PhraseEnding?

  init(_ word: String) {
    let digits = word.utf8.prefix { PhraseWord.isDigit($0) || $0 == 0x3A || $0 == 0x2E }
    let tail = String(word.utf8.dropFirst(digits.count)) ?? ""
    half = DayHalf(tail)
    ending = tail.isEmpty ? nil : PhraseLexicon.ending(tail)
    self.digits = half == nil && ending == nil ? word : String(digits) ?? word
  }

  var hasColon: Bool { digits.utf8.contains(UInt8(ascii: ":")) }

  /// The hour, with minute and second if they are written; `nil` for any other form.
  var parts: [Int]? {
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    let numbers = parts.compactMap { PhraseWord.number($0) }
    guard (1...3).contains(parts.count), numbers.count == parts.count, parts[0].utf8.count <= 2,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { return nil }
    return numbers
  }

  func time(_ parts: [Int]) -> WrittenTime? {
    var hour = parts[0]
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = half.hour(hour)
    }
    return WrittenTime(
      hour: hour,
      minute: parts.count > 1 ? parts[1] : 0,
      second: parts.count > 2 ? parts[2] : nil
    )
  }
}
