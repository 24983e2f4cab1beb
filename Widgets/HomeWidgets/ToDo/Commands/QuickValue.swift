import Moments
import WidgetIntents

/// The value of a field such as `due:`, which may continue in the following words: `due:tomorrow
/// 9am`.
struct QuickValue {
  /// The value as typed; if it ends with punctuation, also the value without it.
  private let forms: [(text: String, closing: String)]
  /// The words after the value, some of which may be part of it.
  private let following: [String]

  /// The most following words that are tried; no date or rule has more words.
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

  /// Calls `read` with the value and as many following words as it accepts without an error.
  ///
  /// - Returns: The number of following words, and the punctuation after the last of them.
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
