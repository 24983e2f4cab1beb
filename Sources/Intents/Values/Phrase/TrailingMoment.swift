/// The day or the time at the end of a quick text such as `Buy milk tomorrow 9am` (BW-26, BW-29).
package enum TrailingMoment: Sendable, Hashable {
  /// The text does not end in words about time.
  case none
  case taken(Taken)
  /// The text ends in words about time, but they are not one day or time; with the reason if there is one.
  case untaken(words: [String], fault: MomentFault?)

  /// A phrase at the end that was understood.
  package struct Taken: Sendable, Hashable {
    package let moment: WrittenMoment
    /// The number of words at the end that the phrase covers.
    package let wordCount: Int
    /// The words of them that stay in the name as they were typed, such as `14:30-15:30`.
    package let keptWords: [String]
    /// The words that are left for the name; the comma in front of the phrase is gone.
    package let name: [String]
  }

  /// No form has more words: `on the 24th of December 2027 at 9 o'clock` and one to spare.
  private static let maximumWords = 10

  /// Finds the longest phrase at the end that is clearly a day or a time.
  ///
  /// Not clear are a number or a month alone, `5/6` and `9.10`, `now`, and a short weekday of another language
  /// than the reader's: they stay words of the text.
  package init(of words: [String], on clock: ReaderClock) {
    let read = words.suffix(Self.maximumWords).map { PhraseWord($0) }
    for start in read.indices {
      let tail = read[start...]
      guard tail.allSatisfy({ $0.written.utf8.count <= PhraseWord.maximumBytes }),
        let phrase = Self.phrase(tail, on: clock), phrase.isClear
      else { continue }
      self = .taken(
        Taken(
          moment: phrase.moment,
          wordCount: tail.count,
          keptWords: [],
          name: words.dropLast(tail.count)
        )
      )
      return
    }
    self = .none
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
