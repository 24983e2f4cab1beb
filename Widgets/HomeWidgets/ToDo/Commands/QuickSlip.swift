import WidgetIntents

/// Words of an edit that would become the name, and are more likely a mistake: `20th`, `high`, `#home`.
///
/// A name of such words follows `--`.
struct QuickSlip: Equatable {
  let text: String

  /// Looks at the words that are left for a name; `nil` for a name.
  ///
  /// - Parameters:
  ///   - words: All of them.
  ///   - isTold: Whether they are all about time, and were not understood.
  init?(_ words: [String], isTold: Bool) {
    text = words.joined(separator: " ")
    guard !words.isEmpty,
      isTold || Self.isDate(words) || !text.contains(where: { $0.isLetter || $0.isNumber })
        || (words.count == 1 && Self.isField(text)) || Self.signs.contains(words[0])
    else { return nil }
  }

  /// Signs that a blank keeps from their word: `- home`.
  private static let signs: Set<String> = ["+", "-", "@", "#"]
  private static let articles: Set<String> = ["the", "on", "at", "by", "in", "due", "saat", "ayin"]
  private static let endings: Set<String> = [
    "", "st", "nd", "rd", "th", "am", "pm", "d", "w", "m", "y", "h", "t", "tz", "z", "min", "g",
  ]

  /// Whether they are a number or a date that was not understood: `20th`, `the 20th`, `11-13T16:00`.
  private static func isDate(_ words: [String]) -> Bool {
    let rest = words.drop { articles.contains(FoldedText.fold($0)) }
    return !rest.isEmpty && rest.allSatisfy(isDateLike)
  }

  /// Whether a word consists of digits and the signs of a date or an hour.
  private static func isDateLike(_ word: String) -> Bool {
    guard word.first?.isNumber == true else { return false }
    let letters = FoldedText.fold(word).filter { !$0.isNumber && !":-./,+".contains($0) }
    return endings.contains(letters)
  }

  /// Whether a word is a priority without its sign, a tag with another sign, or a field that no sign sets:
  /// `high`, `#home`, `tag:home`.
  private static func isField(_ word: String) -> Bool {
    if word.first == "#" || ToDoPriority(typed: word) != nil { return true }
    guard let colon = word.firstIndex(of: ":") else { return false }
    let (head, value) = (word[..<colon], word[word.index(after: colon)...])
    return !head.isEmpty && head.allSatisfy(\.isLetter) && !value.isEmpty && !value.hasPrefix("//")
  }
}
