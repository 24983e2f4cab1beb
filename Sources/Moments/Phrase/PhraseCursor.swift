/// The words of a phrase, read one after the other.
package struct PhraseCursor {
  private let words: [PhraseWord]
  private let meanings: [[PhraseMeaning]]
  package private(set) var index = 0
  /// The Turkish case ending of the word that was read last; `nil` for a word without one.
  private(set) var ending: PhraseEnding?

  package init(_ words: [PhraseWord]) {
    self.words = words
    meanings = words.indices.map { PhraseLexicon.meanings(at: $0, of: words) }
  }

  package var isAtEnd: Bool { index >= words.count }

  /// Returns the word `ahead` words after the current one; `nil` after the last.
  package func word(_ ahead: Int = 0) -> PhraseWord? {
    index + ahead < words.count ? words[index + ahead] : nil
  }

  package mutating func skip(_ count: Int = 1) {
    ending = word(count - 1)?.ending
    index += count
  }

  package mutating func take(_ folded: String...) -> Bool {
    guard let word = word(), folded.contains(word.folded) else { return false }
    skip()
    return true
  }

  /// Returns the words from an index to the current word, as they were typed.
  package func written(from start: Int) -> String {
    words[start..<min(max(index, start + 1), words.count)].map(\.written).joined(separator: " ")
  }

  /// The possible meanings of the next words, longest first.
  var here: [PhraseMeaning] { isAtEnd ? [] : meanings[index] }

  /// Reads the next words by the first of their meanings that `pick` accepts, and returns its
  /// result; `nil` if it accepts none.
  mutating func take<Value>(_ pick: (PhraseMeaning) -> Value?) -> Value? {
    for meaning in here {
      guard let value = pick(meaning) else { continue }
      index += meaning.length
      ending = meaning.ending
      return value
    }
    return nil
  }

  /// Reads one of the given terms; returns `false` if the next words mean none of them.
  mutating func take(_ terms: PhraseTerm...) -> Bool {
    take { terms.contains($0.term) ? true : nil } ?? false
  }

  /// Returns whether the next words mean one of the given terms.
  func isAt(_ terms: PhraseTerm...) -> Bool { here.contains { terms.contains($0.term) } }

  /// Runs a parser and returns its result; if that is `nil`, no word is consumed.
  mutating func attempt<Value>(
    _ read: (inout PhraseCursor) throws(MomentFault) -> Value?
  ) throws(MomentFault) -> Value? {
    let start = self
    if let value = try read(&self) { return value }
    self = start
    return nil
  }
}
