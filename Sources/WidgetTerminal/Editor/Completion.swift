/// The ways in which a begun word can go on.
package struct Completion: Equatable, Sendable {
  /// The bytes of the begun word, which a candidate replaces.
  package let bytes: Range<Int>
  /// All of them go on from the begun word.
  package let candidates: [Candidate]

  package init(bytes: Range<Int>, candidates: [Candidate]) {
    (self.bytes, self.candidates) = (bytes, candidates)
  }

  package static func none(at offset: Int) -> Completion {
    Completion(bytes: offset..<offset, candidates: [])
  }

  /// What all candidates begin with; the only one whole.
  package var common: String {
    guard var common = candidates.first?.text[...] else { return "" }
    for candidate in candidates.dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }
}

/// One way in which an input can go on.
package struct Candidate: Equatable, Sendable {
  /// What is put in place of the begun word.
  package let text: String
  /// What the list shows of it.
  package let label: String
  /// What an id means: the name of what it stands for.
  package let note: String?

  package init(_ text: String, label: String? = nil, note: String? = nil) {
    self.text = text
    self.label = label ?? text
    self.note = note
  }
}
