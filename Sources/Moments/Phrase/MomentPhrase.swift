/// The parser of days and times in words, in English and Turkish (BW-23).
///
/// Its result depends only on the words and the clock. Day and time may be in either order. Weeks
/// begin on Monday. A time alone means its next occurrence, and a day without a year the next such
/// day.
package struct MomentPhrase {
  package let moment: WrittenMoment
  /// Whether the words can only mean a date: `5/6` may be a fraction, and `sat` a word of another
  /// language.
  let isClear: Bool
  /// Whether the phrase names a time without a day.
  let isTimeAlone: Bool
  /// The indices of the words of a time span such as `14:30-15:30`, of which the start is used;
  /// `nil` without a span.
  let span: Range<Int>?

  /// Parses a whole text.
  ///
  /// - Throws: `MomentFault` with the words that could not be parsed.
  package init(_ text: String, on clock: UserClock) throws(MomentFault) {
    try self.init(PhraseWord.words(of: text)[...], on: clock)
  }

  /// Parses the value of a sign such as `due:`, in which hyphens may replace spaces: `next-monday`,
  /// `in-3-days`.
  ///
  /// - Throws: `MomentFault` about the value as it was typed.
  package init(sign value: String, on clock: UserClock) throws(MomentFault) {
    do throws(MomentFault) {
      try self.init(value, on: clock)
    } catch {
      let fault = error
      let spaced = String(value.map { $0 == "-" ? " " : $0 })
      guard spaced != value, let phrase = Self.phrase(spaced, on: clock) else { throw fault }
      self = phrase
    }
  }

  private static func phrase(_ text: String, on clock: UserClock) -> MomentPhrase? {
    do throws(MomentFault) {
      return try MomentPhrase(text, on: clock)
    } catch {
      return nil
    }
  }

  init(_ words: ArraySlice<PhraseWord>, on clock: UserClock) throws(MomentFault) {
    var cursor = PhraseCursor(Array(words))
    if words.count == 1, cursor.isAt(.now) {
      moment = .instant(clock.now)
      isClear = false
      isTimeAlone = false
      span = nil
      return
    }
    var parts = PhraseParts(clock)
    while !cursor.isAtEnd { try parts.take(from: &cursor) }
    (moment, isClear) = try parts.moment()
    isTimeAlone = !parts.hasDay
    span = parts.span
  }
}
