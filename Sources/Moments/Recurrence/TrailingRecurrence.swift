/// The recurrence at the end of a quick text such as `Water plants every friday` (BW-26, BW-29).
///
/// It depends only on the words and the clock. It is recognized only if its words express a
/// repetition and include all of the words about time at the end.
package enum TrailingRecurrence: Sendable, Equatable {
  /// The text does not end in a recurrence.
  case none
  case taken(Taken)
  /// The text ends in words about a repetition that are not one rule; with the reason if there is
  /// one.
  case untaken(words: [String], fault: RecurrenceFault?)

  /// A recurrence rule that was understood at the end of a text.
  package struct Taken: Sendable, Equatable {
    package let phrase: RecurrencePhrase
    /// The first due date; its time, if any, is that of every occurrence.
    package let moment: WrittenMoment
    /// The number of words at the end that the phrase covers.
    package let wordCount: Int
    /// The words of the to-do's name: a span of hours is included, the phrase and a comma before it
    /// are not.
    package let name: [String]

    package var rule: Recurrence { phrase.rule }
  }

  /// The most words of a rule with its time, its start and its end.
  private static let maximumWords = 24

  /// Finds the longest recurrence at the end of a text.
  package init(of words: [String], on clock: UserClock) {
    self = TrailingWords(words, maximum: Self.maximumWords, on: clock)?.found() ?? .none
  }
}

/// The words at the end of a text, parsed as words of a rule.
private struct TrailingWords {
  private let all: [String]
  private let typed: [String]
  private let read: [[PhraseWord]]
  private let clock: UserClock

  /// The most words of a time before a rule.
  private static let maximumTimeWords = 4

  /// Prepares the last `maximum` words of a text for the search for a rule at its end.
  ///
  /// It is `nil` if the last word is too long for a rule.
  init?(_ words: [String], maximum: Int, on clock: UserClock) {
    all = words
    self.clock = clock
    var typed: [String] = []
    var read: [[PhraseWord]] = []
    for word in words.suffix(maximum) {
      if let parts = PhraseWord.ofRule([word]) {
        typed.append(word)
        read += parts
      } else {
        // Too long for a word of a rule.
        (typed, read) = ([], [])
      }
    }
    guard !typed.isEmpty else { return nil }
    (self.typed, self.read) = (typed, read)
  }

  func found() -> TrailingRecurrence {
    for start in typed.indices {
      guard let phrase = phrase(from: start) else { continue }
      guard let moment = phrase.moment else {
        // A rule that has ended: its end is no day to be due on.
        guard phrase.isRepeating else { continue }
        return .untaken(words: Array(typed[related(before: start)...]), fault: nil)
      }
      guard phrase.isRepeating else {
        // `Gym mon, wed, fri` comes back, and `Fair mon-wed` does not.
        let isTimed = phrase.time != nil && phrase.rule.places == Recurrence.workdays
        if phrase.listsWeekdays || isTimed {
          return .untaken(words: Array(typed[start...]), fault: nil)
        }
        continue
      }
      return taken(phrase, moment, from: start)
    }
    return untaken()
  }

  private func phrase(from start: Int) -> RecurrencePhrase? {
    do throws(RecurrenceDoubt) {
      return try RecurrencePhrase(read[start...].flatMap(\.self)[...], on: clock)
    } catch {
      return nil
    }
  }

  private func taken(
    _ phrase: RecurrencePhrase,
    _ moment: WrittenMoment,
    from start: Int
  ) -> TrailingRecurrence {
    let before = start > 0 ? read[start - 1].last?.folded : nil
    let knows = { (set: (RecurrenceVocabulary) -> Set<String>) in
      before.map { word in RecurrenceVocabulary.all.contains { set($0).contains(word) } } ?? false
    }
    if phrase.beginsWithAdverb {
      // `Read the daily`, `The Backup Quarterly`: a name, or part of one.
      let isCapital = start > 0 && typed[start].first?.isUppercase == true
      if isCapital || knows(\.determiners) {
        return .untaken(words: Array(typed[start...]), fault: nil)
      }
    } else if phrase.rule.places == Recurrence.workdays, start > 0,
      read[start - 1].last?.number != nil, !beginsWithEvery(start)
    {
      // `in 10 business days` is a distance.
      return .untaken(words: Array(typed[related(before: start - 1)...]), fault: nil)
    } else if knows(\.binding) {
      return .untaken(words: Array(typed[related(before: start)...]), fault: nil)
    }
    var (phrase, moment, first) = (phrase, moment, start)
    if phrase.time == nil, let (time, words) = time(before: start) {
      let timed = phrase.timed(time, on: clock)
      if let later = timed.moment { (phrase, moment, first) = (timed, later, start - words) }
    }
    let count = typed.count - first
    var name = Array(all.dropLast(count))
    if let last = name.last, last.utf8.count > 1, last.hasSuffix(",") {
      name[name.count - 1] = String(last.dropLast())
    }
    name += span(phrase.spanWords, from: start)
    return .taken(
      TrailingRecurrence.Taken(phrase: phrase, moment: moment, wordCount: count, name: name)
    )
  }

  /// Returns whether a phrase begins with `every`, or the same word of another language.
  private func beginsWithEvery(_ start: Int) -> Bool {
    guard let word = read[start].first?.folded else { return false }
    return RecurrenceVocabulary.all.contains { $0.marks[.every]?.contains(word) == true }
  }

  /// Returns the words of a span of hours as they were typed, although `14:30-15:30` is parsed as
  /// three words.
  private func span(_ words: [String], from start: Int) -> [String] {
    guard !words.isEmpty else { return [] }
    for first in start..<typed.count {
      var parts: [String] = []
      for last in first..<typed.count where parts.count < words.count {
        parts += read[last].map(\.written)
        if parts == words { return Array(typed[first...last]) }
      }
    }
    return words
  }

  /// Returns the time before a rule, as in `Standup 9:30 every weekday`, and the number of its
  /// words; `nil` if there is none.
  private func time(before start: Int) -> (WrittenTime, Int)? {
    for count in stride(from: min(Self.maximumTimeWords, start), through: 1, by: -1) {
      let text = typed[(start - count)..<start].joined(separator: " ")
      if let time = RecurrenceGrammar.time(of: text, on: clock) { return (time, count) }
    }
    return nil
  }

  /// Returns the index of the first of the words about time that precede `start` without a gap.
  private func related(before start: Int) -> Int {
    var first = start
    while first > 0, let word = read[first - 1].last?.folded,
      RecurrenceVocabulary.all.contains(where: { $0.knows(word) })
    {
      first -= 1
    }
    return first
  }

  /// Returns words that begin with `every`, or with `her` in Turkish, are all about time, and are
  /// not a valid rule.
  private func untaken() -> TrailingRecurrence {
    for vocabulary in RecurrenceVocabulary.all {
      let every = Set((vocabulary.marks[.every] ?? []))
      for start in typed.indices.reversed() {
        let words = read[start].map(\.folded)
        guard words.allSatisfy(vocabulary.knows) else { break }
        guard let first = words.first, every.contains(first) else { continue }
        let rest = read[start...].flatMap { $0.map(\.folded) }.dropFirst()
        guard rest.contains(where: vocabulary.names) else { continue }
        let from = related(before: start)
        return .untaken(words: Array(typed[from...]), fault: fault(from: start))
      }
    }
    return .none
  }

  private func fault(from start: Int) -> RecurrenceFault? {
    do throws(RecurrenceFault) {
      _ = try RecurrencePhrase(typed[start...].joined(separator: " "), on: clock)
      return nil
    } catch {
      return error
    }
  }
}
