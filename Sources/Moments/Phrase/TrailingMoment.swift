/// The day or the time at the end of a quick text such as `Buy milk tomorrow 9am` (BW-26, BW-29).
package enum TrailingMoment: Sendable, Hashable {
  /// The text does not end in words about time.
  case none
  case taken(Taken)
  /// The text ends in words about time, but they are not one day or time; with the reason if there
  /// is one.
  case untaken(words: [String], fault: MomentFault?)

  /// A day or time that was understood at the end of a text.
  package struct Taken: Sendable, Hashable {
    package let moment: WrittenMoment
    /// The number of words at the end that the phrase covers.
    package let wordCount: Int
    /// The words of the phrase that also stay in the to-do's name, such as `14:30-15:30`.
    package let keptWords: [String]
    /// The words of the to-do's name, without the phrase and without a comma before it.
    package let name: [String]
  }

  /// The most words of a phrase.
  ///
  /// One of the longest has 13: `by the last friday of December 2027 in the evening at 8 o'clock`.
  private static let maximumWords = 16
  /// The most words that are searched for a day if a time is at the end.
  private static let maximumNameWords = 200

  /// Finds the longest phrase at the end that is clearly a day or a time, and all of the words
  /// about time there.
  ///
  /// A number or a month alone, `5/6`, `9.10` and `now` are not clear. Neither is a short weekday
  /// in a language other than the user's. They remain words of the text.
  package init(of words: [String], on clock: UserClock) {
    let last = words.suffix(Self.maximumWords)
    self.init(PhraseTail(of: last, locale: clock.locale), words, clock)
    var known: Taken?
    if case .taken(let taken) = self { known = taken }
    if case .untaken = self { return }
    // `2 gün içinde` has no word that says for certain in which language it is, and for an English reader the last word
    // of `3 gün sonra saat 10'da` is an hour of today: the longest meaning counts, if it is another one.
    let tail = PhraseTail(of: last, locale: clock.locale, inAnyLanguage: true)
    if case .taken(let taken) = TrailingMoment(tail, words, clock),
      taken.wordCount > known?.wordCount ?? 0, taken.moment != known?.moment
    {
      self = .taken(taken)
    }
  }

  private init(_ tail: PhraseTail, _ words: [String], _ clock: UserClock) {
    var fault: MomentFault?
    for start in tail.start..<tail.words.count where tail.beginsWord(at: start) {
      let phrase: MomentPhrase
      do throws(MomentFault) {
        phrase = try MomentPhrase(tail.words[start...], on: clock)
      } catch {
        if fault == nil, !error.isUnknownWord { fault = error }
        continue
      }
      guard phrase.isClear else { continue }
      guard !tail.isPart(from: start, isTimeAlone: phrase.isTimeAlone) else { break }
      let first = tail.source(of: start)
      if phrase.isTimeAlone, let day = Self.time(in: words[..<first], clock.locale) {
        self = .untaken(words: day + ["…"] + words[first...], fault: nil)
        return
      }
      self = .taken(Taken(phrase, from: start, of: tail, words))
      return
    }
    guard tail.isSure else {
      self = .none
      return
    }
    self = .untaken(words: Array(words[tail.source(of: tail.reportedStart)...]), fault: fault)
  }

  /// Returns the words about a day or a time in a name, to which a time at the end may belong.
  ///
  /// - Returns: `nil` if there are none.
  private static func time(in name: ArraySlice<String>, _ locale: UserLocale) -> [String]? {
    let name = name.suffix(maximumNameWords)
    var end = name.endIndex
    while end > name.startIndex {
      let tail = PhraseTail(of: name[..<end].suffix(maximumWords), locale: locale)
      guard tail.start < tail.words.count else {
        end -= 1
        continue
      }
      let start = tail.source(of: tail.start)
      if tail.isSure {
        let told = tail.source(of: tail.reportedStart)...tail.source(of: tail.reportedEnd - 1)
        return Array(name[told])
      }
      end = start
    }
    return nil
  }
}

extension TrailingMoment.Taken {
  fileprivate init(
    _ phrase: MomentPhrase,
    from start: Int,
    of tail: PhraseTail,
    _ words: [String]
  ) {
    let first = tail.source(of: start)
    moment = phrase.moment
    wordCount = words.count - first
    if let span = phrase.span {
      let kept =
        tail.source(
          of: start + span.lowerBound
        )...tail.source(
          of: start + span.upperBound - 1
        )
      keptWords = Array(words[kept])
    } else {
      keptWords = []
    }
    var name = Array(words[..<first])
    if let last = name.last, last.utf8.count > 1, last.utf8.last == UInt8(ascii: ",") {
      name[name.count - 1] = String(last.dropLast())
    }
    self.name = name + keptWords
  }
}
