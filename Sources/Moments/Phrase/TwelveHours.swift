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

  /// The hour of the day that one of twelve is.
  func hour(_ hour: Int) -> Int { hour % 12 + (self == .afternoon ? 12 : 0) }
}

/// A number of hours with minutes behind a colon or a point, and half a day behind them.
struct TwelveHours {
  let digits: String
  var half: DayHalf?
  /// The ending of `9da`, which has not the mark that belongs before it.
  let ending: PhraseEnding?

  init(_ word: String) {
    let digits = word.utf8.prefix { PhraseWord.isDigit($0) || $0 == 0x3A || $0 == 0x2E }
    let tail = String(word.utf8.dropFirst(digits.count)) ?? ""
    half = DayHalf(tail)
    ending = tail.isEmpty ? nil : PhraseLexicon.ending(tail)
    self.digits = half == nil && ending == nil ? word : String(digits) ?? word
  }

  var hasColon: Bool { digits.utf8.contains(UInt8(ascii: ":")) }

  /// Hour, minute and second; `nil` for another form.
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
