/// The day or the time at the end of a quick text such as `Buy milk tomorrow 9am` (BW-26).
package struct TrailingMoment: Sendable {
  package let moment: WrittenMoment
  /// The words at the end that it was written in.
  package let wordCount: Int

  /// No form has more words: `on the 24th of December 2027 at 9 o'clock` and one to spare.
  private static let maximumWords = 10

  /// Finds the longest phrase at the end that is clearly a day or a time; `nil` where there is none.
  ///
  /// Not clear are a number or a month alone, `5/6` and `9.10`, `now`, and a short weekday of another language
  /// than the reader's: they stay words of the text.
  package init?(of words: [String], on clock: ReaderClock) {
    let read = words.suffix(Self.maximumWords).map { PhraseWord($0) }
    for start in read.indices {
      let tail = read[start...]
      guard tail.allSatisfy({ $0.written.utf8.count <= PhraseWord.maximumBytes }),
        let phrase = Self.phrase(tail, on: clock), phrase.isClear
      else { continue }
      moment = phrase.moment
      wordCount = tail.count
      return
    }
    return nil
  }

  private static func phrase(
    _ words: ArraySlice<PhraseWord>,
    on clock: ReaderClock
  ) -> MomentPhrase? {
    // The joined form is taken apart as one that was typed whole.
    do throws(MomentFault) {
      return try MomentPhrase(words.map(\.written).joined(separator: " "), on: clock)
    } catch {
      return nil
    }
  }
}
