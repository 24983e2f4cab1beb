/// A word of a phrase, as typed and as the tables spell it.
package struct PhraseWord: Sendable, Hashable {
  package let written: String
  /// The word in lower case, with ASCII letters for Turkish ones, without a comma after it and
  /// without a Turkish ending.
  package let folded: String
  /// The Turkish ending after an apostrophe, as in `9'da` and `Cuma'ya`; `nil` for a word without
  /// one.
  let ending: PhraseEnding?

  /// The most bytes of a text, more than the longest phrase has, so that it may have more spaces.
  package static let maximumBytes = 96

  /// Returns the words of a text.
  ///
  /// - Throws: `MomentFault` for a text without words and for one that is too long.
  package static func words(of text: String) throws(MomentFault) -> [PhraseWord] {
    guard text.utf8.count <= maximumBytes else {
      throw MomentFault(
        english: "a date has at most \(maximumBytes) bytes",
        turkish: "bir tarih en çok \(maximumBytes) bayt olur"
      )
    }
    let words = text.split(whereSeparator: \.isWhitespace).flatMap { Self.words(String($0)) }
    guard !words.isEmpty else {
      throw MomentFault(
        english: "an empty text is not a date",
        turkish: "boş metin bir tarih değil"
      )
    }
    return words
  }

  /// Splits a typed word: `2026-12-01T09:00` into two words, `9:00-10:00` into three; other words
  /// are not split.
  static func words(_ written: String) -> [PhraseWord] {
    let word = PhraseWord(written)
    let bytes = Array(word.folded.utf8)
    if bytes.count > isoDayLength + 1, bytes[isoDayLength] == UInt8(ascii: "t"),
      bytes[4] == UInt8(ascii: "-"), bytes.first.map(isDigit) == true
    {
      return [
        PhraseWord(String(decoding: bytes[..<isoDayLength], as: UTF8.self)),
        PhraseWord(String(decoding: bytes[(isoDayLength + 1)...], as: UTF8.self)),
      ]
    }
    if word.folded.utf8.first == UInt8(ascii: "@") {
      // `Meet @5pm` is `Meet @ 5pm`.
      let time = PhraseWord(String(written.dropFirst()))
      if time.isClockTime { return [PhraseWord("@"), time] }
    }
    return joined(word) ?? [word]
  }

  private static let isoDayLength = 10  // bytes: 2026-12-01
  private static let strokes = "-–—/"

  /// Splits a word at a dash or slash: two times of a span, two days, or `mid-january`; `nil` for
  /// other words.
  private static func joined(_ word: PhraseWord) -> [PhraseWord]? {
    guard let stroke = word.folded.first(where: strokes.contains) else { return nil }
    let parts = word.folded.split(separator: stroke, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let words = parts.map { PhraseWord(String($0)) }
    if words.contains(where: \.isClockTime),
      words.allSatisfy({ $0.isClockTime || $0.number != nil })
    {
      guard stroke != "/" else { return nil }
      // An ending behind the second one, as in `14:00-15:00'te`, is the word's own.
      return [words[0], PhraseWord(String(stroke)), words[1]]
    }
    if case .edge = PhraseLexicon.exact(words[0].folded, \.term) { return words }
    let isDay = { (word: PhraseWord) in CalendarWords.weekday(word.folded) != nil }
    return words.allSatisfy(isDay) ? [words[0], PhraseWord(String(stroke)), words[1]] : nil
  }

  /// Whether the word is an abbreviation that is also another word of its language.
  var isLikeName: Bool { PhraseWords.all.contains { $0.wordsLikeNames.contains(folded) } }

  /// Whether the word is a single dash or slash.
  var isStroke: Bool { folded.count == 1 && Self.strokes.contains(folded) }

  /// Whether the word can only be a time of day: `9:00`, `9am`.
  var isClockTime: Bool {
    let digits = folded.utf8.prefix { Self.isDigit($0) || $0 == 0x3A || $0 == 0x2E }
    guard folded.utf8.first.map(Self.isDigit) == true else { return false }
    let rest = String(folded.dropFirst(digits.count))
    if rest.isEmpty { return digits.contains(0x3A) && digits.last != 0x3A }
    if DayHalf(rest) != nil { return true }
    // A zone behind the minutes, or a Turkish ending without its apostrophe.
    return digits.contains(0x3A)
      && (rest == "z" || rest.hasPrefix("+") || PhraseLexicon.ending(rest) != nil)
  }

  init(_ written: String) {
    var folded = Self.folded(written)
    while folded.utf8.count > 1, folded.utf8.last == UInt8(ascii: ",") { folded.removeLast() }
    // The end of a sentence is no part of its last word; `24.12.` and `p.m.` have points of their own.
    if folded.utf8.count > 2, let last = folded.last, ".!".contains(last),
      folded.dropLast().allSatisfy(\.isLetter)
    {
      folded.removeLast()
    }
    var ending: PhraseEnding?
    if let mark = folded.utf8.firstIndex(of: UInt8(ascii: "'")) {
      let text = String(folded[folded.utf8.index(after: mark)...])
      if mark > folded.startIndex, let found = PhraseLexicon.ending(text) {
        ending = found
        folded = String(folded[..<mark])
      }
    }
    self.written = written
    self.folded = folded
    self.ending = ending
  }

  /// The number that the word consists of, with at most six digits; `nil` for other words.
  package var number: Int? { Self.number(folded) }

  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Returns the text in lower case, with Turkish letters as the ASCII letters of other keyboards.
  static func folded(_ text: String) -> String {
    var folded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "İ", "I", "ı", "î", "Î": folded += "i"
      case "ş", "Ş": folded += "s"
      case "ç", "Ç": folded += "c"
      case "ğ", "Ğ": folded += "g"
      case "ü", "Ü", "û", "Û": folded += "u"
      case "ö", "Ö": folded += "o"
      case "â", "Â": folded += "a"
      case "’", "ʼ": folded += "'"
      // The same letters in two scalars.
      case "\u{300}"..."\u{36F}": continue
      default: folded += scalar.properties.lowercaseMapping
      }
    }
    return folded
  }
}
