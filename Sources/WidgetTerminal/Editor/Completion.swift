/// The completions of a partially typed word.
package struct Completion: Equatable, Sendable {
  /// The bytes of the partially typed word, which a candidate replaces.
  package let bytes: Range<Int>
  /// The completions, all of which begin with the typed word.
  package let candidates: [Candidate]

  package init(bytes: Range<Int>, candidates: [Candidate]) {
    (self.bytes, self.candidates) = (bytes, candidates)
  }

  package static func none(at offset: Int) -> Completion {
    Completion(bytes: offset..<offset, candidates: [])
  }

  /// The common prefix of all candidates; the whole text of a single one.
  package var common: String {
    guard var common = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }
}

/// A completion of the typed word.
package struct Candidate: Equatable, Sendable {
  /// The completion that replaces the partially typed word.
  package let text: String
  /// The text that represents the candidate in the list of completions.
  package let label: String
  /// A description for the list, such as the name of the object with an id; `nil` for none.
  package let note: String?

  package init(_ text: String, label: String? = nil, note: String? = nil) {
    self.text = text
    self.label = label ?? text
    self.note = note
  }
}
