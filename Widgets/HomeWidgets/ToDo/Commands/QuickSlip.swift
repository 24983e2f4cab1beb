import WidgetIntents

/// Words that an edit would use as the new name although they are probably a mistake: `20th`,
/// `high`, `#home`.
///
/// A user who really wants such a name types `--` before it.
struct QuickSlip: Equatable {
  let text: String

  /// Checks the words that would become the new name; returns `nil` if they are a plausible name.
  ///
  /// - Parameters:
  ///   - words: All words of the name.
  ///   - isTold: Whether all words look like a date or a recurrence that was not understood.
  init?(_ words: [String], isTold: Bool) {
    text = words.joined(separator: " ")
    guard !words.isEmpty,
      isTold || Self.isDate(words) || !text.contains(where: { $0.isLetter || $0.isNumber })
        || (words.count == 1 && Self.isField(text)) || Self.signs.contains(words[0])
    else { return nil }
  }

  /// The signs that may be separated from their word by mistake: `- home`.
  private static let signs: Set<String> = ["+", "-", "@", "#"]
  private static let articles: Set<String> = ["the", "on", "at", "by", "in", "due", "saat", "ayin"]
  private static let endings: Set<String> = [
    "", "st", "nd", "rd", "th", "am", "pm", "d", "w", "m", "y", "h", "t", "tz", "z", "min", "g",
  ]

  /// Returns whether the words look like a number or a date that was not understood: `20th`, `the
  /// 20th`, `11-13T16:00`.
  private static func isDate(_ words: [String]) -> Bool {
    let rest = words.drop { articles.contains(FoldedText.fold($0)) }
    return !rest.isEmpty && rest.allSatisfy(isDateLike)
  }

  /// Returns whether a word consists of digits, punctuation of dates and a unit such as `pm`.
  private static func isDateLike(_ word: String) -> Bool {
    guard word.first?.isNumber == true else { return false }
    let letters = FoldedText.fold(word).filter { !$0.isNumber && !":-./,+".contains($0) }
    return endings.contains(letters)
  }

  /// Returns whether a word looks like a field in a wrong form: a priority `high`, a tag `#home`,
  /// an unknown field `tag:home`.
  private static func isField(_ word: String) -> Bool {
    if word.first == "#" || ToDoPriority(typed: word) != nil { return true }
    guard let colon = word.firstIndex(of: ":") else { return false }
    let (head, value) = (word[..<colon], word[word.index(after: colon)...])
    return !head.isEmpty && head.allSatisfy(\.isLetter) && !value.isEmpty && !value.hasPrefix("//")
  }
}
