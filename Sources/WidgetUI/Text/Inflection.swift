import Foundation

/// The grammatical agreement in `^[3 apple](inflect: true)`, whose noun agrees with the number.
///
/// Nouns agree only if the environment's language is English. Turkish has no plural after a number,
/// and other languages are not supported.
enum Inflection {
  /// Words that end a noun's phrase when they follow the noun: "3 cups of tea", "3 days left".
  private static let endings: Set<String> = [
    "of", "in", "on", "at", "to", "for", "with", "from", "by", "per", "and", "or", "until", "since",
    "left", "ago", "away", "later", "remaining", "today",
  ]

  /// Returns the tokens with the noun after their first number in the plural, unless the number is
  /// one.
  static func inflected(_ tokens: ArraySlice<InlineMarkdown.Token>) -> [InlineMarkdown.Token] {
    let tokens = Array(tokens)
    guard let number = number(in: tokens), !number.isOne,
      let noun = noun(in: tokens, after: number.end)
    else { return tokens }
    let plural = Text(plural(of: noun.words))
    return tokens[..<noun.range.lowerBound] + [.text(plural)] + tokens[noun.range.upperBound...]
  }

  /// Returns whether the first number is one, and the index after it; `nil` if there is no number.
  private static func number(
    in tokens: [InlineMarkdown.Token]
  ) -> (isOne: Bool, end: Int)? {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if case .text(_, let isOne?) = tokens[index] { return (isOne, index + 1) }
      let digits = tokens[index...].prefix { $0.character?.isNumber == true }
      if !digits.isEmpty {
        // "1" stands alone: a fraction or a thousand go on after it.
        let end = tokens[digits.endIndex...].prefix {
          $0.character.map { !$0.isWhitespace } ?? true
        }
        return (digits.count == 1 && digits.first == .character("1") && end.isEmpty, end.endIndex)
      }
      index += 1
    }
    return nil
  }

  /// Returns the noun after an index, which is the last word of its phrase, and the noun's range;
  /// `nil` if there is none.
  ///
  /// An interpolated value may also be the noun.
  private static func noun(
    in tokens: [InlineMarkdown.Token],
    after start: Int
  ) -> (words: String, range: Range<Int>)? {
    var noun: (words: String, range: Range<Int>)?
    var index = start
    while index < tokens.endIndex {
      let letters = tokens[index...].prefix { $0.character?.isLetter == true }
      let word = String(letters.compactMap(\.character))
      if noun != nil, endings.contains(word.lowercased()) { break }
      if !word.isEmpty {
        noun = (word, letters.startIndex..<letters.endIndex)
      } else if case .text(let text, nil) = tokens[index], !text.plain.isEmpty {
        noun = (text.plain, index..<index + 1)
      }
      index = max(letters.endIndex, index + 1)
    }
    return noun
  }

  private static func plural(of noun: String) -> FormattedValue {
    FormattedValue { place in
      (place.locale ?? .reader).language.languageCode == .english
        ? EnglishPlural.plural(of: noun) : noun
    }
  }
}
