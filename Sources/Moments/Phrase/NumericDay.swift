/// Reads days in numbers: `2026-12-24`, `2026/12/24`, `24.12.2026`, `24.12.`, `5/6`, `5/6/2026`.
enum NumericDay {
  case day(CivilDate)
  /// A day that may have another meaning: `5/6` may be a fraction, and `3.4.` a chapter.
  case doubtful(CivilDate)
  /// Numbers such as `9.10`, which may be a time or a day; each is `nil` if it does not exist.
  case dotted(time: WrittenTime?, day: CivilDate?)

  /// Reads a day in numbers; returns `nil` for other words.
  ///
  /// - Throws: `MomentFault` for a day that does not exist, and for an ambiguous one.
  static func take(
    from cursor: inout PhraseCursor,
    on clock: UserClock
  ) throws(MomentFault) -> NumericDay? {
    guard let word = cursor.word(), let shape = Shape(word.folded) else { return nil }
    guard let found = try shape.reading(word.written, clock) else { return nil }
    cursor.skip()
    return found
  }
}

extension PhraseWord {
  /// Whether the word has the form of a day in numbers, even if there is no such day.
  var isNumericDay: Bool { Shape(folded) != nil }
}

/// Two or three numbers that are separated by the same sign: `-`, `/` or `.`.
private struct Shape {
  private let numbers: [Int]
  private let lengths: [Int]
  private let sign: UInt8
  private let endsInSign: Bool

  init?(_ text: String) {
    guard text.utf8.first.map(PhraseWord.isDigit) == true,
      let sign = text.utf8.first(where: { !PhraseWord.isDigit($0) }),
      [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")].contains(sign)
    else { return nil }
    var parts = text.utf8.split(separator: sign, omittingEmptySubsequences: false)
    endsInSign = parts.last?.isEmpty == true
    if endsInSign { parts.removeLast() }
    numbers = parts.compactMap { String($0).flatMap { PhraseWord.number($0) } }
    lengths = parts.map(\.count)
    self.sign = sign
    guard numbers.count == parts.count, (2...3).contains(parts.count) else { return nil }
  }

  /// Returns the day or time that the numbers mean; `nil` if dates are not written in this form.
  ///
  /// - Throws: `MomentFault` for a day that does not exist, and for an ambiguous one.
  func reading(_ written: String, _ clock: UserClock) throws(MomentFault) -> NumericDay? {
    let today = clock.today
    switch (sign, lengths.count, endsInSign) {
    case (UInt8(ascii: "-"), 3, false) where lengths == [4, 2, 2],
      (UInt8(ascii: "/"), 3, false) where lengths[0] == 4 && isShort(1...2):
      return .day(try day(numbers[0], numbers[1], numbers[2], written))
    case (UInt8(ascii: "."), 3, false) where isShort(0...1) && [2, 4].contains(lengths[2]):
      // Of two digits it is a year of this century, as on forms.
      let year = lengths[2] == 2 ? 2_000 + numbers[2] : numbers[2]
      return .day(try day(year, numbers[1], numbers[0], written))
    case (UInt8(ascii: "."), 2, true) where isShort(0...1):
      guard let day = CivilDate.coming(month: numbers[1], day: numbers[0], from: today) else {
        throw .noCalendar(written)
      }
      return lengths == [1, 1] ? .doubtful(day) : .day(day)
    case (UInt8(ascii: "."), 2, false) where isShort(0...1):
      let time = lengths[1] == 2 ? WrittenTime(hour: numbers[0], minute: numbers[1]) : nil
      let day = CivilDate.coming(month: numbers[1], day: numbers[0], from: today)
      guard time != nil || day != nil else {
        throw MomentFault(
          english: "“\(written)” is neither a time nor a date that exists",
          turkish: "“\(written)” diye bir saat de tarih de yok"
        )
      }
      return .dotted(time: time, day: day)
    case (UInt8(ascii: "/"), 2, false) where isShort(0...1):
      return .doubtful(
        try strokes(written, clock) { CivilDate.coming(month: $0, day: $1, from: today) }
      )
    case (UInt8(ascii: "/"), 3, false) where isShort(0...1) && lengths[2] == 4:
      return .day(
        try strokes(written, clock) { CivilDate(year: numbers[2], month: $0, day: $1) }
      )
    default: return nil
    }
  }

  private func isShort(_ places: ClosedRange<Int>) -> Bool {
    places.allSatisfy { lengths[$0] <= 2 }
  }

  private func day(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ written: String
  ) throws(MomentFault) -> CivilDate {
    guard let found = CivilDate(year: year, month: month, day: day) else {
      throw .noCalendar(written)
    }
    return found
  }

  /// Returns the only valid reading of `5/6`; if both orders of day and month are valid, that of
  /// the locale.
  ///
  /// - Throws: `MomentFault` if neither is valid, or if the locale does not define the order.
  private func strokes(
    _ written: String,
    _ clock: UserClock,
    _ find: (_ month: Int, _ day: Int) -> CivilDate?
  ) throws(MomentFault) -> CivilDate {
    let dayFirst = find(numbers[1], numbers[0])
    let monthFirst = find(numbers[0], numbers[1])
    guard let dayFirst, let monthFirst, dayFirst != monthFirst else {
      guard let found = dayFirst ?? monthFirst else { throw .noCalendar(written) }
      return found
    }
    switch clock.locale.order {
    case .dayFirst: return dayFirst
    case .monthFirst: return monthFirst
    case nil:
      let words = [dayFirst, monthFirst].map { $0.dayAndMonth(in: clock.locale.language) }
      throw MomentFault(
        english: "“\(written)” is \(words[0]) or \(words[1])",
        turkish: "“\(written)”, \(words[0]) ya da \(words[1]) demek",
        forms: words + ["\(numbers[0]).\(numbers[1])."]
      )
    }
  }
}
