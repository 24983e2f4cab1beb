/// A word of a date in words, as it was written and in the letters that the tables have.
package struct PhraseWord: Sendable, Hashable {
  package let written: String
  /// Lower case, ASCII for the letters of Turkish, without the comma behind it and without a Turkish ending.
  package let folded: String
  /// Whether a Turkish ending says that something happens then: `9'da`, `Cuma'da`.
  let isLocative: Bool

  /// The longest form has 43 letters; the rest is room for blanks.
  package static let maximumBytes = 96

  /// The words of a text.
  ///
  /// - Throws: `MomentFault` for a text without words and for one that is too long.
  package static func words(of text: String) throws(MomentFault) -> [PhraseWord] {
    guard text.utf8.count <= maximumBytes else {
      throw MomentFault(
        english: "more than \(maximumBytes) bytes are no date",
        turkish: "\(maximumBytes) bayttan uzun bir tarih olmaz"
      )
    }
    let words = text.split(whereSeparator: \.isWhitespace).flatMap { Self.words(String($0)) }
    guard !words.isEmpty else {
      throw MomentFault(english: "an empty text is no date", turkish: "boş metin bir tarih değil")
    }
    return words
  }

  /// A word, or of `2026-12-01T09:00` its two.
  private static func words(_ written: String) -> [PhraseWord] {
    let word = PhraseWord(written)
    let bytes = Array(word.folded.utf8)
    guard bytes.count > isoDayLength + 1, bytes[isoDayLength] == UInt8(ascii: "t"),
      bytes[4] == UInt8(ascii: "-"), bytes.first.map(isDigit) == true
    else { return [word] }
    return [
      PhraseWord(String(decoding: bytes[..<isoDayLength], as: UTF8.self)),
      PhraseWord(String(decoding: bytes[(isoDayLength + 1)...], as: UTF8.self)),
    ]
  }

  private static let isoDayLength = 10  // bytes: 2026-12-01

  init(_ written: String) {
    var folded = Self.folded(written)
    while folded.utf8.count > 1, folded.utf8.last == UInt8(ascii: ",") { folded.removeLast() }
    var isLocative = false
    if folded != Self.oClock, let mark = folded.utf8.firstIndex(of: UInt8(ascii: "'")) {
      let ending = String(folded[folded.utf8.index(after: mark)...])
      if mark > folded.startIndex, Self.endings.contains(ending) {
        isLocative = Self.locatives.contains(ending)
        folded = String(folded[..<mark])
      }
    }
    self.written = written
    self.folded = folded
    self.isLocative = isLocative
  }

  static let oClock = "o'clock"

  /// The endings of Turkish for at, to, from, of and the object, in the letters of `folded`.
  private static let endings: Set<String> = [
    "da", "de", "ta", "te", "a", "e", "ya", "ye", "dan", "den", "tan", "ten", "i", "u", "yi",
    "yu", "in", "un", "nin", "nun",
    "inde", "unde", "unda", "inda", "si", "su",
  ]
  static let locatives: Set<String> = ["da", "de", "ta", "te"]

  /// The number that the word is, of at most six digits; `nil` for others.
  package var number: Int? { Self.number(folded) }

  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...6).contains(text.utf8.count), text.utf8.allSatisfy(isDigit) else { return nil }
    return Int(text)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Both cases of all the letters that a person without a Turkish keyboard writes alike.
  private static func folded(_ text: String) -> String {
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

/// The words of a phrase, read one after the other.
package struct PhraseCursor {
  private let words: [PhraseWord]
  package private(set) var index = 0

  package init(_ words: [PhraseWord]) {
    self.words = words
  }

  package var isAtEnd: Bool { index >= words.count }

  /// The word so many places ahead.
  package func word(_ ahead: Int = 0) -> PhraseWord? {
    index + ahead < words.count ? words[index + ahead] : nil
  }

  package mutating func skip(_ count: Int = 1) { index += count }

  package mutating func take(_ folded: String...) -> Bool {
    guard let word = word(), folded.contains(word.folded) else { return false }
    index += 1
    return true
  }

  /// The words from a place to here, as they were written.
  package func written(from start: Int) -> String {
    words[start..<min(max(index, start + 1), words.count)].map(\.written).joined(separator: " ")
  }
}
