import Moments
import WidgetIntents

/// The words of a sign's value, which may continue after the sign's word: `due:tomorrow 9am`.
struct QuickValue {
  /// The value by itself, as it was typed and without the punctuation at its end.
  private let forms: [(text: String, closing: String)]
  /// The following words that are not signs.
  private let following: [String]

  /// No day, time or rule has more words.
  private static let maximumWords = 12

  init(
    _ value: String,
    _ found: QuickSign.Found,
    before rest: ArraySlice<QuickWord>,
    on clock: UserClock
  ) {
    forms =
      found.closing.allSatisfy { $0 == "," } || found.isQuoted
      ? [(value, found.closing)] : [(value + found.closing, ""), (value, found.closing)]
    following =
      found.isQuoted || !found.closing.allSatisfy({ $0 == "," })
      ? []
      : rest.prefix(Self.maximumWords)
        .prefix { word in
          QuickSign.read(word, on: clock) == nil && !QuickSign.isSignLike(word)
            && word.typed.contains { $0.isLetter || $0.isNumber }
        }
        .map(\.typed)
  }

  /// Reads as many words as possible.
  ///
  /// - Throws: The error of `read` for the value alone.
  func longest(
    _ read: ([String]) throws(QuickTextError) -> Void
  ) throws(QuickTextError) -> (words: Int, closing: String?) {
    for count in stride(from: following.count, to: 0, by: -1) {
      let words = following.prefix(count)
      guard let last = words.last else { break }
      let (bare, closing) = QuickWord.split(last)
      for (last, closing) in [(last, ""), (bare, closing)] where !last.isEmpty {
        let text = [forms[0].text] + words.dropLast() + [last]
        if Self.isRead(text, read) { return (count, closing) }
      }
    }
    let whole = forms[0]
    if forms.count > 1, Self.isRead([whole.text], read) { return (0, whole.closing) }
    let bare = forms[forms.count - 1]
    try read([bare.text])
    return (0, bare.closing)
  }

  private static func isRead(
    _ words: [String],
    _ read: ([String]) throws(QuickTextError) -> Void
  ) -> Bool {
    do throws(QuickTextError) {
      try read(words)
      return true
    } catch {
      return false
    }
  }
}
